// The tool host's side of the connection: an MCP server that loads, lists and calls tools.
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { attempt, attemptNow } from '#src/errors.ts';
import type { SessionTool, ToolReply } from '#src/ports/agents.ts';
import type { ReachableNetwork } from '#src/ports/box.ts';
import type { CalledTool, ToolHostReply } from '#src/ports/tool-host.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { createAgentToolRuntime } from './agent-runtime.ts';
import { explainFailure, failedReply } from './explain-failure.ts';
import { loadTools } from './load-tools.ts';
import type { LoadedTool } from './loaded-tool.ts';
import { callRequest, loadRequest, META_KEYS, runningRequest, SERVER_INFO } from './protocol.ts';

/** The largest text that is sent, in bytes of JSON: a connection takes 10 MB at once. */
const MAX_TEXT_BYTES = 8 * 1024 * 1024;
/** With a longer text, which holds the same, the data is left out. */
const MAX_TEXT_WITH_DATA = 262_144;

type ToolServerDeps = {
  /** Writes to the process's streams, which are the run's log. */
  readonly logger: Console;
  /** Runs a call, and ends it too when a failure occurs outside of its promise. */
  readonly guard: (work: () => Promise<ToolHostReply>) => Promise<ToolHostReply>;
  /** Undoes what a tool did to objects that all tools share; ends the process when it can't. */
  readonly restoreGlobals: (toolName: string) => void;
  /** Has what tools call meet the limits of the network; called before any of their code runs. */
  readonly limitNetwork: (network: ReachableNetwork) => Promise<void>;
};

/** Serves until the transport closes. */
export async function serveTools(transport: Transport, deps: ToolServerDeps): Promise<void> {
  const server = new Server(SERVER_INFO, { capabilities: { tools: {} } });
  let tools: readonly LoadedTool[] = [];
  let hasRuntime = false;
  const running = new Set<string>();
  server.setRequestHandler(loadRequest, async ({ params }) => {
    hasRuntime = params.hasRuntime;
    const { restoreGlobals } = deps;
    await deps.limitNetwork(params.network);
    const onImport = (path: string, state: 'started' | 'ended') => {
      const method = 'notifications/squad/import';
      // Sent at once, because the import may block the process for good.
      void server.transport?.send({ jsonrpc: '2.0', method, params: { path, state } });
    };
    const loaded = await loadTools({ ...params, restoreGlobals, onImport });
    tools = loaded.tools;
    return { ...loaded, tools: tools.map(({ tool }) => tool) };
  });
  server.setRequestHandler(runningRequest, () => ({ calls: [...running] }));
  server.setRequestHandler(callRequest, async ({ params }, { signal }) => {
    const { name, arguments: args, _meta: meta } = params;
    const loaded = findTool(tools, name, meta[META_KEYS.origin]);
    if (loaded === undefined) {
      const message = `there is no tool named ${name.slice(0, 64)}`;
      return toCallResult(failedReply('E_TOOL_NOT_FOUND', message, 'use another'));
    }
    const context = meta[META_KEYS.context];
    const { toolCallId } = context;
    const runtime = hasRuntime ? createAgentToolRuntime(server, { toolCallId, signal }) : undefined;
    const scope = { context, signal, logger: deps.logger, runtime };
    running.add(toolCallId);
    const reply = await callLoadedTool(loaded, deps, () => loaded.run(args, scope));
    running.delete(toolCallId);
    return toCallResult(withinMessage(reply));
  });
  await server.connect(transport);
}

/** Finds the definition that the registry chose, which need not be the first one of its name. */
function findTool(tools: readonly LoadedTool[], name: string, chosen: CalledTool['origin']) {
  return tools.find(
    ({ tool: { name: known, origin } }) =>
      known === name &&
      (chosen === undefined || (origin.scope === chosen.scope && origin.path === chosen.path)),
  );
}

