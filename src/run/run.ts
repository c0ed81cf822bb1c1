// The story of one request: check access, look for an earlier answer, show the board, answer, finish.
import { unlessAborted } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';
import type { Permit } from '#src/trigger/index.ts';
import { fetchRemote } from './context/fetch-remote.ts';
import { reportAnsweredBefore } from './finish/report-run.ts';
import { serveRequest } from './serve-request.ts';
import { acknowledge, completeRequest } from './start/acknowledge.ts';
import { checkAccess, type RefusedPermit } from './start/check-access.ts';
import { checkRate } from './start/check-rate.ts';
import { needsAgents } from './start/needs-agents.ts';
import { refuseAccess } from './start/refuse-access.ts';
import type { RunArgs, RunReport } from './start/run-context.ts';

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
  if (needsAgents(args.request.command)) void attempt(args.ports.runtime.start());
  const completed = { ...args, request: await unlessAborted(completeRequest(args), cancelled) };
  const acknowledging = acknowledge(completed);
  // The remote is read while GitHub answers. A failure surfaces where the snapshot is used.
  const fetching = unlessAborted(fetchRemote(completed), cancelled);
  void attempt(fetching);
  const found = await unlessAborted(acknowledging, cancelled);
  if (found.kind === 'answered-before') return reportAnsweredBefore(completed, found);
  const excess = await findExcess(completed);
  if (excess !== undefined) return refuseAccess(completed, excess);
  return serveRequest(completed, found, fetching);
}

/** Returns a refusal when the person has used up the limit on runs, if there is one. */
async function findExcess(args: RunArgs): Promise<RefusedPermit | undefined> {
  if (args.inputs.maxRunsPerPerson === 0) return undefined;
  return checkRate(args);
}
