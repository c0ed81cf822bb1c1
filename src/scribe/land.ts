// Scribe's commit, and how it lands: on the base branch, or in one long-lived pull request where that branch is protected.
import { attempt, SquadError } from '#src/errors.ts';
import type { PublishedWork } from '#src/outcome.ts';
import { BOT, type Git, type GitHub, type PullRequest } from '#src/ports/index.ts';
import { openOrFindPullRequest, toPublishedWork } from '#src/publish/index.ts';
import {
  completeHistory,
  type DeliverDeps,
  type Delivery,
  deliver,
  fetchBranchIfExists,
  isAncestor,
  mergeWithUnion,
  treeOf,
  type UnionMergeResult,
  type UnionMergeRules,
  withTrailers,
} from '#src/workspace/index.ts';
import { type FileChanges, planScribe, type ScribePlan } from './plan.ts';
import { renderCommit, renderScribePullRequest } from './report-tally.ts';
import type { ScribeContext } from './scribe-context.ts';

/** What Scribe makes of a commit; `commit` is undefined when there is nothing to merge. */
type CommitProposal = { readonly commit: string | undefined };
/** Proposes a commit; called again whenever a branch moved. */
type ProposeCommit<Work extends CommitProposal> = (baseCommit: string) => Promise<Work>;

type BaseBranchPush<Work> =
  /** `tip` is the base branch's commit after the push. */
  | { readonly kind: 'pushed'; readonly tip: string; readonly work: Work }
  | { readonly kind: 'refused'; readonly work: Work };

/** Pushes to the base branch; starts again from the new tip whenever it moved. Throws a SquadError (E_GIT). */
export async function pushToBaseBranch<Work extends CommitProposal>(
  ports: DeliverDeps,
  baseBranch: string,
  propose: ProposeCommit<Work>,
): Promise<BaseBranchPush<Work>> {
  const expected = await fetchBaseBranch(ports.git, baseBranch);
  let work = await propose(expected);
  if (work.commit === undefined) return { kind: 'pushed', tip: expected, work };
  const delivery = await deliver(ports, {
    ref: `refs/heads/${baseBranch}`,
    commit: work.commit,
    expected,
    async onMoved(tip) {
      if (tip === undefined) throw missingBranchError(baseBranch);
      work = await propose(tip);
      return { kind: 'replayed', commit: work.commit ?? tip };
    },
  });
  if (delivery.kind === 'pushed') return { kind: 'pushed', tip: delivery.commit, work };
  if (delivery.kind === 'refused') return { kind: 'refused', work };
  throw notPushedError(baseBranch, delivery);
}

/** Fetches the base branch, which must exist. Throws a SquadError (E_GIT). */
async function fetchBaseBranch(git: Git, baseBranch: string): Promise<string> {
  const commit = await fetchBranchIfExists(git, baseBranch);
  if (commit !== undefined) return commit;
  throw missingBranchError(baseBranch);
}

function missingBranchError(baseBranch: string): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message: `The branch ${baseBranch} is not on the remote.`,
    hint: 'Check the input `base-branch`.',
  });
}

/** Describes a push that failed. */
function notPushedError(
  branch: string,
  delivery: Exclude<Delivery, { readonly kind: 'pushed' }>,
): SquadError {
  const reason = delivery.kind === 'conflict' ? 'it changed meanwhile' : delivery.reason;
  const message = `The branch ${branch} could not be pushed: ${reason}.`;
  if (delivery.kind !== 'refused') {
    const hint = 'Nothing is lost: the next run starts again.';
    return new SquadError({ code: 'E_GIT', message, hint });
  }
  return new SquadError({
    code: 'E_GIT',
    message,
    hint: 'The job needs `permissions: contents: write`, and no rule may forbid the bot to push this branch. Nothing is lost: the next run starts again.',
  });
}

type ScribeBranchPush<Work> = {
  /** The branch's commit on the remote; undefined when the base branch has all of it. */
  readonly tip: string | undefined;
  /** The base branch's commit. */
  readonly baseCommit: string;
  readonly work: Work;
  /** The pull request that is open already. */
  readonly pull: PullRequest | undefined;
};

type PushMemoryPorts = DeliverDeps & { readonly github: GitHub };

