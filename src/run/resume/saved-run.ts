// A run's state as one JSON text: what was asked, what its agents did, and whether they finished.
import * as z from 'zod';
import { attempt } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import { readJson } from '../../text/json.ts';
import type { RemoteRef } from '../../workspace/remote.ts';
import { readSavedRun } from '../../workspace/saved/saved-runs.ts';
import { type SavedEvent, savedEventSchema } from './saved-events.ts';

/** `working`: agents were at work; `stopped`: the run ended before they finished; otherwise how they finished. */
export type SavedState = 'working' | 'stopped' | 'done' | 'question';

export type RunState = {
  /** What started the run: `comment-12`. */
  readonly request: string;
  readonly run: string;
  readonly actor: string;
  /** The request's words, and its page. */
  readonly asked: string;
  readonly url: string;
  readonly state: SavedState;
  /** The last answer of the coordinator, or of the one agent. */
  readonly text: string;
  readonly events: readonly SavedEvent[];
};

/** A state that was found on the remote; `tip` is the commit that the run's branch had. */
export type SavedRun = RunState &
  RemoteRef & {
    readonly tip: string;
    /** It was found in this artifact of the run: the remote has nothing of it. */
    readonly artifact?: string;
  };

const MAX_EVENTS = 20_000;
const MAX_RUNS = 20;
const LONGEST_TEXT = 2_000_000;

const stateSchema = z.object({
  version: z.literal(1),
  request: z.string().regex(/^[\w./-]{1,200}$/),
  run: z.string().max(200),
  actor: z.string().max(100),
  asked: z.string().max(100_000),
  url: z.string().max(2_000),
  state: z.enum(['working', 'stopped', 'done', 'question']),
  text: z.string().max(200_000),
  events: z.array(savedEventSchema).max(MAX_EVENTS),
});

/** The state as text, its secrets masked; undefined when it is too long to be kept. */
export function writeRunState(state: RunState, mask: (text: string) => string): string | undefined {
  // Each string by itself, so that a match never spans a quotation mark.
  const maskStrings = (_name: string, value: unknown) =>
    typeof value === 'string' ? mask(value) : value;
  const text = JSON.stringify({ version: 1, ...state }, maskStrings);
  return text.length > LONGEST_TEXT ? undefined : text;
}

/** The states that can be read, in the order of their refs. Never rejects. */
export async function readSavedRuns(
  git: Git,
  fetched: readonly RemoteRef[],
): Promise<readonly SavedRun[]> {
  const runs: SavedRun[] = [];
  for (const { ref, commit } of fetched.slice(0, MAX_RUNS)) {
    const read = await attempt(readSavedRun(git, commit));
    const found = read.kind === 'done' ? read.value : undefined;
    const json = readJson(found?.text ?? '');
    const state = json.kind === 'value' ? stateSchema.safeParse(json.value) : undefined;
    if (found !== undefined && state?.success)
      runs.push({ ...state.data, ref, commit, tip: found.tip });
  }
  return runs;
}

/** The state of a request's own run that is furthest. */
export function savedRunOf(runs: readonly SavedRun[], request: string): SavedRun | undefined {
  const own = runs.filter((run) => run.request === request);
  return own.find(isFinished) ?? own.toSorted((a, b) => b.events.length - a.events.length)[0];
}

/** True when agents finished, and only the delivery was missing. */
export function isFinished<Run extends Pick<RunState, 'state'>>(
  run: Run,
): run is Run & { readonly state: 'done' | 'question' } {
  return run.state === 'done' || run.state === 'question';
}
