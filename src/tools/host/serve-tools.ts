// The tool host's side of the connection: an MCP server that loads, lists and calls tools.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  type CallToolRequest,
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { attempt, attemptNow } from '#src/errors.ts';
import type { SessionTool, ToolReply } from '#src/ports/agents.ts';
import type { ToolHostReply } from '#src/ports/tool-host.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { lineCount } from '../pipeline/keep-output.ts';
import { createAgentToolRuntime } from './agent-runtime.ts';
import { explainFailure, failedReply } from './explain-failure.ts';
import { type LoadedFolders, loadTools } from './load-tools.ts';
import type { LoadedTool, ToolLoadResult } from './loaded-tool.ts';
import {
  contextSchema,
  type LoadParams,
  loadRequest,
  META_KEYS,
  originSchema,
  runningRequest,
  SERVER_INFO,
  type WireReply,
} from './protocol.ts';

/** How many UTF-16 units are sent, well above what a model is shown. */
const MAX_TEXT_LENGTH = 262_144;

/** Returns the reply as it goes over the connection, with the whole of a long text in a file of `folder`. */
async function spillLongReply(reply: ToolHostReply, folder: string): Promise<WireReply> {
  if (reply.kind === 'failed') return reply;
  const { kind, text, data } = reply;
  if (text.length <= MAX_TEXT_LENGTH) {
    return data === undefined ? { kind, text } : { kind, text, data };
  }
  const path = join(folder, `long-${randomUUID()}.txt`);
  const written = await attempt(writeFile(path, text, { mode: 0o600 }));
  const file = written.kind === 'done' ? path : '';
  const spilled = { file, bytes: Buffer.byteLength(text), lines: lineCount(text) };
  return { kind, text: headOf(text, MAX_TEXT_LENGTH), spilled };
}

type ToolServerDeps = {
  /** Writes to the process's streams, which are the run's log. */
  readonly logger: Console;
  /** The host's private folder. */
  readonly scratch: string;
  /** Runs a call, and ends it too when a failure occurs outside of its promise. */
  readonly guard: (work: () => Promise<ToolHostReply>) => Promise<ToolHostReply>;
  /** Undoes what a tool did to objects that all tools share; ends the process when it can't. */
  readonly restoreGlobals: (toolName: string) => void;
};

type ToolServerState = { loaded: LoadedFolders; hasRuntime: boolean; readonly running: string[] };

/** Serves until the transport closes. */
export async function serveTools(transport: Transport, deps: ToolServerDeps): Promise<void> {
  const server = new Server(SERVER_INFO, { capabilities: { tools: {} } });
  const state: ToolServerState = {
    loaded: { tools: [], unused: [], diagnostics: [] },
    hasRuntime: false,
    running: [],
  };
  server.setRequestHandler(loadRequest, async ({ params }) => {
    state.hasRuntime = params.hasRuntime;
    state.loaded = await loadFolders(server, params, deps);
    const { tools, unused, diagnostics } = state.loaded;
    return { tools: tools.map(({ tool }) => tool), unused, diagnostics };
  });
  server.setRequestHandler(runningRequest, () => ({ calls: state.running }));
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: state.loaded.tools.map(({ tool }) => toMcpTool(tool)),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const { name, arguments: args = {}, _meta: meta } = params;
    const given = contextSchema.safeParse(meta?.[META_KEYS.context] ?? {});
    const context = given.data ?? contextSchema.parse({});
    const loaded = findTool(state.loaded, params);
    if (loaded === undefined) {
      const message = `there is no tool named ${name.slice(0, 64)}`;
      return toCallToolResult(failedReply('E_TOOL_NOT_FOUND', message, 'use another'));
    }
    const { toolCallId } = context;
    const runtime = state.hasRuntime
      ? createAgentToolRuntime(server, { toolCallId, signal })
      : undefined;
    state.running.push(toolCallId);
    const scope = { context, signal, logger: deps.logger, runtime };
    const reply = await callLoadedTool(loaded, deps, () => loaded.run(args, scope));
    state.running.splice(state.running.indexOf(toolCallId), 1);
    return toCallToolResult(await spillLongReply(reply, deps.scratch));
  });
  await server.connect(transport);
}

async function loadFolders(server: Server, params: LoadParams, { restoreGlobals }: ToolServerDeps) {
  return loadTools({
    ...params,
    folders: params.folders.map(({ commit, ...folder }) => ({ ...folder, commit })),
    restoreGlobals,
    onImport(path, state) {
      const method = 'notifications/squad/import';
      // Sent at once, because the import may block the process for good.
      void server.transport?.send({ jsonrpc: '2.0', method, params: { path, state } });
    },
  });
}

/** Finds the definition that the registry chose, which need not be the first one of its name. */
function findTool(
  { tools }: ToolLoadResult,
  { name, _meta: meta }: CallToolRequest['params'],
): LoadedTool | undefined {
  const chosen = originSchema.safeParse(meta?.[META_KEYS.origin]).data;
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

function toCallToolResult(reply: WireReply): CallToolResult {
  const text = reply.kind === 'ok' ? reply.text : `${reply.code}: ${reply.message}`;
  return {
    content: [{ type: 'text', text }],
    isError: reply.kind === 'failed',
    // The text is sent only once, as content; the reader of the reply puts it back.
    _meta: { [META_KEYS.reply]: reply.kind === 'ok' ? { ...reply, text: '' } : reply },
  };
}

/** Serves until the transport closes. `list` returns the current tools; calls of any other tool fail. */
export async function connectMcpServer(
  transport: Transport,
  list: () => readonly SessionTool[],
): Promise<Pick<Server, 'sendToolListChanged'>> {
  const server = new Server(SERVER_INFO, { capabilities: { tools: { listChanged: true } } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: list().map(toMcpTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const tools = list();
    const calledTool = tools.find(({ name }) => name === params.name);
    if (calledTool === undefined) return toMcpResult(noSuchTool(params.name, tools));
    return toMcpResult(await calledTool.call(params.arguments ?? {}, { id: randomUUID(), signal }));
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
