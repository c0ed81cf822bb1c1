// Which earlier requests of the thread are still open: their runs ended without a result.
import { awaitsPullRequest, findBoardOf, findBoards, isUnsettled } from '#src/publish/index.ts';
import { fetchThreadState } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';
import type { Interrupted } from './deliver-left.ts';
import { goesOnWith } from './left-work.ts';
import { isOpen, type RequestState, readThreadState } from './thread-state.ts';

/** Returns the requests whose board is at work or lacks its pull request, or whose work is on no branch. */
export function findInterrupted(
  { boards, request }: RunContext,
  repository: RepositoryContext,
): readonly Interrupted[] {
  const { left } = repository.threadState;
  const requests = new Set([
    ...boards.filter(isUnsettled).map(({ marker }) => marker.triggerId),
    ...left.filter(isOpen).map(({ id }) => id),
  ]);
  requests.delete(request.id);
  return [...requests]
    .map((id) => ({
      request: id,
      board: findBoardOf(boards, id),
      left: left.find((one) => one.id === id),
    }))
    .filter((one) => isUndelivered(one, repository));
}

/** Looks again, and returns a test for requests whose board and state are unchanged: a live run would have changed them. */
export async function lookAgain(
  { request, ports, board }: RunContext,
  { threadState: { ref, state } }: RepositoryContext,
): Promise<(one: Interrupted) => boolean> {
  const { number, commentCount } = request.thread;
  const [{ items }, found] = await Promise.all([
    ports.github.listComments(number, commentCount),
    fetchThreadState(ports.git, ref).then((commit) =>
      readThreadState(ports.git, commit, state.thread),
    ),
  ]);
  const boards = findBoards(items, board.login);
  const requests = found.kind === 'found' ? found.state.requests : [];
  return ({ request: id, board: before, left }) => {
    const now = findBoardOf(boards, id);
    const isSameBoard = before === undefined || before.comment.body === now?.comment.body;
    const other = requests.find((one) => one.id === id);
    return isSameBoard && (left === undefined || said(other) === said(left));
  };
}

/** What a request's own run says of it. Whoever delivers its work takes the tip away. */
function said(request: RequestState | undefined): string {
  return JSON.stringify({ ...request, tip: undefined });
}

/** True unless the run delivered what it had. If it ended by itself it did, except for work that is on no branch. */
export function isUndelivered(
  { board, left }: Interrupted,
  repository: RepositoryContext,
): boolean {
  if (board === undefined || board.marker.state === 'working') return true;
  if (awaitsPullRequest(board)) return goesOnWith(board, repository);
  return left?.progress === 'done' && left.tip !== undefined;
}
