import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { tool } from '#src/tools/authoring.ts';
import { type CandidateFile, discoverToolFiles } from '#src/tools/host/discover-files.ts';
import type { ToolOrProblem } from '#src/tools/host/loaded-tool.ts';
import { readModule } from '#src/tools/host/module-tools.ts';
import { findEntryProblem, readHandlers, readResources } from '#src/tools/host/resource-tools.ts';

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'squad-kinds-')));
});

afterEach(() => rm(root, { recursive: true }));

async function write(name: string, text = ''): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
}

const folder = () =>
  ({ root, scope: 'local', shownAs: '.squad/tools', commit: undefined }) as const;

function file(name: string, text = ''): CandidateFile {
  const shownAs = `.squad/tools/${name}`;
  const origin = { scope: 'local', path: shownAs, commit: undefined, sha256: '0' } as const;
  return { path: join(root, 'tools', name), folder: folder(), shownAs, text, origin };
}

const loadModule = (...given: Parameters<typeof readModule>) => apart(readModule(...given));
const loadHandlers = (...given: Parameters<typeof readHandlers>) => apart(readHandlers(...given));
const apart = (read: readonly ToolOrProblem[]) => ({
  tools: read.filter((one) => 'tool' in one),
  diagnostics: read.filter((one) => 'code' in one),
});
const documentsIn = (document: CandidateFile) => {
  const read = readResources(document);
  return {
    resources: read.filter((one) => 'entry' in one),
    diagnostics: read.filter((one) => 'code' in one),
  };
};

const execute = () => 'x';
const one = () => ({ description: 'x', args: {}, execute });
const OTHER = 'it has `parameters`, but arguments must be in `args`';
const SHAPE =
  'give it a description (a string), args (an object of zod types) and execute (a function)';
const problems = ({ diagnostics }: { readonly diagnostics: readonly { code: string }[] }) =>
  diagnostics.map(({ code }) => code);

describe('discovery', () => {
  it('follows no link', async () => {
    await write('tools/a.ts');
    await symlink('/etc/passwd', join(root, 'tools', 'm.ts'));
    const { modules, diagnostics } = await discoverToolFiles(folder());
    expect(modules).toMatchObject([
      { path: join(root, 'tools', 'a.ts'), origin: { scope: 'local', path: '.squad/tools/a.ts' } },
    ]);
    expect(diagnostics).toMatchObject([{ code: 'L_ENTRY', path: '.squad/tools/m.ts' }]);
  });

  it('finds documents beside, below and above', async () => {
    for (const name of [
      'goondan.yaml',
      'tools/x.tool.yaml',
      'tools/tools.yaml',
      'tools/y/tool.yaml',
    ]) {
      await write(name);
    }
    const { documents } = await discoverToolFiles(folder());
    expect(documents.map(({ shownAs }) => shownAs)).toEqual([
      '.squad/goondan.yaml',
      '.squad/tools/tools.yaml',
      '.squad/tools/x.tool.yaml',
      '.squad/tools/y/tool.yaml',
    ]);
  });
});

