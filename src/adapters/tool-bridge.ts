// `squad-action mcp`: a repository's tools for any MCP client, over standard input and output.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMask } from '../secrets.ts';
import type { CallContext, ToolHost, ToolListing } from '../tools/custom/custom-tool.ts';
import { defineHostedTool } from '../tools/custom/definition.ts';
import { createRegistry } from '../tools/custom/registry.ts';
import { serveBridge } from '../tools/host/bridge.ts';
import { LONGEST_MESSAGE } from '../tools/host/protocol.ts';
import { bindTool, type RunContext, type ToolCall } from '../tools/tool.ts';
import { systemClock } from './clock.ts';
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
  const over = untilOver();
  await removeLeftovers();
  const scratch = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const host = await openHost(settings, scratch);
  const { tools, diagnostics } = createRegistry([await host.list()]);
  report({ tools, diagnostics });
  const context = runContext();
  const deps = {
    host: async () => host,
    context: ({ id }: ToolCall) => contextOf(id, resolve(settings.directory)),
    keeping: { folder: scratch, shownAs: scratch },
  };
  const transport = new StdioServerTransport(process.stdin, process.stdout, {
    maxBufferSize: LONGEST_MESSAGE,
  });
  const bound = tools.map((tool) => bindTool(defineHostedTool(tool, deps), context));
  await serveBridge(transport, bound);
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

/** The same pipeline as in a run; its record goes nowhere. */
function runContext(): RunContext {
  return {
    ...systemClock,
    ...createMask([]),
    ...{ agent: 'mcp', agentName: 'mcp', session: 'mcp' },
    emit: () => {},
    countToolCall: () => ({ allowed: true }),
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
