// What board, job summary and pull request have in common: the notes, what was refused, and who was cut short.

import { trimBlankLines } from '#src/markdown/sections.ts';
import { notDoneText } from '#src/report.ts';
import type { AgentRow } from '#src/run-log/agent-row.ts';
import { standingParts, type Transcript } from '#src/run-log/transcript.ts';
import { count, plural } from '#src/text/count.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { capitalise } from '#src/text/one-line.ts';
import { DELETION, LOCKED_OUT, pathLeftOut } from '#src/workspace/policy.ts';
import { agentName } from './agent-words.ts';
import type { RenderContext } from './render-context.ts';
import { code, collapsible, inline, joinNames, link, list } from './render-markdown.ts';

/** What people should know, and the files that were left out; undefined without any. */
export function renderNotes({ safe }: RenderContext, transcript: Transcript, max: number) {
  const left = filesLeftOut(transcript).map((file) => `Left out: ${file}`);
  const items = [...transcript.notes, ...left];
  if (items.length === 0) return undefined;
  const lines = list(
    items.map((item) => inline(item, 300, safe)),
    max,
  );
  return items.length > 3
    ? collapsible(`${count(items.length)} notes`, lines)
    : `**Worth knowing**\n\n${lines}`;
}

/** The files that agents may not write, and those that were not committed, each with the reason; undefined without any. */
export function renderRefused(
  context: RenderContext,
  transcript: Transcript,
  max: number,
): string | undefined {
  const lines = [
    ...refusedLines(context, transcript),
    ...filesLeftOut(transcript).map((line) => {
      const [path = '', ...reason] = line.split(': ');
      return refusalLine(context, path, reason.join(': '));
    }),
  ];
  return lines.length === 0 ? undefined : `**Refused**\n\n${list(lines, max)}`;
}

/** Returns the files that were not committed, each with the reason, but for those that were revised for a locked-out agent. */
export function filesLeftOut(transcript: Transcript): readonly string[] {
  return transcript.left.filter((line) => {
    const [path = '', ...reason] = line.split(': ');
    return !isRevised({ path, reason: reason.join(': ') }, transcript);
  });
}

type RefusedPath = { readonly path: string; readonly reason: string };

/** True if a review rejected an agent's work on the file, and another agent changed it. */
function isRevised({ path: what, reason }: RefusedPath, { locks, agents }: Transcript): boolean {
  const path = pathLeftOut(what);
  const locked = locks.filter((lock) => lock.path === path).map(({ agent }) => agent);
  return (
    reason.endsWith(LOCKED_OUT) &&
    agents.some(({ agent, files }) => files.includes(path) && !locked.includes(agent))
  );
}

/** Says what agents could not write or reach, and which agent; without what a commit left out. */
export function refusedLines(context: RenderContext, transcript: Transcript): readonly string[] {
  const { refused, left } = transcript;
  const unsaid = refused.filter(
    (one) => !left.some((line) => line.startsWith(`${one.path}: `)) && !isRevised(one, transcript),
  );
  return unsaid.map(({ session, path, reason }) => {
    const name = agentName(context, transcript, session);
    return `${refusalLine(context, path, reason)} (${name})`;
  });
}

function refusalLine({ safe }: RenderContext, path: string, reason: string): string {
  const told = reason.startsWith(`${path}: `) ? reason.slice(path.length + 2) : reason;
  const why = inline(told, 200, safe);
  const file = pathLeftOut(path);
  const shown = `${file === path ? '' : DELETION}${code(file)}`;
  const what = path.trim() === '' ? 'A path without a name' : inline(shown, 220, safe);
  return `${what}${why === '' ? '' : `: ${why}`}`;
}

/** `Ada and Bo were stopped`, from rows of one state; each name once. */
export function cutShortText({ safe }: RenderContext, rows: readonly AgentRow[]): string {
  const names = [...new Set(rows.map(({ name }) => inline(name, 40, safe)))];
  const stopped = names.length === 1 ? 'was stopped' : 'were stopped';
  return `${joinNames(names)} ${rows[0]?.state === 'failed' ? 'failed' : stopped}`;
}

/** A line for each part of the thread's requests that is not done. */
export function undoneItems({ safe }: RenderContext, { parts }: Transcript): readonly string[] {
  return standingParts(parts).map((part) => inline(capitalise(notDoneText(part)), 600, safe));
}

/** A long text by an agent, its Markdown kept, made safe, and cut after `max` characters with a notice. */
export function renderLongText({ facts, safe }: RenderContext, text: string, max: number): string {
  const whole = text.trim();
  if (whole.length <= max) return trimBlankLines(safe(whole));
  const kept = headOf(whole, max);
  const missing = plural(whole.length - kept.length, 'character');
  const notice = `*Cut here, ${missing} left out; more is in ${link('the run', facts.runUrl)}.*`;
  return `${trimBlankLines(safe(`${kept} …`))}\n\n${notice}`;
}
