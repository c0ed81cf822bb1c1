// The tools that `squad-action mcp` serves, as they are at one moment.
import { mkdtemp } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { OpenBox } from '#src/adapters/box/index.ts';
import { removeFolder } from '#src/adapters/programs/index.ts';
import { hostProgram } from '#src/adapters/tool-host/index.ts';
import type { SessionTool, ToolFolder, ToolListing } from '#src/ports/index.ts';
import {
  bindTool,
  createRunCustomTool,
  defineExposedTool,
  defineHostedTool,
  type ExecutableTool,
  hostOutputFolder,
  type RunToolDeps,
  type ToolDefinition,
} from '#src/tools/index.ts';
import {
  localHostDeps,
  localRunDeps,
  openLocalHost,
  unrecordedToolContext,
} from './local-tool-context.ts';

export type ServedToolsSettings = {
  /** The folders that hold `tools/`, such as `.squad`. Of two tools with one name, the first folder's is served. */
  readonly folders: readonly string[];
  /** The folder where tools work. */
  readonly directory: string;
  /** Names of the variables that tools may see. */
  readonly passed: readonly string[];
  readonly mayStartPrograms: boolean;
  readonly box: OpenBox;
  /** A private folder. */
  readonly scratch: string;
  readonly print: (line: string) => void;
};

export type ServedTools = {
  readonly tools: readonly SessionTool[];
  /** Resolves when the calls under way have ended. */
  idle(): Promise<unknown>;
  close(): Promise<void>;
};

const CALLER = 'mcp';

/** Finds the tools of the folders, and prints what is wrong with them. */
export async function discoverTools(settings: ServedToolsSettings): Promise<ServedTools> {
  const { directory, passed, box, scratch, print } = settings;
  const [workdir, keeping] = [resolve(directory), { folder: scratch, shownAs: scratch }];
  const homes = await mkdtemp(join(scratch, 'homes-'));
  const { host, listing, executables: found } = await openHost(settings, homes);
  printListing(listing, print);
  // There is one client, so all calls belong to one session.
  const author = { who: CALLER, session: `${CALLER}-${process.pid}`, workdir };
  const hosted = listing.tools
    .filter(({ kind }) => kind !== 'executable')
    .map((tool) => defineHostedTool(tool, localHostDeps(author, host, keeping)));
  const executables = found.filter(({ tool }) => listing.tools.includes(tool));
  const program = hostProgram();
  const run = { homes, cache: scratch, program, passed, box, workdir, keeping };
  const programs = executableTools(executables, localRunDeps({ ...run, network: 'none' }));
  const calls = new Set<Promise<unknown>>();
  return {
    tools: [...hosted, ...programs].map((definition) => counted(definition, calls)),
    idle: () => Promise.allSettled(calls),
    async close() {
      await host.close();
      await removeFolder(homes);
    },
  };
}

function openHost(settings: ServedToolsSettings, homes: string) {
  const { folders, directory, passed, mayStartPrograms, box, scratch, print } = settings;
  return openLocalHost(
    { box },
    {
      folders: folders.map(toolFolderOf),
      workdir: resolve(directory),
      scratch: homes,
      passed,
      mayStartPrograms,
      log: print,
      keep: hostOutputFolder({ folder: scratch, shownAs: scratch }, (text) => text),
    },
  );
}

function toolFolderOf(folder: string, index: number): ToolFolder {
  const root = resolve(folder);
  const shownAs = join(relative(dirname(root), root) || basename(root), 'tools');
  return { root, scope: index === 0 ? 'local' : 'global', shownAs, commit: undefined };
}

/** Defines the same tools as for an agent: run_custom_tool, and those with `expose`. Starting the server allows them all. */
function executableTools(
  executables: readonly ExecutableTool[],
  run: ReturnType<typeof localRunDeps>,
): readonly ToolDefinition[] {
  if (executables.length === 0) return [];
  const deps: RunToolDeps = {
    ...run,
    catalog: async () => ({ allowed: executables, withheld: [] }),
    proposed: async () => [],
  };
  const exposed = executables.filter(({ manifest }) => manifest.expose);
  return [
    createRunCustomTool(deps, executables),
    ...exposed.map((executable) => defineExposedTool(executable, deps)),
  ];
}

/** Binds a tool, and keeps its calls in `calls` while they run. */
function counted(definition: ToolDefinition, calls: Set<Promise<unknown>>): SessionTool {
  const bound = bindTool(definition, unrecordedToolContext(CALLER));
  return {
    ...bound,
    async call(input, options) {
      const running = bound.call(input, options);
      calls.add(running);
      return running.finally(() => calls.delete(running));
    },
  };
}

function printListing({ tools, diagnostics }: ToolListing, print: (line: string) => void): void {
  print(`Loaded ${tools.length} custom tool(s)`);
  for (const { code, path, message, next } of diagnostics) {
    print(`${code} ${path}: ${message}; ${next}`);
  }
}
