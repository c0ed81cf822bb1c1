// What every step of a run is given: the request, its inputs, the ports, and what the run has said and done so far.

import type { CoordinationResult } from '#src/coordinator/coordinator.ts';
import type { ErrorDescription } from '#src/errors.ts';
import type { Inputs } from '#src/inputs.ts';
import { nonceOf } from '#src/markdown/quote-untrusted.ts';
import type { Outcome } from '#src/outcome.ts';
import type { Comment, Listing } from '#src/ports/github.ts';
import type { Log, Ports } from '#src/ports/ports.ts';
import type { Board, FoundBoard } from '#src/publish/board.ts';
import { createOutbound, type Outbound } from '#src/publish/outbound/outbound.ts';
import { commentUrl, type RenderContext } from '#src/publish/render/render-context.ts';
import { renderSummary } from '#src/publish/views/job-summary.ts';
import { type Report, reportOfText } from '#src/report.ts';
import { createLogLines, type LogLine } from '#src/run-log/acts.ts';
import { openTranscript, type Transcript, type TranscriptLog } from '#src/run-log/transcript.ts';
import type { ToolApproval } from '#src/trigger/command.ts';
import { askedWords } from '#src/trigger/command.ts';
import type { Request } from '#src/trigger/request.ts';

/** What the runner says about the job. */
type WorkflowJob = {
  /** GITHUB_SERVER_URL. */
  readonly serverUrl: string;
  readonly runId: string;
  /** Whoever pressed "re-run"; otherwise the sender. */
  readonly triggeringActor: string | undefined;
};

export type RunArgs = {
  readonly request: Request;
  readonly inputs: Inputs;
  readonly ports: Ports;
  readonly job: WorkflowJob;
};

/** What a run leaves behind; the outputs and the job summary are made from it. */
export type RunReport = {
  readonly outcome: Outcome;
  readonly transcript: Transcript;
  readonly commentId: number | undefined;
  /** Markdown; empty when there is nothing to say. */
  readonly summary: string;
};

/** What is needed to say how a request ended, even when its ports could not be opened. */
export type InitialArgs = Omit<RunArgs, 'ports'> & {
  readonly ports: Pick<
    Ports,
    'github' | 'clock' | 'log' | 'record' | 'randomBytes' | 'holdsSecret'
  >;
};

/** What a run has before its board is written. */
export type InitialRunContext = InitialArgs & {
  readonly transcript: TranscriptLog;
  readonly outbound: Outbound;
  /** Delimits quoted text; nobody who wrote such text could have known it. */
  readonly nonce: string;
  renderContext(): RenderContext;
};

export type RunContext = InitialRunContext &
  RunArgs & {
    readonly kind: 'acknowledged';
    readonly comments: Listing<Comment>;
    readonly board: Board;
    /** Boards of this thread: of this request and of earlier ones. */
    readonly boards: readonly FoundBoard[];
    /** True when there was an earlier run of the same request; it may have left work or comments. */
    readonly isRepeated: boolean;
    /** The tools that the request allows for this run. */
    readonly approved: readonly ToolApproval[];
  };

/** Opens the transcript and everything that rendering needs; sends nothing. */
export function openInitialContext<Args extends InitialArgs>(args: Args): Args & InitialRunContext {
  const { request, inputs, ports, job } = args;
  const { command, thread, repository, text, url } = request;
  const { serverUrl, runId } = job;
  const transcript = openTranscript(() => ports.clock.now());
  transcript.listen(ports.record);
  const lineOf = createLogLines(transcript.read().startedAt);
  transcript.listen((event) => writeLine(ports.log, lineOf(event)));
  const outbound = createOutbound({
    holdsSecret: ports.holdsSecret,
    phrase: inputs.triggerPhrase,
    serverUrl,
  });
  const shownRepository = `${repository.owner}/${repository.name}`;
  transcript.emit({
    kind: 'run.started',
    request: askedWords(command),
    actor: request.author.login,
    trigger: request.id,
    asked: text,
    repository: shownRepository,
    url,
    thread: thread.number,
  });
  return {
    ...args,
    transcript,
    outbound,
    nonce: nonceOf(ports.randomBytes(8)),
    renderContext: () => ({
      safe: outbound.safe,
      facts: {
        runUrl: `${serverUrl}/${shownRepository}/actions/runs/${runId}`,
        runId,
        serverUrl,
        repository: shownRepository,
        thread: { number: thread.number, kind: thread.kind },
        triggerId: request.id,
        commentUrl: request.url,
        actor: request.author.login,
        phrase: inputs.triggerPhrase,
        now: ports.clock.now(),
      },
    }),
  };
}

/** Writes an act to the job's log as it happens. */
function writeLine(log: Log, line: LogLine | undefined): void {
  if (line === undefined) return;
  log.info(line.text);
  if (line.details !== undefined) log.group('what it printed', line.details.join('\n'));
}

/** How the work ended; `broken` means by an unexpected error. */
export type WorkResult = (CoordinationResult | ({ readonly kind: 'broken' } & ErrorDescription)) & {
  /** True for what a saved state says: that makes no draft ready. */
  readonly isReturned?: boolean;
};

/** Returns the report on the work, by the coordinator or the one agent; an empty one when there is none. */
export function workReport(result: WorkResult): Report {
  return result.kind === 'done' ? result.report : reportOfText('');
}

/** Says why there is no board, and where people read instead what it would say. */
export function lockedNote({ number, lockReason }: Request['thread']): string {
  const why = lockReason === undefined ? '' : ` (${lockReason})`;
  return `#${number} is locked${why}, and GitHub takes no comment there: the run's summary says what the board would. Unlock the conversation to have answers in it.`;
}

/** Makes the report; sends nothing. `unwritten` is set if the board could not be written, with our own Markdown for it. */
export function reportOf(
  { transcript, renderContext, outbound }: InitialRunContext,
  outcome: Outcome,
  commentId: number | undefined,
  unwritten?: { readonly reply: string | undefined },
): RunReport {
  const read = transcript.read();
  const context = renderContext();
  const isShown = commentId !== undefined && unwritten === undefined;
  const boardUrl = isShown ? commentUrl(context.facts, commentId) : undefined;
  const place = { boardUrl, reply: unwritten?.reply };
  const summary = outbound.seal(renderSummary(context, read, outcome, place));
  return { outcome, transcript: read, commentId, summary };
}
