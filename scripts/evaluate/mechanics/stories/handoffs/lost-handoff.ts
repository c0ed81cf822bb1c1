// Work that is handed over and never comes back.
import {
  CODE,
  coordinator,
  create,
  type Kind,
  member,
  providerFails,
  REQUEST,
  route,
  routeAway,
  says,
  writes,
} from '../../story.ts';

export const lostHandoff: Kind = {
  name: 'lost handoff',
  stories: [
    {
      name: 'handoff-to-an-agent-who-fails',
      danger: 'The agent who got the work fails, and the coordinator says that all is done.',
      request: REQUEST,
      script: [
        coordinator(route('fenster', 'Refuse an empty address.'), says('The form is validated.')),
        member('Fenster', providerFails),
      ],
      harm: ({ outcome }) => outcome !== 'failed',
      told: /Fenster.*(fail|stopped|could not)/i,
    },
    {
      name: 'handoff-nobody-waits-for',
      danger: 'The coordinator hands work over without waiting, and ends at once.',
      script: [
        coordinator(routeAway('fenster', 'Refuse an empty address.'), says('It is on its way.')),
        member('Fenster', ...writes('src/validate.js')),
      ],
      harm: ({ files }) => !files.has('src/validate.js'),
    },
    {
      name: 'handoff-whose-wait-ends-first',
      danger: 'The wait for an agent ends before its work does.',
      script: [
        coordinator(
          route('fenster', 'Refuse an empty address.', { timeoutMs: 1000 }),
          says('It took too long.'),
          says('Fenster refused empty addresses.'),
        ),
        member('Fenster', create('src/validate.js', CODE), {
          ...says('Refuse empty addresses'),
          delayMs: 1500,
        }),
      ],
      harm: ({ files }) => !files.has('src/validate.js'),
      told: /Fenster.*(time|wait|stopped|longer)/i,
    },
  ],
};
