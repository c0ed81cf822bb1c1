// A model's provider on 127.0.0.1 that answers as a test says, and keeps every byte it was sent.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { aServer } from '../a-server.ts';

export type ReceivedRequest = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: ChatRequest;
};

export type ChatRequest = {
  readonly model: string;
  readonly messages: readonly {
    readonly role: string;
    readonly content: unknown;
    readonly tool_call_id?: string;
  }[];
  readonly tools?: readonly {
    readonly function?: { readonly name: string };
    readonly custom?: { readonly name: string };
  }[];
};

type ToolCall = { readonly name: string; readonly arguments: string };
export type ModelReply =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'calls'; readonly calls: readonly ToolCall[] }
  | {
      readonly kind: 'raw';
      readonly status: number;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'silence' };

export const text = (said: string): ModelReply => ({ kind: 'text', text: said });
export const call = (name: string, args: unknown): ModelReply => ({
  kind: 'calls',
  calls: [{ name, arguments: typeof args === 'string' ? args : JSON.stringify(args) }],
});

export type Model = {
  /** The provider's base address. */
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  close(): Promise<void>;
};

/** Starts the provider; `reply` sees the request and its number, from 0. */
export async function aModel(
  reply: (request: ReceivedRequest, index: number) => ModelReply,
): Promise<Model> {
  const requests: ReceivedRequest[] = [];
  const server = await aServer(async (request, response) => {
    const raw = await readText(request);
    const body: ChatRequest = raw === '' ? { model: '', messages: [] } : JSON.parse(raw);
    const said = { path: request.url ?? '', headers: request.headers, text: raw, body };
    requests.push(said);
    respond(response, reply(said, requests.length - 1));
  });
  return { url: `${server.origin}/v1`, requests, close: server.close };
}

function respond(response: ServerResponse, reply: ModelReply): void {
  if (reply.kind === 'silence') return;
  if (reply.kind === 'raw') {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.body);
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(completionOf(reply)));
}

function completionOf(reply: Extract<ModelReply, { kind: 'text' | 'calls' }>) {
  const tool_calls =
    reply.kind === 'text'
      ? []
      : reply.calls.map((one) => ({ id: `call_${randomUUID()}`, type: 'function', function: one }));
  const message = {
    role: 'assistant',
    content: reply.kind === 'text' ? reply.text : null,
    ...(tool_calls.length === 0 ? {} : { tool_calls }),
  };
  const finish_reason = reply.kind === 'text' ? 'stop' : 'tool_calls';
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'test',
    choices: [{ index: 0, message, finish_reason }],
    usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
  };
}
