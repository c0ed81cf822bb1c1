// The client of the tool host, which calls tools.

import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { attempt } from '#src/errors.ts';
import { openPlain } from '#src/files/open-file.ts';
import type {
  CalledTool,
  ToolCallContext,
  ToolHost,
  ToolHostReply,
  ToolHostSpec,
  ToolHosts,
} from '#src/ports/tool-host.ts';
import { createPathReplacer } from '#src/tools/host/discover-files.ts';
import { failedReply } from '#src/tools/host/explain-failure.ts';
import { callSchema, META_KEYS } from '#src/tools/host/protocol.ts';
import type { OpenBox } from '../box/box.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { openMaskedFile } from '../programs/masked-file.ts';
import type { RunningHost } from './host-client.ts';
import {
  abandonCall,
  currentHost,
  type HostCall,
  type HostLoadSettings,
  startHost,
  type ToolHostState,
} from './load-host.ts';

// Reads a tool's reply. A long text is moved from the host's folder to the run's, and masked.

/** The host, and the home of the process that answered. */
type ReplyingHost = Pick<HostLoadSettings, 'spec' | 'shown'> & { readonly home: string };

/** Returns the result of a call; never rejects. */
async function readReply(
  { content, _meta }: ReturnType<typeof callSchema.parse>,
  { spec, shown, home }: ReplyingHost,
  context: ToolCallContext,
): Promise<ToolHostReply> {
  const reply = _meta[META_KEYS.reply];
  if (reply.kind === 'failed') return { ...reply, message: shown(reply.message) };
  const { spilled, ...rest } = { ...reply, text: content[0]?.text ?? '' };
  if (spilled === undefined) return rest;
  const { file, bytes, lines } = spilled;
  const kept = await attempt(keepLongOutput(file, { ...spec, home }, context));
  const keptAt = kept.kind === 'done' ? kept.value : undefined;
  return { ...rest, whole: { bytes, lines, keptAt } };
}

async function keepLongOutput(
  file: string,
  { keep, home }: Pick<ToolHostSpec, 'keep'> & Pick<ReplyingHost, 'home'>,
  { instanceKey, toolCallId }: ToolCallContext,
): Promise<string | undefined> {
  // The host runs other people's code: a file elsewhere is not accepted.
  if (!/^long-[0-9a-f-]+\.txt$/.test(relative(home, file))) return undefined;
  const keptAt =
    keep === undefined ? undefined : await copyMasked(file, keep, `${instanceKey}-${toolCallId}`);
  await rm(file, { force: true });
  return keptAt;
}

async function copyMasked(
  file: string,
  { folder, mask }: NonNullable<ToolHostSpec['keep']>,
  name: string,
): Promise<string | undefined> {
  // A link or a pipe would be read with our rights, or forever.
  const opened = await openPlain(file);
  try {
    const stats = await opened.stat();
    if (!stats.isFile() || stats.nlink !== 1) return undefined;
    await mkdir(folder, { recursive: true });
    const kept = openMaskedFile(
      join(folder, `${name.replace(/[^A-Za-z0-9_-]/g, '-')}.result.txt`),
      mask,
    );
    const end = Math.min(stats.size, MAX_COPY_BYTES);
    for await (const chunk of opened.createReadStream({ end, autoClose: false })) kept.write(chunk);
    return kept.end();
  } finally {
    await opened.close();
  }
}

/** More than is kept, so that the kept file notes what is missing. */
const MAX_COPY_BYTES = 64 * 1024 * 1024;

// The processes of one session's tools. The first one has loaded all of them. A call that begins while another file's call
// runs there gets a process for its own file, so a file that ends or blocks its process harms no call of another file.

/** With this many processes, further calls share the first one. */
const MAX_LANES = 8;
/** A call that was given up may keep its process busy until that is known and the process replaced. */
const GIVEN_UP_MS = 4_000;

type Lane = {
  readonly host: Promise<ToolHost>;
  /** The files of its calls that have not ended. */
  readonly files: string[];
};

/** Opens a host of one or more processes. `open` starts a process that loads the named tools, or all; it must not reject. */
async function openLanes(
  open: (wanted: readonly string[] | undefined) => Promise<ToolHost>,
): Promise<ToolHost> {
  const first = await open(undefined);
  const firstLane: Lane = { host: Promise.resolve(first), files: [] };
  const ownLanes = new Map<string, Lane>();
  let isClosed = false;
  const { tools } = await first.list();
  const laneFor = ({ name }: CalledTool, file: string): Lane => {
    const own = ownLanes.get(file);
    if (own !== undefined) return own;
    const isFree = firstLane.files.every((one) => one === file);
    if (isFree || isClosed || !makeRoom(ownLanes)) return firstLane;
    const ofFile = tools.filter(({ origin }) => origin.path === file).map((one) => one.name);
    const lane = { host: open([...new Set([name, ...ofFile])]), files: [] };
    ownLanes.set(file, lane);
    return lane;
  };
  return {
    list: first.list,
    async callTool(tool, args, context, signal) {
      const file = tool.origin?.path ?? tool.name;
      const { host, files } = laneFor(tool, file);
      files.push(file);
      const reply = await (await host).callTool(tool, args, context, signal);
      const leave = () => void files.splice(files.indexOf(file), 1);
      if (signal.aborted) setTimeout(leave, GIVEN_UP_MS).unref();
      else leave();
      return reply;
    },
    async close() {
      isClosed = true;
      await Promise.all([firstLane, ...ownLanes.values()].map(closeLane));
    },
  };
}

/** Ends an idle process if there are too many; returns false when all are busy. */
function makeRoom(lanes: Map<string, Lane>): boolean {
  if (lanes.size < MAX_LANES - 1) return true;
  const idle = [...lanes].find(([, { files }]) => files.length === 0);
  if (idle === undefined) return false;
  const [file, lane] = idle;
  lanes.delete(file);
  void closeLane(lane);
  return true;
}

async function closeLane({ host }: Lane): Promise<void> {
  await attempt(host.then((one) => one.close()));
}

/** Starts hosts. `program` is the built host; `ending` gives up loading. */
export function createToolHosts(
  box: OpenBox,
  program: string,
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
