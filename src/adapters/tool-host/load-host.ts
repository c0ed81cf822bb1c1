// Starts a host and loads its tools. A file that ends or blocks the process is left out, and the host is started again.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { type Attempt, attempt, describe } from '../../errors.ts';
import type { ToolDiagnostic, ToolListing } from '../../ports/custom-tools.ts';
import type { ToolHostSpec } from '../../ports/tool-host.ts';
import {
  importNotice,
  listingSchema,
  runtimeRequest,
  SERVER_INFO,
  toListing,
} from '../../tools/host/protocol.ts';
import type { OpenBox } from '../box/box.ts';
import { withTimeout } from '../programs/with-timeout.ts';
import { type HostProcess, startHostProcess } from './host-process.ts';

/** A host that has loaded its folders. */
export type RunningHost = {
  readonly process: HostProcess;
  readonly client: Client;
  /** Calls that have not ended. */
  readonly calls: Set<unknown>;
};

export type LoadedHost = {
  /** Undefined: it could not be started, and the listing says why. */
  readonly running: RunningHost | undefined;
  readonly listing: ToolListing;
};

export type HostLoadSettings = {
  readonly spec: ToolHostSpec;
  /** Absolute path of the built host. */
  readonly program: string;
  readonly box: OpenBox;
  /** Replaces absolute paths in a text by the paths that people know. */
  readonly shown: (text: string) => string;
  /** Gives up what is still loading. */
  readonly ending?: AbortSignal | undefined;
};

/** Files that are not imported again, by their shown path, with the reason. */
export type BrokenFiles = Map<string, string>;

/** Short, since all tools of the session wait for it. */
const IMPORT_MS = 3_000;
/** A blocked process gets this many times longer: reading a large file blocks it too. */
const BUSY_FACTOR = 2;
const MAX_BROKEN_FILES = 8;

/** Starts hosts until one has loaded everything that can be loaded, and adds the other files to `broken`. Never rejects. */
export async function loadHost(
  settings: HostLoadSettings,
  broken: BrokenFiles,
): Promise<LoadedHost> {
  const { spec, ending } = settings;
  const { given, givenUp } = limitLoading(ending);
  for (let starts = 0; ; starts += 1) {
    const started = await attempt(startHostProcess(settings));
    if (started.kind === 'threw')
      return unloadedHost(spec, broken, describe(started.error).message);
    const process = started.value;
    const loading = startLoading(process, settings);
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

type HostLoading = {
  readonly running: RunningHost;
  readonly transport: StdioServerTransport;
  /** Resolves when an import keeps the process busy for too long. */
  readonly stuck: Promise<void>;
  /** The file that was imported last, if it isn't done. */
  importing(): string | undefined;
  finish(): void;
};

function startLoading(process: HostProcess, { spec }: HostLoadSettings): HostLoading {
  const client = new Client(SERVER_INFO);
  const { connection } = process;
  const transport = new StdioServerTransport(connection, connection);
  connection.on('error', () => connection.destroy());
  connection.once('close', () => void client.close());
  // The SDK closes a connection whose messages are too long: the process is useless then.
  client.onclose = () => void process.kill();
  const open = new Map<string, NodeJS.Timeout>();
  let isDone = false;
  const stuck = new Promise<void>((resolve) => {
    client.setNotificationHandler(importNotice, ({ params: { path, state } }) => {
      clearTimeout(open.get(path));
      open.delete(path);
      // Later notices come from a tool.
      if (isDone) return;
      // The host gives up an import that waits; one that blocks the host is noticed only here.
      const timeoutMs = (spec.importMs ?? IMPORT_MS) * BUSY_FACTOR;
      if (state === 'started') open.set(path, setTimeout(resolve, timeoutMs));
    });
  });
  handleRuntimeRequests(client, spec);
  return {
    running: { process, client, calls: new Set() },
    transport,
    stuck,
    importing: () => [...open.keys()].at(-1),
    finish() {
      isDone = true;
      for (const timer of open.values()) clearTimeout(timer);
    },
  };
}

async function loadFolders(
  { running: { client }, transport }: HostLoading,
  { spec, shown }: HostLoadSettings,
  broken: BrokenFiles,
): Promise<ToolListing> {
  const { folders, wanted, importMs = IMPORT_MS, askRuntime } = spec;
  await client.connect(transport);
  const params = {
    folders,
    importMs,
    broken: Object.fromEntries(broken),
    ...(wanted === undefined ? {} : { wanted }),
    hasRuntime: askRuntime !== undefined,
  };
  const request = { method: 'squad/load', params };
  const listed = await client.request(request, listingSchema, { timeout: LOAD_MS });
  const diagnostics = listed.diagnostics.map((one) => ({ ...one, message: shown(one.message) }));
  return toListing({ ...listed, diagnostics }, (commit) => commit);
}

const LOAD_MS = 120_000;

function handleRuntimeRequests(client: Client, { askRuntime }: ToolHostSpec): void {
  client.setRequestHandler(runtimeRequest, async ({ params }, { signal }) => {
    if (askRuntime === undefined) return { asked: A2A_DISABLED };
    return { asked: await askRuntime({ ...params, signal }) };
  });
}

const A2A_DISABLED = {
  kind: 'error',
  error: {
    code: 'E_A2A_DISABLED',
    message: 'agents may not ask each other in this run',
    suggestion: 'go on without it',
  },
} as const;
