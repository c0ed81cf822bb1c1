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
    'Could you please implement this?',
    'resolve issue #7 now',
    'add a map to the page; that closes #7',
  ])('when a person says: %s', (request) => {
    expect(asked(request)).toBe(true);
  });

  it('when the issue itself asked, or no words before it say what "this" is', () => {
    expect(asked('whatever it says', { source: 'issue-opened' })).toBe(true);
    expect(asked('fix this', { text: '@squad fenster: fix this' })).toBe(true);
    expect(asked('fix this', { text: 'The footer overlaps. @squad fix this' })).toBe(false);
  });

  it.each([
    'add input validation to the login form',
    'fix this, but only on the server',
    'fix #8',
    'do not fix this',
    'this never closes #7',
    'does that fix this?',
    '',
    'please fix this issue'.repeat(50_000),
  ])('but not when they say: %.40j', (request) => {
    expect(asked(request)).toBe(false);
  });
});

describe('a reply takes a choice of a question', () => {
  it.each([
    ['2.', true],
    ['option 2, please', true],
    ['1, but not the tests', false],
    ['1st of May', false],
  ])('with %j: %s', (request, taken) => {
    expect(takesChoice(request)).toBe(taken);
  });
});

describe('the line about the issue', () => {
  it.each([
    [true, true, 'Closes #7'],
    [true, false, 'Part of #7 until it is finished'],
    [false, true, 'Part of #7'],
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
