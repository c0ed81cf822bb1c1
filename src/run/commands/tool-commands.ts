// `@squad tools`, `tools remove` and `tools test`: what agents can do here, a pull request that deletes a tool, and its own tests.

import { posix } from 'node:path';
import type { TrustedTree } from '#src/ports/git.ts';
import { code, firstThatFits, paragraphs } from '#src/publish/render/render-markdown.ts';
import { renderNotes } from '#src/publish/render/shared-parts.ts';
import { renderTools, renderToolTests } from '#src/publish/replies/command-replies.ts';
import { alsoRemovedText, publishToolRemoval } from '#src/publish/tool-removal.ts';
import {
  renderCustomTools,
  renderToolUsage,
  TOOL_NOTE_PREFIX,
} from '#src/publish/views/tool-use.ts';
import type { ToolNote } from '#src/run-log/events.ts';
import { plural } from '#src/text/count.ts';
import { BUILT_IN_TOOLS } from '#src/tools/built-in/squad-tools.ts';
import { defineExposedTool } from '#src/tools/custom/define-custom-tool.ts';
import type { ExecutableTool } from '#src/tools/custom/executables.ts';
import { listSyntaxErrors } from '#src/tools/custom/launch-tool.ts';
import { approvableName, type ToolProposal } from '#src/tools/custom/proposed-tools.ts';
import { runToolTests, type ToolTestResult } from '#src/tools/custom/tool-tests.ts';
import { declaredIn } from '#src/tools/host/resource-tools.ts';
import type { ToolRunContext } from '#src/tools/pipeline/define-tool.ts';
import { bindTool } from '#src/tools/pipeline/run-tool.ts';
import { openCheckout } from '#src/workspace/worktrees.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { publishDepsOf } from '../finish/publish-work.ts';
import { proposalsAt } from '../tools/tool-folders.ts';
import { openToolbox, type Toolbox } from '../tools/toolbox.ts';
import { answeredReply, type CommandReply, runNotes } from './command-reply.ts';

/** Lists the built-in tools and, if there are any, the repository's own, with the usage of executable ones. */
export async function listTools(
  context: RunContext,
  repository: RepositoryContext,
): Promise<CommandReply> {
  const { executables } = await openToolbox(context, repository);
  const renderContext = context.renderContext();
  const manifests = executables.map(({ manifest }) => manifest);
  const runs = executables.length > 0 ? [RUN_TOOL] : [];
  const builtIn = renderTools([...BUILT_IN_TOOLS, CREATE_TOOL, ...runs], context.outbound.safe);
  const transcript = context.transcript.read();
  const toolDiagnostics = [...transcript.toolDiagnostics, ...(await listSyntaxErrors(executables))];
  const tools = { ...transcript, toolDiagnostics };
  // Problems with tools have a section of their own.
  const notes = tools.notes.filter((note) => !note.startsWith(TOOL_NOTE_PREFIX));
  const render = ({ rows, usages }: (typeof LISTING_SIZES)[number]) =>
    paragraphs([
      builtIn,
      renderCustomTools(renderContext, tools, rows),
      renderToolUsage(renderContext, manifests, usages),
      renderNotes(renderContext, { ...tools, notes, left: [] }, rows),
    ]);
  const renderings = LISTING_SIZES.map((size) => () => render(size));
  return answeredReply(firstThatFits(MAX_LENGTH, renderings));
}

const CREATE_TOOL = {
  name: 'create_custom_tool',
  purpose: 'proposes a new executable tool in the pull request',
  users: 'every agent, where the run may change files',
};
const RUN_TOOL = {
  name: 'run_custom_tool',
  purpose: "runs the repository's executable tools",
  users: 'every agent that may use one of them',
};

/** How many tools are listed, and for how many of them the usage is shown. */
const LISTING_SIZES = [
  { rows: 100, usages: 100 },
  { rows: 100, usages: 0 },
  { rows: 20, usages: 0 },
] as const;

/** Characters; GitHub takes 65,536. */
const MAX_LENGTH = 40_000;

