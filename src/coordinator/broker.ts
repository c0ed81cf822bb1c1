// The hub: every handoff goes through here, and only the broker holds agents' sessions.
import { describe } from '../errors.ts';
import { type AgentResult, type Crew, runAgent } from './agent.ts';
import {
  type Colleague,
  type Handoff,
  type Roster,
  type RouteResult,
  resolveTarget,
} from './handoff.ts';
import type { Pool } from './sessions.ts';

export type Broker = {
  handOver(handoff: Handoff): Promise<RouteResult>;
  /** Resolves when no agent works any more. */
  settled(): Promise<void>;
};

type BrokerSettings = { readonly roster: Roster; readonly pool: Pool; readonly crew: Crew };

/** Opens the run's broker. */
export function openBroker(settings: BrokerSettings): Broker {
  const { roster, pool, crew } = settings;
  const working = new Set<Promise<unknown>>();
  const labels = new Map<string, number>();
  let count = 0;
  const labelFor = (agent: Colleague) => {
    const seen = (labels.get(agent.slug) ?? 0) + 1;
    labels.set(agent.slug, seen);
    return seen === 1 ? agent.slug : `${agent.slug}-${seen}`;
  };
  const track = <T>(work: Promise<T>): Promise<T> => {
    const tracked = work.finally(() => working.delete(tracked));
    working.add(tracked);
    return tracked;
  };
  return {
    async handOver(handoff) {
      count += 1;
      const note = noteOf(`h${count}`, handoff, crew);
      const target = resolveTarget(handoff, roster);
      if ('kind' in target) return note(target);
      if (pool.isOverloaded()) return note(OVERLOADED);
      note(undefined);
      const delivery = deliver(target, handoff, { label: labelFor(target), pool, crew });
      const result = track(delivery.result.then(note));
      return handoff.waitForResult ? result : delivery.started;
    },
    async settled() {
      while (working.size > 0) await Promise.allSettled(working);
    },
  };
}

const OVERLOADED: RouteResult = {
  kind: 'refused',
  code: 'E_POOL_FULL',
  reason:
    'The pool of agent sessions is full and its queue too. Wait for an agent to end, then try again.',
};

/** Writes a handoff's state to the transcript and passes the result on. */
function noteOf(id: string, handoff: Handoff, crew: Crew) {
  const facts = { id, from: handoff.from, to: handoff.to, task: handoff.task, type: handoff.type };
  return <T extends RouteResult | undefined>(result: T): T => {
    const status = result?.kind ?? 'sent';
    const reason = result !== undefined && 'reason' in result ? result.reason : undefined;
    crew.emit({ kind: 'handoff', ...facts, status, reason });
    return result;
  };
}

type Place = { readonly label: string; readonly pool: Pool; readonly crew: Crew };
type Delivery = { readonly started: Promise<RouteResult>; readonly result: Promise<RouteResult> };

/** Queues for a place, runs the agent, gives the place back. Neither promise rejects. */
function deliver(agent: Colleague, handoff: Handoff, place: Place): Delivery {
  const { label, crew } = place;
  const failed = (thrown: unknown): RouteResult => {
    const reason = crew.budget.exhausted()?.reason ?? describe(thrown).message;
    crew.emit({ kind: 'agent.failed', session: label, reason });
    return { kind: 'failed', to: agent.name, reason };
  };
  let result: Promise<RouteResult> | undefined;
  const started = new Promise<RouteResult>((resolve) => {
    const onStart = (sessionId: string) =>
      resolve({ kind: 'delivered', to: agent.name, sessionId });
    result = work({ agent, handoff, onStart }, place).then(undefined, failed);
    result.then(resolve, resolve);
  });
  return { started, result: result ?? started };
}

type Work = {
  readonly agent: Colleague;
  readonly handoff: Handoff;
  readonly onStart: (sessionId: string) => void;
};

async function work({ agent, handoff, onStart }: Work, place: Place): Promise<RouteResult> {
  const { label, pool, crew } = place;
  const { name, role } = agent;
  const { task, priority } = handoff;
  crew.emit({ kind: 'agent.queued', session: label, name, role, task, priority });
  const release = await pool.acquire(priority, crew.budget.signal);
  const timeoutMs = Math.min(handoff.timeoutMs, crew.budget.msLeft());
  const assignment = { agent, label, handoff, timeoutMs, onStart };
  return runAgent(assignment, crew)
    .then((result) => resultOf(agent, result))
    .finally(release);
}

function resultOf(agent: Colleague, result: AgentResult): RouteResult {
  if (result.kind === 'answered') {
    return { kind: 'answered', from: agent.name, response: result.text };
  }
  return { kind: 'failed', to: agent.name, reason: result.reason };
}
