// Which of the changed files are work, and which what the team remembers.
import type { RepositoryContext } from './load-repository.ts';

/** What the team remembers is gathered elsewhere; a proposed tool is code that people review. */
export function isWorkPath(path: string, { team }: RepositoryContext): boolean {
  return !path.startsWith(`${team.directory}/`) || path.startsWith(`${team.directory}/tools/`);
}
