// Shows the tools that agents propose in a pull request: what each would be allowed, its flags, its source.

import { plural } from '#src/text/count.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { withoutUnseen } from '#src/text/invisible-characters.ts';
import type { ToolParameter } from '#src/tools/custom/manifest.ts';
import {
  approvableName,
  type ProposedFile,
  type ToolProposal,
} from '#src/tools/custom/proposed-tools.ts';
import type { RenderContext } from '../render/render-context.ts';
import {
  cell,
  code,
  codeBlock,
  collapsible,
  foldTitle,
  inline,
  list,
  paragraphs,
  section,
  table,
} from '../render/render-markdown.ts';

const PROPOSED_TOOLS = 'Proposed tools';

const MAX_TOOLS = 10;
const MAX_SOURCE_LENGTH = 6_000;
const MAX_SOURCES_LENGTH = 20_000;

/** Renders a part for each proposed tool; undefined when there is none. */
export function renderProposedTools(
  context: RenderContext,
  proposals: readonly ToolProposal[],
): string | undefined {
  if (proposals.length === 0) return undefined;
  const budget = { left: MAX_SOURCES_LENGTH };
  const shown = proposals.slice(0, MAX_TOOLS).map((tool) => renderTool(context, tool, budget));
  const missing = proposals.length - shown.length;
  return section(
    PROPOSED_TOOLS,
    paragraphs([
      'Once this is merged, agents can run these with what the workflow and `tools.env` allow. Read their source as you would read a workflow.',
      ...shown,
      missing > 0 ? `And ${plural(missing, 'more tool')}: see the files.` : undefined,
    ]),
  );
}

type SourceBudget = { left: number };

function renderTool(context: RenderContext, tool: ToolProposal, budget: SourceBudget): string {
  const { safe, facts } = context;
  const approval = `${facts.phrase} approve tool ${approvableName(tool.name, tool.sha256)}`;
  const changeText = tool.before === undefined ? 'new' : `changes ${inline(tool.before, 40, safe)}`;
  return paragraphs([
    `### ${code(tool.name)} ${inline(tool.version, 40, safe)} (${changeText})`,
    list([
      `What it does: ${inline(tool.description, 300, safe)}`,
      `Runs ${code(`${tool.folder}/${tool.starts}`)} in the agent's worktree, at most ${tool.seconds} s`,
      `Environment variables it asks for: ${tool.env.map(code).join(', ') || 'none'}${tool.env.length > 0 ? ', which it gets only if `tools.env` in the settings names it' : ''}`,
      testsLine(tool, approval),
      `To try it before it is merged, somebody with write access who has read it can write ${code(approval)}; any change to its files needs a new approval`,
    ]),
    renderFlagTable(context, tool.parameters),
    ...tool.files.map((file) => renderFile(context, file, budget)),
  ]);
}

/** Says that the tests were not run: nothing runs before a person has read it, not even to find out whether it works. */
function testsLine({ name, tests }: ToolProposal, approval: string): string {
  if (tests === 0) return 'It has no tests';
  const command = code(`${approval}: tools test ${name}`);
  return `It has ${plural(tests, 'test')}, not run yet: a proposed tool runs only with a person's approval. To run ${tests === 1 ? 'it' : 'them'}: ${command}`;
}

/** Renders a table of the flags that a program takes. */
export function renderFlagTable(
  { safe }: RenderContext,
  parameters: readonly ToolParameter[],
): string {
  if (parameters.length === 0) return 'It takes no flags.';
  const rows = parameters.map(({ name, type, required, description }) => [
    code(`--${name}=`),
    type,
    required ? 'yes' : 'no',
    cell(description, 200, safe),
  ]);
  return table(['Flag', 'Type', 'Required', 'Purpose'], rows);
}

function renderFile({ safe }: RenderContext, file: ProposedFile, budget: SourceBudget): string {
  const summary = `${foldTitle(file.path, 100)}, ${plural(file.bytes, 'byte')}`;
  if (file.text === undefined)
    return `- ${code(file.path)}: ${plural(file.bytes, 'byte')}, not text`;
  const max = Math.min(MAX_SOURCE_LENGTH, budget.left);
  const text = headOf(file.text, max);
  budget.left -= text.length;
  const cut = file.text.length - text.length;
  return collapsible(
    summary,
    paragraphs([
      withoutUnseen(file.text).hidden > 0
        ? '**It contains invisible characters, which are left out here.**'
        : undefined,
      text === '' ? undefined : safe(codeBlock(text, 'text')).trim(),
      cut > 0 ? `*${plural(cut, 'character')} left out: see the file.*` : undefined,
    ]),
  );
}
