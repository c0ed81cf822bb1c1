// After the merge: pull requests that conflict in memory files alone, requests that nobody answered, and states of threads that
// are over.
import { attempt, describe } from '#src/errors.ts';
import type { GitHub, PullRequest, RecentComment } from '#src/ports/github.ts';
import { type FoundBoard, findOwnBoards } from '#src/publish/board.ts';
import { code } from '#src/publish/render/render-markdown.ts';
import { type DeliverDeps, deliver } from '#src/workspace/deliver.ts';
import { mergeWithUnion } from '#src/workspace/merge.ts';
import { fetchBranches, listBranches, requireBranch } from '#src/workspace/remote.ts';
import {
  deleteOldRunsBefore,
  deleteStates,
  type ListedState,
  listThreadStates,
} from '#src/workspace/thread-state-ref.ts';
import { MEMORY_MERGE_RULES, mergeCommit } from './land.ts';
import { findMissedRequests, type StaleBoard } from './missed-requests.ts';
import type { ScribeContext } from './scribe-context.ts';

/** What was found and done. */
export type UpkeepResult = {
  readonly blocked: readonly BlockedPullRequest[];
  /** Requests that nobody answered. */
  readonly missed: readonly RecentComment[];
  /** Boards that say working although their runs must be over. */
  readonly stale: readonly StaleBoard[];
  /** How many states of threads that are over were removed. */
  readonly removed: number;
  /** What could not be checked, in sentences. */
  readonly notes: readonly string[];
};

/** Updates pull requests, looks for missed requests, removes old states. Failures become notes: the memory is merged by then. */
export async function checkUpkeep(
  context: ScribeContext,
  baseCommit: string,
): Promise<UpkeepResult> {
  const { ports, inputs, checksMissedRequests } = context;
  const now = ports.clock.now();
  const failures: string[] = [];
  const noted = async <T>(what: string, work: Promise<T>): Promise<T | undefined> => {
    const done = await attempt(work);
    if (done.kind === 'done') return done.value;
    failures.push(`${what}: ${describe(done.error).message}`);
    return undefined;
  };
  const none = { missed: [], stale: [], notes: [] };
  const [blocked = [], requests] = await Promise.all([
    noted('Open pull requests', updatePulls(context, baseCommit)),
    checksMissedRequests
      ? noted('Unanswered requests', findMissedRequests({ ...ports, inputs, now }))
      : none,
  ]);
  // Only a token that was just seen to read issues can tell which of them are gone.
  const readsIssues = requests !== undefined;
  const removed =
    checksMissedRequests && !inputs.dryRun
      ? await noted('What is kept of old threads', clearStates(context, readsIssues))
      : 0;
  const { missed, stale, notes } = requests ?? none;
  return { blocked, missed, stale, removed: removed ?? 0, notes: [...failures, ...notes] };
}

async function clearStates(context: ScribeContext, readsIssues: boolean): Promise<number> {
  const { git, clock } = context.ports;
  await deleteOldRunsBefore(git, clock.now() - OLD_RUN_MS);
  return readsIssues ? removeOldStates(context) : 0;
}

async function updatePulls(
  context: ScribeContext,
  baseCommit: string,
): Promise<readonly BlockedPullRequest[]> {
  const pulls = await context.ports.github.openPullRequests(context.baseBranch);
  const blocked = await updateBlockedPulls(context, pulls, baseCommit);
  await postConflictNotices(blocked, context);
  return blocked;
}

const DAY_MS = 24 * 3_600_000;
/** How long the state of a thread is kept after the thread has ended. */
const KEPT_MS = 30 * DAY_MS;
/** How long version 0.2 kept the state of an interrupted run. */
const OLD_RUN_MS = 7 * DAY_MS;
/** How many states one job asks GitHub about. */
const MOST_STATES = 50;
/** A thread with more branches is not asked about: people may push any number of them. */
const MOST_BRANCHES = 10;

/**
 * Removes the states of threads that ended 30 days ago and were not written since. Needs a token that may read issues: to any
 * other, GitHub may say that they are gone. Returns how many it removed. Throws a SquadError (E_GIT).
 */
async function removeOldStates({ ports, inputs }: ScribeContext): Promise<number> {
  const { git, github, clock } = ports;
  const now = clock.now();
  const before = now - KEPT_MS;
  const old = (await listThreadStates(git)).filter(({ writtenAt }) => writtenAt < before);
  if (old.length === 0) return 0;
  const branches = await listBranches(git, inputs.branchPrefix);
  const ended: ListedState[] = [];
  for (const state of chooseStates(old, now)) {
    const own = branches.filter((name) => name.startsWith(`${inputs.branchPrefix}${state.key}-`));
    const asked = await attempt(hasEnded(github, state.key, { branches: own, before }));
    // The next job asks again.
    if (asked.kind === 'threw') break;
    if (asked.value) ended.push(state);
  }
  return deleteStates(git, ended);
}

/**
 * Chooses the states to ask about, oldest first. If there are more than one job asks about, each job begins elsewhere: else
 * threads that stay open would hide the others for ever. Pure.
 */
export function chooseStates(states: readonly ListedState[], now: number): readonly ListedState[] {
  const sorted = states.toSorted((one, other) => one.writtenAt - other.writtenAt);
  const start = sorted.length > MOST_STATES ? now % sorted.length : 0;
  return [...sorted.slice(start), ...sorted.slice(0, start)].slice(0, MOST_STATES);
}

