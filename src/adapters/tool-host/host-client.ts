// The action's side of a tool host: loads its tools, calls them, and starts the process again when it has ended.
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { unlessAborted } from '#src/abort.ts';
import { type Attempt, attempt, describe } from '#src/errors.ts';
import type { ReachableNetwork } from '#src/ports/box.ts';
import type { ToolDiagnostic, ToolListing } from '#src/ports/custom-tools.ts';
import type {
  CalledTool,
  ToolCallContext,
  ToolHost,
  ToolHostReply,
  ToolHostSpec,
} from '#src/ports/tool-host.ts';
import { createPathReplacer } from '#src/tools/host/discover-files.ts';
import { failedReply } from '#src/tools/host/explain-failure.ts';
import {
  callSchema,
  importNotice,
  listingSchema,
  META_KEYS,
  runningSchema,
  runtimeRequest,
  SERVER_INFO,
} from '#src/tools/host/protocol.ts';
import type { OpenBox } from '../box/box.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { type HostProcess, startHostProcess } from './host-process.ts';

type HostSettings = {
  readonly spec: ToolHostSpec;
  readonly box: OpenBox;
  /** Absolute path of the built host. */
  readonly program: string;
  /** Gives up what is still loading. */
  readonly ending: AbortSignal;
};

/** A process that has loaded its tools. */
type LoadedProcess = {
  readonly process: HostProcess;
  readonly client: Client;
  readonly listing: ToolListing;
};

/** A process, or the listing that says why there is none. */
type Loaded = LoadedProcess | { readonly process: undefined; readonly listing: ToolListing };

/** Files that are not imported again, by their shown path, with the reason. */
type BrokenFiles = Map<string, string>;

const MAX_RESTARTS = 3;

/** Starts the process and loads its folders. Never rejects: the listing says what is wrong. */
export async function openToolHost(given: HostSettings): Promise<ToolHost> {
  const shown = createPathReplacer(given.spec);
  const closing = new AbortController();
  const ending = AbortSignal.any([closing.signal, given.ending]);
  const log = (line: string) => given.spec.log(shown(line));
  const settings = { ...given, ending, spec: { ...given.spec, log } };
  const broken: BrokenFiles = new Map();
  const load = () => loadProcess(settings, shown, broken);
  let current = load();
  let restarts = 0;
  const startedAgain = async (loaded: Loaded): Promise<Loaded> => {
    if (loaded.process?.hasEnded() !== true || restarts === MAX_RESTARTS) return loaded;
    restarts += 1;
    return load();
  };
  const { listing } = await current;
  return {
    list: async () => listing,
    async callTool(tool, args, context, signal) {
      current = current.then(startedAgain);
      const loaded = await current;
      if (loaded.process === undefined || loaded.process.hasEnded() || closing.signal.aborted)
        return failedReply('E_TOOL_CRASH', HOST_OFF, 'go on without the custom tools');
      const reply = await callIn(loaded, tool, args, context, signal);
      if (signal.aborted) {
        // Further calls wait until it is known whether this process still serves.
        current = current.then(async (now) => {
          if (now === loaded) await endIfBusy(loaded, context.toolCallId, ending);
          return now;
        });
      }
      return reply.kind === 'failed' ? { ...reply, message: shown(reply.message) } : reply;
    },
    async close() {
      closing.abort();
      await (await current).process?.kill();
    },
  };
}

const HOST_OFF = "the tools' process crashed too often and is not restarted";
const CRASH_HINT = "don't call it again with the same arguments; other tools still work";
/** Longer than any tool's own limit, which the pipeline enforces. */
const MAX_CALL_MS = 1_860_000;
const EXIT_WAIT_MS = 1_000;

