import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  scanExecutables,
  toToolListing,
} from '../../../../src/tools/custom/executable/scan-executables.ts';
import { hashFolder } from '../../../../src/tools/custom/executable/tool-files.ts';
import { aManifest, aToolFolder } from '../a-tool-folder.ts';

const lint = { 'lint/tool.yaml': aManifest(), 'lint/lint.py': 'print(1)' };

function manyFiles(count: number): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`lint/f${at}`, '']));
}

const MISNAMED = 'the manifest is named tool.yml and is not read';

describe('a scan', () => {
  it('lists each folder that has a tool.yaml', async () => {
    const parameters = [
      { name: 'fix', type: 'boolean', description: 'Mend it', required: true },
      { name: 'max', type: 'integer', description: 'At most' },
    ];
    const folder = await aToolFolder({
      'lint/tool.yaml': aManifest({ parameters, usage: 'Run it.', timeout: '5' }),
      'lint/lint.py': 'print(1)',
    });
    const listing = await scanExecutables(folder);
    expect(toToolListing(listing)).toEqual({
      diagnostics: [],
      tools: [
        {
          name: 'lint',
          kind: 'executable',
          origin: {
            scope: 'local',
            path: '.squad/tools/lint/tool.yaml',
            commit: 'c0ffee',
            sha256: hashFolder(join(folder.root, 'tools/lint')),
          },
          description: 'Lints the code\n\nRun it.',
          version: '1.0.0',
          inputSchema: {
            type: 'object',
            properties: {
              fix: { type: 'boolean', description: 'Mend it' },
              max: { type: ['integer', 'null'], description: 'At most' },
            },
            required: ['fix'],
            additionalProperties: false,
          },
          limits: { timeoutMs: 5_000, maxLines: 2_000, maxBytes: 50_000, errorChars: 1_000 },
        },
      ],
    });
  });

  it('a tool made later is there the next time, a deleted one is gone', async () => {
    const folder = await aToolFolder(lint);
    await mkdir(join(folder.root, 'tools/more'));
    await writeFile(
      join(folder.root, 'tools/more/tool.yaml'),
      aManifest({ name: 'more', entrypoint: 'm.sh' }),
    );
    await writeFile(join(folder.root, 'tools/more/m.sh'), 'echo');
    expect((await scanExecutables(folder)).executables.map(({ tool }) => tool.name)).toEqual([
      'lint',
      'more',
    ]);
    await rm(join(folder.root, 'tools/lint'), { recursive: true });
    expect((await scanExecutables(folder)).executables.map(({ tool }) => tool.name)).toEqual([
      'more',
    ]);
  });

  it('reads a manifest anew only when a file of the tool changed', async () => {
    const more = { 'more/tool.yaml': aManifest({ name: 'more' }), 'more/lint.py': '' };
    const folder = await aToolFolder({ ...lint, ...more });
    const manifests = async () => (await scanExecutables(folder)).executables[0]?.manifest;
    const first = await manifests();
    expect(await manifests()).toBe(first);
    await writeFile(join(folder.root, 'tools/lint/tool.yaml'), aManifest({ version: '1.0.1' }));
    expect((await manifests())?.version).toBe('1.0.1');
  });

  it('tells a changed tool by its own files, not by those that an interpreter leaves', async () => {
    const folder = await aToolFolder(lint);
    const hash = async () => (await scanExecutables(folder)).executables[0]?.tool.origin.sha256;
    const before = await hash();
    await mkdir(join(folder.root, 'tools/lint/__pycache__'));
    await writeFile(join(folder.root, 'tools/lint/__pycache__/lint.pyc'), 'x');
    expect(await hash()).toBe(before);
    await writeFile(join(folder.root, 'tools/lint/lint.txt'), 'x');
    expect(await hash()).not.toBe(before);
  });

  it('one bad tool takes no other with it, and is named', async () => {
    const folder = await aToolFolder({ ...lint, 'bad/tool.yaml': 'name: [' });
    const { executables, diagnostics } = await scanExecutables(folder);
    expect(executables).toHaveLength(1);
    expect(diagnostics).toEqual([
      {
        code: 'L_SHAPE',
        path: '.squad/tools/bad/tool.yaml',
        message: expect.stringContaining('not valid YAML'),
        next: expect.stringContaining('fix the YAML'),
      },
    ]);
  });

  it.each([
    ['5 folders deep', { 'lint/a/b/c/d/e/f': '' }, 'a/b/c/d/e is nested too deep'],
    ['of 64 files', manyFiles(62), undefined],
    ['of 65 files', manyFiles(63), 'the folder has more than 64 files'],
    [
      'of 8 MB',
      { 'lint/big': Buffer.alloc(8 * 1024 * 1024) },
      'the folder has more than 8388608 bytes',
    ],
    [
      'of 4 folders, with what a system leaves',
      { 'lint/.DS_Store': '', 'lint/a/b/c/d/x': '' },
      undefined,
    ],
  ])('a tool %s is read or refused', async (_, files, message) => {
    const { executables, diagnostics } = await scanExecutables(
      await aToolFolder({ ...lint, ...files }),
    );
    expect(executables).toHaveLength(message === undefined ? 1 : 0);
    expect(diagnostics.map((one) => one.message)).toEqual(message === undefined ? [] : [message]);
  });

  it.each([
    ['tool.yml', 'name: a', [MISNAMED]],
    ['Tool.YAML', 'name: a', [MISNAMED.replace('tool.yml', 'Tool.YAML')]],
    ['tool.yml', 'kind: Tool', []],
    ['tool.yml', '{ "apiVersion": "v1" }', []],
    ['tool.yml.txt', 'name: a', []],
    ['tool.yaml', 'apiVersion: squad-action/v1', []],
  ])('a manifest named %s that says %j is named or belongs to others', async (name, text, said) => {
    const { executables, diagnostics } = await scanExecutables(
      await aToolFolder({ [`a/${name}`]: text }),
    );
    expect(executables).toEqual([]);
    const path = '.squad/tools/a/tool.yaml';
    const next = 'name it tool.yaml';
    expect(diagnostics).toEqual(said.map((message) => ({ code: 'L_SHAPE', path, message, next })));
  });

  it('tells what is wrong with the manifest and the start of the same tool', async () => {
    const folder = await aToolFolder({ 'lint/tool.yaml': aManifest({ more: 1 }) });
    const { executables, diagnostics } = await scanExecutables(folder);
    expect(executables).toEqual([]);
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['L_SHAPE', 'more is not a field of tool.yaml; it is ignored'],
      ['L_ENTRY', 'entrypoint lint.py does not exist'],
    ]);
  });

  it('loads a tool in spite of a field that it does not know, and says so', async () => {
    const folder = await aToolFolder({ ...lint, 'lint/tool.yaml': aManifest({ more: 1 }) });
    const { executables, diagnostics } = await scanExecutables(folder);
    expect(executables).toHaveLength(1);
    expect(diagnostics.map(({ path }) => path)).toEqual(['.squad/tools/lint/tool.yaml']);
  });

  it('takes the default time and a description alone where no more is given, and cuts a long use', async () => {
    const usage = 'u'.repeat(3_000);
    const folder = await aToolFolder({
      ...lint,
      'long/tool.yaml': aManifest({ name: 'long', usage }),
      'long/lint.py': '',
    });
    const [plain, long] = toToolListing(await scanExecutables(folder)).tools;
    expect(plain).toMatchObject({ description: 'Lints the code', limits: { timeoutMs: 30_000 } });
    expect(long?.description).toHaveLength('Lints the code\n\n'.length + 2_000);
  });

  it('no folder is no error', async () => {
    const root = await mkdtemp(join(tmpdir(), 'none-'));
    const folder = { root, scope: 'local', shownAs: '.squad/tools', commit: undefined } as const;
    expect(await scanExecutables(folder)).toEqual({ executables: [], diagnostics: [] });
  });

  it('leaves folders without a tool.yaml and other files alone', async () => {
    const folder = await aToolFolder({
      'a.ts': '',
      'lib/x.ts': '',
      'node_modules/y/tool.yaml': '',
      '.git/tool.yaml': '',
    });
    expect(await scanExecutables(folder)).toEqual({ executables: [], diagnostics: [] });
  });
});

