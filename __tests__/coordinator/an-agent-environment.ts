// All agents of a run on a fake runtime and a fake clock, with the real broker, pool, budget, transcript and squad_route.

import type {
  AgentEnvironment,
  AgentWorkspace,
  SessionBriefing,
  SessionConfig,
  Submission,
  WorkReport,
} from '#src/coordinator/agents/agent-environment.ts';
import type { CoordinationArgs } from '#src/coordinator/coordinator.ts';
import { type Broker, openBroker } from '#src/coordinator/messages/broker.ts';
import type { RoutingRules } from '#src/coordinator/messages/recipient.ts';
import type { Reach } from '#src/coordinator/prompts/rules.ts';
import { Lockout } from '#src/coordinator/reviews/lockout.ts';
import type { AuthorsOf } from '#src/coordinator/reviews/plan-revision.ts';
import { AgentPool } from '#src/coordinator/sessions/agent-pool.ts';
import { type Budget, type BudgetLimits, openBudget } from '#src/coordinator/sessions/budget.ts';
import type { Colleague, Handoff, SessionBroker } from '#src/coordinator/tasks/handoff.ts';
import type { SessionTool } from '#src/ports/agents.ts';
import type { MessageLogEntry, RunEvent } from '#src/run-log/events.ts';
import { openTranscript, type Transcript } from '#src/run-log/transcript.ts';
import { createSquadFinish } from '#src/tools/built-in/squad-finish.ts';
import { createSquadReview } from '#src/tools/built-in/squad-review.ts';
import { createSquadRoute } from '#src/tools/built-in/squad-route.ts';
import type { ToolRunContext } from '#src/tools/pipeline/define-tool.ts';
import { bindTool } from '#src/tools/pipeline/run-tool.ts';
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

export type Submitted = Pick<WorkReport, 'unfinished' | 'title'> & { readonly label: string };

export type FakeAgentEnvironment = {
  readonly environment: AgentEnvironment;
  readonly broker: Broker;
  readonly pool: AgentPool;
  readonly budget: Budget;
  readonly clock: FakeClock;
  readonly runtime: FakeRuntime;
  readonly events: readonly RunEvent[];
  readonly submitted: readonly Submitted[];
  /** Labels of the sessions that shared their work, one for each time. */
  readonly shared: readonly string[];
  /** The lines of a2a.jsonl. */
  readonly messages: readonly MessageLogEntry[];
  readonly lockout: Lockout;
  read(): Transcript;
  /** The cancelled job. */
  cancel(): void;
  /** What `coordinate` needs, with squad_route as the coordinator's one tool. */
  coordination(change?: Partial<CoordinationArgs>): CoordinationArgs;
};

type AgentEnvironmentOptions = {
  readonly runtime?: FakeRuntime;
  readonly clock?: FakeClock;
  readonly limits?: Partial<BudgetLimits>;
  readonly places?: number;
  readonly queueLimit?: number;
  readonly team?: readonly Colleague[];
  /** What each submission of a session says, one after the other; then `nothing`. */
  readonly submissions?: Readonly<Record<string, readonly (Submission | Error)[]>>;
  /** What sharing says; as a submission, where it isn't told. */
  readonly shares?: Readonly<Record<string, readonly (Submission | Error)[]>>;
  readonly configure?: (config: SessionConfig, label: string) => Promise<SessionConfig>;
  readonly canWrite?: boolean;
  readonly describeWork?: AgentEnvironment['describeWork'];
  readonly hasWorked?: AgentEnvironment['hasWorked'];
  readonly applySuggestions?: AgentEnvironment['applySuggestions'];
  readonly rules?: Partial<RoutingRules>;
  readonly authorsOf?: AuthorsOf;
  readonly lockout?: Lockout;
};

