// The run's branch: agents' commits are integrated one after the other, as soon as each agent ends.

import type { Git } from '#src/ports/git.ts';
import type { PullRequest } from '#src/ports/github.ts';
import { type Finding, hashOfLines } from '#src/run-log/review-note.ts';
import { serialize, shareWork } from '#src/text/serialize.ts';
import { reasonAgainstAdded } from './changes.ts';
import { linesOf, listFiles, readPatch, readTexts } from './git-history.ts';
import {
  type CommitIdentity,
  commitTree,
  mergeWithUnion,
  signature,
  WORK_MERGE_RULES,
} from './merge.ts';
import { isLockFileAlone } from './paths/path-lists.ts';
import type { Policy } from './policy.ts';

type IntegrationResult =
  | { readonly kind: 'integrated'; readonly commit: string }
  /** `tree` holds both sides, with conflict markers in `files`; `tip` is the branch's commit that they conflict with. */
  | {
      readonly kind: 'conflict';
      readonly files: readonly string[];
      readonly tree: string;
      readonly tip: string;
    };

/** An agent's commit, whose parent is `base`. */
type AgentCommit = {
  readonly commit: string;
  readonly base: string;
  readonly identity: CommitIdentity;
};

export type RunBranch = {
  readonly name: string;
  /** Where the run began. */
  readonly start: string;
  tip(): string;
  /** True when the files that an agent looks at are fetched one by one: a small repository is checked out as quickly. */
  isLarge(): Promise<boolean>;
  /** Adds an agent's commit. One at a time, in the order of the calls. */
  integrate(work: AgentCommit): Promise<IntegrationResult>;
};

/**
 * Opens the branch `name` at the commit `start`, in memory: the remote sees it when it is pushed. `tip` includes what an
 * earlier run of the request has added already.
 */
export function openRunBranch(git: Git, name: string, start: string, tip = start): RunBranch {
  let newest = tip;
  const serializeIntegration = serialize();
  return {
    name,
    start,
    tip: () => newest,
    isLarge: shareWork(async () => (await listFiles(git, tip)).length > MAX_SMALL),
    integrate: (work) =>
      serializeIntegration(async () => {
        const integrated = await integrateOnto(git, newest, work);
        if (integrated.kind === 'integrated') newest = integrated.commit;
        return integrated;
      }),
  };
}

/** The most files that a small repository has. */
const MAX_SMALL = 1_000;

async function integrateOnto(git: Git, tip: string, work: AgentCommit): Promise<IntegrationResult> {
  if (work.base === tip) return { kind: 'integrated', commit: work.commit };
  const sides = { ours: tip, theirs: work.commit };
  const merged = await mergeWithUnion(git, sides, WORK_MERGE_RULES);
  if (merged.kind === 'conflict') return { ...merged, tip };
  const signed = signature(git, work.identity);
  const commit = await commitTree(git, { tree: merged.tree, parent: tip, ...signed });
  return { kind: 'integrated', commit };
}

export type BranchTarget = {
  /** The branch that the run works on. */
  readonly branch: string;
  /** The branch that its pull request goes into. */
  readonly base: string;
  /** Where to start: at the tip of `branch` itself, or of `base`. */
  readonly from: 'branch' | 'base';
  /** The open pull request that the branch already has. */
  readonly pull: PullRequest | undefined;
  /** The person's pull request that this one is stacked on. */
  readonly stackedOn: PullRequest | undefined;
  /** Why nothing is pushed (the branch is a fork's), in words for the board. */
  readonly answerOnly: string | undefined;
};

/** Returns the numbers that are known to be pull requests': the branch's, the one below it, and the thread's. */
export function pullNumbers(
  { pull, stackedOn }: BranchTarget,
  thread: { readonly kind: 'issue' | 'pull-request'; readonly number: number },
): readonly number[] {
  const ofThread = thread.kind === 'issue' ? undefined : thread;
  return [pull, stackedOn, ofThread].flatMap((one) => one?.number ?? []);
}

/** Returns the rolling branch for what was learnt by runs that changed nothing else: `squad/memory`. */
export function memoryBranch(prefix: string): string {
  return `${prefix}memory`;
}

/** Refs that rule out the squad's: a branch for each part of the prefix, and refs above the state's. */
export function refsAbove(prefix: string, stateRef: string): readonly string[] {
  const above = (path: string) =>
    path.split('/').flatMap((_, at, parts) => (at === 0 ? [] : [parts.slice(0, at).join('/')]));
  const states = above(stateRef).filter((ref) => ref.split('/').length > 1);
  return [...above(prefix).map((name) => `refs/heads/${name}`), ...states];
}

