// Lets the coordinator route a request, and returns how the work ended.

import { attempt, describe } from '#src/errors.ts';
import type { SessionTool } from '#src/ports/agents.ts';
import type { Report } from '#src/report.ts';
import { COORDINATOR } from '#src/run-log/agent-row.ts';
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
import type { Handoff, RouteResult } from './tasks/handoff.ts';

/** How the work ended. */
export type CoordinationResult =
  | { readonly kind: 'done'; readonly report: Report }
  | { readonly kind: 'limited'; readonly exhausted: ExhaustedLimit }
  /** `type` is the runtime's name for the error, or one of our codes. */
  | { readonly kind: 'failed'; readonly reason: string; readonly type: string };

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
  /** Called once the coordinator's model was asked, to prepare what agents will need. Must not throw. */
  readonly whileThinking: () => void;
};

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
  if (end.kind === 'finished') return { kind: 'done', report: end.report };
  return { kind: 'failed', reason: end.reason, type: end.type };
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

function failureOf(result: Exclude<RouteResult, { kind: 'answered' }>): CoordinationResult {
  switch (result.kind) {
    case 'refused':
      return { kind: 'failed', reason: result.reason, type: result.code };
    case 'failed':
      return { kind: 'failed', reason: result.reason, type: result.type ?? result.kind };
    default:
      return { kind: 'failed', reason: `${result.to} gave no answer.`, type: result.kind };
  }
}