export function anAgentEnvironment(options: AgentEnvironmentOptions = {}): FakeAgentEnvironment {
  const { runtime = aRuntime(), clock = aClock(), team = TEAM, limits, canWrite = true } = options;
  const events: RunEvent[] = [];
  const submitted: Submitted[] = [];
  const messages: MessageLogEntry[] = [];
  const { lockout = new Lockout() } = options;
  const cancelled = new AbortController();
  const transcript = openTranscript(clock.now);
  transcript.listen((event) => events.push(event));
  const budget = openBudget({
    limits: { tokens: 1_000_000, toolCalls: 400, minutes: 25, ...limits },
    clock,
    startedAt: clock.now(),
    cancelled: cancelled.signal,
    onExhausted: (exhausted) => transcript.emit({ kind: 'limit', ...exhausted }),
  });
  const shared: string[] = [];
  const workspaceOf = (label: string) => aWorkspace(label, options, { submitted, shared });
  const toolsOf = (agent: string, session: string, broker: SessionBroker) => [
    ...sessionTools({ agent, session, clock, budget, emit: transcript.emit, broker }),
  ];
  const environment: AgentEnvironment = {
    runtime,
    clock,
    budget,
    canWrite,
    emit: transcript.emit,
    quote: (text) => text,
    describeWork: options.describeWork ?? (() => undefined),
    hasWorked: options.hasWorked ?? (() => true),
    applySuggestions: options.applySuggestions ?? (async () => []),
    async createSessionConfig({ agent, label }, broker) {
      const config: SessionConfig = {
        workspace: workspaceOf(label),
        tools: [...toolsOf(agent.slug, label, broker), CREATE],
        briefing: aBriefing({ charter: `# ${agent.name}` }, canWrite),
        model: undefined,
      };
      return options.configure === undefined ? config : options.configure(config, label);
    },
  };
  const pool = new AgentPool(options.places ?? 8, options.queueLimit);
  const find = (name: string) =>
    team.find((one) => [one.slug, one.name.toLowerCase()].includes(name.toLowerCase()));
  const broker = openBroker({
    policy: {
      roster: { colleagues: team, find, isPerson: (name) => name === 'octocat' },
      rules: { hops: 3, perMinute: 5, autoSpawn: true, ...options.rules },
      lockout,
      authorsOf: options.authorsOf ?? (async () => []),
    },
    pool,
    environment,
    tools: {
      toolNames: ['view', 'bash'],
      unknownTools: (names) => names.filter((name) => name === 'teleport'),
    },
    before: transcript.read(),
    logMessage: (entry) => messages.push(entry),
    mask: (text) => text.replaceAll('canary-secret', '***'),
  });
  return {
    environment,
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
      environment,
      broker,
      briefing: {
        repository: 'acme/shop',
        baseBranch: 'main',
        team: team.map(({ slug }) => `- ${slug}`).join('\n'),
        routing: '',
        checks: [],
        decisions: '',
        reach: noReach,
      },
      tools: toolsOf('coordinator', 'coordinator', broker),
      workspace: workspaceOf('coordinator'),
      model: undefined,
      request: 'Make it work',
      asker: 'octocat',
      kind: 'a comment',
      reports: () =>
        transcript
          .read()
          .agents.flatMap(({ name, report, requestedBy }) =>
            requestedBy === 'coordinator' && report !== undefined ? [{ name, report }] : [],
          ),
      url: 'https://github.example/acme/shop/issues/7',
      background: [],
      whileThinking: () => undefined,
      ...change,
    }),
  };
}

/** A run without network, settings of its own and custom tools. */
export const noReach: Reach = { network: 'none', services: [], protectedGlobs: [], ownTools: [] };

/** What a session is told, without anything of a repository. */
export function aBriefing(change: Partial<SessionBriefing> = {}, canWrite = true): SessionBriefing {
  return {
    charter: '',
    workplace: { repository: 'acme/shop', baseBranch: 'main', canWrite, checks: [], ...noReach },
    colleagues: '',
    reviewRule: '',
    background: [],
    describeTask: async () => [],
    ...change,
  };
}

/** By which an agent can change files. */
const CREATE: SessionTool = {
  name: 'create',
  description: 'Writes a file.',
  inputSchema: { type: 'object' },
  isUnrecorded: true,
  call: async () => ({ kind: 'ok', text: 'Created.' }),
};

type SeenWork = { readonly submitted: Submitted[]; readonly shared: string[] };

function aWorkspace(
  label: string,
  { submissions, shares }: Pick<AgentEnvironmentOptions, 'submissions' | 'shares'>,
  { submitted, shared }: SeenWork,
): AgentWorkspace {
  const next = answersOf(submissions?.[label]);
  const nextShare = shares === undefined ? next : answersOf(shares[label]);
  return {
    directory: `/worktrees/${label}`,
    decideFileAccess: async () => ({ allowed: true }),
    async submit({ unfinished, title }) {
      submitted.push({ label, unfinished, title });
      return next();
    },
    async sync() {
      shared.push(label);
      return nextShare();
    },
    peek: async () => '',
    pushToFallbackBranch: async () => ({ keptOn: `squad/7-login-${label}` }),
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
  readonly broker: SessionBroker;
};

/** squad_route, squad_review and squad_finish; every file has 20 lines. */
function sessionTools(caller: Caller): readonly SessionTool[] {
  const { broker, agent, session, clock, budget, emit } = caller;
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`);
  const tools = [
    createSquadRoute(broker.route, broker.refuse, 'coordinator'),
    createSquadFinish('agent', () => true),
    createSquadReview(broker.review, {
      root: '/worktree',
      commit: () => 'c0ffee',
      base: 'before',
      read: async (_commit, paths) => new Map(paths.map((path) => [path, lines])),
    }),
  ];
  const run: ToolRunContext = {
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
  };
  return tools.map((tool) => bindTool(tool, run));
}

/** Work for Hockney from the coordinator, waited for. */
export function aHandoff(change: Partial<Handoff> = {}): Handoff {
  return {
    from: 'coordinator',
    to: 'hockney',
    task: 'Write tests',
    type: 'implementation-request',
    files: [],
    constraints: [],
    priority: 'normal',
    waitForResult: true,
    timeoutMs: 300_000,
    ...change,
  };
}
