// Ours and the floor in turn, so that whatever else the machine does falls on both.
import type { Builds } from './main.ts';
import { type Play, play } from './play.ts';
import type { BenchStory } from './story.ts';

export type Pairs = { readonly ours: readonly Play[]; readonly floor: readonly Play[] };

/** Plays a story so many times with each: ours, floor, ours, floor. */
export async function playPairs(builds: Builds, story: BenchStory, count: number): Promise<Pairs> {
  const ours: Play[] = [];
  const floor: Play[] = [];
  for (let index = 0; index < count; index += 1) {
    ours.push(await play(story, { main: builds.ours }));
    floor.push(await play(story, { main: builds.floor, inputs: { 'floor-work': story.work } }));
  }
  return { ours, floor };
}
