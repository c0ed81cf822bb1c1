// Deliveries for tests: on a clock whose pauses cost nothing.
import type { Git } from '../../src/ports/git.ts';
import type { Clock, RunTime } from '../../src/ports/ports.ts';
import { type Delivery, deliver } from '../../src/workspace/delivery/deliver.ts';
import { replay } from '../../src/workspace/replay.ts';

export type FakeTime = {
  readonly clock: Clock;
  readonly time: RunTime;
  /** How long each pause was. */
  readonly pauses: readonly number[];
  /** Milliseconds that passed. */
  passed(): number;
};

/** A run's time that passes by pauses alone; ten minutes of it unless told. */
export function aTime(ms = 600_000): FakeTime {
  const pauses: number[] = [];
  const passed = () => pauses.reduce((sum, pause) => sum + pause, 0);
  return {
    clock: {
      now: passed,
      async sleep(length) {
        pauses.push(length);
      },
    },
    time: { left: () => Math.max(0, ms - passed()), over: new AbortController().signal },
    pauses,
    passed,
  };
}

/** Delivers a run's commits, as the run does. */
export function deliverBranch(
  git: Git,
  work: { readonly branch: string; readonly commit: string; readonly start: string },
  time: FakeTime = aTime(),
): Promise<Delivery> {
  const { branch, commit, start } = work;
  return deliver(
    { git, ...time },
    {
      ref: `refs/heads/${branch}`,
      commit,
      onMoved: async (tip) => replay(git, { base: start, tip: commit }, tip ?? start),
    },
  );
}
