// The first calls of the repository's own tools, with input and output, for the job summary.
import type { ToolNote } from './tool-note.ts';
import { calledName, type ToolEvent } from './tool-tally.ts';

export type CustomCall = {
  readonly session: string;
  readonly callId: string;
  /** `words`, or `run_custom_tool lint`. */
  readonly tool: string;
  /** Masked JSON, which may be cut. */
  readonly input: string;
  /** Undefined while the call runs; `ms` are milliseconds, `output` is masked JSON that may be cut. */
  readonly ended:
    | { readonly ok: boolean; readonly ms: number; readonly output: string }
    | undefined;
};

/** How many calls are remembered; the others are only counted. */
export const MAX_CUSTOM_CALLS = 40;

/** True for tools that create or run custom ones, whichever tools the repository has. */
export function isCustomToolCommand(tool: string): boolean {
  return /^(?:create|run)_custom_tool\b/.test(tool);
}

/** Returns the calls after one more event; `tools` are the repository's own. Pure. */
export function foldCustomCall(
  calls: readonly CustomCall[],
  event: ToolEvent,
  tools: readonly Pick<ToolNote, 'name'>[],
): readonly CustomCall[] {
  const { session, callId, tool } = event;
  if (event.kind !== 'tool.start') {
    const ended = callEndOf(event);
    return calls.map((call) =>
      call.session === session && call.callId === callId ? { ...call, ended } : call,
    );
  }
  const isCustom = isCustomToolCommand(tool) || tools.some(({ name }) => name === tool);
  if (!isCustom || calls.length >= MAX_CUSTOM_CALLS) return calls;
  const { input } = event;
  return [...calls, { session, callId, tool: calledName(event), input, ended: undefined }];
}

function callEndOf(event: Exclude<ToolEvent, { kind: 'tool.start' }>): CustomCall['ended'] {
  if (event.kind === 'tool.complete') return { ok: true, ms: event.ms, output: event.output ?? '' };
  const { code, message, ms } = event;
  return { ok: false, ms, output: JSON.stringify({ code, message }) };
}
