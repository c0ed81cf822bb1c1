// A session that is opened within a time limit, watched for silence, counted against the budget, and closed without errors.
import { onAbort, unlessAborted } from '#src/abort.ts';
import { attempt, SquadError } from '#src/errors.ts';
import type {
  AgentRuntime,
  AgentSession,
  AttachedImage,
  SessionEvent,
  SessionSpec,
} from '#src/ports/agents.ts';
import type { Clock } from '#src/ports/ports.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { Budget } from './budget.ts';
import { guardAgainstLoops } from './loops.ts';
import { type EndedTurn, SILENCE_TIMEOUT_MS, TurnReport } from './turns.ts';

/** What an agent is doing, in words for the board. */
const STATUS_VERBS: Readonly<Record<string, string>> = {
  view: 'reads',
  create: 'writes',
  edit: 'edits',
  apply_patch: 'edits',
  grep: 'searches for',
  glob: 'looks for',
  squad_route: 'hands work to',
  squad_decide: 'records a decision',
  squad_memory: 'notes a learning',
  squad_status: 'looks at the team',
  squad_skill: 'looks at skills',
  'squad_skill write': 'proposes the skill',
  squad_review: 'records a review',
  squad_discover: 'looks for a colleague',
  squad_finish: 'reports',
};

const LONGEST_DETAIL = 60;

/** Words `view`, `src/login.ts` as `reads src/login.ts`. The detail is a path, a pattern or a name; it may be empty. */
function statusText(tool: string, detail: string, action = ''): string {
  const known = [`${tool} ${action}`, tool].find((one) => Object.hasOwn(STATUS_VERBS, one));
  const words = known === undefined ? `uses ${tool}` : STATUS_VERBS[known];
  return `${words} ${oneLine(detail.slice(0, 1000), LONGEST_DETAIL)}`.trim();
}

const UNEXPLAINED = 'Refused or failed.';

/** Returns a listener that translates one session's events into the run's, and counts them against the budget. Never throws. */
function createEventListener(
  { label: session, directory, tools }: Omit<SessionSpec, 'onEvent'>,
  { clock, budget, emit }: SessionDeps,
): (event: SessionEvent) => void {
  // These tools record their calls themselves.
  const recorded = new Set(tools.flatMap((tool) => (tool.isUnrecorded ? [] : [tool.name])));
  const calls = new Map<string, { readonly tool: string; readonly at: number }>();
  const tellWords = tellWordsBetweenCalls((text) => emit({ kind: 'agent.said', session, text }));
  const started = (event: Extract<SessionEvent, { kind: 'tool-started' }>) => {
    const { callId, tool } = event;
    // The session's folder is cut from the paths that people see.
    const input = withoutPrefix(event.detail, `${directory}/`);
    emit({ kind: 'agent.step', session, step: statusText(tool, input, event.action) });
    if (!recorded.has(tool)) {
      calls.set(callId, { tool, at: clock.now() });
      emit({ kind: 'tool.start', session, callId, tool, input });
    }
    budget.countToolCall();
  };
  const ended = ({ callId, ok, output = '' }: Extract<SessionEvent, { kind: 'tool-ended' }>) => {
    const call = calls.get(callId);
    if (call === undefined) return;
    calls.delete(callId);
    const facts = { session, callId, tool: call.tool, ms: clock.now() - call.at };
    const said = output.replaceAll(`${directory}/`, '');
    if (ok) emit({ kind: 'tool.complete', ...facts, output: said });
    else emit({ kind: 'tool.failed', ...facts, code: 'E_TOOL', message: said || UNEXPLAINED });
  };
  const counted = (event: Extract<SessionEvent, { kind: 'usage' }>) => {
    const { cost, ...usage } = event;
    emit({ ...usage, session, ...(cost === undefined ? {} : { cost }) });
    budget.countTokens(usage.inputTokens + usage.outputTokens);
  };
  return (event) => {
    tellWords(event);
    if (event.kind === 'tool-started') started(event);
    if (event.kind === 'tool-ended') ended(event);
    if (event.kind === 'summing-up') emit({ kind: 'agent.step', session, step: SUMS_UP });
    if (event.kind === 'retry') emit({ kind: 'agent.step', session, step: 'waits for the model' });
    if (event.kind === 'usage') counted(event);
  };
}

const SUMS_UP = 'sums up its work so far, because its context is nearly full';

