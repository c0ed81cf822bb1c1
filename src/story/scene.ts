// The scene of a run: who asked what and where, its board and transcript, and the way it ends.
import { nonceOf } from '../context/sanitise.ts';
import { openTranscript, type Transcript, type TranscriptLog } from '../coordinator/transcript.ts';
import { attempt } from '../errors.ts';
import type { Inputs } from '../inputs.ts';
import type { Outcome } from '../outcome.ts';
import { type Board, type FoundBoard, findOwnBoards, openBoard } from '../publish/board-keeper.ts';
import { createOutbound, type Outbound } from '../publish/outbound.ts';
import type { RenderContext, RunFacts } from '../publish/words.ts';
import type { Request, Thread } from '../trigger/request.ts';
import type { Comment, Listing, World } from '../world.ts';

/** What the runner told us about this run. */
export type Job = {
  /** GITHUB_SERVER_URL. */
  readonly serverUrl: string;
  readonly runId: string;
  /** Who pressed "re-run"; the sender otherwise. */
  readonly triggeringActor: string | undefined;
};

export type RunArgs = {
  readonly request: Request;
  readonly inputs: Inputs;
  readonly world: World;
  readonly job: Job;
};

/** What a run leaves behind: the outputs and the job summary are made from it. */
export type RunReport = {
  readonly outcome: Outcome;
  readonly transcript: Transcript;
  readonly commentId: number | undefined;
  /** Markdown; empty when there is nothing to say. */
  readonly summary: string;
};

export type Scene = RunArgs & {
  readonly kind: 'scene';
  readonly thread: Thread;
  readonly comments: Listing<Comment>;
  readonly board: Board;
  /** Boards of this thread, of this request and of earlier ones. */
  readonly boards: readonly FoundBoard[];
  /** True when an earlier run of the same request left its board unfinished. */
  readonly isTakenUp: boolean;
  /** Names of tools that the request allows for this run. */
  readonly approved?: readonly string[];
  readonly transcript: TranscriptLog;
  readonly door: Outbound;
  /** Delimits quoted text; nobody could know it when they wrote theirs. */
  readonly nonce: string;
  context(): RenderContext;
};

/** The request was answered by an earlier run of the same event. */
export type AnsweredBefore = {
  readonly kind: 'answered-before';
  readonly bearings: Bearings;
  readonly commentId: number;
};

/** 👀 and the board, before anything else is done. An earlier, unfinished board of the same event is taken up. */
export async function acknowledge(args: RunArgs): Promise<Scene | AnsweredBefore> {
  const { request, world } = args;
  const { github } = world;
  const found = request.thread;
  const [, comments] = await Promise.all([
    attempt(request.reaction === undefined ? Promise.resolve() : github.react(request.reaction)),
    github.listComments(request.thread.number, request.thread.commentCount),
  ]);
  const bearings = openBearings(args, found);
  const boards = await findOwnBoards(github, comments.items);
  // Two stand in the thread when a board seemed to be gone and was written anew.
  const mine = boards.filter(({ marker }) => marker.triggerId === request.id);
  const earlier = mine.find(({ marker }) => isFinal(marker)) ?? mine[0];
  if (earlier !== undefined && isFinal(earlier.marker)) {
    return { kind: 'answered-before', bearings, commentId: earlier.comment.id };
  }
  const board = await openBoard(
    { ...world, ...bearings, seal: bearings.door.seal },
    found,
    earlier,
  );
  bearings.onEvent(() => board.touch());
  const isTakenUp = earlier?.marker.state === 'working';
  return { kind: 'scene', ...args, ...bearings, thread: found, comments, board, boards, isTakenUp };
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
export type Bearings = Pick<Scene, 'transcript' | 'door' | 'nonce' | 'context'> & {
  onEvent(listener: () => void): void;
};

/** Opens the transcript and the door; sends nothing. */
export function openBearings({ request, inputs, world, job }: RunArgs, thread: Thread): Bearings {
  const listeners: (() => void)[] = [];
  const transcript = openTranscript({
    now: () => world.clock.now(),
    listeners: [world.record, () => tell(listeners)],
  });
  const { owner, name } = request.repository;
  const { holdsSecret } = world;
  const { serverUrl } = job;
  const door = createOutbound({ holdsSecret, phrase: inputs.triggerPhrase, serverUrl });
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
    now: world.clock.now(),
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
    door,
    nonce: nonceOf(world.randomBytes(12)),
    context: () => ({ facts: facts(), safe: door.safe }),
    onEvent: (listener) => listeners.push(listener),
  };
}

function tell(listeners: readonly (() => void)[]): void {
  for (const listen of listeners) listen();
}

/** The request of a dispatched run with its thread, which the payload names by its number only. */
export async function completeRequest({ request, world: { github } }: RunArgs): Promise<Request> {
  const { thread } = request;
  if (thread.toBeFetched !== true) return request;
  const {
    association: authorAssociation,
    comments: commentCount,
    ...issue
  } = await github.issue(thread.number);
  return { ...request, thread: { ...issue, authorAssociation, commentCount } };
}
