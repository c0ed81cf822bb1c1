// The scene of a run: who asked what and where, its board and transcript, and the way it ends.

import { attempt } from '../../errors.ts';
import type { Inputs } from '../../inputs.ts';
import { nonceOf } from '../../markdown/sanitise.ts';
import type { Outcome } from '../../outcome.ts';
import type { Comment, Listing } from '../../ports/github.ts';
import type { Ports } from '../../ports/ports.ts';
import {
  type Board,
  type FoundBoard,
  findOwnBoards,
  openBoard,
} from '../../publish/board-keeper.ts';
import { createOutbound, type Outbound } from '../../publish/outbound/outbound.ts';
import type { RenderContext, RunFacts } from '../../publish/render/render-context.ts';
import { openTranscript, type Transcript, type TranscriptLog } from '../../run-log/transcript.ts';
import type { Request, Thread } from '../../trigger/request.ts';

/** What the runner told us about this run. */
export type WorkflowJob = {
  /** GITHUB_SERVER_URL. */
  readonly serverUrl: string;
  readonly runId: string;
  /** Who pressed "re-run"; the sender otherwise. */
  readonly triggeringActor: string | undefined;
};

export type RunArgs = {
  readonly request: Request;
  readonly inputs: Inputs;
  readonly ports: Ports;
  readonly job: WorkflowJob;
};

/** What a run leaves behind: the outputs and the job summary are made from it. */
export type RunReport = {
  readonly outcome: Outcome;
  readonly transcript: Transcript;
  readonly commentId: number | undefined;
  /** Markdown; empty when there is nothing to say. */
  readonly summary: string;
};

export type RunContext = RunArgs & {
  readonly kind: 'acknowledged';
  readonly thread: Thread;
  readonly comments: Listing<Comment>;
  readonly board: Board;
  /** Boards of this thread, of this request and of earlier ones. */
  readonly boards: readonly FoundBoard[];
  /** True when an earlier run of the same request left its board unfinished. */
  readonly isResumed: boolean;
  /** Names of tools that the request allows for this run. */
  readonly approved?: readonly string[];
  readonly transcript: TranscriptLog;
  readonly outbound: Outbound;
  /** Delimits quoted text; nobody could know it when they wrote theirs. */
  readonly nonce: string;
  renderContext(): RenderContext;
};

/** The request was answered by an earlier run of the same event. */
export type AnsweredBefore = {
  readonly kind: 'answered-before';
  readonly initialContext: InitialRunContext;
  readonly commentId: number;
};

/** 👀 and the board, before anything else is done. An earlier, unfinished board of the same event is taken up. */
export async function acknowledge(args: RunArgs): Promise<RunContext | AnsweredBefore> {
  const { request, ports } = args;
  const { github } = ports;
  const found = request.thread;
  const [, comments] = await Promise.all([
    attempt(
      request.reaction === undefined ? Promise.resolve() : github.createReaction(request.reaction),
    ),
    github.listComments(request.thread.number, request.thread.commentCount),
  ]);
  const initialContext = openInitialContext(args, found);
  const boards = await findOwnBoards(github, comments.items);
  // Two stand in the thread when a board seemed to be gone and was written anew.
  const mine = boards.filter(({ marker }) => marker.triggerId === request.id);
  const earlier = mine.find(({ marker }) => isFinal(marker)) ?? mine[0];
  if (earlier !== undefined && isFinal(earlier.marker)) {
    return { kind: 'answered-before', initialContext, commentId: earlier.comment.id };
  }
  const board = await openBoard(
    {
      ...ports,
      ...initialContext,
      context: initialContext.renderContext,
      seal: initialContext.outbound.seal,
    },
    found,
    earlier,
  );
  initialContext.onEvent(() => board.touch());
  const isResumed = earlier?.marker.state === 'working';
  return {
    kind: 'acknowledged',
    ...args,
    ...initialContext,
    thread: found,
    comments,
    board,
    boards,
    isResumed,
  };
}

/** A failed run may be tried again by re-running its job; every other end is the end. */
function isFinal({
  state,
  outcome,
}: {
  readonly state: string;
  readonly outcome: string | undefined;
}) {
  return state === 'done' && outcome !== 'failed';
}

/** What every run has, acknowledged or not. */
export type InitialRunContext = Pick<
  RunContext,
  'transcript' | 'outbound' | 'nonce' | 'renderContext'
> & {
  onEvent(listener: () => void): void;
};

/** Opens the transcript and the door; sends nothing. */
export function openInitialContext(
  { request, inputs, ports, job }: RunArgs,
  thread: Thread,
): InitialRunContext {
  const listeners: (() => void)[] = [];
  const transcript = openTranscript({
    now: () => ports.clock.now(),
    listeners: [ports.record, () => notifyListeners(listeners)],
  });
  const { owner, name } = request.repository;
  const { holdsSecret } = ports;
  const { serverUrl } = job;
  const outbound = createOutbound({ holdsSecret, phrase: inputs.triggerPhrase, serverUrl });
  const facts = (): RunFacts => ({
    runUrl: `${job.serverUrl}/${owner}/${name}/actions/runs/${job.runId}`,
    runId: job.runId,
    serverUrl: job.serverUrl,
    repository: `${owner}/${name}`,
    thread: { number: thread.number, kind: thread.kind },
    triggerId: request.id,
    commentUrl: request.url,
    actor: request.author.login,
    phrase: inputs.triggerPhrase,
    now: ports.clock.now(),
  });
  const { command } = request;
  transcript.emit({
    kind: 'run.started',
    request: 'request' in command ? command.request : command.kind,
    actor: request.author.login,
    trigger: request.id,
  });
  return {
    transcript,
    outbound,
    nonce: nonceOf(ports.randomBytes(12)),
    renderContext: () => ({ facts: facts(), safe: outbound.safe }),
    onEvent: (listener) => listeners.push(listener),
  };
}

function notifyListeners(listeners: readonly (() => void)[]): void {
  for (const listen of listeners) listen();
}

/** The request of a dispatched run with its thread, which the payload names by its number only. */
export async function completeRequest({ request, ports: { github } }: RunArgs): Promise<Request> {
  const { thread } = request;
  if (thread.toBeFetched !== true) return request;
  const {
    association: authorAssociation,
    comments: commentCount,
    ...issue
  } = await github.issue(thread.number);
  return { ...request, thread: { ...issue, authorAssociation, commentCount } };
}
