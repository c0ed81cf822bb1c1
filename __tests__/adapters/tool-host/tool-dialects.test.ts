// Tools as people write them for other programs, and in odd TypeScript, in the real host.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CustomTool } from '#src/ports/custom-tools.ts';
import type { ToolHostReply } from '#src/ports/tool-host.ts';
import { aHostStage, type Files, type HostStage, moduleTool } from './a-tool-host.ts';

let stage: HostStage;

beforeEach(async () => {
  stage = await aHostStage();
});
afterEach(() => stage.end());

const said = (reply: ToolHostReply) =>
  reply.kind === 'ok' ? reply.text : `${reply.code}: ${reply.message}`;

async function opened(files: Files) {
  const host = await stage.open(files);
  const { tools, diagnostics } = await host.list();
  const ask = async (name: string, args: object = {}) => said(await stage.call(host, name, args));
  return { host, tools, diagnostics, ask, names: tools.map(({ name }) => name) };
}

const schemaOf = (tools: readonly CustomTool[], name: string) =>
  tools.find((tool) => tool.name === name)?.inputSchema;

describe('modules for opencode and Atomic', () => {
  it('load in all the forms that are about', async () => {
    const { names, ask, tools, diagnostics } = await opened({
      'tools/math.ts': `import { tool } from "@opencode-ai/plugin"
export const add = tool({
  description: "Adds two numbers",
  args: { a: tool.schema.number().describe("One"), b: tool.schema.number().describe("The other") },
  async execute({ a, b }, context) { return \`\${a + b} for \${context.agent} in \${context.directory === context.worktree}\` },
})
export default tool({ description: "Halves", args: { n: tool.schema.coerce.number() }, execute: async (args) => String(args.n / 2) })
`,
      'tools/report.ts': `import { z } from "zod"
import { tool } from "@opencode-ai/plugin/tool"
import type { ToolContext } from "@opencode-ai/plugin"
const outcome = z.enum(["done", "stuck"])
export default tool({
  description: "Reports",
  args: { outcome, why: z.string().min(1).optional(), tags: z.array(z.string()).default([]), where: z.union([z.string(), z.number()]).nullish() },
  async execute(args, ctx: ToolContext) {
    ctx.metadata({ title: args.outcome })
    return { title: "Report", output: \`\${args.outcome} \${args.tags.length}\`, metadata: { outcome: args.outcome } }
  },
})
`,
      'tools/plain.js': `module.exports = { description: 'Plain', args: { text: { type: 'string', description: 'Any' } }, execute({ text }) { return this.description + text } };\n`,
      'tools/class.mts': `class Lookup { description = 'Looks up'; args = {}; #seen = 0; async execute() { this.#seen += 1; return 'seen ' + this.#seen } }\nexport default new Lookup();\n`,
      'tools/shell.ts': `import { tool } from "@opencode-ai/plugin"
export default tool({ description: "Runs", args: {}, async execute() { return (await Bun.$\`ls\`.text()).trim() } })
`,
      'tools/other.ts': `import { z } from 'zod';\nexport const look = { description: 'Looks', parameters: z.object({ a: z.string() }), execute: async () => 'x' };\n`,
    });
    expect(names).toEqual(['class', 'math_add', 'math', 'plain', 'report', 'shell']);
    expect(await ask('math_add', { a: 1, b: 2 })).toBe('3 for copilot in true');
    expect(await ask('math', { n: '8' })).toBe('4');
    expect(await ask('report', { outcome: 'done' })).toBe('done 0');
    expect(await ask('report', { outcome: 'lost' })).toMatch(/^E_TOOL_INVALID_ARGS: outcome/);
    expect(await ask('plain', { text: '!' })).toBe('Plain!');
    expect([await ask('class'), await ask('class')]).toEqual(['seen 1', 'seen 2']);
    expect(await ask('shell')).toMatch(/^E_TOOL_RUNTIME: needs Bun/);
    expect(schemaOf(tools, 'math_add')).toMatchObject({
      properties: { a: { type: 'number', description: 'One' } },
      required: ['a', 'b'],
    });
    expect(diagnostics).toMatchObject([
      { code: 'L_SHAPE', path: '.squad/tools/other.ts', export: 'look' },
      { code: 'L_RUNTIME', path: '.squad/tools/shell.ts' },
    ]);
  });

  it('what is no tool is passed over, and a schema that can not be told drops its export alone', async () => {
    const { names, diagnostics } = await opened({
      'tools/mixed.ts': `import { tool } from '@squad/tools';
export const VERSION = '1', list = [1], nothing = null;
export function helper() {}
export class Thing {}
export const when = tool({ description: 'd', args: { at: tool.schema.date() }, execute: () => '' });
export const big = tool({ description: 'd', args: { at: tool.schema.bigint() }, execute: () => '' });
export const trimmed = tool({ description: 'd', args: { s: tool.schema.string().transform((s) => s.trim()) }, execute: ({ s }) => s });
export const old = { description: 'd', args: { s: { _def: { typeName: 'ZodString' }, parse() {} } }, execute: () => '' };
export const blank = { description: 7, args: {}, execute: () => '' };
export const lazy = tool({ description: 'd', args: { tree: tool.schema.lazy(() => tool.schema.object({ name: tool.schema.string() })) }, execute: () => '' });
`,
    });
    expect(names).toEqual(['mixed_lazy', 'mixed_trimmed']);
    expect(diagnostics.map((it) => `${it.code} ${it.export}`)).toEqual([
      ...['L_SCHEMA big', 'L_SHAPE blank', 'L_SCHEMA old', 'L_SCHEMA when'],
    ]);
  });

  it('only plainly named files of the folder itself are tools', async () => {
    const wrong =
      'types.d.ts a.test.ts a.spec.js .hidden.ts a.ts.map A.TS a.tsx a.cjs a.json README.md a.ts~ deep/a.ts node_modules/a.ts dir.ts/index.ts'.split(
        ' ',
      );
    const files = wrong.map((name) => [`tools/${name}`, moduleTool("return 'x'")] as const);
    const { names } = await opened({
      ...Object.fromEntries(files),
      'tool/b.ts': moduleTool("return 'x'"),
      'tools/good.ts': moduleTool("return 'x'"),
    });
    expect(names).toEqual(['good']);
  });
});

