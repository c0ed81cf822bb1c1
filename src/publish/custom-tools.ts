// The repository's own tools for people: which there are, who may use them, how often they were called, what is wrong.
import type { ToolNote, ToolProblem } from '../coordinator/events.ts';
import type { ToolCount, ToolTally } from '../coordinator/tool-tally.ts';
import type { Transcript } from '../coordinator/transcript.ts';
import {
  addressOf,
  cell,
  count,
  inline,
  link,
  list,
  paragraphs,
  plural,
  type RenderContext,
  table,
} from './words.ts';

const SHORT_COMMIT = 7;

/** How a note begins that tells on the board what the summary tells in full. */
export const TOOL_NOTE = 'Custom tools: ';

type Tools = Pick<Transcript, 'tools' | 'toolDiagnostics'>;

/** `@squad tools`: a row for each tool, then what to mend; undefined where the repository has none. */
export function renderCustomTools(
  context: RenderContext,
  { tools, toolDiagnostics }: Tools,
  most: number,
): string | undefined {
  const rows = tools.slice(0, most).map((tool) => cellsOf(context, tool));
  return together(context, {
    table: table(HEAD, rows),
    tools,
    toolDiagnostics,
    most,
  });
}

/** The same with how often each was called, for the job summary. */
export function renderToolUse(
  context: RenderContext,
  { tools, toolDiagnostics, toolCalls }: Tools & { readonly toolCalls: ToolTally },
  most: number,
): string | undefined {
  const rows = tools.slice(0, most).map((tool) => {
    const { calls, failed } = callsOf(toolCalls, namesOf(tool));
    return [...cellsOf(context, tool), count(calls), count(failed)];
  });
  return together(context, {
    table: table([...HEAD, 'Calls', 'Failed'], rows),
    tools,
    toolDiagnostics,
    most,
    rest: otherCalls(context, tools, toolCalls),
  });
}

const HEAD = ['Tool', 'Form', 'From', 'Who'] as const;

type Parts = Tools & {
  readonly table: string;
  readonly most: number;
  readonly rest?: string | undefined;
};

function together(context: RenderContext, parts: Parts): string | undefined {
  const { tools, toolDiagnostics, most, rest } = parts;
  if (tools.length === 0 && toolDiagnostics.length === 0 && !rest) return undefined;
  const problems = toolDiagnostics.map((problem) => wordProblem(context, problem));
  const missing = tools.length - most;
  return paragraphs([
    tools.length > 0 ? parts.table : undefined,
    missing > 0 ? `And ${count(missing)} more.` : undefined,
    rest,
    problems.length > 0 ? `**Tools that need attention**\n\n${list(problems, most)}` : undefined,
  ]);
}

function cellsOf(context: RenderContext, tool: ToolNote): readonly string[] {
  const { safe } = context;
  return [
    cell(`\`${tool.name}\``, 70, safe),
    tool.scope === 'local' ? tool.door : `${tool.door}, shared`,
    originOf(context, tool),
    cell(tool.users, 200, safe),
  ];
}

/** Where its code can be read, exactly as it runs. */
function originOf({ facts, safe }: RenderContext, { path, commit }: ToolNote): string {
  const shown = cell(`\`${path}\``, 120, safe);
  if (commit === undefined) return shown;
  const words = `${shown} at ${cell(commit.slice(0, SHORT_COMMIT), SHORT_COMMIT, safe)}`;
  return link(words, addressOf(facts, 'blob', commit, path));
}

/** Names under which its calls are counted. */
function namesOf({ name, door }: ToolNote): readonly string[] {
  return door === 'executable' ? [name, `run_custom_tool ${name}`] : [name];
}

function callsOf({ tools }: ToolTally, names: readonly string[]): ToolCount {
  const counts = names.flatMap((name) => tools.get(name) ?? []);
  return {
    calls: counts.reduce((sum, { calls }) => sum + calls, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Proposals, and calls of tools that aren't there or not active. */
function otherCalls({ safe }: RenderContext, tools: readonly ToolNote[], toolCalls: ToolTally) {
  const known = new Set(tools.flatMap(namesOf));
  const others = [...toolCalls.tools].filter(
    ([name]) => /^(?:create|run)_custom_tool\b/.test(name) && !known.has(name),
  );
  const words = others.map(([name, { calls, failed }]) => {
    const missed = failed > 0 ? `, ${count(failed)} failed` : '';
    return `${inline(`\`${name}\``, 90, safe)} (${plural(calls, 'call')}${missed})`;
  });
  return words.length > 0 ? `Also: ${words.slice(0, 20).join(', ')}.` : undefined;
}

function wordProblem({ safe }: RenderContext, problem: ToolProblem): string {
  const { code, path, message, next } = problem;
  const part = problem.export === undefined ? '' : ` (${inline(problem.export, 80, safe)})`;
  const words = `${inline(message, 300, safe)}; ${inline(next, 300, safe)}`;
  return `${inline(`\`${path}\``, 120, safe)}${part}: ${words} (${inline(`\`${code}\``, 22, safe)})`;
}
