// Runs a task in a slot of the pool: opens or resumes the agent's session, and lets it work.
import { attempt } from '#src/errors.ts';
import type { AgentEnvironment, OtherSession } from '../agents/agent-environment.ts';
import { type Assignment, type OpenAgent, openAgent } from '../agents/open-agent.ts';
import { runTask } from '../agents/run-task.ts';
import type { AgentPool, PoolSlot } from '../sessions/agent-pool.ts';
import type { SessionEnd } from '../sessions/session-end.ts';
import type { Handoff, SessionBroker } from '../tasks/handoff.ts';
import type { Mailbox } from './mailbox.ts';
import type { HandoffChain, Task } from './routing/routing-context.ts';

/** A task that an agent works on. */
export type RunningTask = {
  readonly openedAgent: OpenAgent;
  readonly slot: PoolSlot;
  readonly chain: HandoffChain;
  readonly handoff: Handoff;
};

export type TaskRunnerDeps = {
  readonly pool: AgentPool;
  readonly environment: AgentEnvironment;
  readonly mailbox: Mailbox;
};

/** With the tasks under way, by their sessions' labels. */
export type TaskDeps = TaskRunnerDeps & { readonly working: Map<string, RunningTask> };

type TaskAssignment = {
  readonly assignment: Assignment;
  readonly idleAgent: OpenAgent | undefined;
  readonly broker: SessionBroker;
};

/** Waits for a slot, opens or resumes the agent, and runs the task. The caller removes it from `working`. */
export async function runInSlot(
  task: Task,
  taskAssignment: TaskAssignment,
  deps: TaskDeps,
): Promise<SessionEnd> {
  const { pool, environment, mailbox, working } = deps;
  const { agent, handoff, chain } = task;
  const slot = await pool.acquire(handoff.priority, environment.budget.signal);
  const worked = await attempt(
    openOrResumeAgent(taskAssignment, environment).then(async (openedAgent) => {
      // Set before the look, so that of two sessions that begin at the same moment, one sees the other.
      working.set(openedAgent.label, { openedAgent, slot, chain, handoff });
      const other = await lookAtOther(openedAgent, working);
      const detach = mailbox.attach(agent.slug, openedAgent.session);
      const letters = mailbox.take(agent.slug);
      return runTask({ openedAgent, handoff, letters, other }, environment).finally(detach);
    }),
  );
  slot.release();
  if (worked.kind === 'threw') throw worked.error;
  return worked.value;
}

/** Looks at what another session of the agent works on: a colleague's question may be about that. Never rejects. */
async function lookAtOther(
  own: OpenAgent,
  working: TaskDeps['working'],
): Promise<OtherSession | undefined> {
  const { slug } = own.assignment.agent;
  const other = [...working.values()].find(
    ({ openedAgent }) => openedAgent !== own && openedAgent.assignment.agent.slug === slug,
  );
  if (other === undefined) return undefined;
  const looked = await attempt(other.openedAgent.config.workspace.peek());
  return { task: other.handoff.task, changes: looked.kind === 'done' ? looked.value : '' };
}

async function openOrResumeAgent(
  { assignment, idleAgent, broker }: TaskAssignment,
  environment: AgentEnvironment,
): Promise<OpenAgent> {
  if (idleAgent === undefined) return openAgent(assignment, environment, broker);
  const { handoff, onStart } = assignment;
  const { task, from: requestedBy } = handoff;
  // The worktree is still as the last task left it.
  await idleAgent.config.workspace.sync({ task, unfinished: false });
  environment.emit({ kind: 'agent.resumed', session: idleAgent.label, task, requestedBy });
  onStart(idleAgent.session.id);
  return idleAgent;
}
