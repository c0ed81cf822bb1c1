// What follows the agents' work: publishes it and the reviews, replies to feedback, and calls people when something went wrong.

import { toRepositoryPath } from '#src/coordinator/reviews/standing-findings.ts';
import { attempt } from '#src/errors.ts';
import type { Outcome, WorkSize } from '#src/outcome.ts';
import type { Ports } from '#src/ports/ports.ts';
import {
  changedAmong,
  filesUnderReview,
  isChangedSince,
  loadChangesSince,
} from '#src/publish/reviews/diff.ts';
import type { ReviewNote } from '#src/run-log/review-note.ts';
import { sizeOfChange } from '#src/workspace/git-history.ts';
import { isWorkPath } from '#src/workspace/policy.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext, WorkResult } from '../context/run-context.ts';
import { decideOutcome, type Published } from './decide-outcome.ts';
import { escalate } from './notify-people.ts';
import { publishReviews } from './publish-reviews.ts';
import { publishWork } from './publish-work.ts';
import { replyToReviewThreads } from './reply-to-review-threads.ts';

/** Publishes what the agents did, and decides how the run ended. */
export async function concludeWork(
  result: WorkResult,
  context: RunContext,
  repository: RepositoryContext,
): Promise<Outcome> {
  const sizing = sizeOfWork(context, repository);
  await followReviews(context, repository);
  const published = withSize(await publishWork(result, context, repository), await sizing);
  await publishReviews(published, context, repository);
  const outcome = decideOutcome(result, published, context.transcript.read());
  await replyToReviewThreads(outcome, context, repository);
  await escalate(outcome, context, repository);
  return outcome;
}

/** Returns what the run changed besides the team's memory; undefined when it changed nothing, or git can't say. */
async function sizeOfWork(
  { ports }: RunContext,
  repository: RepositoryContext,
): Promise<WorkSize | undefined> {
  const { branch, target } = repository;
  const range = { base: branch.start, tip: branch.tip() };
  if (range.base === range.tip) return undefined;
  const isMemory = (path: string) => !isWorkPath(path, repository.team.directory);
  const sized = await attempt(sizeOfChange(ports.git, range, isMemory));
  if (sized.kind === 'threw') return undefined;
  return { ...sized.value, isPartial: target.from === 'branch' };
}

function withSize(published: Published, size: WorkSize | undefined): Published {
  if (published?.kind !== 'branch') return published;
  return { ...published, work: { ...published.work, size } };
}

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
