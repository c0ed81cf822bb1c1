// What the ways of making a box have in common.
import { getegid, geteuid } from 'node:process';

/** Of everything in one box together, where nothing else is said. */
export type BoxLimits = {
  /** Processes and threads. */
  readonly processes: number;
};

export type WaySettings = {
  /** An absolute, private folder of ours. */
  readonly scratch: string;
  readonly limits: BoxLimits;
};

/** Who a program is in the box. */
export type BoxIdentity = { readonly user: number; readonly group: number };

const ORDINARY = 1000;

/** The job's own user; where that is root, an ordinary one, which programs treat differently. */
export function insideIdentity(): BoxIdentity {
  const [user = ORDINARY, group = ORDINARY] = [geteuid?.(), getegid?.()];
  return user === 0 ? { user: ORDINARY, group: ORDINARY } : { user, group };
}
