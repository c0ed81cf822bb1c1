// Shows the repository's own tools: what they do, who may use them, and what is wrong with others.
import type { ToolNote, ToolProblem, Transcript } from '#src/run-log/index.ts';
import type { ToolManifest } from '#src/tools/index.ts';
import { renderFlagTable } from '../../pull-request/proposed-tools.ts';
import { type RenderContext, repositoryUrl } from '../render-context.ts';
import {
  cell,
  collapsible,
  inline,
  limitedTable,
  link,
  list,
  paragraphs,
} from '../render-markdown.ts';

const SHORT_COMMIT = 7;

/** The beginning of notes that the summary leaves out, since it has a section for them. */
export const TOOL_NOTE_PREFIX = 'Custom tools: ';

type CustomToolNotes = Pick<Transcript, 'tools' | 'toolDiagnostics'>;

/** `@squad tools`: a row for each tool, then what to fix; undefined when the repository has no tools. */
export function renderCustomTools(
  context: RenderContext,
  { tools, toolDiagnostics }: CustomToolNotes,
  max: number,
): string | undefined {
  if (tools.length === 0 && toolDiagnostics.length === 0) return undefined;
  return paragraphs([
    '**Custom Tools:**',
    limitedTable(TOOL_HEAD, tools, max, (tool) => {
      const [name = '', ...others] = toolCells(context, tool);
      const description = cell(tool.description, 300, context.safe);
      return [description === '' ? name : `${name} — ${description}`, ...others];
    }),
    renderToolProblems(context, toolDiagnostics, max),
  ]);
}

export const TOOL_HEAD = ['Tool', 'Form', 'From', 'Who'] as const;

/** A tool's cells below `TOOL_HEAD`. */
export function toolCells(context: RenderContext, tool: ToolNote): readonly string[] {
  const { safe } = context;
  const version = tool.version === undefined ? '' : ` ${cell(tool.version, 40, safe)}`;
  return [
    `${cell(`\`${tool.name}\``, 70, safe)} (${tool.scope})`,
    `${tool.door}${version}${tool.mayStartPrograms === true ? ', may start programs' : ''}`,
    originLink(context, tool),
    cell(tool.users, 200, safe),
  ];
}

/** Links to the tool's code, exactly as it runs. */
export function originLink(
  { facts, safe }: RenderContext,
  { path, commit }: Pick<ToolNote, 'path' | 'commit'>,
): string {
  const shown = cell(`\`${path}\``, 120, safe);
  if (commit === undefined) return shown;
  const words = `${shown} at ${cell(commit.slice(0, SHORT_COMMIT), SHORT_COMMIT, safe)}`;
  return link(words, repositoryUrl(facts, 'blob', commit, path));
}

/** What is wrong, and what to do about it; undefined without problems. */
export function renderToolProblems(
  context: RenderContext,
  problems: readonly ToolProblem[],
  max: number,
): string | undefined {
  if (problems.length === 0) return undefined;
  const lines = problems.map((problem) => problemLine(context, problem));
  return `**Tools that need attention**\n\n${list(lines, max)}`;
}

function problemLine({ safe }: RenderContext, problem: ToolProblem): string {
  const { code, path, message, next } = problem;
  const part = problem.export === undefined ? '' : ` (${inline(problem.export, 80, safe)})`;
  const words = `${inline(message, 300, safe)}; ${inline(next, 300, safe)}`;
  return `${inline(`\`${path}\``, 120, safe)}${part}: ${words} (${inline(`\`${code}\``, 22, safe)})`;
}

/** Renders how executable tools are called, a fold for each, from their tool.yaml alone. */
export function renderToolUsage(
  context: RenderContext,
  manifests: readonly Pick<ToolManifest, 'name' | 'usage' | 'parameters'>[],
  max: number,
): string {
  const shown = manifests.slice(0, max).map(({ name, usage, parameters }) => {
    const content = [inline(usage, 600, context.safe), renderFlagTable(context, parameters)];
    return collapsible(`How to call ${name}`, paragraphs(content));
  });
  return paragraphs(shown);
}
