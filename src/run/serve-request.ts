// A request that nobody has answered yet: its board goes up, it is answered, and the board shows how that ended.
import { attempt } from '#src/errors.ts';
import { answerRequest } from './answer-request.ts';
import type { RemoteSnapshot } from './context/fetch-remote.ts';
import { finishRun } from './finish/finish-run.ts';
import { withinTime } from './finish/within-time.ts';
import type { NewRequest } from './start/acknowledge.ts';
import type { RunArgs, RunReport } from './start/run-context.ts';
import { showBoard } from './start/show-board.ts';
import { findEarlierBoard, yieldToRival } from './start/yield-to-rival.ts';

/** Time to unwind what is still running when the run's time is over. */
const GRACE_MS = 250;

/** Serves a new request; rejects when its board can't be opened. */
export async function serveRequest(
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
