// grep and glob, by our own walk and with ripgrep in the box: both find the same.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { localRuntime } from '#src/adapters/copilot/find-runtime.ts';
import { ripgrepOf, thisPlatform } from '#src/adapters/copilot/platform.ts';
import { createPrograms } from '#src/adapters/programs/programs.ts';
import { MAX_FILE_BYTES } from '#src/files/open-file.ts';
import type { BoxSpec } from '#src/ports/box.ts';
import type { ProgramEnd, Programs } from '#src/ports/programs.ts';
import { showFound } from '#src/tools/files/ripgrep.ts';
import { matchGlob, matchLines, walkFiles } from '#src/tools/files/walk.ts';
import { aBox } from '../../../adapters/box/a-box.ts';
import { callTool, type SomeFileTools, someFileTools } from './some-file-tools.ts';

const FILES = {
  'src/a.ts': 'one\nlogin();\nthree\nfour\nlogout();\n',
  'src/b.js': 'LOGIN\n',
  'crlf.txt': 'the end\r\nafter\r\n',
  'src/deep/c.ts': 'nothing\nlogin: here\n',
  'docs/login.md': 'about the login\n',
  '.github/x.yml': 'login: true\n',
  '[odd] {name}/d.ts': 'login\n',
  'bin.dat': Buffer.from('login\0'),
  '.git/config': 'login\n',
  'docs/.git/config': 'login\n',
  'odd/[e]{f}*?.txt': 'strange\n',
  'odd/e.txt': 'strange\n',
  'huge.txt': Buffer.concat([Buffer.from('login\n'), Buffer.alloc(MAX_FILE_BYTES, 'x')]),
};

const NO_FILES = 'No such files. Folders are not listed.';

let root = '';
let programs: Programs;
const ripgrep = ripgrepOf(localRuntime(thisPlatform()) ?? '', thisPlatform());

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'squad-search-'));
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  await symlink('/etc', join(root, 'etc'));
  execFileSync('mkfifo', [join(root, 'src/pipe.ts')]);
  const box = await aBox({ isOptional: false });
  programs = createPrograms({ homes: join(root, '..', 'homes'), mask: (text) => text, box });
});

