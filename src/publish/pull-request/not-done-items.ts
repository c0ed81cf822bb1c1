// Lists what is not in a pull request: what nobody could do and what was left out; and where changes collided.
import { type AgentRow, type Transcript, unfinishedAgents } from '#src/run-log/index.ts';
import { agentName } from '../render/agents/agent-words.ts';
import { undoneItems } from '../render/headline/undone.ts';
import type { RenderContext } from '../render/render-context.ts';
import { code, inline, joinNames } from '../render/render-markdown.ts';
import { cutShortText, filesLeftOut, refusedLines } from '../render/shared-parts.ts';
import { pathList } from '../reviews/review-summary.ts';

/** What could not be done, whose work was cut short, and what was left out. */
export function notDoneItems(context: RenderContext, transcript: Transcript): readonly string[] {
  return [
    ...undoneItems(context, transcript),
    ...unfinishedItems(context, transcript),
    ...leftOutItems(context, transcript),
  ];
}

/** Who was cut short and why, each reason once. */
function unfinishedItems(context: RenderContext, transcript: Transcript): readonly string[] {
  const byReason = new Map<string, AgentRow[]>();
  for (const row of unfinishedAgents(transcript.agents)) {
    const key = `${row.state} ${row.answer.trim()}`;
    byReason.set(key, [...(byReason.get(key) ?? []), row]);
  }
  return [...byReason.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const why = first.answer.trim() === '' ? '' : `: ${inline(first.answer, 240, context.safe)}`;
    return [`Cut short: ${cutShortText(context, rows)}${why}`];
  });
}

/** Changes of the same lines: who put them together, or where a change that couldn't be joined is kept. */
export function conflictItems(context: RenderContext, transcript: Transcript): readonly string[] {
  const name = (session: string) => agentName(context, transcript, session);
  return transcript.conflicts.flatMap(({ session, files, others, keptOn, isBundled }) => {
    const [who, what] = [name(session), pathList(files)];
    if (keptOn !== undefined) {
      const where = `it is ${isBundled ? "in the run's bundle as" : 'on the branch'} ${code(keptOn)}`;
      return [
        `Not in this pull request: ${who}'s change to ${what} could not be merged; ${where}.`,
      ];
    }
    const row = transcript.agents.find((one) => one.session === session);
    if (row === undefined || !files.some((path) => row.files.includes(path))) return [];
    const both = [...new Set([...others.map(name), who])];
    const all = both.length > 1 ? joinNames(both) : `${who} and a colleague`;
    return [`${all} changed the same lines of ${what}; ${who} merged them.`];
  });
}

/** What was not committed, and what agents could not write or reach. */
function leftOutItems(context: RenderContext, transcript: Transcript): readonly string[] {
  return [
    ...filesLeftOut(transcript).map((file) => `Left out: ${inline(file, 240, context.safe)}`),
    ...refusedLines(context, transcript).map((line) => `Refused: ${line}`),
  ];
}
