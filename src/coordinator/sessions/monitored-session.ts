// A session that is opened within a time limit, watched for silence, counted against the budget, and closed without errors.
import { unlessAborted } from '#src/abort.ts';
import { attempt, SquadError } from '#src/errors.ts';
import type {
  AgentRuntime,
  AgentSession,
  AttachedImage,
  Clock,
  SessionSpec,
} from '#src/ports/index.ts';
import type { RunEvent } from '#src/run-log/index.ts';
import type { Budget } from '../budget.ts';
import { createWatchdog, runTurn } from './run-turn.ts';
import { createSessionEventListener } from './session-events.ts';
import { collectReport, type EndedTurn } from './turn-report.ts';

/** Long, because the first session also waits for the runtime, which may have to be downloaded. */
export const OPENING_TIMEOUT_MS = 180_000;

/** What every session of a run shares. */
export type SessionDeps = {
  readonly runtime: AgentRuntime;
  readonly clock: Clock;
  readonly budget: Budget;
  emit(event: RunEvent): void;
};

export type MonitoredSession = Pick<AgentSession, 'id' | 'imageLimits'> & {
  /** Runs one turn, which ends at the latest when the session falls silent or a limit of the run is reached. */
  ask(prompt: string, images?: readonly AttachedImage[]): Promise<EndedTurn>;
  /** Adds a message to the turn under way; false when there is none. Never rejects. */
  tell(message: string): Promise<boolean>;
  /** Never rejects. */
  close(): Promise<void>;
};

/** Opens a session. Throws what the runtime throws, a SquadError (E_RUNTIME) when it takes too long, or the budget signal's reason. */
export async function openMonitoredSession(
  spec: Omit<SessionSpec, 'onEvent'>,
  deps: SessionDeps,
): Promise<MonitoredSession> {
  const { runtime, clock, budget } = deps;
  budget.signal.throwIfAborted();
  const watchdog = createWatchdog(clock);
  const { label: session, directory, tools } = spec;
  const ownTools = new Set(
    tools.filter(({ isUnrecorded }) => isUnrecorded !== true).map(({ name }) => name),
  );
  const turnReport = collectReport();
  const recordEvent = createSessionEventListener({ session, directory, ownTools }, deps);
  const opening = runtime.openSession({
    ...spec,
    tools: tools.map((tool) => ({
      ...tool,
      async call(input, call) {
        const reply = await watchdog.whileBusy(() => tool.call(input, call));
        turnReport.onReply(tool, call.id, reply);
        return reply;
      },
    })),
    onEvent(event) {
      watchdog.markActive();
      turnReport.onEvent(event);
      recordEvent(event);
    },
  });
  const opened = await openInTime(opening, deps);
  return {
    id: opened.id,
    imageLimits: opened.imageLimits,
    async ask(prompt, images) {
      turnReport.begin();
      const timers = { clock, watchdog, signal: budget.signal };
      return turnReport.end(await runTurn(opened, { prompt, images }, timers));
    },
    tell: opened.tell,
    async close() {
      await attempt(opened.close());
    },
  };
}

/** Returns the session. If it takes too long or the run ends first, throws, and closes the session once it opens. */
async function openInTime(
  opening: Promise<AgentSession>,
  { clock, budget }: SessionDeps,
): Promise<AgentSession> {
  const over = new AbortController();
  const tooLong = clock.sleep(OPENING_TIMEOUT_MS, over.signal).then(() => {
    throw openingTimeoutError();
  });
  const opened = await attempt(unlessAborted(Promise.race([opening, tooLong]), budget.signal));
  over.abort();
  if (opened.kind === 'done') return opened.value;
  opening.then((late) => attempt(late.close())).then(undefined, () => undefined);
  throw opened.error;
}

function openingTimeoutError(): SquadError {
  return new SquadError({
    code: 'E_RUNTIME',
    message: `timeout: the Copilot runtime opened no session within ${OPENING_TIMEOUT_MS / 1000} s.`,
    hint: 'Run the job again.',
  });
}
