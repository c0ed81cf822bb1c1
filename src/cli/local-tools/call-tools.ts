// Checks and calls the tools of a working tree, for their author.
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { ToolListing, ToolReply } from '#src/ports/index.ts';
import type { SquadSettings } from '#src/team/index.ts';
import {
  bindTool,
  defineExposedTool,
  defineHostedTool,
  grantOf,
  listSyntaxErrors,
  NO_GRANT,
  type ToolAgent,
  type ToolDefinition,
} from '#src/tools/index.ts';
import { localHostDeps, localRunDeps, unrecordedToolContext } from './local-tool-context.ts';
import {
  type OpenTools,
  type OpenToolsOptions,
  readProjectSquad,
  type ToolProject,
  withOpenTools,
} from './open-tools.ts';

export type ToolCheck = {
  readonly listing: ToolListing;
  readonly agents: readonly ToolAgent[];
  readonly settings: SquadSettings['tools'];
};

/** Returns the tools that a run would find if the working tree were the trusted commit. */
export async function checkTools(project: ToolProject): Promise<ToolCheck> {
  const { agents, settings } = await readProjectSquad(project);
  const listing = await withOpenTools(
    { project, ...NO_GRANT },
    async ({ listing: { tools, diagnostics }, executables }) => ({
      tools,
      diagnostics: [...diagnostics, ...(await listSyntaxErrors(executables))],
    }),
  );
  return { listing, agents, settings: settings.tools };
}

export type ToolCallInput = {
  readonly name: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
};

/** Calls a tool through a run's pipeline; undefined when there is no tool of that name. */
export async function callTool(
  project: ToolProject,
  { name, input, signal }: ToolCallInput,
): Promise<ToolReply | undefined> {
  const { settings } = await readProjectSquad(project);
  const { tools, network } = settings;
  const options = { project, ...grantOf(tools, name), network };
  return withOpenTools(options, (openTools) =>
    callOpenTool(options, openTools, { name, input, signal }),
  );
}

/** Calls a tool that is open already; `passed` applies to executable tools. */
export async function callOpenTool(
  options: OpenToolsOptions,
  openTools: OpenTools,
  { name, input, signal }: ToolCallInput,
): Promise<ToolReply | undefined> {
  const definition = findDefinition(options, openTools, name);
  if (definition === undefined) return undefined;
  return bindTool(definition, unrecordedToolContext(AUTHOR.who)).call(input, {
    id: 'call',
    signal,
  });
}

function findDefinition(
  { project, passed, network = 'none' }: OpenToolsOptions,
  openTools: OpenTools,
  name: string,
): ToolDefinition | undefined {
  const { listing, executables, host, box, homes, kept } = openTools;
  const tool = listing.tools.find((it) => it.name === name);
  if (tool === undefined) return undefined;
  const keeping = { folder: kept, shownAs: kept };
  const executable = executables.find((it) => it.tool === tool);
  if (executable === undefined) {
    const author = { ...AUTHOR, workdir: project.root };
    return defineHostedTool(tool, localHostDeps(author, host, keeping));
  }
  const { program, root: workdir } = project;
  // Not in the folder for temporary files, where another user could place a program under our name.
  const cache = join(homedir(), '.cache');
  const deps = localRunDeps({ homes, cache, program, workdir, passed, keeping, box, network });
  return defineExposedTool(executable, deps);
}

const AUTHOR = { who: 'author', session: 'author' };
