// `squad-action mcp`: serves a repository's tools to an MCP client over standard input and output.
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { OpenBox } from '../adapters/box/box.ts';
import { removeFolder } from '../adapters/programs/remove-folder.ts';
import { hostProgram } from '../adapters/tool-host/host-program.ts';
import { createToolHosts } from '../adapters/tool-host/tool-host.ts';
import type { ToolFolder, ToolHost, ToolListing } from '../ports/custom-tools.ts';
import { defineExposedTool, defineHostedTool } from '../tools/custom/define-custom-tool.ts';
import type { ExecutableTool } from '../tools/custom/executable/read-executable.ts';
import {
  createRunCustomTool,
  type RunToolDeps,
} from '../tools/custom/executable/run-custom-tool.ts';
import { scanExecutables, toToolListing } from '../tools/custom/executable/scan-executables.ts';
import { joinListings } from '../tools/custom/join-listings.ts';
import { connectMcpServer } from '../tools/host/mcp-server.ts';
import type { ToolDefinition } from '../tools/pipeline/define-tool.ts';
import { hostOutputFolder, type KeptOutputFolder } from '../tools/pipeline/keep-output.ts';
import { bindTool } from '../tools/pipeline/run-tool.ts';
import { openLocalBox } from './local-tools/local-box.ts';
import {
  localHostDeps,
  localRunDeps,
  unrecordedToolContext,
} from './local-tools/local-tool-context.ts';

export type McpServerSettings = {
  /** The folder that holds `tools/`, such as `.squad`. */
  readonly folder: string;
  /** Where tools work. */
  readonly directory: string;
  /** Names of the variables that tools may see. */
  readonly passed: readonly string[];
  readonly mayStartPrograms: boolean;
};

/** Serves until the client disconnects or a signal comes, and cleans up. */
export async function serveMcpTools(settings: McpServerSettings): Promise<void> {
  const closed = untilClosed();
  await removeStaleFolders();
  const scratch = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  const openedTools = await openTools(settings, scratch);
  const context = unrecordedToolContext(CALLER);
  const transport = new StdioServerTransport(process.stdin, process.stdout);
  const definitions = [
    ...hostedTools(settings, openedTools, scratch),
    ...executableTools(settings, openedTools, scratch),
  ];
  await connectMcpServer(
    transport,
    definitions.map((definition) => bindTool(definition, context)),
  );
  await closed;
  await openedTools.host.close();
  await removeFolder(scratch);
}

const FOLDER_PREFIX = 'squad-mcp-';
const CALLER = 'mcp';

type OpenMcpTools = {
  readonly host: ToolHost;
  readonly box: OpenBox;
  readonly listing: ToolListing;
  readonly executables: readonly ExecutableTool[];
};

async function openTools(settings: McpServerSettings, scratch: string): Promise<OpenMcpTools> {
  const { folder, directory, passed, mayStartPrograms } = settings;
  const root = resolve(folder);
  const shownAs = join(relative(dirname(root), root) || basename(root), 'tools');
  const tools: ToolFolder = { root, scope: 'local', shownAs, commit: undefined };
  const { home, private: own } = foldersIn(scratch);
  await Promise.all([home, own].map((path) => mkdir(path)));
  const box = await openLocalBox(own, printLine);
  const host = await createToolHosts(box).open({
    folders: [tools],
    workdir: resolve(directory),
    scratch: home,
    passed,
    mayStartPrograms,
    // Standard output carries the protocol.
    log: printLine,
    keep: hostOutputFolder(keepingIn(scratch), (text) => text),
  });
  const scan = await scanExecutables(tools);
  const listing = joinListings([await host.list(), toToolListing(scan)]);
  printListing(listing);
  const executables = scan.executables.filter(({ tool }) => listing.tools.includes(tool));
  return { host, box, listing, executables };
}

/** The tools' home, and a folder that they don't reach. */
function foldersIn(scratch: string) {
  return { home: join(scratch, 'home'), private: join(scratch, 'box') };
}

function keepingIn(scratch: string): KeptOutputFolder {
  return { folder: scratch, shownAs: scratch };
}

function hostedTools(
  { directory }: McpServerSettings,
  { host, listing }: OpenMcpTools,
  scratch: string,
): readonly ToolDefinition[] {
  // One client, one session.
  const author = { who: CALLER, session: `${CALLER}-${process.pid}`, workdir: resolve(directory) };
  const deps = localHostDeps(author, host, keepingIn(scratch));
  const hosted = listing.tools.filter(({ kind }) => kind !== 'executable');
  return hosted.map((tool) => defineHostedTool(tool, deps));
}

/** As for an agent: run_custom_tool, and the tools with `expose`. Starting the server allows them all. */
function executableTools(
  { directory, passed }: McpServerSettings,
  { executables, box }: OpenMcpTools,
  scratch: string,
): readonly ToolDefinition[] {
  if (executables.length === 0) return [];
  const { home } = foldersIn(scratch);
  const runSettings = { scratch: home, cache: scratch, program: hostProgram(), passed, box };
  const deps: RunToolDeps = {
    ...localRunDeps({
      ...runSettings,
      network: 'none',
      workdir: resolve(directory),
      keeping: keepingIn(scratch),
    }),
    catalog: async () => ({ allowed: executables, withheld: [] }),
    proposed: async () => [],
  };
  const exposed = executables.filter(({ manifest }) => manifest.expose);
  return [
    createRunCustomTool(deps, executables),
    ...exposed.map((executable) => defineExposedTool(executable, deps)),
  ];
}

function printLine(line: string): void {
  process.stderr.write(`${line}\n`);
}

function printListing({ tools, diagnostics }: ToolListing): void {
  printLine(`Loaded ${tools.length} custom tool(s)`);
  for (const { code, path, message, next } of diagnostics) {
    printLine(`${code} ${path}: ${message}; ${next}`);
  }
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
