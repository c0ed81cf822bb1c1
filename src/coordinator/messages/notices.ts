// What reaches an agent other than as a tool's result: a colleague's notice, and a result that its sender didn't wait for. It
// opens no session: it is told during its reader's turn, or kept until the reader starts.

import { COORDINATOR } from '#src/run-log/agent-row.ts';
import { cutInside } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { Handoff, RouteResult } from '../tasks/handoff.ts';

/** A text for a reader, as it gets it. */
type Notice = {
  readonly text: string;
  /** True when the coordinator gets another turn if this comes after its last words. */
  readonly wantsTurn: boolean;
  /** Called once: when the reader has got it, or when nobody will read it any more. */
  onEnd(isRead: boolean): void;
};

/** A session that takes messages while a turn is under way. */
type Listener = { tell(message: string): Promise<boolean> };

/** Readers are slugs, or `coordinator`. */
export class Notices {
  readonly #sessions: { readonly reader: string; readonly session: Listener }[] = [];
  #kept: readonly { readonly reader: string; readonly notice: Notice }[] = [];

  /** Delivers to this session what comes for the reader, until the returned function is called. */
  attach(reader: string, session: Listener): () => void {
    const attached = { reader, session };
    this.#sessions.push(attached);
    return () => void this.#sessions.splice(this.#sessions.indexOf(attached), 1);
  }

  isAttached(wanted: string): boolean {
    return this.#sessions.some(({ reader }) => reader === wanted);
  }

  /** Tells every session of the reader. Returns true when one took the notice; otherwise keeps it. */
  async post(wanted: string, notice: Notice): Promise<boolean> {
    const listeners = this.#sessions.filter(({ reader }) => reader === wanted);
    const taken = await Promise.all(listeners.map(({ session }) => session.tell(notice.text)));
    const isRead = taken.includes(true);
    if (isRead) notice.onEnd(true);
    else this.#kept = [...this.#kept, { reader: wanted, notice }];
    return isRead;
  }

  /** True when something is kept for the reader that calls for another turn. */
  wantsTurn(wanted: string): boolean {
    return this.#kept.some(({ reader, notice }) => reader === wanted && notice.wantsTurn);
  }

  /** Ends as read what is kept for the reader, and returns the texts. */
  take(wanted: string): readonly string[] {
    return this.#end((reader) => reader === wanted, true);
  }

  /** Ends as unread what is still kept, for one reader or for all. */
  discard(wanted?: string): void {
    this.#end((reader) => wanted === undefined || reader === wanted, false);
  }

  #end(isMeant: (reader: string) => boolean, isRead: boolean): readonly string[] {
    const ended = this.#kept.filter(({ reader }) => isMeant(reader));
    this.#kept = this.#kept.filter(({ reader }) => !isMeant(reader));
    for (const { notice } of ended) notice.onEnd(isRead);
    return ended.map(({ notice }) => notice.text);
  }
}

/** The same limit as for a tool's result. */
const MAX_BYTES = 10_000;
const MAX_TASK_LENGTH = 100;

/** Words a notice for its reader. The sender's name comes from code, not from a model. */
export function noticeText({ from, type, task, context = '', files }: Handoff): string {
  const words = [task, context].filter((text) => text.trim() !== '').join('\n\n');
  const parts = [
    `## Incoming from ${from} (${type})`,
    quote(words),
    files.length === 0 ? '' : `**Relevant files:** ${files.join(', ')}`,
    'No response needed — this is informational, and your task stays as it is.',
  ];
  return parts.filter((text) => text !== '').join('\n\n');
}

/** How a message ends. A sender that doesn't wait gets another result first. */
export type MessageResult = Extract<RouteResult, { kind: 'answered' | 'refused' | 'failed' }>;

/** Words a result whose sender doesn't wait, or no longer does. `reader` is the sender, or the coordinator in its place. */
export function resultText(
  { from, type, task }: Handoff,
  result: MessageResult,
  reader: string,
  hasSenderEnded: boolean,
): string {
  const ended = hasSenderEnded ? ` (${from} has ended)` : '';
  const whose = reader === from ? 'your' : `${from}'s${ended}`;
  const what = `${whose} ${type} "${oneLine(task, MAX_TASK_LENGTH)}"`;
  const { remarks = [] } = result;
  const answer = result.kind === 'answered' ? result.response.trim() : '';
  const isWork = type === 'implementation-request' && result.kind === 'answered';
  const parts = [
    headline(result, what),
    remarks.join('\n'),
    answer === '' ? '' : quote(answer),
    isWork && reader !== COORDINATOR ? FILES_LATER : '',
  ];
  return parts.filter((text) => text !== '').join('\n\n');
}

const FILES_LATER = 'Your working directory gets their files with your next squad_route.';

function headline(result: MessageResult, what: string): string {
  if (result.kind === 'answered') {
    return result.response.trim() === ''
      ? `${result.from} finished ${what} without an answer.`
      : `${result.from} has finished and answers ${what}:`;
  }
  const reason = result.kind === 'failed' ? `${result.to} failed: ${result.reason}` : result.reason;
  return `There is no result for ${what}. ${reason}`;
}

function quote(text: string): string {
  const words = text.trim() === '' ? '(empty)' : text.trim();
  return cutInside(words, MAX_BYTES).replace(/^/gm, '> ');
}

/** Asks the coordinator for another turn, with what came after its last words. */
export function anotherTurnPrompt(texts: readonly string[]): string {
  return [
    'This came after your answer:',
    ...texts,
    'Do what is left to do. Then end with your complete answer for the person who asked: it replaces the previous one.',
  ].join('\n\n');
}
