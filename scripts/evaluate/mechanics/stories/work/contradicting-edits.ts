// Two agents change the same lines at the same time.
import {
  after,
  coordinator,
  create,
  edit,
  type Kind,
  member,
  routeAway,
  says,
  together,
  view,
} from '../../story.ts';

const LINE = 'export const sessionMinutes = 30;\n';
const minutes = (count: number) => LINE.replace('30', String(count));
const both = coordinator(
  together(routeAway('fenster', 'Make it 60.'), routeAway('verbal', 'Make it 90.')),
  says('Both are done.'),
);
/** The coordinator starts both without waiting, and later hears what became of their work. */
const bothAndNews = coordinator(
  together(routeAway('fenster', 'Make it 60.'), routeAway('verbal', 'Make it 90.')),
  says('Both are done.'),
  says('Both are done.'),
);
const first = member(
  'Fenster',
  after('Verbal', 2, edit('src/config.js', LINE, minutes(60))),
  says('Sessions last 60 minutes'),
);
const later = (...steps: Parameters<typeof member>[1][]) =>
  member(
    'Verbal',
    view('src/config.js'),
    after('Fenster', 2, { ...edit('src/config.js', LINE, minutes(90)), delayMs: 400 }),
    says('Sessions last 90 minutes'),
    ...steps,
  );
const hasMarkers = (text: string | undefined): boolean => /^(<<<<<<<|>>>>>>>)/m.test(text ?? '');

export const contradictingEdits: Kind = {
  name: 'contradicting edits',
  stories: [
    {
      name: 'the-later-one-leaves-the-markers',
      danger: 'The later agent gets both versions back, and changes nothing.',
      script: [bothAndNews, first, later(says('I like both.'))],
      harm: () => true,
      told: /conflict|set aside|collide|same lines/i,
    },
    {
      name: 'the-later-one-overwrites',
      danger: 'The later agent writes over what the first one did, markers and all.',
      script: [
        both,
        first,
        later(
          view('src/config.js'),
          edit(
            'src/config.js',
            `{{line <<<<<<<}}\n${minutes(60)}=======\n${minutes(90)}{{line >>>>>>>}}\n`,
            minutes(90),
          ),
          says('It is 90 minutes.'),
        ),
      ],
      harm: ({ files, branches }) =>
        hasMarkers(files.get('src/config.js')) || branches.length === 0,
    },
    {
      name: 'two-agents-create-one-file',
      danger: 'Two agents write a file of the same name, and the later one does not join them.',
      script: [
        bothAndNews,
        member(
          'Fenster',
          after('Verbal', 2, create('src/limits.js', minutes(60))),
          says('Add the limits'),
        ),
        member(
          'Verbal',
          view('src/config.js'),
          after('Fenster', 2, { ...create('src/limits.js', minutes(90)), delayMs: 400 }),
          says('Add the limits'),
          says('Mine is better.'),
        ),
      ],
      harm: () => true,
      told: /conflict|set aside|collide|same lines/i,
    },
  ],
};
