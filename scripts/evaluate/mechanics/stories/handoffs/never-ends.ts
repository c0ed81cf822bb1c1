// An agent that never comes to an end.
import { CODE, coordinator, create, type Kind, member, route, says, view } from '../../story.ts';

const looks = Array.from({ length: 12 }, () => view('src/login.js'));
const asks = coordinator(route('fenster', 'Refuse an empty address.'), says('It is validated.'));

export const neverEnds: Kind = {
  name: 'an agent that never ends',
  stories: [
    {
      name: 'looks-at-the-same-file-for-ever',
      danger: 'An agent views one file again and again.',
      scenario: { inputs: { 'max-tool-calls': '6' } },
      script: [asks, member('Fenster', create('src/validate.js', CODE), ...looks)],
      harm: ({ outcome, files }) => outcome !== 'limited' || !files.has('src/validate.js'),
      told: /limit/i,
      mayEndEarly: true,
    },
    {
      name: 'its-model-never-answers',
      danger: "An agent's model stops answering after the first file.",
      scenario: { inputs: { 'timeout-minutes': '0.08' } },
      script: [asks, member('Fenster', create('src/validate.js', CODE), { hang: true })],
      harm: ({ outcome, files }) => outcome !== 'limited' || !files.has('src/validate.js'),
      told: /limit/i,
      mayEndEarly: true,
    },
    {
      name: 'uses-up-all-tokens',
      danger: "Each of an agent's turns costs more than the run may spend.",
      scenario: { inputs: { 'max-tokens': '9000' } },
      script: [
        asks,
        member(
          'Fenster',
          { ...create('src/validate.js', CODE), usage: { input: 6000, output: 100 } },
          { ...view('src/login.js'), usage: { input: 6000, output: 100 } },
          says('Never said'),
        ),
      ],
      harm: ({ outcome, files }) => outcome !== 'limited' || !files.has('src/validate.js'),
      told: /limit/i,
      mayEndEarly: true,
    },
  ],
};
