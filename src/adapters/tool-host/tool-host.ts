// The client of the tool host, which calls tools.

import { attempt } from '#src/errors.ts';
import type { ToolHost, ToolHostReply, ToolHosts } from '#src/ports/index.ts';
import { callSchema, createPathReplacer, failedReply, META_KEYS } from '#src/tools/index.ts';
import type { OpenBox } from '../box/box.ts';
import { withTimeout } from '../programs/with-timeout.ts';
import type { RunningHost } from './host-client.ts';
import { hostProgram } from './host-program.ts';
import type { HostLoadSettings } from './load-host.ts';
import {
  abandonCall,
  currentHost,
  type HostCall,
  startHost,
  type ToolHostState,
} from './restart-host.ts';
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

/** Longer than any tool's own limit, which the pipeline enforces. */
const MAX_CALL_MS = 1_860_000;

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
  if (ended.kind === 'done')
    return readReply(ended.value, { ...hostState, home: host.process.home }, context);
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
