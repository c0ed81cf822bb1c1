// Says why a program was ended, for its caller.
import type { ProgramEnd } from '#src/ports/index.ts';

type EndedProgram = Exclude<ProgramEnd, { readonly kind: 'exited' | 'not-started' }>;

/** Returns the failure's code, and the rest of a sentence that begins with "It was ended". `seconds` is the time limit. */
export function whyEnded(
  ended: EndedProgram,
  seconds: number,
): { readonly code: string; readonly cause: string } {
  switch (ended.kind) {
    case 'aborted':
      return { code: 'E_TOOL_ABORTED', cause: 'because the run is ending' };
    case 'limited':
      return { code: 'E_TOOL_LIMIT', cause: `because ${ended.reason}` };
    case 'timed-out':
      return { code: 'E_TOOL_TIMEOUT', cause: `after ${seconds} s` };
  }
}
