// Single refs of the remote: fetches and pushes them, and asks for the default branch.
import { SquadError } from '#src/errors.ts';
import type { Git, GitOptions, GitResult } from '#src/ports/git.ts';
import { adviceOn, type RefusalAdvice } from '#src/refusals.ts';

const HEADS = 'refs/heads/';
/** Where the remote's branches are put. */
const TRACKING = 'refs/remotes/origin/';
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

/**
 * Returns what git's answer to a push says about one ref that it refused, `!<tab><from>:<to><tab>[rejected] (fetch first)`: what
 * stands in brackets and after. Undefined when it names no refusal of this ref.
 */
export function refusalOf(stdout: string, ref: string): string | undefined {
  const line = stdout.split('\n').find((one) => one.startsWith('!') && one.includes(`:${ref}\t`));
  return line?.split('\t')[2];
}

/** Another push came between the remote's list of refs and our update. */
export const OVERTAKEN =
  /^\[rejected\]|^\[remote rejected\] \((?:cannot lock ref|failed to update ref|incorrect old value|reference already exists|atomic transaction failed)/;

/** True where the remote can't have this ref beside another one: a branch `a` rules out a branch `a/b`. */
export function hasNoPlace(ref: string, said: string): boolean {
  return said.includes(`cannot create '${ref}'`);
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

/** Returns the line in which git names the error; empty when there is none. That a push failed is known. */
export function errorLine(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  const named = lines.filter((line) => /^(remote: )?(error|fatal): /.test(line));
  return named.find((line) => !line.startsWith('error: failed to push some refs')) ?? '';
}

/** Lines of GitHub's that say nothing to a reader of one sentence. */
const ASIDE =
  /^(?:\(\?\)|https?:\/\/|Review all repository rules|Resolve the following|Found \d+ violations?:|locations:|- commit: |[0-9a-f]{40,64}$|Trace: |See https?:|hook declined to update |(?:Enumerating|Counting|Compressing|Resolving) )/;
const MAX_STDERR = 20_000;

/** What the remote said itself, in one line: `GH013: … found. Commits must have verified signatures.` Empty when it said nothing. */
export function remoteWords(stderr: string): string {
  const lines = stderr
    .slice(0, MAX_STDERR)
    .split(/[\r\n]+/)
    .flatMap((line) => (line.startsWith('remote: ') ? [line.slice('remote: '.length)] : []))
    .map((line) =>
      line
        .replace(/^\s*(?:error|fatal): /, '')
        .replace(/\u2014{2,}|-{5,}/g, '')
        .trim(),
    );
  const said = lines.filter((line) => line !== '' && !ASIDE.test(line));
  return said.map((line, at) => (at === 0 ? line : asNext(line, said[at - 1]))).join('');
}

/** A line of a list or a sentence, parted from the one before. */
function asNext(line: string, before = ''): string {
  return `${/[.:;,!?]$/.test(before) ? ' ' : '; '}${line.replace(/^- /, '')}`;
}

/** What GitHub said, or git where GitHub said nothing, and what a person can do about it if we know the words. */
export function explainRemote(stderr: string): {
  readonly words: string;
  readonly advice: RefusalAdvice | undefined;
} {
  const words = remoteWords(stderr) || errorLine(stderr).replace(/^(?:error|fatal): /, '');
  return { words: words.replace(/\.$/, ''), advice: adviceOn(stderr) };
}

/** Branch names and the commits they had when we looked. */
export type RemoteBranches = ReadonlyMap<string, string>;

/** A ref of the remote that is not a branch, and its commit. */
export type RemoteRef = { readonly ref: string; readonly commit: string };

/** The refs that a fetch brought. */
type FetchedTips = {
  readonly branches: RemoteBranches;
  readonly others: readonly RemoteRef[];
};

/** Fetches branches (names or patterns with one `*`) in one request; a missing plain name is an error. */
export async function fetchBranches(
  git: Git,
  patterns: readonly string[],
): Promise<RemoteBranches> {
  await git.run(fetchArguments(git, patterns), { remote: true });
  return (await listTips(git)).branches;
}

/** Lists the names of the remote's branches that begin with `prefix`, and fetches nothing. Throws a SquadError (E_GIT). */
export async function listBranches(git: Git, prefix: string): Promise<readonly string[]> {
  const asking = ['ls-remote', '--heads', git.remoteUrl, `${HEADS}${prefix}*`];
  const listing = await git.run(asking, { remote: true });
  return listing.split('\n').flatMap((line) => line.split(`\t${HEADS}`)[1] ?? []);
}

/**
 * Fetches branches like `fetchBranches`, without history that nobody needs: unless there is a checkout, a single branch comes
 * as its newest commit. With two or more, their common history decides whose work is whose, so none of it may be missing.
 * Branches that match `beside` (patterns ending in `*`) come along in the same request and need no history. `others` are full
 * names, or patterns, of refs that are not branches; they need history if their commits have any.
 */
export async function fetchTips(
  git: Git,
  patterns: readonly string[],
  beside: readonly string[] = [],
  others: readonly string[] = [],
): Promise<FetchedTips> {
  const all = [...patterns, ...beside];
  const newest = fetchArguments(git, all, ['--depth=1'], others);
  const isFetched = !git.hasCheckout && (await git.attempt(newest, { remote: true })).code === 0;
  // Plain file servers can only serve the whole history.
  if (!isFetched) await git.run(fetchArguments(git, all, [], others), { remote: true });
  const tips = await listTips(git);
  const { branches } = tips;
  const isBeside = (name: string) =>
    beside.some((pattern) => name.startsWith(pattern.slice(0, -1)));
  const worked = [...branches.keys()].filter((name) => !isBeside(name));
  const parented = await Promise.all(tips.others.map(({ commit }) => hasParent(git, commit)));
  const count = worked.length + parented.filter(Boolean).length;
  if (count > 1) await completeHistory(git, patterns, others);
  return tips;
}

/** True when the commit itself names a parent, be it fetched or not. */
async function hasParent(git: Git, commit: string): Promise<boolean> {
  const { stdout } = await git.attempt(['cat-file', 'commit', commit]);
  return /^tree \w+\nparent /.test(stdout);
}

/** How git asks for the whole history. */
const WHOLE_HISTORY = '--depth=2147483647';

/** Fetches the history that a shallow repository lacks; without it git would call branches unrelated, or count too much. */
export async function completeHistory(
  git: Git,
  patterns: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  if ((await git.run(['rev-parse', '--is-shallow-repository'])).trim() !== 'true') return;
  await git.run(fetchArguments(git, patterns, [WHOLE_HISTORY], others), { remote: true });
}

/** Fetches the whole history of one commit, even if no branch of the remote holds it any more. Throws a SquadError (E_GIT). */
export async function completeHistoryOf(git: Git, commit: string): Promise<void> {
  await git.run([...FETCH, WHOLE_HISTORY, git.remoteUrl, commit], { remote: true });
}

async function listTips(git: Git): Promise<FetchedTips> {
  const format = '--format=%(objectname) %(refname)';
  const listing = await git.run(['for-each-ref', format, TRACKING, FETCHED]);
  const branches = new Map<string, string>();
  const others: RemoteRef[] = [];
  for (const line of listing.split('\n')) {
    const [commit = '', name = ''] = line.split(' ');
    if (name.startsWith(TRACKING)) branches.set(name.slice(TRACKING.length), commit);
    if (name.startsWith(FETCHED))
      others.push({ ref: `refs/${name.slice(FETCHED.length)}`, commit });
  }
  return { branches, others };
}

function fetchArguments(
  git: Git,
  patterns: readonly string[],
  depth: readonly string[] = [],
  others: readonly string[] = [],
): readonly string[] {
  const refspecs = [
    ...patterns.map((pattern) => `+${HEADS}${pattern}:${TRACKING}${pattern}`),
    ...others.map((ref) => `+${ref}:${FETCHED}${ref.slice('refs/'.length)}`),
  ];
  return [...FETCH, ...depth, git.remoteUrl, ...refspecs];
}

/** Returns the commit of a branch that must exist. Throws a SquadError (E_GIT). */
export function requireBranch(branches: RemoteBranches, name: string): string {
  const commit = branches.get(name);
  if (commit !== undefined) return commit;
  throw missingBranchError(name);
}

/** The error for a branch that the remote should have. */
export function missingBranchError(name: string): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message: `The branch ${name} is not on the remote: it was deleted or renamed, or was never there.`,
    hint: 'If the input `base-branch` names it, correct that; otherwise make the branch again, and ask again.',
  });
}

/** Throws a SquadError (E_GIT) if the remote shows no branch at all. */
export async function requireCommits(git: Git): Promise<void> {
  const heads = await git.attempt(['ls-remote', '--heads', git.remoteUrl], { remote: true });
  if (heads.code !== 0 || heads.stdout.trim() !== '') return;
  throw new SquadError({
    code: 'E_GIT',
    message: 'The repository is empty: the remote shows no branch.',
    hint: 'Push a first commit, with the team, to its default branch. If it has some, something between the runner and GitHub answers instead.',
  });
}
