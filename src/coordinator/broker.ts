// The hub: every handoff goes through here, and only the broker holds agents' sessions.
import { attempt } from '../errors.ts';
import { type Assignment, type Crew, runAgent } from './agent.ts';
import { brokenEnding, type Ending, endEvent } from './ending.ts';
import type { HandoffStatus } from './events.ts';
import {
  type Caller,
  type Colleague,
  type Handoff,
  type Refusal,
  type Roster,
  type RouteResult,
  resolveTarget,
} from './handoff.ts';
import type { Pool } from './sessions.ts';

export type Broker = {
  /** Never rejects. With `waitForResult: false` it resolves as soon as the session is open, or the work is queued. */
  handOver(handoff: Handoff, caller?: Caller): Promise<RouteResult>;
  /** Resolves when no agent works any more. */
  settled(): Promise<void>;
};

type Hub = { readonly roster: Roster; readonly pool: Pool; readonly crew: Crew };

/** How a handoff ends; a caller that doesn't wait is told something earlier. */
type Result = Extract<RouteResult, { kind: 'answered' | 'refused' | 'failed' }>;

/** Opens the run's broker. */
export function openBroker(hub: Hub): Broker {
  const { roster, pool, crew } = hub;
  const working = new Set<Promise<Result>>();
  const nextLabel = createLabels();
  let count = 0;
  const send = (agent: Colleague, handoff: Handoff, note: Note): Promise<RouteResult> => {
    const isQueued = pool.isFull();
    let onStart: Assignment['onStart'] = () => undefined;
    const started = new Promise<RouteResult>((resolve) => {
      onStart = (sessionId) => resolve({ kind: 'delivered', to: agent.name, sessionId });
    });
    note('sent');
    const assignment = { agent, label: nextLabel(agent.slug), handoff, onStart };
    const result: Promise<Result> = deliver(assignment, hub).then((ended) => {
      working.delete(result);
      return noted(ended, note);
    });
    working.add(result);
    if (handoff.waitForResult) return result;
    return isQueued
      ? Promise.resolve({ kind: 'queued', to: agent.name })
      : Promise.race([started, result]);
  };
  return {
    async handOver(handoff) {
      count += 1;
      const target = resolveTarget(handoff, roster);
      if ('kind' in target) return noted(target, noteOf(`h${count}`, handoff, crew));
      const note = noteOf(`h${count}`, { ...handoff, to: target.slug }, crew);
      return pool.isOverloaded() ? noted(OVERLOADED, note) : send(target, handoff, note);
    },
    async settled() {
      while (working.size > 0) await Promise.all(working);
    },
  };
}

const OVERLOADED: Refusal = {
  kind: 'refused',
  code: 'E_POOL_FULL',
  reason:
    'The pool of agent sessions is full and its queue too. Wait for an agent to end, then try again.',
};

/** Names sessions: `hockney`, `hockney-2`, never one that is taken, though an agent be called `hockney-2` itself. */
function createLabels(): (slug: string) => string {
  const taken = new Set(['coordinator']);
  return (slug) => {
    let label = slug;
    for (let next = 2; taken.has(label); next += 1) label = `${slug}-${next}`;
    taken.add(label);
    return label;
  };
}

/** Writes what became of one handoff to the transcript. */
type Note = (status: HandoffStatus, reason?: string) => void;

function noteOf(id: string, { from, to, task, type, files }: Handoff, { emit }: Crew): Note {
  const facts = { id, from, to, task, type, files, redirectedFrom: undefined };
  return (status, reason) => {
    const action = status === 'refused' ? 'rejected' : 'approved';
    emit({ kind: 'handoff', ...facts, status, action, reason });
  };
}

function noted(result: Result, note: Note): Result {
  note(result.kind, 'reason' in result ? result.reason : undefined);
  return result;
}

/** Queues for a place and lets the agent work. Never rejects; the agent's row gets its end in any case. */
async function deliver(assignment: Assignment, { pool, crew }: Hub): Promise<Result> {
  const { agent, label } = assignment;
  const worked = await attempt(workInTurn(assignment, pool, crew));
  const ending = worked.kind === 'done' ? worked.value : brokenEnding(worked.error, crew.budget);
  crew.emit(endEvent(label, ending));
  return resultOf(agent, ending);
}

async function workInTurn(assignment: Assignment, pool: Pool, crew: Crew): Promise<Ending> {
  const { agent, label: session, handoff } = assignment;
  const { slug, name, role } = agent;
  const { task, priority, from: requestedBy } = handoff;
  crew.emit({
    kind: 'agent.queued',
    session,
    agent: slug,
    name,
    role,
    task,
    requestedBy,
    priority,
  });
  const release = await pool.acquire(priority, crew.budget.signal);
  return runAgent(assignment, crew).finally(release);
}

function resultOf({ name }: Colleague, ending: Ending): Result {
  if (ending.kind === 'finished') {
    return { kind: 'answered', from: name, response: ending.answer };
  }
  return { kind: 'failed', to: name, reason: ending.reason, type: ending.type };
}
