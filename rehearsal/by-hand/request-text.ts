// A request to the model as Markdown for a person: new parts first and in full, known parts by reference.
import * as z from 'zod';

const messageSchema = z.looseObject({
  role: z.enum(['system', 'user', 'assistant', 'tool']),
  content: z
    .union([z.string(), z.array(z.looseObject({ type: z.string() })), z.null()])
    .default(null),
  tool_call_id: z.string().exactOptional(),
  tool_calls: z
    .array(
      z.looseObject({
        id: z.string(),
        type: z.literal('function'),
        function: z.looseObject({ name: z.string(), arguments: z.string() }),
      }),
    )
    .exactOptional(),
});

export const requestSchema = z.looseObject({
  model: z.string(),
  messages: z.array(messageSchema),
  tools: z
    .array(
      z.looseObject({
        type: z.literal('function'),
        function: z.looseObject({
          name: z.string(),
          description: z.string().exactOptional(),
          parameters: z.looseObject({}).exactOptional(),
        }),
      }),
    )
    .default([]),
});

export type HandRequestBody = z.infer<typeof requestSchema>;
type HandMessage = z.infer<typeof messageSchema>;
type HandTool = HandRequestBody['tools'][number];

export type HandRequest = {
  /** Number, session and turn, such as `001-hockney-1`. */
  readonly name: string;
  readonly who: string;
  /** Counted from 0. */
  readonly turn: number;
  readonly body: HandRequestBody;
  /** The earlier request of the same session. */
  readonly previous: HandRequest | undefined;
  /** Messages that `previous` did not have, without system messages. */
  readonly fresh: readonly HandMessage[];
};

/** Finds the request that this one continues: the one whose messages it repeats the furthest. */
export function continuedRequest(
  earlier: readonly HandRequest[],
  who: string,
  body: HandRequestBody,
): Pick<HandRequest, 'previous' | 'fresh'> {
  let best: HandRequest | undefined;
  let shared = 0;
  for (const request of earlier.filter((one) => one.who === who)) {
    const same = sharedMessages(request.body.messages, body.messages);
    const isLonger = same >= shared && same === request.body.messages.length;
    if (isLonger && same < body.messages.length) [best, shared] = [request, same];
  }
  return { previous: best, fresh: withoutSystem(body.messages.slice(shared)) };
}

function sharedMessages(one: readonly HandMessage[], other: readonly HandMessage[]): number {
  const differs = one.findIndex(
    (message, at) => JSON.stringify(message) !== JSON.stringify(other[at]),
  );
  return differs === -1 ? one.length : differs;
}

function withoutSystem(messages: readonly HandMessage[]): readonly HandMessage[] {
  return messages.filter(({ role }) => role !== 'system');
}

/** Returns the system prompt. */
export function systemText({ messages }: HandRequestBody): string {
  return messages
    .filter(({ role }) => role === 'system')
    .map(messageText)
    .join('\n\n');
}

/** Renders the whole request as Markdown. */
export function renderRequest(request: HandRequest): string {
  const { name, who, turn, body, previous, fresh } = request;
  const isNew = (part: (of: HandRequestBody) => unknown) =>
    previous === undefined || JSON.stringify(part(previous.body)) !== JSON.stringify(part(body));
  return [
    `# ${name}: ${who}, turn ${turn + 1}`,
    `Answer in \`${name}.answer.json\`, or in \`${name}.answer.md\` with only a text.`,
    previous === undefined ? '' : `The request before it: \`${previous.name}.request.md\`.`,
    isNew(systemText) ? section('System', fenced(systemText(body))) : '',
    section(
      previous === undefined ? 'Messages' : 'New messages',
      fresh.map(renderMessage).join('\n\n'),
    ),
    isNew(({ tools }) => tools)
      ? section('Tools', body.tools.map(renderTool).join('\n\n'))
      : `Tools: ${body.tools.map(toolName).join(', ')}, as before.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function section(title: string, text: string): string {
  return `## ${title}\n\n${text}`;
}

function renderMessage(message: HandMessage): string {
  const calls = (message.tool_calls ?? []).map(
    ({ id, function: { name, arguments: args } }) => `calls \`${name}\` (${id})\n\n${fenced(args)}`,
  );
  const text = messageText(message);
  const title =
    message.tool_call_id === undefined ? message.role : `result of ${message.tool_call_id}`;
  return [`### ${title}`, text === '' ? '' : fenced(text), ...calls]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Returns the texts of a message, and the types of its other parts. */
export function messageText({ content }: HandMessage): string {
  if (content === null || typeof content === 'string') return content ?? '';
  return content
    .map((part) => (typeof part.text === 'string' ? part.text : `(${part.type})`))
    .join('\n');
}

export function toolName({ function: { name } }: HandTool): string {
  return name;
}

function renderTool({ function: { name, description = '', parameters } }: HandTool): string {
  const schema = fenced(JSON.stringify(parameters ?? {}, undefined, 2), 'json');
  return `### ${name}\n\n${description}\n\n${schema}`;
}

/** Puts text into a fence longer than any in the text. */
export function fenced(text: string, language = 'text'): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}