describe('links', () => {
  it('a tools folder that is a link has no tools', async () => {
    const real = await aToolFolder(lint);
    const root = await mkdtemp(join(tmpdir(), 'link-'));
    await symlink(join(real.root, 'tools'), join(root, 'tools'));
    expect((await scanExecutables({ ...real, root })).executables).toEqual([]);
  });

  it.each(['lint.py', 'data.txt'])('a tool with a link at %s is refused', async (name) => {
    const folder = await aToolFolder({ ...lint, 'lint/lint.py': '' });
    await rm(join(folder.root, 'tools/lint', name), { force: true });
    await symlink('/etc/passwd', join(folder.root, 'tools/lint', name));
    expect(await scanExecutables(folder)).toMatchObject({
      executables: [],
      diagnostics: [{ code: 'L_ENTRY', message: `${name} is a link` }],
    });
  });

  it('a folder that is a link is refused', async () => {
    const folder = await aToolFolder({});
    const elsewhere = await aToolFolder(lint);
    await symlink(join(elsewhere.root, 'tools/lint'), join(folder.root, 'tools/lint'));
    expect(await scanExecutables(folder)).toMatchObject({
      executables: [],
      diagnostics: [{ code: 'L_ENTRY', message: 'the folder is a link' }],
    });
  });
});

