// A run's state goes to the remote with the next push of a branch.
import { describe, expect, it } from '@jest/globals';
import type { GitResult } from '../../../src/ports/git.ts';
import type { RemoteRef } from '../../../src/workspace/fetch-branches.ts';
import { carryAlong } from '../../../src/workspace/saved/carry-along.ts';
import { aSilentGit } from '../a-silent-git.ts';

const STATE = { ref: 'refs/squad/7/1', commit: 'c0ffee' };
const OK: GitResult = { code: 0, stdout: '', stderr: '' };
const LOST: GitResult = { ...OK, code: 128 };
const REFUSED: GitResult = { ...OK, code: 1, stdout: `!\ta:${STATE.ref}\t[remote rejected] (no)` };
const PUSH = ['push', '--porcelain', 'http://x', 'abc:refs/heads/squad/7-x'];
const TOGETHER = [...PUSH, '+c0ffee:refs/squad/7/1'];

/** What git is asked when these arguments are given, and how often the state counts as carried. */
async function ask(
  args: readonly string[],
  answers: readonly GitResult[] = [],
  state: RemoteRef | undefined = STATE,
) {
  const asked: (readonly string[])[] = [];
  const left = [...answers];
  let carried = 0;
  const attempt = async (given: readonly string[]) => {
    asked.push(given);
    return left.shift() ?? OK;
  };
  const next = async () => state;
  const carrying = carryAlong(aSilentGit({ attempt }), { next, carried: () => (carried += 1) });
  return { answer: await carrying.attempt(args), asked, carried };
}

describe('the state of a run', () => {
  it('is pushed with the branch, and counts as carried also where the answer was lost', async () => {
    for (const answer of [OK, LOST]) {
      expect(await ask(PUSH, [answer])).toEqual({ answer, asked: [TOGETHER], carried: 1 });
    }
  });

  it('stays here where the remote refuses it; the branch is pushed alone', async () => {
    const answer = { ...OK, stdout: 'alone' };
    expect(await ask(PUSH, [REFUSED, answer])).toEqual({
      answer,
      asked: [TOGETHER, PUSH],
      carried: 0,
    });
  });

  it.each([
    [['fetch', 'http://x', 'abc:refs/heads/x']],
    [['push', 'http://x', 'abc:refs/squad/7/1']],
    [['push', 'http://x', ':refs/heads/x']],
    [['push']],
  ])('does not go along with %j', async (args) => {
    expect(await ask(args)).toEqual({ answer: OK, asked: [args], carried: 0 });
  });
});
