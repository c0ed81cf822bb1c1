// Earlier requests whose runs ended without a result: delivers what their agents finished, and updates their boards.
import { lacksPullRequest, type Outcome } from '#src/outcome.ts';
import { type FoundBoard, renderBoard } from '#src/publish/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';
import { contextOf, deliverLeft, type Interrupted } from './deliver-left.ts';
import { findInterrupted, lookAgain } from './find-interrupted.ts';
import type { StateKeeper } from './state-keeper.ts';

const MOST = 5;

/**
 * Delivers what earlier runs of the thread left and closes their boards; returns how many it closed. Makes no request to
 * GitHub when nothing was left. Never rejects.
 */
export async function settleInterrupted(
  context: RunContext,
  repository: RepositoryContext,
  keeper: StateKeeper,
): Promise<number> {
  const { transcript } = context;
  let closed = 0;
  const settling = settleAll(context, { repository, keeper }, () => {
    closed += 1;
  });
  await transcript.noteFailure('What an earlier run left could not be settled.', settling);
  return closed;
}

type Settling = { readonly repository: RepositoryContext; readonly keeper: StateKeeper };

async function settleAll(
  context: RunContext,
  { repository, keeper }: Settling,
  onClosed: () => void,
): Promise<void> {
  if (context.inputs.dryRun) return;
  const left = findInterrupted(context, repository);
  if (left.length === 0) return;
  const isOver = await lookAgain(context, repository);
  for (const one of left.filter(isOver).slice(0, MOST)) {
    await deliverAndClose(one, context, { repository, keeper }, onClosed);
  }
}

/** Does nothing if the run ended by itself meanwhile. */
async function deliverAndClose(
  interrupted: Interrupted,
  context: RunContext,
  { repository, keeper }: Settling,
  onClosed: () => void,
): Promise<void> {
  const { board, left } = interrupted;
  if (await hasChanged(board, context)) return;
  const earlier = contextOf(interrupted, {
    ...context,
    ports: { ...context.ports, git: keeper.git },
  });
  const outcome = await deliverLeft(left, earlier, repository);
  const isToldAlready = outcome.kind === 'declined' && board?.marker.outcome === 'declined';
  if (board !== undefined && !isToldAlready) {
    if (await hasChanged(board, context)) return;
    await closeBoard(board, outcome, earlier);
    onClosed();
  }
  if (left !== undefined && !lacksPullRequest(outcome)) keeper.close(left, outcome.kind);
}

/** True if the run wrote its board after it was judged, or before: the thread's lists may be seconds old. */
async function hasChanged(
  board: FoundBoard | undefined,
  { ports }: Pick<RunContext, 'ports'>,
): Promise<boolean> {
  if (board === undefined) return false;
  const { body } = await ports.github.comment(board.comment.id);
  return body !== board.comment.body;
}

async function closeBoard(
  { comment }: FoundBoard,
  outcome: Outcome,
  { renderContext, transcript, outbound, ports }: RunContext,
): Promise<void> {
  const text = renderBoard(renderContext(), transcript.read(), outcome);
  await ports.github.updateComment(comment.id, outbound.seal(text));
}
