// The repository's settings: the port's methods against the embedded GitHub.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createGitHub } from '../../src/adapters/github.ts';
import { git } from '../../src/rehearsal/git.ts';
import { type EmbeddedGitHub, startGitHub } from '../../src/rehearsal/github.ts';
import { createState } from '../../src/rehearsal/state.ts';
import type { GitHub } from '../../src/world.ts';

const token = `ghs_${'Secret0'.repeat(6)}`;
const who = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

let folder = '';
let hub: EmbeddedGitHub;
let github: GitHub;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'squad-settings-'));
  const [bare, work] = [join(folder, 'acme/shop.git'), join(folder, 'seed')];
  await git(folder, ['init', '-q', '--bare', '-b', 'main', bare]);
  await git(folder, ['init', '-q', '-b', 'main', work]);
  await writeFile(join(work, 'a.txt'), 'a');
  await git(work, ['add', '.']);
  await git(work, ['commit', '-qm', 'first'], who);
  await git(work, ['push', '-q', bare, 'main', 'main:release']);
  const state = createState({
    ...{ repository: 'acme/shop', root: folder, token, roles: { olga: 'admin' } },
    protectedBranches: ['main'],
  });
  hub = await startGitHub({ state });
  const place = { apiUrl: hub.apiUrl, owner: 'acme', name: 'shop' };
  github = createGitHub({ ...place, token, secondMs: 1, warn: () => undefined });
});

afterAll(async () => {
  await hub.close();
  await rm(folder, { recursive: true });
});

describe("the repository's settings", () => {
  it('tells the protected branches from the others', async () => {
    expect(await github.protectedBranches()).toEqual(['main']);
  });

  it('names the rules that hold for a branch, also for one that is not there yet', async () => {
    expect(await github.rulesFor('main')).toEqual(['update']);
    expect(await github.rulesFor('squad/1-not-there')).toEqual([]);
  });

  it("does not know for a job's own token whether Actions may open pull requests", async () => {
    expect(await github.actionsMayOpenPullRequests()).toBeUndefined();
  });

  it.each([true, false])("knows it for an administrator's token: %s", async (isPermitted) => {
    const { tokenLogin } = hub.state;
    Object.assign(hub.state, { tokenLogin: 'olga', pullRequestsPermitted: isPermitted });
    expect(await github.actionsMayOpenPullRequests()).toBe(isPermitted);
    Object.assign(hub.state, { tokenLogin, pullRequestsPermitted: true });
  });
});