async function callIn(
  { process, client }: LoadedProcess,
  { name, origin }: CalledTool,
  args: object,
  context: ToolCallContext,
  signal: AbortSignal,
): Promise<ToolHostReply> {
  const cancelled = failedReply('E_TOOL_ABORTED', `${name} was cancelled`, 'go on without it');
  if (signal.aborted) return cancelled;
  const meta = { [META_KEYS.context]: context, [META_KEYS.origin]: origin };
  const request = { method: 'tools/call', params: { name, arguments: args, _meta: meta } };
  // A signal of its own, since the client never removes its listener.
  const options = { signal: AbortSignal.any([signal]), timeout: MAX_CALL_MS };
  const ended = await Promise.race([
    attempt(client.request(request, callSchema, options)),
    process.ended.then((how) => ({ kind: 'crashed', how }) as const),
  ]);
  if (ended.kind === 'done') return ended.value._meta[META_KEYS.reply];
  if (signal.aborted) return cancelled;
  const how = ended.kind === 'crashed' ? ended.how : await exitWithin(EXIT_WAIT_MS, process);
  if (how === undefined) {
    return failedReply('E_TOOL_OUTPUT', `the answer of ${name} can't be read`, 'go on without it');
  }
  return failedReply('E_TOOL_CRASH', `the tools' process ended during ${name}: ${how}`, CRASH_HINT);
}

/** Returns how the process ended; undefined if it still runs after this time. */
function exitWithin(ms: number, process: HostProcess): Promise<string | undefined> {
  return withTimeout<string | undefined>(ms, process.ended, () => undefined);
}

/** How long a tool may ignore its signal. */
const GRACE_MS = 1_000;
const ANSWER_MS = 1_000;

/** Ends a process that no longer answers, or in which a call that was given up still runs. */
async function endIfBusy(
  { process, client }: LoadedProcess,
  toolCallId: string,
  ending: AbortSignal,
): Promise<void> {
  await attempt(wait(GRACE_MS, undefined, { signal: ending }));
  const request = { method: 'squad/running' };
  const asked = await attempt(client.request(request, runningSchema, { timeout: ANSWER_MS }));
  if (asked.kind === 'threw' || asked.value.calls.includes(toolCallId)) await process.kill();
}

const MAX_BROKEN_FILES = 8;
/** For all files, including those whose import never ends. */
const MAX_LOADING_MS = 30_000;

/** Starts processes until one has loaded all that can be loaded, and adds the files that ended or blocked one to `broken`. */
async function loadProcess(
  settings: HostSettings,
  shown: (text: string) => string,
  broken: BrokenFiles,
): Promise<Loaded> {
  const ending = AbortSignal.any([settings.ending, AbortSignal.timeout(MAX_LOADING_MS)]);
  if (ending.aborted) return notLoaded(settings.spec, broken, GIVEN_UP);
  for (let starts = 0; ; starts += 1) {
    const loaded = await tryToLoad({ ...settings, ending }, broken);
    if ('process' in loaded) return withShownPaths(loaded, shown, broken);
    const { reason, importing } = loaded;
    if (ending.aborted || importing === undefined || starts >= MAX_BROKEN_FILES)
      return notLoaded(settings.spec, broken, reason);
    broken.set(importing, reason);
  }
}

/** Starts a process. If it can't load its folders, `importing` is the file that was imported last. */
async function tryToLoad(
  settings: HostSettings,
  broken: BrokenFiles,
): Promise<LoadedProcess | { readonly reason: string; readonly importing?: string | undefined }> {
  const started = await attempt(startHostProcess(settings));
  if (started.kind === 'threw') return { reason: describe(started.error).message };
  const process = started.value;
  const client = connect(process, settings.spec);
  const { loaded, importing } = await loadFolders(client, process, { ...settings, broken });
  if (loaded.kind === 'done') return { process, client, listing: loaded.value };
  await process.kill();
  return { reason: describe(loaded.error).message, importing };
}

function withShownPaths(
  { listing, ...loaded }: LoadedProcess,
  shown: (text: string) => string,
  broken: BrokenFiles,
): LoadedProcess {
  const diagnostics = listing.diagnostics.map((problem) => {
    return { ...problem, message: shown(problem.message) };
  });
  for (const { code, path, message } of diagnostics) {
    // Not imported again by the next process: that would take just as long.
    if (code === 'L_IMPORT') broken.set(path, message);
  }
  return { ...loaded, listing: { ...listing, diagnostics } };
}

