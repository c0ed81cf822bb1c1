// The states of runs on the remote are removed, also where the remote fails once.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Git, GitResult } from '../../../src/ports/git.ts';
import { deleteSavedRuns, savedRunRef } from '../../../src/workspace/saved/saved-runs.ts';
import { openRepositoryStage, type Repository, type RepositoryStage } from '../a-repository.ts';
import { aTime } from '../a-time.ts';

const REF = savedRunRef(7, '77');
const FAILED: GitResult = { code: 128, stdout: '', stderr: 'fatal: the remote hung up' };

let stage: RepositoryStage;
beforeAll(async () => {
  stage = await openRepositoryStage();
});
afterAll(() => stage.close());

/** A repository that has a state, and a git whose first pushes fail. */
async function withState(failures: number) {
  const repository = await stage.repository();
  await repository.remote('update-ref', REF, 'refs/heads/main');
  let left = failures;
  const attempt: Git['attempt'] = async (args, options) => {
    left -= args[0] === 'push' ? 1 : 0;
    return args[0] === 'push' && left >= 0 ? FAILED : repository.git.attempt(args, options);
  };
  return { repository, git: { ...repository.git, attempt } };
}

const statesOf = ({ remote }: Repository) => remote('for-each-ref', '--format=%(refname)', REF);

it.each([
  ['at once', 0, 600_000, ''],
  ['at the second try', 1, 600_000, ''],
  ['not at a third', 2, 600_000, REF],
  ['not at a second where the time is over', 1, 500, REF],
])('a state is removed %s', async (_when, failures, ms, left) => {
  const { repository, git } = await withState(failures);
  await deleteSavedRuns({ git, ...aTime(ms) }, [REF]);
  expect((await statesOf(repository)).trim()).toBe(left);
});
