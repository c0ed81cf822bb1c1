import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { buildHost } from './adapters/tool-host/build-host.ts';

const run = promisify(execFile);
const page = await readFile('docs/tools.md', 'utf8');
const { children: nodes } = fromMarkdown(page);

/** A block of code, and what stands before it. */
const blocks = nodes.flatMap((node, at) => {
  const before = nodes[at - 1];
  const said =
    before?.position && page.slice(before.position.start.offset, before.position.end.offset);
  return node.type === 'code'
    ? [{ lang: node.lang, value: node.value, said: said ?? '', before }]
    : [];
});
const files = blocks.flatMap(({ value, said }) => {
  const path = /`(?<path>\.squad\/[^`]+)`:$/.exec(said)?.groups?.path;
  return path === undefined ? [] : [{ path, content: `${value}\n` }];
});
const commands = blocks.flatMap(({ lang, value, before }) =>
  lang === 'text' && before?.type === 'code'
    ? [{ command: before.value, output: `${value}\n` }]
    : [],
);
const configurations = nodes.flatMap((node) =>
  node.type === 'code' && node.lang === 'json' ? [node.value] : [],
);

let base: string;
let host: string;

beforeAll(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'squad-docs-')));
  host = join(await buildHost(), 'cli.js');
  for (const { path, content } of files) {
    const file = join(base, 'repository', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
});

afterAll(() => rm(base, { recursive: true }));

const cwd = () => join(base, 'repository');

describe('docs/tools.md', () => {
  it('shows a module, a resource and an executable, each with a call', () => {
    expect(files.map(({ path }) => path)).toEqual([
      '.squad/tools/words.ts',
      '.squad/tools/files.tool.yaml',
      '.squad/tools/lib/files.ts',
      '.squad/tools/todos/tool.yaml',
      '.squad/tools/todos/todos.sh',
    ]);
    expect(commands).toHaveLength(4);
  });

  it.each(commands)('$command says what the page says', async ({ command, output }) => {
    const script = `squad-action() { "$NODE" "$HOST" "$@"; }\n${command}`;
    const env = { PATH: process.env.PATH, NODE: process.execPath, HOST: host };
    const { stdout } = await run('bash', ['-c', script], { cwd: cwd(), env });
    expect(stdout).toBe(output);
  });

  it('has examples without any problem', async () => {
    const { stdout } = await run(process.execPath, [host, 'tools'], { cwd: cwd() });
    expect(stdout).toContain('3 custom tools');
    expect(stdout).not.toContain('problem');
  });

  it("type-checks its examples with the authors' own types", async () => {
    const paths = { '@squad/tools': [join(process.cwd(), 'src/tools/authoring.ts')] };
    const types = [join(process.cwd(), 'node_modules/@types/node')];
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      paths,
      types,
    };
    const project = join(cwd(), 'tsconfig.json');
    await writeFile(project, JSON.stringify({ compilerOptions, include: ['.squad/**/*.ts'] }));
    const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', project, '--listFiles']);
    for (const file of ['words.ts', 'files.ts']) expect(stdout).toContain(file);
  });

  it('configures MCP clients so that they find the tools', async () => {
    expect(configurations).toHaveLength(2);
    const commands = configurations.map((text) => argumentsIn(JSON.parse(text)).slice(1));
    for (const [program] of commands) {
      expect(program).toMatch(/\bsquad-action\/dist\/cli\.js$/);
    }
    const different = new Set(commands.map(([, ...args]) => JSON.stringify(args)));
    for (const args of different) {
      const client = new Client({ name: 'test', version: '1' });
      const transport = new StdioClientTransport({
        command: process.execPath,
        args: [host, ...JSON.parse(args)],
        cwd: cwd(),
        stderr: 'ignore',
      });
      await client.connect(transport);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name).toSorted()).toEqual([
        'files__size',
        'run_custom_tool',
        'words',
      ]);
      await client.close();
    }
  });
});

type Entry = { readonly command: string | readonly string[]; readonly args?: readonly string[] };
type Configuration = { readonly mcpServers?: { squad: Entry }; readonly mcp?: { squad: Entry } };

function argumentsIn({ mcpServers, mcp }: Configuration): readonly string[] {
  const { command = [], args = [] } = mcpServers?.squad ?? mcp?.squad ?? {};
  return [...(typeof command === 'string' ? [command] : command), ...args];
}
