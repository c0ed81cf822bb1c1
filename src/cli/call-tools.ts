// Checks and calls the tools of a working tree, for their author.
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { ToolReply } from '#src/ports/agents.ts';
import type { ToolListing } from '#src/ports/custom-tools.ts';
import type { SquadSettings } from '#src/team/settings.ts';
import type { ToolAgent } from '#src/tools/custom/allow-lists.ts';
import { defineExposedTool, defineHostedTool } from '#src/tools/custom/define-custom-tool.ts';
import { grantOf, NO_GRANT } from '#src/tools/custom/host-pool.ts';
import { listSyntaxErrors } from '#src/tools/custom/launch-tool.ts';
import { runToolTests, type ToolTestResult } from '#src/tools/custom/tool-tests.ts';
import type { ToolDefinition } from '#src/tools/pipeline/define-tool.ts';
import { bindTool } from '#src/tools/pipeline/run-tool.ts';
import {
  localHostDeps,
  localRunDeps,
  type OpenTools,
  type OpenToolsOptions,
  readProjectSquad,
  type ToolProject,
  unrecordedToolContext,
  withOpenTools,
} from './open-tools.ts';

// `squad-action tools test`: runs the tests of executable tools one after the other in the working tree.

type ToolTestOptions = {
  /** The tool whose tests are run; undefined for all tools. */
  readonly name: string | undefined;
  readonly signal: AbortSignal;
};

type ToolTestReport = {
  /** In the order of tool.yaml; undefined when there is no tool of that name. */
  readonly trials: readonly ToolTestResult[] | undefined;
  /** The number of problems with the tools themselves; a broken tool's tests don't run. */
  readonly problems: number;
};

/** Runs tests through the pipeline, as an agent would call the tools, with the variables that settings pass. */
export async function testTools(
  project: ToolProject,
  { name, signal }: ToolTestOptions,
): Promise<ToolTestReport> {
  const { settings } = await readProjectSquad(project);
  const isWanted = (path: string) => name === undefined || path.includes(`/${name}/`);
  return withOpenTools({ project, ...NO_GRANT }, async ({ listing, ...rest }) => {
    const problems = listing.diagnostics.filter(({ path }) => isWanted(path)).length;
    const wanted = listing.tools.filter((tool) => name === undefined || tool.name === name);
    if (name !== undefined && wanted.length === 0) return { trials: undefined, problems };
    const executables = rest.executables.filter(({ tool }) => wanted.includes(tool));
    const trials: ToolTestResult[] = [];
    for (const executable of executables) {
      const { name: called } = executable.tool;
      const options = { project, ...grantOf(settings.tools, called), network: settings.network };
      const call = async (input: unknown) =>
        (await callOpenTool(options, { listing, ...rest }, { name: called, input, signal })) ??
        NOT_THERE;
      trials.push(...(await runToolTests(executable, { call, signal })));
    }
    return { trials, problems };
  });
}

const NOT_THERE = { kind: 'failed', text: 'there is no such tool' } as const;

type ToolCheck = {
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

type ToolCallInput = {
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
async function callOpenTool(
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
