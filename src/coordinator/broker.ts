// The hub: every message between agents goes through here. It judges, passes on, waits, and writes down what became of each.
import { attempt, describe } from '../errors.ts';
import type { Crew } from './agent.ts';
import { type Judgement, judge, peersOf, type Rules, type Situation } from './authority.ts';
import { type Chain, extend } from './chain.ts';
import { type AtWork, type Delivery, openDelivery } from './delivery.ts';
import type { Ending } from './ending.ts';
import {
  amend,
  type Caller,
  type Colleague,
  type Handoff,
  type Refusal,
  type Roster,
  type RouteResult,
} from './handoff.ts';
import { type Attempted, type Ledger, type Message, openLedger } from './ledger.ts';
import type { Lockout } from './lockout.ts';
import type { MessageEntry } from './messages.ts';
import { type AuthorsOf, concludeReview } from './review-gate.ts';
import type { Pool } from './sessions.ts';

export type Broker = {
  /** Never rejects. With `waitForResult: false` it resolves as soon as the session is open, or the work is queued. */
  handOver(handoff: Handoff, caller?: Caller): Promise<RouteResult>;
  /** Writes down a message that was refused before it got here: its arguments made no sense. */
  refuse(attempted: Attempted, reason: string): void;
  /** Resolves when no agent works any more. */
  settled(): Promise<void>;
};

export type Hub = {
  readonly roster: Roster;
  readonly pool: Pool;
  readonly crew: Crew;
  readonly rules: Rules;
  readonly lockout: Lockout;
  readonly authorsOf: AuthorsOf;
  readonly logMessage: (entry: MessageEntry) => void;
};

/** How a message ends; a caller that doesn't wait is told something earlier. */
type Result = Extract<RouteResult, { kind: 'answered' | 'refused' | 'failed' }>;
type Approval = Extract<Judgement, { kind: 'approved' }>;

type Office = Hub & {
  readonly delivery: Delivery;
  readonly ledger: Ledger;
  readonly working: Set<Promise<Result>>;
};

/** A message that was approved and is on its way. */
type Sending = {
  readonly message: Message;
  readonly handoff: Handoff;
  readonly caller: Caller;
  readonly sender: AtWork | undefined;
  readonly chain: Chain;
  readonly situation: Situation;
};

const NOBODY: Caller = { session: undefined };

/** Opens the run's broker. */
export function openBroker(hub: Hub): Broker {
  const { crew, pool, logMessage } = hub;
  const delivery = openDelivery(pool, crew);
  const ledger = openLedger({ ...crew, logMessage });
  const working = new Set<Promise<Result>>();
  const office = { ...hub, delivery, ledger, working };
  return {
    async handOver(wanted, caller = NOBODY) {
      const { handoff, remarks } = amend(wanted);
      return withRemarks(await handle(handoff, caller, office), remarks);
    },
    refuse: ledger.refuse,
    async settled() {
      while (working.size > 0) await Promise.all(working);
    },
  };
}

async function handle(handoff: Handoff, caller: Caller, office: Office): Promise<RouteResult> {
  const { delivery, ledger, crew } = office;
  const sender = caller.session === undefined ? undefined : delivery.atWork(caller.session);
  const message = ledger.open(handoff, sender?.chain.id);
  caller.onOpened?.(message);
  const situation = situationOf(sender, office);
  const judged = judge(handoff, situation);
  appealTo(judged, handoff, crew);
  if (judged.kind === 'refused') return closed(message, judged, office);
  if (judged.kind === 'for-people') {
    return closed(message, { kind: 'for-people', to: judged.name }, office);
  }
  const chain = sender?.chain ?? { id: message.id, path: [] };
  return send({ message, handoff, caller, sender, chain, situation }, judged, office);
}

function situationOf(sender: AtWork | undefined, office: Office): Situation {
  const { ledger, delivery, pool } = office;
  return {
    ...office,
    chain: sender?.chain,
    load: ledger.load,
    isActive: delivery.isActive,
    sentLately: ledger.sentLately,
    isUnderWay: ledger.isUnderWay,
    isOverloaded: pool.isOverloaded,
  };
}

function closed(message: Message, result: RouteResult, { ledger }: Office): RouteResult {
  ledger.close(message, result);
  return result;
}

async function send(sending: Sending, approval: Approval, office: Office): Promise<RouteResult> {
  const { message, handoff, sender } = sending;
  const { ledger, pool, working } = office;
  const { target, insteadOf } = approval;
  ledger.approve(message, target, insteadOf);
  const collision = sender === undefined ? undefined : await shareWork(sender);
  if (collision !== undefined) return closed(message, collision, office);
  const isQueued = pool.isFull();
  const { started, onStart } = aStart(target);
  const result = carry(sending, { target, onStart }, office).then((carried) =>
    complete(sending, { carried, meant: insteadOf ?? target }, office),
  );
  working.add(result);
  void result.then(() => working.delete(result));
  if (handoff.waitForResult) return sender === undefined ? result : waitFor(result, sender);
  const queued: RouteResult = { kind: 'queued', to: target.name };
  const told = isQueued ? queued : await Promise.race([started, result]);
  if (told.kind === 'delivered' || told.kind === 'queued') ledger.passOn(message, told);
  return told;
}

