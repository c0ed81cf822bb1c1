// The real Copilot runtime in private folders, with a provider of the test's own behind it.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CopilotSettings } from '#src/adapters/copilot/copilot.ts';
import { createCopilot } from '#src/adapters/copilot/copilot.ts';
import { thisPlatform } from '#src/adapters/copilot/platform.ts';
import type { AgentRuntime, SessionEvent, SessionSpec, SessionTool } from '#src/ports/agents.ts';
import { createMask } from '#src/secrets.ts';
import { aModel, type Model, type ModelReply, type ReceivedRequest } from './a-model.ts';

export const KEY = 'sk-canary0123456789abcdefghijkl';

export type RuntimeStage = {
  readonly runtime: AgentRuntime;
  readonly model: Model;
  /** The runtime's private folder. */
  readonly directory: string;
  /** What a session works in. */
  readonly workspace: string;
  close(): Promise<void>;
};

/** Opens a stage; nothing is started yet. */
export async function aRuntimeStage(
  reply: (request: ReceivedRequest, index: number) => ModelReply,
  settings: Partial<CopilotSettings> = {},
): Promise<RuntimeStage> {
  const model = await aModel(reply);
  const root = await realpath(await mkdtemp(join(tmpdir(), 'squad-copilot-')));
  const [directory, workspace] = [join(root, 'private'), join(root, 'workspace')];
  await mkdir(directory, { mode: 0o700 });
  await mkdir(workspace);
  const path = process.env.PATH ?? '';
  const runtime = createCopilot({
    credentials: {
      kind: 'provider',
      provider: { type: 'openai', baseUrl: model.url, apiKey: KEY },
    },
    model: 'test',
    mask: createMask([KEY]).mask,
    directory,
    path,
    proxies: {},
    sources: {
      input: undefined,
      toolCache: directory,
      platform: thisPlatform(),
      log: () => {},
      path,
      npmEnvironment: {},
    },
    ...settings,
  });
  return {
    runtime,
    model,
    directory,
    workspace,
    async close() {
      await runtime.stop();
      await model.close();
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A session's description with nothing in it but what the test names. */
export function aSpec(stage: RuntimeStage, spec: Partial<SessionSpec> = {}): SessionSpec {
  return {
    label: 'hockney',
    systemPrompt: 'You are Hockney.',
    directory: stage.workspace,
    model: undefined,
    tools: [],
    onEvent: () => undefined,
    ...spec,
  };
}

/** A tool that keeps what it was called with. */
export function aTool(
  name: string,
  answer: (input: unknown, signal: AbortSignal) => Promise<string> = async () => 'ok',
) {
  const inputs: unknown[] = [];
  const tool: SessionTool = {
    name,
    description: `The tool ${name}.`,
    inputSchema: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] },
    async call(input, { signal }) {
      inputs.push(input);
      return { kind: 'ok', text: await answer(input, signal) };
    },
  };
  return { tool, inputs };
}

export const never = () => new AbortController().signal;

/** One turn in a session of its own, with every event of it. */
export async function aTurn(
  stage: RuntimeStage,
  spec: Partial<SessionSpec> = {},
  signal = never(),
) {
  const events: SessionEvent[] = [];
  const session = await stage.runtime.openSession(
    aSpec(stage, { onEvent: (event) => events.push(event), ...spec }),
  );
  const turn = await session.ask('Please.', signal);
  await session.close();
  return { turn, events };
}

/** The names of the tools that a request offers to the model. */
export function offeredTools(request: ReceivedRequest | undefined): readonly string[] {
  const tools = request?.body.tools ?? [];
  return tools.map((tool) => (tool.function ?? tool.custom)?.name ?? '?');
}

/** What the model was told last: the results of its tool calls, in order. */
export function toolResults(request: ReceivedRequest | undefined): readonly string[] {
  const messages = request?.body.messages ?? [];
  return messages
    .filter((message) => message.role === 'tool')
    .map((message) => JSON.stringify(message.content));
}

/** The processes that this one started, and theirs. */
export function descendants(of = process.pid): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const parent = parentOf(name);
      return parent === undefined ? [] : [{ pid: Number(name), parent }];
    });
  const childrenOf = (pid: number): readonly number[] =>
    parents
      .filter(({ parent }) => parent === pid)
      .flatMap((child) => [child.pid, ...childrenOf(child.pid)]);
  return childrenOf(of);
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** The descendants that are Copilot runtimes. */
export function runtimes(): readonly number[] {
  return descendants().filter((pid) => nameOf(pid).startsWith('copilot'));
}

/** A process's environment as one text; empty when it has ended. */
export function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}

/** Waits until every runtime has ended (SIGKILL takes a moment), and says which are left: none. */
export async function waitForRuntimesToEnd(): Promise<readonly number[]> {
  while (runtimes().length > 0) await new Promise((resolve) => setImmediate(resolve));
  return runtimes();
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8');
  } catch {
    return '';
  }
}

export function git(directory: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: directory,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  });
}
