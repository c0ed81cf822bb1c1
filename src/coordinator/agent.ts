// One agent at work: a session, a turn, its files onto the branch, and a conflict handed back once.
import { attempt } from '../errors.ts';
import type { FileDecision, FileRequest, SessionSpec, SessionTool, Turn } from '../world.ts';
import { type Conversation, openConversation, type Surroundings } from './conversation.ts';
import type { Desk } from './desk.ts';
import { type Ending, endingOf } from './ending.ts';
import type { Colleague, Handoff } from './handoff.ts';
import { agentSystemPrompt, agentTaskPrompt, conflictPrompt } from './prompts/agent.ts';

/** What an agent is equipped with, made from the team, the tools and the workspace. */
export type Equipment = {
  readonly desk: Desk;
  readonly tools: readonly SessionTool[];
  readonly charter: string;
  readonly knowledge: string;
  readonly model: string | undefined;
  /** About tools of its own, for the prompt; empty when there is nothing to say. */
  readonly advice?: string;
  /** Ends what was started for this session alone; never rejects. */
  readonly close?: () => Promise<void>;
};

export type Crew = Surroundings & {
  /** The thread, rendered for agents. */
  readonly thread: string;
  /** False on a fork's pull request: agents answer, and change nothing. */
  readonly canWrite: boolean;
  /** Equips one session of an agent; throws a SquadError that a person understands. `label` is unique in the run. */
  equip(agent: Colleague, label: string, handoff: Handoff): Promise<Equipment>;
};

export type Assignment = {
  readonly agent: Colleague;
  readonly label: string;
  readonly handoff: Handoff;
  /** Told the session's id as soon as there is one. */
  readonly onStart: (sessionId: string) => void;
};

/** An agent in its session, with everything it works with. */
export type Seat = {
  readonly label: string;
  /** What it was opened for; later tasks find it as it is. */
  readonly assignment: Assignment;
  readonly equipment: Equipment;
  readonly session: Conversation;
};

/** Opens a session for an assignment. Rejects when something broke. */
export async function takeSeat(assignment: Assignment, crew: Crew): Promise<Seat> {
  const { agent, label, handoff } = assignment;
  const equipment = await crew.equip(agent, label, handoff);
  const opened = await attempt(openConversation(specOf(assignment, equipment, crew), crew));
  if (opened.kind === 'threw') {
    await equipment.close?.();
    throw opened.error;
  }
  const session = opened.value;
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
  return { label, assignment, equipment, session };
}

function specOf(
  { agent, label, handoff }: Assignment,
  { desk, tools, charter, knowledge, model, advice = '' }: Equipment,
  crew: Crew,
): Omit<SessionSpec, 'onEvent'> {
  const { name, role } = agent;
  const { canWrite } = crew;
  const context = handoff.context ?? '';
  return {
    label,
    systemPrompt: agentSystemPrompt({
      ...{ name, role, charter, knowledge, context, canWrite, advice },
      mayRoute: tools.some((tool) => tool.name === 'squad_route'),
    }),
    directory: desk.directory,
    model,
    tools,
    files: (request) => permit(request, { label, desk, crew }),
  };
}

async function permit(
  request: FileRequest,
  { label: session, desk, crew }: { label: string; desk: Desk; crew: Crew },
): Promise<FileDecision> {
  const decision = await desk.permit(request);
  if (!decision.allowed) {
    const { access } = request;
    crew.emit({ kind: 'file.denied', session, access, reason: decision.reason });
  }
  return decision;
}

/** One task, to its end. Whatever ends the turn, what was written until then is handed in. Rejects when something broke. */
export async function workAt(seat: Seat, handoff: Handoff, crew: Crew): Promise<Ending> {
  const { equipment, session } = seat;
  const { task, timeoutMs } = handoff;
  const isNew = handoff === seat.assignment.handoff;
  const prompt = agentTaskPrompt(handoff, isNew ? crew.thread : undefined);
  const startedAt = crew.clock.now();
  const turn = await session.ask(prompt, timeoutMs);
  const submitted = await equipment.desk.submit({ task, unfinished: turn.kind !== 'done' });
  const ending = endingOf(turn, crew.budget, timeoutMs);
  if (submitted.kind !== 'conflict') return ending;
  const left = timeoutMs === undefined ? undefined : startedAt + timeoutMs - crew.clock.now();
  return resolve(submitted.files, turn, { seat, crew, task, timeoutMs: left });
}

type AtConflict = {
  readonly seat: Seat;
  readonly crew: Crew;
  readonly task: string;
  /** What is left of the task's time. */
  readonly timeoutMs: number | undefined;
};

/** Hands a conflict back to an agent that can still answer, once; else, or when it fails, the work is set aside. */
async function resolve(files: readonly string[], turn: Turn, at: AtConflict): Promise<Ending> {
  const { seat, crew, task, timeoutMs } = at;
  const { label, equipment, session } = seat;
  crew.emit({ kind: 'conflict', session: label, files, keptOn: undefined });
  if (turn.kind !== 'done') return setAside(files, turn, at);
  crew.emit({ kind: 'agent.step', session: label, step: 'resolves a conflict' });
  const again = await session.ask(conflictPrompt(files), timeoutMs);
  if (again.kind !== 'done') return setAside(files, again, at);
  const second = await equipment.desk.submit({ task, unfinished: false });
  if (second.kind === 'conflict') return setAside(second.files, again, at);
  return { kind: 'finished', answer: turn.text };
}

/** `last` is the turn after which nothing more could be tried. */
async function setAside(
  files: readonly string[],
  last: Turn,
  { seat, crew }: AtConflict,
): Promise<Ending> {
  const keptOn = await seat.equipment.desk.setAside();
  crew.emit({ kind: 'conflict', session: seat.label, files, keptOn });
  const reason = `The changes collide with a colleague's in ${files.join(', ')}; they are kept on the branch ${keptOn}.`;
  const ending = endingOf(last, crew.budget);
  return ending.kind === 'stopped'
    ? { ...ending, reason }
    : { kind: 'failed', reason, type: 'conflict' };
}
