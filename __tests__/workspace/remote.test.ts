// Fetching and pushing: a remote that moves, refuses, or lacks a branch; checkouts that are shallow, strange or missing.
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Git } from '../../src/ports/git.ts';
import { pushBranch, pushToFallbackBranch } from '../../src/workspace/push.ts';
import { fetchBranches, fetchBranchIfExists, requireBranch } from '../../src/workspace/remote.ts';
import { replay } from '../../src/workspace/replay.ts';
import {
  aBranch,
  anAgent,
  openRepositoryStage,
  type Repository,
  type RepositoryStage,
} from './a-repository.ts';

let stage: RepositoryStage;

beforeAll(async () => {
  stage = await openRepositoryStage();
});

afterAll(() => stage.close());

const BRANCH = 'squad/7-login';

/** A commit of Hockney's on top of where the run began. */
async function worked(
  repository: Repository,
  path = 'mine.txt',
  content = 'mine\n',
): Promise<{ readonly commit: string; readonly start: string; readonly branch: string }> {
  const branch = aBranch(repository, BRANCH);
  const agent = await anAgent(repository, branch, 'hockney');
  await agent.write(path, content);
  await agent.submit();
  return { commit: branch.tip(), start: branch.start, branch: BRANCH };
}

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

describe('pushBranch', () => {
  it('makes the branch', async () => {
    const repository = await stage.repository();
    const work = await worked(repository);
    const answer = await pushBranch(repository.git, work);
    expect(answer).toEqual({ kind: 'pushed', commit: work.commit });
    expect(await repository.remote('rev-parse', `refs/heads/${BRANCH}`)).toBe(work.commit);
  });

  it('puts the run’s commits on top of a person’s, whose commit stays', async () => {
    const repository = await stage.repository();
    const work = await worked(repository);
    const theirs = await repository.push(BRANCH, { 'p.txt': 'p' }, { from: 'main' });
    const answer = await pushBranch(repository.git, work);
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
    const answer = await pushBranch(overtaken(repository, 4), work);
    expect(answer).toMatchObject({ kind: 'pushed' });
    expect(await tree(repository, BRANCH)).toBe(
      'a.txt\nmine.txt\nold.txt\np1.txt\np2.txt\np3.txt\np4.txt',
    );
  });

  it('stops when it moves each time, and leaves the person’s commits as they are', async () => {
    const repository = await stage.repository();
    const work = await worked(repository);
    const answer = await pushBranch(overtaken(repository, 6), work);
    const reason = 'the branch kept moving while we pushed';
    expect(answer).toEqual({ kind: 'rejected', reason, byRule: false });
    expect(await tree(repository, BRANCH)).not.toContain('mine.txt');
    const kept = await pushToFallbackBranch(repository.git, {
      branch: `${BRANCH}-aside`,
      commit: work.commit,
    });
    expect(await tree(repository, kept)).toContain('mine.txt');
  });

  it('names the files when a person changed the same lines', async () => {
    const repository = await stage.repository();
    const work = await worked(repository, 'a.txt', 'mine\n');
    const theirs = await repository.push(BRANCH, { 'a.txt': 'theirs\n' }, { from: 'main' });
    const answer = await pushBranch(repository.git, work);
    expect(answer).toEqual({ kind: 'conflict', files: ['a.txt'] });
    expect(await repository.remote('rev-parse', BRANCH)).toBe(theirs);
  });

  it('does not repeat commits when its own push went through but the answer was lost', async () => {
    const repository = await stage.repository();
    const work = await worked(repository);
    await pushBranch(repository.git, work);
    const theirs = await repository.push(BRANCH, { 'p.txt': 'p' });
    expect(await pushBranch(repository.git, work)).toEqual({ kind: 'pushed', commit: theirs });
  });

  it('makes the branch again when it was deleted meanwhile', async () => {
    const repository = await stage.repository();
    await repository.push(BRANCH, { 'p.txt': 'p' }, { from: 'main' });
    await fetchBranches(repository.git, [BRANCH]);
    const work = await worked(repository);
    await repository.remote('update-ref', '-d', `refs/heads/${BRANCH}`);
    expect(await pushBranch(repository.git, work)).toMatchObject({ kind: 'pushed' });
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
    expect(await pushBranch(repository.git, work)).toEqual({
      kind: 'rejected',
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
    expect(await pushBranch(repository.git, work)).toMatchObject({ kind: 'rejected' });
    expect(repository.commands).toEqual(['push']);
  });

  it('pushes to the branch when a tag has its name', async () => {
    const repository = await stage.repository();
    await repository.remote('tag', BRANCH, 'main');
    const work = await worked(repository);
    expect(await pushBranch(repository.git, work)).toMatchObject({ kind: 'pushed' });
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
    ['', 1],
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
    await pushBranch(git, work);
    expect(pushes).toBe(times);
  });
});

describe('pushAside', () => {
  it('throws when the remote takes no branch', async () => {
    const repository = await stage.repository();
    await hook(repository, 'pre-receive', 'exit 1');
    const { commit } = await worked(repository);
    await expect(
      pushToFallbackBranch(repository.git, { branch: 'x', commit }),
    ).rejects.toMatchObject({
      code: 'E_GIT',
      message: expect.stringContaining('The work could not be kept on the branch x: (pre-receive'),
    });
  });

  it('gives up after five names that are taken', async () => {
    const repository = await stage.repository();
    for (const name of ['x', 'x-2', 'x-3', 'x-4', 'x-5']) {
      await repository.push(name, { 'p.txt': name }, { from: 'main' });
    }
    const { commit } = await worked(repository);
    await expect(
      pushToFallbackBranch(repository.git, { branch: 'x', commit }),
    ).rejects.toMatchObject({
      message: 'The work could not be kept on the branch x: too many branches of that name.',
    });
  });
});

describe('replay', () => {
  it('keeps several commits, their order, authors and messages', async () => {
    const repository = await stage.repository();
    const branch = aBranch(repository);
    for (const name of ['hockney', 'fenster', 'verbal']) {
      const agent = await anAgent(repository, branch, name);
      await agent.worktree.ready();
      await agent.write('a.txt', `${await agent.read('a.txt')}${name}\n`);
      await agent.submit();
    }
    await repository.push('squad/memory', { 'm.txt': 'm' }, { from: 'main' });
    const onto = (await fetchBranchIfExists(repository.git, 'squad/memory')) ?? '';
    const answer = await replay(repository.git, { base: branch.start, tip: branch.tip() }, onto);
    const commit = answer.kind === 'replayed' ? answer.commit : '';
    const log = await repository.git.run([
      'log',
      '--reverse',
      '--format=%an %s',
      `${onto}..${commit}`,
    ]);
    expect(log).toBe(
      'hockney (Squad) Work of hockney\nfenster (Squad) Work of fenster\nverbal (Squad) Work of verbal\n',
    );
    expect(await repository.show(commit, 'a.txt')).toBe('one\nhockney\nfenster\nverbal\n');
    expect(await repository.show(commit, 'm.txt')).toBe('m');
  });

  it('onto the same place gives an equal tree', async () => {
    const repository = await stage.repository();
    const { commit, start } = await worked(repository);
    const answer = await replay(repository.git, { base: start, tip: commit }, start);
    expect(answer.kind === 'replayed' && (await repository.show(answer.commit, 'mine.txt'))).toBe(
      'mine\n',
    );
  });

  it('onto unrelated history applies the change alone', async () => {
    const repository = await stage.repository();
    const { commit, start } = await worked(repository);
    const empty = (await repository.remote('hash-object', '-t', 'tree', '-w', '/dev/null')).trim();
    const person = ['-c', 'user.name=P', '-c', 'user.email=p@example.com'];
    const root = await repository.remote(...person, 'commit-tree', '-m', 'root', empty);
    await repository.remote('update-ref', 'refs/heads/other', root);
    const onto = (await fetchBranchIfExists(repository.git, 'other')) ?? '';
    const answer = await replay(repository.git, { base: start, tip: commit }, onto);
    const found = answer.kind === 'replayed' ? answer.commit : '';
    expect(await repository.git.run(['ls-tree', '--name-only', found])).toBe('mine.txt\n');
  });
});

describe('fetching', () => {
  it('gives one branch and none of its namesakes', async () => {
    const repository = await stage.repository();
    await repository.push('squad/memory-2', { 'x.txt': 'x' }, { from: 'main' });
    expect(await fetchBranchIfExists(repository.git, 'squad/memory')).toBeUndefined();
    const commit = await repository.push('squad/memory', { 'y.txt': 'y' }, { from: 'main' });
    expect(await fetchBranchIfExists(repository.git, 'squad/memory')).toBe(commit);
  });

  it('throws when the remote cannot be asked', async () => {
    const repository = await stage.repository();
    const git = { ...repository.git, remoteUrl: `${stage.githubServer.origin}/acme/nothing` };
    await expect(fetchBranchIfExists(git, 'main')).rejects.toMatchObject({ code: 'E_GIT' });
  });

  it('takes patterns, and says which branch is missing', async () => {
    const repository = await stage.repository();
    const commit = await repository.push('squad/7-x', { 'x.txt': 'x' }, { from: 'main' });
    const branches = await fetchBranches(repository.git, ['main', 'squad/7-*', 'squad/8-*']);
    expect(branches.get('squad/7-x')).toBe(commit);
    expect(requireBranch(branches, 'main')).toBe(repository.start);
    expect(() => requireBranch(branches, 'gone')).toThrow('The branch gone is not on the remote.');
  });
});

describe('checkouts', () => {
  it.each(['full', 'shallow', 'none'] as const)(
    'a %s checkout: fetches, commits, follows a moved branch and pushes',
    async (checkout) => {
      const repository = await stage.repository({ 'a.txt': 'one\n' }, { checkout });
      const work = await worked(repository);
      await repository.push(BRANCH, { 'p.txt': 'p' }, { from: 'main' });
      expect(await pushBranch(repository.git, work)).toMatchObject({ kind: 'pushed' });
      expect(await tree(repository, BRANCH)).toBe('a.txt\nmine.txt\nold.txt\np.txt');
      await repository.remote('fsck', '--connectivity-only');
    },
  );

  it('a shallow checkout: merges two agents that started together', async () => {
    const repository = await stage.repository({ 'a.txt': 'one\n' }, { checkout: 'shallow' });
    const branch = aBranch(repository, BRANCH);
    const agents = [
      await anAgent(repository, branch, 'hockney'),
      await anAgent(repository, branch, 'fenster'),
    ];
    for (const [index, agent] of agents.entries()) await agent.write(`${index}.txt`, 'x');
    for (const agent of agents) expect(await agent.submit()).toMatchObject({ kind: 'committed' });
    const { start } = branch;
    const answer = await pushBranch(repository.git, {
      branch: BRANCH,
      commit: branch.tip(),
      start,
    });
    expect(answer).toMatchObject({ kind: 'pushed' });
  });

  it.each([
    'with space',
    'quo\'te "d"',
    '$(touch canary)',
    '`id`',
    'new\nline',
    '-dash',
    'ünï',
    '#hash',
  ])('a workspace in %j works', async (folder) => {
    const repository = await stage.repository({ 'a.txt': 'one\n' }, { folder });
    const work = await worked(repository);
    expect(await pushBranch(repository.git, work)).toMatchObject({ kind: 'pushed' });
  });
});
