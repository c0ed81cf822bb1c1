// How the run used the repository's own tools, for the job summary: counts, and the first calls with input and output.
import {
  addCounts,
  type CustomCall,
  executableCall,
  isCustomToolCommand,
  type ToolCount,
  type ToolNote,
  type ToolStats,
  type ToolTally,
  type Transcript,
  toolStats,
  ZERO_COUNT,
} from '#src/run-log/index.ts';
import { count, cutCharacters, duration, headOf, plural, readJson } from '#src/text/index.ts';
import { displayName } from '../agents/agent-words.ts';
import type { RenderContext } from '../render-context.ts';
import { codeBlock, collapsible, inline, limitedTable, paragraphs } from '../render-markdown.ts';
import { renderToolProblems, TOOL_HEAD, toolCells } from './custom-tools.ts';

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
  const by = plainLetters(displayName(transcript, session));
  return collapsible(
    `${plainLetters(tool)}, called by ${by}: ${end}`,
    paragraphs([
      'Input:',
      renderJson(context, input),
      ended === undefined ? undefined : 'Output:',
      ended === undefined ? undefined : renderJson(context, ended.output),
    ]),
  );
}

/** Makes a text safe for the title of a fold, which is HTML. */
function plainLetters(text: string): string {
  return headOf(text.replace(/[^\p{L}\p{N} ._-]/gu, '?'), 90);
}

/** Indents JSON, unless it was cut earlier and is no longer valid. */
function renderJson({ safe }: RenderContext, json: string): string {
  const read = readJson(json);
  const whole = read.kind === 'value' ? JSON.stringify(read.value, undefined, 2) : json;
  return safe(codeBlock(cutCharacters(whole, MAX_JSON_LENGTH, ' …'), 'json')).trim();
}
