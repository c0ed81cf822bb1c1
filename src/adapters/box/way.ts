// What the ways of making a box have in common.
import { getegid, geteuid } from 'node:process';

/** Limits for everything in one box together, unless a field says otherwise. */
export type BoxLimits = {
  /** Processes and threads. */
  readonly processes: number;
};

export type WaySettings = {
  /** An absolute, private folder of ours. */
  readonly scratch: string;
  readonly limits: BoxLimits;
};

/** The user and group of a program in the box. */
export type BoxIdentity = { readonly user: number; readonly group: number };

const ORDINARY = 1000;

/** Returns the job's own user, or an ordinary one if that is root, which programs treat differently. */
export function insideIdentity(): BoxIdentity {
  const [user = ORDINARY, group = ORDINARY] = [geteuid?.(), getegid?.()];
  return user === 0 ? { user: ORDINARY, group: ORDINARY } : { user, group };
}
