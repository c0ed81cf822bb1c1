// Weaker models end a turn by saying what they are about to do ("I will now ask Hockney"), and then nothing happens. Or they
// end it with "Done.", and nobody learns what was.
import type { AttachedImage, Turn } from '../../ports/agents.ts';
import type { MonitoredSession, SessionDeps } from './monitored-session.ts';
import { sessionEndOf } from './session-end.ts';

/** A session to ask, and whom notes on its answers name. */
export type AskedSession = {
  readonly session: Pick<MonitoredSession, 'ask'>;
  readonly name: string;
  readonly deps: Pick<SessionDeps, 'budget' | 'emit'>;
};

/** Asks, and asks once more if the answer ends with an announcement, because nobody would carry it out, or is a bare "Done.". */
export async function askForWork(
  asked: AskedSession,
  prompt: string,
  images?: readonly AttachedImage[],
): Promise<Turn> {
  const { session } = asked;
  const turn = await session.ask(prompt, images);
  const lack = turn.kind === 'done' ? whatLacks(turn.text) : undefined;
  if (lack === undefined) return turn;
  const second = await session.ask(lack);
  // What was only announced has not happened, so no failure may hide that.
  return lack === DO_IT && second.kind !== 'done' ? second : lastUsable(turn, second, asked);
}

/** Returns the later turn, or the earlier one if the later one has no answer; notes a failure. A run that stops ends the session. */
export function lastUsable(earlier: Turn, later: Turn, { name, deps }: AskedSession): Turn {
  const end = sessionEndOf(later, deps.budget);
  if (end.kind === 'stopped') return later;
  if (end.kind === 'finished') return end.answer.trim() === '' ? earlier : later;
  const text = `A question after ${name}'s answer failed, so that answer stands: ${end.reason}`;
  deps.emit({ kind: 'note', text });
  return earlier;
}

function whatLacks(answer: string): string | undefined {
  if (isAnnouncement(answer)) return DO_IT;
  return BARE.test(answer) ? SAY_WHAT : undefined;
}

/** An answer that says only that there is an end: `Done.`, `✅ All done!` */
const BARE = /^[^\p{L}\p{N}]*(?:all )?(?:done|ok(?:ay)?|completed?|finished)[^\p{L}\p{N}]*$/iu;

const SAY_WHAT =
  'Your answer does not say what was done, and nobody sees more of it. End with an answer that says in a few sentences what you changed or found; it replaces this one. If nothing was changed or found, say that, and why.';

const DO_IT =
  'Your answer ends with something that you are about to do, and you called no tool for it: it has not happened. Do it now, with your tools. If nothing is left to do, end with your whole answer again, without the announcement: it replaces this one.';

const LONGEST_SENTENCE = 400;

/** Matches `I'll fix that now.`, but neither `I will leave it as it is.` nor `Let me know.` */
const ANNOUNCEMENT =
  /^(?:(?:now|next|then|first|so|ok|okay|sure|great)[,!.]? )?(?:i['\u2019]ll|i will|i(?: am|['\u2019]m) (?:now )?going to|let me|let['\u2019]s)(?! (?:know|not|leave|keep|stop|wait)\b) \w/i;

/** True when the last sentence says what its author is about to do. */
export function isAnnouncement(text: string): boolean {
  const line = text.trimEnd().split('\n').at(-1)?.trim().slice(-LONGEST_SENTENCE) ?? '';
  const start = Math.max(
    ...['. ', '! ', '? '].map((mark) => line.lastIndexOf(mark, line.length - 3)),
  );
  return ANNOUNCEMENT.test(start < 0 ? line : line.slice(start + 2));
}
