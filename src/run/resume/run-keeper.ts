// Saves a run's state on the remote while agents still work, so that a kill loses at most the work of agents under way.
import { unlessAborted } from '../../abort.ts';
import { type Attempt, attempt } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import type { Ports } from '../../ports/ports.ts';
import { type Report, reportOfText } from '../../report.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import { throttle } from '../../throttle.ts';
import type { RemoteRef } from '../../workspace/fetch-branches.ts';
import { carryAlong } from '../../workspace/saved/carry-along.ts';
import {
  commitSavedRun,
  deleteSavedRuns,
  pushSavedRun,
  type SavedAnswer,
  savedRunRef,
} from '../../workspace/saved/saved-runs.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { reportOf, type WorkResult } from '../finish/decide-outcome.ts';
import type { RunContext } from '../start/run-context.ts';
import { type SavedEvent, savedEventOf } from './saved-events.ts';
import { type SavedState, writeRunState } from './saved-run.ts';

export type RunKeeper = {
  /** A git whose next push of a branch also pushes the state. */
  readonly git: Git;
  /** Notes in the state that the agents have ended, and how. */
  conclude(result: WorkResult): void;
  /** Pushes the state to the remote now, as it was when the agents ended if they have. Never rejects. */
  save(): Promise<void>;
  /** Removes the state from the remote, because everything is delivered. Never rejects. */
  forget(): Promise<void>;
};

/** The pause between pushes; a run that ends within it pushes nothing twice. */
const PAUSE_MS = 300;

/** A push without an answer is repeated at once so many times, and at the next event worth keeping. */
const MOST_REPEATED = 3;

/** How long a push of the state may delay the branch's push after a cancellation. */
const CANCELLED_WAIT_MS = 500;

/** Events after which an agent has left something worth keeping. */
const WORTH_KEEPING: ReadonlySet<string> = new Set(['commit', 'agent.idle', 'agent.finished']);

/** What is known of the run so far. */
type Progress = { state: SavedState; report: Report; readonly events: SavedEvent[] };

/** Follows the run's events. `forget` also removes what earlier runs of the request left. */
export function openRunKeeper(context: RunContext, repository: RepositoryContext): RunKeeper {
  const { ports, request, job, transcript } = context;
  const ref = savedRunRef(request.thread.number, job.runId);
  const earlier = repository.saved.filter((run) => run.request === request.id);
  const refs = new Set(earlier.map((run) => run.ref));
  const progress: Progress = { state: 'working', report: reportOfText(''), events: [] };
  const background = throttle(ports.clock, PAUSE_MS, () => attempt(unlessLate(push(), ports)));
  const pushes = openPushes(ports.git, () => background.touch());
  let concluded: Promise<RemoteRef | undefined> | undefined;
  const write = () => writeState({ ref, tip: repository.branch.tip() }, progress, context);
  async function push(written?: RemoteRef): Promise<void> {
    const saved = pushes.isRefused() ? undefined : (written ?? (await write()));
    if (saved !== undefined && (await pushes.push(saved)) !== 'refused') refs.add(ref);
  }
  const next = async () => {
    await background.close();
    const saved = await concluded;
    concluded = undefined;
    return pushes.isRefused() ? undefined : saved;
  };
  transcript.listen((event) => {
    const saved = savedEventOf(event);
    if (saved !== undefined) progress.events.push(saved);
    if (WORTH_KEEPING.has(event.kind)) background.touch();
  });
  return {
    git: carryAlong(ports.git, { next, carried: () => void refs.add(ref) }),
    conclude(result) {
      Object.assign(progress, conclusionOf(result, transcript.read()));
      concluded = attempt(background.close().then(write)).then(valueIn);
    },
    async save() {
      // A state that was written when the agents ended holds no notes of how the delivery failed.
      await attempt(push(await next()));
    },
    async forget() {
      await background.close();
      const saved = [...refs];
      refs.clear();
      await attempt(deleteSavedRuns(ports, saved));
    },
  };
}

/** Pushes states until the remote refuses one. Calls `again` when the answer to a push was lost. */
function openPushes(git: Git, again: () => void) {
  let isRefused = false;
  let unanswered = 0;
  return {
    isRefused: () => isRefused,
    async push(saved: RemoteRef): Promise<SavedAnswer> {
      const answer = await pushSavedRun(git, saved);
      isRefused = answer === 'refused';
      unanswered = answer === 'unknown' ? unanswered + 1 : 0;
      if (unanswered > 0 && unanswered <= MOST_REPEATED) again();
      return answer;
    },
  };
}

/** Waits for a push that may hang. After a cancellation it gives up soon: most of the time left is for the branch. */
async function unlessLate(pushing: Promise<void>, { cancelled, clock }: Ports): Promise<void> {
  await unlessAborted(pushing, cancelled, () => clock.sleep(CANCELLED_WAIT_MS));
}

/** A run that lost work is not done: its re-run has that work done again. */
function conclusionOf(
  result: WorkResult,
  { losses }: Transcript,
): Pick<Progress, 'state' | 'report'> {
  const isDone = result.kind === 'done' && losses.length === 0;
  return { state: isDone ? 'done' : 'stopped', report: reportOf(result) };
}

function valueIn<T>(ended: Attempt<T>): T | undefined {
  return ended.kind === 'done' ? ended.value : undefined;
}

async function writeState(
  place: { readonly ref: string; readonly tip: string },
  progress: Progress,
  context: RunContext,
): Promise<RemoteRef | undefined> {
  const text = context.inputs.dryRun ? undefined : textOf(progress, context);
  return text === undefined ? undefined : commitSavedRun(context.ports.git, { ...place, text });
}

function textOf(progress: Progress, { request, job, ports }: RunContext): string | undefined {
  const { id, command, author, text, url } = request;
  const asked = 'request' in command ? command.request : text;
  const facts = { request: id, run: job.runId, actor: author.login, asked, url };
  return writeRunState({ ...facts, ...progress }, ports.mask);
}
