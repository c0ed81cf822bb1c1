import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { createPrograms } from '#src/adapters/programs/programs.ts';
import { scanExecutables } from '#src/tools/custom/executables.ts';
import { createLauncher } from '#src/tools/custom/launch-tool.ts';
import { aBox } from '../../../adapters/box/a-box.ts';
import { anyText } from '../../../text/any-text.ts';
import { callTool, SECRET } from '../../a-workspace.ts';
import { aRunStage } from '../a-program-folder.ts';
import { aManifest, aToolFolder } from '../a-tool-folder.ts';

const PARAMETERS = [
  { name: 'since', type: 'string', description: 'From when' },
  { name: 'limit', type: 'integer', description: 'How many' },
  { name: 'ratio', type: 'number', description: 'How much' },
  { name: 'dry', type: 'boolean', description: 'Only look' },
  { name: 'timeout', type: 'string', description: 'Its own' },
  { name: 'tool_name', type: 'string', description: 'Its own' },
];
const ECHO = 'console.log(JSON.stringify(process.argv.slice(2)))';

function echoFolder(source = ECHO, fields = {}) {
  return aToolFolder({
    'echo/tool.yaml': aManifest({
      name: 'echo',
      entrypoint: 'echo.js',
      parameters: PARAMETERS,
      ...fields,
    }),
    'echo/echo.js': source,
  });
}

async function run(input: unknown, source?: string, fields?: object) {
  const stage = await aRunStage(await echoFolder(source, fields));
  return { ...stage, reply: await callTool(stage.tool, input) };
}

async function flags(args: unknown): Promise<unknown> {
  const { reply } = await run({ tool_name: 'echo', arguments: args });
  if (reply.kind !== 'ok') throw new Error(reply.text);
  return JSON.parse(/stdout:\n(.*)\n/.exec(reply.text)?.[1] ?? '');
}

/** What many texts come back as: each a parameter of the same call, for a process takes its time. */
async function textFlags(texts: readonly string[]): Promise<readonly string[]> {
  const entries = texts.map((text, at) => [`p${at}`, text] as const);
  const parameters = entries.map(([name]) => ({ name, type: 'string', description: 'Any' }));
  const args = { tool_name: 'echo', arguments: Object.fromEntries(entries) };
  const { reply } = await run(args, ECHO, { parameters });
  if (reply.kind !== 'ok') throw new Error(reply.text);
  const said: readonly string[] = JSON.parse(/stdout:\n([^\n]*)\n/.exec(reply.text)?.[1] ?? '');
  return said.map((flag, at) => flag.slice(`--p${at}=`.length));
}

it('asks for the name, the arguments and a limit', async () => {
  const { tool } = await aRunStage(await echoFolder());
  expect(tool.inputSchema).toMatchObject({
    required: ['tool_name'],
    properties: { tool_name: { type: 'string' }, arguments: { type: 'object' }, timeout: {} },
  });
});

describe('the description of a tool’s use', () => {
  it('reaches the agent, without what a reader of the manifest doesn’t see', async () => {
    const usage = 'Give dates as\u200b days.\nOne line each comes back.';
    const { tool } = await aRunStage(await echoFolder(ECHO, { usage }));
    expect(tool.description).toContain('\n  Give dates as days.\n  One line each comes back.');
  });
});

describe('flags', () => {
  it('come by type, in the order of the declaration', async () => {
    expect(await flags({ dry: false, limit: 10, since: '2024-01-01', ratio: 0.5 })).toEqual([
      '--since=2024-01-01',
      '--limit=10',
      '--ratio=0.5',
      '--dry=false',
    ]);
  });

  it('texts arrive as they are', async () => {
    const texts = ['007', '', '-x', 'a b;$(id)', '1e3', 't', 'nan', 'a\nb', '"\'`'];
    expect(await textFlags(texts)).toEqual(texts);
  });

  it('a parameter may be named timeout or tool_name', async () => {
    expect(await flags({ timeout: 'x', tool_name: 'y' })).toEqual(['--timeout=x', '--tool_name=y']);
  });

  it('any text is data', async () => {
    const text = anyText().filter((one) => !one.includes('\0'));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 20 }), async (texts) => {
        expect(await textFlags(texts)).toEqual(texts.map((one) => `${Buffer.from(one)}`));
      }),
      { numRuns: 2 },
    );
  });
});

