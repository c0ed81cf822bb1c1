// Titles and commit subjects: read from reports and requests, and harmless whatever stands there.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  markUnfinished,
  renderCommitSubject,
  renderPullRequestTitle,
} from '../../../src/publish/pull-request/pull-request-title.ts';
import {
  belowReportLine,
  readReportLine,
} from '../../../src/publish/pull-request/title/report-line.ts';
import { splitReport } from '../../../src/publish/pull-request/title/report-parts.ts';
import { wordsIn } from '../../text/any-text.ts';

const titleOf = (request: string, threadTitle?: string, reports: readonly string[] = []) =>
  renderPullRequestTitle({ request, threadTitle, reports, pulls: [2] });

describe('the title of a pull request', () => {
  const report = 'Refuse an empty form\n\nThe check is new.';

  it.each<[string, string, string | undefined, readonly string[], string]>([
    ['what the work changed', 'add a map', 'Login form', ['Done.', report], 'Refuse an empty form'],
    [
      'the order, where no report says it',
      'please, could you add v1.2 of the map?',
      'Login form',
      ['All tests pass.', 'Shall I go on?'],
      'Add v1.2 of the map',
    ],
    ["the thread's title for a vague order", 'fix it', 'login form fails.', [], 'Login form fails'],
    ["the thread's title for a question", 'why so?', 'iOS: keep it', [], 'iOS: keep it'],
    ['the order where the thread has no title', 'fix it', undefined, [], 'Fix it'],
    ['something where nobody says anything', '!?', '@', [], 'Changes by the squad'],
  ])('is %s', (_what, request, threadTitle, reports, title) => {
    expect(titleOf(request, threadTitle, reports)).toBe(title);
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
  const report = 'Add `stopEarly` to the runner\n\nIt ends at the first failure.';
  const task = 'please revise the page as #2 asks (issue #7). It must show the harbour.';
  const long = 'Revise packages/storefront/src/components/checkout/validation/address-form.ts';

  it.each([
    [{ report }, 'Add `stopEarly` to the runner'],
    [{ task, report: 'Done.' }, 'Revise the page as pull request 2 asks'],
    [{ task: long }, 'Revise packages/storefront/src/components/checkout/validation/address…'],
    [{ unfinished: true, report }, 'Unfinished: Look after it'],
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

describe('the first line of a report', () => {
  it.each([
    ['\n\n## Refuse an empty form.\nThe check is new.', 'Refuse an empty form'],
    ['**Refuse an empty form**', 'Refuse an empty form'],
    ['Leeres Formular ablehnen\n\nMehr dazu.', 'Leeres Formular ablehnen'],
    ['The login is now checked on the server.\n\nBye.', undefined],
    ['Fenster added the check\nand Hockney the tests.', undefined],
    ['Unfinished: Check the login', undefined],
    ['Done', undefined],
    ['Add two things:\n- a map', undefined],
    ['Add a map; all tests pass', undefined],
    ['', undefined],
  ])('says what changed, or not: %j', (report, line) => {
    expect(readReportLine(report)).toBe(line);
  });

  it('is not said again below the title, and prose stays whole', () => {
    expect(belowReportLine('\nAdd a map\n\nIt shows the harbour.\n')).toBe('It shows the harbour.');
    expect(belowReportLine('The map is there.\n\nMore.')).toBe('The map is there.\n\nMore.');
  });

  it('is told from the lists of a report', () => {
    const text = 'Done. **I** changed:\n- a\n  more\n  - nested\n* b\n\n```\nx\n```\nThen.\n\n1. c';
    expect(splitReport(text)).toEqual({
      words: 'Done. Then.',
      lists: [
        { lead: 'I changed:', items: ['a more', 'b'] },
        { lead: '', items: ['c'] },
      ],
    });
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