type ScribeBranches = { readonly baseBranch: string; readonly branch: string };

/** Pushes to a branch of Scribe's own, which keeps up with the base branch. Throws a SquadError (E_GIT). */
export async function pushToScribeBranch<Work extends CommitProposal>(
  ports: PushMemoryPorts,
  { baseBranch, branch }: ScribeBranches,
  propose: ProposeCommit<Work>,
): Promise<ScribeBranchPush<Work>> {
  const begin = async (theirs: string | undefined) => {
    const start = await findStart(ports, { baseBranch, branch }, theirs);
    const work = await propose(start.commit);
    const isWaiting = work.commit === undefined && !start.isWorthPushing;
    return { start, work, isWaiting, tip: work.commit ?? start.commit };
  };
  const expected = await fetchBranchIfExists(ports.git, branch);
  let push = await begin(expected);
  const delivery: Delivery = push.isWaiting
    ? { kind: 'pushed', commit: push.tip }
    : await deliver(ports, {
        ref: `refs/heads/${branch}`,
        commit: push.tip,
        expected: expected ?? '',
        async onMoved(tip) {
          push = await begin(tip);
          if (push.isWaiting) return { kind: 'nothing-left' };
          return { kind: 'replayed', commit: push.tip };
        },
      });
  if (delivery.kind !== 'pushed') throw notPushedError(branch, delivery);
  const { start, work, isWaiting } = push;
  const { pull, baseCommit } = start;
  return { tip: isWaiting ? start.waiting : delivery.commit, baseCommit, work, pull };
}

type ScribeBranchStart = {
  readonly commit: string;
  readonly baseCommit: string;
  readonly pull: PullRequest | undefined;
  /** The branch's tip, if it is waiting to be merged. */
  readonly waiting: string | undefined;
  /** True when the base branch was merged into it in a way that GitHub can't. */
  readonly isWorthPushing: boolean;
};

async function findStart(
  { git, github }: PushMemoryPorts,
  { baseBranch, branch }: ScribeBranches,
  theirs: string | undefined,
): Promise<ScribeBranchStart> {
  const baseCommit = await fetchBaseBranch(git, baseBranch);
  if (theirs !== undefined) await completeHistory(git, [baseBranch, branch]);
  const empty = { baseCommit, pull: undefined, waiting: undefined, isWorthPushing: false };
  if (theirs === undefined || (await isAncestor(git, theirs, baseCommit))) {
    return { ...empty, commit: baseCommit };
  }
  const pulls = await github.pullRequestsOf(branch);
  const pull = pulls.find(({ state }) => state === 'open');
  if (pull === undefined && pulls.length > 0) {
    return { ...empty, ...(await beginAgain(git, theirs, baseBranch)) };
  }
  const pending = { baseCommit, pull, waiting: theirs };
  if (await isAncestor(git, baseCommit, theirs)) {
    return { ...pending, commit: theirs, isWorthPushing: false };
  }
  const merged = await mergeWithUnion(
    git,
    { ours: theirs, theirs: baseCommit },
    MEMORY_MERGE_RULES,
  );
  if (merged.kind === 'conflict') throw mergeConflictError(branch, merged.files);
  const commit = await mergeCommit(git, [theirs, baseCommit], merged);
  return { ...pending, commit, isWorthPushing: merged.kind === 'union' };
}

/**
 * Gives the branch the base branch's files, so that what was merged or refused does not come back; a merge commit needs no
 * forced push. The base branch is fetched anew: with its files from before the merge, the branch would take back what people
 * merged.
 */
async function beginAgain(git: Git, theirs: string, baseBranch: string) {
  const baseCommit = await fetchBaseBranch(git, baseBranch);
  if (await isAncestor(git, theirs, baseCommit)) return { baseCommit, commit: baseCommit };
  const tree = `${baseCommit}^{tree}`;
  const commit = await mergeCommit(git, [theirs, baseCommit], { kind: 'clean', tree });
  return { baseCommit, commit };
}

function mergeConflictError(branch: string, files: readonly string[]): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message: `${branch} and the default branch changed the same lines of ${files.join(', ')}.`,
    hint: `Merge or close the pull request of ${branch}; the next run starts again.`,
  });
}