describe.each(['our own walk', 'ripgrep'])('a search by %s', (by) => {
  const use = async (name: string, args: object, more: SomeFileTools = {}) => {
    const how = by === 'ripgrep' ? { programs, ripgrep } : {};
    const { kind, text } = await callTool(someFileTools(root, { ...how, ...more }), name, args);
    return [kind, text];
  };

  it.each([
    ['grep', { pattern: 'log\0in' }, 'pattern'],
    ['grep', { pattern: 'login', glob: '*.ts\0' }, 'glob'],
    ['glob', { pattern: '*\0' }, 'pattern'],
  ])('of what no program can be given, a NUL, is refused by its name: %s %j', async (...given) => {
    const [name, args, field] = given;
    const [kind, text] = await use(name, args);
    expect([kind, text]).toEqual([
      'failed',
      expect.stringContaining(`${field}: must not contain a NUL`),
    ]);
  });

  it.each([
    [
      { pattern: 'login' },
      ['.github/x.yml', '[odd] {name}/d.ts', 'docs/login.md', 'src/a.ts', 'src/deep/c.ts'],
    ],
    [{ pattern: 'login', path: 'src' }, ['src/a.ts', 'src/deep/c.ts']],
    [{ pattern: 'login', path: '[odd] {name}' }, ['[odd] {name}/d.ts']],
    [{ pattern: 'login', path: 'src/a.ts' }, ['src/a.ts']],
    [{ pattern: 'strange', path: 'odd/[e]{f}*?.txt' }, ['odd/[e]{f}*?.txt']],
    [{ pattern: 'login', '-i': true, path: 'src' }, ['src/a.ts', 'src/b.js', 'src/deep/c.ts']],
    [{ pattern: 'login', glob: '*.ts' }, ['[odd] {name}/d.ts', 'src/a.ts', 'src/deep/c.ts']],
    [{ pattern: 'login', glob: 'src/**/*.{ts,js}' }, ['src/a.ts', 'src/deep/c.ts']],
    [{ pattern: '^log(in|out)\\(' }, ['src/a.ts']],
    [{ pattern: '-e' }, ['No matches.']],
    [{ pattern: 'login', path: 'src', glob: 'src/*.ts' }, ['src/a.ts']],
    [{ pattern: 'login', paths: ['docs', 'src/deep'] }, ['docs/login.md', 'src/deep/c.ts']],
    [{ pattern: 'end$' }, ['crlf.txt']],
    [
      { pattern: 'login', output_mode: 'content', path: 'src' },
      ['src/a.ts:2:login();', 'src/deep/c.ts:2:login: here'],
    ],
    [
      { pattern: 'log(in|out)\\(', output_mode: 'content', '-C': 1, path: 'src/a.ts' },
      [
        'src/a.ts:1-one',
        'src/a.ts:2:login();',
        'src/a.ts:3-three',
        'src/a.ts:4-four',
        'src/a.ts:5:logout();',
      ],
    ],
    [
      { pattern: 'one|logout', output_mode: 'content', '-A': 1, path: 'src/a.ts' },
      ['src/a.ts:1:one', 'src/a.ts:2-login();', '--', 'src/a.ts:5:logout();'],
    ],
    [{ pattern: 'o', output_mode: 'count', path: 'src/a.ts' }, ['src/a.ts:4']],
    [{ pattern: 'three.four', multiline: true }, ['src/a.ts']],
    [
      { pattern: 'login', head_limit: 1, path: 'src' },
      ['src/a.ts', '[1 more lines are not shown: narrow the search]'],
    ],
  ])('greps %j', async (args, lines) => {
    expect(await use('grep', args)).toEqual(['ok', lines.join('\n')]);
  });

  it.each([
    [{ pattern: '*.ts' }, ['[odd] {name}/d.ts', 'src/a.ts', 'src/deep/c.ts']],
    [{ pattern: '**/deep/**' }, ['src/deep/c.ts']],
    [{ pattern: '**/*', path: 'src' }, ['src/a.ts', 'src/b.js', 'src/deep/c.ts']],
    [{ pattern: 'deep/*', path: 'src' }, ['src/deep/c.ts']],
    [{ pattern: 'x/../d.ts', path: '[odd] {name}' }, [NO_FILES]],
    [{ pattern: 'd.t?', path: '[odd] {name}' }, ['[odd] {name}/d.ts']],
    [{ pattern: '../../*' }, [NO_FILES]],
    [{ pattern: '[!a].ts' }, ['[odd] {name}/d.ts', 'src/deep/c.ts']],
  ])('globs %j', async (args, lines) => {
    expect(await use('glob', args)).toEqual(['ok', lines.join('\n')]);
  });

  it.each([
    ['grep', { pattern: 'login', path: 'src/tod' }, 'src/tod: there is no such file'],
    ['grep', { pattern: 'login', paths: ['src', 'nowhere/x'] }, 'nowhere/x: there is no such file'],
    ['glob', { pattern: '*', path: 'nowhere' }, 'nowhere: there is no such file'],
    ['grep', { pattern: 'root:', path: 'etc' }, 'etc is neither a folder nor a regular file'],
    ['glob', { pattern: '**', path: 'etc' }, 'etc is neither a folder nor a regular file'],
  ])('%s says what is wrong with a path: %j', async (name, args, reason) => {
    expect(await use(name, args)).toEqual(['failed', expect.stringContaining(reason)]);
  });

  it('shows no file whose name holds a line end: its lines could pass for those of others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'squad-names-'));
    await writeFile(join(folder, 'a.txt'), 'login\n');
    await writeFile(join(folder, 'z\na.txt:1:login'), 'login\nlogin\n');
    const tools = someFileTools(folder, by === 'ripgrep' ? { programs, ripgrep } : {});
    const content = { pattern: 'login', output_mode: 'content' };
    expect((await callTool(tools, 'grep', content)).text).toBe('a.txt:1:login');
    expect((await callTool(tools, 'grep', { pattern: 'login' })).text).toBe('a.txt');
    expect((await callTool(tools, 'glob', { pattern: '*' })).text).toBe('a.txt');
    expect((await callTool(tools, 'view', { path: '.' })).text).toBe('a.txt');
  });

  it('hides secrets, asks before it looks, and shows nothing where it may not', async () => {
    const mask = (text: string) => text.replaceAll('login', '***');
    const args = { pattern: 'login', output_mode: 'content', path: 'src/a.ts' };
    expect(await use('grep', args, { mask })).toEqual(['ok', 'src/a.ts:2:***();']);
    const decide = async () => ({ allowed: false, reason: 'no' }) as const;
    expect((await use('grep', args, { decide }))[0]).toBe('denied');
    expect((await use('glob', { pattern: '*' }, { decide }))[0]).toBe('denied');
  });

  it('ends in its time with a pattern that others would never end', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'squad-endless-'));
    await writeFile(join(folder, 'a'.repeat(200)), `${'a'.repeat(100_000)}\n`);
    const how = by === 'ripgrep' ? { programs, ripgrep } : {};
    const tools = someFileTools(folder, how);
    const started = process.cpuUsage();
    expect((await callTool(tools, 'grep', { pattern: '(a+)+$b' })).text).toBe('No matches.');
    expect((await callTool(tools, 'glob', { pattern: `${'*a'.repeat(60)}*b` })).text).toBe(
      NO_FILES,
    );
    const { user } = process.cpuUsage(started);
    expect(user).toBeLessThan(10_000_000);
  });
});

