// Delivering to a real git server: a ref that moves, a remote that refuses, answers that are lost.
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Git } from '../../../src/ports/git.ts';
import { deliverToOwnBranch } from '../../../src/workspace/delivery/deliver.ts';
import { fetchBranches } from '../../../src/workspace/fetch-branches.ts';
import { BRANCH, deliverBranch, worked } from '../a-delivery.ts';
import { openRepositoryStage, type Repository, type RepositoryStage } from '../a-repository.ts';
import { aTime } from '../a-time.ts';

let stage: RepositoryStage;

beforeAll(async () => {
  stage = await openRepositoryStage();
});

afterAll(() => stage.close());

/** Lets a person be faster than each of the first `times` pushes. */
function overtaken(repository: Repository, times: number): Git {
  const { git } = repository;
  let pushes = 0;
  return {
    ...git,
    async attempt(args, options) {
      if (args[0] === 'push') {
        pushes += 1;
        const from = pushes === 1 ? 'main' : BRANCH;
        if (pushes <= times) await repository.push(BRANCH, { [`p${pushes}.txt`]: 'p' }, { from });
      }
      return git.attempt(args, options);
    },
  };
}

async function hook({ bare }: Repository, name: string, script: string): Promise<void> {
  const file = join(bare, 'hooks', name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
}

const tree = (repository: Repository, ref: string) =>
  repository.remote('ls-tree', '-r', '--name-only', ref);

describe('deliver', () => {
  it('makes the branch', async () => {
    const repository = await stage.repository();
    const work = await worked(repository);
    const answer = await deliverBranch(repository.git, work);
    expect(answer).toEqual({ kind: 'pushed', commit: work.commit });
    expect(await repository.remote('rev-parse', `refs/heads/${BRANCH}`)).toBe(work.commit);
  });

  it('puts the run’s commits on top of a person’s, whose commit stays', async () => {
    const repository = await stage.repository();
    const work = await worked(repository);
    const theirs = await repository.push(BRANCH, { 'p.txt': 'p' }, { from: 'main' });
    const answer = await deliverBranch(repository.git, work);
    expect(answer).toMatchObject({ kind: 'pushed' });
    const format = '--format=%P %an <%ae>|%cn|%ad|%B';
    const before = await repository.git.run(['log', '-1', '--format=%ad', work.commit]);
    expect(await repository.remote('log', '-1', format, `refs/heads/${BRANCH}`)).toBe(
      `${theirs} hockney (Squad) <41898282+github-actions[bot]@users.noreply.github.com>|github-actions[bot]|${before.trim()}|Work of hockney\n\nSquad-Agent: hockney\nSquad-Run: 77`,
    );
    expect(await tree(repository, BRANCH)).toBe('a.txt\nmine.txt\nold.txt\np.txt');
  });

  it('follows a branch that moves four times', async () => {
    const repository = await stage.repository();
    const work = await worked(repository);
    const answer = await deliverBranch(overtaken(repository, 4), work);
    expect(answer).toMatchObject({ kind: 'pushed' });
    expect(await tree(repository, BRANCH)).toBe(
      'a.txt\nmine.txt\nold.txt\np1.txt\np2.txt\np3.txt\np4.txt',
    );
  });

  it('stops when it moves each time until there is no time left, and leaves the person’s commits as they are', async () => {
    const repository = await stage.repository();
    const work = await worked(repository);
    const short = aTime(1500);
    const answer = await deliverBranch(overtaken(repository, 100), work, short);
    const reason = 'the branch kept moving while we pushed';
    expect(answer).toEqual({ kind: 'unreachable', reason });
    expect(await tree(repository, BRANCH)).not.toContain('mine.txt');
    const own = { branch: `${BRANCH}-aside`, commit: work.commit };
    const kept = await deliverToOwnBranch({ git: repository.git, ...aTime() }, own);
    expect(kept.kind).toBe('pushed');
    expect(await tree(repository, kept.branch)).toContain('mine.txt');
  });

  it('names the files when a person changed the same lines', async () => {
    const repository = await stage.repository();
    const work = await worked(repository, 'a.txt', 'mine\n');
    const theirs = await repository.push(BRANCH, { 'a.txt': 'theirs\n' }, { from: 'main' });
    const answer = await deliverBranch(repository.git, work);
    expect(answer).toEqual({ kind: 'conflict', files: ['a.txt'] });
    expect(await repository.remote('rev-parse', BRANCH)).toBe(theirs);
  });

  it('does not repeat commits when its own push went through but the answer was lost', async () => {
    const repository = await stage.repository();
    const work = await worked(repository);
    await deliverBranch(repository.git, work);
    const theirs = await repository.push(BRANCH, { 'p.txt': 'p' });
    expect(await deliverBranch(repository.git, work)).toEqual({ kind: 'pushed', commit: theirs });
  });

  it('makes the branch again when it was deleted meanwhile', async () => {
    const repository = await stage.repository();
    await repository.push(BRANCH, { 'p.txt': 'p' }, { from: 'main' });
    await fetchBranches(repository.git, [BRANCH]);
    const work = await worked(repository);
    await repository.remote('update-ref', '-d', `refs/heads/${BRANCH}`);
    expect(await deliverBranch(repository.git, work)).toMatchObject({ kind: 'pushed' });
  });

  it('a protected branch is refused at once, in the remote’s words', async () => {
    const repository = await stage.repository();
    await hook(
      repository,
      'pre-receive',
      'echo "error: GH006: Protected branch update failed for refs/heads/squad/7-login." >&2; exit 1',
    );
    const work = await worked(repository);
    repository.commands.length = 0;
    expect(await deliverBranch(repository.git, work)).toEqual({
      kind: 'refused',
      reason:
        '(pre-receive hook declined) remote: error: GH006: Protected branch update failed for refs/heads/squad/7-login.',
      byRule: true,
    });
    expect(repository.commands).toEqual(['push']);
  });

  it('a refusal by an update rule is no reason to try again', async () => {
    const repository = await stage.repository();
    await hook(
      repository,
      'update',
      'echo "refusing to allow a GitHub App to create or update workflow" >&2; exit 1',
    );
    const work = await worked(repository);
    repository.commands.length = 0;
    expect(await deliverBranch(repository.git, work)).toMatchObject({ kind: 'refused' });
    expect(repository.commands).toEqual(['push']);
  });

  it('pushes to the branch when a tag has its name', async () => {
    const repository = await stage.repository();
    await repository.remote('tag', BRANCH, 'main');
    const work = await worked(repository);
    expect(await deliverBranch(repository.git, work)).toMatchObject({ kind: 'pushed' });
    expect(await repository.remote('rev-parse', `refs/heads/${BRANCH}`)).toBe(work.commit);
    expect(await repository.remote('rev-parse', `refs/tags/${BRANCH}`)).toBe(repository.start);
  });

  it.each([
    ['!\ta:b\t[rejected] (fetch first)', 2],
    ['!\ta:b\t[rejected] (non-fast-forward)', 2],
    ['!\ta:b\t[rejected] (stale info)', 2],
    ["!\ta:b\t[remote rejected] (cannot lock ref 'refs/heads/x': is at 1 but expected 2)", 2],
    ['!\ta:b\t[remote rejected] (failed to update ref)', 2],
    ['!\ta:b\t[remote rejected] (incorrect old value provided)', 2],
    ['!\ta:b\t[remote rejected] (reference already exists)', 2],
    ['!\ta:b\t[remote rejected] (protected branch hook declined)', 1],
    ['!\ta:b\t[remote rejected] (says fetch first)', 1],
    ['!\ta:b\t[remote rejected] (Internal Server Error)', 2],
    ['', 2],
  ])('reads %j: pushes %d times in all', async (line, times) => {
    const repository = await stage.repository();
    const work = await worked(repository);
    let pushes = 0;
    const git: Git = {
      ...repository.git,
      async attempt(args, options) {
        if (args[0] !== 'push') return repository.git.attempt(args, options);
        pushes += 1;
        const stdout = `To http://x\n${line}\nDone`;
        return pushes === 1
          ? { code: 1, stdout, stderr: "error: failed to push some refs to 'http://x'" }
          : { code: 0, stdout: '', stderr: '' };
      },
    };
    await deliverBranch(git, work);
    expect(pushes).toBe(times);
  });
});

describe('deliverToOwnBranch', () => {
  it('says so when the remote takes no branch', async () => {
    const repository = await stage.repository();
    await hook(repository, 'pre-receive', 'exit 1');
    const { commit } = await worked(repository);
    const own = { branch: 'x', commit };
    expect(await deliverToOwnBranch({ git: repository.git, ...aTime() }, own)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('(pre-receive'),
    });
  });

  it('takes the next number for a name that is taken, and gives up after five', async () => {
    const repository = await stage.repository();
    const { commit } = await worked(repository);
    const deps = { git: repository.git, ...aTime() };
    for (const name of ['x', 'x-2', 'x-3', 'x-4', 'y', 'y-2', 'y-3', 'y-4', 'y-5']) {
      await repository.push(name, { 'p.txt': name }, { from: 'main' });
    }
    const kept = await deliverToOwnBranch(deps, { branch: 'x', commit });
    expect(kept).toMatchObject({ kind: 'pushed', branch: 'x-5' });
    const notKept = await deliverToOwnBranch(deps, { branch: 'y', commit });
    expect(notKept).toMatchObject({ kind: 'conflict' });
  });
});
