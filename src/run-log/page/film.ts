// The film's time axis: every act gets a little room, even if it took no time, and quiet stretches are shortened.

import { sum } from '#src/text/count.ts';
import type { Act } from './story.ts';

/** The axis. Places on it are percents of its width. */
export type Film = {
  /** The place of each act, in the order of the story. */
  readonly acts: readonly number[];
  readonly placeOf: (at: number) => number;
  readonly ticks: readonly { readonly place: number; readonly label: string }[];
  /** Where a stretch was shortened, and how long it was. */
  readonly pauses: readonly { readonly place: number; readonly label: string }[];
};

const [LEFT, RIGHT] = [2, 98];
/** The share of the width that is divided among the acts however long they took. */
const EVEN_SHARE = 0.45;
/** A gap longer than this many usual ones is shortened. */
const USUAL_GAPS = 6;
const TICK_ROOM = 8;

/** Lays out the acts along the axis; they must be in order of time. */
export function layFilm(acts: readonly Act[], startedAt: number, endedAt: number): Film {
  const times = [...acts.map(({ at }) => at), endedAt];
  const gaps = times.slice(1).map((at, index) => Math.max(0, at - (times[index] ?? at)));
  const cap = longestGap(gaps);
  const total = sum(gaps.map((gap) => Math.min(gap, cap))) || 1;
  const evens = acts.map((act, index) => evenPart(act, acts[index + 1]));
  const evenSum = sum(evens) || 1;
  const places = [LEFT];
  for (const [index, gap] of gaps.entries()) {
    const share =
      ((1 - EVEN_SHARE) * Math.min(gap, cap)) / total +
      (EVEN_SHARE * (evens[index] ?? 1)) / evenSum;
    places.push((places.at(-1) ?? LEFT) + share * (RIGHT - LEFT));
  }
  const placeOf = (at: number) => between(times, places, at);
  const pauses = pausesOf(gaps, places, cap);
  return { acts: places, placeOf, ticks: ticksOf(placeOf, startedAt, endedAt), pauses };
}

/** Marks need more room than ticks, most of all when the next mark is on the same lane. */
function evenPart({ mark, session }: Act, next: Act | undefined): number {
  if (mark === undefined) return 1;
  return next?.session === session && next.mark !== undefined ? 6 : 3;
}

function pausesOf(gaps: readonly number[], places: readonly number[], cap: number) {
  return gaps.flatMap((gap, index) => {
    if (gap <= 2 * cap) return [];
    const place = ((places[index] ?? 0) + (places[index + 1] ?? 0)) / 2;
    return [{ place, label: shortText(gap) }];
  });
}

function longestGap(gaps: readonly number[]): number {
  const real = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  return USUAL_GAPS * Math.max(20, real[Math.floor(real.length * 0.7)] ?? 0);
}

/** Returns a time's place: that of the first act at that time, or between the acts before and after it. */
function between(times: readonly number[], places: readonly number[], at: number): number {
  const found = firstAtLeast(times, at);
  const [to, end] = [times[found] ?? at, places[found] ?? LEFT];
  const [before, start] = [times[found - 1] ?? to, places[found - 1] ?? end];
  if (at >= to || to === before) return end;
  return start + ((end - start) * Math.max(0, at - before)) / (to - before);
}

function firstAtLeast(times: readonly number[], at: number): number {
  let [low, high] = [0, times.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The most steps of the axis: when the clock jumps, a run can seem to last years. */
const MOST_STEPS = 1_000;
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200];

function ticksOf(placeOf: (at: number) => number, startedAt: number, endedAt: number) {
  const total = endedAt - startedAt;
  const usual = 1000 * (STEPS.find((one) => one * 1000 * 12 >= total) ?? 86_400);
  const step = Math.max(usual, total / MOST_STEPS);
  const ticks: { place: number; label: string }[] = [];
  for (let ms = 0; ms <= total && ticks.length < 100; ms += step) {
    const place = placeOf(startedAt + ms);
    if (place - (ticks.at(-1)?.place ?? -TICK_ROOM) < TICK_ROOM) continue;
    ticks.push({ place, label: clock(ms, total) });
  }
  return ticks;
}

/** Returns `1.8 s` in a run of less than a minute, else `2:41` or `1:02:41`. */
export function clock(ms: number, total: number): string {
  if (total < 60_000) return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
  const seconds = Math.max(0, Math.round(ms / 1000));
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

function shortText(ms: number): string {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  return ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
}
