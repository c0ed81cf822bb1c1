// The tool host's side of the connection: an MCP server that lists and calls what it has loaded.
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Result,
} from '@modelcontextprotocol/sdk/types.js';
import { attempt } from '../../errors.ts';
import type { CallContext, HostReply } from '../../ports/custom-tools.ts';
import { loadTools } from './load-tools.ts';
import { type Loaded, NOTHING } from './loaded-tool.ts';
import {
  contextSchema,
  type LoadParams,
  loadRequest,
  META,
  runningRequest,
  SERVER,
  type WireReply,
} from './protocol.ts';
import { createRuntime } from './runtime.ts';
import { spill } from './spill.ts';
import { explain, failed } from './thrown.ts';

export type HostSettings = {
  /** What tools write to: the process's streams, which are the run's log. */
  readonly logger: Console;
  /** The host's private folder. */
  readonly scratch: string;
  /** Runs a call so that a failure outside of its promise ends it too. */
  readonly guard: (work: () => Promise<HostReply>) => Promise<HostReply>;
  /** Told whose code has just run: sees to it that the process is as it was. */
  readonly checkUp: (whose: string) => void;
};

type State = { loaded: Loaded; hasRuntime: boolean; readonly running: string[] };

/** Serves until the transport closes. */
export async function serveTools(transport: Transport, settings: HostSettings): Promise<void> {
  const server = new Server(SERVER, { capabilities: { tools: {} } });
  const state: State = { loaded: NOTHING, hasRuntime: false, running: [] };
  server.setRequestHandler(loadRequest, async ({ params }) => {
    state.hasRuntime = params.hasRuntime;
    state.loaded = await load(server, params, settings);
    return listingOf(state.loaded);
  });
  server.setRequestHandler(runningRequest, () => ({ calls: state.running }));
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: state.loaded.tools.map(({ tool: { name, description, inputSchema } }) => ({
      name,
      description,
      inputSchema: { ...inputSchema, type: 'object' as const },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const said = contextSchema.safeParse(params._meta?.[META.context] ?? {});
    const context = said.success ? said.data : contextSchema.parse({});
    const call = { name: params.name, args: params.arguments ?? {}, context, signal };
    const reply = await answer({ server, state, settings }, call);
    return resultOf(await spill(reply, settings.scratch));
  });
  await server.connect(transport);
}

async function load(
  server: Server,
  { folders, broken, wanted, importMs }: LoadParams,
  { checkUp }: HostSettings,
) {
  return loadTools({
    folders: folders.map(({ commit, ...folder }) => ({ ...folder, commit })),
    broken,
    wanted,
    importMs,
    checkUp,
    onImport(path, state) {
      const method = 'notifications/squad/import';
      // The socket takes it at once, even when the import then keeps the process busy for good.
      void server.transport?.send({ jsonrpc: '2.0', method, params: { path, state } });
    },
  });
}

function listingOf({ tools, diagnostics }: Loaded): Result {
  return { tools: tools.map(({ tool }) => tool), diagnostics };
}

type Call = {
  readonly name: string;
  readonly args: unknown;
  readonly context: CallContext;
  readonly signal: AbortSignal;
};

type Host = {
  readonly server: Server;
  readonly state: State;
  readonly settings: HostSettings;
};

async function answer({ server, state, settings }: Host, call: Call): Promise<HostReply> {
  const { name, args, context, signal } = call;
  const loaded = state.loaded.tools.find(({ tool }) => tool.name === name);
  if (loaded === undefined) {
    return failed('E_TOOL_NOT_FOUND', `there is no tool named ${name.slice(0, 64)}`, 'use another');
  }
  const runtime = state.hasRuntime
    ? createRuntime(server, { toolCallId: context.toolCallId, signal })
    : undefined;
  const { logger, guard, checkUp } = settings;
  const work = async () => {
    state.running.push(context.toolCallId);
    const run = (async () => loaded.run(args, { context, signal, logger, runtime }))();
    return run.finally(() => state.running.splice(state.running.indexOf(context.toolCallId), 1));
  };
  const ended = await attempt(guard(work));
  checkUp(name);
  if (ended.kind === 'done') return ended.value;
  const { errorChars } = loaded.tool.limits;
  const explained = await attempt((async () => explain(ended.error, errorChars, name))());
  if (explained.kind === 'done') return explained.value;
  return failed('E_TOOL', 'it threw something that cannot be read', 'go on without this tool');
}

function resultOf(reply: WireReply): CallToolResult {
  const text = reply.kind === 'ok' ? reply.text : `${reply.code}: ${reply.message}`;
  return {
    content: [{ type: 'text', text }],
    isError: reply.kind === 'failed',
    // The text goes once; who reads the reply puts it back.
    _meta: { [META.reply]: reply.kind === 'ok' ? { ...reply, text: '' } : reply },
  };
}