type OnStart = (sessionId: string) => void;

function aStart({ name }: Colleague) {
  let onStart: OnStart = () => undefined;
  const started = new Promise<RouteResult>((resolve) => {
    onStart = (sessionId) => resolve({ kind: 'delivered', to: name, sessionId });
  });
  return { started, onStart };
}

/** Who answered in the end, and what. */
type Carried = { readonly agent: Colleague; readonly result: Result };

/** Brings the work to the agent, and once more to a peer when the agent's session dies. */
async function carry(
  sending: Sending,
  { target, onStart }: { readonly target: Colleague; readonly onStart: OnStart },
  { delivery, ledger }: Office,
): Promise<Carried> {
  const { handoff, message, chain } = sending;
  const to = (agent: Colleague) =>
    delivery.deliver({ agent, handoff, chain: extend(chain, agent.slug), onStart });
  const ending = await to(target);
  const [peer] = isDeath(ending, handoff) ? peersOf({ ...sending, target }) : [];
  if (peer === undefined) return { agent: target, result: resultOf(target, ending) };
  ledger.approve(message, peer, target);
  return { agent: peer, result: resultOf(peer, await to(peer)) };
}

/** Writes the end of a message down, and tells its sender what else to know. */
async function complete(
  { message, handoff, caller }: Sending,
  { carried, meant }: { readonly carried: Carried; readonly meant: Colleague },
  office: Office,
): Promise<Result> {
  const { agent, result } = carried;
  const { id } = message;
  const remarks = await concludeReview({ id, handoff, reviewer: agent.slug }, result, office);
  office.ledger.close(message, result, handoff.waitForResult && caller.signal?.aborted === true);
  const isOther = result.kind === 'answered' && agent.slug !== meant.slug;
  return withRemarks(isOther ? { ...result, redirectedFrom: meant.name } : result, remarks);
}

/** What people have to hear of: a question to them, and every call for help. */
function appealTo(judged: Judgement, { type, from, task }: Handoff, { emit }: Crew): void {
  const isQuestion = judged.kind === 'for-people' && type === 'question';
  const isHelp = judged.kind !== 'refused' && type === 'escalation';
  if (!isQuestion && !isHelp) return;
  const kind = isQuestion ? 'question' : 'escalation';
  emit({ kind: 'appeal', note: { kind, from, text: task } });
}

/** What the sender wrote so far goes onto the branch, where the colleague finds it. A collision is the sender's to settle. */
async function shareWork({ seat, task }: AtWork): Promise<Refusal | undefined> {
  const tried = await attempt(seat.equipment.desk.share({ task, unfinished: false }));
  if (tried.kind === 'threw') {
    const { code, message } = describe(tried.error);
    return { kind: 'refused', code, reason: message, next: 'go on with your own work' };
  }
  const shared = tried.value;
  if (shared.kind !== 'conflict') return undefined;
  return {
    kind: 'refused',
    code: 'E_CONFLICT',
    reason: `Your changes collide with a colleague's in ${shared.files.join(', ')}. Your working directory now holds both sides.`,
    next: 'edit these files so that both intentions are kept and no conflict marker is left, then hand over again',
  };
}

/** The sender's place is lent to others while it waits; then its folder gets what colleagues did meanwhile. */
async function waitFor(result: Promise<Result>, sender: AtWork): Promise<RouteResult> {
  const answered = await sender.place.lend(result);
  const collision = await shareWork(sender);
  return collision === undefined
    ? answered
    : withRemarks(answered, [`${collision.reason} Settle it: ${collision.next}.`]);
}

/** Ends of a session that say nothing about the work: somebody else may have more luck. */
const FATES_SHARED_BY_ALL = ['timeout', 'conflict', 'authentication', 'authorization'];
const NOR_THESE = ['rate_limit', 'quota', 'E_RUNTIME', 'E_CREDENTIALS'];

function isDeath(ending: Ending, { type }: Handoff): boolean {
  if (type !== 'review-request' && type !== 'question') return false;
  return ending.kind === 'failed' && ![...FATES_SHARED_BY_ALL, ...NOR_THESE].includes(ending.type);
}

function resultOf({ name }: Colleague, ending: Ending): Result {
  if (ending.kind === 'finished') return { kind: 'answered', from: name, response: ending.answer };
  return { kind: 'failed', to: name, reason: ending.reason, type: ending.type };
}

function withRemarks<R extends RouteResult>(result: R, remarks: readonly string[]): R {
  if (remarks.length === 0) return result;
  return { ...result, remarks: [...(result.remarks ?? []), ...remarks] };
}
