// What a run hears of a session: the runtime's events, translated for the port.
import type { PermissionRequest, SessionEvent as RuntimeEvent } from '@github/copilot-sdk';
import type { SessionEvent } from '#src/ports/index.ts';
import { headOf, isRecord } from '#src/text/index.ts';
import { PATH_NAMES } from '#src/tools/index.ts';
import { describeFailure } from './model-failure.ts';

/** More than any reader of the record is shown. */
const MAX_OUTPUT = 60_000;

type EventTranslator = (event: RuntimeEvent) => readonly SessionEvent[];

/** Translates a session's events, and adds the start of calls that were not announced. */
export function createTranslator(mask: (text: string) => string): EventTranslator {
  const announced = new Set<string>();
  return (event) => {
    if (event.type === 'tool.execution_start') announced.add(event.data.toolCallId);
    if (event.type === 'tool.execution_complete') announced.delete(event.data.toolCallId);
    if (event.type !== 'permission.requested') return translate(event, mask);
    const { permissionRequest } = event.data;
    const isKnown = announced.has(permissionRequest.toolCallId ?? '');
    return isKnown ? [] : unannouncedCall(permissionRequest);
  };
}

/** While the model summarises a long history, calls begin without a start event: they only request permission. */
function unannouncedCall(request: PermissionRequest): readonly SessionEvent[] {
  const { toolCallId: callId } = request;
  const tool = 'toolName' in request ? request.toolName : request.kind;
  return callId === undefined ? [] : [{ kind: 'tool-started', callId, tool, detail: '' }];
}

function translate(event: RuntimeEvent, mask: (text: string) => string): readonly SessionEvent[] {
  switch (event.type) {
    case 'assistant.turn_start':
      return [{ kind: 'turn-started' }];
    case 'assistant.message':
      return [{ kind: 'message', text: mask(event.data.content) }];
    case 'tool.execution_start': {
      const { toolCallId: callId, toolName: tool, arguments: args } = event.data;
      const detail = patchedPaths(args) ?? textIn(args, DETAIL_ARGUMENTS);
      const action = textIn(args, ACTION_ARGUMENTS);
      return [{ kind: 'tool-started', callId, tool, detail, action }];
    }
    case 'tool.execution_complete': {
      const { toolCallId: callId, success: ok, result, error } = event.data;
      const output = (ok ? result?.content : error?.message) ?? '';
      return [{ kind: 'tool-ended', callId, ok, output: headOf(output, MAX_OUTPUT) }];
    }
    case 'assistant.usage': {
      const { model, inputTokens = 0, outputTokens = 0, cost, isByok } = event.data;
      const usage = { kind: 'usage' as const, model, inputTokens, outputTokens };
      // Only GitHub's own models cost requests of a plan.
      return [cost === undefined || isByok === true ? usage : { ...usage, cost }];
    }
    case 'session.compaction_complete': {
      const {
        model = '',
        inputTokens = 0,
        outputTokens = 0,
      } = event.data.compactionTokensUsed ?? {};
      return [{ kind: 'usage', model, inputTokens, outputTokens }];
    }
    case 'session.error':
      return [{ kind: 'failure', ...describeFailure(event.data, mask) }];
    default:
      return [otherEvent(event.type)];
  }
}

/** The runtime also sends `model.*` events, which the SDK's types don't list. */
function otherEvent(name: string): SessionEvent {
  if (name === 'model.turn_retry') return { kind: 'retry', reason: 'no proper answer' };
  return { kind: 'other', name };
}

/** The arguments of which the first says most about a call, for the board. */
const DETAIL_ARGUMENTS = [
  ...['pattern', 'path', ...PATH_NAMES],
  ...['targetAgent', 'title', 'skillName'],
];
const ACTION_ARGUMENTS = ['action', 'operation'];

/** Returns the text under the first of the names that the arguments have; an empty text if there is none, or if it is no text. */
function textIn(args: unknown, names: readonly string[]): string {
  if (!isRecord(args)) return '';
  const name = names.find((one) => Object.hasOwn(args, one)) ?? '';
  const found = args[name];
  return typeof found === 'string' ? found : '';
}

/** Returns the paths in a patch's headers; undefined when the arguments hold no patch. */
function patchedPaths(args: unknown): string | undefined {
  const patch = textIn(args, ['input', 'patch']);
  const paths = [...patch.matchAll(/^\*\*\* (?:Add|Update|Delete) File: (.{1,300})$/gm)];
  return paths.length === 0 ? undefined : paths.map(([, path = '']) => path.trim()).join(', ');
}
