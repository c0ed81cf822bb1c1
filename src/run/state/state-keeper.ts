// Writes the thread's state while agents work, so that a kill loses at most the work of agents under way.
import { unlessAborted } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';
import type { OutcomeKind } from '#src/outcome.ts';
import type { Git, Ports } from '#src/ports/index.ts';
import { reportOfText } from '#src/report.ts';
import type { Transcript } from '#src/run-log/index.ts';
import { throttle } from '#src/throttle.ts';
import { carryAlong } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { reportOf, type WorkResult } from '../finish/decide-outcome.ts';
import type { RunContext } from '../start/run-context.ts';
import { stateEventOf } from './state-events.ts';
import { openStateStore, type RunProgress } from './state-store.ts';
import type { RequestState } from './thread-state.ts';

export type StateKeeper = {
  /** A git whose next push of a branch also pushes the state. */
  readonly git: Git;
  /** Notes that the agents have ended, and how. */
  conclude(result: WorkResult): void;
  /** Notes how an earlier request ended that this run settled: its work is delivered, or nothing of it is left. */
  close(request: RequestState, outcome: OutcomeKind): void;
  /**
   * Pushes the state as it is now. `outcome` is what people are told; the work `isLeft` when a later run has to go on with it.
   * Never rejects.
   */
  save(outcome?: OutcomeKind, isLeft?: boolean): Promise<void>;
};

/** The pause between pushes; a run that ends within it pushes nothing twice. */
const PAUSE_MS = 300;

/** How long a push of the state may delay the branch's push after a cancellation. */
const CANCELLED_WAIT_MS = 500;

/** Events at which a task begins or ends. */
const WORTH_KEEPING: ReadonlySet<string> = new Set([
  'agent.spawned',
  'commit',
  'agent.idle',
  'agent.finished',
]);

/** Follows the run's events. */
export function openStateKeeper(context: RunContext, repository: RepositoryContext): StateKeeper {
  const { ports, transcript } = context;
  const run: RunProgress = {
    progress: 'working',
    report: reportOfText(''),
    outcome: undefined,
    events: [],
  };
  const store = openStateStore(context, repository, run);
  const background = throttle(ports.clock, PAUSE_MS, () =>
    unlessLate(store.push('under-way'), ports),
  );
  transcript.listen((event) => {
    const kept = stateEventOf(event);
    // What is noted after the agents' end tells of this run's delivery, which a later run repeats.
    const isOfDelivery = event.kind === 'note' && run.progress !== 'working';
    if (kept !== undefined && !isOfDelivery) run.events.push(kept);
    if (WORTH_KEEPING.has(event.kind)) background.touch();
  });
  return {
    git: carryAlong(ports.git, {
      async next(pushed) {
        await background.close();
        const written = await attempt(store.update({ pushed }));
        // A branch never waits for a state that can't be written.
        return written.kind === 'done' ? written.value : undefined;
      },
      carried: store.carried,
      refresh: store.refresh,
    }),
    conclude(result) {
      Object.assign(run, conclusionOf(result, transcript.read()));
    },
    close: store.close,
    async save(outcome, isLeft = outcome === undefined) {
      run.outcome = outcome;
      await background.close();
      await unlessLate(store.push(isLeft ? 'left' : 'under-way'), ports);
    },
  };
}

/** Waits for a push that may hang. After a cancellation it gives up soon: most of the time left is for the branch. */
async function unlessLate(pushing: Promise<void>, { cancelled, clock }: Ports): Promise<void> {
  await attempt(unlessAborted(pushing, cancelled, () => clock.sleep(CANCELLED_WAIT_MS)));
}

/** A run that lost work is not done: its re-run has that work done again. */
function conclusionOf(
  result: WorkResult,
  { losses }: Transcript,
): Pick<RunProgress, 'progress' | 'report'> {
  const isDone = result.kind === 'done' && losses.length === 0;
  return { progress: isDone ? 'done' : 'stopped', report: reportOf(result) };
}
