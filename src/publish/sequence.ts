// Who routed what to whom, as a Mermaid sequence diagram. Its lines are built from a small grammar that no name or task can leave.

import { plural } from '../amounts.ts';
import type { HandoffRow, Transcript } from '../coordinator/transcript.ts';
import { nameOf } from './agents.ts';
import { fateWords } from './handoffs.ts';
import { firstThatFits, oneLine } from './words.ts';

type Message = {
  readonly at: number;
  readonly from: string;
  readonly to: string;
  /** `->>` asks, `-->>` answers, `-)` tells and does not wait, `-x` is refused, `--x` ends without a good answer. */
  readonly arrow: '->>' | '-->>' | '-)' | '-x' | '--x';
  /** One or two lines above the arrow. */
  readonly text: readonly string[];
};

// Wide labels make a wide picture, which GitHub then shrinks until nobody can read it.
const width = 40;

// GitHub draws no diagram of more than 50,000 characters.
const wanted = 45_000;

/** A fenced diagram of at most so many arrows, in order of time; undefined when nobody asked anybody. */
export function renderSequence(transcript: Transcript, arrows = 400): string | undefined {
  const messages = messagesOf(transcript);
  if (messages.length === 0) return undefined;
  const rooms = [arrows, 150, 60, 30].filter((most) => most <= arrows);
  return firstThatFits(
    wanted,
    rooms.map((most) => () => diagramOf(messages, most)),
  );
}

function diagramOf(messages: readonly Message[], most: number): string {
  const shown = messages.slice(0, most);
  const people = [...new Set(shown.flatMap(({ from, to }) => [from, to]))];
  const ids = new Map(people.map((name, at) => [name, `P${at + 1}`]));
  const lines = [
    'sequenceDiagram',
    ...people.map((name) => `participant ${ids.get(name)} as ${label(name, 24)}`),
    ...shown.map((one) => `${ids.get(one.from)}${one.arrow}${ids.get(one.to)}: ${textOf(one)}`),
    ...moreNote(messages.length - shown.length),
  ];
  return `\`\`\`mermaid\n${lines.join('\n  ')}\n\`\`\``;
}

function moreNote(missing: number): readonly string[] {
  return missing > 0 ? [`Note over P1: and ${plural(missing, 'message')} more`] : [];
}

function messagesOf(transcript: Transcript): readonly Message[] {
  const messages = [
    ...requests(transcript),
    ...transcript.handoffs.flatMap((handoff) => exchange(transcript, handoff)),
  ];
  return messages.sort((a, b) => a.at - b.at);
}

function requests(transcript: Transcript): readonly Message[] {
  const { agents, handoffs } = transcript;
  const routed = new Set(handoffs.map(({ to }) => to));
  const others = agents.filter(({ agent, session }) => !routed.has(agent) && !routed.has(session));
  return others.map(({ session, task, requestedBy, startedAt }) => ({
    at: startedAt,
    from: session === 'coordinator' ? transcript.actor : nameOf(transcript, requestedBy),
    to: nameOf(transcript, session),
    arrow: '->>',
    text: wrapped(task || transcript.request),
  }));
}

function exchange(transcript: Transcript, handoff: HandoffRow): readonly Message[] {
  const { status, sentAt, endedAt } = handoff;
  const [from, to] = [nameOf(transcript, handoff.from), nameOf(transcript, handoff.to)];
  const asked = { at: sentAt, from, to };
  const back = { at: endedAt ?? sentAt, from: to, to: from };
  const fate = fateWords(handoff, true);
  switch (status) {
    case 'refused':
      return [{ ...asked, arrow: '-x', text: [handoff.task, `(${oneLine(fate, width - 2)})`] }];
    case 'delivered':
      return [{ ...asked, arrow: '-)', text: taskOf(transcript, handoff) }];
    case 'sent':
      return [{ ...asked, arrow: '->>', text: taskOf(transcript, handoff) }];
    default:
      return [
        { ...asked, arrow: '->>', text: taskOf(transcript, handoff) },
        { ...back, arrow: status === 'answered' ? '-->>' : '--x', text: wrapped(fate) },
      ];
  }
}

function taskOf(transcript: Transcript, { task, redirectedFrom }: HandoffRow): readonly string[] {
  if (redirectedFrom === undefined) return wrapped(task);
  return [task, `(for ${oneLine(nameOf(transcript, redirectedFrom), width - 6)})`];
}

/** The text in at most two lines, broken between words. */
function wrapped(text: string): readonly string[] {
  const line = oneLine(text, 2 * width);
  const end = line.length > width ? line.lastIndexOf(' ', width) : 0;
  return end > 0 ? [line.slice(0, end), line.slice(end + 1)] : [line];
}

function textOf({ text }: Message): string {
  return text.map((line) => label(line, width)).join('<br/>');
}

// Mermaid reads `#59;` as a character reference everywhere, so whatever could be syntax is written as one.
function label(text: string, max: number): string {
  const line = oneLine(text, max).replace(/[^\p{L}\p{M}\p{N} .,/…-]|--|-$/gu, reference);
  return line.replace(/\bend\b/gi, (word) => reference(word.slice(0, 1)) + word.slice(1)) || '…';
}

function reference(letters: string): string {
  return Array.from(letters, (letter) => `#${letter.codePointAt(0)};`).join('');
}
