// One part fails, and the answer says that all is done.
import {
  coordinator,
  edit,
  type Kind,
  member,
  providerFails,
  route,
  says,
  together,
  writes,
} from '../../story.ts';

export const partialFailure: Kind = {
  name: 'silent partial failure',
  stories: [
    {
      name: 'one-of-two-agents-fails',
      danger: 'The tester fails, and the coordinator says that everything is tested.',
      script: [
        coordinator(
          together(route('fenster', 'Check it.'), route('hockney', 'Test it.')),
          says('Everything is written and tested.'),
        ),
        member('Fenster', ...writes('src/validate.js')),
        member('Hockney', providerFails),
      ],
      harm: () => true,
      told: /Hockney.*fail/i,
    },
    {
      name: 'the-limit-ends-the-second-half',
      danger: 'The tokens end after the first agent; the second one never starts.',
      scenario: { inputs: { 'max-tokens': '9000' } },
      script: [
        coordinator(route('fenster', 'Check it.'), route('hockney', 'Test it.'), says('All done.')),
        member(
          'Fenster',
          ...writes('src/validate.js').map((step) => ({
            ...step,
            usage: { input: 4500, output: 100 },
          })),
        ),
        member('Hockney', ...writes('test/validate.js')),
      ],
      harm: () => true,
      told: /limit/i,
      mayEndEarly: true,
    },
    {
      name: 'an-edit-that-never-applied',
      danger: 'The text to replace is not in the file; the agent reports the change all the same.',
      script: [
        coordinator(route('fenster', 'Refuse an empty address.'), says('The form is validated.')),
        member(
          'Fenster',
          edit('src/login.js', 'this line is not there', 'nor will this be'),
          says('Refuse empty addresses'),
        ),
      ],
      harm: ({ outcome, pulls }) => outcome === 'changed' || pulls.length > 0,
      told: /nothing|answered/i,
    },
  ],
};
