// Draws who routed what to whom, as a Mermaid sequence diagram. No name or task can break out of the grammar of its lines.

import { COORDINATOR } from '#src/run-log/agent-row.ts';
import type { HandoffRow, Transcript } from '#src/run-log/transcript.ts';
import { plural } from '#src/text/count.ts';
import { oneLine } from '#src/text/one-line.ts';
import { displayName } from '../render/agent-words.ts';
import { firstThatFits } from '../render/render-markdown.ts';
import { handoffStatusText } from './handoff-list.ts';

type DiagramMessage = {
  readonly at: number;
  readonly from: string;
  readonly to: string;
  /** `->>` asks, `-->>` answers, `-)` tells and does not wait, `-x` is refused, `--x` ends without a good answer. */
  readonly arrow: '->>' | '-->>' | '-)' | '-x' | '--x';
  /** One or two lines above the arrow. */
  readonly text: readonly string[];
};

// GitHub shrinks wide pictures until they are unreadable.
const LABEL_WIDTH = 40;

// GitHub draws no diagram of more than 50,000 characters.
const TARGET_LENGTH = 45_000;

/** Renders a fenced diagram with at most `arrows` arrows, in order of time; undefined without messages. */
export function renderSequence(transcript: Transcript, arrows = 400): string | undefined {
  const messages = collectMessages(transcript);
  if (messages.length === 0) return undefined;
  const arrowLimits = [arrows, 150, 60, 30].filter((max) => max <= arrows);
  return firstThatFits(
    TARGET_LENGTH,
    arrowLimits.map((max) => () => renderDiagram(messages, max)),
  );
}

function renderDiagram(messages: readonly DiagramMessage[], max: number): string {
  const shown = messages.slice(0, max);
  const people = [...new Set(shown.flatMap(({ from, to }) => [from, to]))];
  const ids = new Map(people.map((name, at) => [name, `P${at + 1}`]));
  const lines = [
    'sequenceDiagram',
    ...people.map((name) => `participant ${ids.get(name)} as ${mermaidLabel(name, 24)}`),
    ...shown.map((one) => `${ids.get(one.from)}${one.arrow}${ids.get(one.to)}: ${arrowText(one)}`),
    ...moreNote(messages.length - shown.length),
  ];
  return `\`\`\`mermaid\n${lines.join('\n  ')}\n\`\`\``;
}

function moreNote(missing: number): readonly string[] {
  return missing > 0 ? [`Note over P1: and ${plural(missing, 'message')} more`] : [];
}

function collectMessages(transcript: Transcript): readonly DiagramMessage[] {
  const messages = [
    ...requestMessages(transcript),
    ...transcript.handoffs.flatMap((handoff) => handoffMessages(transcript, handoff)),
  ];
  return messages.sort((a, b) => a.at - b.at);
}

function requestMessages(transcript: Transcript): readonly DiagramMessage[] {
  const { agents, handoffs } = transcript;
  const routed = new Set(handoffs.map(({ to }) => to));
  const others = agents.filter(({ agent, session }) => !routed.has(agent) && !routed.has(session));
  return others.map(({ session, task, requestedBy, startedAt }) => ({
    at: startedAt,
    from: session === COORDINATOR ? transcript.actor : displayName(transcript, requestedBy),
    to: displayName(transcript, session),
    arrow: '->>',
    text: wrapText(task || transcript.request),
  }));
}

function handoffMessages(transcript: Transcript, handoff: HandoffRow): readonly DiagramMessage[] {
  const { status, sentAt, endedAt } = handoff;
  const [from, to] = [displayName(transcript, handoff.from), displayName(transcript, handoff.to)];
  const asked = { at: sentAt, from, to };
  const back = { at: endedAt ?? sentAt, from: to, to: from };
  const statusText = handoffStatusText(handoff, transcript);
  switch (status) {
    case 'refused':
      return [
        {
          ...asked,
          arrow: '-x',
          text: [handoff.task, `(${oneLine(statusText, LABEL_WIDTH - 2)})`],
        },
      ];
    case 'delivered':
    case 'unread':
      return [{ ...asked, arrow: '-)', text: taskText(transcript, handoff) }];
    case 'sent':
      return [{ ...asked, arrow: '->>', text: taskText(transcript, handoff) }];
    default:
      return [
        { ...asked, arrow: '->>', text: taskText(transcript, handoff) },
        { ...back, arrow: status === 'answered' ? '-->>' : '--x', text: wrapText(statusText) },
      ];
  }
}

function taskText(transcript: Transcript, { task, redirectedFrom }: HandoffRow): readonly string[] {
  if (redirectedFrom === undefined) return wrapText(task);
  return [task, `(for ${oneLine(displayName(transcript, redirectedFrom), LABEL_WIDTH - 6)})`];
}

/** Wraps the text into at most two lines, broken between words. */
function wrapText(text: string): readonly string[] {
  const line = oneLine(text, 2 * LABEL_WIDTH);
  const end = line.length > LABEL_WIDTH ? line.lastIndexOf(' ', LABEL_WIDTH) : 0;
  return end > 0 ? [line.slice(0, end), line.slice(end + 1)] : [line];
}

function arrowText({ text }: DiagramMessage): string {
  return text.map((line) => mermaidLabel(line, LABEL_WIDTH)).join('<br/>');
}

// Mermaid ends a label at `#`, `;` and line ends, and reads directives, tags and references in it. It reads `#59;` as a
// character everywhere. Harmless characters stay as they are, since some pages show such a reference as it is spelt.
function mermaidLabel(text: string, max: number): string {
  const line = oneLine(text, max)
    .replace(/[^\p{L}\p{M}\p{N} .,/…`'"()?!=+*_|[\]~:-]|--|-$/gu, characterReference)
    .replace(/^(?:no)?wrap(?=:)/i, firstAsReference);
  return line.replace(/\bend\b/gi, firstAsReference) || '…';
}

function firstAsReference(word: string): string {
  return characterReference(word.slice(0, 1)) + word.slice(1);
}

function characterReference(letters: string): string {
  return Array.from(letters, (letter) => `#${letter.codePointAt(0)};`).join('');
}
