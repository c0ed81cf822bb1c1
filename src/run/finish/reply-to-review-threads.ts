// Answers feedback in the review's own threads, in the words of the agent that worked on it.

import type { Outcome } from '#src/outcome.ts';
import { renderThreadReply, type ThreadReply } from '#src/publish/replies/notice.ts';
import { workOfOutcome } from '#src/publish/views/outcome-text.ts';
import { type AgentRow, hasFinished } from '#src/run-log/agent-row.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import { plural } from '#src/text/count.ts';
import { isAncestor } from '#src/workspace/git-history.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { type RequestReviewComment, reviewCommentsOf } from '../context/review-comments.ts';
import type { RunContext } from '../context/run-context.ts';

const MOST = 10;

type ThreadAnswer = { readonly comment: RequestReviewComment; readonly reply: ThreadReply };

/** Replies once in each thread of the request's review comments; what GitHub refuses is noted. */
export async function replyToReviewThreads(
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
  const transcript = context.transcript.read();
  const asker = context.request.author.login;
  const handoff = transcript.handoffs.find(
    ({ from, reviewThreads }) => from === asker && reviewThreads?.includes(thread),
  );
  if (handoff === undefined) return squadReply(outcome);
  const row = rowOf(handoff.to, asker, transcript);
  if (row === undefined || !hasFinished(row) || row.answer.trim() === '') {
    return undefined;
  }
  const { name, answer: text, commit } = row;
  return { name, text, commit: commit && (await pushedCommitOf(commit, context, outcome)) };
}

function rowOf(agent: string, asker: string, { agents }: Transcript): AgentRow | undefined {
  return agents.findLast((row) => row.agent === agent && row.requestedBy === asker);
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
  switch (outcome.kind) {
    case 'changed':
    case 'answered':
      return outcome.answer.trim() === ''
        ? undefined
        : { name: 'The squad', text: outcome.answer, commit };
    case 'asked':
      return { name: 'The squad', text: outcome.question, commit };
    default:
      return undefined;
  }
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
