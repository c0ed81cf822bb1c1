// Idle sessions: an agent that a colleague asked can be asked again in the same chain, and remembers what it said.

import { reportText } from '#src/report.ts';
import type { AgentEnvironment } from '../agent-environment.ts';
import type { Handoff } from '../messages/handoff.ts';
import type { Task } from '../messages/routing/routing-context.ts';
import type { OpenAgent } from '../open-agent.ts';
import { type SessionEnd, sessionEndEvent } from './session-end.ts';

type IdleAgent = {
  readonly openedAgent: OpenAgent;
  readonly chain: string;
  readonly end: SessionEnd;
  readonly isTaken: boolean;
};

/** A session that has ended its task. */
type EndedSession = { readonly label: string; readonly end: SessionEnd };

export type IdleAgents = {
  /** Returns the idle session that this task continues; nobody else gets it until it is kept again. */
  take(task: Task): OpenAgent | undefined;
  /** True when the agent has a session kept here, taken or not. */
  has(slug: string): boolean;
  /** Keeps a session that may be asked again, or closes it and emits its end. */
  keepOrClose(task: Task, openedAgent: OpenAgent | undefined, ended: EndedSession): Promise<void>;
  closeChain(id: string): Promise<void>;
};

export function openIdleAgents({ emit }: Pick<AgentEnvironment, 'emit'>): IdleAgents {
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
