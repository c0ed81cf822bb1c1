// What Scribe would push for one commit of the trunk, or of the branch that stands for it.

import { withTrailers } from '../../workspace/trailers.ts';
import { verifyCommit } from '../check/verify-commit.ts';
import { planScribe, type ScribePlan } from '../plan.ts';
import { renderCommit } from '../report/report-commit.ts';
import type { ScribeContext } from '../scribe-context.ts';
import { type CommitProposal, SCRIBE_AUTHOR } from './push-memory.ts';

/** A plan, and the commit that does it. */
export type ScribeWork = CommitProposal & { readonly plan: ScribePlan };

/** One commit with everything in it, read again before it may be pushed. */
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
