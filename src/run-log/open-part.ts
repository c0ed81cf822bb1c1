// Parts of the thread's requests that were not done: reported by a session, or known from an earlier run.
import { type NotDone, notDoneText } from '#src/report.ts';
import { oneLine } from '#src/text/index.ts';
import type { AgentRowEvent } from './agent-row.ts';
import { COORDINATOR } from './agent-row.ts';

/** A part that was not done. Its id is unique in the thread: whoever does the part later settles it by the id. */
export type OpenPart = NotDone & {
  /** `p1`. */
  readonly id: string;
  /** The session that reported it; undefined for an earlier run's. */
  readonly session?: string | undefined;
  readonly isSettled?: boolean;
};

/** The parts that nobody has settled. */
export function standingParts(parts: readonly OpenPart[]): readonly OpenPart[] {
  return parts.filter(({ isSettled }) => isSettled !== true);
}

/** Adds what a session's report leaves undone, and settles what it says is done. A part that it repeats is kept once. Pure. */
export function foldReport(parts: readonly OpenPart[], event: AgentRowEvent): readonly OpenPart[] {
  if (event.kind !== 'agent.idle' && event.kind !== 'agent.finished') return parts;
  const { session, report } = event;
  if (report === undefined) return parts;
  const settled = parts.map((one) =>
    report.settles.includes(one.id) ? { ...one, isSettled: true } : one,
  );
  const isNews = ({ part }: NotDone) =>
    !settled.some((one) => one.session === session && one.part === part);
  return withIds(settled, report.notDone.filter(isNews), session);
}

/** Adds parts with ids of their own. Pure. */
export function withIds(
  parts: readonly OpenPart[],
  added: readonly NotDone[],
  session?: string,
): readonly OpenPart[] {
  const used = parts.map(({ id }) => Number(id.slice(1)));
  const first = Math.max(0, ...used) + 1;
  return [...parts, ...added.map((part, at) => ({ ...part, id: `p${first + at}`, session }))];
}

const MAX_PART = 100;

/** `Not done: p1 (deploy it).`, for the coordinator, who settles parts that somebody else does; empty without any. */
export function openPartsText(
  { parts }: { readonly parts: readonly OpenPart[] },
  session: string,
): string {
  const own = standingParts(parts).filter((one) => one.session === session);
  const named = own.map(({ id, part }) => `${id} (${oneLine(part, MAX_PART)})`);
  return session === COORDINATOR || named.length === 0 ? '' : `Not done: ${named.join(', ')}.`;
}

/** A line for each standing part with its id, as sessions are told of them. */
export function listParts(parts: readonly OpenPart[]): readonly string[] {
  return standingParts(parts).map((part) => `${part.id}: ${oneLine(notDoneText(part), 1_000)}`);
}
