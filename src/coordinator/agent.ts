// One agent at work: a session, a turn, its files onto the branch, and a conflict handed back once.
import type {
  AgentRuntime,
  AgentSession,
  Clock,
  SessionEvent,
  SessionTool,
  Turn,
} from '../world.ts';
import type { Budget } from './budget.ts';
import type { Desk } from './desk.ts';
import type { RunEvent } from './events.ts';
import type { Colleague, Handoff } from './handoff.ts';
import { agentSystemPrompt, agentTaskPrompt, conflictPrompt } from './prompts/agent.ts';
import { stepOf } from './steps.ts';
import { createWatchdog, takeTurn, type Watchdog } from './turn.ts';

/** What an agent is equipped with, made by `run.ts` from the team, the tools and the workspace. */
export type Equipment = {
  readonly desk: Desk;
  readonly tools: readonly SessionTool[];
  readonly charter: string;
  readonly knowledge: string;
  readonly model: string | undefined;
};

export type Crew = {
  readonly runtime: AgentRuntime;
  readonly clock: Clock;
  readonly budget: Budget;
  /** The thread, rendered for agents. */
  readonly thread: string;
  /** False on a fork's pull request: agents answer, and change nothing. */
  readonly canWrite: boolean;
  emit(event: RunEvent): void;
  /** Equips one session of an agent. `label` is unique in the run. */
  equip(agent: Colleague, label: string, handoff: Handoff): Promise<Equipment>;
};

export type AgentResult =
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string };

export type Assignment = {
  readonly agent: Colleague;
  readonly label: string;
  readonly handoff: Handoff;
  readonly timeoutMs: number;
  /** Told the session's id as soon as there is one. */
  readonly onStart: (sessionId: string) => void;
};

/** Runs one assignment to its end. Rejects only when no session could be opened. */
export async function runAgent(assignment: Assignment, crew: Crew): Promise<AgentResult> {
  const { agent, label, handoff } = assignment;
  const equipment = await crew.equip(agent, label, handoff);
  const watchdog = createWatchdog(crew.clock);
  const session = await openSession(assignment, equipment, { crew, watchdog });
  crew.emit({
    kind: 'agent.spawned',
    session: label,
    sessionId: session.id,
    agent: agent.slug,
    name: agent.name,
    role: agent.role,
    task: handoff.task,
    requestedBy: handoff.from,
    model: equipment.model,
  });
  assignment.onStart(session.id);
  const ask = (prompt: string) =>
    takeTurn(session, prompt, {
      clock: crew.clock,
      watchdog,
      signal: crew.budget.signal,
      timeoutMs: assignment.timeoutMs,
    });
  const task = { ...handoff, thread: crew.thread };
  const turn = await ask(agentTaskPrompt(task));
  const trouble = await handIn(turn, { assignment, equipment, crew, ask });
  await session.close();
  return conclude(turn, trouble, { assignment, crew });
}

type Rooms = { readonly crew: Crew; readonly watchdog: Watchdog };

function openSession(
  { agent, label, handoff }: Assignment,
  equipment: Equipment,
  { crew, watchdog }: Rooms,
): Promise<AgentSession> {
  return crew.runtime.openSession({
    label,
    systemPrompt: agentSystemPrompt({
      name: agent.name,
      role: agent.role,
      charter: equipment.charter,
      knowledge: equipment.knowledge,
      context: handoff.context ?? '',
      canWrite: crew.canWrite,
    }),
    directory: equipment.desk.directory,
    model: equipment.model,
    tools: equipment.tools.map((tool) => ({
      ...tool,
      call: (input, call) => watchdog.busy(() => tool.call(input, call)),
    })),
    files: (request) => equipment.desk.permit(request).then(report(label, request.access, crew)),
    onEvent: (event) => {
      watchdog.saw(event);
      translate(label, event, crew);
    },
  });
}

function report(session: string, access: 'read' | 'write', crew: Crew) {
  return (decision: Awaited<ReturnType<Desk['permit']>>) => {
    if (!decision.allowed) {
      crew.emit({ kind: 'file.denied', session, access, reason: decision.reason });
    }
    return decision;
  };
}

/** A session's event in the run's words; counts it against the budget. */
export function translate(
  session: string,
  event: SessionEvent,
  { emit, budget }: Pick<Crew, 'emit' | 'budget'>,
): void {
  if (event.kind === 'tool-started') {
    budget.countToolCall();
    emit({ kind: 'agent.step', session, step: stepOf(event.tool, event.detail) });
  }
  if (event.kind === 'retry') emit({ kind: 'agent.step', session, step: 'waits for the model' });
  if (event.kind === 'usage') {
    const { model, inputTokens, outputTokens } = event;
    emit({ kind: 'usage', session, model, inputTokens, outputTokens });
    budget.countTokens(inputTokens + outputTokens);
  }
}

type HandIn = {
  readonly assignment: Assignment;
  readonly equipment: Equipment;
  readonly crew: Crew;
  readonly ask: (prompt: string) => Promise<Turn>;
};

/** Submits the files; a conflict goes back to the agent once. Returns what a person must know, if anything. */
async function handIn(turn: Turn, scene: HandIn): Promise<string | undefined> {
  const { assignment, equipment, crew, ask } = scene;
  const { label, handoff } = assignment;
  const unfinished = turn.kind !== 'done';
  const first = await equipment.desk.submit({ task: handoff.task, unfinished });
  if (first.kind !== 'conflict') return undefined;
  crew.emit({ kind: 'conflict', session: label, files: first.files, keptOn: undefined });
  crew.emit({ kind: 'agent.step', session: label, step: 'resolves a conflict' });
  const again = unfinished ? turn : await ask(conflictPrompt(first.files));
  if (again.kind === 'done') {
    const second = await equipment.desk.submit({ task: handoff.task, unfinished });
    if (second.kind !== 'conflict') return undefined;
  }
  const keptOn = await equipment.desk.setAside();
  crew.emit({ kind: 'conflict', session: label, files: first.files, keptOn });
  return `The changes collide with a colleague's in ${first.files.join(', ')}; they are kept on the branch ${keptOn}.`;
}

function conclude(
  turn: Turn,
  trouble: string | undefined,
  { assignment, crew }: Pick<HandIn, 'assignment' | 'crew'>,
): AgentResult {
  const session = assignment.label;
  if (turn.kind === 'done' && trouble === undefined) {
    crew.emit({ kind: 'agent.finished', session, answer: turn.text });
    return { kind: 'answered', text: turn.text };
  }
  const reason = trouble ?? reasonOf(turn, assignment.timeoutMs);
  const stopped = turn.kind === 'stopped' && turn.why === 'aborted';
  crew.emit({ kind: stopped ? 'agent.stopped' : 'agent.failed', session, reason });
  return { kind: 'failed', reason };
}

/** Why a turn brought no answer, in words for people. */
export function reasonOf(turn: Turn, timeoutMs: number): string {
  if (turn.kind === 'failed') return turn.message;
  if (turn.kind === 'done') return '';
  if (turn.why === 'timeout') return `timeout: no answer within ${Math.round(timeoutMs / 1000)} s`;
  if (turn.why === 'silence') return 'timeout: the session fell silent';
  return 'stopped before it finished';
}
