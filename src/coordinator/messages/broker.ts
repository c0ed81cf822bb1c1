// Every message between agents goes through the broker: it checks, delivers, waits, and records what became of each.

import { attempt } from '#src/errors.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import type { MessageLogEntry } from '#src/run-log/events.ts';
import type { AgentEnvironment } from '../agents/agent-environment.ts';
import { openReviewStore } from '../reviews/review-store.ts';
import { withStandingFindings } from '../reviews/with-standing-findings.ts';
import type { AgentPool } from '../sessions/agent-pool.ts';
import type { MonitoredSession } from '../sessions/monitored-session.ts';
import type { Caller, RouteResult, SessionBroker } from '../tasks/handoff.ts';
import { normalizeHandoff } from '../tasks/normalize-handoff.ts';
import { escalateOncePerText } from './escalations.ts';
import { newsPrompt } from './letter-text.ts';
import { openMailbox } from './mailbox.ts';
import { openMessageStore } from './message-record.ts';
import { type GrantableTools, type RoutingPolicy, routeHandoff } from './route-handoff.ts';
import { withRemarks } from './routed-message.ts';
import { takeReview } from './take-review.ts';
import { openTaskRunner } from './task-runner.ts';

export type Broker = SessionBroker & {
  /** Resolves when no message is under way and no agent works any more. */
  settled(): Promise<void>;
  /** Delivers the coordinator's messages to this session from now on. */
  attachCoordinator(session: Pick<MonitoredSession, 'tell'>): CoordinatorMail;
  /** Ends messages that are kept for agents as unread, since no agent starts any more. */
  close(): void;
};

export type CoordinatorMail = {
  /** Takes what came after the coordinator's last words, as a prompt; undefined when that calls for no further turn. */
  takeNews(): string | undefined;
  /** Stops delivering to the coordinator, which has ended; messages kept for it end unread. */
  leave(): void;
};

export type BrokerDeps = {
  readonly policy: RoutingPolicy;
  readonly pool: AgentPool;
  /** Creates the sessions; each gets the broker for its tools. */
  readonly environment: AgentEnvironment;
  readonly tools: GrantableTools;
  readonly logMessage: (entry: MessageLogEntry) => void;
  /** Masks secrets in what agents and tools say to each other, as in all text that leaves. */
  readonly mask: (text: string) => string;
};

const NO_CALLER: Caller = { session: undefined };

/** Opens the run's broker. */
export function openBroker(brokerDeps: BrokerDeps): Broker {
  const { policy, pool, environment, tools, logMessage, mask } = brokerDeps;
  const mailbox = openMailbox();
  const taskRunner = openTaskRunner({ pool, environment, mailbox });
  const messageStore = openMessageStore({ ...environment, logMessage });
  const pending = new Set<Promise<unknown>>();
  const trackPending = (work: Promise<unknown>) => {
    const ended: Promise<unknown> = attempt(work).then(() => pending.delete(ended));
    pending.add(ended);
  };
  const escalate = escalateOncePerText(environment.emit);
  const reviews = openReviewStore();
  const stores = { taskRunner, messageStore, mailbox, reviews, mask };
  const deps = { ...policy, ...tools, ...stores, pool, environment, trackPending, escalate };
  const broker: Broker = {
    async route(requested, caller = NO_CALLER) {
      const { handoff, remarks } = normalizeHandoff(withStandingFindings(requested, deps), mask);
      const to = policy.roster.find(handoff.to)?.slug ?? handoff.to;
      const result = routeHandoff({ ...handoff, to }, caller, { ...deps, broker });
      trackPending(result);
      const told = maskResult(await result, mask);
      if (told.kind === 'refused') return withRemarks(told, remarks);
      const unknown = tools.unknownTools(handoff.availableTools ?? []);
      return withRemarks(told, [...remarks, ...toolRemarks(unknown)]);
    },
    refuse({ session = '', ...invalidMessage }, reason) {
      messageStore.refuse(invalidMessage, reason, taskRunner.runningTask(session)?.chain.id);
    },
    review: (review, session) => takeReview(review, taskRunner.runningTask(session), deps),
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
    attachCoordinator(session) {
      const detach = mailbox.attach(COORDINATOR, session);
      return {
        takeNews: () =>
          mailbox.hasNews(COORDINATOR) ? newsPrompt(mailbox.take(COORDINATOR)) : undefined,
        leave() {
          detach();
          mailbox.discard(COORDINATOR);
        },
      };
    },
    close: () => mailbox.discard(),
  };
  return broker;
}

function toolRemarks(unknown: readonly string[]): readonly string[] {
  if (unknown.length === 0) return [];
  const names = unknown.map((name) => JSON.stringify(name)).join(', ');
  return [`availableTools names tools that no agent has: ${names}.`];
}

/** Masks a result, which tools get through `ctx.runtime`, too: an answer may join a review's parts, a reason any error's words. */
function maskResult(result: RouteResult, mask: BrokerDeps['mask']): RouteResult {
  if (result.kind === 'answered') return { ...result, response: mask(result.response) };
  if (result.kind === 'failed') return { ...result, reason: mask(result.reason) };
  return result;
}
