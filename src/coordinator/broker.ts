// The hub: every message between agents goes through here. It judges, passes on, waits, and writes down what became of each.
import { attempt } from '../errors.ts';
import type { Crew } from './agent.ts';
import { amend } from './amend.ts';
import { type Appeal, oncePerText, tellPeople } from './appeals.ts';
import { judge } from './authority.ts';
import { type Chain, extend } from './chain.ts';
import { type AtWork, type Delivery, openDelivery } from './delivery.ts';
import { peersOf } from './direction.ts';
import type { Ending } from './ending.ts';
import type { SessionLabel } from './events.ts';
import {
  type Caller,
  COORDINATOR,
  type Colleague,
  type Handoff,
  type Roster,
  type RouteResult,
} from './handoff.ts';
import { type Attempted, type Ledger, type Message, openLedger } from './ledger.ts';
import type { Lockout } from './lockout.ts';
import type { MessageEntry } from './messages.ts';
import { isDeath, type Result, resultOf, why, withRemarks } from './results.ts';
import { type AuthorsOf, concludeReview } from './review-gate.ts';
import type { Pool } from './sessions.ts';
import { shareAfter, shareBefore } from './sharing.ts';
import { type Approval, type Rules, refused, type Situation } from './situation.ts';

export type Broker = {
  /** Never rejects. With `waitForResult: false` it resolves as soon as the session is open, or the work is queued. */
  handOver(handoff: Handoff, caller?: Caller): Promise<RouteResult>;
  /** Writes down a message that was refused before it got here: its arguments made no sense. */
  refuse(attempted: Attempted & { readonly session?: SessionLabel }, reason: string): void;
  /** Resolves when no message is under way and no agent works any more. */
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

type Office = Hub & {
  readonly delivery: Delivery;
  readonly ledger: Ledger;
  readonly appeal: Appeal;
  /** Lets `settled` wait for this. */
  awaitLater(work: Promise<unknown>): void;
};

/** A message on its way through the hub. */
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
  const { crew, pool, roster, logMessage } = hub;
  const delivery = openDelivery(pool, crew);
  const ledger = openLedger({ ...crew, logMessage });
  const working = new Set<Promise<unknown>>();
  const awaitLater = (work: Promise<unknown>) => {
    const ended: Promise<unknown> = attempt(work).then(() => working.delete(ended));
    working.add(ended);
  };
  const office = { ...hub, delivery, ledger, awaitLater, appeal: oncePerText(crew.emit) };
  return {
    async handOver(wanted, caller = NOBODY) {
      const { handoff, remarks } = amend(wanted);
      const to = roster.find(handoff.to)?.slug ?? handoff.to;
      const handled = handle({ ...handoff, to }, caller, office);
      awaitLater(handled);
      return withRemarks(await handled, remarks);
    },
    refuse({ session = '', ...attempted }, reason) {
      ledger.refuse(attempted, reason, delivery.atWork(session)?.chain.id);
    },
    async settled() {
      while (working.size > 0) await Promise.all(working);
    },
  };
}

async function handle(handoff: Handoff, caller: Caller, office: Office): Promise<RouteResult> {
  const { delivery, ledger } = office;
  const { session } = caller;
  const sender = session === undefined ? undefined : delivery.atWork(session);
  const message = ledger.open(handoff, sender?.chain.id);
  caller.onOpened?.(message);
  const chain = sender?.chain ?? { id: message.id, path: [] };
  const isReview = handoff.type === 'review-request';
  const authors = isReview ? await authorsUnderReview(handoff, office) : new Set<string>();
  const situation = situationOf({ caller, sender, authors }, office);
  const judged = judge(handoff, situation);
  tellPeople(judged, handoff, office);
  if (judged.kind === 'approved') {
    return send({ message, handoff, caller, sender, chain, situation }, judged, office);
  }
  const { kind } = judged;
  return closed(message, kind === 'refused' ? judged : { kind, to: judged.name }, office);
}

async function authorsUnderReview({ files, from }: Handoff, { authorsOf }: Office) {
  const found = await attempt(authorsOf(files, from));
  return new Set(found.kind === 'done' ? found.value.map(({ agent }) => agent) : []);
}

type Known = Pick<Situation, 'authors'> & Pick<Sending, 'caller' | 'sender'>;

function situationOf({ caller, sender, authors }: Known, office: Office): Situation {
  const { ledger, delivery, pool } = office;
  const isStranger = sender === undefined && (caller.session ?? COORDINATOR) !== COORDINATOR;
  return {
    ...office,
    authors,
    chain: sender?.chain,
    isOver: isStranger || isGone({ caller, sender }, office),
    load: ledger.load,
    isActive: delivery.isActive,
    sentLately: ledger.sentLately,
    isUnderWay: ledger.isUnderWay,
    isOverloaded: pool.isOverloaded,
  };
}

