// A request to the model as Markdown for a person: the first of a session whole, later ones with what is new.
import type { ChatCompletionRequest } from '@copilotkit/aimock';
import { fenced } from '../expected.ts';
import { textOf } from '../scenario/model-script.ts';

/** A request that a person is asked. */
export type HandRequest = {
  /** Number, session and turn, such as `001-hockney-1`. */
  readonly name: string;
  readonly who: string;
  /** Counted from 0. */
  readonly turn: number;
  readonly body: ChatCompletionRequest;
};

/** Renders the request. It goes on from the newest earlier one whose messages it repeats. */
export function renderRequest(earlier: readonly HandRequest[], request: HandRequest): string {
  const { name, who, turn, body } = request;
  const isKept = (message: unknown, at: number) =>
    JSON.stringify(message) === JSON.stringify(body.messages[at]);
  const before = earlier.findLast(
    ({ body: { messages } }) => messages.length < body.messages.length && messages.every(isKept),
  );
  const fresh = body.messages.slice(before?.body.messages.length ?? 0);
  const hasSameTools = JSON.stringify(before?.body.tools) === JSON.stringify(body.tools);
  return [
    `# ${name}: ${who}, turn ${turn + 1}`,
    `Answer in \`${name}.answer.json\`, or in \`${name}.answer.md\` with only a text.`,
    before === undefined ? '' : `The request before it: \`${before.name}.request.md\`.`,
    ...fresh.map((message) => {
      const calls = message.tool_calls === undefined ? '' : jsonText(message.tool_calls);
      return `## ${message.role}\n\n${fenced(textOf(message), 'text')}\n\n${calls}`;
    }),
    hasSameTools ? '' : `## Tools\n\n${jsonText(body.tools)}`,
  ].join('\n\n');
}

function jsonText(value: unknown): string {
  return fenced(JSON.stringify(value ?? [], undefined, 2), 'json');
}
