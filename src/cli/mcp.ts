// `squad-action mcp`: serves a repository's tools to an MCP client over standard input and output.
import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { OpenBox } from '#src/adapters/box/box.ts';
import { removeFolder } from '#src/adapters/process/private-folders.ts';
import { hostProgram } from '#src/adapters/tool-host/tool-hosts.ts';
import { attempt, attemptNow } from '#src/errors.ts';
import type { SessionTool } from '#src/ports/agents.ts';
import type { BoxNetwork } from '#src/ports/box.ts';
import type { ToolFolder, ToolListing } from '#src/ports/custom-tools.ts';
import { serialize } from '#src/text/serialize.ts';
import { createRunCustomTool } from '#src/tools/custom/run-custom-tool.ts';
import { isForTools } from '#src/tools/custom/tool-files.ts';
import { connectMcpServer } from '#src/tools/host/serve-tools.ts';
import { bindLocalTool, type LocalTools, openLocalBox, openLocalTools } from './open-tools.ts';
import { printAside, shortErrorText } from './terminal.ts';

type ServedToolsSettings = {
  /** The folders that hold `tools/`, such as `.squad`. Of two tools with one name, the first folder's is served. */
  readonly folders: readonly string[];
  /** The folder where tools work. */
  readonly directory: string;
  /** Names of the variables that tools may see. */
  readonly passed: readonly string[];
  readonly mayStartPrograms: boolean;
  /** What tools may reach. */
  readonly network: BoxNetwork;
  readonly box: OpenBox;
  /** A private folder. */
  readonly scratch: string;
  readonly print: (line: string) => void;
};

type ServedTools = {
  readonly tools: readonly SessionTool[];
  /** Resolves when the calls under way have ended. */
  idle(): Promise<unknown>;
  close(): Promise<void>;
};

const CALLER = 'mcp';

/** Finds the tools of the folders, and prints what is wrong with them. */
async function discoverTools(settings: ServedToolsSettings): Promise<ServedTools> {
  const { folders, directory, passed, mayStartPrograms, network, box, scratch, print } = settings;
  const homes = await mkdtemp(join(scratch, 'homes-'));
  const opened = await openLocalTools({
    folders: folders.map(toolFolderOf),
    workdir: resolve(directory),
    program: hostProgram(),
    box,
    homes,
    kept: scratch,
    cache: scratch,
    passed,
    passedTo: () => passed,
    mayStartPrograms,
    network,
    log: print,
    who: CALLER,
  });
  printListing(opened.listing, print);
  const calls = new Set<Promise<unknown>>();
  return {
    tools: servedTools(opened).map((tool) => counted(tool, calls)),
    idle: () => Promise.allSettled(calls),
    async close() {
      await opened.close();
      await removeFolder(homes);
    },
  };
}

function toolFolderOf(folder: string, index: number): ToolFolder {
  const root = resolve(folder);
  const shownAs = join(relative(dirname(root), root) || basename(root), 'tools');
  return { root, scope: index === 0 ? 'local' : 'global', shownAs, commit: undefined };
}

/** Returns the same tools as for an agent: run_custom_tool, and those with `expose`. Starting the server allows them all. */
function servedTools({ listing, executables, deps, bind }: LocalTools): readonly SessionTool[] {
  const hosted = listing.tools.filter(({ kind }) => kind !== 'executable');
  if (executables.length === 0) return hosted.map(bind);
  const exposed = executables.filter(({ manifest }) => manifest.expose);
  const catalog = async () => ({ allowed: executables, withheld: [] });
  const runTool = createRunCustomTool({ ...deps, catalog, proposed: async () => [] }, executables);
  return [
    ...hosted.map(bind),
    bindLocalTool(runTool, CALLER),
    ...exposed.map(({ tool }) => bind(tool)),
  ];
}

/** Keeps a tool's calls in `calls` while they run. */
function counted(tool: SessionTool, calls: Set<Promise<unknown>>): SessionTool {
  return {
    ...tool,
    async call(input, options) {
      const running = tool.call(input, options);
      calls.add(running);
      return running.finally(() => calls.delete(running));
    },
  };
}

