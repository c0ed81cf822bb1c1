import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { toolsCommand } from '#src/cli/tools.ts';
import { buildHost } from '../adapters/tool-host/build-host.ts';

let built: string;
let base: string;

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

function node(args: readonly string[], cwd: string): Promise<Ended> {
  const env = { PATH: process.env.PATH, TMPDIR: join(base, 'tmp'), ROOM: 'kitchen', OTHER: 'no' };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code);
      resolve({ code, stdout, stderr });
    });
  });
}

const tools = (...args: readonly string[]) =>
  node([join(built, 'tool-host.js'), 'tools', ...args], join(base, 'repository'));

beforeAll(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'squad-tools-built-')));
  built = await buildHost();
});

afterAll(() => rm(base, { recursive: true }));

const cli = (...args: readonly string[]) =>
  node([join(built, 'cli.js'), ...args], join(base, 'repository'));

const TEAM = `# Squad Team

## Members

| Name | Role | Charter | Status |
|---|---|---|---|
| Fenster | Backend | \`.squad/agents/fenster/charter.md\` | Active |
| Hockney | Tester | \`.squad/agents/hockney/charter.md\` | Active |
`;
const MODULE = `import { tool } from '@squad/tools';
export default tool({ description: 'Counts words', args: { text: tool.schema.string() }, execute({ text }) { console.log('counting'); return String(text.split(' ').length); } });
export const env = tool({ description: 'Says what it sees', args: {}, execute: () => JSON.stringify([process.env.ROOM, process.env.OTHER]) });
export const long = tool({ description: 'Says much', args: {}, execute: () => 'line\\n'.repeat(5000) });
`;

beforeEach(async () => {
  await mkdir(join(base, 'tmp'));
  await write({ '.squad/team.md': TEAM, '.squad/tools/words.ts': MODULE });
});

