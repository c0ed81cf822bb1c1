// Work that goes to somebody who cannot do it.
import { isRefused } from '../../facts.ts';
import { coordinator, type Kind, member, route, says, writes } from '../../story.ts';

export const wrongRecipient: Kind = {
  name: 'wrong recipient',
  stories: [
    {
      name: 'work-for-a-person',
      danger: 'The coordinator gives work to the person who asked.',
      script: [coordinator(route('alice', 'Validate the form yourself.'), says('Alice does it.'))],
      harm: (facts) => !isRefused(facts, 'E_A2A_PERSON'),
      told: /refused/i,
    },
    {
      name: 'a-role-in-place-of-a-name',
      danger: 'The coordinator calls an agent by its role, and is told the name.',
      script: [
        coordinator(
          route('Backend', 'Refuse an empty address.'),
          route('fenster', 'Refuse an empty address.'),
          says('The form is validated.'),
        ),
        member('Fenster', ...writes('src/validate.js')),
      ],
      harm: ({ files }) => !files.has('src/validate.js'),
    },
    {
      name: 'an-agent-who-has-left',
      danger: 'The coordinator gives work to an agent who has left the team.',
      scenario: {
        files: {
          '.squad/casting/registry.json': JSON.stringify({
            agents: { fenster: { persistent_name: 'Fenster', status: 'retired' } },
          }),
        },
      },
      script: [coordinator(route('fenster', 'Validate it.'), says('Fenster validated it.'))],
      harm: (facts) => !isRefused(facts, 'E_AGENT_NOT_FOUND'),
      told: /no such agent|refused/i,
    },
  ],
};
