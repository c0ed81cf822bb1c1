// The repository's settings: the port's methods against the embedded GitHub.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EmbeddedGitHub, startGitHub } from '../../../rehearsal/github/embedded-github.ts';
import { createState } from '../../../rehearsal/github/state.ts';
import { createGitHub } from '../../../src/adapters/github/github.ts';
import type { GitHub } from '../../../src/ports/github.ts';
import { addCommits, createBare } from '../../a-bare.ts';

const token = `ghs_${'Secret0'.repeat(6)}`;

let folder = '';
let hub: EmbeddedGitHub;
let github: GitHub;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'squad-settings-'));
  const bare = join(folder, 'acme/shop.git');
  await createBare(bare);
  const commit = { message: 'first', files: { 'a.txt': 'a' } };
  await addCommits(bare, [
    { ref: 'refs/heads/main', ...commit },
    { ref: 'refs/heads/release', ...commit },
  ]);
  const state = createState({
    repository: 'acme/shop',
    root: folder,
    token,
    roles: { olga: 'admin' },
    protectedBranches: ['main'],
  });
  hub = await startGitHub({ state });
  const place = { apiUrl: hub.apiUrl, serverUrl: hub.origin, owner: 'acme', name: 'shop' };
  github = createGitHub({ ...place, token, secondMs: 1, warn: () => undefined });
});

afterAll(async () => {
  await hub.close();
  await rm(folder, { recursive: true });
});

describe("the repository's settings", () => {
  it('lists the protected branches', async () => {
    expect(await github.protectedBranches()).toEqual(['main']);
  });

  it('names the rules for a branch, also for one that does not exist yet', async () => {
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
