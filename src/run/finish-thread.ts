// Finishes a thread whose runs are over, for Scribe, which makes no request there.

import { findOwnBoards } from '#src/publish/board.ts';
import { fetchRemote } from './context/fetch-remote.ts';
import { loadRepository } from './context/load-repository.ts';
import { openInitialContext, type RunArgs, type RunContext } from './context/run-context.ts';
import { finishInterrupted } from './resume/finish-interrupted.ts';
import { StateKeeper } from './resume/state-keeper.ts';
import { completeRequest } from './start/acknowledge.ts';

/** Delivers what these requests' runs left, and closes their boards with the true outcome. Returns how many it closed. */
export async function finishThread(given: RunArgs, requests: ReadonlySet<string>): Promise<number> {
  const { github } = given.ports;
  const args = { ...given, request: await completeRequest(given) };
  const { number, commentCount } = args.request.thread;
  const comments = await github.listComments(number, commentCount);
  const found = await findOwnBoards(github, comments.items);
  const boards = found.filter(({ marker }) => requests.has(marker.triggerId));
  const context: RunContext = {
    ...openInitialContext(args),
    kind: 'acknowledged',
    comments,
    boards,
    board: { ...NO_BOARD, login: boards[0]?.comment.author?.login },
    isRepeated: false,
    approved: [],
  };
  const repository = await loadRepository(context, await fetchRemote(args));
  if (repository.kind === 'no-team') return 0;
  if (repository.team.settings.isBoxOptional) context.ports.box.allowNone();
  const { threadState } = repository;
  const left = threadState.left.filter(({ id }) => requests.has(id));
  const own = { ...repository, threadState: { ...threadState, left } };
  return finishInterrupted(context, own, new StateKeeper(context, own));
}

const nothing = () => undefined;
const NO_BOARD = {
  commentId: 0,
  touch: nothing,
  lastWords: nothing,
  finish: async () => undefined,
  fold: async () => undefined,
};
