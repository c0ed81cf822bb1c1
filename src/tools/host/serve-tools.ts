// The tool host's side of the connection: an MCP server that loads, lists and calls tools.
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  type CallToolRequest,
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { attempt } from '#src/errors.ts';
import type { ToolHostReply } from '#src/ports/index.ts';
import { createAgentToolRuntime } from './agent-tool-runtime.ts';
import { explainFailure, failedReply } from './explain-failure.ts';
import { type LoadParams, loadRequest } from './load/load-messages.ts';
import { type LoadedFolders, loadTools } from './load/load-tools.ts';
import {
  EMPTY_LOAD_RESULT,
  type LoadedTool,
  type ToolCallScope,
  type ToolLoadResult,
} from './loaded-tool.ts';
import { toMcpTool } from './mcp-server.ts';
import {
  contextSchema,
  META_KEYS,
  originSchema,
  runningRequest,
  SERVER_INFO,
  type WireReply,
} from './protocol.ts';
import { spillLongReply } from './spill-reply.ts';

export type ToolServerDeps = {
  /** Writes to the process's streams, which are the run's log. */
  readonly logger: Console;
  /** The host's private folder. */
  readonly scratch: string;
  /** Runs a call, and ends it too when a failure occurs outside of its promise. */
  readonly guard: (work: () => Promise<ToolHostReply>) => Promise<ToolHostReply>;
  /** Called after a tool's code has run: undoes its changes to global objects. */
  readonly restoreGlobals: (toolName: string) => void;
};

type ToolServerState = { loaded: LoadedFolders; hasRuntime: boolean; readonly running: string[] };

/** Serves until the transport closes. */
export async function serveTools(transport: Transport, deps: ToolServerDeps): Promise<void> {
  const server = new Server(SERVER_INFO, { capabilities: { tools: {} } });
  const state: ToolServerState = {
    loaded: { ...EMPTY_LOAD_RESULT, unused: [] },
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
    const parsedContext = contextSchema.safeParse(params._meta?.[META_KEYS.context] ?? {});
    const context = parsedContext.success ? parsedContext.data : contextSchema.parse({});
    const loaded = findTool(state.loaded, params);
    if (loaded === undefined) return toCallToolResult(unknownTool(params.name));
    const toolServer = { server, state, deps };
    const reply = await callLoadedTool(toolServer, loaded, params, { context, signal });
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

type ToolServer = {
  readonly server: Server;
  readonly state: ToolServerState;
  readonly deps: ToolServerDeps;
};

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

function unknownTool(name: string): WireReply {
  const message = `there is no tool named ${name.slice(0, 64)}`;
  return failedReply('E_TOOL_NOT_FOUND', message, 'use another');
}

async function callLoadedTool(
  { server, state, deps }: ToolServer,
  loaded: LoadedTool,
  { name, arguments: args = {} }: CallToolRequest['params'],
  { context, signal }: Pick<ToolCallScope, 'context' | 'signal'>,
): Promise<ToolHostReply> {
  const runtime = state.hasRuntime
    ? createAgentToolRuntime(server, { toolCallId: context.toolCallId, signal })
    : undefined;
  const { logger, guard, restoreGlobals } = deps;
  const work = async () => {
    state.running.push(context.toolCallId);
    try {
      return await loaded.run(args, { context, signal, logger, runtime });
    } finally {
      state.running.splice(state.running.indexOf(context.toolCallId), 1);
    }
  };
  const ended = await attempt(guard(work));
  restoreGlobals(name);
  if (ended.kind === 'done') return ended.value;
  const { errorChars } = loaded.tool.limits;
  const explanation = await attempt(() => explainFailure(ended.error, errorChars, name));
  if (explanation.kind === 'done') return explanation.value;
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
