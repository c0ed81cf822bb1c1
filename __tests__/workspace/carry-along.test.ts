// A thread's state goes to the remote with the next push of a branch, or the branch goes alone: real git.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { GitResult } from '#src/ports/git.ts';
import { carryAlong, pushOnce } from '#src/workspace/deliver.ts';
import {
  commitThreadState,
  fetchThreadState,
  pushThreadState,
  type StateUpdate,
} from '#src/workspace/thread-state-ref.ts';
import { BRANCH, worked } from './a-delivery.ts';
import { useRepositoryStage } from './a-repository.ts';
import { aSilentGit } from './a-silent-git.ts';

const REF = 'refs/squad-state/7/thread';
const stage = useRepositoryStage();

/** A run that has worked, on a remote that has a state already; a hook of the remote may refuse some refs. */
async function aRun({ refusing }: { readonly refusing?: string } = {}) {
  const repository = await stage.repository();
  const { git, remote, bare, commands } = repository;
  const { commit, start } = await worked(repository);
  const write = (text: string, tips: readonly string[] = []) =>
    commitThreadState(git, { text, tips });
  const first = await write('first');
  await pushThreadState(git, { ref: REF, commit: first, expected: '' });
  if (refusing !== undefined) {
    const script = `#!/bin/sh\ncase "$1" in ${refusing}) echo "error: not here" >&2; exit 1;; esac\n`;
    await writeFile(join(bare, 'hooks/update'), script, { mode: 0o755 });
  }
  let expected = first;
  const carried: StateUpdate[] = [];
  const asked: string[] = [];
  const carrying = carryAlong(git, {
    async next(pushed) {
      asked.push(pushed);
      return { ref: REF, commit: await write(`on ${expected}`), expected };
    },
    carried: (update) => carried.push(update),
    async refresh() {
      expected = (await fetchThreadState(git, REF)) ?? '';
    },
  });
  commands.length = 0;
  return {
    ...{ repository, commit, start, first, carried, asked, write, git },
    push: () => pushOnce(carrying, { ref: `refs/heads/${BRANCH}`, commit }, 10_000),
    pushes: () => commands.filter((command) => command === 'push').length,
    refs: async () =>
      (await remote('for-each-ref', '--format=%(refname) %(objectname)')).trim().split('\n'),
    state: () => remote('cat-file', 'blob', `${REF}:thread.json`),
  };
}

describe('a state', () => {
  it('reaches the remote with the branch, in one push', async () => {
    const run = await aRun();
    expect(await run.push()).toEqual({ kind: 'pushed' });
    expect([run.pushes(), run.asked]).toEqual([1, [run.commit]]);
    expect(run.carried).toHaveLength(1);
    const expected = [`refs/heads/${BRANCH} ${run.commit}`, `${REF} ${run.carried[0]?.commit}`];
    expect(await run.refs()).toEqual(expect.arrayContaining(expected));
  });

  it('that another run has written meanwhile is read again, and goes along then', async () => {
    const run = await aRun();
    const commit = await run.write('theirs');
    await pushThreadState(run.git, { ref: REF, commit, expected: run.first });
    expect(await run.push()).toEqual({ kind: 'pushed' });
    expect(await run.state()).toBe(`on ${commit}`);
    expect(await run.refs()).toContain(`refs/heads/${BRANCH} ${run.commit}`);
    expect(run.carried).toHaveLength(1);
  });

  it('that the remote refuses stays here, and the branch is pushed alone', async () => {
    const run = await aRun({ refusing: 'refs/squad-state/*' });
    expect(await run.push()).toEqual({ kind: 'pushed' });
    expect(await run.refs()).toEqual(
      expect.arrayContaining([`refs/heads/${BRANCH} ${run.commit}`, `${REF} ${run.first}`]),
    );
    expect(run.carried).toEqual([]);
  });

  it('stays as it is where the branch has moved, and the answer is about the branch', async () => {
    const run = await aRun();
    await run.repository.push(BRANCH, { 'theirs.txt': 'x\n' }, { from: 'main' });
    expect(await run.push()).toEqual({ kind: 'moved' });
    expect(await run.state()).toBe('first');
    expect(run.carried).toEqual([]);
  });

  it('stays as it is where a rule refuses the branch, and the reason is the rule’s', async () => {
    const run = await aRun({ refusing: 'refs/heads/*' });
    expect(await run.push()).toEqual({ kind: 'refused', reason: 'not here', hint: undefined });
    expect(await run.state()).toBe('first');
    expect(run.carried).toEqual([]);
  });

  it('counts as carried where the answer was lost, because the remote may have it', async () => {
    const lost: GitResult = { code: 128, stdout: '', stderr: '' };
    const git = aSilentGit({ attempt: async () => lost });
    let carried = 0;
    const update = { ref: REF, commit: 'c0ffee', expected: '' };
    const carrying = carryAlong(git, {
      next: async () => update,
      carried: () => (carried += 1),
      refresh: async () => undefined,
    });
    expect(await carrying.attempt(['push', 'http://x', 'abc:refs/heads/x'])).toBe(lost);
    expect(carried).toBe(1);
  });

  it.each([
    [['fetch', 'http://x', 'abc:refs/heads/x']],
    [['push', 'http://x', `abc:${REF}`]],
    [['push', 'http://x', ':refs/heads/x']],
    [['push']],
  ])('does not go along with %j', async (args) => {
    const ok: GitResult = { code: 0, stdout: '', stderr: '' };
    const unasked = () => Promise.reject(new Error('asked'));
    const git = aSilentGit({ attempt: async () => ok });
    const carrying = carryAlong(git, { next: unasked, carried: () => 0, refresh: unasked });
    expect(await carrying.attempt(args)).toBe(ok);
  });
});
