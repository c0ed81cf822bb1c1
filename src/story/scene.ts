// The scene of a run: who asked what and where, its board and transcript, and the way it ends.
import { nonceOf } from '../context/sanitise.ts';
import { type Exhausted, type Limits, openBudget } from '../coordinator/budget.ts';
import { openTranscript, type Transcript, type TranscriptLog } from '../coordinator/transcript.ts';
import { attempt } from '../errors.ts';
import type { Inputs } from '../inputs.ts';
import type { Outcome } from '../outcome.ts';
import { type Board, findBoards, openBoard } from '../publish/board-keeper.ts';
import { type Door, openDoor } from '../publish/door.ts';
import { renderSummary } from '../publish/summary.ts';
import type { RenderContext, RunFacts } from '../publish/words.ts';
import { narrow, type Limits as TeamLimits } from '../team/settings.ts';
import type { Request, Thread } from '../trigger/request.ts';
import type { CommitIdentity } from '../workspace/commit.ts';
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
  readonly transcript: TranscriptLog;
  readonly door: Door;
  /** Delimits quoted text; nobody could know it when they wrote theirs. */
  readonly nonce: string;
  context(): RenderContext;
};

/** The request was answered by an earlier run of the same event. */
export type AnsweredBefore = { readonly kind: 'answered-before'; readonly report: RunReport };

/** 👀 and the board, before anything else is done. An earlier, unfinished board of the same event is taken up. */
export async function acknowledge(args: RunArgs): Promise<Scene | AnsweredBefore> {
  const { request, world } = args;
  const { github } = world;
  const [, found, comments] = await Promise.all([
    attempt(request.reaction === undefined ? Promise.resolve() : github.react(request.reaction)),
    completeThread(world, request.thread),
    github.listComments(request.thread.number, request.thread.commentCount),
  ]);
  const bearings = openBearings(args, found);
  const earlier = findBoards(comments.items, undefined).find(
    ({ marker }) => marker.triggerId === request.id,
  );
  if (earlier !== undefined && isFinal(earlier.marker)) {
    const reason = 'This request was answered before; its board stands in the thread.';
    const outcome: Outcome = { kind: 'nothing-to-do', reason };
    const commentId = earlier.comment.id;
    return { kind: 'answered-before', report: reportOf(bearings, outcome, commentId) };
  }
  const board = await openBoard(
    { ...world, ...bearings, seal: bearings.door.seal },
    found,
    earlier,
  );
  bearings.onEvent(() => board.touch());
  return { kind: 'scene', ...args, ...bearings, thread: found, comments, board };
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
  const door = openDoor({ ...world, phrase: inputs.triggerPhrase, serverUrl: job.serverUrl });
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

/** The thread of a dispatched run, which the payload names by its number only. */
async function completeThread({ github }: World, thread: Thread): Promise<Thread> {
  if (thread.placeholder !== true) return thread;
  const {
    association: authorAssociation,
    comments: commentCount,
    ...issue
  } = await github.issue(thread.number);
  return { ...issue, authorAssociation, commentCount };
}

/** Writes the outcome onto the board. `markdown`, our own words, replaces the board's. */
export async function endRun(
  scene: Scene,
  { outcome, markdown }: { readonly outcome: Outcome; readonly markdown?: string },
): Promise<RunReport> {
  scene.transcript.emit({ kind: 'run.ended', outcome: outcome.kind });
  await scene.board.finish(outcome, markdown);
  return reportOf(scene, outcome, scene.board.commentId);
}

/** A report without touching GitHub. */
export function reportOf(
  { transcript, context, door }: Pick<Scene, 'transcript' | 'context' | 'door'>,
  outcome: Outcome,
  commentId: number | undefined,
): RunReport {
  const read = transcript.read();
  const summary = door.seal(renderSummary(context(), read, outcome));
  return { outcome, transcript: read, commentId, summary };
}

/** The run's budget: the workflow's inputs are the ceiling, the repository's settings may lower it. */
export function budgetFor(scene: Scene, settings: Partial<TeamLimits>) {
  const { inputs, world, transcript } = scene;
  const limits = limitsOf(inputs, settings);
  return openBudget({
    limits,
    clock: world.clock,
    startedAt: transcript.read().startedAt,
    cancelled: world.cancelled,
    onExhausted: (exhausted: Exhausted) => transcript.emit({ kind: 'limit', ...exhausted }),
  });
}

/** Workflow inputs, narrowed by the settings. */
export function limitsOf(inputs: Inputs, settings: Partial<TeamLimits>): Limits & TeamLimits {
  const { maxTokens: tokens, maxToolCalls: toolCalls, timeoutMinutes: minutes } = inputs;
  return narrow({ tokens, toolCalls, minutes, agents: inputs.maxAgents }, settings);
}

/** How an agent signs: `Hockney (Squad)`, with trailers that later runs find again. */
export function identify(
  { door, job }: Pick<Scene, 'door' | 'job'>,
  who: { readonly name: string; readonly slug: string },
  report: { readonly task: string; readonly unfinished: boolean },
): CommitIdentity {
  const [line = ''] = report.task.trim().split('\n');
  const subject = line.length > 68 ? `${line.slice(0, 67)}…` : line;
  const message = report.unfinished ? `Unfinished: ${subject}` : subject;
  return {
    author: `${who.name.replace(/[<>\n\r\0]/g, '')} (Squad)`,
    message: door.sealCommit(message),
    trailers: { 'Squad-Agent': who.slug, 'Squad-Run': job.runId },
  };
}
