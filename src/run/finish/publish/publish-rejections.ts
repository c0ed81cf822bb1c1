// Whose work the run's reviews rejected: recorded in a commit that is published with the work, or alone.
import { standingLocks } from '../../../coordinator/reviews/standing-findings.ts';
import { attempt } from '../../../errors.ts';
import type { PublishableWork } from '../../../publish/publishable-work.ts';
import type { LockNote } from '../../../run-log/review-note.ts';
import type { Transcript } from '../../../run-log/transcript.ts';
import { deliver } from '../../../workspace/delivery/deliver.ts';
import { replay } from '../../../workspace/merge/replay.ts';
import {
  liftedRejections,
  newRejections,
  recordRejections,
} from '../../../workspace/rejections.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import type { RunContext } from '../../start/run-context.ts';

type Rejections = {
  readonly notes: readonly LockNote[];
  readonly lifted: readonly LockNote[];
};

/** Returns what the run's reviews rejected, and which rejections of earlier runs they took back. */
export function rejectionsOf(
  { locks, reviews }: Transcript,
  { rejections: known }: RepositoryContext,
): Rejections {
  return {
    notes: newRejections(standingLocks(locks, reviews), known),
    lifted: liftedRejections(known, standingLocks(known, reviews)),
  };
}

/** True when there is something to record. */
export function hasRejections({ notes, lifted }: Rejections): boolean {
  return notes.length + lifted.length > 0;
}

/** Returns the work with a last commit that records what a review rejected. */
export async function withRejections(
  rejections: Rejections,
  publishable: PublishableWork,
  { ports, job, transcript }: RunContext,
): Promise<PublishableWork> {
  const { start, tip: before } = publishable;
  if (!hasRejections(rejections)) return publishable;
  const { runId } = job;
  const tip = await recordRejections(ports.git, { start, tip: before, ...rejections, runId });
  const row = publishable.transcript.agents.find(({ commit }) => commit === before);
  // Recording rewrote the agent's commit, so it has a new hash.
  if (row !== undefined) {
    transcript.emit({ kind: 'commit', session: row.session, commit: tip, files: [], left: [] });
  }
  return { ...publishable, tip };
}

/** Pushes only the locks to the branch, without anything else that was written. */
export async function pushRejections(
  rejections: Rejections,
  context: RunContext,
  { branch: { start, name: branch } }: RepositoryContext,
): Promise<void> {
  const { ports, transcript, job } = context;
  const record = { start, tip: start, ...rejections, runId: job.runId };
  const pushing = recordRejections(ports.git, record).then((commit) =>
    deliver(ports, {
      ref: `refs/heads/${branch}`,
      commit,
      onMoved: async (tip) => replay(ports.git, { base: start, tip: commit }, tip ?? start),
    }),
  );
  const pushed = await attempt(pushing);
  if (pushed.kind === 'done' && pushed.value.kind === 'pushed') {
    const detail = `${branch} ${pushed.value.commit}`;
    transcript.emit({ kind: 'effect', effect: 'push', detail });
  } else {
    transcript.lose(
      "Could not record on the branch whose work was rejected, so the next run won't know.",
    );
  }
}
