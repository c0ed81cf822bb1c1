// The MCP client of a tool host, and how it loads the host's folders.

import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { ToolListing } from '#src/ports/custom-tools.ts';
import type { ToolHostSpec } from '#src/ports/tool-host.ts';
import {
  importNotice,
  listingSchema,
  runtimeRequest,
  SERVER_INFO,
  toListing,
} from '#src/tools/host/protocol.ts';
import type { HostProcess } from './host-process.ts';

/** A host that runs. */
export type RunningHost = {
  readonly process: HostProcess;
  readonly client: Client;
  /** Calls that have not ended. */
  readonly calls: Set<unknown>;
};

/** What a host is to load, and how its paths are shown. */
export type HostClientSettings = {
  readonly spec: ToolHostSpec;
  /** Replaces absolute paths in a text by the paths that people know. */
  readonly shown: (text: string) => string;
};

/** Short, since all tools of the session wait for it. */
const IMPORT_MS = 3_000;
/** A blocked process gets this many times longer: reading a large file blocks it too. */
const BUSY_FACTOR = 2;

/** A host that loads its folders. */
export type HostLoading = {
  readonly running: RunningHost;
  readonly transport: StdioServerTransport;
  /** Resolves when an import keeps the process busy for too long. */
  readonly stuck: Promise<void>;
  /** The file that was imported last, if it isn't done. */
  importing(): string | undefined;
  finish(): void;
};

/** Opens the connection to a host, whose imports are watched from then on. Sends nothing yet. */
export function startLoading(process: HostProcess, spec: ToolHostSpec): HostLoading {
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

/** Connects, and has the host load its folders, except for the files of `broken`. Rejects if the host fails. */
export async function loadFolders(
  { running: { client }, transport }: HostLoading,
  { spec, shown }: HostClientSettings,
  broken: ReadonlyMap<string, string>,
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