describe('module tools', () => {
  it('gives authors an identity function and its own zod', () => {
    const input = one();
    expect(tool(input)).toBe(input);
    expect(tool.schema.string).toBe(z.string);
  });

  it('names by file and export, and passes over what is no tool', async () => {
    const one = { description: 'x', args: {}, execute };
    const exported = { default: one, getTemp: one, helper: 'x', list: [1], no: null, f: execute };
    const { tools, diagnostics } = loadModule(file('weather.ts'), exported);
    expect(tools.map((it) => it.tool.name)).toEqual(['weather', 'weather_getTemp']);
    expect(diagnostics).toEqual([]);
  });

  it('turns zod types into JSON Schema', async () => {
    const args = {
      text: z.string().describe('words'),
      count: z.number().optional(),
      level: z.enum(['low', 'high']),
      list: z.array(z.boolean()),
      deep: z.object({ a: z.string() }),
    };
    const { tools } = loadModule(file('a.ts'), {
      default: { description: 'x', args, execute },
    });
    expect(tools[0]?.tool.inputSchema).toEqual({
      type: 'object',
      properties: {
        text: { type: 'string', description: 'words' },
        count: { type: 'number' },
        level: { type: 'string', enum: ['low', 'high'] },
        list: { type: 'array', items: { type: 'boolean' } },
        deep: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
      },
      required: ['text', 'level', 'list', 'deep'],
    });
  });

  it('takes no arguments, and JSON Schema by hand', async () => {
    const args = {
      text: { type: 'string', description: 'words' },
      n: { type: 'number', optional: true },
    };
    const exported = {
      none: { description: 'x', execute },
      nothing: { description: 'x', execute, args: null },
      hand: { description: 'x', args, execute },
    };
    const { tools } = loadModule(file('a.ts'), exported);
    expect(tools.map((it) => it.tool.inputSchema)).toEqual([
      { type: 'object', properties: {} },
      { type: 'object', properties: {} },
      {
        type: 'object',
        properties: { text: { type: 'string', description: 'words' }, n: { type: 'number' } },
        required: ['text'],
      },
    ]);
  });

  it.each([
    ['no description', { execute }, 'the description is not a string'],
    ['no function', { description: 'x', execute: 1 }, '`execute` is not a function'],
    ['another name for the arguments', { description: 'x', execute, parameters: {} }, OTHER],
  ])('a tool with %s is named with its export', async (_, exported, message) => {
    const loaded = loadModule(file('a.ts'), { b: exported });
    const place = { path: '.squad/tools/a.ts', export: 'b' };
    expect(loaded).toEqual({
      tools: [],
      diagnostics: [{ code: 'L_SHAPE', ...place, message, next: SHAPE }],
    });
  });

  it('a file without a tool is named, and one with handlers is told what it lacks', async () => {
    const { diagnostics } = loadModule(file('a.ts'), {});
    expect(diagnostics).toMatchObject([{ code: 'L_SHAPE', message: 'exports no tool' }]);
    const handlers = file('a.ts', 'export const handlers = {};');
    expect(loadModule(handlers, {}).diagnostics).toEqual([
      {
        code: 'L_SHAPE',
        path: '.squad/tools/a.ts',
        message: 'exports `handlers`, but no document of `kind: Tool` names it as its entry',
        next: 'add a *.tool.yaml with `spec.entry`',
      },
    ]);
  });

  it.each([
    ['a tool as the module itself', one(), ['a']],
    ['a tool within two defaults', { default: { default: one() } }, ['a']],
    ['tools beside a default', { default: { b: one() }, c: one() }, ['a_c']],
    ['what CommonJS lists again', { default: one(), 'module.exports': one() }, ['a']],
  ])('finds %s', async (_, exported, names) => {
    const { tools } = loadModule(file('a.ts'), exported);
    expect(tools.map(({ tool: { name } }) => name)).toEqual(names);
  });
});

const MISSING = 'spec.exports is missing, as in the old form';
const EXPORTS = 'spec.exports must be a list of functions, at least one';
const FIRST = 'spec.exports[0]';
const PART = "can't be part of a name";
const TWICE = 'spec.exports[1].name is also the name of another export';
const OLD = 'list each function under `spec.exports`, and export a `handlers` map from the entry';
const NAMES = 'use letters, digits, `-` and single `_` inside; two underscores join the parts';
const USUAL =
  'write apiVersion, kind: Tool, metadata.name, spec.entry and spec.exports with a name each';
const named = (exports: string) => `{ entry: ./a.ts, exports: ${exports} }`;
/** A list of 99 lists of the same list, three times. */
const ALIASES = ['a: &a [1]', 'b: &b', 'c: &c', 'd:']
  .map((line, at) => (at === 0 ? line : `${line} [${Array(99).fill(`*${'abc'[at - 1]}`)}]`))
  .join('\n');

