// Who routed what to whom, as a Mermaid sequence diagram. Its lines are built from a small grammar that no name or task can leave.
import type { HandoffRow, Transcript } from '../coordinator/transcript.ts';
import { nameOf } from './agents.ts';
import { firstThatFits, oneLine, plural } from './words.ts';

type Message = {
  readonly at: number;
  readonly from: string;
  readonly to: string;
  /** `->>` asks, `-->>` answers, `-x` is refused or lost. */
  readonly arrow: '->>' | '-->>' | '-x';
  readonly text: string;
};

// GitHub draws no diagram of more than 50,000 characters.
const wanted = 45_000;

/** A fenced diagram, one line per message in order of time; undefined when nobody asked anybody. */
export function renderSequence(transcript: Transcript): string | undefined {
  const messages = messagesOf(transcript);
  if (messages.length === 0) return undefined;
  const diagrams = [150, 60, 30].map((most) => () => diagramOf(messages, most));
  return firstThatFits(wanted, diagrams);
}

function diagramOf(messages: readonly Message[], most: number): string {
  const shown = messages.slice(0, most);
  const people = [...new Set(shown.flatMap(({ from, to }) => [from, to]))];
  const ids = new Map(people.map((name, at) => [name, `P${at + 1}`]));
  const lines = [
    'sequenceDiagram',
    ...people.map((name) => `participant ${ids.get(name)} as ${label(name, 24)}`),
    ...shown.map(
      ({ from, to, arrow, text }) => `${ids.get(from)}${arrow}${ids.get(to)}: ${label(text, 60)}`,
    ),
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
    text: task || transcript.request,
  }));
}

function exchange(transcript: Transcript, handoff: HandoffRow): readonly Message[] {
  const { task, status, reason, sentAt, endedAt } = handoff;
  const [from, to] = [nameOf(transcript, handoff.from), nameOf(transcript, handoff.to)];
  if (status === 'refused' || status === 'failed') {
    const why = reason === undefined ? status : `${status}, ${reason}`;
    return [{ at: sentAt, from, to, arrow: '-x', text: `${oneLine(task, 30)} (${why})` }];
  }
  const asked: Message = { at: sentAt, from, to, arrow: '->>', text: task };
  const answered: Message = { at: endedAt ?? sentAt, from: to, to: from, arrow: '-->>', text: '' };
  return status === 'answered' ? [asked, { ...answered, text: 'answered' }] : [asked];
}

// Mermaid reads `#59;` as a character reference everywhere, so whatever could be syntax is written as one.
function label(text: string, max: number): string {
  const line = oneLine(text, max).replace(/[^\p{L}\p{M}\p{N} .,/…-]|--|-$/gu, reference);
  return line.replace(/\bend\b/gi, (word) => reference(word.slice(0, 1)) + word.slice(1)) || '…';
}

function reference(letters: string): string {
  return Array.from(letters, (letter) => `#${letter.codePointAt(0)};`).join('');
}
