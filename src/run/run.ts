// The story of one request: may they ask, was it answered before, show the board, answer it, finish.
// What is imported here is loaded before the first words to GitHub; the rest is loaded while the runtime starts.
import { setImmediate } from 'node:timers/promises';
import { attempt } from '../errors.ts';
import type { Permit } from '../trigger/access-policy.ts';
import { fetchRemote } from './context/fetch-remote.ts';
import { finishRun, reportAnsweredBefore } from './finish/finish-run.ts';
import { acknowledge, completeRequest, showBoard } from './start/acknowledge.ts';
import { checkAccess } from './start/check-access.ts';
import { checkRate } from './start/check-rate.ts';
import { needsAgents } from './start/needs-agents.ts';
import { refuseAccess } from './start/refuse-access.ts';
import type { RunArgs, RunReport } from './start/run-context.ts';

/** Runs one request to its outcome, which the board shows when this resolves. `access` may be asked for beforehand. */
export async function run(
  args: RunArgs,
  access: Promise<Permit> = checkAccess(args),
): Promise<RunReport> {
  const isForAgents = needsAgents(args.request);
  if (isForAgents) args.ports.runtime.prepare();
  const permit = await access;
  if (permit.kind === 'refused') return refuseAccess(args, permit);
  const completed = { ...args, request: await completeRequest(args) };
  const acknowledging = acknowledge(completed);
  // The remote is read while the board is written. A failure shows in the answer.
  const fetching = fetchRemote(completed);
  void attempt(fetching);
  const found = await acknowledging;
  if (found.kind === 'answered-before') return reportAnsweredBefore(found);
  const excess = await checkRate(completed);
  if (excess !== undefined) return refuseAccess(completed, excess);
  // The runtime starts while the board is written and the team is read. A failure shows at the first session.
  if (isForAgents) void attempt(args.ports.runtime.start());
  // Its process comes first, then our own work.
  await setImmediate();
  const [context, { answerRequest }] = await Promise.all([
    showBoard(found),
    import('./answer-request.ts'),
  ]);
  return finishRun(context, await attempt(answerRequest(context, fetching)));
}
