// Where a run's changes go: the issue's branch, the bot's own pull request, one on top of a person's, or nowhere.
import type { PullRequest } from '#src/ports/github.ts';
import type { Thread } from '#src/trigger/request.ts';
import type { BranchTarget } from '#src/workspace/run-branch.ts';

export type ChooseBranchDeps = {
  readonly thread: Thread;
  /** The pull request of the thread, when it is one. */
  readonly pull: PullRequest | undefined;
  readonly repository: string;
  readonly baseBranch: string;
  /** Branches that only people may push to: the default branch. */
  readonly unpushableBranches: readonly string[];
  readonly prefix: string;
  readonly pushes: 'own' | 'any';
  /** Branches of the remote that begin with this thread's prefix. */
  readonly branches: ReadonlySet<string>;
  /** Branches that boards of this thread name. */
  readonly boardBranches: ReadonlySet<string>;
  /** Whether a branch's newest commit is the squad's. */
  readonly isSquadBranch: (branch: string) => Promise<boolean>;
  /** Pull requests whose head is `branch`, newest first. */
  readonly pullsOf: (branch: string) => Promise<readonly PullRequest[]>;
  readonly isOurLogin: (login: string | undefined) => boolean;
  readonly mayWrite: (author: PullRequest['author']) => Promise<boolean>;
};

/** Decides the target. Asks GitHub only when a branch of this thread exists. */
export async function chooseBranch(deps: ChooseBranchDeps): Promise<BranchTarget> {
  const { pull, baseBranch } = deps;
  if (pull === undefined || pull.state === 'closed') {
    return chooseThreadBranch(deps, baseBranch, undefined);
  }
  if (pull.head.repository?.toLowerCase() !== deps.repository.toLowerCase()) {
    return { ...newThreadBranch(deps, baseBranch), answerOnly: FORK_REASON };
  }
  const own = pull.head.ref.startsWith(deps.prefix) && (await isOurs(deps, pull));
  if ((own || isPushable(pull, deps)) && (await deps.mayWrite(pull.author))) {
    return {
      branch: pull.head.ref,
      base: pull.base.ref,
      from: 'branch',
      pull,
      stackedOn: undefined,
      answerOnly: undefined,
    };
  }
  return chooseThreadBranch(deps, pull.head.ref, pull);
}

/** True for a person's branch, if the workflow allows it; never for a base branch, even as a pull request's head. */
function isPushable(
  { head, base }: PullRequest,
  { pushes, baseBranch, unpushableBranches }: ChooseBranchDeps,
): boolean {
  return pushes === 'any' && ![baseBranch, base.ref, ...unpushableBranches].includes(head.ref);
}

const FORK_REASON =
  "this pull request comes from a fork, whose branch can't be pushed to. The squad answers here, but changes nothing";

/** Returns the prefix of a thread's branches: `squad/7-`. */
export function threadBranchPrefix(prefix: string, number: number): string {
  return `${prefix}${number}-`;
}

/** Reads the number of the issue that a branch of the squad is for from the branch's name. */
export function issueOfBranch(branch: string, prefix: string): number | undefined {
  const [digits] = branch.slice(prefix.length).match(/^\d{1,10}(?=-)/) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function newThreadBranch({ thread, prefix }: ChooseBranchDeps, base: string): BranchTarget {
  const branch = `${threadBranchPrefix(prefix, thread.number)}${titleSlug(thread.title)}`;
  return {
    branch,
    base,
    from: 'base',
    pull: undefined,
    stackedOn: undefined,
    answerOnly: undefined,
  };
}

/** Continues the thread's branch while its pull request is open; a merged or foreign one is left alone. */
async function chooseThreadBranch(
  deps: ChooseBranchDeps,
  base: string,
  stackedOn: PullRequest | undefined,
): Promise<BranchTarget> {
  const newBranch = { ...newThreadBranch(deps, base), stackedOn };
  const branchPrefix = threadBranchPrefix(deps.prefix, deps.thread.number);
  const boardBranches = [...deps.boardBranches]
    .filter((name) => name.startsWith(branchPrefix))
    .reverse();
  const { taken, free } = numberedBranches(newBranch.branch, deps.branches);
  const candidates = [...new Set([...boardBranches, ...taken.reverse()])];
  for (const branch of candidates.filter((name) => deps.branches.has(name))) {
    const pulls = await deps.pullsOf(branch);
    const open = pulls.find((pull) => pull.state === 'open');
    // A branch without a pull request comes from a run that was cut short, or from one that may not open any.
    const isContinued =
      open === undefined ? pulls.length === 0 && deps.isSquadBranch(branch) : isOurs(deps, open);
    if (await isContinued) {
      return { ...newBranch, branch, base: open?.base.ref ?? base, from: 'branch', pull: open };
    }
  }
  return { ...newBranch, branch: free };
}

/** True for a pull request opened by us, or by a person from our branch because Actions may not open any. */
async function isOurs(deps: ChooseBranchDeps, { author, head }: PullRequest): Promise<boolean> {
  return (
    deps.isOurLogin(author?.login) ||
    deps.boardBranches.has(head.ref) ||
    deps.isSquadBranch(head.ref)
  );
}

/** Returns the names that are taken among `name`, `name-2`, `name-3` ..., by a branch of that name or below it, and the first free one. */
function numberedBranches(name: string, branches: ReadonlySet<string>) {
  // Clones on Windows and macOS don't tell names apart by their case.
  const folded = [...branches].map((branch) => branch.toLowerCase());
  const isTaken = (wanted: string) =>
    folded.some((branch) => branch === wanted || branch.startsWith(`${wanted}/`));
  const taken: string[] = [];
  let free = name;
  while (isTaken(free.toLowerCase())) {
    taken.push(free);
    free = `${name}-${taken.length + 1}`;
  }
  return { taken, free };
}

/** Turns the title into a part of a branch's name: at most 40 characters, never empty. */
function titleSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 41);
  const whole = words.length <= 40 ? words : words.slice(0, Math.max(20, words.lastIndexOf('-')));
  return whole.replace(/^-+|-+$/g, '') || 'request';
}
