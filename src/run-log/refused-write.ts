// Writes that the policy refused: people are told about each once.
import type { TimedEvent } from './events.ts';

/** A file that an agent may not write, and why. */
export type RefusedWrite = {
  readonly session: string;
  readonly path: string;
  readonly reason: string;
};

/** Adds a refused write, each path once; refused reads don't count. Pure. */
export function addRefusedWrite(
  refused: readonly RefusedWrite[],
  { access, session, path, reason }: Extract<TimedEvent, { kind: 'file.denied' }>,
): readonly RefusedWrite[] {
  const isKnown = refused.some((one) => one.path === path);
  return access === 'read' || isKnown ? refused : [...refused, { session, path, reason }];
}
