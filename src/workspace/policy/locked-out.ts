// Why an agent may not write a file on which a review rejected its work.

/** The reason, as it follows the file's path and a colon. */
export const LOCKED_OUT =
  'a review rejected the work of this agent on it, so somebody else revises it';
