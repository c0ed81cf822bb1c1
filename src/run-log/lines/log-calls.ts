// Calls of tools, for the job's log: told when they ended, with how they ended. A call that was refused did nothing.
import { commandOf, exitCodeOf, shortCommand } from '../command-run.ts';
import type { TimedEvent } from '../events.ts';
import type { ToolEvent } from '../tool-tally.ts';

const MAX_COMMAND = 100;

/** Steps that are told when their call ended. */
const FILE_STEP = /^(?:reads|writes|edits|searches for|looks for(?! a colleague)|uses bash)(?: |$)/;

/** What the log says of one event: nothing yet, words, or undefined for an event that is no such call. */
export type CallWords = { readonly words: string | undefined } | undefined;

const NOTHING: CallWords = { words: undefined };

type CallState = {
  /** By session: the step that its next call is. */
  readonly steps: Map<string, string>;
  /** The words of calls that go on. */
  readonly calls: Map<string, string>;
  /** Sessions with the paths that they may not touch. */
  readonly denied: Set<string>;
};

/** Reads one run's events in their order. */
export function createCallWords(): (event: TimedEvent) => CallWords {
  const state: CallState = { steps: new Map(), calls: new Map(), denied: new Set() };
  return (event) => {
    switch (event.kind) {
      case 'agent.step':
        if (!FILE_STEP.test(event.step)) return undefined;
        state.steps.set(event.session, event.step);
        return NOTHING;
      case 'file.denied':
        state.denied.add(`${event.session} ${event.path}`);
        return undefined;
      case 'tool.start':
        noteStart(event, state);
        return NOTHING;
      case 'tool.complete':
      case 'tool.failed':
        return { words: endWords(event, state) };
      default:
        return undefined;
    }
  };
}

/** The step of a file tool comes right before its call; a command says itself what it is. */
function noteStart(
  { session, callId, tool, input }: Extract<ToolEvent, { kind: 'tool.start' }>,
  { steps, calls }: CallState,
): void {
  const isCommand = tool === 'bash';
  const words = isCommand ? runText(input) : steps.get(session);
  if (!isCommand) steps.delete(session);
  if (words !== undefined) calls.set(`${session} ${callId}`, words);
}

function endWords(
  event: Exclude<ToolEvent, { kind: 'tool.start' }>,
  { calls, denied }: CallState,
): string | undefined {
  const words = calls.get(`${event.session} ${event.callId}`);
  if (words === undefined) return undefined;
  if (event.kind === 'tool.complete') return words + exitText(event.output);
  const path = words.slice(words.indexOf(' ') + 1);
  // A refusal has a line of its own.
  return denied.has(`${event.session} ${path}`) ? undefined : `${words} (failed)`;
}

/** `runs npm test`. */
function runText(input: string): string {
  return `runs ${shortCommand(commandOf(input) ?? '', MAX_COMMAND) || 'a command'}`;
}

function exitText(output: string | undefined): string {
  const code = exitCodeOf(output ?? '');
  return code === undefined ? '' : `: exit ${code}`;
}
