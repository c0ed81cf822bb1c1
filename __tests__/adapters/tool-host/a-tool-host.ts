// A built tool host and a folder of tools for it, on disk.
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { openToolHosts } from '#src/adapters/tool-host/tool-hosts.ts';
import type {
  ToolCallContext,
  ToolHost,
  ToolHostReply,
  ToolHostSpec,
} from '#src/ports/tool-host.ts';
import { aBox } from '../box/a-box.ts';
import { buildHost } from './build-host.ts';

export type Files = Readonly<Record<string, string>>;

export type HostStage = {
  readonly base: string;
  readonly printed: readonly string[];
  /** Of every call, but for its number. */
  readonly context: ToolCallContext;
  write(folder: string, files: Files): Promise<void>;
  /** Opens a host for these files of `.squad`. */
  open(files: Files, spec?: Partial<ToolHostSpec>): Promise<ToolHost>;
  call(host: ToolHost, name: string, args?: object, signal?: AbortSignal): Promise<ToolHostReply>;
  end(): Promise<void>;
};

/** A module whose default tool runs `body` with `args` and `ctx`. */
export function moduleTool(body: string, args = '{}'): string {
  return `import { tool } from '@squad/tools';\nexport default tool({ description: 'Does it', args: ${args}, async execute(args, ctx) { ${body} } });\n`;
}

/** A new folder with the built host for it. */
export async function aHostStage(): Promise<HostStage> {
  const built = await buildHost();
  const base = await realpath(await mkdtemp(join(tmpdir(), 'squad-tools-')));
  await Promise.all(['work', 'scratch', 'kept'].map((name) => mkdir(join(base, name))));
  const hosts: ToolHost[] = [];
  const printed: string[] = [];
  const write = async (folder: string, files: Files) => {
    for (const [name, text] of Object.entries(files)) {
      const path = join(base, folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  };
  const context: ToolCallContext = {
    sessionId: 'session-1',
    messageId: 'message-1',
    agent: 'copilot',
    agentName: 'Hockney',
    instanceKey: 'hockney-1',
    turnId: 'turn-1',
    traceId: 'trace-1',
    toolCallId: 'call-1',
    workdir: join(base, 'work'),
  };
  let calls = 0;
  return {
    base,
    printed,
    context,
    write,
    async open(files, spec = {}) {
      await write('.squad', files);
      const folder = { root: join(base, '.squad'), scope: 'local' } as const;
      const program = join(built, 'tool-host.js');
      const host = await openToolHosts({ box: await aBox(), program }).open({
        folders: [{ ...folder, shownAs: '.squad/tools', commit: 'c0ffee' }],
        workdir: join(base, 'work'),
        scratch: join(base, 'scratch'),
        passed: [],
        mayStartPrograms: false,
        log: (line) => printed.push(line),
        ...spec,
      });
      hosts.push(host);
      return host;
    },
    call(host, name, args = {}, signal = new AbortController().signal) {
      calls += 1;
      return host.callTool({ name }, args, { ...context, toolCallId: `call-${calls}` }, signal);
    },
    async end() {
      await Promise.all(hosts.map((host) => host.close()));
      await rm(base, { recursive: true });
    },
  };
}

/** One host for all tests of a group, which leave it as it was. */
export function shareHost(files: Files, spec?: (base: string) => Partial<ToolHostSpec>) {
  let stage: HostStage;
  let host: ToolHost;
  beforeAll(async () => {
    stage = await aHostStage();
    host = await stage.open(files, spec?.(stage.base));
  });
  afterAll(() => stage.end());
  return {
    call: (name: string, args?: object, signal?: AbortSignal) =>
      stage.call(host, name, args, signal),
    /** A call whose context says something else. */
    callAs: (name: string, context: Partial<ToolCallContext>) =>
      host.callTool({ name }, {}, { ...stage.context, ...context }, new AbortController().signal),
    base: () => stage.base,
  };
}