describe('ripgrep', () => {
  const output = (text: string, bytes: number) => ({ text, bytes, lines: 1, keptAt: undefined });
  const streams = { stdout: output('a\0', 2), stderr: output('', 0) };

  it.each<readonly [string, ProgramEnd]>([
    ['stopped: too much', { kind: 'limited', reason: 'too much', ...streams }],
    [
      'there are more matches',
      { kind: 'exited', code: 0, ...streams, stdout: output('a\0', 4_000_001) },
    ],
  ])('did not find everything: %s', async (note, end) => {
    const tools = someFileTools(root, { programs: { runProgram: async () => end }, ripgrep });
    const { text } = await callTool(tools, 'grep', { pattern: 'x' });
    expect(text).toBe(`a\n[${note}: narrow the search]`);
  });

  it('may write nothing, and follows no link that takes the folder’s place before it starts', async () => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'squad-replaced-')));
    const boxes: BoxSpec[] = [];
    const replacing: Programs = {
      async runProgram(spec) {
        boxes.push(spec.box);
        await rm(join(folder, 'd'), { recursive: true });
        await symlink('/etc', join(folder, 'd'));
        return programs.runProgram(spec);
      },
    };
    for (const [name, args] of [
      ['grep', { pattern: '.', path: 'd' }],
      ['glob', { pattern: '*', path: 'd' }],
    ] as const) {
      await rm(join(folder, 'd'), { force: true });
      await mkdir(join(folder, 'd'));
      const tools = someFileTools(folder, { programs: replacing, ripgrep });
      const { text } = await callTool(tools, name, args);
      expect(text).toMatch(/^No (?:matches|such files)\./);
    }
    const reading = { writable: [], readable: [folder, ripgrep] };
    expect(boxes).toEqual([reading, reading]);
  });
});

describe('what was found', () => {
  it('is cut after secrets are hidden in it, and says what is missing', () => {
    const mask = (text: string) => text.replaceAll('a-secret', '***');
    const files = [`${'x'.repeat(49_996)}a-secret`, 'y', 'z'].map((path) => ({ path, lines: [] }));
    const shown = { mask, limit: 2, nothing: 'Nothing.' };
    expect(showFound({ files, cut: 'stopped' }, shown)).toMatchObject({
      text: `${'x'.repeat(49_996)}***\n\n[stopped; 1 more lines are not shown; only the first 50000 bytes are shown: narrow the search]`,
    });
  });
});

describe('the walk', () => {
  const walk = (more: Partial<Parameters<typeof walkFiles>[0]>) =>
    walkFiles({
      root,
      names: [],
      isWanted: () => true,
      now: () => 0,
      signal: new AbortController().signal,
      ...more,
    });

  it('ends where it is cancelled or takes too long, and says so', async () => {
    const cut = 'stopped: it took too long';
    expect(await walk({ signal: AbortSignal.abort() })).toEqual({ files: [], cut });
    let time = 0;
    const now = () => {
      time += 10_001;
      return time;
    };
    expect((await walk({ now })).cut).toBe(cut);
  });

  it('goes down a hundred folders, and not for ever', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'squad-deep-'));
    const [inner, outer] = ['a/'.repeat(101), 'a/'.repeat(100)];
    await mkdir(join(folder, inner), { recursive: true });
    for (const path of [inner, outer]) await writeFile(join(folder, path, 'file'), '');
    const { files } = await walk({ root: folder });
    expect(files.map(({ path }) => path)).toEqual([`${outer}file`]);
  });

  it('matches any glob and any pattern without throwing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string(), (pattern, text) => {
        const glob = matchGlob(pattern);
        if (typeof glob !== 'string') glob(text);
        const search = { ignoresCase: false, isMultiline: true, before: 1, after: 1 };
        const lines = matchLines({ ...search, pattern });
        if (typeof lines !== 'string') lines(text);
      }),
    );
  });
});
