// The broker and its log alone: a thousand messages to colleagues who answer at once, with every log line in a real file.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../src/adapters/runner/clock.ts';
import { openEventLog, openMessageLog } from '../../src/adapters/runner/record/json-lines.ts';
import type { AgentEnvironment } from '../../src/coordinator/agent-environment.ts';
import type { AgentWorkspace } from '../../src/coordinator/agent-workspace.ts';
import { openBudget } from '../../src/coordinator/budget.ts';
import { type Broker, openBroker } from '../../src/coordinator/messages/broker.ts';
import type { Colleague, Handoff } from '../../src/coordinator/messages/handoff.ts';
import { openLockout } from '../../src/coordinator/reviews/lockout.ts';
import { openAgentPool } from '../../src/coordinator/sessions/agent-pool.ts';
import type { AgentRuntime } from '../../src/ports/agents.ts';
import type { MessageLogEntry } from '../../src/run-log/message-log.ts';
import { openTranscript } from '../../src/run-log/transcript-log.ts';
import { createMask } from '../../src/secrets.ts';
import { p95, type Row, spread } from './figures.ts';

const MESSAGES = 1000;
const OVERHEAD_MS = 20;
const LOGGING_MS = 2;

export async function brokerRows(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'squad-bench-broker-'));
  try {
    const { overheads, logging } = await sendMessages(folder);
    const text = await readFile(join(folder, 'a2a.jsonl'), 'utf8');
    const lines = text.trim().split('\n').length;
    return [
      {
        what: `the broker's own time for a message, without git: ${MESSAGES} messages, colleagues who answer at once`,
        measured: `${spread(overheads, 'ms', 2)}, p95 ${p95(overheads).toFixed(2)} ms`,
        floor: '',
        hold: `p95 ≤ ${OVERHEAD_MS} ms`,
        held: p95(overheads) <= OVERHEAD_MS,
      },
      {
        what: `… of it the log of messages: ${lines} lines`,
        measured: `${spread(logging, 'ms', 2)}, p95 ${p95(logging).toFixed(2)} ms`,
        floor: '',
        hold: `p95 ≤ ${LOGGING_MS} ms, ${MESSAGES} lines`,
        held: p95(logging) <= LOGGING_MS && lines === MESSAGES,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type MessageTimes = { readonly overheads: readonly number[]; readonly logging: readonly number[] };

async function sendMessages(folder: string): Promise<MessageTimes> {
  const logging: number[] = [];
  const file = { ...createMask(['sk-bench-0123456789abcdef']), warn: () => undefined };
  const write = openMessageLog({ ...file, path: join(folder, 'a2a.jsonl') });
  const logMessage = (entry: MessageLogEntry) => {
    const start = performance.now();
    write(entry);
    logging.push(performance.now() - start);
  };
  const record = openEventLog({ ...file, path: join(folder, 'run.jsonl') });
  const transcript = openTranscript(systemClock.now);
  transcript.listen(record);
  const broker = createBroker(transcript.emit, logMessage);
  const overheads: number[] = [];
  for (let index = 0; index < MESSAGES; index += 1) {
    const start = performance.now();
    const result = await broker.route(handoffTo(colleagues[index % colleagues.length]));
    overheads.push(performance.now() - start);
    if (result.kind !== 'answered') throw new Error(`Message ${index} was ${result.kind}.`);
  }
  return { overheads, logging };
}

const colleagues: readonly Colleague[] = Array.from({ length: 8 }, (_, index) => ({
  slug: `worker-${index}`,
  name: `Worker ${index}`,
  role: 'Engineer',
  reviews: true,
  implements: true,
  sends: true,
}));

const workspace: AgentWorkspace = {
  directory: tmpdir(),
  decideFileAccess: async () => ({ allowed: true }),
  submit: async () => ({ kind: 'nothing' }),
  sync: async () => ({ kind: 'nothing' }),
  peek: async () => '',
  pushToFallbackBranch: async () => ({ keptOn: 'aside' }),
};

const runtime: AgentRuntime = {
  start: async () => undefined,
  models: async () => [],
  ripgrep: async () => undefined,
  stop: async () => undefined,
  openSession: async ({ label }) => ({
    id: label,
    ask: async () => ({ kind: 'done', text: 'The form is checked.' }),
    tell: async () => false,
    imageLimits: async () => undefined,
    close: async () => undefined,
  }),
};

function createBroker(
  emit: AgentEnvironment['emit'],
  logMessage: (entry: MessageLogEntry) => void,
): Broker {
  const clock = systemClock;
  const budget = openBudget({
    limits: { tokens: 1_000_000_000, toolCalls: 100_000, minutes: 60 },
    clock,
    startedAt: clock.now(),
    cancelled: new AbortController().signal,
    onExhausted: () => undefined,
  });
  const createSessionConfig: AgentEnvironment['createSessionConfig'] = async () => ({
    workspace,
    tools: [],
    briefing: {
      charter: '# Worker',
      workplace: {
        repository: 'acme/shop',
        baseBranch: 'main',
        canWrite: true,
        checks: [],
        network: 'none',
        protectedGlobs: [],
        ownTools: [],
      },
      colleagues: '',
      reviewRule: '',
      background: [],
      describeTask: async () => [],
    },
    model: undefined,
  });
  return openBroker({
    mask: (text) => text,
    tools: { toolNames: [], unknownTools: () => [] },
    policy: {
      roster: {
        colleagues,
        find: (name) => colleagues.find(({ slug }) => slug === name),
        isPerson: () => false,
      },
      rules: { hops: 3, perMinute: MESSAGES, autoSpawn: true },
      lockout: openLockout([]),
      authorsOf: async () => [],
    },
    pool: openAgentPool(8),
    environment: {
      runtime,
      clock,
      budget,
      emit,
      describeWork: () => undefined,
      createSessionConfig,
      canWrite: true,
    },
    logMessage,
  });
}

function handoffTo(colleague: Colleague | undefined): Handoff {
  return {
    from: 'coordinator',
    to: colleague?.slug ?? '',
    task: 'Say which rule of the login form is yours, and why it is there. '.repeat(20),
    type: 'question',
    files: ['src/login.js'],
    context: undefined,
    constraints: [],
    priority: 'normal',
    waitForResult: true,
    model: undefined,
    timeoutMs: 300_000,
    availableTools: undefined,
  };
}
