// What version 0.2 left of interrupted runs on the remote, when Scribe comes by: real git.
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { git } from '../../../rehearsal/git/git.ts';
import type { Remote } from '../../publish/a-remote.ts';
import { AS_OLGA, openSquad, reportOf, runScribe } from '../a-scribe.ts';

let remote: Remote;

beforeEach(async () => {
  remote = await openSquad();
});
afterEach(() => remote.close());

const left = async () =>
  (await remote.remote('for-each-ref', '--format=%(refname)', 'refs/squad')).trim().split('\n');

/** Puts the state of a run there, as it was written then. */
async function leave(ref: string, date: string): Promise<void> {
  const root = join(remote.githubServer.state.root, 'acme/harbour.git');
  const commit = ['commit-tree', '-p', 'main', '-m', 'state', 'main^{tree}'];
  const made = await git(root, [...AS_OLGA, ...commit], { GIT_COMMITTER_DATE: date });
  await git(root, ['update-ref', ref, made]);
}

describe('the state of a run of version 0.2', () => {
  it('stays for a week, then Scribe clears it away', async () => {
    await leave('refs/squad/7/345', '2026-11-15T04:16:00Z');
    await leave('refs/squad/8/346', '2026-11-15T04:18:00Z');
    expect(reportOf(await runScribe(remote)).notes).toEqual([]);
    expect(await left()).toEqual(['refs/squad/8/346']);
  });

  it('is left to the runs that come on a schedule', async () => {
    await leave('refs/squad/7/345', '2026-11-15T04:16:00Z');
    await runScribe(remote, { checksMissedRequests: false });
    expect(await left()).toEqual(['refs/squad/7/345']);
  });
});
