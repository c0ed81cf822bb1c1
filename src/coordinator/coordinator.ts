// Lets the coordinator route a request, and returns how the work ended.

import { attempt, describe } from '#src/errors.ts';
import type { SessionTool } from '#src/ports/agents.ts';
import { type Delegation, joinReports, type Report, saidText } from '#src/report.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import { oneLine } from '#src/text/one-line.ts';
import type { AgentEnvironment, AgentWorkspace } from './agents/agent-environment.ts';
import { openRecordedSession } from './agents/open-agent.ts';
import type { AttachedCoordinator, Broker } from './messages/broker.ts';
import {
  type CoordinatorBriefing,
  type CoordinatorTask,
  coordinatorSystemPrompt,
  coordinatorTaskPrompt,
} from './prompts/coordinator.ts';
import { joinParts, measureParts, type PromptPart } from './prompts/rules.ts';
import type { ExhaustedLimit } from './sessions/budget.ts';
import type { MonitoredSession } from './sessions/monitored-session.ts';
import {
  type AskedSession,
  askForReport,
  type EndedTurn,
  lastUsable,
  sessionEndEvent,
  sessionEndOf,
} from './sessions/turns.ts';
import {
  HANDOFF_TYPES,
  type Handoff,
  PLAIN_REQUEST,
  type RouteResult,
  whyUnanswered,
} from './tasks/handoff.ts';

/** How the work ended. */
export type CoordinationResult =
  | { readonly kind: 'done'; readonly report: Report }
  | { readonly kind: 'limited'; readonly exhausted: ExhaustedLimit }
  /** `type` is the runtime's name for the error, or one of our codes. */
  | { readonly kind: 'failed'; readonly reason: string; readonly type: string };

type FailedCoordination = Extract<CoordinationResult, { kind: 'failed' }>;

export type CoordinationArgs = Omit<CoordinatorTask, 'msLeft'> & {
  readonly environment: AgentEnvironment;
  readonly broker: Broker;
  readonly briefing: CoordinatorBriefing;
  readonly tools: readonly SessionTool[];
  /** Where the coordinator's decisions are written; it can't read files. */
  readonly workspace: AgentWorkspace;
  readonly model: string | undefined;
  /** The parts that follow the request in the prompt: the thread, quoted. */
  readonly background: readonly PromptPart[];
  /** Returns what the agents whom the coordinator asked have reported so far, in the order in which they began. */
  readonly reports: () => readonly AgentReport[];
  /** Called once the coordinator's model was asked, to prepare what agents will need. Must not throw. */
  readonly whileThinking: () => void;
};

export type AgentReport = { readonly name: string; readonly report: Report };

/** Lets the coordinator route the request, and waits until every agent has ended. Throws when its session can't be opened. */
export async function runCoordinator(args: CoordinationArgs): Promise<CoordinationResult> {
  const { environment, broker, background } = args;
  const opened = await attempt(openCoordinator(args));
  if (opened.kind === 'threw') return limitedOrThrow(environment, opened.error);
  const session = opened.value;
  const task = { ...args, msLeft: environment.budget.msLeft() };
  const prompt = coordinatorTaskPrompt(task, background);
  environment.emit({ kind: 'agent.given', session: COORDINATOR, parts: measureParts(prompt) });
  const coordinator = broker.attachCoordinator(session);
  const asked = { session, name: 'the coordinator', deps: environment };
  const asking = askUntilDone(joinParts(prompt), asked, broker, coordinator);
  args.whileThinking();
  const turn = await asking;
  coordinator.leave();
  await session.close();
  await recordDecisions(args);
  const end = sessionEndOf(turn, environment.budget);
  environment.emit(sessionEndEvent(COORDINATOR, end));
  const exhausted = environment.budget.exhausted();
  if (exhausted !== undefined) return { kind: 'limited', exhausted };
  if (end.kind !== 'finished') return { kind: 'failed', reason: end.reason, type: end.type };
  return end.report.delegate === undefined
    ? { kind: 'done', report: end.report }
    : carryOut(end.report, args);
}

/** Has the agents do what the coordinator delegated with its last words. Their reports are the answer. */
async function carryOut(own: Report, args: CoordinationArgs): Promise<CoordinationResult> {
  const { environment, broker, reports } = args;
  const { delegate = [] } = own;
  const ended = await Promise.all(
    delegate.map((one) => broker.route(handoffOf(one), { session: COORDINATOR })),
  );
  await broker.settled();
  const exhausted = environment.budget.exhausted();
  if (exhausted !== undefined) return { kind: 'limited', exhausted };
  const failures = ended.map((one) => (one.kind === 'answered' ? undefined : namedFailureOf(one)));
  const said = reports();
  const [failure] = failures.filter((one) => one !== undefined);
  if (said.length === 0 && failure !== undefined) return failure;
  const notDone = delegate.flatMap(({ task }, at) => {
    const { reason: why } = failures[at] ?? {};
    return why === undefined ? [] : [{ part: oneLine(task, LONGEST_PART), why }];
  });
  return { kind: 'done', report: reportOfAll(own, said, notDone) };
}

