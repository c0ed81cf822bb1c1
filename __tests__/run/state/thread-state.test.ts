// The form of a thread's state: what is written, what is shortened, and what is read of anybody's text.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { reportOfText } from '#src/report.ts';
import { type StateEvent, stateEventOf, stateEventSchema } from '#src/run/state/state-events.ts';
import {
  mergeStates,
  type RequestState,
  readThreadState,
  type ThreadState,
  tipsOf,
  writeThreadState,
} from '#src/run/state/thread-state.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import { MAX_STATE_BYTES } from '#src/workspace/thread-state-ref.ts';
import { aSilentGit } from '../../workspace/a-silent-git.ts';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
const SECRET = 'correct-horse-battery-staple';
const mask = (text: string) => text.replaceAll(SECRET, '***');

function aRequest(id: string, more: Partial<RequestState> = {}): RequestState {
  return {
    ...{ id, run: '345', actor: 'mona', asked: 'check the login', url: 'https://x.example/7' },
    ...{ branch: 'squad/7-login-form', part: 1 },
    ...{ progress: 'done', report: reportOfText('It is checked.'), events: [], ...more },
  };
}
const stateOf = (...requests: readonly RequestState[]): ThreadState => ({ thread: 7, requests });
const aNote = (length: number): StateEvent => ({ kind: 'note', text: 'x'.repeat(length) });

/** Reads this text as what a commit with these parents holds. */
function read(text: string, parents: readonly (string | undefined)[] = []) {
  const said = { code: 0, stderr: '' };
  const git = aSilentGit({
    run: async () => text,
    attempt: async ([command]) =>
      command === 'cat-file'
        ? { ...said, stdout: `${Buffer.byteLength(text)}\n` }
        : { ...said, stdout: parents.join('\n') },
  });
  return readThreadState(git, C, 7);
}

/** The same, of a state that we wrote. */
async function readBack(state: ThreadState): Promise<ThreadState> {
  const found = await read(writeThreadState(state, mask) ?? '', tipsOf(state));
  if (found.kind !== 'found') throw new Error(JSON.stringify(found));
  return found.state;
}

describe('what only the record shows', () => {
  it('is not kept on the remote', () => {
    const kept = (event: RunEvent) => stateEventOf({ ...event, at: 1 });
    const commit = { session: 'fenster', commit: `${A}`, files: ['a.ts'], left: [] };
    const events = [
      kept({ kind: 'commit', ...commit, patch: '+a secret plan' }),
      kept({ kind: 'usage', session: 'f', model: 'm', inputTokens: 1, outputTokens: 2, cost: 3 }),
    ];
    expect(kept({ kind: 'agent.said', session: 'f', text: 'a secret plan' })).toBeUndefined();
    const written = events.map((event) => stateEventSchema.parse(event));
    expect(JSON.stringify(written)).not.toMatch(/plan|cost/);
  });
});

/** Texts of any script and length, and names that are special to JavaScript. */
const texts = (lengths: readonly number[]) =>
  fc.oneof(
    fc.constantFrom('__proto__', 'constructor', '', '\n', '"'),
    fc
      .tuple(fc.constantFrom(...lengths), fc.constantFrom('x', '界', '👩‍👩‍👧', '\uD83D', '"'))
      .map(([length, unit]) => unit.repeat(length).slice(0, length)),
  );

function states(lengths: readonly number[]): fc.Arbitrary<ThreadState> {
  const text = texts(lengths);
  const event = fc.oneof<fc.Arbitrary<StateEvent>[]>(
    text.map((path) => ({ kind: 'lock', note: { agent: path, path, by: 'x' } })),
    text.map((answer) => ({ kind: 'agent.finished', session: answer, answer })),
    text.map((task) => ({
      ...{ kind: 'handoff', id: 'h', from: 'a', to: 'b', task, type: 'task', files: [task] },
      ...{ status: 'sent', action: 'approved', redirectedFrom: undefined, reason: undefined },
    })),
    fc.constant({ kind: 'commit', session: 'f', commit: `${A}`, files: [], removed: [], left: [] }),
  );
  const request = fc.record({
    id: fc.integer({ min: 1 }).map((number) => `comment-${number}`),
    run: fc.constant('345'),
    actor: text,
    asked: text,
    url: text,
    progress: fc.constantFrom('working', 'stopped', 'done'),
    report: text.map(reportOfText),
    branch: fc.constantFrom('squad/7-login', ''),
    part: fc.integer({ min: 1, max: 9 }),
    outcome: fc.constantFrom(undefined, 'changed', 'failed'),
    tip: fc.constantFrom(undefined, A, B),
    events: fc.array(event, { maxLength: 4 }),
  });
  const requests = fc.uniqueArray(request, { maxLength: 4, selector: ({ id }) => id });
  return requests.map((all) => stateOf(...all));
}

