// The Scribe job: what agents and people put into the inboxes becomes decisions.md and history.md.
import type { PublishedWork } from '#src/outcome.ts';
import { checkUpkeep } from './check/upkeep.ts';
import type { ScribeResult } from './finish-scribe.ts';
import { openMemoryPullRequest } from './land/memory-pull-request.ts';
import { proposeCommit } from './land/propose-commit.ts';
import { pushToBaseBranch } from './land/push-base-branch.ts';
import { pushToScribeBranch } from './land/push-scribe-branch.ts';
import type { ScribePlan } from './plan.ts';
import { openScribeContext, type ScribeArgs, type ScribeContext } from './scribe-context.ts';
import { EMPTY_TALLY } from './tally.ts';

/** Merges the inboxes of the base branch and pushes the result. Throws a SquadError when that fails. */
export async function mergeInboxes(args: ScribeArgs): Promise<ScribeResult> {
  const context = await openScribeContext(args);
  const { plan, baseCommit, ...pushedPlan } = await pushPlan(context);
  if (plan.kind === 'no-squad') return plan;
  const report = {
    baseBranch: context.baseBranch,
    broken: [],
    started: [],
    closed: 0,
    ...pushedPlan,
  };
  if (plan.kind === 'broken') {
    const nothing = { blocked: [], missed: [], stale: [], removed: 0, notes: [] };
    const { brokenFiles: broken } = plan;
    return { kind: 'done', report: { ...report, ...nothing, tally: EMPTY_TALLY, broken } };
  }
  const upkeep = await checkUpkeep(context, baseCommit);
  return { kind: 'done', report: { ...report, tally: plan.tally, ...upkeep } };
}

type PushedPlan = {
  /** The base branch's commit after the push. */
  readonly baseCommit: string;
  readonly plan: ScribePlan;
  readonly work: PublishedWork | undefined;
  readonly isNew: boolean;
};

/** Pushes to the base branch or, where that is protected, to the branch of Scribe's pull request. */
async function pushPlan(context: ScribeContext): Promise<PushedPlan> {
  const { ports, baseBranch, inputs } = context;
  const propose = (baseCommit: string) => proposeCommit(baseCommit, context);
  const directPush = await pushToBaseBranch(ports, baseBranch, propose);
  const { plan, commit } = directPush.work;
  if (directPush.kind === 'pushed') {
    const work = commit === undefined ? undefined : toPublishedWork(baseBranch, commit);
    return { baseCommit: directPush.tip, plan, work, isNew: work !== undefined };
  }
  const branch = `${inputs.branchPrefix}scribe`;
  const branchPush = await pushToScribeBranch(ports, { baseBranch, branch }, propose);
  // The pull request holds everything that is not yet on the base branch, from this run or an earlier one.
  const work = await openMemoryPullRequest({ ...branchPush, branch, plan }, context);
  const isOpened = branchPush.pull === undefined && work?.pullRequest !== undefined;
  const isNew = branchPush.work.commit !== undefined || isOpened;
  return { baseCommit: branchPush.baseCommit, plan: branchPush.work.plan, work, isNew };
}

function toPublishedWork(branch: string, commit: string): PublishedWork {
  return { branch, commit, pullRequest: undefined, compareUrl: undefined };
}
