// Messages for a model's failures. The runtime's own messages are for a terminal: they name variables that can't be set
// here, the provider's whole address, and what the provider answered.

import type { SessionEvent as RuntimeEvent } from '@github/copilot-sdk';
import { EMPTY_ANSWER } from '#src/ports/agents.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';

type RuntimeFailure = Extract<RuntimeEvent, { type: 'session.error' }>['data'];

/** `type` is the runtime's name for the failure. */
type ModelFailure = { readonly type: string; readonly message: string };

type MaskText = (text: string) => string;

const MAX_MESSAGE_LENGTH = 300;
/** What the runtime says when the model answered with nothing. */
const NO_RESPONSE = 'No response was returned';

/** A provider may repeat the key that it refuses; `mask` hides it. */
export function describeFailure(data: RuntimeFailure, mask: MaskText): ModelFailure {
  const { errorType, statusCode, message } = data;
  switch (statusCode) {
    case 401:
    case 403:
      return {
        type: 'authentication',
        message: `The model's provider refused the credentials (HTTP ${statusCode}).`,
      };
    case 402:
      return { type: 'quota', message: `The model's provider asks for payment (HTTP 402).` };
    case 404:
      return {
        type: errorType,
        message: "The model's provider does not know the model, or the address (HTTP 404).",
      };
    default: {
      const type = message.startsWith(NO_RESPONSE) ? EMPTY_ANSWER : errorType;
      return { type, message: readableMessage(message, mask) };
    }
  }
}

/** Returns the first line, cut to 300 characters, with addresses reduced to their host. */
export function readableMessage(message: string, mask: MaskText): string {
  if (message.startsWith(NO_RESPONSE)) return 'The model gave an empty answer.';
  const line =
    mask(message)
      .replace(/^Execution failed: /, '')
      .split('\n')[0] ?? '';
  const sentence = /^\d{3} /.test(line) ? `The model's provider answered ${line}` : line;
  return cutCharacters(sentence, MAX_MESSAGE_LENGTH).replace(
    /(https?:\/\/[^\s/?#)]+)[^\s)]*/g,
    '$1',
  );
}