describe('resource tools', () => {
  const document = (spec: string, head = 'apiVersion: goondan.ai/v1\nkind: Tool') =>
    documentsIn(file('x.tool.yaml', `${head}\nmetadata: { name: text-utils }\nspec: ${spec}\n`));

  it('says everything that is wrong with a document at once, each with its place', () => {
    const spec =
      '{ errorMessageLimit: 0, exports: [{ name: a__b }, { name: a, parameters: { type: string } }] }';
    const { diagnostics } = document(spec, 'apiVersion: v1\nkind: Tool');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'apiVersion is neither goondan.ai/v1 nor squad-action/v1',
      'spec.entry must be text',
      'spec.errorMessageLimit must be a whole number, 1 to 100000',
      "spec.exports[0].name can't be part of a name",
      'spec.exports[1].parameters.type must be "object", because the arguments of every call are an object',
    ]);
  });

  it('says which of several documents of a file is wrong', () => {
    const head = 'apiVersion: squad-action/v1\nkind: Tool\n';
    const text = [
      `${head}metadata: { name: one }\nspec: { exports: [{ name: a }] }`,
      `${head}spec: { entry: ./a.ts, exports: [{ name: a }] }`,
      `${head}metadata: { name: three }\nspec: { entry: ./a.ts, exports: [{ name: a }] }`,
    ].join('\n---\n');
    const { resources, diagnostics } = documentsIn(file('tools.yaml', text));
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'one: spec.entry must be text',
      'document 2: metadata must be a mapping of names to values',
    ]);
    const [three] = resources;
    if (three === undefined) throw new Error('not read');
    expect(loadHandlers(three, {}, '').diagnostics).toMatchObject([
      { message: 'three: its entry ./a.ts exports no `handlers`' },
    ]);
  });

  it('reads both versions, and passes over documents of other kinds', () => {
    const text = [
      'kind: Agent\nmetadata: { name: a }',
      'apiVersion: squad-action/v1\nkind: Tool\nmetadata: { name: a }\nspec: { entry: ./a.ts, exports: [{ name: b }] }',
    ].join('\n---\n');
    const { resources, diagnostics } = documentsIn(file('tools.yaml', text));
    expect(diagnostics).toEqual([]);
    expect(resources).toMatchObject([{ name: 'a', exports: [{ name: 'b' }] }]);
  });

  it.each([
    ['the old form', '{ entry: ./a.ts, parameters: {} }', 'L_SHAPE', MISSING, OLD],
    ['an empty list', '{ entry: ./a.ts, exports: [] }', 'L_SHAPE', EXPORTS, USUAL],
    ['no entry', '{ exports: [{ name: a }] }', 'L_SHAPE', 'spec.entry must be text', USUAL],
    ['two underscores', named('[{ name: a__b }]'), 'L_NAME', `${FIRST}.name ${PART}`, NAMES],
    [
      'a name twice',
      named('[{ name: a }, { name: a }]'),
      'L_DUPLICATE',
      TWICE,
      'rename one of them',
    ],
  ])('refuses a document with %s, and says what to do', (_, spec, code, message, next) => {
    const path = '.squad/tools/x.tool.yaml';
    expect(document(spec)).toEqual({ resources: [], diagnostics: [{ code, path, message, next }] });
  });

  it.each([
    ['that is too long', `# ${'x'.repeat(262_144)}`, 'not readable YAML: the file is too large'],
    ['that nests too deep', '['.repeat(101), 'not readable YAML: the file is nested too deeply'],
    ['whose aliases multiply', ALIASES, /^not readable YAML: .*alias/i],
    ['without a kind', 'apiVersion: squad-action/v1', 'has no `kind: Tool`'],
  ])('names a file %s', (_, text, message) => {
    const { diagnostics } = documentsIn(file('x.tool.yaml', text));
    const words = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(diagnostics).toMatchObject([{ code: 'L_SHAPE', message: words, next: USUAL }]);
  });

  it('needs a handler for each export, and exposes no other', () => {
    const { resources } = document('{ entry: ./a.ts, exports: [{ name: a }, { name: b }] }');
    const [resource] = resources;
    if (resource === undefined) throw new Error('not read');
    const loaded = loadHandlers(resource, { handlers: { a: execute, c: execute } }, '');
    expect(loaded.tools).toMatchObject([
      { tool: { name: 'text-utils__a', inputSchema: { type: 'object', properties: {} } } },
    ]);
    expect(loaded.diagnostics).toMatchObject([{ code: 'L_SHAPE', export: 'b' }]);
    expect(problems(loadHandlers(resource, { default: execute }, ''))).toEqual(['L_SHAPE']);
  });

  it.each([...['tools/link.ts', 'tools/missing.ts', 'linked/inside.ts', 'node_modules/x/y.ts']])(
    'refuses the entry %s',
    async (entry) => {
      await write('tools/real.ts');
      await symlink(join(root, 'tools', 'real.ts'), join(root, 'tools', 'link.ts'));
      await symlink(tmpdir(), join(root, 'linked'));
      expect(await findEntryProblem(root, entry)).toBeDefined();
      expect(await findEntryProblem(root, './tools/real.ts')).toBeUndefined();
    },
  );
});