describe('odd TypeScript', () => {
  it('loads as it stands: no compiler settings count, helpers are found', async () => {
    const files = {
      'tsconfig.json':
        '{ "extends": "./none.json", "compilerOptions": { "jsx": "react", "paths": { "@/*": ["./nowhere/*"] }, "target": "es5" } }',
      'package.json': '{ "type": "commonjs", "main": "x.js", "exports": {} }',
      'tools/prompts/ask.txt': 'from a text',
      'tools/data.json': '{ "n": 5 }',
      'tools/shared.d.ts': 'export type Never = never;',
      'lib/helper.ts':
        "export enum Level { Low = 3 }\nexport namespace Names { export const first = 'ann' }\nexport const read = <T,>(value: T): T => value satisfies T;\n",
      'lib/old.cjs': 'exports.old = () => "old";',
      'lib/index.ts': "export * from './helper';\nexport { read as again } from './helper.js';\n",
      'tools/a.ts': `/// <reference path="../none.d.ts" />
import { Level, Names, again } from '../lib';
import { read } from '../lib/helper.js';
import type { Never } from './shared';
import fs = require('node:fs');
import path, { join } from 'path';
import { tool } from '@squad/tools';
import data from './data.json';
import more from './data.json' with { type: 'json' };
import { old } from '../lib/old.cjs';
import PROMPT from './prompts/ask.txt';
const here: string = import.meta.dirname ?? __dirname;
function log(_target: unknown, _key: string, descriptor: PropertyDescriptor) { return descriptor }
abstract class Base<T extends object = {}> { constructor(protected readonly word: string, private extra?: T) {} abstract say(): string }
class Sayer extends Base { override say() { return this.word! } }
declare const nowhere: Never;
const top = await Promise.resolve('top');
export default tool({ description: 'd', args: {}, async execute() {
  const text = fs.readFileSync(join(here, 'prompts', 'ask.txt'), 'utf8');
  const dynamic = await import('../lib/helper');
  return [Level.Low, Names.first, read(1), again(2), data.n, more.n, old(), new Sayer('said').say(), top, text === PROMPT, dynamic.Level.Low, path.sep, typeof require, typeof log].join(' ');
} });
`,
    };
    const { ask, diagnostics, names } = await opened(files);
    expect(diagnostics).toEqual([]);
    expect(names).toEqual(['a']);
    expect(await ask('a')).toBe('3 ann 1 2 5 5 old said top true 3 / function function');
  });

  it('finds packages that are committed beside it, and installs none', async () => {
    const { ask, diagnostics } = await opened({
      'tools/node_modules/cowsay/package.json':
        '{ "name": "cowsay", "version": "1.0.0", "main": "./index.js" }',
      'tools/node_modules/cowsay/index.js': "exports.say = (text) => 'moo ' + text;",
      'tools/node_modules/esm-only/package.json':
        '{ "name": "esm-only", "type": "module", "exports": { ".": { "import": "./lib.mjs" } } }',
      'tools/node_modules/esm-only/lib.mjs': 'export const answer = 42;',
      'tools/cow.ts': `import { say } from 'cowsay';\nimport { answer } from 'esm-only';\n${moduleTool('return say(String(answer))')}`,
      'tools/none.ts': `import leftPad from 'left-pad';\n${moduleTool('return leftPad(1)')}`,
    });
    expect(await ask('cow')).toBe('moo 42');
    expect(diagnostics).toMatchObject([{ path: '.squad/tools/none.ts', code: 'L_IMPORT' }]);
    expect(diagnostics[0]?.next).toContain('never installed');
  });

  it('takes types of another copy of zod 4, descriptions and all', async () => {
    const copy = join(stage.base, '.squad/tools/node_modules/zod');
    const filter = (path: string) => !/\.d\.c?ts$|\/src(?:\/|$)/.test(path);
    await cp('node_modules/zod', copy, { recursive: true, filter });
    const { ask, tools } = await opened({
      'tools/foreign.ts': `import * as z from 'zod/mini';\nexport default { description: 'd', args: { s: z.string(), e: z._default(z.enum(['a', 'b']), 'b') }, execute: ({ s, e }) => s + e };\n`,
      'tools/own.ts': `import { z } from 'zod';\nexport default { description: 'd', args: { s: z.string().describe('a text') }, execute: ({ s }) => s + '!' };\n`,
    });
    expect(schemaOf(tools, 'own')).toMatchObject({ properties: { s: { description: 'a text' } } });
    expect(await ask('own', { s: 'hi' })).toBe('hi!');
    expect(await ask('own', { s: 1 })).toMatch(/^E_TOOL_INVALID_ARGS/);
    expect(await ask('foreign', { s: 'hi' })).toBe('hib');
  });
});