function connect({ connection, kill }: HostProcess, { askRuntime }: ToolHostSpec): Client {
  const client = new Client(SERVER_INFO);
  connection.on('error', () => connection.destroy());
  connection.once('close', () => void client.close());
  // The SDK closes a connection whose messages are too long: the process is useless then.
  client.onclose = () => void kill();
  client.setRequestHandler(runtimeRequest, async ({ params }, { signal }) => ({
    asked: askRuntime === undefined ? A2A_DISABLED : await askRuntime({ ...params, signal }),
  }));
  return client;
}

const A2A_DISABLED = {
  kind: 'error',
  error: {
    code: 'E_A2A_DISABLED',
    message: 'agents may not ask each other in this run',
    suggestion: 'go on without it',
  },
} as const;

type FolderLoading = Pick<HostSettings, 'spec' | 'box' | 'ending'> & {
  readonly broken: BrokenFiles;
};

/** Short, since all tools of the session wait for it. */
const IMPORT_MS = 3_000;
/** A blocked process gets this many times longer: reading a large file blocks it too. */
const BUSY_FACTOR = 2;

/** Has the process load its folders. */
async function loadFolders(
  client: Client,
  process: HostProcess,
  { spec, box, broken, ending }: FolderLoading,
) {
  const { folders, wanted, importMs = IMPORT_MS, askRuntime } = spec;
  let importing: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  // The host gives up an import that waits; one that blocks the host is noticed only here.
  const stuck = new Promise<never>((_, reject) => {
    client.setNotificationHandler(importNotice, ({ params: { path, state } }) => {
      clearTimeout(timer);
      importing = state === 'started' ? path : undefined;
      const giveUp = () => reject(new Error('its import does not end'));
      if (state === 'started') timer = setTimeout(giveUp, importMs * BUSY_FACTOR);
    });
  });
  const hasRuntime = askRuntime !== undefined;
  const network = await networkIn(box, spec);
  const files = { folders, importMs, broken: Object.fromEntries(broken), wanted };
  const params = { ...files, hasRuntime, network };
  const answered = async () => {
    const { connection } = process;
    await client.connect(new StdioServerTransport(connection, connection));
    return client.request({ method: 'squad/load', params }, listingSchema, { timeout: 120_000 });
  };
  const listed = Promise.race([attempt(answered()), attempt(stuck)]);
  const loaded = await unlessAborted<Attempt<ToolListing>>(listed, ending, () => ({
    kind: 'threw',
    error: new Error(GIVEN_UP),
  }));
  clearTimeout(timer);
  // Later notices come from a tool.
  client.removeNotificationHandler(importNotice.shape.method.value);
  if (loaded.kind === 'done' || ending.aborted) return { loaded, importing };
  // The exit says more than the closed connection.
  const how = await exitWithin(500, process);
  if (how === undefined) return { loaded, importing };
  const error = new Error(`importing it ended the tools' process: ${how}`);
  return { loaded: { kind: 'threw', error } as const, importing };
}

/** Without a box nothing limits the network, whatever the settings say. */
async function networkIn(
  box: OpenBox,
  { network = 'none' }: ToolHostSpec,
): Promise<ReachableNetwork> {
  const state = await box.state();
  return state.kind === 'on' && state.way === 'none' ? 'all' : network;
}

const GIVEN_UP = 'loading took too long, or the run is ending';

function notLoaded(spec: ToolHostSpec, broken: BrokenFiles, reason: string): Loaded {
  const next = 'fix the files that are named here';
  const files = [...broken].map(
    ([path, message]): ToolDiagnostic => ({ code: 'L_IMPORT', path, message, next }),
  );
  const all = spec.folders.map(({ shownAs }): ToolDiagnostic => {
    const message = `none of its tools was loaded: ${reason}`;
    return { code: 'L_IMPORT', path: shownAs, message, next };
  });
  return { process: undefined, listing: { tools: [], diagnostics: [...files, ...all] } };
}
