// `squad-action mcp`: a repository's tools for any MCP client, over standard input and output.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { ToolFolder, ToolHost, ToolListing } from '../tools/custom/custom-tool.ts';
import { defineExposedTool, defineHostedTool } from '../tools/custom/definition.ts';
import type { Executable } from '../tools/custom/executable.ts';
import { hostKeep, type Keeping } from '../tools/custom/keep.ts';
import { createRegistry } from '../tools/custom/registry.ts';
import { createRunCustomTool, type RunToolDeps } from '../tools/custom/run-tool.ts';
import { listingOf, scanExecutables } from '../tools/custom/scan.ts';
import { serveBridge } from '../tools/host/bridge.ts';
import { bindTool, type ToolCall, type ToolDefinition } from '../tools/tool.ts';
import { contextOf, nobodysRun, runningOn } from './tool-author.ts';
import { createToolHosts } from './tool-host.ts';
import { hostProgram } from './tool-host-program.ts';

export type BridgeSettings = {
  /** The folder that holds `tools/`, such as `.squad`. */
  readonly folder: string;
  /** Where tools work. */
  readonly directory: string;
  /** Names of the variables that tools may see. */
  readonly passed: readonly string[];
  readonly mayStartPrograms: boolean;
};

/** Serves until the client goes or a signal comes; then nothing is left of it. */
export async function serveTools(settings: BridgeSettings): Promise<void> {
  const over = untilOver();
  await removeLeftovers();
  const scratch = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const opened = await openTools(settings, scratch);
  const context = nobodysRun(WHO);
  const transport = new StdioServerTransport(process.stdin, process.stdout);
  const definitions = [
    ...hostedTools(settings, opened, scratch),
    ...executableTools(settings, opened, scratch),
  ];
  await serveBridge(
    transport,
    definitions.map((definition) => bindTool(definition, context)),
  );
  await over;
  await opened.host.close();
  await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
}

const PREFIX = 'squad-mcp-';
const WHO = 'mcp';

type Opened = {
  readonly host: ToolHost;
  readonly listing: ToolListing;
  readonly executables: readonly Executable[];
};

async function openTools(settings: BridgeSettings, scratch: string): Promise<Opened> {
  const { folder, directory, passed, mayStartPrograms } = settings;
  const root = resolve(folder);
  const shownAs = join(relative(dirname(root), root) || basename(root), 'tools');
  const tools: ToolFolder = { root, scope: 'local', shownAs, commit: undefined };
  const host = await createToolHosts().open({
    folders: [tools],
    workdir: resolve(directory),
    ...{ scratch, passed, mayStartPrograms },
    // Standard output is the protocol's.
    log: say,
    keep: hostKeep(keepingIn(scratch), (text) => text),
  });
  const scan = await scanExecutables(tools);
  const listing = createRegistry([await host.list(), listingOf(scan)]);
  report(listing);
  const executables = scan.executables.filter(({ tool }) => listing.tools.includes(tool));
  return { host, listing, executables };
}

function keepingIn(scratch: string): Keeping {
  return { folder: scratch, shownAs: scratch };
}

function hostedTools(
  { directory }: BridgeSettings,
  { host, listing }: Opened,
  scratch: string,
): readonly ToolDefinition[] {
  // One client, one session.
  const author = { who: WHO, session: `${WHO}-${process.pid}`, workdir: resolve(directory) };
  const deps = {
    host: async () => host,
    context: ({ id }: ToolCall) => contextOf(author, id),
    keeping: keepingIn(scratch),
  };
  const hosted = listing.tools.filter(({ door }) => door !== 'executable');
  return hosted.map((tool) => defineHostedTool(tool, deps));
}

/** As an agent has them: run_custom_tool, and those of a name of their own. Whoever starts the bridge has said that they may run. */
function executableTools(
  { directory, passed }: BridgeSettings,
  { executables }: Opened,
  scratch: string,
): readonly ToolDefinition[] {
  if (executables.length === 0) return [];
  const machine = { scratch, cache: scratch, program: hostProgram(), passed };
  const deps: RunToolDeps = {
    ...runningOn({ ...machine, workdir: resolve(directory), keeping: keepingIn(scratch) }),
    catalog: async () => ({ allowed: executables, withheld: [] }),
    proposed: async () => [],
  };
  const exposed = executables.filter(({ manifest }) => manifest.expose);
  return [
    createRunCustomTool(deps, executables),
    ...exposed.map((executable) => defineExposedTool(executable, deps)),
  ];
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function report({ tools, diagnostics }: ToolListing): void {
  say(`Loaded ${tools.length} custom tool(s)`);
  for (const { code, path, message, next } of diagnostics) {
    say(`${code} ${path}: ${message}; ${next}`);
  }
}

function untilOver(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve());
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
}

/** Folders of bridges that were killed. */
async function removeLeftovers(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  const left = names.filter((name) => name.startsWith(PREFIX) && !isAlive(name));
  await Promise.all(
    left.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {})),
  );
}

function isAlive(name: string): boolean {
  const pid = Number.parseInt(name.slice(PREFIX.length), 10);
  if (!(pid > 0)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process lives too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
