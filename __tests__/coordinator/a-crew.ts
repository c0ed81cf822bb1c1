// A whole crew on a fake runtime and a fake clock, with the real broker, pool, budget, transcript and squad_route.
import type { Crew, Equipment } from '../../src/coordinator/agent.ts';
import { type Broker, openBroker } from '../../src/coordinator/broker.ts';
import { type Budget, type Limits, openBudget } from '../../src/coordinator/budget.ts';
import type { CoordinationArgs } from '../../src/coordinator/coordinator.ts';
import type { Desk, Submission } from '../../src/coordinator/desk.ts';
import type { RunEvent } from '../../src/coordinator/events.ts';
import type { Colleague, Handoff } from '../../src/coordinator/handoff.ts';
import { type Lockout, openLockout } from '../../src/coordinator/lockout.ts';
import type { MessageEntry } from '../../src/coordinator/messages.ts';
import type { AuthorsOf } from '../../src/coordinator/review-gate.ts';
import { openPool, type Pool } from '../../src/coordinator/sessions.ts';
import type { Rules } from '../../src/coordinator/situation.ts';
import { openTranscript, type Transcript } from '../../src/coordinator/transcript.ts';
import { createSquadRoute } from '../../src/tools/squad-route.ts';
import { bindTool } from '../../src/tools/tool.ts';
import type { SessionTool } from '../../src/world.ts';
import { aClock, type FakeClock } from './a-clock.ts';
import { aRuntime, type FakeRuntime } from './a-runtime.ts';

/** May do everything. */
export const ABLE = { reviews: true, implements: true, sends: true } as const;

export const TEAM: readonly Colleague[] = ['Hockney', 'Verbal', 'Fenster', 'Keaton'].map(
  (name) => ({
    slug: name.toLowerCase(),
    name,
    role: 'Developer',
    ...ABLE,
  }),
);

export type Submitted = { readonly label: string; readonly unfinished: boolean };

export type FakeCrew = {
  readonly crew: Crew;
  readonly broker: Broker;
  readonly pool: Pool;
  readonly budget: Budget;
  readonly clock: FakeClock;
  readonly runtime: FakeRuntime;
  readonly events: readonly RunEvent[];
  readonly submitted: readonly Submitted[];
  /** Labels of the sessions that shared their work, one for each time. */
  readonly shared: readonly string[];
  /** The lines of a2a.jsonl. */
  readonly messages: readonly MessageEntry[];
  readonly lockout: Lockout;
  read(): Transcript;
  /** The cancelled job. */
  cancel(): void;
  /** What `coordinate` needs, with squad_route as the coordinator's one tool. */
  coordination(change?: Partial<CoordinationArgs>): CoordinationArgs;
};

type Wishes = {
  readonly runtime?: FakeRuntime;
  readonly clock?: FakeClock;
  readonly limits?: Partial<Limits>;
  readonly places?: number;
  readonly queueLimit?: number;
  readonly team?: readonly Colleague[];
  /** What each submission of a session says, one after the other; then `nothing`. */
  readonly submissions?: Readonly<Record<string, readonly (Submission | Error)[]>>;
  /** What sharing says; as a submission, where it isn't told. */
  readonly shares?: Readonly<Record<string, readonly (Submission | Error)[]>>;
  readonly equip?: (equipment: Equipment, label: string) => Promise<Equipment>;
  readonly canWrite?: boolean;
  readonly rules?: Partial<Rules>;
  readonly authorsOf?: AuthorsOf;
  readonly lockout?: Lockout;
};

