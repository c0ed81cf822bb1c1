// What the ways of making a box have in common.
import { getegid, geteuid } from 'node:process';

/**
 * The most processes and threads of everything in one box together: twice the watch's limit, since the watch can say what there
 * was too much of.
 */
export const MAX_PROCESSES = 4_096;

/** The user and group of a program in the box. */
export type BoxIdentity = { readonly user: number; readonly group: number };

const ORDINARY = 1000;

/** Returns the job's own user, or an ordinary one if that is root, which programs treat differently. */
export function insideIdentity(): BoxIdentity {
  const [user = ORDINARY, group = ORDINARY] = [geteuid?.(), getegid?.()];
  return user === 0 ? { user: ORDINARY, group: ORDINARY } : { user, group };
}
