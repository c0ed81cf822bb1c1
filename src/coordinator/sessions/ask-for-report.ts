// Asks a session for work, and once more where its end shows that something is missing.

import { type AttachedImage, EMPTY_ANSWER } from '#src/ports/agents.ts';
import { isEmptyReport } from '#src/report.ts';
import type { MonitoredSession, SessionDeps } from './monitored-session.ts';
import { sessionEndOf } from './session-end.ts';
import { type EndedTurn, endedTurn, type UnreadCall } from './turn-report.ts';

/** A session to ask, and whom notes on its answers name. */
export type AskedSession = {
  readonly session: Pick<MonitoredSession, 'ask'>;
  readonly name: string;
  readonly deps: Pick<SessionDeps, 'budget' | 'emit'>;
};

/** Says what the session must still do after this end, to be asked at most once; undefined when nothing is missing. */
type FindMissing = (turn: Extract<EndedTurn, { kind: 'done' }>) => string | undefined;

/**
 * Asks, and asks once more if a call beside the report failed, because the model has not read that yet, and once more if the
 * session said nothing at all.
 */
export async function askForReport(
  asked: AskedSession,
  prompt: string,
  images?: readonly AttachedImage[],
): Promise<EndedTurn> {
  const first = await asked.session.ask(prompt, images);
  const heeded = await askOnceMore(first, asked, ({ unread }) =>
    unread.length === 0 ? undefined : unreadText(unread),
  );
  return askOnceMore(heeded, asked, ({ report }) => (isEmptyReport(report) ? SAY_WHAT : undefined));
}

/** Asks once more if something is missing. What the session says then counts, unless it says nothing. */
export async function askOnceMore(
  turn: EndedTurn,
  asked: AskedSession,
  findMissing: FindMissing,
): Promise<EndedTurn> {
  if (isEmptyAnswer(turn)) return askOnceMore(EMPTY_TURN, asked, findMissing);
  const missing = turn.kind === 'done' ? findMissing(turn) : undefined;
  if (turn.kind !== 'done' || missing === undefined) return turn;
  const second = await asked.session.ask(missing);
  // Nobody has read how the calls ended, so the first report alone must not count.
  return turn.unread.length > 0 && second.kind !== 'done'
    ? second
    : lastUsable(turn, second, asked);
}

const EMPTY_TURN: EndedTurn = endedTurn('');

function isEmptyAnswer(turn: EndedTurn): boolean {
  return turn.kind === 'failed' && turn.type === EMPTY_ANSWER;
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