/** How two versions of a squad's memory are merged. */
export const MEMORY_MERGE_RULES: UnionMergeRules = {
  // Squad's own `.gitattributes` gives these files `merge=union`.
  appendOnly:
    /^(.+?\/)(?:decisions\.md|agents\/[^/]+\/history\.md|(?:rai|fact-checker)\/audit-trail\.md|(?:log|orchestration-log)\/.+)$/,
  // An inbox file that changed after it was merged says something new.
  restored: /^(.+?\/)(?:decisions|agents\/[^/]+)\/inbox\/[^/]+$/,
};

/** Commits a merge of two commits, as `mergeWithUnion` found it. */
export async function mergeCommit(
  git: Git,
  parents: readonly [string, string],
  merged: Exclude<UnionMergeResult, { readonly kind: 'conflict' }>,
): Promise<string> {
  const tree = await treeOf(git, merged.tree);
  const text = 'Bring the branch up to date\n';
  return git.commit({ parents, tree, author: SCRIBE_AUTHOR, text, files: new Map() });
}

/** The author of Scribe's commits. */
const SCRIBE_AUTHOR = { name: 'Scribe (Squad)', email: BOT.email } as const;

/** A plan, and the commit that carries it out. */
type ScribeWork = CommitProposal & { readonly plan: ScribePlan };

/** Creates one commit with everything in it, and reads it again before it may be pushed. */
export async function proposeCommit(
  baseCommit: string,
  context: ScribeContext,
): Promise<ScribeWork> {
  const { inputs, ports, job, outbound, today } = context;
  const { git, holdsSecret } = ports;
  const { squadDirectory } = inputs;
  const settings = { squadDirectory, today, holdsSecret };
  const plan = await planScribe(await git.tree(baseCommit), settings);
  if (plan.kind !== 'planned' || plan.changes.size === 0) return { plan, commit: undefined };
  const message = outbound.sealCommit(renderCommit(plan.tally));
  const text = withTrailers(message, { agent: 'scribe', run: job.runId });
  const commit = await git.commit({
    parents: [baseCommit],
    author: SCRIBE_AUTHOR,
    text,
    files: plan.changes,
  });
  await verifyCommit(git, commit, plan.changes);
  return { plan, commit };
}

/** Reads the commit again. Throws a SquadError (E_INTERNAL) when a file in it is not what was planned. */
async function verifyCommit(git: Git, commit: string, changes: FileChanges): Promise<void> {
  const tree = await git.tree(commit);
  const paths = new Set(tree.entries.map(({ path }) => path));
  for (const [path, content] of changes) {
    const found = await tree.bytes(path);
    const matches =
      content === undefined
        ? !paths.has(path)
        : found !== undefined && Buffer.compare(content, found) === 0;
    if (!matches) throw wrongContentError(path);
  }
}

function wrongContentError(path: string): SquadError {
  return new SquadError({
    code: 'E_INTERNAL',
    message: `${path} is not as Scribe wrote it; nothing was pushed.`,
    hint: 'Run the job again, and report this if it happens again.',
  });
}

type MemoryPullRequestInput = ScribeBranchPush<ScribeWork> & {
  readonly branch: string;
  /** Everything that the pull request brings to the base branch. */
  readonly plan: ScribePlan;
};

/** Opens the pull request, or updates its text. Returns undefined when there is nothing to merge. */
export async function openMemoryPullRequest(
  { tip, work, pull, branch, plan }: MemoryPullRequestInput,
  { ports, baseBranch, outbound, reportContext }: ScribeContext,
): Promise<PublishedWork | undefined> {
  if (tip === undefined || plan.kind !== 'planned') return undefined;
  const text = renderScribePullRequest(reportContext, baseBranch, plan.tally);
  const opening = { base: baseBranch, head: branch, commit: tip, text, draft: false };
  const { github, clock, time } = ports;
  if (pull === undefined) {
    const publishPorts = {
      github,
      clock,
      time,
      ...outbound,
      context: () => reportContext,
      effect: () => undefined,
    };
    return openOrFindPullRequest(opening, publishPorts);
  }
  if (work.commit !== undefined) {
    await attempt(github.updatePullRequest(pull.number, { body: outbound.seal(text.body) }));
  }
  return toPublishedWork(opening, pull);
}
