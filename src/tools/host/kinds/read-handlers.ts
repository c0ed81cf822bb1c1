// The resource door: the `handlers` of a module, as a document of `kind: Tool` names them.

import { type ToolDiagnostic, USUAL_LIMITS } from '../../../ports/custom-tools.ts';
import { toJson } from '../../../text/json-text.ts';
import type { HandlerContext } from '../../authoring.ts';
import { readSchema } from '../../custom/schema.ts';
import { sha256Of } from '../discover.ts';
import { type CallScope, type Loaded, type LoadedTool, NOTHING } from '../loaded-tool.ts';
import { failed } from '../thrown.ts';
import type { Resource, ResourceExport } from './resource-document.ts';

type Handler = (context: HandlerContext, input: unknown) => unknown;

/** Makes a tool of every export that has a handler; `source` is the entry's text. */
export function readHandlers(resource: Resource, exported: object, source: string): Loaded {
  const handlers: unknown = Reflect.get(exported, 'handlers');
  if (typeof handlers !== 'object' || handlers === null) {
    const message = `its entry ${resource.entry} exports no \`handlers\``;
    return { ...NOTHING, diagnostics: [shape(resource, message)] };
  }
  const results = resource.exports.map((named): Loaded => {
    const handler: unknown = Object.hasOwn(handlers, named.name)
      ? Reflect.get(handlers, named.name)
      : undefined;
    if (!isFunction(handler)) {
      const message = `its entry has no handler named ${named.name}`;
      return { ...NOTHING, diagnostics: [{ ...shape(resource, message), export: named.name }] };
    }
    const schema = readSchema(named.parameters);
    if (schema.kind === 'refused') {
      const problem = {
        ...shape(resource, schema.reason),
        next: SCHEMA,
        code: 'L_SCHEMA',
      } as const;
      return { ...NOTHING, diagnostics: [{ ...problem, export: named.name }] };
    }
    return { ...NOTHING, tools: [toolOf(resource, named, { handler, source })] };
  });
  return {
    tools: results.flatMap(({ tools }) => tools),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

const SCHEMA = 'write parameters that stand alone: no remote $ref, no deep nesting, plain patterns';

function isFunction(value: unknown): value is Handler {
  return typeof value === 'function';
}

function shape({ file }: Resource, message: string): ToolDiagnostic {
  const next = 'export const handlers = { name: (ctx, input) => … } from the entry';
  return { code: 'L_SHAPE', path: file.shownAs, message, next };
}

type Code = { readonly handler: Handler; readonly source: string };

function toolOf(
  { file, name, errorChars = USUAL_LIMITS.errorChars }: Resource,
  named: ResourceExport,
  { handler, source }: Code,
): LoadedTool {
  const tool = {
    name: `${name}__${named.name}`,
    door: 'resource',
    origin: { ...file.origin, sha256: sha256Of(`${file.text}\0${source}`) },
    description: named.description,
    inputSchema: named.parameters,
    limits: { ...USUAL_LIMITS, errorChars },
  } as const;
  return {
    tool,
    async run(input, scope) {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) {
        return failed('E_TOOL_INVALID_ARGS', 'the arguments are not an object', 'pass an object');
      }
      const output = toJson(await handler(contextOf(tool.name, input, scope), input)) ?? null;
      return { kind: 'ok', text: JSON.stringify(output), data: output };
    },
  };
}

/** Exactly the members that the interface names, and nobody can change them. */
function contextOf(toolName: string, input: object, scope: CallScope): HandlerContext {
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
