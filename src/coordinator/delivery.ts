// A message on its way: a place in the pool, a session (an idle one of the chain, or a new one), the work, and its end.
import { attempt } from '../errors.ts';
import { type Assignment, type Crew, type Seat, takeSeat, workAt } from './agent.ts';
import type { Chain } from './chain.ts';
import { brokenEnding, type Ending } from './ending.ts';
import { COORDINATOR, type Colleague, type Handoff } from './handoff.ts';
import { openIdleSeats } from './idle.ts';
import type { Place, Pool } from './sessions.ts';

/** A message that was approved: for whom, in which chain. */
export type Errand = {
  readonly agent: Colleague;
  readonly handoff: Handoff;
  /** The chain as this agent has it: it stands at the end. */
  readonly chain: Chain;
  /** Told the session's id as soon as the work begins. */
  readonly onStart: (sessionId: string) => void;
};

/** An agent at work on one errand. */
export type AtWork = {
  readonly seat: Seat;
  readonly place: Place;
  readonly chain: Chain;
  readonly task: string;
};

export type Delivery = {
  /** Queues, works, and ends. Never rejects; the agent's row gets its end in any case. */
  deliver(errand: Errand): Promise<Ending>;
  /** Who works under this label now. */
  atWork(label: string): AtWork | undefined;
  /** True when the agent has a session, at work or idle. */
  isActive(slug: string): boolean;
};

type Office = {
  readonly pool: Pool;
  readonly crew: Crew;
  readonly working: Map<string, AtWork>;
};

/** Opens the run's deliveries. Only they hold sessions. */
export function openDelivery(pool: Pool, crew: Crew): Delivery {
  const office: Office = { pool, crew, working: new Map() };
  const idle = openIdleSeats(crew);
  const chains = new Map<string, number>();
  const nextLabel = createLabels();
  /** A chain's idle sessions are closed when nobody works in it any more. */
  const count = (chain: string, change: 1 | -1): number => {
    const left = (chains.get(chain) ?? 0) + change;
    if (left > 0) chains.set(chain, left);
    else chains.delete(chain);
    return left;
  };
  return {
    atWork: (label) => office.working.get(label),
    isActive: (slug) =>
      [...office.working.values()].some(({ seat }) => seat.assignment.agent.slug === slug) ||
      idle.has(slug),
    async deliver(errand) {
      const { agent, handoff, onStart, chain } = errand;
      count(chain.id, 1);
      const known = idle.take(errand);
      const label = known?.label ?? nextLabel(agent.slug);
      const assignment = { agent, label, handoff, onStart };
      if (known === undefined) announce(assignment, crew);
      const worked = await attempt(work(errand, { assignment, known }, office));
      const ending =
        worked.kind === 'done' ? worked.value : brokenEnding(worked.error, crew.budget);
      const seat = office.working.get(label)?.seat ?? known;
      // Before the seat is idle: whoever takes it stands under the same label.
      office.working.delete(label);
      await idle.keepOrClose(errand, seat, { label, ending });
      if (count(chain.id, -1) === 0) await idle.closeChain(chain.id);
      return ending;
    },
  };
}

type Seating = { readonly assignment: Assignment; readonly known: Seat | undefined };

/** Waits for a place, takes a seat there, and works. Whoever works stands in `working` afterwards, too: the caller clears it. */
async function work(errand: Errand, { assignment, known }: Seating, office: Office) {
  const { pool, crew, working } = office;
  const { handoff, chain } = errand;
  const place = await pool.acquire(handoff.priority, crew.budget.signal);
  const worked = await attempt(
    seatFor(assignment, known, crew).then((seat) => {
      working.set(seat.label, { seat, place, chain, task: handoff.task });
      return workAt(seat, handoff, crew);
    }),
  );
  place.release();
  if (worked.kind === 'threw') throw worked.error;
  return worked.value;
}

async function seatFor(assignment: Assignment, known: Seat | undefined, crew: Crew): Promise<Seat> {
  if (known === undefined) return takeSeat(assignment, crew);
  const { handoff, onStart } = assignment;
  const { task, from: requestedBy } = handoff;
  // Its folder stands where its last task ended.
  await known.equipment.desk.share({ task, unfinished: false });
  crew.emit({ kind: 'agent.resumed', session: known.label, task, requestedBy });
  onStart(known.session.id);
  return known;
}

function announce({ agent, label: session, handoff }: Assignment, { emit }: Crew): void {
  const { slug, name, role } = agent;
  const { task, priority, from: requestedBy } = handoff;
  emit({ kind: 'agent.queued', session, agent: slug, name, role, task, requestedBy, priority });
}

/** Names sessions: `hockney`, `hockney-2`, never one that is taken, though an agent be called `hockney-2` itself. */
function createLabels(): (slug: string) => string {
  const taken = new Set([COORDINATOR]);
  return (slug) => {
    let label = slug;
    for (let next = 2; taken.has(label); next += 1) label = `${slug}-${next}`;
    taken.add(label);
    return label;
  };
}
