// Runs the task that a message brings: a slot of the pool, a session (idle in the chain, or a new one), the work, and its end.

import { attempt } from '#src/errors.ts';
import { reportText } from '#src/report.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import type {
  AgentEnvironment,
  OtherSession,
  SessionRequest,
} from '../agents/agent-environment.ts';
import type { OpenAgent } from '../agents/open-agent.ts';
import { runTask } from '../agents/run-task.ts';
import type { AgentPool, PoolSlot } from '../sessions/agent-pool.ts';
import { type SessionEnd, sessionEndEvent, sessionEndOfError } from '../sessions/turns.ts';
import type { Handoff, Task } from '../tasks/handoff.ts';
import type { Notices } from './notices.ts';

/** A task that an agent works on. */
export type RunningTask = Task & { readonly opened: OpenAgent; readonly slot: PoolSlot };

/** How a task ended. `work`: one line, written by code, on what its session changed and ran. */
export type TaskEnd = {
  readonly end: SessionEnd;
  readonly work: string | undefined;
  /** True when the session changed files, in this task or before. */
  readonly hasWorked: boolean;
};

/** An agent that a colleague asked can be asked again in the same chain, and remembers what it said. */
type IdleAgent = {
  readonly opened: OpenAgent;
  readonly chain: string;
  readonly end: SessionEnd;
};

type TaskRunnerDeps = {
  readonly pool: AgentPool;
  readonly environment: AgentEnvironment;
  readonly notices: Notices;
  /** Opens a session, which can reach colleagues. */
  openSession(request: SessionRequest): Promise<OpenAgent>;
};

/** The tasks of a run. It alone holds agents' sessions. */
export class TaskRunner {
  readonly #deps: TaskRunnerDeps;
  readonly #running = new Map<string, RunningTask>();
  readonly #tasksOfChain = new Map<string, number>();
  readonly #labels = new Set([COORDINATOR]);
  /** The agents' slugs, by their sessions' labels. */
  readonly #open = new Map<string, string>();
  #idle: readonly IdleAgent[] = [];

  constructor(deps: TaskRunnerDeps) {
    this.#deps = deps;
  }

  /** Returns the task that the session with this label works on now. */
  runningTask(label: string): RunningTask | undefined {
    return this.#running.get(label);
  }

  /** True while the task's session works on it. */
  isRunning(task: RunningTask): boolean {
    return this.#running.get(task.opened.label) === task;
  }