/** Proposes to remove a tool of the trusted commit; for any other, says why not. */
export async function removeTool(
  name: string,
  context: RunContext,
  repository: RepositoryContext,
): Promise<CommandReply> {
  const { isOff } = await openToolbox(context, repository);
  const { tree, team, baseBranch } = repository;
  const plan = isOff
    ? 'Custom tools are off here, so none was read.'
    : await planRemoval(name, context.transcript.read().tools, tree, team.directory);
  if (typeof plan === 'string') {
    const reason = context.outbound.safe(`Nothing was removed. ${plan}`);
    return answeredReply(paragraphs([reason, runNotes(context)]));
  }
  const { inputs, job, request } = context;
  const removal = {
    ...plan,
    baseBranch,
    prefix: inputs.branchPrefix,
    draft: inputs.draft,
    trailers: { run: job.runId, request: request.id },
  };
  const work = await publishToolRemoval(removal, publishDepsOf(context));
  const answer = paragraphs([
    `The tool ${code(plan.tool)} is proposed for removal, with ${plural(plan.files.length, 'file')}. It works until that is merged.`,
    alsoRemovedText(plan.also),
  ]);
  return { outcome: { kind: 'changed', work, answer } };
}

type RemovalPlan = {
  readonly tool: string;
  readonly files: readonly string[];
  /** Names of other tools in these files. */
  readonly also: readonly string[];
};

type RemovableTool = Pick<ToolNote, 'name' | 'scope' | 'path'>;

/**
 * Plans the removal of the tool's own folder, or of the file that declares it, with the entries that only the removed tools
 * have; for a tool that can't be removed, says why. `tree` is the squad's folder, `directory`, at the trusted commit.
 */
export async function planRemoval(
  name: string,
  tools: readonly RemovableTool[],
  tree: Pick<TrustedTree, 'entries' | 'read'>,
  directory: string,
): Promise<RemovalPlan | string> {
  const tool = tools.find((known) => known.name === name);
  if (tool === undefined) {
    return `${unknownToolText(name, tools)} Built-in tools can't be removed.`;
  }
  const { scope, path } = tool;
  if (scope === 'global') {
    return `\`${name}\` comes from the shared folder of \`${path}\`: remove it where that is kept.`;
  }
  const folder = `${directory}/tools`;
  const own = path.slice(0, path.lastIndexOf('/'));
  const isAlone = own === folder || !path.startsWith(`${folder}/`);
  const paths = tree.entries.map((entry) => entry.path);
  const ofTool = paths.filter((one) => (isAlone ? one === path : one.startsWith(`${own}/`)));
  const documents = await readDocuments(tools, tree, directory);
  const declared = documents.get(path);
  if (!path.startsWith(`${folder}/`) && declared?.isTools !== true) {
    return `\`${name}\` is declared in \`${path}\` along with other things: remove it there by hand.`;
  }
  const staying = [...documents].filter(([document]) => !ofTool.includes(document));
  const kept = new Set(staying.flatMap(([, { entries }]) => entries));
  const entries = (declared?.entries ?? []).filter((entry) => !kept.has(entry));
  const files = paths.filter((one) => ofTool.includes(one) || entries.includes(one));
  const others = tools.filter((other) => other !== tool && files.includes(other.path));
  return { tool: name, files, also: others.map((other) => other.name) };
}

/** Reads what the documents of the tools declare, by path, with the entries' paths in the repository. */
async function readDocuments(
  tools: readonly RemovableTool[],
  { read }: Pick<TrustedTree, 'read'>,
  directory: string,
) {
  const paths = new Set(tools.map(({ path }) => path).filter((path) => /\.ya?ml$/.test(path)));
  const found = [...paths].map(async (path) => {
    const { entries, isTools } = declaredIn((await read(path)) ?? '');
    return [
      path,
      { entries: entries.map((entry) => posix.join(directory, entry)), isTools },
    ] as const;
  });
  return new Map(await Promise.all(found));
}

/** Says that there is no such tool, and which tools there are. */
function unknownToolText(name: string, tools: readonly Pick<ToolNote, 'name'>[]): string {
  const names = tools.slice(0, 30).map((tool) => `\`${tool.name}\``);
  const known =
    names.length === 0
      ? 'the default branch has none that can be loaded'
      : `those of the default branch are ${names.join(', ')}`;
  return `There is no custom tool named \`${name}\`: ${known}.`;
}

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
      : await runInCheckout(executable, signal, toolbox, context, repository);
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

/** Runs the tests in a temporary folder with the files of the tool's own commit. */
async function runInCheckout(
  executable: ExecutableTool,
  signal: AbortSignal,
  toolbox: Toolbox,
  context: RunContext,
  repository: RepositoryContext,
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
