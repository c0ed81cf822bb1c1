// What later runs know of a thread's earlier requests: one JSON document, which anybody who may push could have written.
import * as z from 'zod';
import { resultOr } from '#src/errors.ts';
import { OUTCOMES, type OutcomeKind } from '#src/outcome.ts';
import type { Git } from '#src/ports/git.ts';
import { type Report, reportSchema } from '#src/report.ts';
import { readJson } from '#src/text/json.ts';
import { MAX_STATE_BYTES, readStateFile } from '#src/workspace/thread-state-ref.ts';
import { listUpTo, type StateEvent, stateEventSchema, upTo } from './state-events.ts';

/** `working`: agents were at work; `stopped`: the run ended before they finished; `done`: they finished. */
type RequestProgress = 'working' | 'stopped' | 'done';

/** One request of the thread, and what its latest run did. */
export type RequestState = {
  /** What started the run: `comment-12`. */
  readonly id: string;
  readonly run: string;
  readonly actor: string;
  /** The request's words, and its page. */
  readonly asked: string;
  readonly url: string;
  readonly progress: RequestProgress;
  /** The last report of the coordinator, or of the one agent. */
  readonly report: Report;
  /** The branch that its work goes to, and the part of the thread that it belongs to: see `partOf`. */
  readonly branch: string;
  readonly part: number;
  /** How the run ended; undefined until people are told. */
  readonly outcome?: OutcomeKind | undefined;
  /** The newest commit of its work, while that is on no branch. */
  readonly tip?: string | undefined;
  readonly events: readonly StateEvent[];
};

/** A thread's requests, oldest first. `thread` is the number of the issue or pull request on which the thread began. */
export type ThreadState = { readonly thread: number; readonly requests: readonly RequestState[] };

const VERSION = 1;
const MAX_EVENTS = 20_000;
const MAX_REQUESTS = 500;

const commitId = z.string().regex(/^[0-9a-f]{40,64}$/);
const id = z.string().regex(/^[\w./-]{1,200}$/);

const requestSchema = z.object({
  id,
  run: id,
  actor: upTo(100),
  asked: upTo(100_000),
  url: upTo(2_000),
  progress: z.enum(['working', 'stopped', 'done']),
  report: reportSchema,
  branch: upTo(255),
  part: z.number().int().positive(),
  outcome: z.enum(OUTCOMES).optional(),
  tip: commitId.optional(),
  events: listUpTo(MAX_EVENTS, stateEventSchema),
});

const stateSchema = z.object({
  version: z.literal(VERSION),
  thread: z.number().int().positive(),
  requests: z.array(requestSchema).max(MAX_REQUESTS),
});

/**
 * Writes the state for `readThreadState`, with secrets masked. If it is too long, the oldest finished requests lose their
 * events first, then go; undefined when the newest request alone is too long.
 */
export function writeThreadState(
  { thread, requests }: ThreadState,
  mask: (text: string) => string,
): string | undefined {
  // Each string is masked by itself, so that a match never spans a quotation mark.
  const maskStrings = (_name: string, value: unknown) =>
    typeof value === 'string' ? mask(value) : value;
  let kept = newest(requests);
  for (;;) {
    const state = { version: VERSION, thread, requests: kept };
    const masked = parse(JSON.stringify(state, maskStrings));
    const text = masked && JSON.stringify({ version: VERSION, ...masked });
    if (text !== undefined && Buffer.byteLength(text) <= MAX_STATE_BYTES) return text;
    const shorter = shorten(kept);
    if (shorter === undefined) return undefined;
    kept = shorter;
  }
}

/** Drops the oldest requests that are too many, but none whose work is on no branch. */
function newest(requests: readonly RequestState[]): readonly RequestState[] {
  const surplus = Math.max(0, requests.length - MAX_REQUESTS);
  const gone = new Set(requests.filter(({ tip }) => tip === undefined).slice(0, surplus));
  return requests.filter((one) => !gone.has(one));
}

/** Takes something off the oldest request that can spare it; undefined when nothing can be spared. */
function shorten(requests: readonly RequestState[]): readonly RequestState[] | undefined {
  const at = requests.findIndex(
    ({ tip, events }, place) =>
      place < requests.length - 1 && tip === undefined && events.length > 0,
  );
  if (at >= 0) return requests.map((one, place) => (place === at ? { ...one, events: [] } : one));
  const spare = requests.findIndex(({ tip }, place) => place < requests.length - 1 && !tip);
  return spare < 0 ? undefined : requests.filter((_, place) => place !== spare);
}

/** A thread's state on the remote: none, one that can't be used and why, or what it says. */
type FoundState =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'found'; readonly state: ThreadState };

/** Reads the state that a commit holds for a thread. Work counts only if the commit keeps it. Never rejects. */
export async function readThreadState(
  git: Git,
  commit: string | undefined,
  thread: number,
): Promise<FoundState> {
  if (commit === undefined) return { kind: 'none' };
  const file = await resultOr(readStateFile(git, commit), undefined);
  if (file === undefined)
    return { kind: 'unreadable', reason: 'it holds no state, or one that is too long' };
  const state = parse(file.text);
  if (state === undefined)
    return { kind: 'unreadable', reason: 'it is not in the form that this version writes' };
  if (state.thread !== thread) {
    return { kind: 'unreadable', reason: `it is that of #${state.thread}` };
  }
  const requests = state.requests.map((one) =>
    one.tip !== undefined && file.tips.includes(one.tip) ? one : { ...one, tip: undefined },
  );
  return { kind: 'found', state: { thread, requests } };
}

function parse(text: string): ThreadState | undefined {
  const json = readJson(text);
  const read = json.kind === 'value' ? stateSchema.safeParse(json.value).data : undefined;
  return read && { thread: read.thread, requests: read.requests };
}

/** Returns the state with this request, in its old place or at the end. Pure. */
export function withRequest(state: ThreadState, request: RequestState): ThreadState {
  const { requests } = state;
  const isKnown = requests.some(({ id: known }) => known === request.id);
  return {
    ...state,
    requests: isKnown
      ? requests.map((one) => (one.id === request.id ? request : one))
      : [...requests, request],
  };
}

/** The commits that a state's commit must keep: the work that is on no branch. Pure. */
export function tipsOf({ requests }: ThreadState): readonly string[] {
  return [...new Set(requests.flatMap(({ tip }) => tip ?? []))];
}

/**
 * Joins what the remote has now with what this run knows: other requests are as the remote has them, but for those that this
 * run has `closed`. Pure.
 */
export function mergeStates(
  theirs: ThreadState,
  ours: ThreadState,
  closed: ReadonlySet<string>,
): ThreadState {
  const own = ours.requests.filter(
    ({ id }) => closed.has(id) || !theirs.requests.some((one) => one.id === id),
  );
  return own.reduce(withRequest, theirs);
}

/** True when the request's run told no outcome, or its work is on no branch. */
export function isOpen({ outcome, tip }: RequestState): boolean {
  return outcome === undefined || tip !== undefined;
}
