// How the run used the repository's own tools, for the job summary: counts, and the first calls with input and output.

import type { ToolNote, ToolProblem } from '#src/run-log/events.ts';
import {
  addCounts,
  type CustomCall,
  executableCall,
  isCustomToolCommand,
  type ToolCount,
  type ToolStats,
  type ToolTally,
  toolStats,
  ZERO_COUNT,
} from '#src/run-log/tool-calls.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { count, duration, plural } from '#src/text/count.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { readJson } from '#src/text/json.ts';
import type { ToolManifest } from '#src/tools/custom/manifest.ts';
import { displayName } from '../render/agent-words.ts';
import { type RenderContext, repositoryUrl } from '../render/render-context.ts';
import {
  cell,
  codeBlock,
  collapsible,
  foldTitle,
  inline,
  limitedTable,
  link,
  list,
  paragraphs,
} from '../render/render-markdown.ts';
import { renderFlagTable } from './proposed-tools.ts';

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

const TOOL_HEAD = ['Tool', 'Form', 'From', 'Who'] as const;

/** A tool's cells below `TOOL_HEAD`. */
function toolCells(context: RenderContext, tool: ToolNote): readonly string[] {
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
function renderToolProblems(
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

const MAX_CALLS = 20;
const MAX_JSON_LENGTH = 400;

/** A row for each tool with how often it was called, the calls themselves, and what to fix; undefined without tools. */
export function renderToolUse(
  context: RenderContext,
  transcript: Transcript,
  max: number,
): string | undefined {
  const { tools, toolDiagnostics, toolCalls } = transcript;
  const text = paragraphs([
    limitedTable([...TOOL_HEAD, 'Calls', 'Failed'], tools, max, (tool) => {
      const { calls, failed } = sumCounts(toolCalls, countedNames(tool));
      return [...toolCells(context, tool), count(calls), count(failed)];
    }),
    otherCallsLine(context, tools, toolCalls),
    statsLine(toolStats([transcript])),
    ...transcript.customCalls
      .slice(0, Math.min(max, MAX_CALLS))
      .map((call) => renderCall(context, transcript, call)),
    renderToolProblems(context, toolDiagnostics, max),
  ]);
  return text === '' ? undefined : text;
}

/** Returns the names under which a tool's calls are counted. */
function countedNames({ name, door }: ToolNote): readonly string[] {
  return door === 'executable' ? [name, executableCall(name)] : [name];
}

function sumCounts({ tools }: ToolTally, names: readonly string[]): ToolCount {
  return names.flatMap((name) => tools.get(name) ?? []).reduce(addCounts, ZERO_COUNT);
}

/** Lists proposals, and calls of tools that don't exist or aren't active. */
function otherCallsLine({ safe }: RenderContext, tools: readonly ToolNote[], toolCalls: ToolTally) {
  const known = new Set(tools.flatMap(countedNames));
  const others = [...toolCalls.tools].filter(
    ([name]) => isCustomToolCommand(name) && !known.has(name),
  );
  const words = others.map(([name, { calls, failed }]) => {
    const missed = failed > 0 ? `, ${count(failed)} failed` : '';
    return `${inline(`\`${name}\``, 90, safe)} (${plural(calls, 'call')}${missed})`;
  });
  const lead = tools.length > 0 ? 'Also' : 'Called';
  return words.length > 0 ? `${lead}: ${words.slice(0, 20).join(', ')}.` : undefined;
}

/** `3 calls to 2 tools, 33% to a tool that was called before; 67% succeeded; 4 s in all.` */
export function statsLine(stats: ToolStats): string | undefined {
  const { proposed, calls, used, again, failed, unbuilt, ms } = stats;
  const parts = [
    ...(calls > 0
      ? [
          `${plural(calls, 'call')} to ${plural(used, 'tool')}, ${percent(again, calls)} to a tool that was called before`,
          `${percent(calls - failed, calls)} succeeded${unbuilt > 0 ? `, ${count(unbuilt)} could not be built` : ''}`,
          `${ms < 1000 ? `${ms} ms` : duration(ms)} in all`,
        ]
      : []),
    ...(proposed > 0 ? [`${plural(proposed, 'tool')} proposed`] : []),
  ];
  return parts.length > 0 ? `${parts.join('; ')}.` : undefined;
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`;
}

function renderCall(context: RenderContext, transcript: Transcript, call: CustomCall): string {
  const { tool, session, input, ended } = call;
  const end = ended === undefined ? 'did not end' : `${ended.ok ? 'ok' : 'failed'}, ${ended.ms} ms`;
  const by = foldTitle(displayName(transcript, session), 90);
  return collapsible(
    `${foldTitle(tool, 90)}, called by ${by}: ${end}`,
    paragraphs([
      'Input:',
      renderJson(context, input),
      ended === undefined ? undefined : 'Output:',
      ended === undefined ? undefined : renderJson(context, ended.output),
    ]),
  );
}

/** Indents JSON, unless it was cut earlier and is no longer valid. */
function renderJson({ safe }: RenderContext, json: string): string {
  const read = readJson(json);
  const whole = read.kind === 'value' ? JSON.stringify(read.value, undefined, 2) : json;
  return safe(codeBlock(cutCharacters(whole, MAX_JSON_LENGTH, ' …'), 'json')).trim();
}
