// Runs the tests of an executable tool in a temporary checkout of the commit that the tool comes from.
import {
  bindTool,
  defineExposedTool,
  type ExecutableTool,
  runToolTests,
  type ToolRunContext,
  type ToolTestResult,
} from '#src/tools/index.ts';
import { openCheckout } from '#src/workspace/index.ts';
import type { Toolbox } from '../agents/tools/toolbox.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';

/** What the tests run with. */
type TestPlace = {
  readonly toolbox: Toolbox;
  readonly context: RunContext;
  readonly repository: RepositoryContext;
};

/** Runs the tests in a temporary folder with the files of the tool's own commit. */
export async function runInCheckout(
  executable: ExecutableTool,
  signal: AbortSignal,
  { toolbox, context, repository }: TestPlace,
): Promise<readonly ToolTestResult[]> {
  const { ports } = context;
  const commit = executable.tool.origin.commit ?? repository.tree.commit;
  const checkout = await openCheckout(ports.git, 'tools.test', commit);
  const definition = defineExposedTool(executable, {
    launcher: toolbox.launcher,
    programs: ports.programs,
    workdir: checkout.directory,
    ready: async () => {},
    passedTo: (tool) => repository.granted.env.get(tool) ?? [],
    keptOutput: ports.jobPaths.kept,
    network: repository.team.settings.network,
  });
  let calls = 0;
  const call = async (input: unknown) => {
    calls += 1;
    const reasons: string[] = [];
    const tool = bindTool(definition, testerContext(context, reasons));
    const reply = await tool.call(input, { id: String(calls), signal });
    return { ...reply, text: reasons[0] ?? reply.text };
  };
  const results = await runToolTests(executable, { call, signal });
  await checkout.remove();
  return results;
}

/**
 * No agent calls the tool, so its calls are not in the record; what they print is masked all the same. The reason for a
 * failed call goes into `reasons`, without the advice that a model gets.
 */
function testerContext({ ports }: RunContext, reasons: string[]): ToolRunContext {
  return {
    now: () => ports.clock.now(),
    sleep: (ms, signal) => ports.clock.sleep(ms, signal),
    agent: TESTER,
    agentName: TESTER,
    session: TESTER,
    emit: (event) => {
      if (event.kind === 'tool.failed') reasons.push(event.message);
    },
    mask: ports.mask,
    holdsSecret: ports.holdsSecret,
    countToolCall: () => ({ allowed: true }),
  };
}

const TESTER = 'tools-test';
