// Agents, tools and skills that do not exist.
import { isRefused } from '../../facts.ts';
import { calls, coordinator, type Kind, member, route, says, writes } from '../../story.ts';

const hasNoFile = ({ files }: { readonly files: ReadonlyMap<string, string> }): boolean =>
  !files.has('src/validate.js');

export const inventedNames: Kind = {
  name: 'invented agent or tool',
  stories: [
    {
      name: 'an-invented-agent',
      danger: 'The coordinator routes to an agent that is not on the team, and reports its work.',
      script: [coordinator(route('gandalf', 'Validate it.'), says('Gandalf validated the form.'))],
      harm: (facts) => !isRefused(facts, 'E_AGENT_NOT_FOUND'),
      told: /no such agent/,
    },
    {
      name: 'an-invented-tool',
      danger: 'An agent calls a tool that it does not have, then does its work.',
      script: [
        coordinator(route('fenster', 'Refuse an empty address.'), says('The form is validated.')),
        member('Fenster', calls('deploy_now', { to: 'all' }), ...writes('src/validate.js')),
      ],
      harm: hasNoFile,
    },
    {
      name: 'an-invented-skill',
      danger: 'An agent reads a skill that nobody wrote, then does its work.',
      script: [
        coordinator(route('fenster', 'Refuse an empty address.'), says('The form is validated.')),
        member(
          'Fenster',
          calls('squad_skill', { skillName: 'time-travel', action: 'read' }),
          ...writes('src/validate.js'),
        ),
      ],
      harm: hasNoFile,
    },
  ],
};
