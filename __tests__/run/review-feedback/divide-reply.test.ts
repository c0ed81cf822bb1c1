// Which part of a report answers which review thread.
import { expect, it } from '@jest/globals';
import { divideReply } from '../../../src/run/review-feedback/divide-reply.ts';
import { cpuTime } from '../../cpu-time.ts';

const a = { path: 'src/a.js', line: 9, startLine: 3 };
const b = { path: 'b.js', line: 1, startLine: undefined };

it('divides by the place that a part begins with: the whole path, and the line where two threads share the file', () => {
  const one = { ...a, line: 12, startLine: undefined };
  const divided = (part: string) =>
    divideReply(`Mend both\n\nIt works.\n\n${part}`, [b, a, one]).map((text) =>
      text.includes(part),
    );
  expect(divided('src/a.js:3-9 is right.')).toEqual([false, true, false]);
  expect(divided('src/a.js:9 is right.')).toEqual([false, true, false]);
  expect(divided('`src/a.js:12`: right.')).toEqual([false, false, true]);
  expect(divided('It is right, as b.js and src/a.js:12 say.')).toEqual([true, false, false]);
  for (const unclear of ['src/a.js', 'src/a.js:1', 'src/a.json:3', 'lib/src/a.js:3', 'a.js:3']) {
    expect(divided(`${unclear} is right.`)).toEqual([true, false, false]);
  }
});

it('is the whole report for the first thread where no part names a place, as it was written', () => {
  const report = 'Mend both\n- one\n- two\n\n\nDone.';
  expect(divideReply(report, [a, b])).toEqual([report, 'Mend both']);
  expect(divideReply('I mended both.\n\nDone.', [a, b])[1]).toBe('I mended both.');
});

it('takes a time that grows with the length alone', () => {
  const parts = ['\n', 'b.js', '- ', ':', ' b.js:1\n'];
  const work = () => parts.map((part) => divideReply(part.repeat(20_000), [a, b]));
  expect(cpuTime(work)).toBeLessThan(3_000);
});
