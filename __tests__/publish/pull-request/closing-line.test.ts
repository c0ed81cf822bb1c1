import { describe, expect, it } from '@jest/globals';
import {
  renderClosingLine,
  updateClosingLine,
} from '../../../src/publish/pull-request/closing-line.ts';

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