describe('arguments that do not fit', () => {
  it.each([
    ['a wrong type', { limit: '10' }, 'limit: must be integer or null'],
    ['an unknown name', { other: 1 }, 'unknown argument "other"'],
    ['NUL', { since: 'a\0b' }, 'since contains a NUL character'],
  ])('%s starts nothing and says what to do', async (_, args, reason) => {
    const { reply, workdir } = await run(
      { tool_name: 'echo', arguments: args },
      "require('fs').writeFileSync('ran', '')",
    );
    expect(reply.kind).toBe('failed');
    expect(reply.text).toContain(`E_TOOL_INVALID_ARGS: ${reason}`);
    expect(reply.text).toContain('since (string)');
    expect(await readdir(workdir)).toEqual([]);
  });
});

describe('what comes back', () => {
  it('is exit code, stdout and stderr', async () => {
    const { reply } = await run({ tool_name: 'echo' }, "console.log('out'); console.error('err')");
    expect(reply).toEqual({
      kind: 'ok',
      text: 'exit code: 0\n\nstdout:\nout\n\n\nstderr:\nerr\n',
      data: { exitCode: 0, stdout: 'out\n', stderr: 'err\n' },
    });
  });

  it('another exit code is a failure with the output', async () => {
    const { reply } = await run(
      { tool_name: 'echo' },
      "console.log('x'.repeat(3000)); process.exitCode = 3",
    );
    expect(reply.kind).toBe('failed');
    expect(reply.text).toContain('E_TOOL: echo ended with exit code 3, no network\n\nstdout:\nxxx');
    expect(reply.text).toContain('x'.repeat(3000));
    expect(reply.data).toMatchObject({ exitCode: 3 });
  });

  it('long output is cut, its whole kept and named, secrets masked', async () => {
    const source = `for (let i = 0; i < 3000; i += 1) console.log('${SECRET} ' + i)`;
    const { reply, place } = await run({ tool_name: 'echo' }, source);
    expect(reply.text).not.toContain(SECRET);
    const notice =
      /\[truncated: (\d+) lines omitted; the whole text is in squad-run-7\/(.*)\]/.exec(reply.text);
    expect(notice?.[1]).toBe('1200');
    const kept = await readFile(join(place, 'run', notice?.[2] ?? ''), 'utf8');
    expect(kept.split('\n')).toHaveLength(3001);
    expect(kept).not.toContain(SECRET);
  });

  it('stays within 2,000 lines and 50,000 bytes but for headings and notices', async () => {
    const { reply } = await run(
      { tool_name: 'echo' },
      "const t = ('é'.repeat(500) + '\\n').repeat(500); process.stdout.write(t); process.stderr.write(t)",
    );
    expect(Buffer.byteLength(reply.text)).toBeLessThanOrEqual(50_500);
    expect(Buffer.from(reply.text).toString()).toBe(reply.text);
  });
});

describe('the limit', () => {
  it('ends the tool and names its seconds', async () => {
    const { reply } = await run(
      { tool_name: 'echo', timeout: 0.3 },
      "console.log('begun'); setInterval(() => {}, 1000)",
    );
    expect(reply.text).toContain('E_TOOL_TIMEOUT: echo was stopped after 0.3 s');
  });

  it('of memory, processes or output ends the tool too, and names what was too much', async () => {
    const nothing = { text: '', bytes: 0, lines: 0, keptAt: undefined };
    const { tool } = await aRunStage(await echoFolder(ECHO), {
      programs: {
        runProgram: async () => ({
          kind: 'limited',
          reason: 'it started more than 2048 processes',
          stdout: nothing,
          stderr: nothing,
        }),
      },
    });
    expect((await callTool(tool, { tool_name: 'echo' })).text).toContain(
      'E_TOOL_LIMIT: echo was stopped because it started more than 2048 processes',
    );
  });

  it.each([
    [0, 7],
    ['nan', 7],
    ['20', 20],
    [1e9, 600],
    [undefined, 7],
  ])('%j seconds mean %d', async (timeout, seconds) => {
    const seen: number[] = [];
    const folder = await echoFolder(ECHO, { timeout: '7' });
    const { tool } = await aRunStage(folder, {
      programs: {
        runProgram: async ({ timeoutMs }) => {
          seen.push(timeoutMs);
          return { kind: 'not-started', reason: 'only looking' };
        },
      },
    });
    await callTool(tool, { tool_name: 'echo', timeout });
    expect(seen).toEqual([seconds * 1_000]);
  });
});