afterEach(async () => {
  await rm(join(base, 'repository'), { recursive: true });
  await rm(join(base, 'tmp'), { recursive: true });
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(base, 'repository', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

const settings = (action: unknown) => ({ '.squad/config.json': JSON.stringify({ action }) });

describe('squad-action tools', () => {
  it.each([
    [
      'a description',
      'tools',
      `tool({ description: 'Words\\u001b[2J\\u001b]0;evil\\u0007', args: {}, execute: () => '' })`,
    ],
    [
      'an answer',
      'run',
      `tool({ description: 'Words', args: {}, execute: () => 'seen\\u001b[2J\\u009b8m' })`,
    ],
    [
      'a line',
      'run',
      `tool({ description: 'Words', args: {}, execute() { console.log('seen\\u001b[2J'); return ''; } })`,
    ],
    [
      'an error',
      'run',
      `tool({ description: 'Words', args: {}, execute() { throw new Error('seen\\u001b[2J'); } })`,
    ],
    ['a failure to load', 'tools', `(() => { throw new Error('seen\\u001b[2J'); })()`],
  ])('prints no escapes of a module: %s', async (_where, verb, code) => {
    await write({
      '.squad/tools/words.ts': `import { tool } from '@squad/tools';\nexport default ${code};`,
    });
    const { stdout, stderr } = verb === 'run' ? await tools('run', 'words') : await tools();
    expect(stdout + stderr).toMatch(/Words|seen/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    expect(stdout + stderr).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  });

  it('finds no tools, and nothing wrong, in a repository without a squad', async () => {
    await rm(join(base, 'repository', '.squad'), { recursive: true });
    const { code, stdout } = await tools();
    expect([code, stdout]).toEqual([0, 'There are no custom tools here.\n']);
  });

  it('lists tools with door, file and users, and leaves nothing behind', async () => {
    await write(settings({ tools: { agents: { hockney: ['words'] } } }));
    const { code, stdout, stderr } = await tools();
    expect(stdout).toBe(
      [
        '3 custom tools',
        '  words (module)\n    Counts words\n    from .squad/tools/words.ts\n    for every agent',
        '  words_env (module)\n    Says what it sees\n    from .squad/tools/words.ts\n    for Fenster',
        '  words_long (module)\n    Says much\n    from .squad/tools/words.ts\n    for Fenster\n',
      ].join('\n\n'),
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(await readdir(join(base, 'tmp'))).toEqual([]);
  });

  it('names what is broken and what to do, beside the tools that work', async () => {
    await write({
      '.squad/tools/broken.ts': 'export default {',
      '.squad/tools/exit.ts': 'process.exit(3);',
      '.squad/tools/gone/tool.yaml': 'name: gone\n',
    });
    const { code, stdout } = await tools();
    expect(code).toBe(1);
    expect(stdout).toContain('3 custom tools\n');
    for (const path of ['broken.ts', 'exit.ts', 'gone/tool.yaml']) {
      expect(stdout).toContain(` .squad/tools/${path}\n`);
    }
    expect(stdout.match(/what to do: /g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('has what a run would have: no ignored file, and no package of the folder above', async () => {
    await node(
      ['-e', "require('child_process').execFileSync('git', ['init', '-q'])"],
      join(base, 'repository'),
    );
    const imports = (path: string) => `import '${path}';\n${MODULE}`;
    await write({
      '.gitignore': 'made/\n',
      'node_modules/above/index.js': '',
      '.squad/lib/kept.js': '',
      '.squad/made/x.js': '',
      '.squad/agents/fenster/x.js': '',
      '.squad/tools/words.ts': imports('../lib/kept.js'),
      '.squad/tools/a.ts': imports('above'),
      '.squad/tools/b.ts': imports('../made/x.js'),
      '.squad/tools/c.ts': imports('../agents/fenster/x.js'),
    });
    const { stdout } = await tools();
    expect(stdout).toContain('3 custom tools\n');
    expect(stdout.match(/L_IMPORT .squad\/tools\/[abc].ts\n +Cannot find/g)).toHaveLength(3);
  });

  it('takes folders as the shell has them: absolute, or from the current folder', async () => {
    await write({ 'team/tools/words.ts': MODULE, 'shared/tools/our.ts': MODULE, 'deep/x': '' });
    const root = join(base, 'repository');
    const from = (cwd: string, ...args: readonly string[]) =>
      node([join(built, 'cli.js'), 'tools', '--directory', root, ...args], cwd);
    const there = await from(join(root, 'deep'), '--folder', '../team', '--global', '../shared');
    const absolute = await from(
      base,
      '--folder',
      join(root, 'team'),
      '--global',
      join(root, 'shared'),
    );
    expect(there.stdout).toContain('from team/tools/words.ts');
    expect(there.stdout).toContain('from shared/tools/our.ts');
    expect(absolute).toEqual(there);
    const outside = await from(base, '--folder', base);
    expect(outside).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is not a folder in the repository'),
    });
  });

  it('takes shared folders of either form, and a local tool wins', async () => {
    const other = MODULE.replaceAll('Counts words', 'Is shared');
    await write({ 'a/tools/words.ts': other, 'a/tools/more.ts': other, 'b/other.ts': other });
    const { stdout } = await tools('--global', 'a', '--global', 'b');
    expect(stdout).toContain('  words (module)\n    Counts words\n    from .squad/tools/words.ts');
    expect(stdout).toContain('  more (module)\n    Is shared\n    from a/tools/more.ts');
    expect(stdout).toContain('  other (module)\n    Is shared\n    from b/other.ts');
  });
});

describe('squad-action tools run', () => {
  it('calls a module; what it prints is no part of its answer', async () => {
    const ended = await tools('run', 'words', '--json', '{"text": "a b"}');
    expect(ended).toEqual({ code: 0, stdout: '2\n', stderr: 'counting\n' });
  });

  it('ends with exit code 1 when the call fails, and says why', async () => {
    const { code, stdout } = await tools('run', 'words');
    expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringContaining('text') });
  });

  // Root removes a closed folder as any other: without the mend this fails for an ordinary user.
  it('shows the answer of a tool that closed its home, and removes the home', async () => {
    const closes = `import { tool } from '@squad/tools';
import { chmodSync, mkdirSync } from 'node:fs';
const inner = () => mkdirSync(process.env.HOME + '/a/b', { recursive: true });
export default tool({ description: 'Closes', args: {}, execute() { inner(); chmodSync(process.env.HOME + '/a', 0); return 'closed'; } });
`;
    await write({ '.squad/tools/closes.ts': closes });
    expect(await tools('run', 'closes')).toEqual({ code: 0, stdout: 'closed\n', stderr: '' });
    expect(await readdir(join(base, 'tmp'))).toEqual([]);
  });

  it.each([
    [['run', 'nope'], 'There is no working custom tool "nope"'],
    [['run', '\u001b[31m'], 'There is no working custom tool "\\u001b[31m"'],
  ])('knows no tool of %j: exit code 2', async (args, said) => {
    const { code, stdout, stderr } = await tools(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said);
  });

  it.each([
    [['run', 'words', '--json', '{'], '--json takes one JSON object'],
    [['stats', 'src'], '/src/run.jsonl.\nName a run.jsonl, or the folder'],
    [['list'], 'There is no command "tools list"'],
    [['--folder', 'none'], '/none.\nName another with --folder.'],
    [['--unknown'], 'There is no option --unknown'],
  ])('refuses %j with exit code 2', async (args, said) => {
    const written: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
    const there = ['--directory', join(base, 'repository')];
    const code = await toolsCommand([...args, ...there]);
    jest.restoreAllMocks();
    expect(code).toBe(2);
    expect(written.join('')).toContain(said);
    expect(written.join('')).not.toMatch(/ENOENT|^ {4}at /m);
  });
});

describe('squad-action tools test', () => {
  const manifest = `name: hi
description: x
version: 1.0.0
entrypoint: hi.sh
parameters:
  - { name: who, type: string, required: true, description: x }
tests:
  - name: of an adult
    arguments: { who: 007 }
    expect: { stdout: --who=007 kitchen }
  - { name: of nobody }
`;

  it('runs what tool.yaml expects, with the variables that settings pass', async () => {
    await write({
      '.squad/tools/hi/tool.yaml': manifest,
      '.squad/tools/hi/hi.sh': 'echo "$@" "$ROOM"\n',
      ...settings({ tools: { env: { hi: ['ROOM'] } } }),
    });
    const { code, stdout } = await tools('test', 'hi');
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: [
        '  ok      hi: of an adult',
        '  FAILED  hi: of nobody',
        '          E_TOOL_INVALID_ARGS: who is required; call hi again with arguments that fit its schema',
        '2 run, 1 failed\n',
      ].join('\n'),
    });
  });

  it('fails while a tool is broken, and knows which tools there are', async () => {
    await write({ '.squad/tools/hi/tool.yaml': 'name: hi\n' });
    const all = await tools('test');
    expect(all.code).toBe(1);
    expect(all.stdout).toContain('Some tools have problems.');
    expect(await tools('test', 'hi')).toMatchObject({ code: 2, stdout: '' });
    expect(await tools('test', 'words')).toMatchObject({ code: 0 });
  });
});

describe('a command line that is wrong ends with 2 and a sentence, and no stack', () => {
  it.each([
    ['--folder, which is missing', ['tool-host.js', 'mcp'], /^--folder is missing/],
    ['a value', ['tool-host.js', 'mcp', '--folder', '.squad', '--env', 'A=b'], /^--env "A=b" is/],
    ['a command', ['cli.js', 'nope'], /^There is no command "nope"\./],
  ])('for %s', async (_what, [script = '', ...args], words) => {
    const { code, stdout, stderr } = await node(
      [join(built, script), ...args],
      join(base, 'repository'),
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(words);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });
});

describe('the help fits a terminal of 80 columns', () => {
  it.each(['--help', 'init', 'doctor', 'scribe', 'tools', 'show'])('%s', async (name) => {
    const { stdout } = await cli(name, '--help');
    expect(stdout.length).toBeGreaterThan(200);
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});

it('a reader that goes early ends a command quietly', async () => {
  const shell = 'exec 3>&1; { "$0" "$1" --help; echo "$?" >&3; } | :';
  const { stdout, stderr } = await new Promise<Ended>((resolve) => {
    execFile('sh', ['-c', shell, process.execPath, join(built, 'cli.js')], (error, out, err) => {
      resolve({ code: Number(error?.code ?? 0), stdout: out, stderr: err });
    });
  });
  expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: '' });
});
