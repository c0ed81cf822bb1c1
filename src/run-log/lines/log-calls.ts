// Tool calls in the job's log. A call is logged when it ends, with its result; a refused call did nothing.

import { exitCodeOf } from '../commands.ts';
import type { TimedEvent } from '../events.ts';
import type { ToolEvent } from '../tool-calls.ts';
import { commandText } from './act-words.ts';

/** Steps that are logged when their call ends. */
const CALL_STEP = /^(?:reads|writes|edits|searches for|looks for(?! a colleague)|uses)(?: |$)/;
/** The call itself says which command it runs. */
const COMMAND_STEP = /^uses bash(?: |$)/;

/** What the log says about an event: words, nothing yet, or undefined when the event isn't about such a call. */
export type CallWords = { readonly words: string | undefined } | undefined;

const NOTHING: CallWords = { words: undefined };

type CallState = {
  /** By session: the step that its next call carries out. */
  readonly steps: Map<string, string>;
  /** The words for calls that are still running. */
  readonly calls: Map<string, string>;
  /** Each refusal whose call has not ended yet: session, access and path. */
  readonly denied: Set<string>;
};

/** Returns a function that puts one run's calls into words; it must see every event, in order. */
export function createCallWords(): (event: TimedEvent) => CallWords {
  const state: CallState = { steps: new Map(), calls: new Map(), denied: new Set() };
  return (event) => {
    switch (event.kind) {
      case 'agent.step':
        if (COMMAND_STEP.test(event.step)) return NOTHING;
        if (!CALL_STEP.test(event.step)) return undefined;
        state.steps.set(event.session, event.step);
        return NOTHING;
      case 'file.denied':
        state.denied.add(`${event.session} ${event.access} ${event.path}`);
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

/** Remembers the words for a call. Its step comes right before it. */
function noteStart(
  { session, callId, tool, input }: Extract<ToolEvent, { kind: 'tool.start' }>,
  { steps, calls }: CallState,
): void {
  const isCommand = tool === 'bash';
  const words = isCommand ? commandText(input) : steps.get(session);
  if (!isCommand) steps.delete(session);
  if (words !== undefined) calls.set(`${session} ${callId}`, words);
}

function endWords(
  event: Exclude<ToolEvent, { kind: 'tool.start' }>,
  { calls, denied }: CallState,
): string | undefined {
  const words = calls.get(`${event.session} ${event.callId}`);
  if (words === undefined) return undefined;
  if (event.kind === 'tool.complete') return words + endText(event.output);
  const access = words.startsWith('reads ') ? 'read' : 'write';
  const path = words.slice(words.indexOf(' ') + 1);
  // The refusal has a line of its own.
  if (denied.delete(`${event.session} ${access} ${path}`)) return undefined;
  return `${words} (${event.code === 'E_TOOL_INVALID_ARGS' ? 'wrong arguments' : 'failed'})`;
}

function endText(output: string | undefined): string {
  const code = exitCodeOf(output ?? '');
  return code === undefined ? '' : `: exit ${code}`;
}
