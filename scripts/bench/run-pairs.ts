// Runs the action and the floor alternately, so that other load on the machine affects both.
import type { Builds } from './builds.ts';
import { type BenchRun, runStory } from './run-story.ts';
import type { BenchStory } from './story.ts';

export type Pairs = { readonly ours: readonly BenchRun[]; readonly floor: readonly BenchRun[] };

/** Plays a story `count` times with each program, alternating: ours, floor, ours, floor. */
export async function runPairs(builds: Builds, story: BenchStory, count: number): Promise<Pairs> {
  const ours: BenchRun[] = [];
  const floor: BenchRun[] = [];
  for (let index = 0; index < count; index += 1) {
    ours.push(await runStory(story, { main: builds.ours }));
    floor.push(await runStory(story, { main: builds.floor, inputs: { 'floor-work': story.work } }));
  }
  return { ours, floor };
}
