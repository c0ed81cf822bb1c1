// A session as the coordinator and the agents have it: opened in time, watched, counted, and closed without complaint.
import { attempt, SquadError } from '../errors.ts';
import type { AgentRuntime, AgentSession, Clock, SessionSpec, Turn } from '../world.ts';
import type { Budget } from './budget.ts';
import type { RunEvent } from './events.ts';
import { createNarrator } from './narrator.ts';
import { onAbort } from './on-abort.ts';
import { createWatchdog, takeTurn } from './turn.ts';

/** The first session also waits for the runtime, which may have to be fetched. */
export const OPENING_MS = 180_000;

/** What every session of a run shares. */
export type Surroundings = {
  readonly runtime: AgentRuntime;
  readonly clock: Clock;
  readonly budget: Budget;
  emit(event: RunEvent): void;
};

export type Conversation = {
  readonly id: string;
  /** One turn; it ends by its time-out, a silence, or the run's limits at the latest. */
  ask(prompt: string, timeoutMs?: number): Promise<Turn>;
  /** Never rejects. */
  close(): Promise<void>;
};

/** Opens a session. Throws what the runtime throws, a SquadError (E_RUNTIME) when it takes too long, or the budget signal's reason. */
export async function openConversation(
  spec: Omit<SessionSpec, 'onEvent'>,
  surroundings: Surroundings,
): Promise<Conversation> {
  const { runtime, clock, budget } = surroundings;
  budget.signal.throwIfAborted();
  const watchdog = createWatchdog(clock);
  const { label: session, directory, tools } = spec;
  const ownTools = new Set(tools.map(({ name }) => name));
  const narrate = createNarrator({ session, directory, ownTools }, surroundings);
  const opening = runtime.openSession({
    ...spec,
    tools: tools.map((tool) => ({
      ...tool,
      call: (input, call) => watchdog.busy(() => tool.call(input, call)),
    })),
    onEvent(event) {
      watchdog.saw();
      narrate(event);
    },
  });
  const opened = await inTime(opening, surroundings);
  return {
    id: opened.id,
    ask: (prompt, timeoutMs) =>
      takeTurn(opened, prompt, { clock, watchdog, signal: budget.signal, timeoutMs }),
    async close() {
      await attempt(opened.close());
    },
  };
}

/** The session, unless it takes too long or the run ends first; then it is closed as soon as it is there. */
async function inTime(
  opening: Promise<AgentSession>,
  { clock, budget }: Surroundings,
): Promise<AgentSession> {
  const over = new AbortController();
  let forget = () => {};
  const givenUp = new Promise<never>((_resolve, reject) => {
    forget = onAbort(budget.signal, () => reject(budget.signal.reason));
    clock.sleep(OPENING_MS, over.signal).then(
      () => reject(tooLate()),
      () => undefined,
    );
  });
  const opened = await attempt(Promise.race([opening, givenUp]));
  forget();
  over.abort();
  if (opened.kind === 'done') return opened.value;
  opening.then((late) => attempt(late.close())).then(undefined, () => undefined);
  throw opened.error;
}

function tooLate(): SquadError {
  return new SquadError({
    code: 'E_RUNTIME',
    message: `timeout: the Copilot runtime opened no session within ${OPENING_MS / 1000} s.`,
    hint: 'Run the job again.',
  });
}
