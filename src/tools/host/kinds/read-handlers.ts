// The resource door: the `handlers` of a module, as a document of `kind: Tool` names them.

import { DEFAULT_LIMITS, type ToolDiagnostic } from '../../../ports/custom-tools.ts';
import { sha256 } from '../../../text/hash.ts';
import { isObject, isRecord } from '../../../text/json.ts';
import { toJson } from '../../../text/json-text.ts';
import type { HandlerContext } from '../../authoring.ts';
import { readSchema } from '../../custom/json-schema.ts';
import { failedReply } from '../explain-failure.ts';
import {
  EMPTY_LOAD_RESULT,
  type LoadedTool,
  type ToolCallScope,
  type ToolLoadResult,
} from '../loaded-tool.ts';
import type { ResourceExport, ToolResource } from './resource-document.ts';

type ResourceHandler = (context: HandlerContext, input: unknown) => unknown;

/** Makes a tool of every export that has a handler; `source` is the entry's text. */
export function readHandlers(
  resource: ToolResource,
  exported: object,
  source: string,
): ToolLoadResult {
  const handlers: unknown = Reflect.get(exported, 'handlers');
  if (!isObject(handlers)) {
    const message = `its entry ${resource.entry} exports no \`handlers\``;
    return { ...EMPTY_LOAD_RESULT, diagnostics: [shapeDiagnostic(resource, message)] };
  }
  const results = resource.exports.map((resourceExport): ToolLoadResult => {
    const handler: unknown = Object.hasOwn(handlers, resourceExport.name)
      ? Reflect.get(handlers, resourceExport.name)
      : undefined;
    if (!isFunction(handler)) {
      const message = `its entry has no handler named ${resourceExport.name}`;
      return {
        ...EMPTY_LOAD_RESULT,
        diagnostics: [{ ...shapeDiagnostic(resource, message), export: resourceExport.name }],
      };
    }
    const schema = readSchema(resourceExport.parameters);
    if (schema.kind === 'refused') {
      const problem = {
        ...shapeDiagnostic(resource, schema.reason),
        next: SCHEMA_ADVICE,
        code: 'L_SCHEMA',
      } as const;
      return { ...EMPTY_LOAD_RESULT, diagnostics: [{ ...problem, export: resourceExport.name }] };
    }
    return {
      ...EMPTY_LOAD_RESULT,
      tools: [createResourceTool(resource, resourceExport, { handler, source })],
    };
  });
  return {
    tools: results.flatMap(({ tools }) => tools),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

const SCHEMA_ADVICE =
  'write parameters that stand alone: no remote $ref, no deep nesting, plain patterns';

function isFunction(value: unknown): value is ResourceHandler {
  return typeof value === 'function';
}

function shapeDiagnostic({ file }: ToolResource, message: string): ToolDiagnostic {
  const next = 'export const handlers = { name: (ctx, input) => … } from the entry';
  return { code: 'L_SHAPE', path: file.shownAs, message, next };
}

type HandlerSource = { readonly handler: ResourceHandler; readonly source: string };

function createResourceTool(
  { file, name, errorChars = DEFAULT_LIMITS.errorChars }: ToolResource,
  resourceExport: ResourceExport,
  { handler, source }: HandlerSource,
): LoadedTool {
  const tool = {
    name: `${name}__${resourceExport.name}`,
    kind: 'resource',
    origin: { ...file.origin, sha256: sha256(`${file.text}\0${source}`) },
    description: resourceExport.description,
    inputSchema: resourceExport.parameters,
    limits: { ...DEFAULT_LIMITS, errorChars },
  } as const;
  return {
    tool,
    async run(input, scope) {
      if (!isRecord(input)) {
        return failedReply(
          'E_TOOL_INVALID_ARGS',
          'the arguments are not an object',
          'pass an object',
        );
      }
      const output =
        toJson(await handler(toHandlerContext(tool.name, input, scope), input)) ?? null;
      return { kind: 'ok', text: JSON.stringify(output), data: output };
    },
  };
}

/** Exactly the members that the interface names, and nobody can change them. */
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
    logger: scope.logger,
    ...(scope.runtime === undefined ? {} : { runtime: scope.runtime }),
  });
}
