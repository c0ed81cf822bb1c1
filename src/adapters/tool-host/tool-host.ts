// The client of the tool host: it calls tools, and restarts the host after a crash.
import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from '../../errors.ts';
import type {
  CalledTool,
  ToolCallContext,
  ToolHost,
  ToolHostReply,
  ToolHosts,
} from '../../ports/tool-host.ts';
import { failedReply } from '../../tools/host/explain-failure.ts';
import { callSchema, META_KEYS, runningSchema } from '../../tools/host/protocol.ts';
import { createPathReplacer } from '../../tools/host/shown-paths.ts';
import type { OpenBox } from '../box/box.ts';
import { withTimeout } from '../programs/with-timeout.ts';
import { hostProgram } from './host-program.ts';
import {
  type BrokenFiles,
  type HostLoadSettings,
  type LoadedHost,
  loadHost,
  type RunningHost,
} from './load-host.ts';
import { openLanes } from './tool-lanes.ts';
import { readReply } from './tool-reply.ts';

/** Starts hosts. `program` is the built host, by default the one beside this bundle. `ending` gives up loading. */
export function createToolHosts(
  box: OpenBox,
  program = hostProgram(),
  ending?: AbortSignal,
): Pick<ToolHosts, 'open'> {
  return {
    async open(spec) {
      const shown = createPathReplacer(spec);
      const hostSpec = { ...spec, log: (line: string) => spec.log(shown(line)) };
      return openLanes((wanted) => {
        const laneSpec = wanted === undefined ? hostSpec : { ...hostSpec, wanted };
        return openToolHost({ spec: laneSpec, program, box, shown, ending });
      });
    },
  };
}

const MAX_RESTARTS = 3;
/** How long a tool may ignore the signal. */
const GRACE_MS = 1_000;
const ANSWER_MS = 1_000;
/** Longer than any tool's own limit, which the pipeline enforces. */
const MAX_CALL_MS = 1_860_000;

type ToolHostState = HostLoadSettings & {
  readonly broken: BrokenFiles;
  /** The host that has loaded, or is loading; undefined when there were too many crashes. */
  loading: Promise<LoadedHost> | undefined;
  /** Settles when it is known whether the host still answers. */
  verdict: Promise<void>;
  crashes: number;
  isClosed: boolean;
};

/** Starts one process and loads its folders. */
async function openToolHost(settings: HostLoadSettings): Promise<ToolHost> {
  const hostState: ToolHostState = {
    ...settings,
    broken: new Map(),
    loading: undefined,
    verdict: Promise.resolve(),
    crashes: 0,
    isClosed: false,
  };
  const { listing } = await startHost(hostState);
  return {
    list: async () => listing,
    callTool: (tool, args, context, signal) => callTool(hostState, { tool, args, context, signal }),
    async close() {
      hostState.isClosed = true;
      const loaded = await hostState.loading;
      await loaded?.running?.process.kill();
    },
  };
}

function startHost(hostState: ToolHostState): Promise<LoadedHost> {
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

async function currentHost(hostState: ToolHostState): Promise<RunningHost | undefined> {
  if (hostState.isClosed) return undefined;
  await hostState.verdict;
  return (await hostState.loading)?.running;
}

type HostCall = {
  readonly tool: CalledTool;
  readonly args: unknown;
  readonly context: ToolCallContext;
  readonly signal: AbortSignal;
};

async function callTool(hostState: ToolHostState, hostCall: HostCall): Promise<ToolHostReply> {
  const { tool, args, context, signal } = hostCall;
  const { name, origin } = tool;
  if (typeof args !== 'object' || args === null || Array.isArray(args)) {
    return failedReply('E_TOOL_INVALID_ARGS', 'the arguments are not an object', 'pass an object');
  }
  const host = await currentHost(hostState);
  if (host === undefined)
    return failedReply('E_TOOL_CRASH', HOST_OFF, 'go on without the custom tools');
  if (signal.aborted) return abortedReply(name);
  host.calls.add(hostCall);
  const meta = { [META_KEYS.context]: context, [META_KEYS.origin]: origin };
  const params = { name, arguments: args, _meta: meta };
  const request = { method: 'tools/call', params };
  // A signal of its own, since the client never removes its listener.
  const options = { signal: AbortSignal.any([signal]), timeout: MAX_CALL_MS };
  const ended = await Promise.race([
    attempt(host.client.request(request, callSchema, options)),
    host.process.ended.then((how) => ({ kind: 'crashed', how }) as const),
  ]);
  if (ended.kind === 'threw' && signal.aborted) {
    void abandonCall(hostState, host, hostCall);
    return abortedReply(name);
  }
  host.calls.delete(hostCall);
  if (ended.kind === 'done') return readReply(ended.value, hostState, context);
  const how = ended.kind === 'crashed' ? ended.how : await exitReason(host);
  if (how === undefined) {
    return failedReply('E_TOOL_OUTPUT', `the answer of ${name} can't be read`, 'go on without it');
  }
  return failedReply('E_TOOL_CRASH', `the tools' process ended during ${name}: ${how}`, CRASH_HINT);
}

const EXIT_WAIT_MS = 1_000;

/** Returns how the process ended, if that is why a call failed. */
function exitReason({ process }: RunningHost): Promise<string | undefined> {
  return withTimeout<string | undefined>(EXIT_WAIT_MS, process.ended, () => undefined);
}

const HOST_OFF = "the tools' process crashed too often and is not restarted";
const CRASH_HINT = "don't call it again with the same arguments; other tools still work";

function abortedReply(name: string): ToolHostReply {
  return failedReply('E_TOOL_ABORTED', `${name} was cancelled`, 'go on without it');
}

/** Decides, after a call was given up, whether the host must be replaced. */
async function abandonCall(
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