describe('where it runs', () => {
  it("is the agent's worktree, under both names", async () => {
    const { reply, workdir } = await run(
      { tool_name: 'echo' },
      'console.log([process.cwd(), process.env.SQUAD_WORKSPACE, process.env.FORGE_WORKSPACE].join())',
    );
    expect(reply.data).toMatchObject({ stdout: `${workdir},${workdir},${workdir}\n` });
  });

  it('with the variables that the settings name, and no others', async () => {
    process.env.WANTED = 'w';
    process.env.UNWANTED = 'u';
    const stage = await aRunStage(
      await echoFolder('console.log(process.env.WANTED, process.env.UNWANTED)', {
        env: ['UNWANTED'],
      }),
      {
        passedTo: (tool) => (tool === 'echo' ? ['WANTED'] : []),
      },
    );
    expect(await callTool(stage.tool, { tool_name: 'echo' })).toMatchObject({
      data: { stdout: 'w undefined\n' },
    });
  });
});

describe('who may', () => {
  it('an unknown tool is answered with those that are there', async () => {
    const { reply } = await run({ tool_name: 'none' });
    expect(reply.text).toBe('E_TOOL_NOT_FOUND: there is no tool with that name; there are echo');
    const { tool } = await aRunStage(await aToolFolder({}));
    expect((await callTool(tool, { tool_name: 'none' })).text).toContain(
      'there are none: create_custom_tool proposes one',
    );
  });

  it('a withheld one is denied, with how it is allowed', async () => {
    const { tool } = await aRunStage(await aToolFolder({}), {
      catalog: async () => ({ allowed: [], withheld: ['echo'] }),
    });
    const reply = await callTool(tool, { tool_name: 'echo' });
    expect(reply.kind).toBe('denied');
    expect(reply.text).toMatch(/^E_TOOL_NOT_IN_CATALOG: /);
    expect(reply.text).toContain("action.tools.agents.hockney in the squad's config.json");
  });

  it('a proposed one is denied, with a preview and the way to approval', async () => {
    const folder = await echoFolder(ECHO, { env: ['CI'] });
    const { tool } = await aRunStage(await aToolFolder({}), {
      proposed: async () => (await scanExecutables(folder)).executables,
    });
    const reply = await callTool(tool, { tool_name: 'echo', arguments: { since: 'a b' } });
    expect(reply).toEqual({
      kind: 'denied',
      text: 'E_TOOL_DENIED: echo is proposed and not active yet.\nwould run: echo 1.0.0 (javascript: echo.js)\nflags: "--since=a b"\nlimit: 30 s, in the agent\'s worktree\nenvironment it asks for: CI\n; go on without it: a person merges it, or allows it for one run with the comment that its pull request shows',
      data: undefined,
    });
  });

  it('a tool that changed after it was read does not run', async () => {
    const folder = await echoFolder();
    const frozen = await scanExecutables(folder);
    const { tool, workdir } = await aRunStage(folder, {
      catalog: async () => ({ allowed: frozen.executables, withheld: [] }),
    });
    await writeFile(
      join(folder.root, 'tools/echo/echo.js'),
      "require('fs').writeFileSync('ran', '')",
    );
    expect((await callTool(tool, { tool_name: 'echo' })).text).toContain('E_TOOL_STALE');
    expect(await readdir(workdir)).toEqual([]);
  });
});

