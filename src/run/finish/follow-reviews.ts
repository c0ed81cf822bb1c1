// Finds out what was changed after each review: the lines of its findings, and the files that it looked at.
import { toRepositoryPath } from '#src/coordinator/index.ts';
import type { Ports } from '#src/ports/index.ts';
import {
  changedAmong,
  filesUnderReview,
  isChangedSince,
  loadChangesSince,
} from '#src/publish/index.ts';
import type { ReviewNote } from '#src/run-log/index.ts';
import { isWorkPath } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';

type FollowedRepository = Pick<RepositoryContext, 'branch'> & {
  readonly team: Pick<RepositoryContext['team'], 'directory'>;
};

/** Records it for each review of the run. Never rejects. */
export async function followReviews(
  { transcript, ports }: Pick<RunContext, 'transcript'> & { readonly ports: Pick<Ports, 'git'> },
  { branch, team }: FollowedRepository,
): Promise<void> {
  const isWork = (path: string) => isWorkPath(path, team.directory);
  const { reviews, agents } = transcript.read();
  const changes = await loadChangesSince(reviews, branch.tip(), ports.git);
  for (const note of reviews) {
    const { findings, handoff, files, reviewer } = note;
    const since = changes.get(handoff) ?? [];
    const places = findings.flatMap((finding, place) =>
      isChangedSince(since, linesOf(finding, note)) ? [place] : [],
    );
    const changed = changedAmong(files, since, isWork);
    const own = agents.filter(({ agent }) => agent === reviewer).flatMap((row) => row.files);
    const changedByReviewer = filesUnderReview(files, own, isWork);
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