describe('resources for Goondan', () => {
  const index = `import type { ToolHandler, ToolContext, JsonObject, JsonValue } from '@goondan/types';
import type { AgentToolRuntime } from "@goondan/types/runtime";
const count = (text: string) => text.trim() === '' ? 0 : text.trim().split(/\\s+/).length;
export const handlers: Record<string, ToolHandler> = {
  reverse: async (ctx: ToolContext, input: JsonObject): Promise<JsonValue> => {
    ctx.logger.info('Reversing', { length: String(input.text).length });
    return { reversed: [...String(input.text)].reverse().join('') };
  },
  count: (_ctx, input) => ({ words: count(String(input.text)) }),
  hidden: () => 'nobody asked for me',
};
`;
  it('load from a goondan.yaml of many kinds, with only the exports that are named', async () => {
    const { names, ask, diagnostics } = await opened({
      'goondan.yaml': `apiVersion: goondan.ai/v1
kind: Package
metadata: { name: "@a/b" }
spec: { version: "1.0.0" }
---
apiVersion: goondan.ai/v1
kind: Agent
metadata: { name: coder }
spec: { modelConfig: { modelRef: "Model/m" }, tools: [{ ref: "Tool/string-utils" }] }
---
apiVersion: goondan.ai/v1
kind: Tool
metadata:
  name: string-utils
  labels: { tier: base }
spec:
  entry: "./tools/string-utils/index.ts"
  errorMessageLimit: 1200
  exports:
    - name: reverse
      description: |
        Reverses: a text
      parameters: &params
        type: object
        properties:
          text: { type: string, description: "음절도" }
        required: [text]
        additionalProperties: false
    - name: count
      description: "Counts words"
      parameters: *params
---
`,
      'tools/string-utils/index.ts': index,
    });
    expect(diagnostics).toEqual([]);
    expect(names).toEqual(['string-utils__reverse', 'string-utils__count']);
    expect(await ask('string-utils__reverse', { text: 'añ음' })).toBe('{"reversed":"음ña"}');
    expect(await ask('string-utils__count', { text: 'a b' })).toBe('{"words":2}');
    expect(await ask('string-utils__hidden')).toMatch(/^E_TOOL_NOT_FOUND/);
  });

  const resource = (name: string, entry: string, more = '') =>
    `apiVersion: goondan.ai/v1\nkind: Tool\nmetadata: { name: ${name} }\nspec:\n  entry: ${JSON.stringify(entry)}\n  exports: [{ name: run${more} }]\n`;

  it('an entry leads nowhere but to a source file of the folder', async () => {
    const entries = [
      ...['../../evil.ts', '/etc/passwd', 'tools/node_modules/x/i.ts', 'tools/../../e.ts', ''],
      ...['https://x.test/a.ts', 'data:text/javascript,export const handlers = {}', '.', '~/a.ts'],
      ...['file:///tmp/a.ts', 'node:child_process', 'tools', 'tools/a.ts?y', 'tools/a.ts#y'],
      ...['tools\\\\a.ts', 'tools/a.ts\u0000', 'tools/none.ts', 'tools/a.json', '$HOME/a.ts'],
    ];
    const files = entries.map(
      (entry, at) => [`tools/r${at}.tool.yaml`, resource(`r${at}`, entry)] as const,
    );
    const { names, diagnostics } = await opened({
      ...Object.fromEntries(files),
      'tools/a.ts': 'export const handlers = { run: () => 1 };',
      'tools/good.tool.yaml': resource('good', './tools/a.ts'),
      'tools/a.json': '{}',
    });
    expect(names).toEqual(['good__run']);
    expect(diagnostics.map(({ code }) => code)).toEqual(entries.map(() => 'L_ENTRY'));
  });
});
