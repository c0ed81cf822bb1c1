// The model's server when a person plays the model: each request becomes files and waits for its answer.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readBytes } from '../artifacts.ts';
import { nextTurn } from '../scenario/model-script.ts';
import type { ModelRequest, ModelServer } from '../scenario/scripted-model.ts';
import { awaitAnswerFile, type HandAnswer, writeWhole } from './answer.ts';
import {
  continuedRequest,
  type HandRequest,
  renderRequest,
  requestSchema,
} from './request-text.ts';

/** A request and how long the person took to answer it. */
export type PlayedRequest = HandRequest & {
  readonly bytes: number;
  /** Undefined until somebody has answered. */
  waitedMs: number | undefined;
};

export type ModelByHand = ModelServer & {
  /** Every request, in order of arrival. */
  readonly played: readonly PlayedRequest[];
};

/** How a person at the terminal takes part. */
export type HandTerminal = {
  show(request: PlayedRequest): void;
  tell(request: HandRequest, words: string): void;
  /** Resolves to the typed answer. Never resolves when nobody can type. */
  typed(request: HandRequest, signal: AbortSignal): Promise<HandAnswer>;
};

type HandDeps = {
  /** Holds the requests' files and the answers. */
  readonly folder: string;
  readonly terminal: HandTerminal;
  readonly signOfLifeMs?: number;
};

/**
 * How often a blank, which JSON allows at its start, is sent, since clients give up a reply after five silent minutes. The
 * first one sends the head: until then, an answer can be an error with a status.
 */
const SIGN_OF_LIFE_MS = 240_000;

/** Starts, on 127.0.0.1, a model that answers with what people write. */
export async function startModelByHand(deps: HandDeps): Promise<ModelByHand> {
  const { folder, terminal, signOfLifeMs = SIGN_OF_LIFE_MS } = deps;
  const played: PlayedRequest[] = [];
  const requests: ModelRequest[] = [];
  const listeners: ((request: ModelRequest) => void)[] = [];
  const closing = new AbortController();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(400).end(String(error));
    });
  });
  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = (await readBytes(incoming)).toString('utf8');
    const request = readRequest(text, played);
    played.push(request);
    const { who, turn, body } = request;
    const seen = { who, turn, body, at: Date.now(), said: 'asks a person' };
    requests.push(seen);
    for (const listener of listeners) listener(seen);
    await writeRequest(folder, request, text);
    terminal.show(request);
    const stop = AbortSignal.any([closing.signal, keepAlive(response, signOfLifeMs)]);
    const given = await awaitAnswer(deps, request, stop);
    request.waitedMs = Date.now() - seen.at;
    sendAnswer(response, request, given);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    problems: [],
    played,
    onRequest: (listener) => void listeners.push(listener),
    async close() {
      closing.abort();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends a blank from time to time. The signal fires when the reply is over or the client has gone. */
function keepAlive(response: ServerResponse, signOfLifeMs: number): AbortSignal {
  const over = new AbortController();
  response.setHeader('content-type', 'application/json');
  const alive = setInterval(() => response.write(' '), signOfLifeMs);
  response.once('close', () => {
    clearInterval(alive);
    over.abort();
  });
  return over.signal;
}

/** Breaks the connection if an error comes too late for its status. */
function sendAnswer(response: ServerResponse, request: PlayedRequest, given: HandAnswer): void {
  const { error } = given;
  if (error === undefined) {
    response.end(JSON.stringify(completion(request, given)));
  } else if (error === 'dropped' || response.headersSent) {
    response.destroy();
  } else {
    response.writeHead(error).end('{"error":{"message":"An error played by hand."}}');
  }
}

function readRequest(text: string, played: readonly PlayedRequest[]): PlayedRequest {
  const body = requestSchema.parse(JSON.parse(text));
  const { who, turn } = nextTurn([], body);
  const number = String(played.length + 1).padStart(3, '0');
  const name = `${number}-${who.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${turn + 1}`;
  const bytes = Buffer.byteLength(text);
  return {
    name,
    who,
    turn,
    body,
    bytes,
    waitedMs: undefined,
    ...continuedRequest(played, who, body),
  };
}

/** Writes the JSON first, so that both files are there once the Markdown appears. */
async function writeRequest(folder: string, request: HandRequest, raw: string): Promise<void> {
  const file = join(folder, `${request.name}.request`);
  await writeWhole(`${file}.json`, raw);
  await writeWhole(`${file}.md`, renderRequest(request));
}

/** Waits for an answer from a file or from the terminal, whichever comes first. */
async function awaitAnswer(
  { folder, terminal }: HandDeps,
  request: HandRequest,
  stop: AbortSignal,
): Promise<HandAnswer> {
  const answered = new AbortController();
  const signal = AbortSignal.any([stop, answered.signal]);
  const tell = (words: string) => terminal.tell(request, words);
  const fromFile = awaitAnswerFile({ folder, name: request.name, signal, tell });
  try {
    return await Promise.race([fromFile, terminal.typed(request, signal)]);
  } catch (error) {
    if (stop.aborted) tell('no longer needs an answer: its session has ended.');
    throw error;
  } finally {
    answered.abort();
    fromFile.catch(() => undefined);
  }
}

function completion({ name, body, bytes }: PlayedRequest, { text, calls, usage }: HandAnswer) {
  const toolCalls = calls.map((call, index) => ({
    id: `call_${name}_${index + 1}`,
    type: 'function',
    function: {
      name: call.name,
      arguments:
        typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments),
    },
  }));
  const input = usage?.input ?? Math.ceil(bytes / 4);
  const output = usage?.output ?? Math.ceil(JSON.stringify([text, calls]).length / 4);
  return {
    id: `chatcmpl-${name}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: body.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: text ?? null,
          ...(toolCalls.length === 0 ? {} : { tool_calls: toolCalls }),
        },
        finish_reason: toolCalls.length === 0 ? 'stop' : 'tool_calls',
      },
    ],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  };
}