describe('a state that was written', () => {
  it('is read back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(states([1, 99]), async (state) => {
        expect(await readBack(state)).toEqual(state);
      }),
      { numRuns: 100 },
    );
  });

  it('is never too long, and what was cut once is not cut again', async () => {
    await fc.assert(
      fc.asyncProperty(states([99, 4_001, 200_001]), async (state) => {
        const text = writeThreadState(state, mask);
        if (text === undefined) return;
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_STATE_BYTES);
        expect(writeThreadState(await readBack(state), mask)).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  it('is cut after its secrets are masked, so that no half of one is left', () => {
    const path = `${'x'.repeat(3_990)}${SECRET}`;
    const events: StateEvent[] = [{ kind: 'lock', note: { agent: SECRET, path, by: 'x' } }];
    const text = writeThreadState(stateOf(aRequest('comment-1', { events, asked: SECRET })), mask);
    expect(text).toContain('***');
    expect(text).not.toContain('correct');
  });

  it('loses the events of the oldest requests first, then the requests, but none with a tip', async () => {
    const events = [aNote(190_000)];
    const names = ['comment-1', 'comment-2', 'comment-3', 'comment-4', 'comment-5', 'comment-6'];
    const all = names.map((id) => aRequest(id, { events }));
    const kept = (await readBack(stateOf(...all))).requests;
    expect(kept.map((one) => one.events.length)).toEqual([0, 1, 1, 1, 1, 1]);
    const report = { ...reportOfText(''), summary: 'x'.repeat(190_000) };
    const long = names.map((id) => aRequest(id, { report }));
    const open = long.map((one, at) => (at < 2 ? { ...one, tip: at === 0 ? A : B } : one));
    const left = (await readBack(stateOf(...open))).requests.map(({ id }) => id);
    expect(left.slice(0, 2)).toEqual(['comment-1', 'comment-2']);
    expect(left.at(-1)).toBe('comment-6');
  });

  it('keeps the work on no branch of a thread that has had more requests than are kept', async () => {
    const many = Array.from({ length: 600 }, (_, at) => aRequest(`comment-${at + 2}`));
    const { requests } = await readBack(stateOf(aRequest('comment-1', { tip: A }), ...many));
    expect(requests).toHaveLength(500);
    expect([requests[0]?.tip, requests.at(-1)?.id]).toEqual([A, 'comment-601']);
  });

  it('is not written when its newest request alone is too long', () => {
    const events = Array.from({ length: 6 }, () => aNote(190_000));
    expect(writeThreadState(stateOf(aRequest('comment-1', { events })), mask)).toBeUndefined();
  });
});

describe('a state that anybody may have written', () => {
  const ours = () => writeThreadState(stateOf(aRequest('comment-1', { tip: A })), mask) ?? '';

  it('counts no work that its commit does not keep', async () => {
    const tips = async (...parents: readonly (string | undefined)[]) => {
      const found = await read(ours(), parents);
      return found.kind === 'found' ? tipsOf(found.state) : found;
    };
    expect([await tips(A), await tips(B), await tips()]).toEqual([[A], [], []]);
  });

  it.each<[string, (text: string) => string]>([
    ['is no JSON', (text) => text.slice(1)],
    ['is JSON of something else', () => '[{"__proto__":1}]'],
    ['is of another version', (text) => text.replace('"version":1', '"version":2')],
    ['is of another thread', (text) => text.replace('"thread":7', '"thread":70')],
    ['is larger than 1,000,000 bytes', (text) => text + ' '.repeat(MAX_STATE_BYTES)],
    ['names a path for a commit', (text) => text.replace(`${A}`, '../../../etc/passwd')],
    ['names a branch for a commit', (text) => text.replace(`${A}`, 'main')],
    ['has a line break in an id', (text) => text.replace('comment-1', 'comment-1\\n')],
    ['has a line break in a run', (text) => text.replace('"345"', '"345\\n"')],
    [
      'has too many requests',
      (text) => text.replace(/\[(\{"id".*\})\]/, `[${'$1,'.repeat(501)}$1]`),
    ],
  ])('counts as none where it %s', async (_what, spoil) => {
    expect((await read(spoil(ours()), [A])).kind).toBe('unreadable');
  });

  it('has no more events than are kept, however many it names', async () => {
    const note = '{"kind":"note","text":""}';
    const many = ours().replace('"events":[]', `"events":[${`${note},`.repeat(30_000)}${note}]`);
    const found = await read(many, [A]);
    expect(found).toMatchObject({ kind: 'found', state: { requests: [{ id: 'comment-1' }] } });
    const [request] = found.kind === 'found' ? found.state.requests : [];
    expect(request?.events).toHaveLength(20_000);
  });

  it('has no fields beside those that we write', async () => {
    const more = '"__proto__":{"admin":true},"admin":true,"thread":7';
    const found = await read(ours().replace('"thread":7', more), [A]);
    expect(found.kind).toBe('found');
    expect(JSON.stringify(found)).not.toContain('admin');
    expect('admin' in found).toBe(false);
  });

  it('keeps a host that version 0.2 called out of reach as a read', () => {
    const host = { kind: 'file.denied', session: 'f', path: 'a.example', reason: 'no network' };
    const { data } = stateEventSchema.safeParse({ ...host, access: 'reach' });
    expect(data).toEqual({ ...host, access: 'read' });
  });
});

it('what another run wrote meanwhile stands, but for the requests that this run has closed', () => {
  const theirs = stateOf(aRequest('comment-1', { tip: A }), aRequest('comment-2', { tip: B }));
  const closed = aRequest('comment-1', { outcome: 'limited' });
  const ours = stateOf(closed, aRequest('comment-2', { tip: C }), aRequest('comment-3'));
  const merged = mergeStates(theirs, ours, new Set(['comment-1']));
  expect(merged.requests).toEqual([closed, theirs.requests[1], aRequest('comment-3')]);
});
