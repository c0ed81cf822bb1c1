// Starts a host and loads its tools. A file that ends or blocks the process is left out, and the host is started again.

import { setTimeout as wait } from 'node:timers/promises';
import { type Attempt, attempt, describe } from '#src/errors.ts';
import type { ToolDiagnostic, ToolListing } from '#src/ports/custom-tools.ts';
import type { CalledTool, ToolCallContext, ToolHostSpec } from '#src/ports/tool-host.ts';
import { runningSchema } from '#src/tools/host/protocol.ts';
import type { OpenBox } from '../box/box.ts';
import { withTimeout } from '../process/with-timeout.ts';
import {
  type HostClientSettings,
  loadFolders,
  type RunningHost,
  startLoading,
} from './host-client.ts';
import { type HostProcess, startHostProcess } from './host-process.ts';

// Keeps a tool host running: restarts one that crashed, and replaces one that no longer answers.

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

type LoadedHost = {
  /** Undefined: it could not be started, and the listing says why. */
  readonly running: RunningHost | undefined;
  readonly listing: ToolListing;
};

export type HostLoadSettings = HostClientSettings & {
  /** Absolute path of the built host. */
  readonly program: string;
  readonly box: OpenBox;
  /** Gives up what is still loading. */
  readonly ending?: AbortSignal | undefined;
};

/** Files that are not imported again, by their shown path, with the reason. */
type BrokenFiles = Map<string, string>;

const MAX_BROKEN_FILES = 8;

/** Starts hosts until one has loaded everything that can be loaded, and adds the other files to `broken`. Never rejects. */
async function loadHost(settings: HostLoadSettings, broken: BrokenFiles): Promise<LoadedHost> {
  const { spec, ending } = settings;
  const { given, givenUp } = limitLoading(ending);
  for (let starts = 0; ; starts += 1) {
    const started = await attempt(startHostProcess(settings));
    if (started.kind === 'threw')
      return unloadedHost(spec, broken, describe(started.error).message);
    const process = started.value;
    const loading = startLoading(process, spec);
    const ended = await Promise.race<LoadEnd>([
      attempt(loadFolders(loading, settings, broken)),
      loading.stuck.then(() => ({ kind: 'stuck' })),
      process.ended.then(() => ({ kind: 'ended' })),
      givenUp,
    ]);
    const failedPath = loading.importing();
    loading.finish();
    if (ended.kind === 'done') return hostWithListing(loading.running, ended.value, broken);
    const reason = await loadFailure(ended, process);
    await process.kill();
    if (given.aborted || failedPath === undefined || starts >= MAX_BROKEN_FILES)
      return unloadedHost(spec, broken, reason);
    broken.set(failedPath, reason);
  }
}

/** Gives up loading when the run ends, or when it has taken too long. */
function limitLoading(ending: AbortSignal | undefined) {
  const deadline = AbortSignal.timeout(MAX_LOADING_MS);
  const given = ending === undefined ? deadline : AbortSignal.any([ending, deadline]);
  const givenUp = new Promise<LoadEnd>((resolve) => {
    const giveUp = () => resolve({ kind: 'given-up' });
    if (given.aborted) giveUp();
    given.addEventListener('abort', giveUp, { once: true });
  });
  return { given, givenUp };
}

type LoadEnd = Attempt<ToolListing> | { readonly kind: 'stuck' | 'ended' | 'given-up' };

/** For all of a host's files, including those whose import never ends. */
const MAX_LOADING_MS = 30_000;

function hostWithListing(
  running: RunningHost,
  listing: ToolListing,
  broken: BrokenFiles,
): LoadedHost {
  for (const { code, path, message } of listing.diagnostics) {
    // Not imported again after a crash: that would take just as long.
    if (code === 'L_IMPORT') broken.set(path, message);
  }
  return { running, listing };
}

const GIVEN_UP_REASON = 'loading took too long, or the run is ending';
const STUCK_REASON = 'its import does not end';

const EXIT_WAIT_MS = 500;

/** Waits a moment for the process to end: its exit says more than the closed connection. */
async function loadFailure(
  ended: Exclude<LoadEnd, { readonly kind: 'done' }>,
  process: HostProcess,
): Promise<string> {
  if (ended.kind === 'stuck') return STUCK_REASON;
  if (ended.kind === 'given-up') return GIVEN_UP_REASON;
  const exit = process.ended.then((how) => `importing it ended the tools' process: ${how}`);
  if (ended.kind !== 'threw') return exit;
  return withTimeout(EXIT_WAIT_MS, exit, () => describe(ended.error).message);
}

function unloadedHost(spec: ToolHostSpec, broken: BrokenFiles, reason: string): LoadedHost {
  const next = 'fix the files that are named here';
  const files = [...broken].map(
    ([path, message]): ToolDiagnostic => ({ code: 'L_IMPORT', path, message, next }),
  );
  const all = spec.folders.map(({ shownAs }): ToolDiagnostic => {
    const message = `none of its tools was loaded: ${reason}`;
    return { code: 'L_IMPORT', path: shownAs, message, next };
  });
  return { running: undefined, listing: { tools: [], diagnostics: [...files, ...all] } };
}
