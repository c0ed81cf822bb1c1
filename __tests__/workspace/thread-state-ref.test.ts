// Where the remote keeps threads' states: real git.
import { describe, expect, it } from '@jest/globals';
import type { GitResult } from '#src/ports/git.ts';
import {
  commitThreadState,
  deleteOldRunsBefore,
  deleteStates,
  fetchThreadState,
  listThreadStates,
  pushThreadState,
  readStateFile,
  stateAnswer,
  threadStatePattern,
  threadStateRef,
} from '#src/workspace/thread-state-ref.ts';
import { type Repository, useRepositoryStage } from './a-repository.ts';

const REF = threadStateRef(7);
const stage = useRepositoryStage();

const refsOf = async ({ remote }: Repository, prefix = 'refs/squad-state') =>
  (await remote('for-each-ref', '--format=%(refname)', prefix)).split('\n').filter(Boolean);

it('a state is under the name of its thread, replaced by the next, and read back with the work it keeps', async () => {
  const { git, start, remote } = await stage.repository();
  expect([REF, threadStatePattern(7)]).toEqual([
    'refs/squad-state/7/thread',
    'refs/squad-state/7/*',
  ]);
  const first = await commitThreadState(git, { text: 'one', tips: [start] });
  expect(await pushThreadState(git, { ref: REF, commit: first, expected: '' })).toBe('kept');
  const second = await commitThreadState(git, { text: 'two', tips: [] });
  expect(await pushThreadState(git, { ref: REF, commit: second, expected: '' })).toBe('moved');
  expect(await pushThreadState(git, { ref: REF, commit: second, expected: first })).toBe('kept');
  expect(await fetchThreadState(git, REF)).toBe(second);
  expect(await fetchThreadState(git, threadStateRef(8))).toBeUndefined();
  expect(await readStateFile(git, first)).toEqual({ text: 'one', tips: [start] });
  expect(await readStateFile(git, second)).toEqual({ text: 'two', tips: [] });
  expect((await remote('ls-tree', '-r', '--name-only', REF)).trim()).toBe('thread.json');
});

it('a commit that holds no state, or too long a one, reads as none', async () => {
  const { git, start } = await stage.repository();
  expect(await readStateFile(git, start)).toBeUndefined();
  const long = await commitThreadState(git, { text: 'x'.repeat(1_000_001), tips: [] });
  expect(await readStateFile(git, long)).toBeUndefined();
});

describe('git’s answer to a push', () => {
  it.each([
    ['kept', 0, ''],
    ['refused', 1, `!\tabc:${REF}\t[remote rejected] (hook declined)`],
    ['moved', 1, `!\tabc:${REF}\t[rejected] (stale info)`],
    ['moved', 1, `!\tabc:${REF}\t[remote rejected] (failed to update ref)`],
    ['beside', 1, `!\tabc:${REF}\t[rejected] (atomic push failed)`],
    ['beside', 1, `!\tabc:${REF}\t[remote rejected] (atomic push failure)`],
    ['beside', 1, `!\tabc:refs/heads/x\t[rejected] (fetch first)`],
    ['unknown', 1, ` \tabc:${REF}\t[remote rejected]`],
    ['unknown', 128, ''],
  ])('is %s where it ends with %d and says %j', (answer, code, line) => {
    const stdout = `To x\n*\tabc:refs/heads/y\t[new branch]\n${line}\nDone`;
    const result: GitResult = { code, stdout, stderr: '' };
    expect(stateAnswer(result, REF)).toBe(answer);
  });

  it('is refused where another ref leaves no room, though it names both', () => {
    const stdout = `!\tabc:${REF}\t[remote rejected] (atomic transaction failed)\n`;
    const stderr = `remote: error: cannot lock ref '${REF}': 'x' exists; cannot create '${REF}'`;
    expect(stateAnswer({ code: 1, stdout, stderr }, REF)).toBe('refused');
  });
});

describe('clearing away', () => {
  it('lists threads’ states and nothing else, and removes those that nobody has written since', async () => {
    const repository = await stage.repository();
    const { git, remote } = repository;
    expect(await listThreadStates(git)).toEqual([]);
    const write = async (key: number, text: string, expected = '') => {
      const commit = await commitThreadState(git, { text, tips: [] });
      await pushThreadState(git, { ref: threadStateRef(key), commit, expected });
      return commit;
    };
    const first = await write(7, 'one');
    await write(8, 'two');
    await remote('update-ref', 'refs/squad-state/nine/thread', 'refs/heads/main');
    const listed = await listThreadStates(git);
    expect(listed.map(({ key }) => key)).toEqual([7, 8]);
    await write(7, 'again', first);
    for (const one of listed) await deleteStates(git, [one]);
    expect(await refsOf(repository)).toEqual([REF, 'refs/squad-state/nine/thread']);
  });

  it('removes what version 0.2 left before a time, whatever its thread', async () => {
    const repository = await stage.repository();
    const { git, remote, commands } = repository;
    await deleteOldRunsBefore(git, Date.now());
    expect(commands).toEqual(['ls-remote']);
    const seconds = Number(await remote('log', '-1', '--format=%ct', 'main'));
    const old = ['refs/squad/7/1', 'refs/squad/8/1'];
    for (const ref of [...old, REF]) await remote('update-ref', ref, 'refs/heads/main');
    await deleteOldRunsBefore(git, seconds * 1000);
    expect(await refsOf(repository, 'refs/squad')).toEqual(old);
    await deleteOldRunsBefore(git, (seconds + 1) * 1000);
    expect(await refsOf(repository, 'refs/squad')).toEqual([]);
    expect(await refsOf(repository)).toEqual([REF]);
  });
});
