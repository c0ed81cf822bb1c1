// Agents who keep each other, or themselves, busy.
import { isRefused } from '../../facts.ts';
import { coordinator, type Kind, member, route, says, together } from '../../story.ts';

const note = (to: string, about: string) =>
  route(to, about, { type: 'information-share', waitForResult: false });
const quiet = (name: string) => member(name, says('Noted.'));

export const endlessLoop: Kind = {
  name: 'endless loop',
  stories: [
    {
      name: 'a-question-goes-round',
      danger: 'Two agents send each other the same question.',
      script: [
        coordinator(route('fenster', 'How long may a session last?'), says('A day.')),
        member('Fenster', route('ripley', 'How long?', { type: 'question' }), says('A day.')),
        member('Ripley', route('fenster', 'How long?', { type: 'question' }), says('A day.')),
      ],
      harm: (facts) => !isRefused(facts, 'E_A2A_CIRCULAR'),
      told: /circle/,
    },
    {
      name: 'an-agent-asks-itself',
      danger: 'An agent hands its work to itself.',
      script: [
        coordinator(route('fenster', 'How long may a session last?'), says('A day.')),
        member('Fenster', route('fenster', 'Decide how long.'), says('A day.')),
      ],
      harm: (facts) => !isRefused(facts, 'E_A2A_SELF'),
      told: /itself/,
    },
    {
      name: 'an-agent-floods-its-colleagues',
      danger: 'An agent sends seven notes in one turn.',
      script: [
        coordinator(route('hockney', 'Tell the others that a session lasts a day.'), says('Told.')),
        member(
          'Hockney',
          together(
            ...['ripley', 'fenster', 'verbal'].map((name) => note(name, 'A session lasts a day.')),
            ...['ripley', 'fenster', 'verbal', 'ripley'].map((name) => note(name, 'Once more.')),
          ),
          says('Everybody knows.'),
        ),
        quiet('Ripley'),
        quiet('Fenster'),
        quiet('Verbal'),
      ],
      harm: (facts) => !isRefused(facts, 'E_A2A_RATE'),
      told: /too many messages/,
      mayEndEarly: true,
    },
  ],
};
