// Calls a module's tool with checked arguments, and turns what it returns into a reply.
import { type JsonData, toJson, toText } from '#src/text/index.ts';
import type { ToolContext } from '../../authoring.ts';
import { failedReply } from '../explain-failure.ts';
import type { LoadedTool, ToolCallScope } from '../loaded-tool.ts';
import type { ArgumentCheck } from './module-schema.ts';

/** A tool as its module exports it. */
export type AuthoredTool = {
  readonly description: string;
  readonly args: unknown;
  readonly execute: (args: unknown, context: ToolContext) => unknown;
};

/** Returns the function that calls the tool. */
export function createRunner(
  { execute }: AuthoredTool,
  check: (input: unknown) => Promise<ArgumentCheck>,
): LoadedTool['run'] {
  return async (input, scope) => {
    const checked = await check(input ?? {});
    if (checked.kind === 'invalid') {
      return failedReply('E_TOOL_INVALID_ARGS', checked.reason, 'call it again with these fixed');
    }
    const result = await execute(checked.args, toToolContext(scope));
    if (typeof result === 'string') return { kind: 'ok', text: result.toWellFormed() };
    if (Object.prototype.toString.call(result) === '[object AsyncGenerator]') {
      return failedReply('E_TOOL_OUTPUT', GENERATOR_REASON, 'go on without this tool');
    }
    const data = toJson(result);
    const text = readOutput(data) ?? toText(data);
    return { kind: 'ok', text, ...(data === undefined ? {} : { data }) };
  };
}

const GENERATOR_REASON =
  'its `execute` is a generator, but a result must come whole: return one text';

const OUTPUT_FIELDS = new Set(['output', 'title', 'metadata', 'attachments']);

/** Returns the text of a result in the form that adds a title and metadata for a user interface; else undefined. */
function readOutput(data: JsonData | undefined): string | undefined {
  if (typeof data !== 'object' || data === null || !('output' in data)) return undefined;
  const isForm = Object.keys(data).every((name) => OUTPUT_FIELDS.has(name));
  return isForm && typeof data.output === 'string' ? data.output : undefined;
}

function toToolContext({ context, signal, logger }: ToolCallScope): ToolContext {
  const { sessionId, messageId, agent, workdir } = context;
  return Object.freeze({
    sessionID: sessionId,
    messageID: messageId,
    agent,
    directory: workdir,
    worktree: workdir,
    abort: signal,
    metadata: (input: unknown) => logger.info(toText(input)),
    ask: async () => {},
  });
}
