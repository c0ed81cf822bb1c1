// Single refs of the remote: fetches and pushes them, and asks for the default branch.
import { SquadError } from '#src/errors.ts';
import type { Git, GitOptions, GitResult } from '#src/ports/index.ts';

export const HEADS = 'refs/heads/';
/** Where the remote's branches are put. */
export const TRACKING = 'refs/remotes/origin/';
/** Where refs other than branches are put: `refs/squad-state/7/thread` becomes `refs/fetched/squad-state/7/thread`. */
export const FETCHED = 'refs/fetched/';

/** A fetch that brings what it names, and nothing else. */
export const FETCH = [
  'fetch',
  '--quiet',
  '--no-tags',
  '--no-write-fetch-head',
  '--no-recurse-submodules',
] as const;

/** Fetches a branch that may not exist, and returns its commit. Throws a SquadError (E_GIT). */
export async function fetchBranchIfExists(git: Git, branch: string): Promise<string | undefined> {
  const seen = await fetchRefIfExists(git, `${HEADS}${branch}`);
  if (seen.kind === 'seen') return seen.tip;
  const message = `\`git fetch\` of ${branch} failed: ${seen.error}`;
  throw new SquadError({ code: 'E_GIT', message });
}

/** A ref of the remote: `tip` is undefined when there is none. */
export type SeenRef =
  | { readonly kind: 'seen'; readonly tip: string | undefined }
  | { readonly kind: 'failed'; readonly error: string };

/** Fetches a ref, by its full name, that may not exist. */
export async function fetchRefIfExists(
  git: Git,
  ref: string,
  options: Pick<GitOptions, 'timeoutMs'> = {},
): Promise<SeenRef> {
  // Refs other than branches must not be taken for branches.
  const copy = ref.startsWith(HEADS)
    ? `${TRACKING}${ref.slice(HEADS.length)}`
    : ref.replace(/^refs\//, 'refs/remotes/other/');
  const args = [...FETCH, git.remoteUrl, `+${ref}:${copy}`];
  const { code, stderr } = await git.attempt(args, { ...options, remote: true });
  if (code === 0) return { kind: 'seen', tip: (await git.run(['rev-parse', copy])).trim() };
  if (/couldn't find remote ref/i.test(stderr)) return { kind: 'seen', tip: undefined };
  return { kind: 'failed', error: errorLine(stderr) };
}

type PushOptions = Pick<GitOptions, 'timeoutMs'> & {
  /** Commits that refs must have: `refs/heads/main:abc`, `refs/heads/new:` for none. */
  readonly leases?: readonly string[];
};

/** Pushes refs in one request. Any exit code is an answer, with one line for each ref. */
export function pushRefs(
  git: Git,
  refspecs: readonly string[],
  { leases = [], ...options }: PushOptions = {},
): Promise<GitResult> {
  const expected = leases.map((lease) => `--force-with-lease=${lease}`);
  const args = ['push', '--porcelain', '--no-verify', ...expected, git.remoteUrl, ...refspecs];
  return git.attempt(args, { ...options, remote: true });
}

/** Asks the remote for the name of its default branch. Throws a SquadError (E_GIT). */
export async function fetchDefaultBranch(git: Git): Promise<string> {
  const listing = await git.run(['ls-remote', '--symref', git.remoteUrl, 'HEAD'], { remote: true });
  const name = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listing)?.[1];
  if (name !== undefined) return name;
  const message = "The remote doesn't say which branch is its default.";
  const hint = 'Name the branch in the input `base-branch`.';
  throw new SquadError({ code: 'E_GIT', message, hint });
}

/** Returns the line in which git names the error; empty when there is none. */
export function errorLine(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  return lines.find((line) => /^(remote: )?(error|fatal): /.test(line)) ?? '';
}
