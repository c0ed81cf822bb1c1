// A run's state as one JSON text: what was asked, what its agents did, and whether they finished.
import * as z from 'zod';
import { attempt } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import { type Report, reportSchema } from '../../report.ts';
import { readJson } from '../../text/json.ts';
import type { RemoteRef } from '../../workspace/fetch-branches.ts';
import { MAX_STATE_BYTES, readSavedRun } from '../../workspace/saved/saved-runs.ts';
import { listUpTo, savedEventSchema, upTo } from './saved-event-schema.ts';
import type { SavedEvent } from './saved-events.ts';

/** `working`: agents were at work; `stopped`: the run ended before they finished; otherwise how they finished. */
export type SavedState = 'working' | 'stopped' | 'done';

export type RunState = {
  /** What started the run: `comment-12`. */
  readonly request: string;
  readonly run: string;
  readonly actor: string;
  /** The request's words, and its page. */
  readonly asked: string;
  readonly url: string;
  readonly state: SavedState;
  /** The last report of the coordinator, or of the one agent. */
  readonly report: Report;
  readonly events: readonly SavedEvent[];
};

/** A state found on the remote; `tip` is the commit that the run's branch had. */
export type SavedRun = RunState &
  RemoteRef & {
    readonly tip: string;
    /** The artifact of the run in which the state was found; the remote has none of it. */
    readonly artifact?: string;
  };

const MAX_EVENTS = 20_000;
const MAX_RUNS = 20;

const stateSchema = z.object({
  version: z.literal(2),
  request: z.string().regex(/^[\w./-]{1,200}$/),
  run: z.string().regex(/^[\w./-]{1,200}$/),
  actor: upTo(100),
  asked: upTo(100_000),
  url: upTo(2_000),
  state: z.enum(['working', 'stopped', 'done']),
  report: reportSchema,
  events: listUpTo(MAX_EVENTS, savedEventSchema),
});

/** Returns the state as text for `readRunState`, with secrets masked; undefined when it is too long to keep. */
export function writeRunState(state: RunState, mask: (text: string) => string): string | undefined {
  // Each string is masked by itself, so that a match never spans a quotation mark.
  const maskStrings = (_name: string, value: unknown) =>
    typeof value === 'string' ? mask(value) : value;
  const masked = readRunState(JSON.stringify({ version: 2, ...state }, maskStrings));
  const text = masked && JSON.stringify(masked);
  return text === undefined || Buffer.byteLength(text) > MAX_STATE_BYTES ? undefined : text;
}

/** Returns the state that a text holds; undefined when the text is not in our format. */
export function readRunState(text: string): RunState | undefined {
  const json = readJson(text);
  return json.kind === 'value' ? stateSchema.safeParse(json.value).data : undefined;
}

/** Returns the states that can be read, in the order of their refs. Never rejects. */
export async function readSavedRuns(
  git: Git,
  fetched: readonly RemoteRef[],
): Promise<readonly SavedRun[]> {
  const runs: SavedRun[] = [];
  for (const { ref, commit } of fetched.slice(0, MAX_RUNS)) {
    const read = await attempt(readSavedRun(git, commit));
    const found = read.kind === 'done' ? read.value : undefined;
    const state = readRunState(found?.text ?? '');
    if (found !== undefined && state !== undefined)
      runs.push({ ...state, ref, commit, tip: found.tip });
  }
  return runs;
}

/** Returns the most advanced state of the request's own runs. */
export function savedRunOf(runs: readonly SavedRun[], request: string): SavedRun | undefined {
  const own = runs.filter((run) => run.request === request);
  return own.find(isFinished) ?? own.toSorted((a, b) => b.events.length - a.events.length)[0];
}

/** True when the agents finished and only the delivery is missing. */
export function isFinished<Run extends Pick<RunState, 'state'>>(
  run: Run,
): run is Run & { readonly state: 'done' } {
  return run.state === 'done';
}
