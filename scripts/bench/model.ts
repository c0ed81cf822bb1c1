// An OpenAI-compatible server that answers at once with the story's next step, the same for the action and the floor.
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { agentsOf, type BenchStory } from './story.ts';

export type ModelRequest = {
  readonly who: 'coordinator' | 'agent';
  /** How many answers the session has had before this one. */
  readonly turn: number;
  /** Characters of the system and user messages. */
  readonly promptSize: number;
  /** Milliseconds since the epoch: when the request was read, and when its answer was sent. */
  readonly at: number;
  readonly answeredAt: number;
};

export type BenchModel = {
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  close(): void;
};

const requestSchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
});
type ChatRequest = z.infer<typeof requestSchema>;
type ScriptedToolCall = { readonly name: string; readonly arguments: object };

/** Starts the model on 127.0.0.1. */
export async function startModel(story: BenchStory): Promise<BenchModel> {
  const requests: ModelRequest[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const at = Date.now();
      const chatRequest = requestSchema.parse(JSON.parse(body));
      const requestFacts = readRequestFacts(chatRequest);
      if (requestFacts.who === 'agent' && story.delayMs > 0) await sleep(story.delayMs);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(completion(nextCalls(story, chatRequest, requestFacts))));
      requests.push({ ...requestFacts, at, answeredAt: Date.now() });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

type RequestFacts = Pick<ModelRequest, 'who' | 'turn' | 'promptSize'>;

/** Tells agents from the coordinator by their tools: only agents can read files. */
function readRequestFacts({ messages, tools }: ChatRequest): RequestFacts {
  const reads = tools.some((tool) => tool.function.name === 'view');
  const prompts = messages.filter(({ role }) => role === 'system' || role === 'user');
  return {
    who: reads ? 'agent' : 'coordinator',
    turn: messages.filter(({ role }) => role === 'assistant').length,
    promptSize: prompts.reduce((sum, { content }) => sum + textOf(content).length, 0),
  };
}

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content ?? '');
}

function nextCalls(
  story: BenchStory,
  chatRequest: ChatRequest,
  { who, turn }: RequestFacts,
): readonly ScriptedToolCall[] {
  if (who === 'agent') return agentCalls(story, chatRequest, turn);
  const first = story.work === 'asks colleagues' ? 1 : undefined;
  return turn > 0 ? [] : agentsOf(story).slice(0, first).map(routeTo);
}

function agentCalls(
  story: BenchStory,
  chatRequest: ChatRequest,
  turn: number,
): readonly ScriptedToolCall[] {
  if (story.work === 'asks colleagues') return askerCalls(story, chatRequest, turn);
  if (story.work === 'searches and writes') return searcherCalls(chatRequest, turn);
  if (turn > 0 || story.work === 'answers') return [];
  if (story.work === 'asks for the status') return [{ name: 'squad_status', arguments: {} }];
  return [writeNotes(mentionedFile(chatRequest) ?? 'src/notes.js')];
}

/** The agent whose task names a file writes it and then asks its colleagues; the others only answer. */
function askerCalls(
  story: BenchStory,
  chatRequest: ChatRequest,
  turn: number,
): readonly ScriptedToolCall[] {
  const path = mentionedFile(chatRequest);
  if (path === undefined) return [];
  if (turn === 0) return [writeNotes(path)];
  const colleague = agentsOf(story)[turn];
  return colleague === undefined ? [] : [questionTo(colleague)];
}

function searcherCalls(chatRequest: ChatRequest, turn: number): readonly ScriptedToolCall[] {
  if (turn === 0) return [{ name: 'grep', arguments: { pattern: 'what no file holds' } }];
  return turn === 1 ? [writeNotes(mentionedFile(chatRequest) ?? 'src/notes.js')] : [];
}

function mentionedFile({ messages }: ChatRequest): string | undefined {
  const userTexts = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => textOf(content));
  return /src\/notes-[a-z0-9-]+\.js/.exec(userTexts.join('\n'))?.[0];
}

function writeNotes(path: string): ScriptedToolCall {
  return { name: 'create', arguments: { path, file_text: 'export const checked = true;\n' } };
}

function questionTo(agent: string): ScriptedToolCall {
  const task = `Which rule of the form is yours, ${agent}?`;
  return { name: 'squad_route', arguments: { targetAgent: agent, task, type: 'question' } };
}

function routeTo(agent: string): ScriptedToolCall {
  const task = `Write src/notes-${agent}.js, which checks the form.`;
  return { name: 'squad_route', arguments: { targetAgent: agent, task } };
}

function completion(calls: readonly ScriptedToolCall[]): object {
  const toolCalls = calls.map((call, index) => ({
    id: `call_${index}`,
    type: 'function',
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  }));
  const message =
    calls.length === 0
      ? { role: 'assistant', content: 'The form is checked now, and it says what is wrong.' }
      : { role: 'assistant', content: null, tool_calls: toolCalls };
  return {
    id: 'completion',
    object: 'chat.completion',
    created: 1,
    model: 'instant',
    choices: [{ index: 0, message, finish_reason: calls.length === 0 ? 'stop' : 'tool_calls' }],
    usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
  };
}
