// `squad-action tools test`: runs the tests of executable tools one after the other in the working tree.

import { grantOf, NO_GRANT, runToolTests, type ToolTestResult } from '#src/tools/index.ts';
import { callOpenTool } from './call-tools.ts';
import { readProjectSquad, type ToolProject, withOpenTools } from './open-tools.ts';

export type ToolTestOptions = {
  /** The tool whose tests are run; undefined for all tools. */
  readonly name: string | undefined;
  readonly signal: AbortSignal;
};

export type ToolTestReport = {
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
