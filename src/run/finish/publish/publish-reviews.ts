// Publishes the agents' reviews on the pull request, and asks people for theirs.

import { attempt, describe } from '#src/errors.ts';
import type { PublishedWork } from '#src/outcome.ts';
import { BOT, type Git } from '#src/ports/index.ts';
import {
  type Diff,
  diffOfFiles,
  publishAgentReviews,
  type ReviewedPullRequest,
  readDiff,
  reviewRequests,
} from '#src/publish/index.ts';
import type { ReviewNote } from '#src/run-log/index.ts';
import { isWorkPath } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../../context/load-repository.ts';
import { protectedPathsOf } from '../../context/protected-paths.ts';
import type { RunContext } from '../../start/run-context.ts';
import type { Published } from '../decide-outcome.ts';
import { askPeople, loginOf } from './ask-people.ts';
import { findingLines } from './finding-lines.ts';

/**
 * Posts reviews on the pull request that was pushed, or else on the thread's. Makes no request to GitHub if no review was
 * requested or recorded; never rejects.
 */
export async function publishReviews(
  published: Published,
  context: RunContext,
  repository: RepositoryContext,
): Promise<void> {
  const { transcript } = context;
  const { handoffs, reviews } = transcript.read();
  const hasNews = reviews.length > 0 || reviewRequests(handoffs).length > 0;
  if (published?.kind === 'refused' || !hasNews) return;
  const work = published?.kind === 'branch' ? published.work : undefined;
  const publishing = await attempt(publishAll(context, repository, work));
  if (publishing.kind === 'done') return;
  transcript.note(
    `The review requests could not be passed on. ${describe(publishing.error).message}`,
  );
  for (const line of findingLines(context)) transcript.note(line);
}

async function publishAll(
  context: RunContext,
  repository: RepositoryContext,
  work: PublishedWork | undefined,
) {
  if (work !== undefined && work.pullRequest === undefined) {
    context.transcript.note('No reviewers requested: there is no pull request yet.');
    for (const line of findingLines(context)) context.transcript.note(line);
    return;
  }
  const pull = await pullOf(context, repository, work);
  if (pull === undefined) return;
  const isPosted = await postReviews(context, repository, pull);
  if (!isPosted) for (const line of findingLines(context)) context.transcript.note(line);
  // People are asked last, so that they find the agents' reviews in place.
  if (work !== undefined) await askPeople(context, repository, pull.number);
}

async function pullOf(
  context: RunContext,
  repository: RepositoryContext,
  work: PublishedWork | undefined,
): Promise<ReviewedPullRequest | undefined> {
  const { baseCommit, target, pullRequest } = repository;
  const thread = pullRequest?.pull;
  const before = [...(pullRequest?.reviews.items ?? []), ...(pullRequest?.comments.items ?? [])];
  if (work?.pullRequest === undefined) {
    if (pullRequest === undefined || thread?.state !== 'open') return undefined;
    const { number, head } = pullRequest.pull;
    const diff = diffOfFiles(pullRequest.files.items);
    return { number, commit: head.sha, diff, posted: before };
  }
  const { number } = work.pullRequest;
  const { commit } = work;
  const isNew = target.pull === undefined;
  const known = thread?.number === number ? before : undefined;
  const diff = await diffOf(context.ports.git, baseCommit, commit);
  return { number, commit, diff, base: baseCommit, posted: isNew ? [] : known };
}

/** Returns the diff; if it can't be read, an empty one, so that all findings go into the review's body. */
async function diffOf(git: Git, base: string, head: string): Promise<Diff> {
  const diff = await attempt(readDiff(git, { base, tip: head }));
  return diff.kind === 'done' ? diff.value : [];
}

/** Posts the reviews. Returns false when one could not be posted; the transcript says why. */
async function postReviews(
  context: RunContext,
  repository: RepositoryContext,
  pull: ReviewedPullRequest,
): Promise<boolean> {
  let isPosted = true;
  const { ports, transcript, outbound, renderContext, board } = context;
  const paths = protectedPathsOf(context, repository);
  const told = transcript.read();
  // An earlier run's state may name anybody as a reviewer.
  const isOfTeam = ({ reviewer }: ReviewNote) =>
    repository.team.members.some(({ slug }) => slug === reviewer);
  await publishAgentReviews({ ...told, reviews: told.reviews.filter(isOfTeam) }, pull, {
    ...ports,
    context: renderContext,
    seal: outbound.seal,
    mayChange: (path) => paths.refuses({ path }) === undefined,
    isWork: (path) => isWorkPath(path, repository.team.directory),
    effect: (effect, detail) => transcript.emit({ kind: 'effect', effect, detail }),
    miss(text) {
      isPosted = false;
      transcript.note(text);
    },
    ownLogins: [BOT.name, ...loginOf(board)],
  });
  return isPosted;
}
