import { describe, expect, it } from '@jest/globals';
import {
  asksForWholeIssue,
  type IssueRequest,
  renderClosingLine,
  takesChoice,
  updateClosingLine,
} from '../../../src/publish/pull-request/closing-line.ts';

const asked = (request: string, changes: Partial<IssueRequest> = {}) =>
  asksForWholeIssue({
    source: 'comment',
    text: `@squad ${request}`,
    request,
    phrase: '@squad',
    issue: 7,
    ...changes,
  });

describe('a request is for the whole issue', () => {
  it.each([
    'fix this',
    'Please fix this issue.',
    'Could you please implement this?',
    'do this, please',
    'implement the feature',
    'work on it!',
    'fix #7',
    'resolve issue #7 now',
    'add a map to the page; that closes #7',
    'rewrite the check, which fixes issue #7.',
  ])('when a person says: %s', (request) => {
    expect(asked(request)).toBe(true);
  });

  it.each(['issue-opened', 'issue-labeled', 'issue-assigned'] as const)(
    'when the issue itself asked: %s',
    (source) => {
      expect(asked('whatever it says', { source })).toBe(true);
    },
  );

  it.each([
    'add input validation to the login form',
    'fix this, but only on the server',
    'fix the tests of this',
    'fix #8',
    'fix this for Safari',
    'do not fix this',
    'add a test; it closes #8',
    "say why this closes #7's second half",
    'this never closes #7',
    'look whether this closes #7',
    'does that fix this?',
    'can you fix this? Or only a part?',
    'close',
    '',
  ])('but not when they say: %j', (request) => {
    expect(asked(request)).toBe(false);
  });

  it('but not when "this" may be what was said before', () => {
    expect(asked('fix this', { text: 'The footer overlaps. @squad fix this' })).toBe(false);
    expect(asked('fix this', { text: 'fix this', source: 'dispatch' })).toBe(true);
    expect(asked('fix this', { text: '@squad fenster: fix this' })).toBe(true);
  });

  it('is read from a hostile text in no time', () => {
    const request = 'please fix this issue'.repeat(50_000);
    expect(asked(request)).toBe(false);
  });
});

describe('a reply takes a choice of a question', () => {
  it.each(['1', '2.', 'option 2, please'])('when it is: %s', (request) => {
    expect(takesChoice(request)).toBe(true);
  });
  it.each(['1, but not the tests', 'the sum', '1st of May', '1?'])('but not: %s', (request) => {
    expect(takesChoice(request)).toBe(false);
  });
});

describe('the line about the issue', () => {
  it.each([
    [true, true, 'Closes #7'],
    [true, false, 'Part of #7 until it is finished'],
    [false, true, 'Part of #7'],
    [false, false, 'Part of #7'],
  ])('of the whole issue: %s, ready: %s, is %j', (isWhole, isReady, line) => {
    expect(renderClosingLine(7, { isWhole, isReady })).toBe(line);
  });

  it.each([
    ['Closes #7', false, true, 'Closes #7'],
    ['Closes #7', false, false, 'Part of #7 until it is finished'],
    ['Part of #7 until it is finished', false, true, 'Closes #7'],
    ['Part of #7', false, true, 'Part of #7'],
    ['Part of #7\r', true, true, 'Closes #7'],
    ['Fixes #7', true, true, undefined],
    ['Closes #7 and more', true, true, undefined],
  ])('%j is after a later run (whole: %s, ready: %s) %j', (line, isWhole, isReady, after) => {
    expect(updateClosingLine(line, { isWhole, isReady })).toBe(after);
  });
});
