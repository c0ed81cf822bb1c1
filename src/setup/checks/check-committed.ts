// Checks whether what a run reads from the default branch is committed.
import { firstOf } from '#src/text/index.ts';
import { type DoctorFinding, warning } from '../finding.ts';

/** The folders that a run reads from the default branch. */
export const COMMITTED_FOLDERS = ['.squad', '.ai-team', '.github/workflows'];

const MAX_PATHS = 5;

/** `uncommitted`: paths in these folders; undefined if that couldn't be found out, or if all files come from a commit. */
export function checkCommitted(uncommitted: readonly string[] = []): readonly DoctorFinding[] {
  if (uncommitted.length === 0) return [];
  const folders = COMMITTED_FOLDERS.filter((folder) =>
    uncommitted.some((path) => path.startsWith(`${folder}/`)),
  );
  return [
    warning(
      `Not committed, so no run sees it: ${firstOf(uncommitted, MAX_PATHS, (path) => path)}.`,
      'Runs read the default branch. Commit there and push, or merge a pull request:',
      [`git add ${folders.join(' ')}`, 'git commit -m "Set up the squad"'],
    ),
  ];
}
