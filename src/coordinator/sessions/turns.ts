// How a turn of a session ended, what the session is asked once more where something is missing, and how the session ended.

import { describe } from '#src/errors.ts';
import {
  type AttachedImage,
  EMPTY_ANSWER,
  type SessionEvent,
  type SessionTool,
  type ToolReply,
  type Turn,
} from '#src/ports/agents.ts';
import { isEmptyReport, type Report, reportOfText, reportText } from '#src/report.ts';
import type { RunEvent, SessionLabel } from '#src/run-log/events.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { Budget } from './budget.ts';

/** A call beside the report that failed, or whose result the model must read; `said` is how it ended, in one line. */
type UnreadCall = { readonly tool: string; readonly said: string };

/** How a turn ended. `endedBy` names the tool that ended it; undefined for a turn that ended with a text. */
export type EndedTurn =
  | {
      readonly kind: 'done';
      readonly report: Report;
      readonly endedBy: string | undefined;
      readonly unread: readonly UnreadCall[];
    }
  | Exclude<Turn, { kind: 'done' }>;

/** A turn that ended with a text, or with nothing. */
export function endedTurn(text: string): EndedTurn {
  return { kind: 'done', report: reportOfText(text), endedBy: undefined, unread: [] };
}

/** Collects what one session reports, turn by turn. */
export class TurnReport {
  readonly #started = new Map<string, string>();
  readonly #mustBeRead = new Map<string, string>();
  #ending: { readonly report: Report; readonly tool: string } | undefined;
  #unread: readonly UnreadCall[] = [];

  begin(): void {
    this.#ending = undefined;
    this.#unread = [];
    this.#started.clear();
    this.#mustBeRead.clear();
  }

  /** Hears of every reply of the session's own tools, before the runtime does. */
  onReply({ name: tool, endsTurn }: SessionTool, callId: string, reply: ToolReply): void {
    const { kind, report, text, mustBeRead } = reply;
    if (kind !== 'ok') return;
    if (endsTurn === true && report !== undefined) this.#ending = { report, tool };
    if (mustBeRead === true) this.#mustBeRead.set(callId, text);
  }

  /** Hears of every event of the session, in order. The model reads a message's results with its next one. */
  onEvent(event: SessionEvent): void {
    if (event.kind === 'turn-started') this.#unread = [];
    if (event.kind === 'tool-started') this.#started.set(event.callId, event.tool);
    if (event.kind !== 'tool-ended') return;
    const said = event.ok ? this.#mustBeRead.get(event.callId) : (event.output ?? '');
    const tool = this.#started.get(event.callId) ?? 'a tool';
    if (said !== undefined) this.#unread = [...this.#unread, { tool, said: lastWords(said) }];
  }

