// What a run's page is written from: the record, read and cut to what fits.
import { plural } from '#src/text/index.ts';
import { type RecordEntry, readRecord } from '../record.ts';
import { type Film, layFilm } from './film.ts';
import { escapeHtml } from './html.ts';
import { layLanes } from './lanes.ts';
import type { Arrow, SessionLane, StoryAct } from './story/story.ts';
import { tellStory } from './story/tell-story.ts';

/** The most that all acts may take without their folded details, and what each takes besides its words. */
const MAX_BYTES = 1_000_000;
const ACT_BYTES = 350;
/** More than any run has. */
const MOST_LANES = 300;
const MOST_ARROWS = 1_000;

/** What the parts of the page are written from. */
export type PageModel = {
  readonly entries: readonly RecordEntry[];
  readonly acts: readonly StoryAct[];
  readonly arrows: readonly Arrow[];
  readonly lanes: readonly SessionLane[];
  readonly film: Film;
  readonly startedAt: number;
  readonly totalMs: number;
  /** What the page leaves out: sessions, acts and lines of the record. */
  readonly leftOut: readonly string[];
};

/** Reads the record. */
export function readModel(record: string): PageModel {
  const { entries, broken } = readRecord(record);
  const times = entries.map(({ at }) => at).filter((at) => at > 0);
  const startedAt = times.reduce((a, b) => Math.min(a, b), times[0] ?? 0);
  const endedAt = times.reduce((a, b) => Math.max(a, b), startedAt);
  const { acts: told, arrows } = tellStory(entries);
  const acts = mostTelling(told.toSorted((a, b) => a.at - b.at));
  const missing = told.length - acts.length;
  const lanes = layLanes(entries, endedAt);
  const unshown = lanes.length - MOST_LANES;
  const leftOut = [
    ...(unshown > 0 ? [plural(unshown, 'session')] : []),
    ...(missing > 0 ? [`${plural(missing, 'act')} of this long run`] : []),
    ...(broken > 0 ? [`${plural(broken, 'line')} that could not be read`] : []),
  ];
  const film = layFilm(acts, startedAt, endedAt);
  return {
    entries,
    acts,
    arrows: arrows.slice(0, MOST_ARROWS),
    lanes: lanes.slice(0, MOST_LANES),
    film,
    startedAt,
    totalMs: endedAt - startedAt,
    leftOut,
  };
}

/** Keeps as many acts as fit: small ones are dropped before marked ones, and later ones before earlier ones. */
function mostTelling(acts: readonly StoryAct[]): readonly StoryAct[] {
  const bySize = acts.toSorted(
    (a, b) => Number(a.mark === undefined) - Number(b.mark === undefined),
  );
  let left = MAX_BYTES;
  const kept = new Set<StoryAct>();
  for (const act of bySize) {
    // The mark on the lane repeats the words.
    const times = act.mark === undefined ? 1 : 2;
    left -= ACT_BYTES + times * Buffer.byteLength(escapeHtml(act.who + act.text));
    if (left < 0) break;
    kept.add(act);
  }
  return acts.filter((act) => kept.has(act));
}
