// Checks, calls and tests the tools of a working tree, for their author.
import type { ToolReply } from '#src/ports/agents.ts';
import { grantOf, NO_GRANT } from '#src/tools/custom/host-pool.ts';
import { listSyntaxErrors } from '#src/tools/custom/launch-tool.ts';
import { runToolTests, type ToolTestResult } from '#src/tools/custom/tool-tests.ts';
import { readProjectSquad, type ToolProject, withOpenTools } from './open-tools.ts';

/**
 * Runs the tests of executable tools one after the other, as an agent would call them, with the variables that settings pass.
 * `name` is the tool whose tests are run; undefined for all tools.
 */
export async function testTools(
  project: ToolProject,
  name: string | undefined,
  signal: AbortSignal,
): Promise<{
  /** In the order of tool.yaml; undefined when there is no tool of that name. */
  readonly trials: readonly ToolTestResult[] | undefined;
  /** The number of problems with the tools themselves; a broken tool's tests don't run. */
  readonly problems: number;
}> {
  const { settings } = await readProjectSquad(project);
  const passedTo = (tool: string) => grantOf(settings.tools, tool).passed;
  const { network, tools } = settings;
  const grant = { ...NO_GRANT, passedTo, network, max: tools.max };
  const isWanted = (path: string) => name === undefined || path.includes(`/${name}/`);
  return withOpenTools(project, grant, async ({ listing, executables, bind }) => {
    const problems = listing.diagnostics.filter(({ path }) => isWanted(path)).length;
    const wanted = listing.tools.filter((tool) => name === undefined || tool.name === name);
    if (name !== undefined && wanted.length === 0) return { trials: undefined, problems };
    const trials: ToolTestResult[] = [];
    for (const executable of executables.filter(({ tool }) => wanted.includes(tool))) {
      const { call } = bind(executable.tool);
      const options = { id: 'call', signal };
      trials.push(
        ...(await runToolTests(executable, { call: (input) => call(input, options), signal })),
      );
    }
    return { trials, problems };
  });
}

/** Returns the tools that a run would find if the working tree were the trusted commit. */
export async function checkTools(project: ToolProject) {
  const { agents, settings } = await readProjectSquad(project);
  const { max } = settings.tools;
  const grant = { ...NO_GRANT, passedTo: () => [], network: 'none', max } as const;
  const listing = await withOpenTools(project, grant, async ({ listing, executables }) => ({
    tools: listing.tools,
    diagnostics: [...listing.diagnostics, ...(await listSyntaxErrors(executables))],
  }));
  return { listing, agents, settings: settings.tools };
}

/** Calls a tool through a run's pipeline; undefined when there is no tool of that name. */
export async function callTool(
  project: ToolProject,
  name: string,
  { input, signal }: { readonly input: unknown; readonly signal: AbortSignal },
): Promise<ToolReply | undefined> {
  const { tools, network } = (await readProjectSquad(project)).settings;
  const granted = grantOf(tools, name);
  const grant = { ...granted, passedTo: () => granted.passed, network, max: tools.max };
  return withOpenTools(project, grant, async ({ listing, bind }) => {
    const tool = listing.tools.find((it) => it.name === name);
    return tool && bind(tool).call(input, { id: 'call', signal });
  });
}
