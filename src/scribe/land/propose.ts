// What Scribe would push for one commit of the trunk, or of the branch that stands for it.

import { withTrailers } from '../../workspace/trailers.ts';
import { verifyCommit } from '../check/verify-commit.ts';
import { type Plan, planScribe } from '../plan.ts';
import { renderCommit } from '../report/report-commit.ts';
import type { Desk } from '../scribe-context.ts';
import { type Proposal, SCRIBE } from './land.ts';

/** A plan, and the commit that does it. */
export type Work = Proposal & { readonly plan: Plan };

/** One commit with everything in it, read again before it may be pushed. */
export async function proposeAt(base: string, desk: Desk): Promise<Work> {
  const { inputs, ports, job, door, today } = desk;
  const { git, holdsSecret } = ports;
  const { squadDirectory } = inputs;
  const settings = { squadDirectory, today, holdsSecret };
  const plan = await planScribe(await git.tree(base), settings);
  if (plan.kind !== 'planned' || plan.changes.size === 0) return { plan, commit: undefined };
  const message = door.sealCommit(renderCommit(plan.tally));
  const text = withTrailers(message, { agent: 'scribe', run: job.runId });
  const commit = await git.commit({ parents: [base], author: SCRIBE, text, files: plan.changes });
  await verifyCommit(git, commit, plan.changes);
  return { plan, commit };
}
