// The same work, done and paid for twice.
import type { Facts } from '../../facts.ts';
import { coordinator, type Kind, member, route, says, together, writes } from '../../story.ts';

const sessionsOf = ({ given }: Facts, who: string): number =>
  given.filter((request) => request.who === who && request.turn === 1).length;
const validate = route('fenster', 'Refuse an empty address.');

export const repeatedWork: Kind = {
  name: 'repeated work',
  stories: [
    {
      name: 'the-same-task-twice-in-one-turn',
      danger: 'The coordinator sends the same task to the same agent twice at once.',
      script: [
        coordinator(together(validate, validate), says('The form is validated.')),
        member('Fenster', ...writes('src/validate.js')),
      ],
      harm: (facts) => sessionsOf(facts, 'Fenster') > 1,
      told: /Fenster.*(×|x) ?2|2 sessions|twice|same.*under way/i,
      mayEndEarly: true,
      note: 'the coordinator may send a task again while it is under way',
    },
    {
      name: 'the-same-event-twice',
      danger: 'GitHub delivers the same comment twice.',
      scenario: { later: [{ expected: { outcome: 'answered' } }] },
      script: [
        coordinator(validate, says('The form is validated.')),
        member('Fenster', ...writes('src/validate.js')),
      ],
      harm: (facts) =>
        facts.pulls.length !== 1 || facts.boards.length !== 1 || sessionsOf(facts, 'Fenster') !== 1,
    },
    {
      name: 'finished-work-is-sent-again',
      danger: 'The coordinator sends finished work to a second agent, who makes it again.',
      script: [
        coordinator(
          validate,
          route('verbal', 'Refuse an empty address.'),
          says('The form is validated.'),
        ),
        member('Fenster', ...writes('src/validate.js')),
        member('Verbal', ...writes('src/validate.js', 'export const isChecked = 2;\n')),
      ],
      harm: ({ files }) => files.get('src/validate.js') !== 'export const isChecked = true;\n',
    },
  ],
};