async function callLoadedTool(
  { tool: { name, limits } }: LoadedTool,
  { guard, restoreGlobals }: ToolServerDeps,
  run: () => Promise<ToolHostReply>,
): Promise<ToolHostReply> {
  const ended = await attempt(() => guard(run));
  restoreGlobals(name);
  if (ended.kind === 'done') return ended.value;
  const explained = attemptNow(() => explainFailure(ended.error, limits.errorChars, name));
  if (explained.kind === 'done') return explained.value;
  return failedReply('E_TOOL', 'it threw something that cannot be read', 'go on without this tool');
}

/** Cuts a text that is too long for a message, and says so at its end. */
function withinMessage(reply: ToolHostReply): ToolHostReply {
  if (reply.kind === 'failed' || reply.text.length <= MAX_TEXT_WITH_DATA) return reply;
  let { text } = reply;
  for (let bytes = jsonBytes(text); bytes > MAX_TEXT_BYTES; bytes = jsonBytes(text)) {
    text = headOf(text, Math.floor((text.length * MAX_TEXT_BYTES) / bytes));
  }
  const note = `\n[the rest is missing: at most ${MAX_TEXT_BYTES} bytes of a result are kept]\n`;
  return { kind: 'ok', text: text === reply.text ? text : `${text}${note}` };
}

function jsonBytes(text: string): number {
  return Buffer.byteLength(JSON.stringify(text));
}

function toCallResult(reply: ToolHostReply): CallToolResult {
  return { content: [], isError: reply.kind === 'failed', _meta: { [META_KEYS.reply]: reply } };
}

/** Serves until the transport closes. `list` returns the current tools; calls of any other tool fail. */
export async function connectMcpServer(
  transport: Transport,
  list: () => readonly SessionTool[],
): Promise<Pick<Server, 'sendToolListChanged'>> {
  const server = new Server(SERVER_INFO, { capabilities: { tools: { listChanged: true } } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: list().map(toMcpTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, requestId }) => {
    const tools = list();
    const calledTool = tools.find(({ name }) => name === params.name);
    if (calledTool === undefined) return toMcpResult(noSuchTool(params.name, tools));
    const id = String(requestId);
    return toMcpResult(await calledTool.call(params.arguments ?? {}, { id, signal }));
  });
  await server.connect(transport);
  return server;
}

/** Describes a tool as MCP lists it. */
function toMcpTool({
  name,
  description,
  inputSchema,
}: Pick<SessionTool, 'name' | 'description' | 'inputSchema'>): Tool {
  return { name, description, inputSchema: { ...inputSchema, type: 'object' } };
}

function toMcpResult({ kind, text }: ToolReply): CallToolResult {
  return { content: [{ type: 'text', text }], isError: kind !== 'ok' };
}

function noSuchTool(name: string, tools: readonly SessionTool[]): ToolReply {
  const names = tools.map((it) => it.name).join(', ') || 'none';
  const text = `E_TOOL_NOT_FOUND: there is no tool named ${name.slice(0, 64)}; there are: ${names}`;
  return { kind: 'failed', text };
}

/** Keeps track of the running calls, so that a failure outside of all promises ends the call that caused it. */
export function trackStrayFailures() {
  const running = new Set<(error: unknown) => void>();
  return {
    /** Runs a call so that a stray failure ends it. */
    async guard(work: () => Promise<ToolHostReply>): Promise<ToolHostReply> {
      let fail: ((error: unknown) => void) | undefined;
      const strayFailure = new Promise<never>((_, reject) => {
        fail = reject;
        running.add(reject);
      });
      return Promise.race([work(), strayFailure]).finally(() => fail && running.delete(fail));
    },
    /** Ends the call that caused a stray failure; false when no call, or more than one, can have caused it. */
    handleStray(error: unknown): boolean {
      const [only, ...others] = running;
      if (only === undefined || others.length > 0) return false;
      only(error);
      return true;
    },
  };
}
