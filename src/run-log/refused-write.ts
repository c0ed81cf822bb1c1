// A write that the policy refused, or a host that is out of reach: people are told of each once.
import type { TimedEvent } from './events.ts';

/** A file that an agent may not write, or a host that it can't reach, and why. */
export type RefusedWrite = {
  readonly session: string;
  readonly path: string;
  readonly reason: string;
};

/** The refused writes with one more; what was only read doesn't count. Pure. */
export function addRefusedWrite(
  refused: readonly RefusedWrite[],
  { access, session, path, reason }: Extract<TimedEvent, { kind: 'file.denied' }>,
): readonly RefusedWrite[] {
  const isKnown = refused.some((one) => one.path === path);
  return access === 'read' || isKnown ? refused : [...refused, { session, path, reason }];
}
