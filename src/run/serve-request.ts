// A request that nobody has answered yet: its board goes up, it is answered, and the board shows how that ended.
import { attempt } from '../errors.ts';
import type { AgentRuntime } from '../ports/agents.ts';
import type { RemoteSnapshot } from './context/fetch-remote.ts';
import { finishRun } from './finish/finish-run.ts';
import { withinTime } from './finish/within-time.ts';
import type { NewRequest } from './start/acknowledge.ts';
import type { RunArgs, RunReport } from './start/run-context.ts';
import { showBoard } from './start/show-board.ts';

/** For the unwinding of what still went on when the run's time was over. */
const GRACE_MS = 250;

/** Serves a new request; rejects when its board can't be opened. */
export async function serveRequest(
  args: RunArgs,
  found: NewRequest,
  fetching: Promise<RemoteSnapshot>,
): Promise<RunReport> {
  const [context, { answerRequest }] = await Promise.all([
    showBoard(args, found),
    loadAnswering(args.ports.runtime),
  ]);
  const answering = withinTime(answerRequest(context, fetching), args.ports.time, GRACE_MS);
  return finishRun(context, await attempt(answering));
}

/** Most of the program. To load it makes nothing else go on, so the runtime is asked first what it takes longest for. */
async function loadAnswering(runtime: AgentRuntime) {
  await runtime.primed();
  return import('./answer-request.ts');
}
