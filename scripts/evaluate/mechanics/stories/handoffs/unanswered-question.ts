// A question that nobody answers.
import { givenTo, pagesOf } from '../../facts.ts';
import { coordinator, type Kind, member, providerFails, route, says, writes } from '../../story.ts';

const QUESTION = 'QUESTION: Should an attempt be logged with its address?';

export const unansweredQuestion: Kind = {
  name: 'unanswered question',
  stories: [
    {
      name: 'the-coordinator-swallows-a-question',
      danger: 'An agent ends with a question, and the coordinator answers "done".',
      script: [
        coordinator(route('fenster', 'Log each attempt.'), says('Everything is done.')),
        member('Fenster', says(`I changed nothing.\n\n${QUESTION}`)),
      ],
      harm: (facts) => !pagesOf(facts).includes('logged with its address'),
    },
    {
      name: 'a-colleague-fails-to-answer',
      danger: 'The colleague who was asked fails; somebody else has to answer.',
      script: [
        coordinator(route('fenster', 'Log each attempt.'), says('Attempts are logged.')),
        member(
          'Fenster',
          route('ripley', 'With the address?', { type: 'question' }),
          ...writes('src/log.js'),
        ),
        member('Ripley', providerFails),
        member('Hockney', says('Without the address, please.')),
      ],
      harm: (facts) => !givenTo(facts, 'Fenster').includes('Without the address, please.'),
      told: /Ripley.*fail/i,
    },
    {
      name: 'a-question-to-people-is-passed-over',
      danger: 'An agent asks the person, and the coordinator says that all is done.',
      script: [
        coordinator(route('fenster', 'Log each attempt.'), says('Everything is done.')),
        member(
          'Fenster',
          route('alice', 'May the log hold the address?', { type: 'question' }),
          ...writes('src/log.js'),
        ),
      ],
      harm: (facts) => !pagesOf(facts).includes('May the log hold the address'),
    },
  ],
};
