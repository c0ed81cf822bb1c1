// What a custom tool sends to an agent: a text, `{ input }`, or `{ message: { text } }`.
import * as z from 'zod';
import { HANDOFF_TYPES, type HandoffType } from '../handoff.ts';

export type AgentEventInput =
  | string
  | {
      readonly input?: string;
      readonly message?: { readonly text: string };
      /** A handoff's type, if the event is meant as a handoff. */
      readonly type?: string;
      /** The instance of the target that the event is for. */
      readonly instanceKey?: string;
    };

type ParsedAgentEvent = {
  readonly text: string;
  readonly type: HandoffType | undefined;
  readonly instanceKey: string | undefined;
};

const OPTIONAL_TEXT = z.string().optional().catch(undefined);
const EVENT = z.object({
  input: OPTIONAL_TEXT,
  message: z.object({ text: OPTIONAL_TEXT }).optional().catch(undefined),
  type: z.enum(HANDOFF_TYPES).optional().catch(undefined),
  instanceKey: OPTIONAL_TEXT,
});

/** Returns the event's fields; undefined when it has no text. Takes anything: custom tools are not type-checked. */
export function readAgentEvent(event: unknown): ParsedAgentEvent | undefined {
  const fields = EVENT.safeParse(typeof event === 'string' ? { input: event } : event).data;
  const text = fields?.input ?? fields?.message?.text;
  if (text === undefined || text.trim() === '') return undefined;
  return { text, type: fields?.type, instanceKey: fields?.instanceKey };
}
