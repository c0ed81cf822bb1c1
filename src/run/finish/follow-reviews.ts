// Finds out what was changed after each review: the lines of its findings, and the files that it looked at.
import { coveredPaths, toRepositoryPath } from '../../coordinator/reviews/standing-findings.ts';
import type { Ports } from '../../ports/ports.ts';
import { loadChangesSince } from '../../publish/reviews/changes-since.ts';
import { isChangedSince } from '../../publish/reviews/diff.ts';
import type { ReviewNote } from '../../run-log/review-note.ts';
import { isWorkPath } from '../../workspace/work-path.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';

/** Records it for each review of the run. Never rejects. */
export async function followReviews(
  { transcript, ports }: Pick<RunContext, 'transcript'> & { readonly ports: Pick<Ports, 'git'> },
  {
    branch,
    team,
  }: Pick<RepositoryContext, 'branch'> & {
    readonly team: Pick<RepositoryContext['team'], 'directory'>;
  },
): Promise<void> {
  const { reviews, agents } = transcript.read();
  const changes = await loadChangesSince(reviews, branch.tip(), ports.git);
  for (const note of reviews) {
    const { findings, handoff, files, reviewer } = note;
    const since = changes.get(handoff) ?? [];
    const places = findings.flatMap((finding, place) =>
      isChangedSince(since, linesOf(finding, note)) ? [place] : [],
    );
    const paths = since.map(({ path }) => path);
    const isWork = (path: string) => isWorkPath(path, team.directory);
    const changed = coveredPaths(files, paths, isWork);
    const own = agents.filter(({ agent }) => agent === reviewer).flatMap((row) => row.files);
    const changedByReviewer = coveredPaths(files, own, isWork);
    if ([...places, ...changed, ...changedByReviewer].length === 0) continue;
    transcript.emit({ kind: 'review.revised', handoff, places, changed, changedByReviewer });
  }
}

function linesOf(
  { path, line, endLine = line }: ReviewNote['findings'][number],
  { files }: ReviewNote,
) {
  return { path: toRepositoryPath(path, files), line, endLine };
}
