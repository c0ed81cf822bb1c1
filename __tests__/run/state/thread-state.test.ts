import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { savedEventSchema } from '../../../src/run/resume/saved-event-schema.ts';
import { type SavedEvent, savedEventOf } from '../../../src/run/resume/saved-events.ts';
import { type RunState, readRunState, writeRunState } from '../../../src/run/resume/saved-run.ts';
import type { RunEvent } from '../../../src/run-log/events.ts';
import { MAX_STATE_BYTES } from '../../../src/workspace/saved/saved-runs.ts';

const saved = (event: RunEvent) => savedEventOf({ ...event, at: 1 });

it('what only the record shows is not kept on the remote', () => {
  const commit = { commit: 'a'.repeat(40), files: ['a.ts'], left: [] };
  const kept: readonly (RunEvent | undefined)[] = [
    saved({ kind: 'commit', session: 'fenster', ...commit, patch: '+a secret plan' }),
    saved({ kind: 'usage', session: 'f', model: 'm', inputTokens: 1, outputTokens: 2, cost: 3 }),
    saved({ kind: 'agent.said', session: 'fenster', text: 'a secret plan' }),
    saved({ kind: 'tool.complete', session: 'f', callId: 'c', tool: 'view', ms: 1, output: 'x' }),
    saved({ kind: 'page', url: 'https://github.example/acme/shop/actions/runs/1/artifacts/2' }),
  ];
  expect(kept.slice(2)).toEqual([undefined, undefined, undefined]);
  expect(JSON.stringify(kept)).not.toMatch(/plan|cost/);
  for (const event of kept.slice(0, 2))
    expect(savedEventSchema.safeParse(event).success).toBe(true);
});

it('a host that version 0.2 kept as out of reach makes no state unreadable, and counts as a read', () => {
  const host = { kind: 'file.denied', session: 'fenster', path: 'a.example', reason: 'no network' };
  const read = savedEventSchema.safeParse({ ...host, access: 'reach' });
  expect(read.data).toEqual({ ...host, access: 'read' });
});

const finished: RunState = {
  request: 'comment-12',
  run: '345',
  actor: 'mona',
  asked: 'check the login',
  url: 'https://github.com/acme/harbour/issues/7',
  state: 'done',
  text: 'The login is checked.',
  events: [],
};

const write = (state: RunState, mask = (text: string) => text) => writeRunState(state, mask);
const left = Array.from({ length: 5_400 }, (_, index) => `src/${index}.ts: too many files`);
const inChinese = (length: number): SavedEvent => ({ kind: 'note', text: '界'.repeat(length) });

describe('a state that was written', () => {
  it.each<[string, Partial<RunState>, number]>([
    ['more files than it lists', { events: [commitOf(left)] }, 5_000],
    ['a path that is too long', { events: [denied('x'.repeat(4_001))] }, 0],
    ['an answer that is too long', { text: 'x'.repeat(200_001) }, 0],
    ['a request that is too long', { asked: 'x'.repeat(100_001) }, 0],
    ['another script', { events: [inChinese(150_000), inChinese(150_000)] }, 0],
  ])('is read back with %s', (_what, changes, files) => {
    const text = write({ ...finished, ...changes });
    const read = readRunState(text ?? '');
    expect(read).toMatchObject({ request: 'comment-12', state: 'done' });
    const listed = read?.events.flatMap((event) => (event.kind === 'commit' ? event.left : []));
    expect(listed).toHaveLength(files);
  });

  it('is read back whatever it holds', () => {
    const word = fc
      .tuple(
        fc.constantFrom(1, 299, 4_001, 200_001),
        fc.constantFrom('x', '界', '👩‍👩‍👧', '\uD83D', '"'),
      )
      .map(([length, unit]) => unit.repeat(length).slice(0, length));
    const event = fc.oneof(
      word.map(denied),
      word.map((answer): SavedEvent => ({ kind: 'agent.finished', session: answer, answer })),
      word.map((name): SavedEvent => ({ kind: 'team', names: { [name]: name } })),
    );
    const events = fc.array(event, { maxLength: 4 });
    const state = fc.record({ run: word, actor: word, asked: word, url: word, text: word, events });
    fc.assert(
      fc.property(state, (changes) => {
        const text = write({ ...finished, ...changes });
        if (text === undefined) return;
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_STATE_BYTES);
        expect(write(readRunState(text) ?? finished)).toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  it('is cut after its secrets are masked, so that no half of one is left', () => {
    const secret = 'correct-horse-battery-staple';
    const path = `${'x'.repeat(3_990)}${secret}`;
    const mask = (text: string) => text.replaceAll(secret, '***');
    expect(write({ ...finished, events: [denied(path)] }, mask)).not.toContain('correct');
  });
});

it('a state of more bytes than are read is not written', () => {
  expect(write({ ...finished, events: Array(6).fill(inChinese(150_000)) })).toBeUndefined();
});

function denied(path: string): SavedEvent {
  return { kind: 'file.denied', session: 'fenster', access: 'write', path, reason: 'protected' };
}

function commitOf(left: readonly string[]): SavedEvent {
  return { kind: 'commit', session: 'fenster', commit: 'a'.repeat(40), files: [], left };
}
