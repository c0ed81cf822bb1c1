// Somebody says "done" before it is.
import { headlineOf } from '../../facts.ts';
import {
  coordinator,
  type Kind,
  member,
  route,
  routeAway,
  says,
  together,
  writes,
} from '../../story.ts';

export const prematureEnd: Kind = {
  name: 'premature end',
  stories: [
    {
      name: 'done-while-two-agents-work',
      danger: 'The coordinator says that all is done while two agents are at work.',
      script: [
        coordinator(
          together(routeAway('fenster', 'Check it.'), routeAway('hockney', 'Test it.')),
          says('All is done.'),
        ),
        member('Fenster', ...writes('src/validate.js')),
        member('Hockney', ...writes('test/validate.js')),
      ],
      harm: ({ files }) => !files.has('src/validate.js') || !files.has('test/validate.js'),
    },
    {
      name: 'done-and-nobody-worked',
      danger: 'The coordinator claims work without asking any agent.',
      script: [coordinator(says('The login form is validated on the server now.'))],
      harm: () => true,
      told: /no agent (worked|was asked|took part)|nothing (was|is|has been) changed|no files? (was|were )?changed/i,
    },
    {
      name: 'an-agent-ends-without-a-word',
      danger: 'An agent ends its turn with nothing done and nothing said.',
      script: [
        coordinator(route('fenster', 'Refuse an empty address.'), says('The form is validated.')),
        member('Fenster', says(' ')),
      ],
      harm: (facts) => /ready|done/i.test(headlineOf(facts)) || facts.outcome === 'changed',
      told: /Fenster.*(no answer|nothing|without|empty|fail)/i,
    },
  ],
};