describe('what runs', () => {
  const ELF = Buffer.from('\x7fELF\0\0binary', 'latin1');
  const startOf = async (
    files: Record<string, string | Buffer>,
    fields = {},
    scope: 'local' | 'global' = 'local',
  ) => {
    const own = Object.entries(files).map(([name, content]) => [`lint/${name}`, content]);
    const folder = await aToolFolder(
      { ...Object.fromEntries(own), 'lint/tool.yaml': aManifest(fields) },
      { scope },
    );
    const { executables, diagnostics } = await scanExecutables(folder);
    return executables[0]?.start ?? diagnostics[0]?.message;
  };

  it.each([
    ['lint.ts', 'typescript'],
    ['lint.mjs', 'javascript'],
    ['lint.py', 'python'],
    ['lint.sh', 'bash'],
  ])('%s is interpreted', async (entrypoint, language) => {
    expect(await startOf({ [entrypoint]: '' }, { entrypoint })).toEqual({
      kind: 'interpreted',
      language,
      file: entrypoint,
    });
  });

  it('is told from the first line, or by the field', async () => {
    const files = { lint: '#!/usr/bin/env -S python3 -u\n' };
    expect(await startOf(files, { entrypoint: 'lint' })).toMatchObject({ language: 'python' });
    const plain = { lint: 'echo' };
    expect(await startOf(plain, { entrypoint: 'lint', language: 'bash' })).toMatchObject({
      language: 'bash',
    });
    expect(await startOf(plain, { entrypoint: 'lint' })).toContain("can't be determined");
  });

  it.each(['lint', 'lint.go'])(
    'entry point %s with a Go source is built, whatever lies beside it',
    async (entrypoint) => {
      const files = { 'lint.go': 'package main', 'lint_test.go': '', lint: ELF };
      expect(await startOf(files, { entrypoint })).toEqual({
        kind: 'built',
        language: 'go',
        files: ['lint.go'],
      });
    },
  );

  it('a committed binary never runs, one of a global folder does', async () => {
    expect(await startOf({ lint: ELF }, { entrypoint: 'lint' })).toContain('is a compiled file');
    expect(await startOf({ lint: ELF }, { entrypoint: 'lint' }, 'global')).toEqual({
      kind: 'binary',
      file: 'lint',
    });
  });

  it('an entry point that is not there, or a folder, is refused', async () => {
    expect(await startOf({})).toBe('entrypoint lint.py does not exist');
    expect(await startOf({ 'lint.py/x': '' })).toBe('entrypoint lint.py does not exist');
  });

  it('too many files are refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`f${index}`, '']));
    expect(await startOf(many)).toBe('the folder has more than 64 files');
  });
});

it('the hash covers every file and its name', async () => {
  const folder = await aToolFolder(lint);
  const directory = join(folder.root, 'tools/lint');
  const before = hashFolder(directory);
  await writeFile(join(directory, 'lint.py'), 'print(2)');
  const changed = hashFolder(directory);
  await writeFile(join(directory, 'lint.py'), 'print(1)');
  expect(changed).not.toBe(before);
  expect(hashFolder(directory)).toBe(before);
});

describe('packages', () => {
  const needing = (dependencies: unknown, more: Readonly<Record<string, string>> = {}) =>
    aToolFolder({
      'lint/tool.yaml': aManifest({ entrypoint: 'lint.ts' }),
      'lint/lint.ts': "import 'chalk';",
      'lint/package.json': JSON.stringify({ dependencies, devDependencies: { esbuild: '*' } }),
      ...more,
    });

  it('are not installed: a tool that needs some is refused, with the way out', async () => {
    const { executables, diagnostics } = await scanExecutables(await needing({ chalk: '^5' }));
    expect(executables).toEqual([]);
    expect(diagnostics).toEqual([
      {
        code: 'L_IMPORT',
        path: '.squad/tools/lint/tool.yaml',
        message: 'its package.json needs chalk, and nothing is installed in a run',
        next: 'bundle the packages into the source, for instance with esbuild, and make them devDependencies',
      },
    ]);
  });

  it.each([
    ['none are needed', {}, {}],
    ['package.json says nothing readable', 'chalk', {}],
    ['they are committed', { chalk: '^5' }, { 'lint/node_modules/chalk/index.js': '' }],
  ])('are no matter when %s', async (_, dependencies, more) => {
    const { executables } = await scanExecutables(await needing(dependencies, more));
    expect(executables).toHaveLength(1);
  });
});

it.each(['tool.yml', 'Tool.yaml'])('a manifest named %s is a diagnostic', async (name) => {
  const folder = await aToolFolder({ [`lint/${name}`]: aManifest(), 'lint/lint.py': '' });
  expect((await scanExecutables(folder)).diagnostics).toMatchObject([
    {
      path: '.squad/tools/lint/tool.yaml',
      message: `the manifest is named ${name} and is not read`,
    },
  ]);
});

it('a document of a resource tool may be named tool.yml', async () => {
  const folder = await aToolFolder({ 'files/tool.yml': 'apiVersion: v1\nkind: Tool\n' });
  expect((await scanExecutables(folder)).diagnostics).toEqual([]);
});
