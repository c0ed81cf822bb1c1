// Delivers what an interrupted run left, as the run itself would have done.
import type { Outcome } from '#src/outcome.ts';
import { commentUrl, type FoundBoard, toPublishedWork } from '#src/publish/index.ts';
import { saidText } from '#src/report.ts';
import { openRunBranch } from '#src/workspace/index.ts';
import { checkWork } from '../checks/check-work.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { placeOf } from '../context/place-run.ts';
import { decideOutcome, type WorkResult } from '../finish/decide-outcome.ts';
import { publishReviews } from '../finish/publish/publish-reviews.ts';
import { publishWork } from '../finish/publish/publish-work.ts';
import { openInitialContext, type RunContext } from '../start/run-context.ts';
import { withEnds } from './finished-work.ts';
import { takeUpLeftWork } from './left-work.ts';
import type { RequestState } from './thread-state.ts';

/** An earlier request that no run is working on: its board, and what the state says of it. */
export type Interrupted = {
  readonly request: string;
  readonly board: FoundBoard | undefined;
  readonly left: RequestState | undefined;
};

/** Publishes what there is. `earlier` is the context of the interrupted run. */
export async function deliverLeft(
  left: RequestState | undefined,
  earlier: RunContext,
  repository: RepositoryContext,
): Promise<Outcome> {
  const { git } = earlier.ports;
  const { start, tip } = await placeOf(git, repository.remoteTip, left);
  const branch = openRunBranch(git, repository.branch.name, start, tip);
  const place = { ...repository, branch };
  const result = await replay(left, earlier, place);
  const { pull } = repository.target;
  // The commits are in a pull request already, and another run has written its text since.
  if (left === undefined && pull !== undefined && result.kind === 'done') {
    const work = toPublishedWork({ head: branch.name, commit: tip }, pull);
    return { kind: 'changed', work, answer: saidText(result.report) };
  }
  await checkWork(earlier, place);
  const published = await publishWork(result, earlier, place);
  await publishReviews(published, earlier, place);
  return decideOutcome(result, published, earlier.transcript.read());
}

async function replay(
  left: RequestState | undefined,
  earlier: RunContext,
  place: RepositoryContext,
): Promise<WorkResult> {
  if (left === undefined || left.progress === 'done') {
    const taken = await takeUpLeftWork(earlier, place);
    return taken?.kind === 'finished' ? taken.result : INTERRUPTED;
  }
  for (const event of withEnds(left.events)) earlier.transcript.emit(event);
  return INTERRUPTED;
}

const INTERRUPTED: WorkResult = {
  kind: 'limited',
  exhausted: { limit: 'interrupted', reason: 'The run was interrupted.' },
};

/** Returns the context as it was for the earlier request; none of it goes into this run's record. */
export function contextOf(
  { request: id, board, left }: Interrupted,
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
    job: { ...job, runId: left?.run ?? board?.marker.runId ?? job.runId },
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