const LONGEST_PART = 200;

function handoffOf({ to, task, type, files }: Delegation): Handoff {
  return {
    ...PLAIN_REQUEST,
    from: COORDINATOR,
    to,
    task,
    type: HANDOFF_TYPES.find((one) => one === type) ?? 'implementation-request',
    isTyped: type !== undefined,
    isLast: true,
    files,
  };
}

/** One report is the answer as it is; of several, each is told under its agent's name. */
function reportOfAll(
  own: Report,
  said: readonly AgentReport[],
  notDone: Report['notDone'],
): Report {
  const isOne = said.length === 1;
  const named = said.map(({ name, report }) =>
    isOne ? report : { ...report, title: '', summary: `**${name}:** ${saidText(report)}` },
  );
  const joined = joinReports(named);
  const title = own.title === '' ? (said[0]?.report.title ?? '') : own.title;
  const summary = [own.summary, joined.summary].filter((text) => text !== '').join('\n\n');
  const { settles, isWholeIssue } = own;
  const question = own.question ?? joined.question;
  return {
    title,
    summary,
    settles,
    isWholeIssue,
    notDone: [...own.notDone, ...notDone],
    ...(isOne && joined.howToTest !== undefined ? { howToTest: joined.howToTest } : {}),
    ...(question === undefined ? {} : { question }),
  };
}

/** Asks the coordinator, and again while results come in after its answer. Returns its last turn that can be used. */
async function askUntilDone(
  prompt: string,
  asked: AskedSession,
  broker: Broker,
  coordinator: AttachedCoordinator,
  earlier?: EndedTurn,
): Promise<EndedTurn> {
  const last = await askForReport(asked, prompt);
  const turn = earlier === undefined ? last : lastUsable(earlier, last, asked);
  if (last.kind === 'done' && last.report.delegate !== undefined) return last;
  await broker.settled();
  const next = last.kind === 'done' ? coordinator.nextPrompt() : undefined;
  return next === undefined ? turn : askUntilDone(next, asked, broker, coordinator, turn);
}

function openCoordinator(args: CoordinationArgs): Promise<MonitoredSession> {
  const { environment, briefing, tools, workspace, model, request, asker } = args;
  const prompt = coordinatorSystemPrompt({ ...briefing, canWrite: environment.canWrite });
  const spec = { label: COORDINATOR, directory: workspace.directory, model, tools };
  const who = { agent: COORDINATOR, name: 'Coordinator', role: 'Coordinator' };
  const facts = { ...who, task: request, requestedBy: asker };
  return openRecordedSession(spec, prompt, facts, environment);
}

function limitedOrThrow({ budget }: AgentEnvironment, thrown: unknown): CoordinationResult {
  const exhausted = budget.exhausted();
  if (exhausted === undefined) throw thrown;
  return { kind: 'limited', exhausted };
}

/** Commits the coordinator's decisions. Never rejects, so that the agents' work reaches people in any case. */
async function recordDecisions({ environment, workspace }: CoordinationArgs): Promise<void> {
  const recorded = await attempt(async () => {
    const submitted = await workspace.submit({ task: 'Record decisions', unfinished: false });
    if (submitted.kind !== 'conflict') return;
    const aside = await workspace.pushToFallbackBranch();
    environment.emit({ kind: 'conflict', session: COORDINATOR, files: submitted.files, ...aside });
  });
  if (recorded.kind === 'done') return;
  const reason = describe(recorded.error).message;
  environment.emit({
    kind: 'note',
    isLoss: true,
    text: `The coordinator's decisions could not be committed: ${reason}`,
  });
}

/** Gives the request to the named agent as it is, without the coordinator. */
export async function runNamedAgent(
  { environment, broker }: Pick<CoordinationArgs, 'environment' | 'broker'>,
  handoff: Handoff,
): Promise<CoordinationResult> {
  const result = await broker.route({ ...handoff, isFromPerson: true, waitForResult: true });
  await broker.settled();
  const exhausted = environment.budget.exhausted();
  if (exhausted !== undefined) return { kind: 'limited', exhausted };
  return result.kind === 'answered' ? { kind: 'done', report: result.report } : failureOf(result);
}

/** Where several agents may have failed, the reason begins with who it was. */
function namedFailureOf(result: Exclude<RouteResult, { kind: 'answered' }>): FailedCoordination {
  const failure = failureOf(result);
  if (result.kind !== 'failed') return failure;
  return { ...failure, reason: `${result.to}: ${failure.reason}` };
}

function failureOf(result: Exclude<RouteResult, { kind: 'answered' }>): FailedCoordination {
  const reason = whyUnanswered(result);
  if (result.kind === 'refused') return { kind: 'failed', reason, type: result.code };
  const cause = result.kind === 'failed' ? result.type : undefined;
  return { kind: 'failed', reason, type: cause ?? result.kind };
}
