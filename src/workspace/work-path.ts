// Tells which changed files are work, and which are the team's memory.

/**
 * False for what the team remembers below its folder `directory` (`.squad`), which is gathered elsewhere. A proposed tool
 * is work: code that people review.
 */
export function isWorkPath(path: string, directory: string): boolean {
  return !path.startsWith(`${directory}/`) || path.startsWith(`${directory}/tools/`);
}
