// `squad-action tools test`: runs the tests of executable tools one after the other in the working tree.

import {
  findTestFailure,
  type ToolTestResult,
} from '../../tools/custom/executable/tool-test-result.ts';
import { grantOf, NO_GRANT } from '../../tools/custom/host-pool.ts';
import { callOpenTool, readProjectSquad, type ToolProject, withOpenTools } from './tool-project.ts';

export type ToolTestOptions = {
  /** Runs the tests of this tool only; undefined: of all tools. */
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
    const cases = rest.executables
      .filter(({ tool }) => wanted.includes(tool))
      .flatMap(({ tool, manifest }) => manifest.tests.map((test) => ({ tool: tool.name, test })));
    const trials: ToolTestResult[] = [];
    for (const { tool, test } of cases) {
      const options = { project, ...grantOf(settings.tools, tool), network: settings.network };
      const callInput = { name: tool, input: test.arguments, signal };
      const reply = await callOpenTool(options, { listing, ...rest }, callInput);
      const failed = reply === undefined ? 'it is not there' : findTestFailure(test, reply);
      trials.push({ tool, test: test.name, failed });
    }
    return { trials, problems };
  });
}
