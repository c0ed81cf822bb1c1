// Shows what each session was told, by part and size, in a fold for whoever wonders what an agent knew.
import type { AgentRow } from '#src/run-log/index.ts';
import { inFull } from '#src/text/index.ts';
import type { RenderContext } from './render-context.ts';
import { cell, collapsible, limitedTable } from './render-markdown.ts';

const MOST_PARTS = 40;

/** A folded table for each session; nothing for those that were told nothing. */
export function renderWhatWasGiven(
  context: RenderContext,
  agents: readonly AgentRow[],
  max: number,
): string {
  const told = agents.filter(({ given }) => given.length > 0);
  return told
    .slice(0, max)
    .map((agent) => renderSession(context, agent))
    .join('\n\n');
}

function renderSession({ safe }: RenderContext, { name, session, given }: AgentRow): string {
  const sum = given.reduce((total, { bytes }) => total + bytes, 0);
  // The title of a fold is HTML, not Markdown.
  const plain = name.replace(/[^\p{L}\p{N} ._-]/gu, '').slice(0, 60);
  const who = session.includes('-') ? `${plain} (${session})` : plain;
  const rows = limitedTable(['Part', 'Bytes'], given, MOST_PARTS, ({ part, bytes }) => [
    cell(part, 60, safe),
    inFull(bytes),
  ]);
  return collapsible(`What ${who} was given: ${inFull(sum)} bytes`, rows);
}
