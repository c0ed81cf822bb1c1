// Titles and commit subjects: from reports and requests, and harmless whatever stands there.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  markUnfinished,
  renderCommitSubject,
  renderPullRequestTitle,
} from '#src/publish/pull-request-title.ts';
import { wordsIn } from '../text/any-text.ts';

const titleOf = (request: string, threadTitle?: string, titles: readonly string[] = []) =>
  renderPullRequestTitle({ request, threadTitle, titles, pulls: [2] });

describe('the title of a pull request', () => {
  it.each<[string, string, string | undefined, readonly string[], string]>([
    ['that of the report', 'add a map', 'Login form', ['', 'Refuse it.', 'Add x'], 'Refuse it'],
    ["the thread's where no report has one", 'fix it', 'login form.', ['@'], 'Login form'],
    ['the request where the thread has none', 'fix it. Now', undefined, [], 'Fix it'],
    ['something where nobody says anything', '!?', '@', [], 'Changes by the squad'],
  ])('is %s', (_what, request, threadTitle, titles, title) => {
    expect(titleOf(request, threadTitle, titles)).toBe(title);
  });

  it.each([
    ['Fixes #12 and GH-13', 'Fixes issue 12 and issue 13'],
    ['closes acme/harbour#12', 'Closes acme/harbourissue 12'],
    ['Fix issue #12 of the map', 'Fix issue 12 of the map'],
    ['Draw the map as #2 asks', 'Draw the map as pull request 2 asks'],
    ['Draw the map of PR #2 and #12', 'Draw the map of PR 2 and issue 12'],
    [
      'Draw the map of issues #3 and pull requests #2',
      'Draw the map of issues 3 and pull requests 2',
    ],
    ['Draw the map (#2)', 'Draw the map'],
    ['Draw the map (issue #12).', 'Draw the map'],
    ['Draw the map (pull request #12).', 'Draw the map'],
    ['Draw the map of pull request #12', 'Draw the map of pull request 12'],
    ['Map fails, see https://github.example/acme/harbour/issues/3', 'Map fails, see'],
    ['ask @dependabot merge', 'Ask dependabot merge'],
    ['[WIP] squad: draft: Add a map', 'Add a map'],
    ['Add a map [skip ci]', 'Add a map skip ci'],
    ['Add a map ***NO_CI*** skip-checks: true', 'Add a map true'],
    ['feat!: add a map', 'feat: add a map'],
    ['Add <b>bold</b> marks', 'Add b bold /b marks'],
  ])('makes %j harmless: %j', (title, harmless) => {
    expect(titleOf('', title)).toBe(harmless);
  });

  it('writes one short line that no bot obeys, however the parts are put together', () => {
    fc.assert(
      fc.property(nastyTitle, nastyTitle, (request, threadTitle) => {
        const title = titleOf(request, threadTitle, [`Add ${request}`, threadTitle]);
        expect(Array.from(title).length).toBeLessThanOrEqual(72);
        expect(title).not.toMatch(forbidden);
        expect(title).toMatch(/^\S(?:.*\S)?$/su);
      }),
      { numRuns: 200 },
    );
  });
});

describe('unfinished work', () => {
  it('is marked in the title once, and the mark goes when it is finished', () => {
    expect(markUnfinished('Add a map', true)).toBe('[unfinished] Add a map');
    expect(markUnfinished('[unfinished] Add a map', true)).toBe('[unfinished] Add a map');
    expect(markUnfinished('[unfinished] Add a map', false)).toBe('Add a map');
    expect(markUnfinished('Add a map', false)).toBe('Add a map');
  });
});

describe("a commit's subject", () => {
  const subjectOf = (changes: Partial<Parameters<typeof renderCommitSubject>[0]>) =>
    renderCommitSubject({ task: 'look after it', unfinished: false, pulls: [2], ...changes });
  const title = 'Add `stopEarly` to the runner';
  const task = 'revise the page as #2 asks (issue #7). It must show the harbour.';
  const long = 'Revise packages/storefront/src/components/checkout/validation/address-form.ts';

  it.each([
    [{ title }, 'Add `stopEarly` to the runner'],
    [{ task, title: ' ' }, 'Revise the page as pull request 2 asks'],
    [{ task: long }, 'Revise packages/storefront/src/components/checkout/validation/address…'],
    [{ unfinished: true, title }, 'Unfinished: Look after it'],
  ])('made from %j is %j', (changes, subject) => {
    expect(subjectOf(changes)).toBe(subject);
  });

  it.each([true, false])(
    'ends with a whole word within 72 characters (unfinished: %s)',
    (unfinished) => {
      const subject = subjectOf({ task: `Check ${'every single entry '.repeat(9)}`, unfinished });
      expect(subject.length).toBeLessThanOrEqual(72);
      expect(subject).toMatch(/ (?:every|single|entry)…$/);
    },
  );

  it('tears no character apart', () => {
    const family = '👨‍👩‍👧‍👦';
    const subject = subjectOf({ task: `Draw${family.repeat(30)}` });
    expect(subject.length).toBeLessThanOrEqual(72);
    expect(subject.replace('Draw', '').replaceAll(family, '')).toBe('…');
    expect(subject.isWellFormed()).toBe(true);
  });
});

const forbidden =
  /[\n\r\p{Cc}\p{Cf}\p{Zl}\p{Zp}@[\]<>]|#\d|\bgh-\d|https?:\/\/|!:|\*\*\*no_ci\*\*\*|skip-checks:|^wip\b/iu;

const parts = [
  ...wordsIn(
    '# 1 12 @ [ ] [wip] ***NO_CI*** ***NO_ CI*** skip-checks: skip- checks: ! : !: https://',
  ),
  ...wordsIn('http s:// GH- \u200b \u2028 🦊'),
  ...['wip ', 'draft: ', 'fixes ', 'add ', 'please ', '\n', '. ', ' '],
];
const nastyTitle = fc
  .array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 })), { maxLength: 40 })
  .map((pieces) => pieces.join(''));
