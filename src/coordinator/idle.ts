// Idle sessions: an agent that a colleague asked may be asked again in the same chain, and remembers what it said.
import type { Crew, Seat } from './agent.ts';
import type { Errand } from './delivery.ts';
import { type Ending, endEvent } from './ending.ts';
import type { Handoff } from './handoff.ts';

type Idle = {
  readonly seat: Seat;
  readonly chain: string;
  readonly ending: Ending;
  readonly isTaken: boolean;
};

/** What is known of a session that has done its task; there may be none when it could not be opened. */
type Done = { readonly label: string; readonly ending: Ending };

export type IdleSeats = {
  /** The seat that this errand goes on with; nobody else gets it until it is kept again. */
  take(errand: Errand): Seat | undefined;
  /** True when the agent has such a seat, taken or not. */
  has(slug: string): boolean;
  /** Keeps a seat that may be asked again, or closes it and notes its end. */
  keepOrClose(errand: Errand, seat: Seat | undefined, done: Done): Promise<void>;
  closeChain(id: string): Promise<void>;
};

export function openIdleSeats({ emit }: Pick<Crew, 'emit'>): IdleSeats {
  let idle: readonly Idle[] = [];
  const close = async (seat: Seat | undefined, { label, ending }: Done) => {
    await seat?.session.close();
    await seat?.equipment.close?.();
    emit(endEvent(label, ending));
  };
  return {
    take(errand) {
      const found = idle.find((one) => isItsSeat(one, errand));
      idle = idle.map((one) => (one === found ? { ...one, isTaken: true } : one));
      return found?.seat;
    },
    has: (slug) => idle.some(({ seat }) => seat.assignment.agent.slug === slug),
    async keepOrClose({ chain }, seat, done) {
      const { ending, label } = done;
      idle = idle.filter((one) => one.seat !== seat);
      const wasAskedByColleague = chain.path.length > 1;
      if (seat === undefined || !wasAskedByColleague || ending.kind !== 'finished') {
        return close(seat, done);
      }
      idle = [...idle, { seat, chain: chain.id, ending, isTaken: false }];
      emit({ kind: 'agent.idle', session: label, answer: ending.answer });
    },
    async closeChain(id) {
      const over = idle.filter(({ chain }) => chain === id);
      idle = idle.filter(({ chain }) => chain !== id);
      await Promise.all(over.map(({ seat, ending }) => close(seat, { label: seat.label, ending })));
    },
  };
}

/** A session keeps its tools and its model: who is to have others gets a new one. */
function isItsSeat(
  { seat, chain, isTaken }: Idle,
  { agent, handoff, chain: wanted }: Errand,
): boolean {
  const { assignment } = seat;
  return (
    !isTaken &&
    assignment.agent.slug === agent.slug &&
    chain === wanted.id &&
    equipmentWish(assignment.handoff) === equipmentWish(handoff)
  );
}

function equipmentWish({ instance, model, availableTools }: Handoff): string {
  return JSON.stringify([instance, model, availableTools]);
}