/** Passes on what a model says before it calls tools. Words without a call after them are the answer, an event of its own. */
function tellWordsBetweenCalls(say: (text: string) => void): (event: SessionEvent) => void {
  let unsaid: readonly string[] = [];
  return (event) => {
    if (event.kind === 'turn-started') unsaid = [];
    if (event.kind === 'message' && event.text.trim() !== '')
      unsaid = [...unsaid, event.text.trim()];
    if (event.kind !== 'tool-started' || unsaid.length === 0) return;
    say(unsaid.join('\n\n'));
    unsaid = [];
  };
}

function withoutPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

/** Tracks how long a session has been silent: the runtime's own timeouts don't always fire. */
class Watchdog {
  readonly #clock: Clock;
  #lastSign: number;
  #toolsAtWork = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#lastSign = clock.now();
  }

  /** Call for every event of the session. */
  markActive(): void {
    this.#lastSign = this.#clock.now();
  }

  /** Call around the work of our own tools: while one works, silence is expected. */
  async whileBusy<T>(work: () => Promise<T>): Promise<T> {
    this.#toolsAtWork += 1;
    try {
      return await work();
    } finally {
      this.#toolsAtWork -= 1;
      this.markActive();
    }
  }

  /** Resolves when the session has been silent for too long; rejects when `over` fires. */
  async silence(over: AbortSignal): Promise<void> {
    for (;;) {
      const silentFor = this.#toolsAtWork > 0 ? 0 : this.#clock.now() - this.#lastSign;
      if (silentFor >= SILENCE_TIMEOUT_MS) return;
      await this.#clock.sleep(SILENCE_TIMEOUT_MS - silentFor, over);
    }
  }
}

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
  const watchdog = new Watchdog(clock);
  const turnReport = new TurnReport();
  const recordEvent = createEventListener(spec, deps);
  const spending = new Spending(budget.tokens);
  const circles = new AbortController();
  const loops = guardAgainstLoops((reason) => circles.abort(reason));
  let turns = 0;
  const opening = runtime.openSession({
    ...spec,
    tools: spec.tools.map((tool) => ({
      ...tool,
      async call(input, call) {
        const counted = { ...call, turn: turns };
        const reply = await watchdog.whileBusy(() => tool.call(input, counted));
        const told = loops.afterCall(tool.name, input, reply);
        turnReport.onReply(tool, call.id, told);
        return told;
      },
    })),
    onEvent(event) {
      watchdog.markActive();
      turnReport.onEvent(event);
      recordEvent(event);
      if (event.kind === 'turn-started') loops.onModelTurn();
      if (event.kind === 'usage' && spending.reachesHalf(event))
        void attempt(opening.then(({ tell }) => tell(HALF_IS_GONE)));
    },
  });
  const opened = await openInTime(opening, deps);
  return {
    id: opened.id,
    imageLimits: opened.imageLimits,
    async ask(prompt, images) {
      turnReport.begin();
      turns += 1;
      if (budget.signal.aborted) return { kind: 'stopped', why: 'aborted' };
      const stop = new AbortController();
      const over = new AbortController();
      for (const signal of [budget.signal, circles.signal]) {
        onAbort(
          over.signal,
          onAbort(signal, () => stop.abort('aborted')),
        );
      }
      watchdog.markActive();
      watchdog.silence(over.signal).then(
        () => stop.abort('silence'),
        () => undefined,
      );
      const turn = await opened.ask(prompt, stop.signal, images).finally(() => over.abort());
      return circles.signal.aborted
        ? { kind: 'failed', type: 'loop', message: String(circles.signal.reason) }
        : turnReport.end(turn);
    },
    tell: opened.tell,
    async close() {
      await attempt(opened.close());
    },
  };
}

/** Counts what one session uses, so that it hears once that it has used half of what the whole run may use. */
class Spending {
  readonly #half: number;
  #tokens = 0;

  constructor(tokens: number) {
    this.#half = tokens / 2;
  }

  /** True for the answer that brings the session to half of the run's tokens. */
  reachesHalf({ inputTokens, outputTokens }: Extract<SessionEvent, { kind: 'usage' }>): boolean {
    const before = this.#tokens;
    this.#tokens += inputTokens + outputTokens;
    return before < this.#half && this.#tokens >= this.#half;
  }
}

const HALF_IS_GONE =
  'You alone have used half of the tokens that this whole run may use. Do what is most important, and end with squad_finish; list the rest in `notDone`.';

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
