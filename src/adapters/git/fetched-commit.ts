// The commit that a copy of a repository is at, where its remote has that commit too.
import { realpath } from 'node:fs/promises';
import { attempt } from '../../errors.ts';
import { askGit } from './git-command.ts';
import { parseRemoteUrl, type RepositoryAddress } from './repository-address.ts';

export type FetchedCommit = RepositoryAddress & { readonly commit: string };

/** Undefined where `folder` is no copy of a repository, or its commit is nowhere but here. */
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