/** True when the issue or pull request, and every pull request of the branches, was closed before a time, or is gone. */
async function hasEnded(
  github: Pick<GitHub, 'threadEnd' | 'pullRequestsOf'>,
  thread: number,
  { branches, before }: { readonly branches: readonly string[]; readonly before: number },
): Promise<boolean> {
  if (branches.length > MOST_BRANCHES) return false;
  const end = await github.threadEnd(thread);
  if (end.kind === 'open' || (end.kind === 'closed' && end.at >= before)) return false;
  for (const branch of branches) {
    const pulls = await github.pullRequestsOf(branch);
    const isOver = ({ closedAt }: (typeof pulls)[number]) =>
      closedAt !== undefined && Date.parse(closedAt) < before;
    if (!pulls.every(isOver)) return false;
  }
  return true;
}

/** What became of a pull request that GitHub can't merge. */
export type BlockedPullRequest = BranchUpdate & {
  readonly number: number;
  readonly branch: string;
};

type BranchUpdate =
  | { readonly kind: 'brought-up-to-date' }
  /** These files need a person. */
  | { readonly kind: 'conflict'; readonly files: readonly string[] }
  | { readonly kind: 'not-pushed'; readonly reason: string };

/** Merges the base branch into every pull request of the squad that conflicts in append-only files alone. */
async function updateBlockedPulls(
  context: ScribeContext,
  pulls: readonly PullRequest[],
  baseCommit: string,
): Promise<readonly BlockedPullRequest[]> {
  const { ports } = context;
  const squadPulls = pulls.filter((pull) => isSquadPull(pull, context));
  if (squadPulls.length === 0) return [];
  const branches = await fetchBranches(
    ports.git,
    squadPulls.map(({ head }) => head.ref),
  );
  const found: BlockedPullRequest[] = [];
  // One after the other: each may be large, and nobody waits.
  for (const { number, head } of squadPulls) {
    const ours = { branch: head.ref, tip: requireBranch(branches, head.ref) };
    const updated = await attempt(bringUpToDate(ports, ours, baseCommit));
    const update: BranchUpdate | undefined =
      updated.kind === 'done'
        ? updated.value
        : { kind: 'not-pushed', reason: describe(updated.error).message };
    if (update !== undefined) found.push({ number, branch: head.ref, ...update });
  }
  return found;
}

function isSquadPull({ author, head }: PullRequest, { job, inputs }: ScribeContext): boolean {
  const isSameRepository = head.repository?.toLowerCase() === job.repository.toLowerCase();
  return isSameRepository && author?.type === 'Bot' && head.ref.startsWith(inputs.branchPrefix);
}

/** Merges the base branch into one branch. Returns undefined when GitHub can do that itself, or the branch has moved. */
async function bringUpToDate(
  deps: DeliverDeps,
  { branch, tip }: { readonly branch: string; readonly tip: string },
  baseCommit: string,
): Promise<BranchUpdate | undefined> {
  const { git } = deps;
  const merged = await mergeWithUnion(git, { ours: tip, theirs: baseCommit }, MEMORY_MERGE_RULES);
  if (merged.kind === 'clean') return undefined;
  if (merged.kind === 'conflict') return { kind: 'conflict', files: merged.files };
  const commit = await mergeCommit(git, [tip, baseCommit], merged);
  const delivery = await deliver(deps, {
    ref: `refs/heads/${branch}`,
    commit,
    expected: tip,
    // Somebody pushed meanwhile: the next run looks again.
    onMoved: async () => ({ kind: 'conflict', files: [] }),
  });
  if (delivery.kind === 'pushed') return { kind: 'brought-up-to-date' };
  return delivery.kind === 'conflict' ? undefined : { kind: 'not-pushed', reason: delivery.reason };
}

/** Lists the first ten files of a conflict. */
export function fileList(files: readonly string[]): string {
  return `${files.slice(0, 10).map(code).join(', ')}${files.length > 10 ? ' and more' : ''}`;
}

type BlockedConflict = Extract<BlockedPullRequest, { readonly kind: 'conflict' }>;

/** How many boards get a notice at most: each costs two requests to GitHub. */
const MAX_BOARDS = 5;
const NOTICE_START = '**Collides with ';

/** Adds a paragraph to each board, once for the same files. Ignores failures, since the report names the conflict, too. */
async function postConflictNotices(
  blocked: readonly BlockedPullRequest[],
  context: ScribeContext,
): Promise<void> {
  const conflicts = blocked.filter((one) => one.kind === 'conflict');
  await Promise.all(conflicts.slice(0, MAX_BOARDS).map((one) => attempt(postNotice(one, context))));
}

async function postNotice(conflict: BlockedConflict, context: ScribeContext): Promise<void> {
  const { outbound, baseBranch, inputs, today } = context;
  const { github } = context.ports;
  const thread = findThread(conflict, inputs.branchPrefix);
  const { items } = await github.listComments(thread, undefined);
  const boards = await findOwnBoards(github, items);
  const board = boards.findLast(({ marker }) => marker.branch === conflict.branch);
  if (board === undefined) return;
  const notice = `${NOTICE_START}${code(baseBranch)}** in ${fileList(conflict.files)}`;
  if (board.comment.body.includes(notice)) return;
  const next = `(seen ${today}). Merge ${code(baseBranch)} into ${code(conflict.branch)} by hand, or close the pull request and ask again.`;
  const body = `${removeOldNotice(board)}\n\n${notice} ${next}\n`;
  await github.updateComment(board.comment.id, outbound.seal(body));
}

/** Finds the thread of the board: the issue that the branch is named after, or else the pull request itself. */
function findThread({ branch, number }: BlockedConflict, prefix: string): number {
  return Number(/^\d{1,10}(?=-)/.exec(branch.slice(prefix.length))?.[0] ?? number);
}

function removeOldNotice({ comment }: FoundBoard): string {
  const paragraphs = comment.body.trimEnd().split('\n\n');
  return paragraphs.filter((paragraph) => !paragraph.startsWith(NOTICE_START)).join('\n\n');
}
