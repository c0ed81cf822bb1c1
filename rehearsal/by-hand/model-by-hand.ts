// The model's server when a person plays the model: each request becomes files and waits for its answer.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ChatCompletionRequest } from '@copilotkit/aimock';
import { readBytes } from '../artifacts.ts';
import { fenced } from '../expected.ts';
import { openServer } from '../open-server.ts';
import { nextTurn, textOf } from '../scenario/model-script.ts';
import type { ModelRequest, ModelServer } from '../scenario/scripted-model.ts';
import { awaitAnswer, type HandAnswer, writeWhole } from './answer.ts';

export type PlayedRequest = ModelRequest & {
  /** Number, session and turn, such as `001-hockney-1`. */
  readonly name: string;
  readonly bytes: number;
  /** How long it waited for its answer, or until its asker left; undefined until then. */
  waitedMs: number | undefined;
};

/**
 * How often a blank, which JSON allows at its start, is sent, since clients give up a reply after five silent minutes. The
 * first one sends the head: until then, an answer can be an error with a status.
 */
const SIGN_OF_LIFE_MS = 240_000;

/** Starts, on 127.0.0.1, a model that answers with what people write into the folder. Calls `show` with each request. */
export async function startModelByHand(
  folder: string,
  show: (request: PlayedRequest) => void,
  signOfLifeMs = SIGN_OF_LIFE_MS,
): Promise<ModelServer<PlayedRequest>> {
  const requests: PlayedRequest[] = [];
  const server = await openServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = (await readBytes(incoming)).toString('utf8');
    const request = readRequest(text, requests.length + 1);
    const path = join(folder, request.name);
    // The Markdown comes last: once it appears, both files are there.
    await writeWhole(`${path}.request.json`, text);
    await writeWhole(`${path}.request.md`, renderRequest(requests, request));
    requests.push(request);
    show(request);
    const gone = new AbortController();
    const alive = setInterval(() => response.write(' '), signOfLifeMs);
    response.once('close', () => gone.abort()).setHeader('content-type', 'application/json');
    const given = await awaitAnswer(path, gone.signal).finally(() => {
      clearInterval(alive);
      request.waitedMs = Date.now() - request.at;
    });
    send(response, given, request.body.model);
  }
  const url = `${server.origin}/v1`;
  return { url, requests, problems: [], onRequest: () => undefined, close: server.close };
}

function readRequest(text: string, number: number): PlayedRequest {
  const body: ChatCompletionRequest = JSON.parse(text);
  const { who, turn } = nextTurn([], body);
  const slug = who.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const name = `${String(number).padStart(3, '0')}-${slug}-${turn + 1}`;
  const bytes = Buffer.byteLength(text);
  return { name, who, turn, body, bytes, at: Date.now(), said: 'asks', waitedMs: undefined };
}

/** Renders the request for a person: the first of a session whole, later ones with what is new. */
function renderRequest(earlier: readonly PlayedRequest[], request: PlayedRequest): string {
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

/** Sends the answer. Breaks the connection if an error comes too late for its status. */
function send(response: ServerResponse, { text, calls, error }: HandAnswer, model: string): void {
  if (typeof error === 'number' && !response.headersSent) {
    response.writeHead(error).end('{"error":{"message":"An error played by hand."}}');
    return;
  }
  if (error !== undefined) return void response.destroy();
  const id = crypto.randomUUID();
  const toolCalls = calls.map(({ name, arguments: args }, at) => ({
    id: `call_${id}_${at}`,
    type: 'function',
    function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
  }));
  const isEnd = toolCalls.length === 0;
  const message = {
    role: 'assistant',
    content: text ?? null,
    tool_calls: isEnd ? undefined : toolCalls,
  };
  const choices = [{ index: 0, message, finish_reason: isEnd ? 'stop' : 'tool_calls' }];
  const created = Math.floor(Date.now() / 1000);
  response.end(JSON.stringify({ id, object: 'chat.completion', created, model, choices }));
}
