import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findStart, scanExecutables, toToolListing } from '#src/tools/custom/executables.ts';
import { createLauncher, listSyntaxErrors } from '#src/tools/custom/launch-tool.ts';
import { readManifest, type ToolManifest } from '#src/tools/custom/manifest.ts';
import { hashFolder } from '#src/tools/custom/tool-files.ts';
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

function aTool(entrypoint: string, language?: string): ToolManifest {
  const reading = readManifest(aManifest({ entrypoint, language }), 'lint');
  if (reading.kind !== 'manifest') throw new Error(`the manifest is ${reading.kind}`);
  return reading.manifest;
}

const file = (path: string, text: string | Uint8Array = '') => ({ path, bytes: Buffer.from(text) });
const binary = file('lint', new Uint8Array([127, 69, 76, 70, 0, 1]));

describe('how a tool is started', () => {
  it.each([
    ['lint.mts', 'typescript'],
    ['lint.py', 'python'],
    ['lint.bash', 'bash'],
  ])('%s: by its ending, as %s', (path, language) => {
    expect(findStart(aTool(path), [file(path)], 'local')).toEqual({
      kind: 'interpreted',
      language,
      file: path,
    });
  });

  it.each([
    ['#!/usr/bin/env python3\nprint(1)', 'python'],
    ['#!/usr/bin/env -S node --no-warnings\n1', 'javascript'],
    ['#!/bin/sh -e\ntrue', 'bash'],
  ])('a file without an ending: by its first line %j, as %s', (text, language) => {
    expect(findStart(aTool('lint'), [file('lint', text)], 'local')).toMatchObject({ language });
  });

  it.each([
    ['the name of the program', 'lint', 'go', ['main.go', 'more.go']],
    ['the name of its file', 'main.go', undefined, ['main.go', 'more.go']],
    ['the name of its file without the ending', 'main', undefined, ['main.go', 'more.go']],
  ] as const)('Go is built from its files, without tests: %s', (_, entrypoint, language, files) => {
    const sources = [...files, 'main_test.go', 'testdata/in.go', 'readme.md'].map((path) =>
      file(path),
    );
    expect(findStart(aTool(entrypoint, language), sources, 'local')).toEqual({
      kind: 'built',
      language: 'go',
      files,
    });
  });

  it('a compiled file runs from a global folder alone', () => {
    expect(findStart(aTool('lint'), [binary], 'global')).toEqual({ kind: 'binary', file: 'lint' });
    expect(findStart(aTool('lint'), [binary], 'local')).toMatchObject({
      code: 'L_ENTRY',
      message: expect.stringContaining('lint is a compiled file'),
    });
  });

  it.each([
    ['lint.py', [file('other.py')], 'entrypoint lint.py does not exist'],
    ['lint', [file('lint', 'print(1)')], "the language of lint can't be determined"],
    ['lint', [file('lint', '#!/usr/bin/env ruby')], "the language of lint can't be determined"],
  ])('%s: a sentence says why it cannot start', (entrypoint, files, message) => {
    expect(findStart(aTool(entrypoint), files, 'local')).toMatchObject({
      code: 'L_ENTRY',
      message: expect.stringContaining(message),
    });
  });
});

describe('packages that a tool needs', () => {
  const needs = (names: readonly string[]) =>
    file(
      'package.json',
      JSON.stringify({ dependencies: Object.fromEntries(names.map((n) => [n, '1'])) }),
    );
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

  it('are named when the tool does not bring them along', () => {
    const start = findStart(aTool('lint.js'), [file('lint.js'), needs(seven)], 'local');
    expect(start).toMatchObject({
      code: 'L_IMPORT',
      message: 'its package.json needs a, b, c, d, e and 2 more, and nothing is installed in a run',
    });
    const five = findStart(aTool('lint.ts'), [file('lint.ts'), needs(seven.slice(0, 5))], 'local');
    expect(five).toMatchObject({ message: expect.stringContaining('needs a, b, c, d, e, and') });
  });
});

/** A tool in TypeScript with a helper beside it. */
async function aTypeScriptTool(helper: string) {
  const manifest = { name: 'shout', entrypoint: 'shout.ts', language: 'typescript' };
  const folder = await aToolFolder({
    'shout/tool.yaml': aManifest(manifest),
    'shout/shout.ts':
      "import { up } from './up';\nenum Mode { A }\nconsole.log(up('x'), Mode.A);\n",
    'shout/up.ts': helper,
  });
  return (await scanExecutables(folder)).executables;
}

const never = () => Promise.reject(new Error('a program was started'));
const launcher = createLauncher({
  programs: { runProgram: never },
  typescript: ['node', '/host.js', 'run'],
  cache: '/nowhere',
});
const signal = new AbortController().signal;

it('a tool that cannot be parsed is listed with the file and the line, and a call of it is a failed build', async () => {
  const tools = await aTypeScriptTool('export const up = (text: string) =>\n  text.;\n');
  expect(await listSyntaxErrors(tools)).toEqual([
    {
      code: 'L_IMPORT',
      path: '.squad/tools/shout/tool.yaml',
      message: expect.stringMatching(/^up\.ts:2: \w.*; it can't be built$/),
      next: expect.stringContaining('fix the file'),
    },
  ]);
  const [tool] = tools;
  if (tool === undefined) throw new Error('the tool was not found');
  expect(await launcher.prepare(tool, signal)).toMatchObject({
    kind: 'failed',
    code: 'E_TOOL_BUILD',
    message: expect.stringMatching(/^shout can't be parsed: up\.ts:2: /),
  });
});

it('a tool that can be parsed has no problem, whatever its code would do', async () => {
  const tools = await aTypeScriptTool("throw new Error('never run');\nexport const up = String;\n");
  expect(await listSyntaxErrors(tools)).toEqual([]);
  const [tool] = tools;
  if (tool === undefined) throw new Error('the tool was not found');
  expect(await launcher.prepare(tool, signal)).toMatchObject({ kind: 'ready' });
});
