// Who works, in what order: the coordinator's own session, or straight to the agent that was named.
import type { SessionTool } from '../world.ts';
import { type Crew, reasonOf, translate } from './agent.ts';
import type { Broker } from './broker.ts';
import type { Exhausted } from './budget.ts';
import type { Desk } from './desk.ts';
import type { Handoff } from './handoff.ts';
import {
  type CoordinatorBriefing,
  coordinatorSystemPrompt,
  coordinatorTaskPrompt,
} from './prompts/coordinator.ts';
import { createWatchdog, takeTurn } from './turn.ts';

/** How the work ended. `text` is the coordinator's (or the one agent's) last word. */
export type Coordination =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'limited'; readonly exhausted: Exhausted }
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

/** Lets the coordinator route the request, and waits until every agent has ended. */
export async function coordinate(args: CoordinationArgs): Promise<Coordination> {
  const { crew, broker } = args;
  const session = 'coordinator';
  const watchdog = createWatchdog(crew.clock);
  const opened = await crew.runtime.openSession({
    label: session,
    systemPrompt: coordinatorSystemPrompt(args.briefing),
    directory: args.desk.directory,
    model: args.model,
    tools: args.tools.map((tool) => ({
      ...tool,
      call: (input, call) => watchdog.busy(() => tool.call(input, call)),
    })),
    files: undefined,
    onEvent: (event) => {
      watchdog.saw(event);
      translate(session, event, crew);
    },
  });
  announce(opened.id, args);
  const { signal } = crew.budget;
  const timeoutMs = crew.budget.msLeft();
  const prompt = coordinatorTaskPrompt(args.request, args.asker, crew.thread);
  const turn = await takeTurn(opened, prompt, { clock: crew.clock, watchdog, signal, timeoutMs });
  await broker.settled();
  await opened.close();
  await args.desk.submit({ task: 'Record decisions', unfinished: false });
  const exhausted = crew.budget.exhausted();
  if (exhausted !== undefined) {
    crew.emit({ kind: 'agent.stopped', session, reason: exhausted.reason });
    return { kind: 'limited', exhausted };
  }
  if (turn.kind === 'done') {
    crew.emit({ kind: 'agent.finished', session, answer: turn.text });
    return readAnswer(turn.text);
  }
  const reason = reasonOf(turn, timeoutMs);
  crew.emit({ kind: 'agent.failed', session, reason });
  return { kind: 'failed', reason, type: turn.kind === 'failed' ? turn.type : turn.why };
}

function announce(sessionId: string, { crew, model, request, asker }: CoordinationArgs): void {
  crew.emit({
    kind: 'agent.spawned',
    session: 'coordinator',
    sessionId,
    agent: 'coordinator',
    name: 'Coordinator',
    role: 'Coordinator',
    task: request,
    requestedBy: asker,
    model,
  });
}

/** A last line that begins with `QUESTION:` asks the person; see the coordinator's prompt. */
export function readAnswer(text: string): Coordination {
  const question = /^QUESTION:[ \t]*(\S.*)$/m.exec(text)?.[1];
  return question === undefined ? { kind: 'done', text } : { kind: 'question', text: question };
}

/** `@squad hockney: ...`: no coordinator turn, the request goes to the agent as it is. */
export async function goStraightTo(
  { crew, broker }: Pick<CoordinationArgs, 'crew' | 'broker'>,
  handoff: Handoff,
): Promise<Coordination> {
  const result = await broker.handOver(handoff);
  await broker.settled();
  const exhausted = crew.budget.exhausted();
  if (exhausted !== undefined) return { kind: 'limited', exhausted };
  if (result.kind === 'answered') return readAnswer(result.response);
  const reason = 'reason' in result ? result.reason : '';
  return { kind: 'failed', reason, type: result.kind };
}
