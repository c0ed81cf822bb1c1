// Ends the life of what the remote keeps of threads: nobody goes on with one that has been over for a month.
import { attempt } from '#src/errors.ts';
import type { GitHub } from '#src/ports/index.ts';
import {
  deleteOldRunsBefore,
  deleteStates,
  type ListedState,
  listBranches,
  listThreadStates,
} from '#src/workspace/index.ts';
import type { ScribeContext } from '../scribe-context.ts';

const DAY_MS = 24 * 3_600_000;
/** How long the state of a thread is kept after the thread has ended. */
const KEPT_MS = 30 * DAY_MS;
/** How long version 0.2 kept the state of an interrupted run. */
const OLD_RUN_MS = 7 * DAY_MS;
/** How many states one job asks GitHub about. */
const MOST_STATES = 50;
/** A thread with more branches is not asked about: people may push any number of them. */
const MOST_BRANCHES = 10;

type OldStatesDeps = Pick<ScribeContext, 'ports' | 'inputs'>;

/** Removes what version 0.2 left of interrupted runs. Throws a SquadError (E_GIT). */
export function removeOldRuns({ ports: { git, clock } }: OldStatesDeps): Promise<void> {
  return deleteOldRunsBefore(git, clock.now() - OLD_RUN_MS);
}

/**
 * Removes the states of threads that ended 30 days ago and were not written since. Needs a token that may read issues: to any
 * other, GitHub may say that they are gone. Returns how many it removed. Throws a SquadError (E_GIT).
 */
export async function removeOldStates({ ports, inputs }: OldStatesDeps): Promise<number> {
  const { git, github, clock } = ports;
  const now = clock.now();
  const before = now - KEPT_MS;
  const old = (await listThreadStates(git)).filter(({ writtenAt }) => writtenAt < before);
  if (old.length === 0) return 0;
  const branches = await listBranches(git, inputs.branchPrefix);
  const ended: ListedState[] = [];
  for (const state of chooseStates(old, now)) {
    const own = branches.filter((name) => name.startsWith(`${inputs.branchPrefix}${state.key}-`));
    const asked = await attempt(hasEnded(github, { number: state.key, branches: own, before }));
    // The next job asks again.
    if (asked.kind === 'threw') break;
    if (asked.value) ended.push(state);
  }
  return deleteStates(git, ended);
}

/**
 * Chooses the states to ask about, oldest first. If there are more than one job asks about, each job begins elsewhere: else
 * threads that stay open would hide the others for ever. Pure.
 */
export function chooseStates(states: readonly ListedState[], now: number): readonly ListedState[] {
  const sorted = states.toSorted((one, other) => one.writtenAt - other.writtenAt);
  const start = sorted.length > MOST_STATES ? now % sorted.length : 0;
  return [...sorted.slice(start), ...sorted.slice(0, start)].slice(0, MOST_STATES);
}

type ThreadPlace = {
  readonly number: number;
  /** The branches of the squad for this thread that the remote still has. */
  readonly branches: readonly string[];
  readonly before: number;
};

/** True when the issue or pull request, and every pull request of the branches, was closed before a time, or is gone. */
async function hasEnded(
  github: Pick<GitHub, 'threadEnd' | 'pullRequestsOf'>,
  { number, branches, before }: ThreadPlace,
): Promise<boolean> {
  if (branches.length > MOST_BRANCHES) return false;
  const end = await github.threadEnd(number);
  if (end.kind === 'open' || (end.kind === 'closed' && end.at >= before)) return false;
  for (const branch of branches) {
    const pulls = await github.pullRequestsOf(branch);
    const isOver = ({ closedAt }: (typeof pulls)[number]) =>
      closedAt !== undefined && Date.parse(closedAt) < before;
    if (!pulls.every(isOver)) return false;
  }
  return true;
}
