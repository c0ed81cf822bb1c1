// The states of runs on the remote are removed, also where the remote fails once.
import { expect, it } from '@jest/globals';
import type { Git, GitResult } from '../../../src/ports/git.ts';
import {
  commitSavedRun,
  deleteSavedRuns,
  deleteSavedRunsBefore,
  listRemoteRuns,
  pushSavedRun,
  readSavedRun,
  savedAnswer,
  savedRunRef,
} from '../../../src/workspace/saved/saved-runs.ts';
import { type Repository, useRepositoryStage } from '../a-repository.ts';
import { aTime } from '../a-time.ts';

const REF = savedRunRef(7, '77');
const FAILED: GitResult = { code: 128, stdout: '', stderr: 'fatal: the remote hung up' };

const stage = useRepositoryStage();

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

it('a state is on the remote under the name of its thread and run, replaced by the next, and read back', async () => {
  const { git, start } = await stage.repository();
  expect(savedRunRef(7, 'a b/7')).toBe('refs/squad/7/a-b-7');
  const save = (text: string) => commitSavedRun(git, { ref: REF, tip: start, text });
  const [first, second] = [await save('one'), await save('two')];
  for (const state of [first, second]) expect(await pushSavedRun(git, state)).toBe('kept');
  await pushSavedRun(git, { ...first, ref: savedRunRef(8, '1') });
  expect(await listRemoteRuns(git, 7)).toEqual(new Map([[REF, second.commit]]));
  expect(await listRemoteRuns(git, 9)).toEqual(new Map());
  expect(await readSavedRun(git, second.commit)).toEqual({ text: 'two', tip: start });
});

it.each([
  ['kept', 0, ''],
  ['refused', 1, `!\tabc:${REF}\t[remote rejected] (hook declined)`],
  ['unknown', 1, `!\tabc:refs/heads/x\t[remote rejected] (hook declined)`],
  ['unknown', 1, `!\tabc:${REF}\t[rejected] (fetch first)`],
  ['unknown', 1, ` \tabc:${REF}\t[remote rejected]`],
  ['unknown', 128, ''],
])('a state is %s where git ends with %d and says %j', (answer, code, line) => {
  const stdout = `To x\n*\tabc:refs/heads/y\t[new branch]\n${line}\nDone`;
  expect(savedAnswer({ code, stdout, stderr: '' }, REF)).toBe(answer);
});

it('states that were written before a time are removed, whatever their thread, and no others', async () => {
  const repository = await stage.repository();
  const { git, remote, start, commands } = repository;
  await deleteSavedRunsBefore(git, Date.now());
  expect(commands).toEqual(['ls-remote']);
  const { commit } = await commitSavedRun(git, { ref: REF, tip: start, text: 'new' });
  const seconds = Number(await remote('log', '-1', '--format=%ct', 'main'));
  const old = [savedRunRef(7, '1'), savedRunRef(8, '1')];
  for (const ref of old) await remote('update-ref', ref, 'refs/heads/main');
  await deleteSavedRunsBefore(git, seconds * 1000);
  const refs = async () =>
    (await remote('for-each-ref', '--format=%(refname)', 'refs/squad')).trim();
  expect(await refs()).toBe(old.join('\n'));
  await pushSavedRun(git, { ref: REF, commit });
  const later = Number(await git.run(['log', '-1', '--format=%ct', commit]));
  await deleteSavedRunsBefore(git, Math.max(later, seconds + 1) * 1000);
  expect(await refs()).toBe(later > seconds ? REF : '');
});
