// After the merge: pull requests that conflict in memory files alone, requests that nobody answered, and old states.
import { attempt, describe } from '#src/errors.ts';
import { postConflictNotices } from '../report/conflict-notices.ts';
import type { ScribeReport } from '../report/report.ts';
import type { ScribeContext } from '../scribe-context.ts';
import { findMissedRequests } from './missed-requests.ts';
import { removeOldRuns, removeOldStates } from './old-states.ts';
import { type BlockedPullRequest, updateBlockedPulls } from './update-blocked-pulls.ts';

export type UpkeepResult = Pick<ScribeReport, 'blocked' | 'missed' | 'stale' | 'removed' | 'notes'>;

/** Updates pull requests, looks for missed requests, removes old states. Failures become notes: the memory is merged by then. */
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
  // Only a token that was just seen to read issues can tell which of them are gone.
  const readsIssues = requests.kind === 'done';
  const clearing = checksMissedRequests && !inputs.dryRun;
  const cleared = await attempt(clearing ? clearStates(context, readsIssues) : findNoStates());
  return {
    blocked: pulls.kind === 'done' ? pulls.value : [],
    missed: requests.kind === 'done' ? requests.value.missed : [],
    stale: requests.kind === 'done' ? requests.value.stale : [],
    removed: cleared.kind === 'done' ? cleared.value : 0,
    notes: [
      ...(pulls.kind === 'done' ? [] : [`Open pull requests: ${describe(pulls.error).message}`]),
      ...(requests.kind === 'done'
        ? requests.value.notes
        : [`Unanswered requests: ${describe(requests.error).message}`]),
      ...(cleared.kind === 'threw'
        ? [`What is kept of old threads: ${describe(cleared.error).message}`]
        : []),
    ],
  };
}

const findNone = async () => ({ missed: [], stale: [], notes: [] });
const findNoStates = async () => 0;

async function clearStates(context: ScribeContext, readsIssues: boolean): Promise<number> {
  await removeOldRuns(context);
  return readsIssues ? removeOldStates(context) : 0;
}

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
