// Who works, in what order: the coordinator's own session, or straight to the agent that was named.
import { attempt, describe } from '../errors.ts';
import type { SessionTool } from '../world.ts';
import type { Crew } from './agent.ts';
import type { Broker } from './broker.ts';
import type { Exhausted } from './budget.ts';
import { type Conversation, openConversation } from './conversation.ts';
import type { Desk } from './desk.ts';
import { endEvent, endingOf } from './ending.ts';
import type { Handoff, RouteResult } from './handoff.ts';
import {
  type CoordinatorBriefing,
  coordinatorSystemPrompt,
  coordinatorTaskPrompt,
} from './prompts/coordinator.ts';

/** How the work ended. `text` is the coordinator's (or the one agent's) last word. */
export type Coordination =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'limited'; readonly exhausted: Exhausted }
  /** `type` is the runtime's name for the error, or one of our codes. */
  | { readonly kind: 'failed'; readonly reason: string; readonly type: string };

export type CoordinationArgs = {
  readonly crew: Crew;
  readonly broker: Broker;
  readonly briefing: CoordinatorBriefing;
  readonly tools: readonly SessionTool[];
  /** Its decisions are written here; it sees no files. */
  readonly desk: Desk;
  readonly model: string | undefined;
  readonly request: string;
  readonly asker: string;
};

const COORDINATOR = 'coordinator';

/** Lets the coordinator route the request, and waits until every agent has ended. Throws when its session can't be opened. */
export async function coordinate(args: CoordinationArgs): Promise<Coordination> {
  const { crew, broker, request, asker } = args;
  const opened = await attempt(openCoordinator(args));
  if (opened.kind === 'threw') return unlessLimited(crew, opened.error);
  const session = opened.value;
  const turn = await session.ask(coordinatorTaskPrompt(request, asker, crew.thread));
  await broker.settled();
  await session.close();
  await recordDecisions(args);
  const ending = endingOf(turn, crew.budget);
  crew.emit(endEvent(COORDINATOR, ending));
  const exhausted = crew.budget.exhausted();
  if (exhausted !== undefined) return { kind: 'limited', exhausted };
  if (ending.kind === 'finished') return readAnswer(ending.answer);
  return { kind: 'failed', reason: ending.reason, type: ending.type };
}

async function openCoordinator(args: CoordinationArgs): Promise<Conversation> {
  const { crew, briefing, tools, desk, model, request, asker } = args;
  const session = await openConversation(
    {
      label: COORDINATOR,
      systemPrompt: coordinatorSystemPrompt({ ...briefing, canWrite: crew.canWrite }),
      directory: desk.directory,
      model,
      tools,
      files: undefined,
    },
    crew,
  );
  crew.emit({
    kind: 'agent.spawned',
    session: COORDINATOR,
    sessionId: session.id,
    agent: COORDINATOR,
    name: 'Coordinator',
    role: 'Coordinator',
    task: request,
    requestedBy: asker,
    model,
  });
  return session;
}

function unlessLimited({ budget }: Crew, thrown: unknown): Coordination {
  const exhausted = budget.exhausted();
  if (exhausted === undefined) throw thrown;
  return { kind: 'limited', exhausted };
}

/** What agents did must reach people even when the coordinator's own notes can't be kept. */
async function recordDecisions({ crew, desk }: CoordinationArgs): Promise<void> {
  const recorded = await attempt(submitDecisions(desk, crew));
  if (recorded.kind === 'done') return;
  const reason = describe(recorded.error).message;
  crew.emit({
    kind: 'note',
    text: `The coordinator's decisions could not be committed: ${reason}`,
  });
}

async function submitDecisions(desk: Desk, crew: Crew): Promise<void> {
  const submitted = await desk.submit({ task: 'Record decisions', unfinished: false });
  if (submitted.kind !== 'conflict') return;
  const keptOn = await desk.setAside();
  crew.emit({ kind: 'conflict', session: COORDINATOR, files: submitted.files, keptOn });
}

const QUESTION = /^[\s>#*_-]*QUESTION:[*_]*/;

/** A line that begins with `QUESTION:`, and what follows it, asks the person; see the prompts. */
export function readAnswer(text: string): Coordination {
  const lines = text.split('\n');
  const at = lines.findLastIndex((line) => QUESTION.test(line));
  if (at === -1) return { kind: 'done', text };
  const question = lines.slice(at).join('\n').replace(QUESTION, '').trim();
  if (question === '') return { kind: 'done', text };
  return { kind: 'question', text: [...lines.slice(0, at), question].join('\n').trim() };
}

/** `@squad hockney: ...`: no coordinator turn, the request goes to the agent as it is. */
export async function goStraightTo(
  { crew, broker }: Pick<CoordinationArgs, 'crew' | 'broker'>,
  handoff: Handoff,
): Promise<Coordination> {
  const result = await broker.handOver({ ...handoff, isFromPerson: true, waitForResult: true });
  await broker.settled();
  const exhausted = crew.budget.exhausted();
  if (exhausted !== undefined) return { kind: 'limited', exhausted };
  return result.kind === 'answered' ? readAnswer(result.response) : failureOf(result);
}

function failureOf(result: Exclude<RouteResult, { kind: 'answered' }>): Coordination {
  switch (result.kind) {
    case 'refused':
      return { kind: 'failed', reason: result.reason, type: result.code };
    case 'failed':
      return { kind: 'failed', reason: result.reason, type: result.type ?? result.kind };
    default:
      return { kind: 'failed', reason: `${result.to} gave no answer.`, type: result.kind };
  }
}
