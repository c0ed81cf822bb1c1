// The runtime's search stops at `head_limit` matches of each file and doesn't say so: its result says it here.
import type { SessionHooks } from '@github/copilot-sdk';

const SEARCH_TOOLS = ['grep', 'rg'];

type PostToolUse = Parameters<NonNullable<SessionHooks['onPostToolUse']>>[0];

/** Adds the notice to the result of a search that may have been cut; undefined leaves the result as it is. */
export function noteLimitedSearch({ toolName, toolArgs, toolResult }: PostToolUse) {
  const text = toolResult?.textResultForLlm;
  if (!SEARCH_TOOLS.includes(toolName) || typeof text !== 'string') return undefined;
  const notice = noticeOf(toolArgs, text.split('\n'));
  if (notice === undefined) return undefined;
  return {
    modifiedResult: { ...toolResult, textResultForLlm: `${text}\n[head_limit: ${notice}]` },
  };
}

/** Lists of files are not limited by it. */
function noticeOf(args: unknown, lines: readonly string[]): string | undefined {
  if (typeof args !== 'object' || args === null) return undefined;
  const { head_limit: limit, output_mode: mode }: { head_limit?: unknown; output_mode?: unknown } =
    args;
  if (typeof limit !== 'number' || limit <= 0) return undefined;
  if (mode === 'content' && lines.length >= limit) {
    return `${limit} at most are shown of each file's matches; there may be more`;
  }
  if (mode === 'count' && lines.some((line) => line.endsWith(`:${limit}`))) {
    return `no file is counted beyond ${limit}; leave it out for the whole number`;
  }
  return undefined;
}
