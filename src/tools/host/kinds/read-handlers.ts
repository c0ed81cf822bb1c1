// Reads resource tools: the `handlers` of the module that a document of `kind: Tool` names.
import { DEFAULT_LIMITS, type ToolDiagnostic } from '#src/ports/index.ts';
import { isObject, isRecord, sha256, toJson } from '#src/text/index.ts';
import type { HandlerContext } from '../../authoring.ts';
import { readSchema } from '../../custom/json-schema.ts';
import { failedReply } from '../explain-failure.ts';
import {
  joinLoadResults,
  type LoadedTool,
  loadFailure,
  type ToolCallScope,
  type ToolLoadResult,
} from '../loaded-tool.ts';
import type { ResourceExport, ToolResource } from './resource-document.ts';

type ResourceHandler = (context: HandlerContext, input: unknown) => unknown;

/** Makes a tool of every export that has a handler; `source` is the text of the entry file. */
export function readHandlers(
  resource: ToolResource,
  exported: object,
  source: string,
): ToolLoadResult {
  const handlers: unknown = Reflect.get(exported, 'handlers');
  if (isObject(handlers)) {
    const results = resource.exports.map((one) => readHandler(resource, one, { handlers, source }));
    return joinLoadResults(results);
  }
  const message = `its entry ${resource.entry} exports no \`handlers\``;
  return loadFailure(shapeDiagnostic(resource, message));
}

function readHandler(
  resource: ToolResource,
  { name, description, parameters }: ResourceExport,
  { handlers, source }: { readonly handlers: object; readonly source: string },
): ToolLoadResult {
  const { file, errorChars = DEFAULT_LIMITS.errorChars } = resource;
  const handler: unknown = Object.hasOwn(handlers, name) ? Reflect.get(handlers, name) : undefined;
  if (!isFunction(handler)) {
    const problem = shapeDiagnostic(resource, `its entry has no handler named ${name}`);
    return loadFailure({ ...problem, export: name });
  }
  const schema = readSchema(parameters);
  if (schema.kind === 'refused') {
    const problem = shapeDiagnostic(resource, schema.reason);
    return loadFailure({ ...problem, code: 'L_SCHEMA', next: SCHEMA_ADVICE, export: name });
  }
  const tool = {
    name: `${resource.name}__${name}`,
    kind: 'resource',
    origin: { ...file.origin, sha256: sha256(`${file.text}\0${source}`) },
    description,
    inputSchema: parameters,
    limits: { ...DEFAULT_LIMITS, errorChars },
  } as const;
  return { tools: [{ tool, run: createHandlerRunner(tool.name, handler) }], diagnostics: [] };
}

function createHandlerRunner(toolName: string, handler: ResourceHandler): LoadedTool['run'] {
  return async (input, scope) => {
    if (!isRecord(input)) {
      const message = 'the arguments are not an object';
      return failedReply('E_TOOL_INVALID_ARGS', message, 'pass an object');
    }
    const output = await handler(toHandlerContext(toolName, input, scope), input);
    const data = toJson(output) ?? null;
    return { kind: 'ok', text: JSON.stringify(data), data };
  };
}

const SCHEMA_ADVICE =
  'write self-contained parameters: no remote $ref, no deep nesting, plain patterns';

function isFunction(value: unknown): value is ResourceHandler {
  return typeof value === 'function';
}

function shapeDiagnostic({ file }: ToolResource, message: string): ToolDiagnostic {
  const next = 'export const handlers = { name: (ctx, input) => … } from the entry';
  return { code: 'L_SHAPE', path: file.shownAs, message, next };
}

/** Copies the logger for one call: what a tool does to it changes no other tool's. */
function ownLogger(logger: Console): Console {
  return Object.freeze({ ...logger });
}

/** Builds a context with exactly the members of the interface, all frozen. */
function toHandlerContext(toolName: string, input: object, scope: ToolCallScope): HandlerContext {
  const { agentName, instanceKey, turnId, traceId, toolCallId, messageId, workdir } = scope.context;
  const call = Object.freeze({ type: 'tool-call', toolCallId, toolName, input });
  const content = Object.freeze([call]);
  const message = Object.freeze({
    id: messageId,
    data: Object.freeze({ role: 'assistant', content }),
    metadata: Object.freeze({}),
    createdAt: new Date(),
    source: Object.freeze({ type: 'assistant', stepId: turnId } as const),
  });
  return Object.freeze({
    agentName,
    instanceKey,
    turnId,
    traceId,
    toolCallId,
    message,
    workdir,
    logger: ownLogger(scope.logger),
    ...(scope.runtime === undefined ? {} : { runtime: scope.runtime }),
  });
}
