// THE OTHER STORY: what agents and people dropped into the inboxes becomes decisions.md and history.md.
import type { PublishedWork } from '../outcome.ts';
import { lookAround } from './check/look-around.ts';
import type { Tidied } from './ending.ts';
import { landOnRolling, landOnTrunk } from './land/land.ts';
import { keepPullRequest } from './land/memory-pull-request.ts';
import { proposeAt } from './land/propose.ts';
import type { Plan } from './plan.ts';
import { EMPTY_TALLY } from './report/report.ts';
import { type Desk, openDesk, type ScribeArgs } from './scribe-context.ts';

/** Merges the inboxes of the trunk; it is pushed when this resolves. Throws a SquadError when it can't be. */
export async function scribe(args: ScribeArgs): Promise<Tidied> {
  const desk = await openDesk(args);
  const { plan, base, ...landed } = await land(desk);
  if (plan.kind === 'no-squad') return plan;
  const report = { trunk: desk.trunk, broken: [], started: [], ...landed };
  if (plan.kind === 'broken') {
    const nothing = { tally: EMPTY_TALLY, blocked: [], missed: [], notes: [] };
    return { kind: 'tidied', report: { ...report, ...nothing, broken: plan.files } };
  }
  const looked = await lookAround(desk, base);
  return { kind: 'tidied', report: { ...report, tally: plan.tally, ...looked } };
}

type Landed = {
  /** The trunk's commit by now. */
  readonly base: string;
  readonly plan: Plan;
  readonly work: PublishedWork | undefined;
  readonly isNew: boolean;
};

/** To the trunk; where that is protected, to the pull request that stands for it. */
async function land(desk: Desk): Promise<Landed> {
  const { ports, trunk, inputs } = desk;
  const propose = (base: string) => proposeAt(base, desk);
  const onTrunk = await landOnTrunk(ports, trunk, propose);
  const { plan, commit } = onTrunk.work;
  if (onTrunk.kind === 'landed') {
    const work = commit === undefined ? undefined : pushed(trunk, commit);
    return { base: onTrunk.tip, plan, work, isNew: work !== undefined };
  }
  const branch = `${inputs.branchPrefix}scribe`;
  const rolling = await landOnRolling(ports, { trunk, branch }, propose);
  // All that waits on the trunk is in the pull request, from this run or an earlier one.
  const work = await keepPullRequest({ ...rolling, branch, holds: plan }, desk);
  const isNew = rolling.work.commit !== undefined || rolling.pull === undefined;
  return { base: rolling.base, plan: rolling.work.plan, work, isNew };
}

function pushed(branch: string, commit: string): PublishedWork {
  return { branch, commit, pullRequest: undefined, compareUrl: undefined };
}
