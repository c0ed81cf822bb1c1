// Notices a session that goes round in circles: the same calls with the same results, and nothing written in between.
import { isDeepStrictEqual } from 'node:util';
import type { ToolReply } from '#src/ports/agents.ts';
import { isRecord } from '#src/text/json.ts';

/** A call and how it ended. */
export type FinishedCall = {
  readonly tool: string;
  readonly input: unknown;
  readonly reply: Pick<ToolReply, 'kind' | 'text'>;
};

/** What a call says about its session: it goes on, it must be told that it repeats itself, or it was told and must end. */
type LoopState =
  | { readonly kind: 'none' }
  | { readonly kind: 'told' | 'ended'; readonly times: number; readonly tools: readonly string[] };

type LoopWatch = {
  /** Call when the model has read the results so far: a session ends only over calls that it made after it was told. */
  onModelTurn(): void;
  /** Hears of every call of the session, in the order in which they end. */
  onCall(call: FinishedCall): LoopState;
};

/** Calls, or rounds of two or three calls, after which a session is told. */
const TOLD_AT = 3;
/** Those after which it is ended. */
const ENDED_AT = 5;
const LONGEST_ROUND = 3;

/** Tools that change files. A write that is not itself a repetition begins anew: a test may be run again after it. */
const WRITING: ReadonlySet<string> = new Set(['create', 'edit', 'apply_patch']);

export function watchLoops(): LoopWatch {
  const writes: FinishedCall[] = [];
  let calls: readonly FinishedCall[] = [];
  let notice: 'none' | 'told' | 'read' = 'none';
  const remember = (call: FinishedCall) => {
    const isWrite = WRITING.has(call.tool) && call.reply.kind === 'ok';
    const begins = isWrite && !writes.some((earlier) => repeats(call, earlier));
    if (begins) writes.push(call);
    calls = [...(begins ? [] : calls), call].slice(-LONGEST_ROUND * ENDED_AT);
  };
  return {
    onModelTurn() {
      if (notice === 'told') notice = 'read';
    },
    onCall(call) {
      remember(call);
      const round = longestLoop(calls);
      if (round.times < TOLD_AT) notice = 'none';
      else if (notice === 'none') notice = 'told';
      if (notice === 'none') return { kind: 'none' };
      const mustEnd = notice === 'read' && round.times >= ENDED_AT;
      return { kind: mustEnd ? 'ended' : 'told', ...round };
    },
  };
}

/** Watches a session's calls: below a repeated one stands that it is, and `end` is called when the session must end. */
export function guardAgainstLoops(end: (reason: string) => void) {
  const watch = watchLoops();
  return {
    onModelTurn: watch.onModelTurn,
    /** Returns the reply as the model should read it. */
    afterCall(tool: string, input: unknown, reply: ToolReply): ToolReply {
      const state = watch.onCall({ tool, input, reply });
      if (state.kind === 'none') return reply;
      if (state.kind === 'ended') {
        end(`It went round in circles, also after it was told: ${roundText(state)}, ${UNWRITTEN}.`);
      }
      const text = `${reply.text}\n\n(${roundText(state)}, ${UNWRITTEN}. ${NEXT})`;
      return { ...reply, text };
    },
  };
}

const UNWRITTEN = 'with nothing written in between';
const NEXT =
  'Your session ends if this goes on: do something else, or end your turn and say what is not done.';

type Loop = Exclude<LoopState, { kind: 'none' }>;

function roundText({ times, tools: [first = '', ...others] }: Loop): string {
  return others.length === 0
    ? `the same call of ${first} ended the same way ${times} times in a row`
    : `the same calls of ${[first, ...others].join(', ')} were made ${times} times in a row`;
}

type Round = { readonly times: number; readonly tools: readonly string[] };

/** Returns the round of one to three calls at the end that was made most often in a row. */
function longestLoop(calls: readonly FinishedCall[]): Round {
  const rounds = Array.from({ length: LONGEST_ROUND }, (_, at) => roundOf(calls, at + 1));
  return rounds.reduce((best, round) => (round.times > best.times ? round : best));
}

function roundOf(calls: readonly FinishedCall[], length: number): Round {
  const last = calls.slice(-length);
  let times = last.length === length ? 1 : 0;
  while (times > 0 && isRoundBefore(calls, last, times)) times += 1;
  return { times, tools: last.map(({ tool }) => tool) };
}

function isRoundBefore(
  calls: readonly FinishedCall[],
  last: readonly FinishedCall[],
  times: number,
) {
  const start = calls.length - (times + 1) * last.length;
  if (start < 0) return false;
  const before = calls.slice(start, start + last.length);
  return before.every((earlier, at) => last[at] !== undefined && repeats(last[at], earlier));
}

/**
 * True for the same call with the same result, for one whose texts only grew, and for one of the same tool that failed in the
 * same way. Numbers in results are left aside: they hold times.
 */
function repeats(call: FinishedCall, earlier: FinishedCall): boolean {
  if (call.tool !== earlier.tool || call.reply.kind !== earlier.reply.kind) return false;
  if (isDeepStrictEqual(call.input, earlier.input)) {
    return withoutNumbers(call.reply.text) === withoutNumbers(earlier.reply.text);
  }
  if (call.reply.text !== earlier.reply.text) return false;
  return call.reply.kind === 'failed' || grewFrom(call.input, earlier.input);
}

function withoutNumbers(text: string): string {
  return text.replace(/\d+/g, '#');
}

/** True when each text of the input begins with the earlier one's, and each list with the earlier list. */
function grewFrom(input: unknown, earlier: unknown): boolean {
  if (typeof input === 'string' && typeof earlier === 'string') return input.startsWith(earlier);
  if (typeof input === 'number' && typeof earlier === 'number') return input >= earlier;
  if (Array.isArray(input) && Array.isArray(earlier)) {
    return earlier.every((item, at) => grewFrom(input[at], item));
  }
  if (!isRecord(input) || !isRecord(earlier)) return isDeepStrictEqual(input, earlier);
  return Object.keys(earlier).every((name) => grewFrom(input[name], earlier[name]));
}
