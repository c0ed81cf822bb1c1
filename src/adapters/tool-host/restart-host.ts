// Keeps a tool host running: restarts one that crashed, and replaces one that no longer answers.

import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from '#src/errors.ts';
import type { CalledTool, ToolCallContext } from '#src/ports/index.ts';
import { runningSchema } from '#src/tools/index.ts';
import type { RunningHost } from './host-client.ts';
import { type BrokenFiles, type HostLoadSettings, type LoadedHost, loadHost } from './load-host.ts';

const MAX_RESTARTS = 3;
/** How long a tool may ignore the signal. */
const GRACE_MS = 1_000;
const ANSWER_MS = 1_000;

/** A host with its restarts. It changes while the host runs. */
export type ToolHostState = HostLoadSettings & {
  readonly broken: BrokenFiles;
  /** The host that has loaded, or is loading; undefined when there were too many crashes. */
  loading: Promise<LoadedHost> | undefined;
  /** Settles when it is known whether the host still answers. */
  verdict: Promise<void>;
  crashes: number;
  isClosed: boolean;
};

/** A call of a tool, which runs in the host that was current when it began. */
export type HostCall = {
  readonly tool: CalledTool;
  readonly args: unknown;
  readonly context: ToolCallContext;
  readonly signal: AbortSignal;
};

/** Starts the host, and again whenever it crashes, up to a limit. */
export function startHost(hostState: ToolHostState): Promise<LoadedHost> {
  const loading = loadHost(hostState, hostState.broken);
  hostState.loading = loading;
  void loading.then(async ({ running }) => {
    await running?.process.ended;
    // A replaced host has a successor already.
    if (hostState.loading !== loading || hostState.isClosed) return;
    hostState.loading = undefined;
    hostState.crashes += 1;
    // Restarted at once, so that the next call doesn't wait.
    if (running !== undefined && hostState.crashes <= MAX_RESTARTS) void startHost(hostState);
  });
  return loading;
}

/** Returns the host for a call, when it is known that it answers; undefined if there is none. */
export async function currentHost(hostState: ToolHostState): Promise<RunningHost | undefined> {
  if (hostState.isClosed) return undefined;
  await hostState.verdict;
  return (await hostState.loading)?.running;
}

/** Decides, after a call was given up, whether the host must be replaced. */
export async function abandonCall(
  hostState: ToolHostState,
  host: RunningHost,
  hostCall: HostCall,
): Promise<void> {
  const stillRunning = runningCalls(host);
  // New calls wait until it is known whether this host still answers.
  hostState.verdict = stillRunning.then(async (calls) => {
    if (calls === undefined) await replaceHost(hostState, host);
  });
  if ((await stillRunning) === undefined) return void (await host.process.kill());
  await wait(GRACE_MS, undefined, { ref: false });
  const calls = await runningCalls(host);
  host.calls.delete(hostCall);
  if (calls?.includes(hostCall.context.toolCallId) === false) return;
  await replaceHost(hostState, host);
  // The tool ignores the signal: it ends with its process, after the other calls there.
  while (calls !== undefined && host.calls.size > 0 && !hostState.isClosed) {
    await wait(GRACE_MS, undefined, { ref: false });
  }
  await host.process.kill();
}

/** The ids of the running calls; undefined when the host doesn't answer. */
async function runningCalls({ client }: RunningHost): Promise<readonly string[] | undefined> {
  const request = { method: 'squad/running' };
  const reply = await attempt(client.request(request, runningSchema, { timeout: ANSWER_MS }));
  return reply.kind === 'done' ? reply.value.calls : undefined;
}

/** Starts the successor, unless it was started already. */
async function replaceHost(hostState: ToolHostState, host: RunningHost): Promise<void> {
  const isCurrent = (await hostState.loading)?.running === host;
  if (isCurrent && !hostState.isClosed) void startHost(hostState);
}
