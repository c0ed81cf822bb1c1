// Publishes the agents' reviews on the pull request, and asks people for theirs.

import { standingReviews } from '#src/coordinator/reviews/standing-findings.ts';
import { attempt, describe } from '#src/errors.ts';
import type { PublishedWork } from '#src/outcome.ts';
import { BOT } from '#src/ports/accounts.ts';
import { askReviewers, chooseCandidates, reviewRequests } from '#src/publish/ask-reviewers.ts';
import { diffOfFiles, readDiff } from '#src/publish/reviews/diff.ts';
import {
  publishAgentReviews,
  type ReviewedPullRequest,
} from '#src/publish/reviews/post-reviews.ts';
import { withdrawnFindings } from '#src/publish/reviews/review-progress.ts';
import { waitsForPeople } from '#src/run-log/events.ts';
import type { Finding, ReviewNote } from '#src/run-log/review-note.ts';
import { ownersOf, readCodeowners } from '#src/team/codeowners.ts';
import { plural } from '#src/text/count.ts';
import { isWorkPath } from '#src/workspace/policy.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { protectedPathsOf } from '../context/load-state.ts';
import type { RunContext } from '../context/run-context.ts';
import type { Published } from './decide-outcome.ts';

/**
 * Posts reviews on the pull request that was pushed, or else on the thread's, and asks people for theirs. Makes no request to
 * GitHub if no review was requested or recorded, and no decision waits for people; never rejects.
 */
export async function publishReviews(
  published: Published,
  context: RunContext,
  repository: RepositoryContext,
): Promise<void> {
  const { transcript } = context;
  const read = transcript.read();
  const hasReviews = read.reviews.length > 0 || reviewRequests(read).length > 0;
  if (published?.kind === 'refused' || !hasReviews) return;
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
  const failures = await postReviews(context, repository, pull);
  const told = failures.length === 0 ? [] : [...failures, ...findingLines(context)];
  for (const line of told) context.transcript.note(line);
  // People are asked last, so that they find the agents' reviews in place.
  if (work === undefined) return;
  await Promise.all([
    askPeople(context, repository, pull.number),
    labelWaiting(context, pull.number),
  ]);
}

const WAITING_LABEL = 'squad:needs-approval';

/** Labels a pull request with a decision that waits for people; what GitHub refuses is noted. Never rejects. */
async function labelWaiting({ transcript, ports }: RunContext, pullRequest: number): Promise<void> {
  if (!transcript.read().decisions.some(waitsForPeople)) return;
  const labelling = ports.github.addLabels(pullRequest, [WAITING_LABEL]);
  await transcript.noteFailure(`The label ${WAITING_LABEL} could not be set.`, labelling);
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
  const read = await attempt(readDiff(context.ports.git, { base: baseCommit, tip: commit }));
  // Without a diff, all findings go into the review's body.
  const diff = read.kind === 'done' ? read.value : [];
  return { number, commit, diff, base: baseCommit, posted: isNew ? [] : known };
}

/** Posts the reviews, and returns what failed. */
function postReviews(
  context: RunContext,
  repository: RepositoryContext,
  pull: ReviewedPullRequest,
): Promise<readonly string[]> {
  const { ports, transcript, outbound, renderContext, board } = context;
  const paths = protectedPathsOf(context, repository);
  const told = transcript.read();
  // An earlier run's state may name anybody as a reviewer.
  const isOfTeam = ({ reviewer }: ReviewNote) =>
    repository.team.members.some(({ slug }) => slug === reviewer);
  return publishAgentReviews({ ...told, reviews: told.reviews.filter(isOfTeam) }, pull, {
    ...ports,
    context: renderContext,
    seal: outbound.seal,
    mayChange: (path) => paths.refuses({ path }) === undefined,
    isWork: (path) => isWorkPath(path, repository.team.directory),
    effect: (effect, detail) => transcript.emit({ kind: 'effect', effect, detail }),
    ownLogins: [BOT.name, ...loginOf(board)],
  });
}

/** Returns our own login, if the board's comment shows it. */
function loginOf({ login }: RunContext['board']): readonly string[] {
  return login === undefined ? [] : [login];
}

/** Asks them, and tells who could not be asked. Throws when CODEOWNERS can't be read. */
async function askPeople(
  context: RunContext,
  repository: RepositoryContext,
  pullRequest: number,
): Promise<void> {
  const { transcript, ports, request, board } = context;
  const { team, target, tree } = repository;
  const read = transcript.read();
  const rules = await readCodeowners(tree);
  const pullAuthor = target.pull?.author?.login;
  const isNoMemory = (path: string) => !path.startsWith(`${team.directory}/`);
  const { names, notes } = chooseCandidates(reviewRequests(read), {
    byAgent: team.settings.reviewers,
    ownersOf: (paths) => ownersOf(rules, paths),
    changed: [...new Set(read.agents.flatMap(({ files }) => files))].filter(isNoMemory),
    excluded: [request.author.login, ...loginOf(board), ...(pullAuthor ? [pullAuthor] : [])],
    owner: request.repository.owner,
  });
  for (const note of notes) context.transcript.note(note);
  const { asked, notes: refusals } = await askReviewers(pullRequest, names, ports.github);
  for (const note of refusals) context.transcript.note(note);
  if (asked.length > 0) {
    transcript.emit({ kind: 'effect', effect: 'reviewers', detail: asked.join(', ') });
  }
}

const MOST_FINDINGS_TOLD = 20;

/** Lists the agents' findings for the board, for when they could not be posted on a pull request. */
function findingLines({ transcript }: RunContext): readonly string[] {
  const { reviews, names } = transcript.read();
  const lines = [...new Set(reviews.map(({ reviewer }) => reviewer))].flatMap((reviewer) => {
    const own = reviews.filter((note) => note.reviewer === reviewer);
    const tell = ({ path, line, text }: Finding, became = '') =>
      `${names.get(reviewer) ?? reviewer} on ${path}:${line}${became}: ${text.replace(/\s+/g, ' ')}`;
    return [
      ...standingReviews(own).flatMap(({ findings }) => findings.map((one) => tell(one))),
      ...withdrawnFindings(own).map((one) => tell(one, ', no longer asked for')),
    ];
  });
  const left = lines.length - MOST_FINDINGS_TOLD;
  const more = left > 0 ? [`And ${plural(left, 'more finding')}, in the run's record.`] : [];
  return [...lines.slice(0, MOST_FINDINGS_TOLD), ...more];
}
