// Serves tools to any MCP client. Calls go through the same pipeline as in a run.
import { randomUUID } from 'node:crypto';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import type { SessionTool, ToolReply } from '#src/ports/index.ts';
import { SERVER_INFO } from './protocol.ts';

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
    if (calledTool === undefined) return toCallToolResult(unknownTool(params.name, tools));
    return toCallToolResult(
      await calledTool.call(params.arguments ?? {}, { id: randomUUID(), signal }),
    );
  });
  await server.connect(transport);
  return server;
}

/** Describes a tool as MCP lists it. */
export function toMcpTool({
  name,
  description,
  inputSchema,
}: Pick<SessionTool, 'name' | 'description' | 'inputSchema'>): Tool {
  return { name, description, inputSchema: { ...inputSchema, type: 'object' } };
}

function toCallToolResult({ kind, text }: ToolReply): CallToolResult {
  return { content: [{ type: 'text', text }], isError: kind !== 'ok' };
}

function unknownTool(name: string, tools: readonly SessionTool[]): ToolReply {
  const names = tools.map((it) => it.name).join(', ') || 'none';
  const text = `E_TOOL_NOT_FOUND: there is no tool named ${name.slice(0, 64)}; there are: ${names}`;
  return { kind: 'failed', text };
}
