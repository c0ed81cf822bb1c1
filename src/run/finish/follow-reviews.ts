// Finds out which findings are about lines that were changed after the review.
import { toRepositoryPath } from '../../coordinator/reviews/standing-findings.ts';
import { attempt } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { isChangedSince, readChangesSince } from '../../publish/reviews/read-diff.ts';
import type { ReviewNote } from '../../run-log/review-note.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';

/** Records these findings for each review of the run. Never rejects. */
export async function followReviews(
  { transcript, ports }: Pick<RunContext, 'transcript'> & { readonly ports: Pick<Ports, 'git'> },
  { branch }: Pick<RepositoryContext, 'branch'>,
): Promise<void> {
  const tip = branch.tip();
  for (const note of transcript.read().reviews) {
    const { commit = tip, findings, handoff } = note;
    if (commit === tip || findings.length === 0) continue;
    const since = await attempt(readChangesSince(ports.git, commit, tip));
    if (since.kind === 'threw') continue;
    const places = findings.flatMap((finding, place) =>
      isChangedSince(since.value, linesOf(finding, note)) ? [place] : [],
    );
    if (places.length > 0) transcript.emit({ kind: 'review.revised', handoff, places });
  }
}

function linesOf(
  { path, line, endLine = line }: ReviewNote['findings'][number],
  { files }: ReviewNote,
) {
  return { path: toRepositoryPath(path, files), line, endLine };
}