  end(turn: Turn): EndedTurn {
    // After a message in which some call's arguments are no object, the runtime takes the report for an empty answer.
    const isReported = isEmptyAnswer(turn) && this.#ending !== undefined;
    if (turn.kind !== 'done' && !isReported) return turn;
    if (this.#ending === undefined) return endedTurn(turn.kind === 'done' ? turn.text : '');
    const { report, tool } = this.#ending;
    return { kind: 'done', report, endedBy: tool, unread: this.#unread };
  }
}

function isEmptyAnswer(turn: Turn | EndedTurn): boolean {
  return turn.kind === 'failed' && turn.type === EMPTY_ANSWER;
}

const MAX_SAID = 300;

/** The end of a reply: a command's exit code stands there. */
function lastWords(text: string): string {
  const lines = text.trim().split('\n');
  return oneLine(lines.slice(-2).join(' · '), MAX_SAID);
}

/** How a session ended; every row of the board gets such an end. */
export type SessionEnd =
  | { readonly kind: 'finished'; readonly report: Report }
  /** `type` is the runtime's name for the error, `silence`, `conflict`, `empty`, `nothing-changed`, or one of our error codes. */
  | { readonly kind: 'failed'; readonly reason: string; readonly type: string }
  /** A limit of the run was reached, or the job was cancelled. */
  | { readonly kind: 'stopped'; readonly reason: string; readonly type: 'stopped' };

/** Returns the end that follows from a session's last turn. */
export function sessionEndOf(turn: EndedTurn, budget: Budget): SessionEnd {
  if (turn.kind === 'done') {
    const { report } = turn;
    return isEmptyReport(report) ? EMPTY : { kind: 'finished', report };
  }
  // A runtime that fails after the run was told to stop counts as stopped, too.
  if (turn.kind === 'failed' && turn.type === 'runtime' && budget.signal.aborted) {
    return stopped(budget);
  }
  if (turn.kind === 'failed') return { kind: 'failed', reason: turn.message, type: turn.type };
  if (turn.why === 'aborted') return stopped(budget);
  return { kind: 'failed', reason: `${SILENT}, also when it was asked again.`, type: turn.why };
}

/** How long a session may be silent, while none of our tools runs, before its turn is ended. */
export const SILENCE_TIMEOUT_MS = 300_000;

const SILENT = `The model gave no answer for ${SILENCE_TIMEOUT_MS / 60_000} minutes`;

const EMPTY: SessionEnd = {
  kind: 'failed',
  reason: 'The session ended without a word, also when it was asked again.',
  type: 'empty',
};

/** Returns the end of a session in which something was thrown. */
export function sessionEndOfError(thrown: unknown, budget: Budget): SessionEnd {
  if (budget.signal.aborted && thrown === budget.signal.reason) return stopped(budget);
  const { code, message, hint } = describe(thrown);
  return {
    kind: 'failed',
    reason: hint === undefined ? message : `${message} ${hint}`,
    type: code,
  };
}

function stopped(budget: Budget): SessionEnd {
  const reason = budget.exhausted()?.reason ?? 'stopped before it finished';
  return { kind: 'stopped', reason, type: 'stopped' };
}

/** Returns the event that records the end. */
export function sessionEndEvent(session: SessionLabel, end: SessionEnd): RunEvent {
  if (end.kind === 'finished') {
    const { report } = end;
    return { kind: 'agent.finished', session, answer: reportText(report), report };
  }
  const kind = end.kind === 'failed' ? 'agent.failed' : 'agent.stopped';
  return { kind, session, reason: end.reason };
}

/** A session to ask, and whom notes on its answers name. */
export type AskedSession = {
  readonly session: {
    ask(prompt: string, images?: readonly AttachedImage[]): Promise<EndedTurn>;
  };
  readonly name: string;
  readonly deps: { readonly budget: Budget; emit(event: RunEvent): void };
};

/**
 * Asks, and asks once more if a call beside the report failed, because the model has not read that yet, and once more if the
 * session said nothing at all.
 */
export async function askForReport(
  asked: AskedSession,
  prompt: string,
  images?: readonly AttachedImage[],
): Promise<EndedTurn> {
  const first = await askUntilHeard(asked, prompt, images);
  const heeded = await askOnceMore(first, asked, ({ unread }) =>
    unread.length === 0 ? undefined : unreadText(unread),
  );
  return askOnceMore(heeded, asked, ({ report }) => (isEmptyReport(report) ? SAY_WHAT : undefined));
}

/** Asks, and once more if the model gives no answer at all: its provider may have lost the request. */
async function askUntilHeard(
  { session, name, deps }: AskedSession,
  prompt: string,
  images?: readonly AttachedImage[],
): Promise<EndedTurn> {
  const turn = await session.ask(prompt, images);
  if (turn.kind !== 'stopped' || turn.why !== 'silence') return turn;
  const again = await session.ask(GO_ON);
  deps.emit({ kind: 'note', text: `${SILENT}, and was asked again for ${name}.` });
  return again;
}

const GO_ON =
  'Your answer to the message before this one got lost. What you did before it is done. Go on from there.';

/** Asks once more if `findMissing` says what is missing. What the session says then counts, unless it says nothing. */
export async function askOnceMore(
  turn: EndedTurn,
  asked: AskedSession,
  findMissing: (turn: Extract<EndedTurn, { kind: 'done' }>) => string | undefined,
): Promise<EndedTurn> {
  if (isEmptyAnswer(turn)) return askOnceMore(endedTurn(''), asked, findMissing);
  const missing = turn.kind === 'done' ? findMissing(turn) : undefined;
  if (turn.kind !== 'done' || missing === undefined) return turn;
  const second = await askUntilHeard(asked, missing);
  // Nobody has read how the calls ended, so the first report alone must not count.
  return turn.unread.length > 0 && second.kind !== 'done'
    ? second
    : lastUsable(turn, second, asked);
}

const SAY_WHAT =
  'You ended without a word, and nobody sees more than what you say at the end. Do what is left, then end with squad_finish, or with a few sentences: what you changed or found. If that is nothing, say so, and why.';

const MAX_NAMED = 5;

function unreadText(unread: readonly UnreadCall[]): string {
  const calls = unread.slice(0, MAX_NAMED).map(({ tool, said }) => `- ${tool}: ${said}`);
  return `You ended your turn in the same message as these calls, before you could read how they ended:\n${calls.join('\n')}\n\nTheir whole results are above. Do what follows from them, then end again: only that report counts.`;
}

/** Returns the later turn, or the earlier one if the later one has no answer; notes a failure. A run that stops ends the session. */
export function lastUsable(
  earlier: EndedTurn,
  later: EndedTurn,
  { name, deps }: AskedSession,
): EndedTurn {
  const end = sessionEndOf(later, deps.budget);
  if (end.kind !== 'failed') return later;
  if (later.kind === 'done' || isEmptyAnswer(later)) return earlier;
  const text = `A question after ${name}'s answer failed, so that answer stands: ${end.reason}`;
  deps.emit({ kind: 'note', text });
  return earlier;
}
