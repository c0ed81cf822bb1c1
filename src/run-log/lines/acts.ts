// Puts the acts of a run into words: who did what.
import { firstParagraph } from '#src/text/index.ts';
import type { CheckRow } from '../check-row.ts';
import type { HandoffFacts, TimedEvent } from '../events.ts';
import type { ReviewNote } from '../review-note.ts';
import { actText, answerText, checkText, deniedText, effectText, reviewText } from './act-words.ts';
import { createCallWords } from './log-calls.ts';
import { createWorkWords, type NameOf } from './log-work.ts';

/** Returns a function that puts the acts of one run into words; it returns undefined for an event that is no act. */
export function createActs(): (event: TimedEvent) => Act | undefined {
  const names = new Map<string, string>([['coordinator', 'Coordinator']]);
  const before = new Set<string>();
  const wordsOfCall = createCallWords();
  const wordsOfWork = createWorkWords();
  const nameOf = (id: string) => names.get(id) ?? (id || 'nobody');
  return (event) => {
    learnNames(names, event);
    if (isToldBefore(before, event)) return undefined;
    const told = wordsOfCall(event) ?? wordsOfWork(event, nameOf);
    return told === undefined ? actOf(event, nameOf) : toldAct(event, told.words, nameOf);
  };
}

function learnNames(names: Map<string, string>, event: TimedEvent): void {
  if (event.kind === 'agent.spawned') names.set(event.session, event.name);
  if (event.kind !== 'team') return;
  for (const [slug, name] of Object.entries(event.names)) names.set(slug, name);
}

/** True for an event that repeats an earlier one: the end of an agent that has answered, or a delivery after a `sent`. */
function isToldBefore(told: Set<string>, event: TimedEvent): boolean {
  if (event.kind === 'agent.idle') told.add(event.session);
  if (event.kind === 'agent.resumed') told.delete(event.session);
  if (event.kind === 'agent.finished') return told.has(event.session);
  if (event.kind !== 'handoff' || (event.status !== 'sent' && event.status !== 'delivered')) {
    return false;
  }
  const isTold = told.has(`message ${event.id}`);
  told.add(`message ${event.id}`);
  return isTold;
}

/** Who did what, and what is folded below it. */
export type Act = readonly [who: string, what: string, details?: readonly string[] | undefined];

/** Steps that have events of their own. */
const TOLD_STEPS =
  /^(?:hands work to|records a decision|notes a learning|records a review|resolves a conflict)/;

function toldAct(event: TimedEvent, words: string | undefined, nameOf: NameOf): Act | undefined {
  return words === undefined || !('session' in event) ? undefined : [nameOf(event.session), words];
}

function actOf(event: TimedEvent, nameOf: NameOf): Act | undefined {
  return agentAct(event, nameOf) ?? wordAct(event, nameOf) ?? effectAct(event);
}

function agentAct(event: TimedEvent, nameOf: NameOf): Act | undefined {
  switch (event.kind) {
    case 'agent.spawned':
      return [event.name, 'starts'];
    case 'agent.step':
      return TOLD_STEPS.test(event.step) ? undefined : [nameOf(event.session), event.step];
    case 'agent.resumed':
      return [nameOf(event.session), actText(event.kind)];
    case 'agent.idle':
    case 'agent.finished':
      return [nameOf(event.session), answerText(event.answer, event.report?.question?.text)];
    case 'agent.failed':
    case 'agent.stopped':
      return [nameOf(event.session), actText(event.kind, event.reason)];
    default:
      return undefined;
  }
}

/** Returns what agents say to each other, to people and to the team's memory. */
function wordAct(event: TimedEvent, nameOf: NameOf): Act | undefined {
  switch (event.kind) {
    case 'run.started':
      return [event.actor, actText(event.kind, event.request)];
    case 'file.denied':
      return [nameOf(event.session), deniedText(event)];
    case 'handoff':
      return handoffAct(event, nameOf);
    case 'decision':
      return [nameOf(event.note.agent), actText(event.kind, event.note.title)];
    case 'learning':
      return [nameOf(event.note.agent), actText(event.kind, event.note.learning)];
    case 'review':
      return reviewAct(event.note, nameOf);
    case 'appeal':
      return [nameOf(event.note.from), actText(event.kind, event.note.text)];
    default:
      return undefined;
  }
}

function reviewAct({ reviewer, verdict, findings }: ReviewNote, nameOf: NameOf): Act {
  return [nameOf(reviewer), reviewText(verdict, findings.length)];
}

/** Returns what was done with the work, or how the run ended. */
function effectAct(event: TimedEvent): Act | undefined {
  switch (event.kind) {
    case 'check':
      return checkAct(event);
    case 'checks.off':
      return ['checks', actText(event.kind, event.reason)];
    case 'note':
      return ['note', event.text];
    case 'limit':
      return ['squad', actText(event.kind, event.reason)];
    case 'notice':
      return ['squad', actText(event.kind, event.url)];
    case 'effect':
      return ['squad', effectText(event.effect, event.detail)];
    case 'run.ended':
      return ['squad', actText(event.kind, event.outcome)];
    default:
      return undefined;
  }
}

function handoffAct(event: HandoffFacts, nameOf: NameOf): Act | undefined {
  const { from, to, task, status, reason, priority } = event;
  if (status === 'sent' || status === 'delivered') {
    const urgent = priority === 'urgent' ? ' (urgent)' : '';
    const words = `→ ${nameOf(to)}${urgent}: ${firstParagraph(task)}`;
    // A question to people has an event of its own.
    return PEOPLE.test(to) ? undefined : [nameOf(from), words];
  }
  const why = reason === undefined ? '' : `: ${reason}`;
  return status === 'answered' ? undefined : [nameOf(from), `→ ${nameOf(to)} ${status}${why}`];
}

const PEOPLE = /^(?:user|human|person|people)$/i;

function checkAct({ name, result, seconds, lines }: CheckRow): Act {
  const took = result === 'not-run' || seconds < 1 ? '' : `, ${seconds} s`;
  return ['checks', checkText(name, result) + took, lines.length === 0 ? undefined : lines];
}
