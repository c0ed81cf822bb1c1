// What a custom tool sends to an agent: a text, `{ input }`, or `{ message: { text } }`.
import { HANDOFF_TYPES, type HandoffType } from './handoff.ts';

export type AgentEventInput =
  | string
  | {
      readonly input?: string;
      readonly message?: { readonly text: string };
      /** A handoff's type, where it is meant as one. */
      readonly type?: string;
      /** Which instance of the target it is for. */
      readonly instanceKey?: string;
    };

export type ParsedAgentEvent = {
  readonly text: string;
  readonly type: HandoffType | undefined;
  readonly instanceKey: string | undefined;
};

/** The event's fields; undefined when it has no text. Takes anything: tool code is not checked. */
export function readAgentEvent(event: unknown): ParsedAgentEvent | undefined {
  const text = textOf(event);
  if (text === undefined || text.trim() === '') return undefined;
  const type = fieldOf(event, 'type');
  const instanceKey = fieldOf(event, 'instanceKey');
  return {
    text,
    type: HANDOFF_TYPES.find((known) => known === type),
    instanceKey: typeof instanceKey === 'string' ? instanceKey : undefined,
  };
}

function textOf(event: unknown): string | undefined {
  const candidates = [event, fieldOf(event, 'input'), fieldOf(fieldOf(event, 'message'), 'text')];
  return candidates.find((candidate) => typeof candidate === 'string');
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}
