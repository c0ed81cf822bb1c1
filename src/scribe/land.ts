// Scribe's commit, and how it lands: on the base branch, or in one long-lived pull request where that branch is protected.
import { attempt, SquadError } from '#src/errors.ts';
import type { PublishedWork } from '#src/outcome.ts';
import { BOT } from '#src/ports/accounts.ts';
import type { Git } from '#src/ports/git.ts';
import type { PullRequest } from '#src/ports/github.ts';
import { openOrFindPullRequest, toPublishedWork } from '#src/publish/open-pull-request.ts';
import { type Delivery, deliver } from '#src/workspace/deliver.ts';
import { isAncestor, treeOf } from '#src/workspace/git-history.ts';
import {
  mergeWithUnion,
  type UnionMergeResult,
  type UnionMergeRules,
} from '#src/workspace/merge.ts';
import { completeHistory, fetchBranchIfExists, missingBranchError } from '#src/workspace/remote.ts';
import { withTrailers } from '#src/workspace/trailers.ts';
import { type FileChanges, planScribe, type ScribePlan } from './plan.ts';
import { renderCommit, renderScribePullRequest } from './report-tally.ts';
import type { ScribeContext } from './scribe-context.ts';

/** A plan, and the commit that carries it out; `commit` is undefined when there is nothing to merge. */
type ScribeWork = { readonly plan: ScribePlan; readonly commit: string | undefined };

type LandedMemory = {
  /** The base branch's commit after the push. */
  readonly baseCommit: string;
  readonly plan: ScribePlan;
  /** Where the memory is; undefined when there was nothing to do. */
  readonly work: PublishedWork | undefined;
  /** False when `work` is what an earlier run left in its pull request. */
  readonly isNew: boolean;
};

/**
 * Merges the inboxes in one commit and pushes it to the base branch or, where that is protected, to the branch of Scribe's
 * pull request. Whenever the branch moved, starts again from its new tip. Throws a SquadError (E_GIT).
 */
export async function landMemory(context: ScribeContext): Promise<LandedMemory> {
  const { ports, baseBranch } = context;
  const expected = await fetchBaseBranch(ports.git, baseBranch);
  let work = await proposeCommit(expected, context);
  if (work.commit === undefined) return onBaseBranch(expected, work, baseBranch);
  const delivery = await deliver(ports, {
    ref: `refs/heads/${baseBranch}`,
    commit: work.commit,
    expected,
    async onMoved(tip) {
      if (tip === undefined) throw missingBranchError(baseBranch);
      work = await proposeCommit(tip, context);
      return { kind: 'replayed', commit: work.commit ?? tip };
    },
  });
  if (delivery.kind === 'pushed') return onBaseBranch(delivery.commit, work, baseBranch);
  if (delivery.kind === 'refused') return landInPullRequest(context, work.plan);
  throw notPushedError(baseBranch, delivery);
}

function onBaseBranch(
  baseCommit: string,
  { plan, commit }: ScribeWork,
  branch: string,
): LandedMemory {
  if (commit === undefined) return { baseCommit, plan, work: undefined, isNew: false };
  const work = { branch, commit, pullRequest: undefined, compareUrl: undefined };
  return { baseCommit, plan, work, isNew: true };
}

/**
 * Pushes to a branch of Scribe's own, which keeps up with the base branch, and opens its pull request, or updates its text.
 * `missing` is all that the base branch does not have yet, from this run or an earlier one.
 */
async function landInPullRequest(
  context: ScribeContext,
  missing: ScribePlan,
): Promise<LandedMemory> {
  const { ports, inputs } = context;
  const branch = `${inputs.branchPrefix}scribe`;
  const begin = async (theirs: string | undefined) => {
    const start = await findStart(context, branch, theirs);
    const work = await proposeCommit(start.commit, context);
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
  const { start, isWaiting } = push;
  const { plan, commit } = push.work;
  const tip = isWaiting ? start.waiting : delivery.commit;
  const { baseCommit, pull } = start;
  if (tip === undefined || missing.kind !== 'planned') {
    return { baseCommit, plan, work: undefined, isNew: commit !== undefined };
  }
  const text = renderScribePullRequest(context.reportContext, context.baseBranch, missing.tally);
  const opening = { base: context.baseBranch, head: branch, commit: tip, text, draft: false };
  if (pull !== undefined) {
    const body = context.outbound.seal(text.body);
    if (commit !== undefined) await attempt(ports.github.updatePullRequest(pull.number, { body }));
    const work = toPublishedWork(opening, pull);
    return { baseCommit, plan, work, isNew: commit !== undefined };
  }
  const work = await openPullRequest(opening, context);
  const isNew = commit !== undefined || work.pullRequest !== undefined;
  return { baseCommit, plan, work, isNew };
}

function openPullRequest(
  opening: Parameters<typeof openOrFindPullRequest>[0],
  { ports: { github, clock, time }, outbound, reportContext }: ScribeContext,
): Promise<PublishedWork> {
  const rest = { context: () => reportContext, effect: () => undefined };
  return openOrFindPullRequest(opening, { github, clock, time, ...outbound, ...rest });
}

type ScribeBranchStart = {
  readonly commit: string;
  readonly baseCommit: string;
  /** The pull request that is open already. */
  readonly pull: PullRequest | undefined;
  /** The branch's tip, if it is waiting to be merged. */
  readonly waiting: string | undefined;
  /** True when the base branch was merged into it in a way that GitHub can't. */
  readonly isWorthPushing: boolean;
};

async function findStart(
  { ports: { git, github }, baseBranch }: ScribeContext,
  branch: string,
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
  if (merged.kind === 'conflict') {
    throw gitError(
      `${branch} and the default branch changed the same lines of ${merged.files.join(', ')}.`,
      `Merge or close the pull request of ${branch}; the next run starts again.`,
    );
  }
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

/** Creates one commit with everything in it, and reads it again before it may be pushed. */
async function proposeCommit(baseCommit: string, context: ScribeContext): Promise<ScribeWork> {
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
    if (matches) continue;
    const message = `${path} is not as Scribe wrote it; nothing was pushed.`;
    const hint = 'Run the job again, and report this if it happens again.';
    throw new SquadError({ code: 'E_INTERNAL', message, hint });
  }
}

/** Fetches the base branch, which must exist. Throws a SquadError (E_GIT). */
async function fetchBaseBranch(git: Git, baseBranch: string): Promise<string> {
  const commit = await fetchBranchIfExists(git, baseBranch);
  if (commit !== undefined) return commit;
  throw missingBranchError(baseBranch);
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

function gitError(message: string, hint: string): SquadError {
  return new SquadError({ code: 'E_GIT', message, hint });
}

/** Describes a push that failed. */
function notPushedError(
  branch: string,
  delivery: Exclude<Delivery, { readonly kind: 'pushed' }>,
): SquadError {
  const reason = delivery.kind === 'conflict' ? 'it changed meanwhile' : delivery.reason;
  const remedy = delivery.kind === 'refused' ? delivery.hint : undefined;
  const hint = [remedy, 'Nothing is lost: the next run starts again.'];
  return gitError(
    `The branch ${branch} could not be pushed: ${reason}.`,
    hint.filter((part) => part !== undefined).join(' '),
  );
}
