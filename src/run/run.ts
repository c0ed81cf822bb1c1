// The story of one request: check access, look for an earlier answer, show the board, answer, finish.

import { unlessAborted } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';
import type { Permit } from '#src/trigger/access-policy.ts';
import { answerRequest } from './answer-request.ts';
import { needsModel } from './commands/answer-command.ts';
import { checkAccess, checkRate } from './context/check-access.ts';
import { fetchRemote, type RemoteSnapshot } from './context/fetch-remote.ts';
import type { RunArgs, RunReport } from './context/run-context.ts';
import { finishRun } from './finish-run.ts';
import { refuseAccess } from './refuse-request.ts';
import {
  acknowledge,
  completeRequest,
  findEarlierBoard,
  type NewRequest,
  reportAnsweredBefore,
  showBoard,
  yieldToRival,
} from './start/acknowledge.ts';
import { withinTime } from './within-time.ts';

// What the job needs beside the run itself.
export type { InitialArgs, RunArgs, RunReport } from './context/run-context.ts';
export { checkAccess };

/**
 * Runs one request to its outcome, which the board shows when this resolves. `access` may be requested beforehand.
 * Rejects when there is no board, which includes a job that is cancelled before it has one.
 */
export async function run(
  args: RunArgs,
  access: Promise<Permit> = checkAccess(args),
): Promise<RunReport> {
  const { cancelled } = args.ports;
  const permit = await unlessAborted(access, cancelled);
  if (permit.kind === 'refused') return refuseAccess(args, permit);
  // The runtime starts while the thread, the remote and the team are read. A failure surfaces at the first session.
  if (needsModel(args.request.command)) void attempt(args.ports.runtime.start());
  const completed = { ...args, request: await unlessAborted(completeRequest(args), cancelled) };
  const acknowledging = acknowledge(completed);
  // The remote is read while GitHub answers. A failure surfaces where the snapshot is used.
  const fetching = unlessAborted(fetchRemote(completed), cancelled);
  void attempt(fetching);
  const found = await unlessAborted(acknowledging, cancelled);
  if (found.kind === 'answered-before') return reportAnsweredBefore(completed, found);
  const excess = await checkRate(completed);
  if (excess !== undefined) return refuseAccess(completed, excess);
  return serveRequest(completed, found, fetching);
}

/** Time to unwind what is still running when the run's time is over. */
const GRACE_MS = 250;

/** Serves a new request; rejects when its board can't be opened. */
async function serveRequest(
  args: RunArgs,
  found: NewRequest,
  fetching: Promise<RemoteSnapshot>,
): Promise<RunReport> {
  const earlier = await findEarlierBoard(args, found, fetching);
  const showing = showBoard(args, { ...found, earlier });
  const [context, folded] = await Promise.all([
    showing,
    earlier === undefined ? showing.then((context) => yieldToRival(context, found)) : undefined,
  ]);
  if (folded !== undefined) return folded;
  const answering = withinTime(answerRequest(context, fetching), args.ports.time, GRACE_MS);
  return finishRun(context, await attempt(answering));
}
