import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { ToolFolder } from '#src/ports/custom-tools.ts';
import {
  createCreateCustomTool,
  scaffoldFiles,
  type WrittenTemplate,
} from '#src/tools/custom/create-custom-tool.ts';
import { scanExecutables } from '#src/tools/custom/executables.ts';
import { readManifest } from '#src/tools/custom/manifest.ts';
import { aWorktree, callTool, SECRET } from '../../a-workspace.ts';
import { aRunStage } from '../a-program-folder.ts';

const DESCRIPTION = 'Adds: "numbers" # fast';

async function aStage(taken: readonly string[] = []) {
  const workspace = await aWorktree();
  const tool = createCreateCustomTool({ workspace, taken: async () => taken });
  const proposed: ToolFolder = {
    root: join(workspace.root, '.squad'),
    scope: 'local',
    shownAs: '.squad/tools',
    commit: undefined,
  };
  return { workspace, tool, proposed };
}

describe('what is written', () => {
  it('TypeScript by default: a manifest and a source, in the worktree alone', async () => {
    const { workspace, tool } = await aStage();
    const reply = await callTool(tool, { name: 'sum', description: DESCRIPTION });
    expect(reply).toMatchObject({
      kind: 'ok',
      data: { files: ['.squad/tools/sum/tool.yaml', '.squad/tools/sum/sum.ts'] },
    });
    expect(workspace.written).toEqual(['.squad/tools/sum/tool.yaml', '.squad/tools/sum/sum.ts']);
    expect(await workspace.read('.squad/tools/sum/tool.yaml')).toBe(
      `name: sum\ndescription: 'Adds: "numbers" # fast'\nversion: 1.0.0\nentrypoint: sum.ts\nusage: |\n  Say what the parameters mean, and what the output is.\nparameters: []\n`,
    );
  });

  it('the answer guides to the end and shows the files', async () => {
    const { workspace, tool } = await aStage();
    const { text } = await callTool(tool, {
      name: 'sum',
      description: DESCRIPTION,
      language: 'go',
    });
    expect(text).toContain(
      '1. Implement it in .squad/tools/sum/sum.go: nothing is proposed while that file is still the template.',
    );
    expect(text).toContain('2. Describe it in .squad/tools/sum/tool.yaml');
    expect(text).toContain(
      '3. Compiled files are not committed: the run that uses the tool builds sum from the source',
    );
    expect(text).toContain('4. a person merges it, or allows it for one run');
    expect(text).toContain('5. From then on call run_custom_tool with tool_name "sum".');
    expect(text).toContain(await workspace.read('.squad/tools/sum/tool.yaml'));
    expect(text).toContain(await workspace.read('.squad/tools/sum/sum.go'));
  });

  it('is the source that is given, which the answer does not repeat', async () => {
    const { workspace, tool } = await aStage();
    const args = { name: 'sum', description: DESCRIPTION, language: 'python', source: 'print(3)' };
    const { text } = await callTool(tool, args);
    expect(await workspace.read('.squad/tools/sum/sum.py')).toBe('print(3)');
    expect(text).toContain('1. Check that .squad/tools/sum/sum.py does what it should.');
    expect(text).not.toContain('print(3)');
    const secret = await callTool(tool, { ...args, name: 'other', source: `x = "${SECRET}"` });
    expect(secret.kind).toBe('denied');
  });

  it('special text in the description survives', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
    const special = fc.constantFrom(
      ...['"', "'", ': ', '\n', ' #', '- ', '&a', '*a', '!!', '%', '| ', '{', '007', 'true', '~'],
    );
    const description = fc
      .array(fc.oneof(texts, special), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join('').slice(0, 900).toString())
      .filter((text) => text.trim() !== '');
    const survives = fc.property(description, (text) => {
      const [manifest] = scaffoldFiles('f', { name: 'sum', description: text, language: 'bash' });
      const reading = readManifest(manifest.content, 'sum');
      expect(reading).toMatchObject({
        kind: 'manifest',
        problems: [],
        manifest: { description: text.trim() },
      });
    });
    void fc.assert(survives, { numRuns: 150 });
  });
});

