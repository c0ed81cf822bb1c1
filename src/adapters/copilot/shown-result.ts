// What a model reads of a tool's result: without secrets, and with a notice if the runtime's search was cut.
import type { SessionHooks } from '@github/copilot-sdk';
import type { ToolReply } from '../../ports/agents.ts';

const SEARCH_TOOLS = ['grep', 'rg'];

/** Hides the secrets in a text. */
export type Mask = (text: string) => string;

/** Never `rejected`: the runtime takes that for a person's refusal and ends the turn silently, as if it were done. */
const RESULT_TYPES = { ok: 'success', failed: 'failure', denied: 'denied' } as const;

/** Translates a tool's reply for the runtime. */
export function toToolResult({ text, kind }: ToolReply) {
  return { textResultForLlm: text, resultType: RESULT_TYPES[kind] };
}

type PostToolUse = Parameters<NonNullable<SessionHooks['onPostToolUse']>>[0];

/** Returns the result as the model may read it; undefined leaves it as it is. */
export function shownResult({ toolName, toolArgs, toolResult }: PostToolUse, mask: Mask) {
  const text = toolResult?.textResultForLlm;
  if (typeof text !== 'string') return undefined;
  const isSearch = SEARCH_TOOLS.includes(toolName);
  const notice = isSearch ? noticeOf(toolArgs, text.split('\n')) : undefined;
  const end = notice === undefined ? '' : `\n[head_limit: ${notice}]`;
  const shown = `${mask(text)}${end}`;
  if (shown === text) return undefined;
  return { modifiedResult: { ...toolResult, textResultForLlm: shown } };
}

/** The runtime's search stops at `head_limit` matches of each file and doesn't say so. Lists of files are not limited by it. */
function noticeOf(args: unknown, lines: readonly string[]): string | undefined {
  if (typeof args !== 'object' || args === null) return undefined;
  const { head_limit: limit, output_mode: mode }: { head_limit?: unknown; output_mode?: unknown } =
    args;
  if (typeof limit !== 'number' || limit <= 0) return undefined;
  if (mode === 'content' && lines.length >= limit) {
    return `at most ${limit} matches are shown per file; there may be more`;
  }
  if (mode === 'count' && lines.some((line) => line.endsWith(`:${limit}`))) {
    return `no file's count goes beyond ${limit}; leave it out for the full count`;
  }
  return undefined;
}
