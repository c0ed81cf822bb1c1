// Runs the task that a message brings: a slot of the pool, a session (idle in the chain, or a new one), the work, and its end.

import { attempt } from '#src/errors.ts';
import { reportText } from '#src/report.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import type { AgentEnvironment } from '../agents/agent-environment.ts';
import type { Assignment, OpenAgent } from '../agents/open-agent.ts';
import { type SessionEnd, sessionEndEvent, sessionEndOfError } from '../sessions/session-end.ts';
import type { Handoff, SessionBroker } from '../tasks/handoff.ts';
import type { Task } from './routing/routing-context.ts';
import { type RunningTask, runInSlot, type TaskDeps, type TaskRunnerDeps } from './run-in-slot.ts';

/** How a task ended. `work`: one line, written by code, on what its session changed and ran. */
export type TaskEnd = { readonly end: SessionEnd; readonly work: string | undefined };

export type TaskRunner = {
  /** Queues and runs a task; a new session gets `broker`. Never rejects, and always records an end in the agent's row. */
  run(task: Task, broker: SessionBroker): Promise<TaskEnd>;
  /** Returns the task that the session with this label works on now. */
  runningTask(label: string): RunningTask | undefined;
  /** True when the agent has a session, at work or idle. */
  isActive(slug: string): boolean;
};

/** Opens the run's task runner. It alone holds agents' sessions. */
export function openTaskRunner(runnerDeps: TaskRunnerDeps): TaskRunner {
  const { environment } = runnerDeps;
  const deps: TaskDeps = { ...runnerDeps, working: new Map() };
  const idleAgents = openIdleAgents(environment);
  const tasksPerChain = new Map<string, number>();
  const nextLabel = createLabels();
  /** Counts a chain's tasks. Returns how many are left: at none, the caller closes the chain's idle sessions. */
  const countTasks = (chain: string, change: 1 | -1): number => {
    const left = (tasksPerChain.get(chain) ?? 0) + change;
    if (left > 0) tasksPerChain.set(chain, left);
    else tasksPerChain.delete(chain);
    return left;
  };
  return {
    runningTask: (label) => deps.working.get(label),
    isActive: (slug) =>
      [...deps.working.values()].some(
        ({ openedAgent }) => openedAgent.assignment.agent.slug === slug,
      ) || idleAgents.has(slug),
    async run(task, broker) {
      const { agent, handoff, onStart, chain } = task;
      countTasks(chain.id, 1);
      const idleAgent = idleAgents.take(task);
      const label = idleAgent?.label ?? nextLabel(agent.slug);
      const assignment = { agent, label, handoff, onStart };
      if (idleAgent === undefined) emitQueued(assignment, environment);
      const worked = await attempt(runInSlot(task, { assignment, idleAgent, broker }, deps));
      const end =
        worked.kind === 'done' ? worked.value : sessionEndOfError(worked.error, environment.budget);
      const openedAgent = deps.working.get(label)?.openedAgent ?? idleAgent;
      // Removed before the session becomes idle, because the session's next task has the same label.
      deps.working.delete(label);
      await idleAgents.keepOrClose(task, openedAgent, { label, end });
      const work = environment.describeWork(label);
      if (countTasks(chain.id, -1) === 0) await idleAgents.closeChain(chain.id);
      return { end, work };
    },
  };
}

function emitQueued(
  { agent, label: session, handoff }: Assignment,
  { emit }: AgentEnvironment,
): void {
  const { slug, name, role } = agent;
  const { task, priority, from: requestedBy } = handoff;
  emit({ kind: 'agent.queued', session, agent: slug, name, role, task, requestedBy, priority });
}

/** Names sessions `hockney`, `hockney-2`. Never gives a label twice, not even to the agent whose slug it is. */
function createLabels(): (slug: string) => string {
  const taken = new Set([COORDINATOR]);
  return (slug) => {
    let label = slug;
    for (let next = 2; taken.has(label); next += 1) label = `${slug}-${next}`;
    taken.add(label);
    return label;
  };
}

// Idle sessions: an agent that a colleague asked can be asked again in the same chain, and remembers what it said.

type IdleAgent = {
  readonly openedAgent: OpenAgent;
  readonly chain: string;
  readonly end: SessionEnd;
  readonly isTaken: boolean;
};

/** A session that has ended its task. */
type EndedSession = { readonly label: string; readonly end: SessionEnd };

type IdleAgents = {
  /** Returns the idle session that this task continues; nobody else gets it until it is kept again. */
  take(task: Task): OpenAgent | undefined;
  /** True when the agent has a session kept here, taken or not. */
  has(slug: string): boolean;
  /** Keeps a session that may be asked again, or closes it and emits its end. */
  keepOrClose(task: Task, openedAgent: OpenAgent | undefined, ended: EndedSession): Promise<void>;
  closeChain(id: string): Promise<void>;
};

function openIdleAgents({ emit }: Pick<AgentEnvironment, 'emit'>): IdleAgents {
  let idle: readonly IdleAgent[] = [];
  const close = async (openedAgent: OpenAgent | undefined, { label, end }: EndedSession) => {
    await openedAgent?.session.close();
    await openedAgent?.config.close?.();
    emit(sessionEndEvent(label, end));
  };
  return {
    take(task) {
      const found = idle.find((one) => canTakeTask(one, task));
      idle = idle.map((one) => (one === found ? { ...one, isTaken: true } : one));
      return found?.openedAgent;
    },
    has: (slug) => idle.some(({ openedAgent }) => openedAgent.assignment.agent.slug === slug),
    async keepOrClose({ chain }, openedAgent, ended) {
      const { end, label } = ended;
      idle = idle.filter((one) => one.openedAgent !== openedAgent);
      const wasAskedByColleague = chain.path.length > 1;
      if (openedAgent === undefined || !wasAskedByColleague || end.kind !== 'finished') {
        return close(openedAgent, ended);
      }
      idle = [...idle, { openedAgent, chain: chain.id, end, isTaken: false }];
      const { report } = end;
      emit({ kind: 'agent.idle', session: label, answer: reportText(report), report });
    },
    async closeChain(id) {
      const over = idle.filter(({ chain }) => chain === id);
      idle = idle.filter(({ chain }) => chain !== id);
      await Promise.all(
        over.map(({ openedAgent, end }) => close(openedAgent, { label: openedAgent.label, end })),
      );
    },
  };
}

/** True when the session suits the task. It keeps its tools and model, so a task that needs others gets a new session. */
function canTakeTask(
  { openedAgent, chain, isTaken }: IdleAgent,
  { agent, handoff, chain: wanted }: Task,
): boolean {
  const { assignment } = openedAgent;
  return (
    !isTaken &&
    assignment.agent.slug === agent.slug &&
    chain === wanted.id &&
    (handoff.type !== 'review-request' || assignment.handoff.type === 'review-request') &&
    sessionConfigKey(assignment.handoff) === sessionConfigKey(handoff)
  );
}

function sessionConfigKey({ instance, model, availableTools }: Handoff): string {
  return JSON.stringify([instance, model, availableTools]);
}
