// Which of the changed files are work, and which what the team remembers.

/**
 * False for what the team remembers below its folder `directory` (`.squad`), which is gathered elsewhere. A proposed tool
 * is work: code that people review.
 */
export function isWorkPath(path: string, directory: string): boolean {
  return !path.startsWith(`${directory}/`) || path.startsWith(`${directory}/tools/`);
}
