// `squad-action mcp`: a repository's tools for any MCP client, over standard input and output.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type {
  CallContext,
  CustomTool,
  ToolHost,
  ToolListing,
} from '../tools/custom/custom-tool.ts';
import { serveBridge } from '../tools/host/bridge.ts';
import { LONGEST_MESSAGE } from '../tools/host/protocol.ts';
import type { SessionTool, ToolReply } from '../world.ts';
import { createToolHosts } from './tool-host.ts';

export type BridgeSettings = {
  /** The folder that holds `tools/`, such as `.squad`. */
  readonly folder: string;
  /** Where tools work. */
  readonly directory: string;
  /** Names of the variables that tools may see. */
  readonly passed: readonly string[];
  readonly mayStartPrograms: boolean;
};

/** Serves until the client goes or a signal comes; then nothing is left of it. */
export async function serveTools(settings: BridgeSettings): Promise<void> {
  await removeLeftovers();
  const scratch = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const host = await openHost(settings, scratch);
  const listing = await host.list();
  report(listing);
  const over = untilOver();
  const transport = new StdioServerTransport(process.stdin, process.stdout, {
    maxBufferSize: LONGEST_MESSAGE,
  });
  await serveBridge(
    transport,
    usable(listing).map((tool) => sessionTool(tool, host, settings)),
  );
  await over;
  await host.close();
  await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
}

const PREFIX = 'squad-mcp-';

function openHost(
  { folder, directory, passed, mayStartPrograms }: BridgeSettings,
  scratch: string,
): Promise<ToolHost> {
  const root = resolve(folder);
  const shownAs = join(relative(dirname(root), root) || basename(root), 'tools');
  return createToolHosts().open({
    folders: [{ root, scope: 'local', shownAs, commit: undefined }],
    workdir: resolve(directory),
    ...{ scratch, passed, mayStartPrograms },
    // Standard output is the protocol's.
    log: say,
  });
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function report({ tools, diagnostics }: ToolListing): void {
  say(`Loaded ${tools.length} custom tool(s)`);
  for (const { code, path, message, next } of diagnostics) {
    say(`${code} ${path}: ${message}; ${next}`);
  }
}

/** The first of a name; a client would take the last, or fail. */
function usable({ tools }: ToolListing): readonly CustomTool[] {
  return tools.filter((tool, at) => tools.findIndex(({ name }) => name === tool.name) === at);
}

function sessionTool(tool: CustomTool, host: ToolHost, settings: BridgeSettings): SessionTool {
  const { name, description, inputSchema, limits } = tool;
  return {
    ...{ name, description, inputSchema },
    async call(input, { id, signal }) {
      const within = AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutMs)]);
      const context = contextOf(id, resolve(settings.directory));
      const reply = await host.call(name, input, context, within);
      if (reply.kind === 'ok') return { kind: 'ok', text: reply.text };
      const text = `${reply.code}: ${reply.message}; ${reply.suggestion ?? 'go on without it'}`;
      return { kind: 'failed', text } satisfies ToolReply;
    },
  };
}

/** One client, one session. */
function contextOf(toolCallId: string, workdir: string): CallContext {
  const session = `mcp-${process.pid}`;
  return {
    ...{ sessionId: session, messageId: toolCallId, turnId: toolCallId, traceId: session },
    ...{ agent: 'mcp', agentName: 'mcp', instanceKey: session },
    ...{ toolCallId, workdir },
  };
}

function untilOver(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve());
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
}

/** Folders of bridges that were killed. */
async function removeLeftovers(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  const left = names.filter((name) => name.startsWith(PREFIX) && !isAlive(name));
  await Promise.all(
    left.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {})),
  );
}

function isAlive(name: string): boolean {
  const pid = Number.parseInt(name.slice(PREFIX.length), 10);
  if (!(pid > 0)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process lives too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
