// The server and the repository of a working tree, from the job's variables or git's remote.

import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { attempt } from '#src/errors.ts';
import { askGit } from './git-command.ts';

export type RepositoryAddress = {
  /** `https://github.com`, or a company's own server. */
  readonly serverUrl: string;
  readonly owner: string;
  readonly name: string;
};

/** Reads GITHUB_REPOSITORY and GITHUB_SERVER_URL, or the remote `origin` of `root`; returns undefined if neither is set. */
export async function findRepositoryAddress(root: string): Promise<RepositoryAddress | undefined> {
  const named = process.env.GITHUB_REPOSITORY;
  if (named !== undefined && named !== '') {
    const serverUrl = process.env.GITHUB_SERVER_URL || 'https://github.com';
    return addressAt(serverUrl.replace(/\/+$/, ''), named);
  }
  return parseRemoteUrl((await askGit(root, ['remote', 'get-url', 'origin'])) ?? '');
}

/** Returns the default branch of `origin` as the clone at `root` knows it, or else `main`, `master`, or the branch that HEAD names. */
export async function defaultBranch(root: string): Promise<string> {
  const head = await askGit(root, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']);
  if (head !== undefined) return head.replace(/^origin\//, '');
  const exists = (name: string) =>
    askGit(root, ['rev-parse', '--verify', '--quiet', `refs/heads/${name}`]);
  const [main, master] = await Promise.all(['main', 'master'].map(exists));
  if (main !== undefined) return 'main';
  if (master !== undefined) return 'master';
  return (await askGit(root, ['symbolic-ref', '--short', 'HEAD'])) ?? 'main';
}

/** Returns the names of the branches that the clone at `root` has, or has seen on a remote; undefined if git can't tell. */
export async function knownBranches(root: string): Promise<readonly string[] | undefined> {
  const list = (...args: readonly string[]) => askGit(root, ['for-each-ref', ...args]);
  const [own, seen] = await Promise.all([
    list('--format=%(refname:lstrip=2)', 'refs/heads'),
    list('--format=%(refname:lstrip=3)', 'refs/remotes'),
  ]);
  return own === undefined ? undefined : `${own}\n${seen ?? ''}`.split('\n');
}

/** Reads `https://host/owner/name.git` and `git@host:owner/name.git`; a credential in it is dropped. */
export function parseRemoteUrl(remote: string): RepositoryAddress | undefined {
  const url = remote.replace(/^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)(?!\d+\/)/, 'ssh://$1/');
  if (!URL.canParse(url)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(url);
  if (!['https:', 'http:', 'ssh:', 'git:'].includes(protocol) || hostname === '') return undefined;
  const isWeb = protocol.startsWith('http');
  return addressAt(isWeb ? `${protocol}//${host}` : `https://${hostname}`, pathname.slice(1));
}

function addressAt(serverUrl: string, path: string): RepositoryAddress | undefined {
  const [owner = '', name = '', ...rest] = path.replace(/(?:\.git)?\/?$/, '').split('/');
  const isName = (text: string) => /^[\w.-]+$/.test(text);
  return isName(owner) && isName(name) && rest.length === 0
    ? { serverUrl, owner, name }
    : undefined;
}

/** Returns the repository's own address: `https://github.com/acme/shop`. */
export function repositoryUrl({ serverUrl, owner, name }: RepositoryAddress): string {
  return `${serverUrl}/${owner}/${name}`;
}

/** Returns undefined if `folder` isn't the root of a clone, or if no branch of the remote holds its commit. */
export async function findFetchedCommit(folder: string) {
  const top = await askGit(folder, ['rev-parse', '--show-toplevel']);
  const real = await attempt(realpath(folder));
  // Git writes slashes on Windows, too.
  if (top === undefined || real.kind === 'threw' || resolve(top) !== real.value) return undefined;
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
