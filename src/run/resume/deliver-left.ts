// Delivers what an interrupted run left, as the run itself would have done.
import type { Outcome } from '../../outcome.ts';
import type { FoundBoard } from '../../publish/board/find-boards.ts';
import { toPublishedWork } from '../../publish/open-pull-request.ts';
import { commentUrl } from '../../publish/render/render-context.ts';
import { saidText } from '../../report.ts';
import { openRunBranch } from '../../workspace/run-branch.ts';
import { checkWork } from '../checks/check-work.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { placeOf } from '../context/place-run.ts';
import { decideOutcome, type WorkResult } from '../finish/decide-outcome.ts';
import { publishReviews } from '../finish/publish/publish-reviews.ts';
import { publishWork } from '../finish/publish/publish-work.ts';
import { openInitialContext, type RunContext } from '../start/run-context.ts';
import { withEnds } from './finished-work.ts';
import { takeUpLeftWork } from './left-work.ts';
import { isFinished, type SavedRun } from './saved-run.ts';

/** An earlier request that no run is working on: its board, and what its run left on the remote. */
export type Interrupted = {
  readonly request: string;
  readonly board: FoundBoard | undefined;
  readonly saved: SavedRun | undefined;
};

/** Publishes what there is. `earlier` is the context of the interrupted run. */
export async function deliverLeft(
  saved: SavedRun | undefined,
  earlier: RunContext,
  repository: RepositoryContext,
): Promise<Outcome> {
  const { git } = earlier.ports;
  const { start, tip } = await placeOf(git, repository.remoteTip, saved);
  const branch = openRunBranch(git, repository.branch.name, start, tip);
  const place = { ...repository, branch };
  const result = await replay(saved, earlier, place);
  const { pull } = repository.target;
  // The commits are in a pull request already, and another run has written its text since.
  if (saved === undefined && pull !== undefined && result.kind === 'done') {
    const work = toPublishedWork({ head: branch.name, commit: tip }, pull);
    return { kind: 'changed', work, answer: saidText(result.report) };
  }
  await checkWork(earlier, place);
  const published = await publishWork(result, earlier, place);
  await publishReviews(published, earlier, place);
  return decideOutcome(result, published, earlier.transcript.read());
}

async function replay(
  saved: SavedRun | undefined,
  earlier: RunContext,
  place: RepositoryContext,
): Promise<WorkResult> {
  if (saved === undefined || isFinished(saved)) {
    const left = await takeUpLeftWork(earlier, place);
    return left?.kind === 'finished' ? left.result : INTERRUPTED;
  }
  for (const event of withEnds(saved.events)) earlier.transcript.emit(event);
  return INTERRUPTED;
}

const INTERRUPTED: WorkResult = {
  kind: 'limited',
  exhausted: { limit: 'interrupted', reason: 'The run was interrupted.' },
};

/** Returns the context as it was for the earlier request; none of it goes into this run's record. */
export function contextOf(
  { request: id, board, saved }: Interrupted,
  context: RunContext,
): RunContext {
  const { ports, request, job, comments } = context;
  const asked = comments.items.find((comment) => id === `comment-${comment.id}`);
  // Who asked and for what is never read from the state: that decides on access, and on what the merge closes.
  const login = asked?.author?.login ?? board?.marker.asker ?? 'ghost';
  const author = { login, type: 'User' };
  const text = asked?.body ?? '';
  const here = commentUrl(context.renderContext().facts, board?.comment.id ?? 0);
  const initial = openInitialContext({
    ...context,
    ports: { ...ports, record: () => undefined, log: SILENT },
    job: { ...job, runId: saved?.run ?? board?.marker.runId ?? job.runId },
    request: {
      ...request,
      id,
      author,
      sender: author,
      text,
      url: asked?.url ?? here,
      command: { kind: 'work', request: text },
    },
  });
  return {
    ...context,
    ...initial,
    board: { ...context.board, commentId: board?.comment.id ?? context.board.commentId },
    isRepeated: true,
  };
}

const ignore = () => undefined;
const SILENT = { info: ignore, warning: ignore, debug: ignore, group: ignore };
