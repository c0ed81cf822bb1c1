// Loads the thread of a request as agents read it; on the squad's own pull request, with what its issue asks for.
import { attempt, describe } from '#src/errors.ts';
import { type EarlierWork, isNotice } from '#src/publish/index.ts';
import type { Team } from '#src/team/index.ts';
import type { BranchTarget } from '#src/workspace/index.ts';
import { questionOf } from '../state/earlier-requests.ts';
import type { ThreadState } from '../state/thread-state.ts';
import { issueOfBranch } from './choose-branch.ts';
import type { PullRequestContext } from './fetch-remote.ts';
import {
  asOwnThread,
  forFileReaders,
  isOwnThread,
  withChangesSoFar,
  withoutSquadFiles,
} from './follow-up.ts';
import { renderThread, type ThreadReader } from './render-thread.ts';
import type { RunContext } from './run-context.ts';
import { findWriters, gatherThread, type ThreadContext } from './thread.ts';

/** Reads what was said before the request, and who of those who said it can write to the repository. */
export async function loadThread(
  context: RunContext,
  pullRequest: PullRequestContext | undefined,
  state: ThreadState,
): Promise<ThreadContext> {
  const { request, comments, boards, board } = context;
  const { thread } = request;
  const boardIds = new Set(boards.map(({ comment }) => comment.id));
  return gatherThread({
    request,
    thread,
    comments,
    pullRequest,
    writers: await findWriters({ thread, comments, pullRequest }, context),
    isOurs: ({ id, author, body }) =>
      boardIds.has(id) || (author?.login === board.login && isNotice(body)),
    ownLogin: board.login,
    question: earlierQuestion(boards, state, request.id),
  });
}

/** Returns the squad's newest question in the thread and when it was asked, but none of this request's own. */
function earlierQuestion(
  boards: RunContext['boards'],
  { requests }: ThreadState,
  requestId: string,
) {
  const board = boards.findLast(
    ({ marker }) => marker.outcome === 'asked' && marker.triggerId !== requestId,
  );
  const asking = requests.find(({ id }) => id === board?.marker.triggerId);
  const text = asking && questionOf(asking);
  if (board === undefined || text === undefined) return undefined;
  return { text, at: board.comment.createdAt };
}

type ThreadDeps = {
  readonly context: RunContext;
  readonly target: BranchTarget;
  readonly team: Pick<Team, 'directory'>;
  readonly earlier: EarlierWork;
};

/** Completes the thread. The squad wrote its own pull request's body, so there the issue says what people asked for. */
export async function completeThread(
  said: ThreadContext,
  { context, target, team, earlier }: ThreadDeps,
): Promise<ThreadContext> {
  const { request, inputs, ports } = context;
  const thread = withoutSquadFiles(said, team.directory);
  const { number } = request.thread;
  if (!isOwnThread(target, number, inputs.branchPrefix))
    return withChangesSoFar(thread, target, earlier);
  const issue = issueOfBranch(target.branch, inputs.branchPrefix);
  if (issue === undefined || issue === number)
    return asOwnThread(thread, earlier, undefined, NOBODY);
  const read = await attempt(ports.github.issue(issue));
  if (read.kind === 'threw') {
    const why = describe(read.error).message;
    context.transcript.note(`The agents did not see what #${issue} asks for. ${why}`);
    return asOwnThread(thread, earlier, undefined, NOBODY);
  }
  const { author, association: authorAssociation } = read.value;
  const opening = { thread: { author, authorAssociation }, comments: NO_COMMENTS };
  return asOwnThread(thread, earlier, read.value, await findWriters(opening, context));
}

const NOBODY: ReadonlySet<string> = new Set();
const NO_COMMENTS = { items: [], complete: true };

/** Masks the thread: a secret that somebody pasted into it must not reach a model. */
export function quoterOf(
  thread: ThreadContext,
  { ports, nonce }: RunContext,
): (maxLength: number, reader: ThreadReader) => string {
  return (budget, { readsFiles, told }) => {
    const shown = readsFiles ? forFileReaders(thread) : thread;
    return ports.mask(renderThread(shown, { budget, nonce, told }));
  };
}
