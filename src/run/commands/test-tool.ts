// `@squad tools test lint`: runs the tool's own tests in the box, without a model.
import { code, paragraphs, renderToolTests } from '#src/publish/index.ts';
import {
  approvableName,
  bindTool,
  defineExposedTool,
  type ExecutableTool,
  runToolTests,
  type ToolProposal,
  type ToolRunContext,
  type ToolTestResult,
} from '#src/tools/index.ts';
import { openCheckout } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { proposalsAt } from '../tools/tool-proposals.ts';
import { openToolbox, type Toolbox } from '../tools/toolbox.ts';
import { answeredReply, type CommandReply, runNotes } from './command-reply.ts';
import { unknownToolText } from './remove-tool.ts';

/** Tests a tool of the trusted commit, or one of the branch that this request approves; for any other, says why not. */
export async function testTool(
  name: string,
  context: RunContext,
  repository: RepositoryContext,
): Promise<CommandReply> {
  const toolbox = await openToolbox(context, repository);
  const proposal = await findProposal(name, context, repository);
  const executable = toolbox.executables.find(({ tool }) => tool.name === name);
  const isOther = proposal !== undefined && proposal.sha256 !== executable?.tool.origin.sha256;
  const answer =
    executable === undefined
      ? whyUntested(name, toolbox, proposal, context)
      : await testExecutable(executable, toolbox, context, repository);
  return answeredReply(
    paragraphs([answer, isOther ? approvalText(proposal, context) : undefined, runNotes(context)]),
  );
}

/** Returns the tool as the branch has it, if that differs from the trusted commit. */
async function findProposal(
  name: string,
  context: RunContext,
  repository: RepositoryContext,
): Promise<ToolProposal | undefined> {
  const { start } = repository.branch;
  if (start === repository.tree.commit) return undefined;
  const { proposals } = await proposalsAt(start, context, repository);
  return proposals.find((proposal) => proposal.name === name);
}

/** Says how to test the branch's tool. */
function approvalText({ name, sha256 }: ToolProposal, { inputs }: RunContext): string {
  const words = `${inputs.triggerPhrase} approve tool ${approvableName(name, sha256)}: tools test ${name}`;
  return `The version of ${code(name)} on this branch runs only after a person has approved it. To test it, read its files and write: ${code(words)}.`;
}

function whyUntested(
  name: string,
  { isOff }: Toolbox,
  proposal: ToolProposal | undefined,
  { transcript, outbound }: RunContext,
): string | undefined {
  if (isOff) return 'Nothing was tested: custom tools are off here.';
  const { tools } = transcript.read();
  const known = tools.find((tool) => tool.name === name);
  if (known === undefined && proposal !== undefined) return undefined;
  const reason =
    known === undefined
      ? unknownToolText(name, tools)
      : `\`${name}\` is a ${known.door} tool: only executable tools have tests, in their tool.yaml.`;
  return outbound.safe(reason);
}

/** The most that all tests may take together. */
const MAX_TESTS_MS = 600_000;
/** Time that is left for the answer. */
const RESERVE_MS = 15_000;

async function testExecutable(
  executable: ExecutableTool,
  toolbox: Toolbox,
  context: RunContext,
  repository: RepositoryContext,
): Promise<string> {
  const { ports } = context;
  const { tool, manifest } = executable;
  const ms = Math.max(0, Math.min(MAX_TESTS_MS, ports.time.left() - RESERVE_MS));
  const signal = AbortSignal.any([ports.cancelled, AbortSignal.timeout(Math.ceil(ms))]);
  const results =
    manifest.tests.length === 0
      ? []
      : await runInCheckout(executable, signal, { toolbox, context, repository });
  const { version } = manifest;
  const { path, commit } = tool.origin;
  return renderToolTests(context.renderContext(), {
    name: tool.name,
    version,
    path,
    commit,
    results,
  });
}

/** What the tests run with. */
type TestPlace = {
  readonly toolbox: Toolbox;
  readonly context: RunContext;
  readonly repository: RepositoryContext;
};

/** Runs the tests in a temporary folder with the files of the tool's own commit. */
async function runInCheckout(
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
