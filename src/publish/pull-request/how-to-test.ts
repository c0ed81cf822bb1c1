// Says how to try a change by hand, in the words of those who made it. The section on checks says what was run.

import type { AgentRow } from '../../run-log/agent-row.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { claimsSuccess } from '../render/claims.ts';
import type { RenderContext } from '../render/render-context.ts';
import { inline } from '../render/render-markdown.ts';
import { withoutMarks } from './title/report-line.ts';

const HOW_TO_TEST = /^(?:how )?to test(?: it| this)?(?: ?: ?(.*))?$/i;
const MAX_LINES = 8;
const MAX_STEPS = 240;

/** Returns an item per agent that names steps. Skips steps that are in `shown`, which the body quotes anyway. */
export function howToTestLines(
  { safe }: RenderContext,
  { agents, checks }: Transcript,
  shown: string,
): readonly string[] {
  const commands = checks.rows.map(({ command }) => command);
  const isNews = (step: string) =>
    !shown.includes(step) &&
    !commands.some((command) => step.includes(command)) &&
    !/\.squad\/|\.ai-team\//.test(step) &&
    !claimsSuccess(step);
  const said = new Map(agents.flatMap((agent) => stepsOf(agent, isNews)));
  return [...said].map(
    ([steps, name]) => `${inline(name, 40, safe)} says: ${inline(steps, MAX_STEPS, safe)}`,
  );
}

/** Returns an agent's commands in one line, or else its steps, with its name; nothing if it names neither. */
function stepsOf({ answer, name }: AgentRow, isNews: (step: string) => boolean) {
  const said = stepsIn(answer).filter(isNews);
  const commands = said.filter((step) => /`[^`]{1,300}`/.test(step));
  const steps = (commands.length > 0 ? commands : said).join('; ');
  return steps === '' ? [] : [[steps, name] as const];
}

function stepsIn(answer: string): readonly string[] {
  const lines = answer.split('\n').map(withoutMarks);
  const at = lines.findIndex((line) => HOW_TO_TEST.test(line));
  if (at < 0) return [];
  const rest = HOW_TO_TEST.exec(lines[at] ?? '')?.[1] ?? '';
  return rest === '' ? stepsBelow(lines.slice(at + 1)) : [rest];
}

function stepsBelow(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line !== '');
  if (start < 0) return [];
  const end = lines.indexOf('', start);
  const steps = lines.slice(start, end < 0 ? undefined : end);
  return steps.filter((line) => !/^(?:```|~~~)/.test(line)).slice(0, MAX_LINES);
}
