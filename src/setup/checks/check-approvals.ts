// Checks whether workflows on the squad's pull requests start by themselves, which depends on who opens these.
import { type DoctorFinding, ok, warning } from '../finding.ts';
import { PAGES } from '../pages.ts';
import type { SquadJob } from '../workflow-file.ts';
import { hasJobToken } from './check-permissions.ts';

/** `listening`: paths of workflows on pull requests. Finds nothing if there are none, or no job that answers comments. */
export function checkApprovals(
  jobs: readonly SquadJob[],
  listening: readonly string[],
): readonly DoctorFinding[] {
  const job = jobs.find(({ kind }) => kind === 'comment');
  if (job === undefined || listening.length === 0) return [];
  const names = listening.map((path) => path.replace('.github/workflows/', '')).join(', ');
  const { squad } = job;
  const isOther = squad.settings.has('github-token') && !hasJobToken(squad, 'github-token');
  if (isOther) {
    return [
      ok(
        `Workflows on the squad's pull requests (${names}) start at once, because the pull requests are opened with an app's token.`,
      ),
    ];
  }
  return [
    warning(
      `Workflows on the squad's pull requests (${names}) wait until somebody approves them, because the pull requests are opened with the job's own token.`,
      'Approve them in the merge box of each; or set `github-token` to the token of an app of your own, as examples/workflows/squad.yml shows.',
      undefined,
      PAGES.approval,
    ),
  ];
}
