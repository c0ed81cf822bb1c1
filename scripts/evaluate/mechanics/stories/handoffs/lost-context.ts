// Somebody works without what everybody else knows.
import { givenTo } from '../../facts.ts';
import {
  asksReview,
  coordinator,
  type Kind,
  member,
  route,
  says,
  view,
  writes,
} from '../../story.ts';

const MARK = 'export const limitOfTries = 41;\n';

export const lostContext: Kind = {
  name: 'lost context',
  stories: [
    {
      name: 'the-request-is-not-passed-on',
      danger: 'The coordinator sends "Do it", without what the person asked for.',
      request: '@squad refuse the address postmaster@example.com at sign-in',
      script: [
        coordinator(route('fenster', 'Do it.'), says('It is done.')),
        member('Fenster', ...writes('src/validate.js')),
      ],
      harm: (facts) => !givenTo(facts, 'Fenster').includes('postmaster@example.com'),
    },
    {
      name: 'a-colleagues-work-is-not-seen',
      danger: 'The second agent builds on a file that the first one wrote in the same run.',
      script: [
        coordinator(
          route('fenster', 'Limit the tries.'),
          route('hockney', 'Test the limit.'),
          says('Limited and tested.'),
        ),
        member('Fenster', ...writes('src/tries.js', MARK)),
        member('Hockney', view('src/tries.js'), ...writes('test/tries.js')),
      ],
      harm: (facts) => !givenTo(facts, 'Hockney').includes(MARK.trim()),
    },
    {
      name: 'a-reviewer-is-not-shown-the-change',
      danger: 'A review is asked for in three words, and the reviewer opens no file.',
      script: [
        coordinator(
          route('fenster', 'Limit the tries.'),
          asksReview('hockney', 'Please review it.', ['src/tries.js']),
          says('Limited and reviewed.'),
        ),
        member('Fenster', ...writes('src/tries.js', MARK)),
        member('Hockney', says('I found nothing.\n\nVERDICT: approved')),
      ],
      harm: (facts) => !givenTo(facts, 'Hockney').includes(MARK.trim()),
    },
  ],
};
