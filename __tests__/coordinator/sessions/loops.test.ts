// A session that goes round in circles is told, and then ended.
import { expect, it } from '@jest/globals';
import { type FinishedCall, watchLoops } from '#src/coordinator/sessions/loops.ts';

const ok = (tool: string, input: unknown, text = 'the same'): FinishedCall => ({
  tool,
  input,
  reply: { kind: 'ok', text },
});
const failed = (tool: string, input: unknown, text: string): FinishedCall => ({
  tool,
  input,
  reply: { kind: 'failed', text },
});
const VIEW = ok('view', { path: 'src/a.ts' });
const TEST = ok('bash', { command: 'npm test' }, '1 fails after 0.31 s');

/** Makes each call in a message of its own. */
function statesOf(calls: readonly FinishedCall[]): readonly string[] {
  const watch = watchLoops();
  return calls.map((call) => {
    watch.onModelTurn();
    return watch.onCall(call).kind;
  });
}

function repeated(count: number, ...calls: readonly FinishedCall[]): readonly FinishedCall[] {
  return Array.from({ length: count }, () => calls).flat();
}

it.each([
  ['one call', repeated(5, VIEW), 3, 5],
  ['two calls in turn', repeated(5, VIEW, TEST), 6, 10],
  ['three calls in turn', repeated(5, VIEW, TEST, ok('grep', { pattern: 'x' })), 9, 15],
  [
    'a result in which the time differs',
    [1, 2, 3, 4, 5].map((at) => ok('bash', {}, `${at}.1 s`)),
    3,
    5,
  ],
  [
    'a text that grows',
    ['a', 'ab', 'abc', 'abcd', 'abcde'].map((text) => ok('squad_route', { to: 'b', task: text })),
    3,
    5,
  ],
  [
    'other arguments that fail in the same way',
    [1, 2, 3, 4, 5].map((at) => failed('edit', { at: `${at}x` }, 'old_str is not in the file')),
    3,
    5,
  ],
  [
    'two edits that undo each other',
    repeated(6, ok('edit', { from: 'a', to: 'b' }), ok('edit', { from: 'b', to: 'a' })),
    7,
    11,
  ],
])('is told at the third time and ended at the fifth: %s', (_case, calls, toldAt, endedAt) => {
  const states = statesOf(calls);
  expect(states.indexOf('told')).toBe(toldAt - 1);
  expect(states.indexOf('ended')).toBe(endedAt - 1);
});

it.each([
  [
    'the same call with another result',
    [1, 2, 3, 4, 5, 6].map((at) => ok('view', {}, 'x'.repeat(at))),
  ],
  ['other calls', [1, 2, 3, 4, 5, 6].map((at) => ok('view', { path: `${at}.ts` }))],
  [
    'other ranges of a file',
    [1, 2, 3, 4, 5, 6].map((at) =>
      ok('view', { range: [at * 10, at * 10 + 9] }, 'line '.repeat(at)),
    ),
  ],
  [
    'searches that find nothing',
    ['a', 'b', 'c', 'd', 'e', 'f'].map((pattern) => ok('grep', { pattern }, 'no match')),
  ],
  [
    'a failing test that is run again after each edit',
    [1, 2, 3, 4, 5, 6].flatMap((at) => [ok('edit', { new_str: `${at}` }), TEST]),
  ],
])('goes on: %s', (_case, calls) => {
  expect(new Set(statesOf(calls))).toEqual(new Set(['none']));
});

it('does not end over calls of one message, since nobody has read that they repeat', () => {
  const watch = watchLoops();
  const states = repeated(8, VIEW).map((call) => watch.onCall(call).kind);
  expect(states).not.toContain('ended');
  watch.onModelTurn();
  expect(watch.onCall(VIEW).kind).toBe('ended');
});

it('begins anew after a session did something else', () => {
  const states = statesOf([
    ...repeated(4, VIEW),
    ok('view', { path: 'b.ts' }),
    ...repeated(3, VIEW),
  ]);
  expect(states.slice(-3)).toEqual(['none', 'none', 'told']);
});
