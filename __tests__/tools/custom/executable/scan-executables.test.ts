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
});
