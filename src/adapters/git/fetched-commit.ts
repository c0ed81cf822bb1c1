// Finds the commit that a clone is at, if its remote has that commit too.
import { realpath } from 'node:fs/promises';
import { attempt } from '#src/errors.ts';
import { askGit } from './git-command.ts';
import { parseRemoteUrl, type RepositoryAddress } from './repository-address.ts';

export type FetchedCommit = RepositoryAddress & { readonly commit: string };

/** Returns undefined if `folder` isn't the root of a clone, or if no branch of the remote holds its commit. */
export async function findFetchedCommit(folder: string): Promise<FetchedCommit | undefined> {
  const top = await askGit(folder, ['rev-parse', '--show-toplevel']);
  const real = await attempt(realpath(folder));
  if (top === undefined || real.kind === 'threw' || top !== real.value) return undefined;
  const [commit, remote, holding] = await Promise.all([
    askGit(folder, ['rev-parse', 'HEAD']),
    askGit(folder, ['remote', 'get-url', 'origin']),
    askGit(folder, ['branch', '--remotes', '--contains', 'HEAD']),
  ]);
  const address = parseRemoteUrl(remote ?? '');
  const isFetched = holding !== undefined && holding !== '';
  return isFetched && address !== undefined && commit !== undefined
    ? { ...address, commit }
    : undefined;
}
