// Calls that make no sense, again and again.
import { calls, coordinator, type Kind, member, route, says, writes } from '../../story.ts';

const asks = coordinator(route('fenster', 'Refuse an empty address.'), says('It is validated.'));
const wrong = calls('create', { path: 'src/validate.js', content: 'x' });
const broken = calls('create', '{"path": "src/validate.js", "file_text": ');
const hasNoFile = ({ files }: { readonly files: ReadonlyMap<string, string> }): boolean =>
  !files.has('src/validate.js');

export const wrongArguments: Kind = {
  name: 'wrong arguments, repeated',
  stories: [
    {
      name: 'the-wrong-name-three-times',
      danger: 'An agent calls create with "content" three times before it gets it right.',
      script: [asks, member('Fenster', wrong, wrong, wrong, ...writes('src/validate.js'))],
      harm: hasNoFile,
    },
    {
      name: 'arguments-that-are-no-json',
      danger: 'An agent sends broken JSON twice before it gets it right.',
      script: [asks, member('Fenster', broken, broken, ...writes('src/validate.js'))],
      harm: hasNoFile,
    },
    {
      name: 'wrong-until-the-limit',
      danger: 'An agent repeats a wrong call for ever.',
      scenario: { inputs: { 'max-tool-calls': '5' } },
      script: [asks, member('Fenster', ...Array.from({ length: 10 }, () => wrong))],
      harm: ({ outcome }) => outcome !== 'limited',
      told: /limit/i,
      mayEndEarly: true,
    },
  ],
};
