// `squad-action mcp`: serves a repository's tools to an MCP client over standard input and output.
import { type FSWatcher, watch } from 'node:fs';
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { removeFolder } from '#src/adapters/programs/index.ts';
import { attempt } from '#src/errors.ts';
import { serialize } from '#src/text/index.ts';
import { connectMcpServer } from '#src/tools/index.ts';
import { openLocalBox } from './local-tools/local-box.ts';
import { discoverTools, type ServedToolsSettings } from './local-tools/served-tools.ts';
import { shortErrorText } from './terminal.ts';

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

/** Watches a folder's tools/, even if that appears later or is replaced. */
function watchFolder(folder: string, onChange: () => void): Pick<FSWatcher, 'close'> {
  const watchInside = () => tryToWatch(join(folder, 'tools'), { recursive: true }, onChange);
  let inside = watchInside();
  const outside = tryToWatch(folder, {}, (name) => {
    if (name !== 'tools') return;
    inside?.close();
    inside = watchInside();
    onChange();
  });
  return {
    close() {
      for (const watcher of [inside, outside]) watcher?.close();
    },
  };
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
  process.stderr.write(`${line}\n`);
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