  /** True when the agent has a session, at work or idle. */
  isActive(slug: string): boolean {
    return [...this.#open.values()].includes(slug);
  }

  /** Queues and runs a task. Never rejects, and always records an end in the agent's row. */
  async run(task: Task): Promise<TaskEnd> {
    const { budget, describeWork, hasWorked } = this.#deps.environment;
    this.#countTasks(task, 1);
    const idle = this.#takeIdle(task);
    const label = idle?.label ?? this.#queueSession(task);
    const worked = await attempt(this.#runInSlot(task, label, idle));
    const end = worked.kind === 'done' ? worked.value : sessionEndOfError(worked.error, budget);
    const opened = this.#running.get(label)?.opened ?? idle;
    // Removed before the session becomes idle, because the session's next task has the same label.
    this.#running.delete(label);
    const wasAskedByColleague = task.chain.path.length > 1;
    if (opened !== undefined && wasAskedByColleague && end.kind === 'finished') {
      this.#idle = [...this.#idle, { opened, chain: task.chain.id, end }];
      const { report } = end;
      const { emit } = this.#deps.environment;
      emit({ kind: 'agent.idle', session: label, answer: reportText(report), report });
    } else await this.#close(label, opened, end);
    const work = describeWork(label);
    if (this.#countTasks(task, -1) === 0) await this.#closeIdle(task);
    return { end, work, hasWorked: hasWorked(label) };
  }

  /** Counts the chain's tasks, and returns how many are left. */
  #countTasks({ chain }: Task, change: 1 | -1): number {
    const left = (this.#tasksOfChain.get(chain.id) ?? 0) + change;
    this.#tasksOfChain.set(chain.id, left);
    return left;
  }

  /** Returns the idle session that this task continues; nobody else gets it until it is idle again. */
  #takeIdle(task: Task): OpenAgent | undefined {
    const found = this.#idle.find((one) => canTakeTask(one, task));
    this.#idle = this.#idle.filter((one) => one !== found);
    return found?.opened;
  }

  /** Names a session `hockney`, `hockney-2`. Never gives a label twice, not even to the agent whose slug it is. */
  #queueSession({ agent: { slug, name, role }, handoff }: Task): string {
    let session = slug;
    for (let next = 2; this.#labels.has(session); next += 1) session = `${slug}-${next}`;
    this.#labels.add(session);
    const { task, priority, from: requestedBy } = handoff;
    const { emit } = this.#deps.environment;
    emit({ kind: 'agent.queued', session, agent: slug, name, role, task, requestedBy, priority });
    return session;
  }

  /** Waits for a slot, opens or resumes the agent, and runs the task. */
  async #runInSlot(task: Task, label: string, idle: OpenAgent | undefined): Promise<SessionEnd> {
    const { pool, environment } = this.#deps;
    const slot = await pool.acquire(task.handoff.priority, environment.budget.signal);
    const worked = await attempt(this.#work(task, label, idle, slot));
    slot.release();
    if (worked.kind === 'threw') throw worked.error;
    return worked.value;
  }

  async #work(
    task: Task,
    label: string,
    idle: OpenAgent | undefined,
    slot: PoolSlot,
  ): Promise<SessionEnd> {
    const { environment, notices } = this.#deps;
    const { slug } = task.agent;
    const opened =
      idle === undefined ? await this.#openSession(task, label) : await this.#resume(task, idle);
    task.onStart(opened.session.id);
    // Set before the look, so that of two sessions that begin at the same moment, one sees the other.
    this.#running.set(label, { ...task, opened, slot });
    const other = await this.#lookAtOther(opened);
    const detach = notices.attach(slug, opened.session);
    const { handoff } = task;
    const assigned = { opened, handoff, notices: notices.take(slug), other };
    return runTask(assigned, environment).finally(detach);
  }

  async #openSession({ agent, handoff }: Task, label: string): Promise<OpenAgent> {
    const opened = await this.#deps.openSession({ agent, label, handoff });
    this.#open.set(label, agent.slug);
    return opened;
  }

  async #resume({ handoff: { task, from } }: Task, idle: OpenAgent): Promise<OpenAgent> {
    // The worktree is still as the last task left it.
    await idle.config.workspace.sync({ task, unfinished: false });
    const { emit } = this.#deps.environment;
    emit({ kind: 'agent.resumed', session: idle.label, task, requestedBy: from });
    return idle;
  }

  /** Looks at what another session of the agent works on: a colleague's question may be about that. Never rejects. */
  async #lookAtOther(own: OpenAgent): Promise<OtherSession | undefined> {
    const other = [...this.#running.values()].find(
      ({ opened }) => opened !== own && opened.agent.slug === own.agent.slug,
    );
    if (other === undefined) return undefined;
    const looked = await attempt(other.opened.config.workspace.peek());
    return { task: other.handoff.task, changes: looked.kind === 'done' ? looked.value : '' };
  }

  /** Closes the chain's idle sessions. */
  async #closeIdle({ chain: { id } }: Task): Promise<void> {
    const over = this.#idle.filter(({ chain }) => chain === id);
    this.#idle = this.#idle.filter(({ chain }) => chain !== id);
    this.#tasksOfChain.delete(id);
    await Promise.all(over.map(({ opened, end }) => this.#close(opened.label, opened, end)));
  }

  async #close(label: string, opened: OpenAgent | undefined, end: SessionEnd): Promise<void> {
    await opened?.session.close();
    await opened?.config.close?.();
    this.#open.delete(label);
    this.#deps.environment.emit(sessionEndEvent(label, end));
  }
}

/** True when the session suits the task. It keeps its tools and model, so a task that needs others gets a new session. */
function canTakeTask({ opened, chain }: IdleAgent, task: Task): boolean {
  const { handoff } = task;
  return (
    opened.agent.slug === task.agent.slug &&
    chain === task.chain.id &&
    (handoff.type !== 'review-request' || opened.handoff.type === 'review-request') &&
    sessionConfigKey(opened.handoff) === sessionConfigKey(handoff)
  );
}

function sessionConfigKey({ instance, model, availableTools }: Handoff): string {
  return JSON.stringify([instance, model, availableTools]);
}
