// What a changed file's path says: whether it is work, the team's memory, or a test.

/**
 * False for what the team remembers below its folder `directory` (`.squad`), which is gathered elsewhere. A proposed tool
 * is work: code that people review.
 */
export function isWorkPath(path: string, directory: string): boolean {
  return !path.startsWith(`${directory}/`) || path.startsWith(`${directory}/tools/`);
}

/** Matches the path of a test. */
export const TEST_PATH =
  /(?:^|\/)(?:(?:__tests__|__snapshots__|tests?|specs?)\/|test_)|[._-](?:test|spec)s?\./i;
