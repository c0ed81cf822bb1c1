// The runtime's search stops at `head_limit` matches of each file and doesn't say so: its result says it here.
import type { SessionHooks } from '@github/copilot-sdk';

const SEARCH_TOOLS = ['grep', 'rg'];

type PostToolUse = Parameters<NonNullable<SessionHooks['onPostToolUse']>>[0];

/** Adds the notice to the result of a search that may have been cut; undefined leaves the result as it is. */
export function noteLimitedSearch({ toolName, toolArgs, toolResult }: PostToolUse) {
  const limit = SEARCH_TOOLS.includes(toolName) ? limitOf(toolArgs) : undefined;
  const text = toolResult?.textResultForLlm;
  if (limit === undefined || typeof text !== 'string') return undefined;
  const lines = text.split('\n').length;
  if (lines < limit) return undefined;
  const notice = `[head_limit: ${limit} at most are shown of each file's matches; there may be more]`;
  return { modifiedResult: { ...toolResult, textResultForLlm: `${text}\n${notice}` } };
}

/** Lists of files are not limited by it. */
function limitOf(args: unknown): number | undefined {
  if (typeof args !== 'object' || args === null) return undefined;
  const { head_limit: limit, output_mode: mode }: { head_limit?: unknown; output_mode?: unknown } =
    args;
  return typeof limit === 'number' && limit > 0 && mode === 'content' ? limit : undefined;
}