describe('Go', () => {
  /** Stands for the compiler: it "builds" a shell script that says which source it came from. */
  const COMPILER = `#!/bin/bash
echo "$@" >> "$(dirname "$0")/calls"
[ "$GOPROXY" = off ] || exit 9
if grep -q broken "\${@: -1}"; then echo "tool.go:3: syntax error" >&2; exit 2; fi
printf '#!/bin/bash\\necho built from %s "$@"\\n' "\${@: -1}" > "$4"; chmod +x "$4"
`;

  async function aGoStage(source: string) {
    const folder = await aToolFolder({
      'sum/tool.yaml': aManifest({ name: 'sum', entrypoint: 'sum', parameters: PARAMETERS }),
      'sum/sum.go': source,
    });
    const bin = await aToolFolder({});
    await writeFile(join(bin.root, 'go'), COMPILER, { mode: 0o755 });
    const programs = createPrograms({
      homes: join(bin.root, 'homes'),
      mask: (text) => text,
      box: await aBox(),
    });
    const onPath = {
      runProgram: (spec: Parameters<typeof programs.runProgram>[0]) =>
        programs.runProgram({
          ...spec,
          environment: { ...spec.environment, PATH: `${bin.root}:${process.env.PATH}` },
          box: { ...spec.box, writable: [...spec.box.writable, bin.root] },
        }),
    };
    const cache = join(bin.root, 'cache');
    const launcher = () => createLauncher({ programs: onPath, typescript: [], cache });
    const stage = await aRunStage(folder, { programs: onPath, launcher: launcher() });
    return {
      ...stage,
      folder,
      cache,
      launcher,
      calls: () => readFile(join(bin.root, 'calls'), 'utf8'),
    };
  }

  it('is built from the source once, also for another run', async () => {
    const { tool, folder, deps, launcher, calls } = await aGoStage('package main');
    const replies = await Promise.all(
      [1, 2].map(() => callTool(tool, { tool_name: 'sum', arguments: { limit: 3 } })),
    );
    expect(replies.map(({ data }) => data)).toEqual(
      [1, 2].map(() => ({ exitCode: 0, stdout: 'built from sum.go --limit=3\n', stderr: '' })),
    );
    const again = await aRunStage(folder, { ...deps, launcher: launcher() });
    expect((await callTool(again.tool, { tool_name: 'sum' })).kind).toBe('ok');
    expect((await calls()).trim().split('\n')).toHaveLength(1);
    expect(await readdir(join(folder.root, 'tools/sum'))).toEqual(['sum.go', 'tool.yaml']);
  });

  it('a failed build shows its output, leaves nothing, and a corrected source is built', async () => {
    const { tool, folder, cache } = await aGoStage('package main // broken');
    const broken = await callTool(tool, { tool_name: 'sum' });
    expect(broken.text).toContain(
      'E_TOOL_BUILD: building sum ended with exit code 2:\ntool.go:3: syntax error',
    );
    expect(await readdir(join(cache, 'squad-action-tools'))).toEqual([]);
    await writeFile(join(folder.root, 'tools/sum/sum.go'), 'package main');
    expect((await callTool(tool, { tool_name: 'sum' })).kind).toBe('ok');
  });

  it('does not start when what was built has changed since', async () => {
    const { tool, cache } = await aGoStage('package main');
    expect((await callTool(tool, { tool_name: 'sum' })).kind).toBe('ok');
    const [build = ''] = await readdir(join(cache, 'squad-action-tools'));
    await writeFile(join(cache, 'squad-action-tools', build, 'tool'), '#!/bin/bash\necho evil');
    expect((await callTool(tool, { tool_name: 'sum' })).text).toContain('E_TOOL_STALE');
  });

  it('without a compiler says what the workflow needs', async () => {
    const folder = await aToolFolder({
      'sum/tool.yaml': aManifest({ name: 'sum', entrypoint: 'sum' }),
      'sum/sum.go': '',
    });
    const none = {
      runProgram: async () => ({ kind: 'not-started', reason: 'go was not found' }) as const,
    };
    const place = await aToolFolder({});
    const { tool } = await aRunStage(folder, {
      launcher: createLauncher({ programs: none, typescript: [], cache: place.root }),
    });
    expect((await callTool(tool, { tool_name: 'sum' })).text).toBe(
      'E_TOOL_BUILD: sum is written in Go, and go was not found; say that the workflow needs actions/setup-go before the squad',
    );
  });
});

it('Bash and Python sources run as they are, and leave nothing beside them', async () => {
  const folder = await aToolFolder({
    'sh/tool.yaml': aManifest({ name: 'sh', entrypoint: 'sh.sh', parameters: PARAMETERS }),
    'sh/sh.sh': 'printf "%s|" "$@"',
    'py/tool.yaml': aManifest({ name: 'py', entrypoint: 'py.py' }),
    'py/py.py': 'import side\nprint(side.X)',
    'py/side.py': 'X = 7',
  });
  const { tool } = await aRunStage(folder);
  const since = 'a "b" $(id)';
  expect(await callTool(tool, { tool_name: 'sh', arguments: { since } })).toMatchObject({
    data: { stdout: `--since=${since}|` },
  });
  for (const _ of [1, 2])
    expect(await callTool(tool, { tool_name: 'py' })).toMatchObject({ data: { stdout: '7\n' } });
  await mkdir(join(folder.root, 'tools/py/__pycache__'));
  expect((await callTool(tool, { tool_name: 'py' })).kind).toBe('ok');
});