function printListing({ tools, diagnostics }: ToolListing, print: (line: string) => void): void {
  print(`Loaded ${tools.length} custom tool(s)`);
  for (const { code, path, export: named, message, next } of diagnostics) {
    const where = named === undefined ? path : `${path}, export ${named}`;
    print(`${code} ${where}: ${message}; ${next}`);
  }
}

export type McpServerSettings = Omit<ServedToolsSettings, 'box' | 'scratch' | 'print'>;

/** Serves until the client disconnects or a signal comes, then cleans up. Reloads tools that change meanwhile. */
export async function serveMcpTools(settings: McpServerSettings): Promise<void> {
  const closed = untilClosed();
  await removeStaleFolders();
  const scratch = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  const own = join(scratch, 'box');
  await mkdir(own);
  const box = await openLocalBox(own, print);
  const discover = () => discoverTools({ ...settings, box, scratch, print });
  let served = await discover();
  const open = new Set([served]);
  const transport = new StdioServerTransport(process.stdin, process.stdout);
  const server = await connectMcpServer(transport, () => served.tools);
  const stopWatching = watchTools(settings.folders, async () => {
    const before = served;
    served = await discover();
    open.add(served);
    await server.sendToolListChanged();
    // Calls under way finish with the old tools.
    void before.idle().then(() => (open.delete(before) ? before.close() : undefined));
  });
  await closed;
  await stopWatching();
  for (const one of open) await one.close();
  await removeFolder(scratch);
}

const FOLDER_PREFIX = 'squad-mcp-';
/** An editor writes a file in several steps, so a reload waits for the last one. */
const SETTLE_MS = 200;

/** Calls `onChange` after changes below the folders' tools/, one call at a time. Returns a function that stops watching. */
function watchTools(folders: readonly string[], onChange: () => Promise<void>) {
  const inTurn = serialize();
  let timer: NodeJS.Timeout | undefined;
  const reloadSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void inTurn(reload), SETTLE_MS);
  };
  const reload = async () => {
    const changed = await attempt(onChange());
    if (changed.kind === 'threw') print(shortErrorText(changed.error));
  };
  const watchers = folders.map((folder) => watchFolder(resolve(folder), reloadSoon));
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await inTurn(async () => {});
  };
}

/** More folders than these beside a tools/ are hardly what its tools import. */
const MAX_BESIDE = 20;

/** Watches a folder's tools/ and what its tools may import beside it, even if that appears later or is replaced. */
function watchFolder(folder: string, onChange: () => void): Pick<FSWatcher, 'close'> {
  const watchInside = () =>
    ['tools', ...foldersBeside(folder)].map((name) =>
      tryToWatch(join(folder, name), { recursive: true }, onChange),
    );
  const closeAll = () => {
    for (const watcher of inside) watcher?.close();
  };
  let inside = watchInside();
  const outside = tryToWatch(folder, {}, (name) => {
    if (name === null || !isForTools(name)) return;
    closeAll();
    inside = watchInside();
    onChange();
  });
  return {
    close() {
      closeAll();
      outside?.close();
    },
  };
}

function foldersBeside(folder: string): readonly string[] {
  const entries = attemptNow(() => readdirSync(folder, { withFileTypes: true }));
  const names = (entries.kind === 'done' ? entries.value : [])
    .filter((entry) => entry.isDirectory() && isForTools(entry.name))
    .map(({ name }) => name)
    .filter((name) => !/^(?:\..*|node_modules|tools)$/.test(name));
  return names.length > MAX_BESIDE ? [] : names;
}

function tryToWatch(
  folder: string,
  options: { readonly recursive?: boolean },
  onChange: (name: string | null) => void,
): FSWatcher | undefined {
  try {
    return watch(folder, options, (_event, name) => onChange(name));
  } catch {
    // There is no such folder, or the system can't watch folders.
    return undefined;
  }
}

/** Prints to standard error, since standard output carries the protocol. */
function print(line: string): void {
  printAside(`${line}\n`);
}

function untilClosed(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve());
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
}

/** Removes the folders of servers that were killed. */
async function removeStaleFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  const stale = names.filter((name) => name.startsWith(FOLDER_PREFIX) && !isAlive(name));
  await Promise.all(stale.map((name) => removeFolder(join(tmpdir(), name))));
}

function isAlive(name: string): boolean {
  const pid = Number.parseInt(name.slice(FOLDER_PREFIX.length), 10);
  if (!(pid > 0)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, but is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
