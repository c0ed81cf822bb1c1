import { expect, it } from '@jest/globals';
import { readPipeEnd } from '../../../../src/tools/built-in/bash/pipe-status.ts';

it.each([
  ['no pipe', 'text', undefined],
  ['all well', 'text\n[ends of the pipe: 0 0]\n', undefined],
  ['a reader that closed the pipe', 'text\n[ends of the pipe: 141 0]', undefined],
  ['the first of two that failed', 'text\n[ends of the pipe: 0 3 5]', 3],
])('the ends of a pipe are read and taken out of the output: %s', (_, output, failed) => {
  expect(readPipeEnd(output)).toEqual({ text: 'text', failed });
});
