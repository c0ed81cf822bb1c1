// What people must be told: questions to them, escalations, and work that nobody may revise.

import type { EscalationNote, RunEvent } from '#src/run-log/events.ts';
import { chooseReviser, type Lockout } from '../reviews/lockout.ts';
import type { AgentRoster, Handoff } from '../tasks/handoff.ts';
import type { RoutingDecision } from './routing/routing-context.ts';

/** Tells people about a question or an escalation. */
export type Escalation = (note: EscalationNote) => void;

export type EscalationDeps = {
  readonly roster: AgentRoster;
  readonly lockout: Lockout;
  readonly escalate: Escalation;
};

/** Emits every escalation once, however often it is made. */
export function escalateOncePerText(emit: (event: RunEvent) => void): Escalation {
  const emitted = new Set<string>();
  return (note) => {
    const key = `${note.kind} ${note.text}`;
    if (emitted.has(key)) return;
    emitted.add(key);
    emit({ kind: 'appeal', note });
  };
}

/** Escalates a message that is for people. */
export function escalateToPeople(
  decision: RoutingDecision,
  handoff: Handoff,
  deps: EscalationDeps,
): void {
  const { type, from, task } = handoff;
  if (decision.kind === 'refused') {
    if (decision.code === 'E_A2A_LOCKED') askWhoRevises(handoff, deps);
    return;
  }
  if (type === 'escalation') deps.escalate({ kind: 'escalation', from, text: task });
  if (type === 'question' && decision.kind === 'for-people') {
    deps.escalate({ kind: 'question', from, text: task });
  }
}

/** Asks people who should revise those of these files where everybody who could is locked out. */
export function askWhoRevises(
  { files, from }: Pick<Handoff, 'files' | 'from'>,
  { roster: { colleagues }, lockout, escalate }: EscalationDeps,
): void {
  const left = { colleagues, lockout, without: [], preferred: undefined };
  const paths = files.filter((path) => chooseReviser({ ...left, paths: [path] }) === undefined);
  if (paths.length > 0) escalate({ kind: 'question', from, text: whoRevises(paths) });
}

/** Words the question who should revise these files. */
export function whoRevises(paths: readonly string[]): string {
  return `The work on ${paths.join(', ')} was rejected, and every agent who could revise it is locked out there. Which agent should do it? Begin your answer with the agent's name and a colon: that lets it work on this again.`;
}
