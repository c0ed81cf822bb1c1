import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  markUnfinished,
  renderCommitSubject,
  renderPullRequestTitle,
} from '../../../../src/publish/pull-request/title/pull-request-title.ts';

const titleOf = (request: string, threadTitle?: string, reports: readonly string[] = []) =>
  renderPullRequestTitle({ request, threadTitle, reports, pulls: [2] });

describe('renderPullRequestTitle', () => {
  it('is what the work changed, whatever was asked for and the issue is called', () => {
    const report = 'Refuse an empty form on the server\n\nThe check is new.';
    expect(titleOf('add a map', 'Login form', [report])).toBe('Refuse an empty form on the server');
    expect(titleOf('add a map', 'Login form', ['It is done.', report])).toBe(
      'Refuse an empty form on the server',
    );
  });

  it('is not what a report says before it says what changed', () => {
    const reports = ['All tests pass.', 'Shall I go on?', '', 'Add maps; all tests pass'];
    expect(titleOf('add a map to it', 'Login form', reports)).toBe('Login form');
  });

  it.each([
    ['add input validation to the login form', 'Add input validation to the login form'],
    ['please, could you add a retry to the upload?', 'Add a retry to the upload'],
    ['Fix the footer. It overlaps the map on phones.', 'Fix the footer'],
    ['\n\nrename the job\nand more', 'Rename the job'],
    ['add v1.2 to the matrix', 'Add v1.2 to the matrix'],
    ['add a test that names are sorted', 'Add a test that names are sorted'],
  ])('takes the order %j', (request, title) => {
    expect(titleOf(request, 'Something else')).toBe(title);
  });

  it.each([
    ['an order that is no title by itself', 'fix it'],
    ['an order about something named elsewhere', 'please make this faster'],
    ['an order about something shown', 'fix that bug'],
    ['a question', 'why does the form accept anything?'],
    ['an order that is too long', `add ${'very '.repeat(20)}good tests`],
    ['nothing', ''],
  ])("takes the thread's title for %s", (_what, request) => {
    expect(titleOf(request, 'login form accepts anything.')).toBe('Login form accepts anything');
  });

  it('takes what was written when the thread has no title, and says something when nobody did', () => {
    expect(titleOf('fix it')).toBe('Fix it');
    expect(titleOf('', undefined)).toBe('Changes by the squad');
    expect(titleOf('!?', '@')).toBe('Changes by the squad');
  });

  it.each(['feat: add a map', 'iOS: keep the map', 'Überall eine Karte'])(
    'leaves %j as its writer wants it',
    (title) => {
      expect(titleOf('', title)).toBe(title);
    },
  );

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
      { numRuns: 1000 },
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
  const report = 'Add `stopEarly` to the runner\n\nIt ends at the first failure.';
  const subjectOf = (changes: Partial<Parameters<typeof renderCommitSubject>[0]>) =>
    renderCommitSubject({
      task: 'look after the runner',
      unfinished: false,
      pulls: [2],
      ...changes,
    });

  it("says what the agent's report says in its first line", () => {
    expect(subjectOf({ report })).toBe('Add `stopEarly` to the runner');
  });

  it('is the task, cleaned, where there is no such line', () => {
    const task = 'please add a map to the page (issue #7). It must show the harbour.';
    expect(subjectOf({ task })).toBe('Add a map to the page');
    expect(subjectOf({ task, report: 'Done.' })).toBe('Add a map to the page');
  });

  it('names the pull request that it continues', () => {
    const task = 'Revise src/a.js as the review on #2 asks';
    expect(subjectOf({ task })).toBe('Revise src/a.js as the review on pull request 2 asks');
    expect(subjectOf({ report: 'Answer the review on #2' })).toContain('review on pull request 2');
  });

  it('ends with a whole part of a path or a name that is too long', () => {
    const task = 'Revise packages/storefront/src/components/checkout/validation/address-form.ts';
    expect(subjectOf({ task })).toBe(
      'Revise packages/storefront/src/components/checkout/validation/address…',
    );
  });

  it('says that the work is unfinished only where it is', () => {
    expect(subjectOf({ unfinished: true, report })).toBe('Unfinished: Look after the runner');
    expect(subjectOf({ report })).not.toContain('Unfinished');
  });

  it.each([true, false])(
    'ends with a whole word within 72 characters (unfinished: %s)',
    (unfinished) => {
      const task = `Check ${'every single entry of the form '.repeat(5)}`;
      const subject = subjectOf({ task, unfinished });
      expect(subject.length).toBeLessThanOrEqual(72);
      expect(subject).toMatch(/ (?:every|single|entry|of|the|form)…$/);
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
  '#',
  '1',
  '12',
  '@',
  '[',
  ']',
  '[wip]',
  'wip ',
  'draft: ',
  '***NO_CI***',
  '***NO_',
  'CI***',
  'skip-checks:',
  'skip-',
  'checks:',
  '!',
  ':',
  '!:',
  'https://',
  'http',
  's://',
  'GH-',
  'fixes ',
  'add ',
  'please ',
  '\n',
  '\u200b',
  '\u2028',
  '🦊',
  '. ',
  ' ',
];
const nastyTitle = fc
  .array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 })), { maxLength: 40 })
  .map((pieces) => pieces.join(''));