export function aCrew(wishes: Wishes = {}): FakeCrew {
  const { runtime = aRuntime(), clock = aClock(), team = TEAM, limits, canWrite = true } = wishes;
  const events: RunEvent[] = [];
  const submitted: Submitted[] = [];
  const messages: MessageEntry[] = [];
  const { lockout = openLockout([]) } = wishes;
  const cancelled = new AbortController();
  const transcript = openTranscript({ now: clock.now, listeners: [(event) => events.push(event)] });
  const budget = openBudget({
    limits: { tokens: 1_000_000, toolCalls: 400, minutes: 25, ...limits },
    clock,
    startedAt: clock.now(),
    cancelled: cancelled.signal,
    onExhausted: (exhausted) => transcript.emit({ kind: 'limit', ...exhausted }),
  });
  const shared: string[] = [];
  const deskOf = (label: string) => aDesk(label, wishes, { submitted, shared });
  const toolsOf = (agent: string, session: string) => [
    routeTool({ agent, session, clock, budget, emit: transcript.emit, broker: () => broker }),
  ];
  const crew: Crew = {
    runtime,
    clock,
    budget,
    thread: '',
    canWrite,
    emit: transcript.emit,
    async equip(agent, label) {
      const equipment: Equipment = {
        desk: deskOf(label),
        tools: toolsOf(agent.slug, label),
        charter: `# ${agent.name}`,
        knowledge: '',
        model: undefined,
      };
      return wishes.equip === undefined ? equipment : wishes.equip(equipment, label);
    },
  };
  const pool = openPool(wishes.places ?? 8, wishes.queueLimit);
  const find = (name: string) =>
    team.find((one) => [one.slug, one.name.toLowerCase()].includes(name.toLowerCase()));
  const broker = openBroker({
    roster: { colleagues: team, find, isPerson: (name) => name === 'octocat' },
    pool,
    crew,
    rules: { hops: 3, perMinute: 5, autoSpawn: true, ...wishes.rules },
    lockout,
    authorsOf: wishes.authorsOf ?? (async () => []),
    logMessage: (entry) => messages.push(entry),
  });
  return {
    crew,
    broker,
    pool,
    budget,
    clock,
    runtime,
    events,
    submitted,
    shared,
    messages,
    lockout,
    read: transcript.read,
    cancel: () => cancelled.abort(),
    coordination: (change) => ({
      crew,
      broker,
      briefing: { team, routing: '', decisions: '' },
      tools: toolsOf('coordinator', 'coordinator'),
      desk: deskOf('coordinator'),
      model: undefined,
      request: 'Make it work',
      asker: 'octocat',
      ...change,
    }),
  };
}

type Seen = { readonly submitted: Submitted[]; readonly shared: string[] };

function aDesk(
  label: string,
  { submissions, shares }: Pick<Wishes, 'submissions' | 'shares'>,
  { submitted, shared }: Seen,
): Desk {
  const next = answersOf(submissions?.[label]);
  const nextShare = shares === undefined ? next : answersOf(shares[label]);
  return {
    directory: `/desks/${label}`,
    permit: async ({ path }) =>
      path.startsWith('/etc') ? { allowed: false, reason: 'outside' } : { allowed: true },
    async submit({ unfinished }) {
      submitted.push({ label, unfinished });
      return next();
    },
    async share() {
      shared.push(label);
      return nextShare();
    },
    setAside: async () => `squad/7-login-${label}`,
  };
}

/** One after the other; then there is nothing to submit. */
function answersOf(answers: readonly (Submission | Error)[] = []): () => Submission {
  const rest = [...answers];
  return () => {
    const answer = rest.shift() ?? { kind: 'nothing' };
    if (answer instanceof Error) throw answer;
    return answer;
  };
}

type Caller = {
  readonly agent: string;
  readonly session: string;
  readonly clock: FakeClock;
  readonly budget: Budget;
  emit(event: RunEvent): void;
  broker(): Broker;
};

function routeTool({ broker, agent, session, clock, budget, emit }: Caller): SessionTool {
  const tool = createSquadRoute({
    route: (handoff, caller) => broker().handOver(handoff, caller),
    refused: (attempted, reason) => broker().refuse(attempted, reason),
  });
  return bindTool(tool, {
    ...clock,
    agent,
    agentName: agent,
    session,
    emit,
    mask: (text) => text,
    holdsSecret: () => false,
    countToolCall() {
      const exhausted = budget.exhausted();
      return exhausted === undefined
        ? { allowed: true }
        : { allowed: false, reason: exhausted.reason };
    },
  });
}

/** Work for Hockney from the coordinator, waited for. */
export function aHandoff(change: Partial<Handoff> = {}): Handoff {
  return {
    from: 'coordinator',
    to: 'hockney',
    task: 'Write tests',
    type: 'implementation-request',
    files: [],
    context: undefined,
    constraints: [],
    priority: 'normal',
    waitForResult: true,
    model: undefined,
    timeoutMs: 300_000,
    availableTools: undefined,
    ...change,
  };
}
