// THE OTHER STORY: what agents and people dropped into the inboxes becomes decisions.md and history.md.
import type { PublishedWork } from '../outcome.ts';
import { checkUpkeep } from './check/upkeep.ts';
import { EMPTY_TALLY } from './empty-tally.ts';
import type { ScribeResult } from './finish-scribe.ts';
import { openMemoryPullRequest } from './land/memory-pull-request.ts';
import { proposeCommit } from './land/propose-commit.ts';
import { pushToBaseBranch, pushToScribeBranch } from './land/push-memory.ts';
import type { ScribePlan } from './plan.ts';
import { openScribeContext, type ScribeArgs, type ScribeContext } from './scribe-context.ts';

/** Merges the inboxes of the trunk; it is pushed when this resolves. Throws a SquadError when it can't be. */
export async function mergeInboxes(args: ScribeArgs): Promise<ScribeResult> {
  const context = await openScribeContext(args);
  const { plan, base, ...pushedPlan } = await pushPlan(context);
  if (plan.kind === 'no-squad') return plan;
  const report = { baseBranch: context.baseBranch, broken: [], started: [], ...pushedPlan };
  if (plan.kind === 'broken') {
    const emptyReport = { tally: EMPTY_TALLY, blocked: [], missed: [], notes: [] };
    return { kind: 'tidied', report: { ...report, ...emptyReport, broken: plan.brokenFiles } };
  }
  const upkeep = await checkUpkeep(context, base);
  return { kind: 'tidied', report: { ...report, tally: plan.tally, ...upkeep } };
}

type PushedPlan = {
  /** The trunk's commit by now. */
  readonly base: string;
  readonly plan: ScribePlan;
  readonly work: PublishedWork | undefined;
  readonly isNew: boolean;
};

/** To the trunk; where that is protected, to the pull request that stands for it. */
async function pushPlan(context: ScribeContext): Promise<PushedPlan> {
  const { ports, baseBranch, inputs } = context;
  const propose = (base: string) => proposeCommit(base, context);
  const directPush = await pushToBaseBranch(ports, baseBranch, propose);
  const { plan, commit } = directPush.work;
  if (directPush.kind === 'landed') {
    const work = commit === undefined ? undefined : toPublishedWork(baseBranch, commit);
    return { base: directPush.tip, plan, work, isNew: work !== undefined };
  }
  const branch = `${inputs.branchPrefix}scribe`;
  const branchPush = await pushToScribeBranch(ports, { baseBranch, branch }, propose);
  // All that waits on the trunk is in the pull request, from this run or an earlier one.
  const work = await openMemoryPullRequest({ ...branchPush, branch, plan: plan }, context);
  const isNew = branchPush.work.commit !== undefined || branchPush.pull === undefined;
  return { base: branchPush.base, plan: branchPush.work.plan, work, isNew };
}

function toPublishedWork(branch: string, commit: string): PublishedWork {
  return { branch, commit, pullRequest: undefined, compareUrl: undefined };
}