/** Nobody waits any more: the call was given up, or the sender's task has ended. */
function isGone({ caller, sender }: Pick<Sending, 'caller' | 'sender'>, office: Office): boolean {
  if (caller.signal?.aborted === true) return true;
  return sender !== undefined && office.delivery.atWork(sender.seat.label) !== sender;
}

function closed(message: Message, result: RouteResult, { ledger }: Office): RouteResult {
  ledger.close(message, result);
  return result;
}

async function send(sending: Sending, approval: Approval, office: Office): Promise<RouteResult> {
  const { message, handoff, sender } = sending;
  const { ledger, pool } = office;
  const { target, insteadOf } = approval;
  ledger.approve(message, target, insteadOf?.agent);
  const refusal = sender === undefined ? undefined : await shareBefore(sender);
  if (refusal !== undefined) return closed(message, refusal, office);
  if (isGone(sending, office)) return closed(message, GONE, office);
  const isQueued = pool.isFull();
  const { started, onStart } = aStart(target);
  const result = carry(sending, { approval, onStart }, office);
  office.awaitLater(result);
  if (handoff.waitForResult) return waitFor(result, sending, office);
  const queued: RouteResult = { kind: 'queued', to: target.name };
  const told = isQueued ? queued : await Promise.race([started, result]);
  if (told.kind === 'delivered' || told.kind === 'queued') ledger.passOn(message, told);
  return told === queued || told.kind === 'delivered' ? withRemarks(told, why(approval)) : told;
}

const GONE = refused(
  'E_TOOL_ABORTED',
  'The sender ended before its message went out.',
  'stop here',
);

type OnStart = (sessionId: string) => void;

function aStart({ name }: Colleague) {
  let onStart: OnStart = () => undefined;
  const started = new Promise<RouteResult>((resolve) => {
    onStart = (sessionId) => resolve({ kind: 'delivered', to: name, sessionId });
  });
  return { started, onStart };
}

type Way = { readonly approval: Approval; readonly onStart: OnStart };

/** Brings the work to the agent, and once more to a peer when the agent's session dies; writes down how it ended. */
async function carry(
  sending: Sending,
  { approval, onStart }: Way,
  office: Office,
): Promise<Result> {
  const { handoff, message, chain } = sending;
  const { target, insteadOf } = approval;
  const deliver = (agent: Colleague) =>
    office.delivery.deliver({ agent, handoff, chain: extend(chain, agent.slug), onStart });
  const ending = await deliver(target);
  const isWanted = !(handoff.waitForResult && isGone(sending, office));
  const isRetried = isWanted && isDeath(ending);
  const [peer] = isRetried ? peersOf({ ...sending, target }) : [];
  if (peer === undefined || ending.kind === 'finished') {
    return complete(sending, { approval, ending }, office);
  }
  const meant = insteadOf?.agent ?? target;
  office.ledger.approve(message, peer, meant);
  const again = { agent: meant, why: `${target.name} failed (${ending.reason})` };
  const retried: Approval = { kind: 'approved', target: peer, insteadOf: again };
  return complete(sending, { approval: retried, ending: await deliver(peer) }, office);
}

type Carried = { readonly approval: Approval; readonly ending: Ending };

/** Writes the end of a message down, and tells its sender what else to know. */
async function complete(
  sending: Sending,
  { approval, ending }: Carried,
  office: Office,
): Promise<Result> {
  const { message, handoff, chain } = sending;
  const { target, insteadOf } = approval;
  const result = resultOf(target, ending);
  const reviewed = { id: message.id, handoff, reviewer: target.slug, path: chain.path };
  const remarks = await concludeReview(reviewed, result, office);
  const isLate = handoff.waitForResult && result.kind === 'answered' && isGone(sending, office);
  office.ledger.close(message, result, isLate);
  const isOther = result.kind === 'answered' && insteadOf !== undefined;
  const told = isOther ? { ...result, redirectedFrom: insteadOf.agent.name } : result;
  return withRemarks(told, [...why(approval), ...remarks]);
}

/** The sender's place is lent to others while it waits; then its folder gets what colleagues did meanwhile. */
async function waitFor(
  result: Promise<Result>,
  sending: Sending,
  office: Office,
): Promise<RouteResult> {
  const { sender } = sending;
  if (sender === undefined) return result;
  const answered = await sender.place.lend(result);
  return isGone(sending, office) ? answered : withRemarks(answered, await shareAfter(sender));
}
