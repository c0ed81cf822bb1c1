// What follows the agents' work: publishes it and the reviews, replies to feedback, and calls people when something went wrong.

import { toRepositoryPath } from '#src/coordinator/reviews/standing-findings.ts';
import { attempt } from '#src/errors.ts';
import type { Outcome, WorkSize } from '#src/outcome.ts';
import type { Ports } from '#src/ports/ports.ts';
import { renderThreadReply, type ThreadReply } from '#src/publish/replies/notice.ts';
import {
  changedAmong,
  filesUnderReview,
  isChangedSince,
  loadChangesSince,
} from '#src/publish/reviews/diff.ts';
import { workOfOutcome } from '#src/publish/views/outcome-text.ts';
import { hasFinished } from '#src/run-log/agent-row.ts';
import type { ReviewNote } from '#src/run-log/review-note.ts';
import { plural } from '#src/text/count.ts';
import { isAncestor, sizeOfChange } from '#src/workspace/git-history.ts';
import { isWorkPath } from '#src/workspace/policy.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { type RequestReviewComment, reviewCommentsOf } from '../context/review-comments.ts';
import type { RunContext, WorkResult } from '../context/run-context.ts';
import { decideOutcome, type Published } from './decide-outcome.ts';
import { escalate } from './notify-people.ts';
import { publishReviews } from './publish-reviews.ts';
import { publishWork } from './publish-work.ts';

const MOST = 10;

type ThreadAnswer = { readonly comment: RequestReviewComment; readonly reply: ThreadReply };

/** Replies once in each thread of the request's review comments; what GitHub refuses is noted. */
async function replyToReviewThreads(
  outcome: Outcome,
  context: RunContext,
  repository: RepositoryContext,
): Promise<void> {
  if (outcome.kind === 'declined' || outcome.kind === 'failed') return;
  const answers: ThreadAnswer[] = [];
  for (const comment of openThreads(context, repository)) {
    const reply = await composeReply(comment, context, outcome);
    if (reply !== undefined) answers.push({ comment, reply });
  }
  for (const { comment, reply } of answers.slice(0, MOST)) {
    await postReply(comment.thread, reply, context);
  }
  const left = answers.length - MOST;
  if (left > 0) {
    context.transcript.note(
      `${plural(left, 'more review thread')} ${left === 1 ? 'was' : 'were'} worked on, but got no separate reply.`,
    );
  }
}

/** Returns the newest comment of each thread that has no answer yet. */
function openThreads(
  context: RunContext,
  repository: RepositoryContext,
): Iterable<RequestReviewComment> {
  const comments = reviewCommentsOf(context.request, repository);
  const open = comments.filter(({ thread }) => !isAnswered(thread, context, repository));
  return new Map(open.map((comment) => [comment.thread, comment])).values();
}

/** True when an interrupted run of the same request has already replied. */
function isAnswered(
  thread: number,
  { board, isRepeated, request }: RunContext,
  { pullRequest }: RepositoryContext,
): boolean {
  if (!isRepeated || board.login === undefined) return false;
  const comments = pullRequest?.comments.items ?? [];
  return comments.some(
    ({ inReplyTo, author, createdAt }) =>
      inReplyTo === thread &&
      author?.login === board.login &&
      Date.parse(createdAt) >= Date.parse(request.at),
  );
}

/** Returns the reply; undefined when nobody worked on the comment, for which the board gives the reason. */
async function composeReply(
  { thread }: RequestReviewComment,
  context: RunContext,
  outcome: Outcome,
): Promise<ThreadReply | undefined> {
  const { handoffs, agents } = context.transcript.read();
  const asker = context.request.author.login;
  const handoff = handoffs.find(
    ({ from, reviewThreads }) => from === asker && reviewThreads?.includes(thread),
  );
  if (handoff === undefined) return squadReply(outcome);
  const row = agents.findLast((one) => one.agent === handoff.to && one.requestedBy === asker);
  if (row === undefined || !hasFinished(row) || row.answer.trim() === '') return undefined;
  const { name, answer: text, commit } = row;
  return { name, text, commit: commit && (await pushedCommitOf(commit, context, outcome)) };
}

/** Returns the commit, or the branch's newest one if the commits were rebased before the push. */
async function pushedCommitOf(
  commit: string,
  { ports: { git } }: RunContext,
  outcome: Outcome,
): Promise<string | undefined> {
  const pushed = workOfOutcome(outcome)?.commit;
  if (pushed === undefined) return undefined;
  return (await isAncestor(git, commit, pushed)) ? commit : pushed;
}

function squadReply(outcome: Outcome): ThreadReply | undefined {
  const commit = workOfOutcome(outcome)?.commit;
  const answer = 'answer' in outcome ? outcome.answer : undefined;
  const text = 'question' in outcome ? outcome.question : answer;
  return text?.trim() ? { name: 'The squad', text, commit } : undefined;
}

async function postReply(thread: number, reply: ThreadReply, context: RunContext): Promise<void> {
  const { ports, outbound, renderContext, transcript, request } = context;
  const send = async () => {
    const body = outbound.seal(renderThreadReply(renderContext(), reply));
    await ports.github.replyToReviewComment(request.thread.number, thread, body);
    transcript.emit({ kind: 'effect', effect: 'review-reply', detail: String(thread) });
  };
  await transcript.noteFailure('A thread of the review could not be answered.', send());
}

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
