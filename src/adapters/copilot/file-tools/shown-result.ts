// What a model reads of a result of the runtime's own tools: without secrets, and with a notice if its search was cut.

const SEARCH_TOOLS = ['grep', 'rg'];

/** Hides the secrets in a text. */
export type Mask = (text: string) => string;

type UsedTool<Result> = {
  readonly toolName: string;
  readonly toolArgs: unknown;
  readonly toolResult: Result | undefined;
};

/** Returns the result as the model may read it; undefined leaves it as it is. */
export function shownResult<Result extends { readonly textResultForLlm: string }>(
  { toolName, toolArgs, toolResult }: UsedTool<Result>,
  mask: Mask,
) {
  const text = toolResult?.textResultForLlm;
  if (toolResult === undefined || typeof text !== 'string') return undefined;
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
