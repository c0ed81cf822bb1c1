// Finds out what was changed after each review: the lines of its findings, and the files that it looked at.
import { toRepositoryPath } from '../../coordinator/reviews/standing-findings.ts';
import { attempt } from '../../errors.ts';
import type { Ports } from '../../ports/ports.ts';
import { type Diff, isChangedSince } from '../../publish/reviews/diff.ts';
import { readChangesSince } from '../../publish/reviews/read-diff.ts';
import type { ReviewNote } from '../../run-log/review-note.ts';
import { pathsAmong } from '../../text/paths.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';

/** Records it for each review of the run. Never rejects. */
export async function followReviews(
  { transcript, ports }: Pick<RunContext, 'transcript'> & { readonly ports: Pick<Ports, 'git'> },
  { branch }: Pick<RepositoryContext, 'branch'>,
): Promise<void> {
  const { reviews, agents } = transcript.read();
  for (const note of reviews) {
    const { findings, handoff, files, reviewer } = note;
    const since = await readSince(note, branch.tip(), ports);
    const places = findings.flatMap((finding, place) =>
      isChangedSince(since, linesOf(finding, note)) ? [place] : [],
    );
    const paths = since.map(({ path }) => path);
    const changed = pathsAmong(files, paths);
    const own = agents.filter(({ agent }) => agent === reviewer).flatMap((row) => row.files);
    const changedByReviewer = pathsAmong(files, own);
    if ([...places, ...changed, ...changedByReviewer].length === 0) continue;
    transcript.emit({ kind: 'review.revised', handoff, places, changed, changedByReviewer });
  }
}

/** Returns what was changed after the review; nothing where git can't compare. */
async function readSince(
  { commit }: ReviewNote,
  tip: string,
  { git }: Pick<Ports, 'git'>,
): Promise<Diff> {
  if (commit === undefined || commit === tip) return [];
  const since = await attempt(readChangesSince(git, commit, tip));
  return since.kind === 'done' ? since.value : [];
}

function linesOf(
  { path, line, endLine = line }: ReviewNote['findings'][number],
  { files }: ReviewNote,
) {
  return { path: toRepositoryPath(path, files), line, endLine };
}
