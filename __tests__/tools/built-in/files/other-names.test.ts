// What models were trained on in other products works here: names of arguments, ranges of lines, and paths from `/`.
import { mkdir, mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { similarPaths } from '#src/text/closest.ts';
import { createBash } from '#src/tools/built-in/bash.ts';
import { aRun, callTool as callDefinition } from '../../a-workspace.ts';
import { callTool, someFileTools } from './some-file-tools.ts';

const FILES: Readonly<Record<string, string>> = {
  'src/login.js': 'one\ntwo\nthree\nfour\n',
  'test/login.test.js': 'one\n',
  'etc/app.conf': 'a=1\n',
};

let root = '';
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'squad-names-')));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
});

const use = async (name: string, args: object) =>
  (await callTool(someFileTools(root, { files: Object.keys(FILES) }), name, args)).text;
const textOf = (path: string) => readFile(join(root, path), 'utf8');

describe('names of arguments', () => {
  it.each([
    ['edit', { file_path: 'src/login.js', old_string: 'two', new_string: '2' }],
    ['edit', { filePath: 'src/login.js', oldString: 'two', newString: '2' }],
    ['edit', { target_file: 'src/login.js', old_text: 'two', new_text: '2' }],
  ])('%s takes %j', async (name, args) => {
    expect(await use(name, args)).toBe('Changed.');
    expect(await textOf('src/login.js')).toBe('one\n2\nthree\nfour\n');
  });

  it.each([
    { file_path: 'src/a.txt', content: 'x' },
    { filePath: 'src/a.txt', contents: 'x' },
  ])('create takes %j', async (args) => {
    expect(await use('create', args)).toBe('Created.');
    expect(await textOf('src/a.txt')).toBe('x');
  });

  it.each([
    [{ file: 'src/login.js', offset: 2, limit: 2 }, 'two\nthree'],
    [{ file_path: 'src/login.js', offset: 3 }, 'three\nfour\n'],
    [{ filePath: 'src/login.js', limit: 1 }, 'one'],
    [{ path: 'src/login.js', offset: 0, limit: 1 }, 'one'],
    [{ path: 'src/login.js', offset: '2', limit: '1' }, 'two'],
    [{ path: 'src/login.js', start_line: 2, end_line: 3 }, 'two\nthree'],
    [{ path: 'src/login.js', view_range: [1, 1], offset: 3 }, 'one'],
  ])('view takes %j', async (args, text) => {
    expect(await use('view', args)).toBe(text);
  });

  it('view says which lines are not there', async () => {
    expect(await use('view', { path: 'src/login.js', offset: 9, limit: 2 })).toContain(
      'there are no lines 9 to 10: the file has 4 lines',
    );
  });

  it.each([
    ['grep', { query: 'two', directory: 'src', include: '*.js' }, 'src/login.js'],
    ['grep', { regex: 'two', file_path: 'src/login.js' }, 'src/login.js'],
    ['glob', { glob_pattern: '*.test.js' }, 'test/login.test.js'],
  ])('%s takes %j', async (name, args, text) => {
    expect(await use(name, args)).toBe(text);
  });

  it('apply_patch takes a patch by another name, from the root', async () => {
    const patch = '*** Begin Patch\n*** Update File: /src/login.js\n-two\n+2\n*** End Patch';
    expect(await use('apply_patch', { patchText: patch })).toBe('Changed src/login.js.');
  });

  it('bash takes cmd, and no NUL', async () => {
    let ran = '';
    const bash = createBash({
      programs: {
        async runProgram({ args }) {
          ran = args.at(-1) ?? '';
          return { kind: 'not-started', reason: 'enough' };
        },
      },
      directory: root,
      home: root,
      prepare: async () => ({ writable: [], readable: [] }),
      keepAs: () => join(root, 'kept'),
      findRefused: async () => [],
      reach: { network: 'none', services: [] },
    });
    await callDefinition(bash, { cmd: 'npm test' }, aRun());
    expect(ran).toMatch(/npm test$/);
    const said = await callDefinition(bash, { command: 'echo \0' }, aRun());
    expect(said).toMatchObject({
      text: expect.stringContaining('command: must not contain a NUL'),
    });
  });

  it('are not in what the model is told', () => {
    const schemas = JSON.stringify(
      someFileTools(root).map(({ inputSchema }) => Object.keys(inputSchema.properties ?? {})),
    );
    expect(schemas).toBe(
      '[["path","view_range"],["pattern","path","glob","output_mode","-i","-C","head_limit"],["pattern","path"],["path","file_text"],["path","old_str","new_str"],["input"]]',
    );
  });

  it('that are unknown are named in the refusal', async () => {
    expect(await use('view', { where: 'src/login.js' })).toContain(
      'path is required (you gave "where")',
    );
  });
});

describe('a path from the root of the file system', () => {
  it.each([
    ['view', { path: '/src/login.js', limit: 1 }, 'one'],
    ['view', { path: '/' }, 'etc/\nsrc/\ntest/'],
    ['grep', { pattern: 'two', path: '/src' }, 'src/login.js'],
    ['edit', { path: '/src/login.js', old_str: 'two', new_str: '2' }, 'Changed.'],
    ['create', { path: '/src/new.js', file_text: '' }, 'Created.'],
  ])('is the repository’s: %s %j', async (name, args, text) => {
    expect(await use(name, args)).toBe(text);
  });

  it.each([
    ['in a folder that the repository lacks', 'create', '/nowhere/a.js'],
    ['of the system, which the repository has, too', 'view', '/etc/app.conf'],
    ['above', 'view', '/src/../../x'],
  ])('is outside: %s', async (_what, name, path) => {
    expect(await use(name, { path, file_text: '' })).toContain('outside the repository');
  });
});

describe('a file that is not there', () => {
  it.each([
    ['view', { path: 'src/logni.js' }, 'perhaps src/login.js is meant'],
    ['view', { path: 'lib/login.js' }, 'perhaps src/login.js is meant'],
    ['view', { path: '/src/login.ts' }, 'perhaps src/login.js is meant'],
    ['edit', { path: 'login.test.js', old_str: 'a', new_str: 'b' }, 'perhaps test/login.test.js'],
    ['grep', { pattern: 'x', path: 'src/Login.js' }, 'perhaps src/login.js is meant'],
    ['view', { path: 'src/other.js' }, 'view its folder to see what is there'],
  ])('is told with what may be meant: %s %j', async (name, args, text) => {
    const told = await use(name, args);
    expect(told).toContain('there is no such file');
    expect(told).toContain(text);
  });

  it('is looked for by its name, then by its folders', () => {
    const paths = ['a/index.ts', 'b/index.ts', 'c/d/index.ts', 'b/indent.ts'];
    expect(similarPaths('d/index.ts', paths)).toEqual(['c/d/index.ts', 'a/index.ts']);
    expect(similarPaths('x/INDEX.ts', paths)).toEqual(['a/index.ts', 'b/index.ts']);
    expect(similarPaths('b/indes.ts', paths)[0]).toBe('b/index.ts');
    expect(similarPaths('', paths)).toEqual([]);
  });
});