/** The branches of these that leave no room for those with this prefix: git can't have `squad` beside `squad/7-x`. */
export function branchesInTheWay(prefix: string, names: readonly string[]): readonly string[] {
  const own = [`${memoryBranch(prefix)}/`, `${prefix}scribe/`];
  return names.filter(
    (name) => prefix.startsWith(`${name}/`) || own.some((one) => name.startsWith(one)),
  );
}

// Applies what a reviewer suggests in place of lines: a commit in the reviewer's name, made without a working tree.

type SuggestionDeps = {
  readonly git: Git;
  readonly policy: Policy;
  readonly branch: Pick<RunBranch, 'tip' | 'integrate'>;
  /** Returns author, message and trailers for the commit of these files. */
  identify(files: readonly string[]): CommitIdentity;
};

/** The commit, and the indices of the findings whose suggestions it applies. */
type AppliedSuggestions = {
  readonly commit: string;
  readonly places: readonly number[];
  readonly files: readonly string[];
  readonly patch: string;
};

/**
 * Applies those suggestions whose lines are on the branch as the reviewer saw them, and whose files may be written. Returns
 * undefined when that is none of them, or when the branch moved on meanwhile. Throws a SquadError (E_GIT).
 */
export async function applySuggestions(
  findings: readonly Finding[],
  { git, policy, branch, identify }: SuggestionDeps,
): Promise<AppliedSuggestions | undefined> {
  const base = branch.tip();
  const paths = findings.flatMap(({ path, suggestion }) => (suggestion === undefined ? [] : path));
  const texts = await readTexts(git, base, [...new Set(paths)]);
  // A text that is not UTF-8 can't be written back as it was.
  const whole = [...texts].filter(([, text]) => !text.includes('\uFFFD'));
  const changed = whole.map(([path, old]) => ({ path, old, ...replaceLines(path, old, findings) }));
  const isTaken = await Promise.all(changed.map((file) => mayTake(file, policy)));
  const taken = changed.filter((_, at) => isTaken[at]);
  if (taken.length === 0) return undefined;
  const files = taken.map(({ path }) => path);
  const identity = identify(files);
  const commit = await git.commit({
    parents: [base],
    ...signature(git, identity),
    files: new Map(taken.map(({ path, text }) => [path, Buffer.from(text)])),
  });
  const integrated = await branch.integrate({ commit, base, identity });
  if (integrated.kind === 'conflict') return undefined;
  const places = taken.flatMap((file) => file.places).toSorted((one, other) => one - other);
  const patch = await readPatch(git, { base, tip: commit });
  return { commit: integrated.commit, places, files, patch };
}

/** One suggestion stands for itself: a lock file is written by a package manager, together with its manifest. */
async function mayTake(
  {
    path,
    places,
    old,
    text,
  }: { path: string; places: readonly number[]; old: string; text: string },
  policy: Policy,
): Promise<boolean> {
  if (places.length === 0 || isLockFileAlone(path, [])) return false;
  if (policy.refuses({ path }) !== undefined) return false;
  return (await reasonAgainstAdded(text, async () => old, policy)) === undefined;
}

/** Returns the file's text with the suggestions for it in place, and their indices. Of two for the same lines, the first counts. */
function replaceLines(path: string, before: string, findings: readonly Finding[]) {
  const old = linesOf(before);
  const fitting = findings.flatMap((finding, place) => {
    const { suggestion, line, endLine = line, linesHash } = finding;
    if (finding.path !== path || suggestion === undefined) return [];
    // No lines have the hash of one that is blank.
    const isSame = endLine <= old.length && hashOfLines(old.slice(line - 1, endLine)) === linesHash;
    return isSame ? [{ place, suggestion, line, endLine }] : [];
  });
  const apart = fitting.filter((one, at) =>
    fitting.slice(0, at).every(({ line, endLine }) => one.line > endLine || one.endLine < line),
  );
  // From the end, so that the numbers of earlier lines stay true.
  const lines = apart
    .toSorted((one, other) => other.line - one.line)
    .reduce((text, { suggestion, line, endLine }) => {
      const end = text[line - 1]?.endsWith('\r') === true ? '\r' : '';
      const own = suggestion === '' ? [] : suggestion.split('\n').map((it) => `${it}${end}`);
      return text.toSpliced(line - 1, endLine - line + 1, ...own);
    }, old);
  const end = before.endsWith('\n') ? '\n' : '';
  const text = lines.length === 0 ? '' : `${lines.join('\n')}${end}`;
  return { text, places: apart.map(({ place }) => place) };
}
