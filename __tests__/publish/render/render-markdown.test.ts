import { expect, it } from '@jest/globals';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { inline } from '#src/publish/render/render-markdown.ts';

const { safe } = createOutbound({
  holdsSecret: () => false,
  phrase: '@squad',
  serverUrl: 'https://github.com',
});
const shown = (text: string) => inline(text, 600, safe);

it('text in one line shows several pieces of code side by side', () => {
  expect(shown('run `npm ci` `npm test`, not _both_')).toBe(
    'run `npm ci` `npm test`, not \\_both\\_',
  );
});

it('text in one line leaves no backslash of a mark that is in code with a mention', () => {
  expect([shown('_@octocat.0'), shown('a\\ `b`')]).toEqual(['`_@octocat.0`', 'a\\\\ `b`']);
});
