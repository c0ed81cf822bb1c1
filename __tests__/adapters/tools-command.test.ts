import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

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
  built = join(base, 'dist');
  const { code, stderr } = await node(['scripts/build.mjs', built], process.cwd());
  if (code !== 0) throw new Error(stderr);
});

afterAll(() => rm(base, { recursive: true }));

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

  it('S1-37 X-04 names what is broken and what to do, beside the tools that work', async () => {
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

  it('keeps to 80 columns', async () => {
    const description = 'word '.repeat(200);
    const text = `export default { description: ${JSON.stringify(description)}, args: {}, execute: () => '' };`;
    await write({ '.squad/tools/wordy.ts': text, '.squad/tools/bad.ts': 'export default {' });
    const { stdout } = await tools();
    const help = await tools('--help');
    const lines = `${stdout}\n${help.stdout}`.split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  it('takes shared folders of either form, and a local tool wins', async () => {
    const other = MODULE.replaceAll('Counts words', 'Is shared');
    await write({ 'a/tools/words.ts': other, 'a/tools/more.ts': other, 'b/other.ts': other });
    const { stdout } = await tools('--global', 'a', '--global', 'b');
    expect(stdout).toContain('  words (module)\n    Counts words\n    from .squad/tools/words.ts');
    expect(stdout).toContain('  more (module)\n    Is shared\n    from a/tools/more.ts');
    expect(stdout).toContain('  other (module)\n    Is shared\n    from b/other.ts');
  });

  it('says that there are none', async () => {
    await rm(join(base, 'repository', '.squad', 'tools'), { recursive: true });
    const { code, stdout } = await tools();
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'There are no custom tools here.\n' });
  });
});

describe('squad-action tools run', () => {
  it('calls a module; what it prints is no part of its answer', async () => {
    const ended = await tools('run', 'words', '--json', '{"text": "a b"}');
    expect(ended).toEqual({ code: 0, stdout: '2\n', stderr: 'counting\n' });
  });

  it('X-03 shows a tool the variables that the settings grant it, and no others', async () => {
    expect((await tools('run', 'words_env')).stdout).toBe('[null,null]\n');
    await write(settings({ tools: { env: { words_env: ['ROOM'] } } }));
    expect((await tools('run', 'words_env')).stdout).toBe('["kitchen",null]\n');
  });

  it('keeps a long answer whole, and says where', async () => {
    const { stdout } = await tools('run', 'words_long');
    const path = /the whole text is in (?<path>\/.+)\]/.exec(stdout)?.groups?.path ?? '';
    expect(stdout.split('\n').length).toBeLessThan(2_010);
    expect(await readFile(path, 'utf8')).toBe('line\n'.repeat(5_000));
  });

  it.each(['typescript', 'python', 'bash'])('runs an executable in %s', async (language) => {
    const sources = {
      typescript: 'const [flag]: string[] = process.argv.slice(2);\nconsole.log(flag);\n',
      python: 'import sys\nprint(sys.argv[1])\n',
      bash: 'echo "$1"\n',
    };
    const ending = { typescript: 'ts', python: 'py', bash: 'sh' }[language];
    const parameter = '  - name: who\n    type: string\n    required: true\n    description: x\n';
    await write({
      '.squad/tools/hi/tool.yaml': `name: hi\ndescription: x\nversion: 1.0.0\nentrypoint: hi.${ending}\nusage: x\nparameters:\n${parameter}`,
      [`.squad/tools/hi/hi.${ending}`]:
        Object.entries(sources).find(([name]) => name === language)?.[1] ?? '',
    });
    const { code, stdout } = await tools('run', 'hi', '--json', '{"who": "a b;$(id)"}');
    expect(code).toBe(0);
    expect(stdout).toContain('stdout:\n--who=a b;$(id)\n');
    const wrong = await tools('run', 'hi');
    expect(wrong).toMatchObject({ code: 1, stdout: expect.stringContaining('who is required') });
  });

  it.each([
    [['run', 'nope'], 'There is no custom tool named nope'],
    [['run', 'words', '--json', '{'], '--json takes one JSON object'],
    [['run'], 'squad-action tools run <name>'],
    [['run', 'a', 'b'], 'squad-action tools run <name>'],
    [['list'], 'squad-action tools run <name>'],
    [['--unknown'], "Unknown option '--unknown'"],
  ])('refuses %j with exit code 2', async (args, said) => {
    const { code, stdout, stderr } = await tools(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said);
  });
});
