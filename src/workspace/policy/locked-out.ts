// Why an agent may not write a file on which a review rejected its work, and what else lines say of files left out.

/** The reason, as it follows the file's path and a colon. */
export const LOCKED_OUT =
  'a review rejected the work of this agent on it, so somebody else revises it';

/** Stands before the path in a line about a deletion that was left out. */
export const DELETION = 'the deletion of ';

/** Returns the path that a line begins with, whether the file or its deletion was left out. */
export function pathLeftOut(what: string): string {
  return what.startsWith(DELETION) ? what.slice(DELETION.length) : what;
}
