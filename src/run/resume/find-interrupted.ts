// Which earlier requests of the thread are still open: their runs ended without a result.
import {
  awaitsPullRequest,
  findBoardOf,
  findBoards,
  isUnsettled,
} from '../../publish/board/find-boards.ts';
import { listRemoteRuns } from '../../workspace/saved/saved-runs.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';
import type { Interrupted } from './deliver-left.ts';
import { goesOnWith } from './left-work.ts';
import { isFinished, savedRunOf } from './saved-run.ts';

/** Returns the requests whose board is at work or lacks its pull request, or whose state is on the remote. */
export function findInterrupted(
  { boards, request }: RunContext,
  repository: RepositoryContext,
): readonly Interrupted[] {
  const { saved } = repository;
  const unsettled = boards.filter(isUnsettled);
  const requests = new Set([
    ...unsettled.map(({ marker }) => marker.triggerId),
    ...saved.map((run) => run.request),
  ]);
  requests.delete(request.id);
  return [...requests]
    .map((id) => ({ request: id, board: findBoardOf(boards, id), saved: savedRunOf(saved, id) }))
    .filter((one) => one.saved !== undefined || isUndelivered(one, repository));
}

/** Looks again, and returns a test for requests whose board and state are unchanged: a live run would have changed them. */
export async function lookAgain({
  request,
  ports,
  board,
}: RunContext): Promise<(one: Interrupted) => boolean> {
  const { number, commentCount } = request.thread;
  const [{ items }, states] = await Promise.all([
    ports.github.listComments(number, commentCount),
    listRemoteRuns(ports.git, number),
  ]);
  const boards = findBoards(items, board.login);
  return ({ request: id, board: before, saved }) => {
    const now = findBoardOf(boards, id);
    const isSameBoard = before === undefined || before.comment.body === now?.comment.body;
    return isSameBoard && (saved === undefined || states.get(saved.ref) === saved.commit);
  };
}

/** True unless the run delivered what it had. If it ended by itself it did, except for finished work that is still kept. */
export function isUndelivered(
  { board, saved }: Interrupted,
  repository: RepositoryContext,
): boolean {
  if (board === undefined || board.marker.state === 'working') return true;
  if (awaitsPullRequest(board)) return goesOnWith(board, repository);
  return saved !== undefined && isFinished(saved);
}
