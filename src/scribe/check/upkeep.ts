// After the merge: pull requests that conflict in memory files alone, and requests that nobody answered.
import { attempt, describe } from '../../errors.ts';
import { deleteOldRunsBefore } from '../../workspace/thread-state-ref.ts';
import { postConflictNotices } from '../report/conflict-notices.ts';
import type { ScribeReport } from '../report/report.ts';
import type { ScribeContext } from '../scribe-context.ts';
import { findMissedRequests } from './missed-requests.ts';
import { type BlockedPullRequest, updateBlockedPulls } from './update-blocked-pulls.ts';

export type UpkeepResult = Pick<ScribeReport, 'blocked' | 'missed' | 'stale' | 'notes'>;

/** Updates blocked pull requests and looks for missed requests. Failures become notes, since the memory is merged by then. */
export async function checkUpkeep(
  context: ScribeContext,
  baseCommit: string,
): Promise<UpkeepResult> {
  const { ports, inputs, checksMissedRequests } = context;
  const now = ports.clock.now();
  const [pulls, requests] = await Promise.all([
    attempt(updatePulls(context, baseCommit)),
    attempt(checksMissedRequests ? findMissedRequests({ ...ports, inputs, now }) : findNone()),
  ]);
  const clearing =
    checksMissedRequests && !inputs.dryRun
      ? await attempt(deleteOldRunsBefore(ports.git, now - KEPT_MS))
      : undefined;
  return {
    blocked: pulls.kind === 'done' ? pulls.value : [],
    missed: requests.kind === 'done' ? requests.value.missed : [],
    stale: requests.kind === 'done' ? requests.value.stale : [],
    notes: [
      ...(pulls.kind === 'done' ? [] : [`Open pull requests: ${describe(pulls.error).message}`]),
      ...(requests.kind === 'done'
        ? requests.value.notes
        : [`Unanswered requests: ${describe(requests.error).message}`]),
      ...(clearing?.kind === 'threw'
        ? [`What interrupted runs left: ${describe(clearing.error).message}`]
        : []),
    ],
  };
}

/** How long the state of an interrupted run is kept for the next request on its thread. */
const KEPT_MS = 7 * 24 * 3_600_000;

const findNone = async () => ({ missed: [], stale: [], notes: [] });

async function updatePulls(
  context: ScribeContext,
  baseCommit: string,
): Promise<readonly BlockedPullRequest[]> {
  const { ports, baseBranch, inputs, job, outbound, today } = context;
  const { github } = ports;
  const { branchPrefix: prefix } = inputs;
  const pulls = await github.openPullRequests(baseBranch);
  const { repository } = job;
  const blocked = await updateBlockedPulls(ports, pulls, { repository, prefix, baseCommit });
  await postConflictNotices(blocked, { github, outbound, prefix, baseBranch, today });
  return blocked;
}
