// `@squad tools`: what agents can do here, the built-in tools and the repository's own.

import {
  firstThatFits,
  paragraphs,
  renderCustomTools,
  renderNotes,
  renderTools,
  renderToolUsage,
  TOOL_NOTE_PREFIX,
} from '#src/publish/index.ts';
import { BUILT_IN_TOOLS, listSyntaxErrors } from '#src/tools/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { openToolbox } from '../tools/toolbox.ts';
import { answeredReply, type CommandReply } from './command-reply.ts';

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