describe('what is refused', () => {
  it('a tool that is there, in the worktree or in the trusted commit; nothing is touched', async () => {
    const { workspace, tool } = await aStage(['old']);
    await mkdir(join(workspace.root, '.squad/tools/sum'), { recursive: true });
    await writeFile(join(workspace.root, '.squad/tools/sum/tool.yaml'), 'mine');
    const reply = await callTool(tool, { name: 'sum', description: 'x' });
    expect(reply.text).toContain('E_TOOL: .squad/tools/sum already exists');
    expect(await workspace.read('.squad/tools/sum/tool.yaml')).toBe('mine');
    expect((await callTool(tool, { name: 'old', description: 'x' })).kind).toBe('failed');
    expect(workspace.written).toEqual([]);
  });

  it.each([
    '',
    '.',
    '..',
    'a/b',
    '../x',
    'a__b',
    'squad_x',
    'view',
    'x'.repeat(65),
    'a b',
    '__proto__',
  ])('the name %j', async (name) => {
    const { workspace, tool } = await aStage();
    const reply = await callTool(tool, { name, description: 'x' });
    expect(reply.text).toContain('E_TOOL_INVALID_ARGS');
    expect(workspace.written).toEqual([]);
  });

  it('an empty description, another language, a secret', async () => {
    const { workspace, tool } = await aStage();
    for (const args of [
      { description: '' },
      { description: ' ' },
      {},
      { description: 'x', language: 'perl' },
    ]) {
      expect((await callTool(tool, { name: 'sum', ...args })).text).toContain(
        'E_TOOL_INVALID_ARGS',
      );
    }
    expect((await callTool(tool, { name: 'sum', description: SECRET })).kind).toBe('denied');
    expect(workspace.written).toEqual([]);
  });
});

it('a template is told until its source is given', async () => {
  const told: WrittenTemplate[] = [];
  const workspace = await aWorktree();
  const onTemplate = (template: WrittenTemplate) => void told.push(template);
  const tool = createCreateCustomTool({ workspace, taken: async () => [], onTemplate });
  await callTool(tool, { name: 'own', description: 'x', source: '1' });
  await callTool(tool, { name: 'sum', description: 'x' });
  const paths = ['.squad/tools/sum/tool.yaml', '.squad/tools/sum/sum.ts'];
  const source = await workspace.read('.squad/tools/sum/sum.ts');
  expect(told).toEqual([{ paths, source }]);
});

describe('the boilerplate', () => {
  it('of Go has an entry point that the build makes', async () => {
    const { tool, proposed } = await aStage();
    await callTool(tool, { name: 'sum', description: DESCRIPTION, language: 'go' });
    const { executables, diagnostics } = await scanExecutables(proposed);
    expect(diagnostics).toEqual([]);
    expect(executables[0]?.start).toEqual({ kind: 'built', language: 'go', files: ['sum.go'] });
  });

  it.each(['typescript', 'python', 'bash'])(
    'of %s runs as it is, and with a flag',
    async (language) => {
      const { tool, proposed } = await aStage();
      await callTool(tool, { name: 'sum', description: DESCRIPTION, language });
      const manifest = join(proposed.root, 'tools/sum/tool.yaml');
      const text = await readFile(manifest, 'utf8');
      const parameter = '[{ name: name, type: string, description: who }]';
      await writeFile(manifest, text.replace('parameters: []', `parameters: ${parameter}`));
      const stage = await aRunStage(proposed);
      const plain = await callTool(stage.tool, { tool_name: 'sum' });
      expect(plain).toMatchObject({
        data: { exitCode: 0, stdout: `hello world from ${stage.workdir}\n` },
      });
      const greeted = await callTool(stage.tool, {
        tool_name: 'sum',
        arguments: { name: "a 'b' $x" },
      });
      expect(greeted).toMatchObject({ data: { stdout: `hello a 'b' $x from ${stage.workdir}\n` } });
    },
  );
});

it('a proposed tool runs once it lies in the trusted folder', async () => {
  const { tool, proposed, workspace } = await aStage();
  await callTool(tool, { name: 'sum', description: DESCRIPTION, language: 'bash' });
  const trusted = { ...proposed, root: join(workspace.root, 'trusted'), commit: 'c0ffee' };
  const stage = await aRunStage(trusted, {
    proposed: async () => (await scanExecutables(proposed)).executables,
  });
  expect((await callTool(stage.tool, { tool_name: 'sum' })).kind).toBe('denied');
  await cp(proposed.root, trusted.root, { recursive: true });
  expect((await callTool(stage.tool, { tool_name: 'sum' })).kind).toBe('ok');
});
