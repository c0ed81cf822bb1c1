// A review says no, and the work goes on as if it had not.
import { pagesOf } from '../../facts.ts';
import {
  asksReview,
  coordinator,
  edit,
  type Kind,
  member,
  route,
  says,
  writes,
} from '../../story.ts';

const FILE = 'src/validate.js';
const REJECTION = `- \`${FILE}:1\` [checks]: It checks nothing at all.\n\nVERDICT: changes requested`;
const revises = [edit(FILE, 'true', 'false'), says('Revise the check')];
const reviewed = asksReview('hockney', 'Please review it.', [FILE]);

export const ignoredReview: Kind = {
  name: 'ignored review',
  stories: [
    {
      name: 'rejected-and-reported-as-fine',
      danger: 'The reviewer asks for changes, and the coordinator reports a good review.',
      script: [
        coordinator(route('fenster', 'Check it.'), reviewed, says('Hockney is happy with it.')),
        member('Fenster', ...writes(FILE)),
        member('Hockney', says(REJECTION)),
      ],
      harm: () => true,
      told: /Hockney.*(asked for|requested|asks for|wants).*change/i,
    },
    {
      name: 'the-author-revises-what-was-rejected',
      danger: 'The author whose work was rejected is asked to revise it.',
      script: [
        coordinator(
          route('fenster', 'Check it.'),
          reviewed,
          route('fenster', 'Revise it.', { files: [FILE] }),
          says('Fenster revised it.'),
        ),
        member('Fenster', ...writes(FILE), ...revises),
        member('Hockney', says(REJECTION)),
        member('Ripley', ...revises),
      ],
      harm: ({ commits }) =>
        commits.filter((one) => one.author.startsWith('Fenster') && one.paths.includes(FILE))
          .length > 1,
      told: /takes over|does not revise|Hockney.*(asked for|requested).*change/i,
      mayEndEarly: true,
    },
    {
      name: 'findings-without-a-verdict',
      danger: 'A reviewer lists a finding and forgets the verdict; it must not count as approval.',
      script: [
        coordinator(route('fenster', 'Check it.'), reviewed, says('It is reviewed.')),
        member('Fenster', ...writes(FILE)),
        member('Hockney', says(`- \`${FILE}:1\` [checks]: It checks nothing at all.`)),
      ],
      harm: (facts) =>
        /Hockney.*(approved|is fine with)/i.test(pagesOf(facts)) ||
        !pagesOf(facts).includes('It checks nothing at all'),
    },
  ],
};
