import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import * as fc from 'fast-check';
import type { ToolHostReply } from '#src/ports/tool-host.ts';
import { toJson, toText } from '#src/text/json-text.ts';
import { createPathReplacer } from '#src/tools/host/discover-files.ts';
import { explainFailure } from '#src/tools/host/explain-failure.ts';
import { guardGlobals } from '#src/tools/host/guard-globals.ts';
import { trackStrayFailures } from '#src/tools/host/serve-tools.ts';

const guard = guardGlobals();

afterEach(() => void guard.restore());

describe('the guard of global objects', () => {
  it.each([
    ['a method of arrays', Array.prototype, 'map'],
    ['the iterator of arrays', Array.prototype, Symbol.iterator],
    ['a method of promises', Promise.prototype, 'then'],
    ['a function of the file system', fs, 'readFileSync'],
    ['JSON', JSON, 'parse'],
    ['Reflect, which restores', Reflect, 'defineProperty'],
  ])('restores %s that a tool replaced', (_, target: object, key: PropertyKey) => {
    const original = Reflect.get(target, key);
    Object.assign(target, { [key]: () => 'changed' });
    expect(guard.restore()).toEqual([]);
    expect(Reflect.get(target, key)).toBe(original);
  });

  it('removes what a tool added to every object, and lets additions to others be', () => {
    Object.assign(Object.prototype, { isAdmin: true });
    Object.assign(Set.prototype, { polyfill: true });
    try {
      expect(guard.restore()).toEqual([]);
      expect(Reflect.has({}, 'isAdmin')).toBe(false);
      expect(Reflect.has(new Set(), 'polyfill')).toBe(true);
    } finally {
      Reflect.deleteProperty(Set.prototype, 'polyfill');
    }
  });

  it('lets a module that imported a function of the file system by its name see it restored', async () => {
    // A process of its own shows this: a test's modules get a copy of what Node exports.
    const contents = `import fs, { statSync } from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      import { guardGlobals } from './src/tools/host/guard-globals.ts';
      const [guard, original] = [guardGlobals(), statSync];
      fs.statSync = () => undefined;
      syncBuiltinESMExports();
      const wasChanged = statSync !== original;
      guard.restore();
      console.log(wasChanged, statSync === original);`;
    const options = { bundle: true, platform: 'node', format: 'esm', write: false } as const;
    const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' } as const;
    const { outputFiles } = await build({ ...options, stdin });
    const program = ['--input-type=module', '--eval', outputFiles[0]?.text ?? ''];
    expect(execFileSync(process.execPath, program, { encoding: 'utf8' })).toBe('true true\n');
  });
});

// What can't be restored stays for good: it is done to objects that no other test looks at.
describe('a change that cannot be undone', () => {
  it('is named', () => {
    const added = Symbol('kept');
    Object.defineProperty(Promise, 'withOwn', { value: 1, configurable: true });
    const { restore } = guardGlobals();
    Object.defineProperty(Promise, 'withOwn', { value: 2, configurable: false });
    Object.defineProperty(Object.prototype, added, { value: 1, configurable: false });
    expect(restore()).toEqual(['Object.prototype.Symbol(kept)', 'Promise.withOwn']);
  });
});

const never = () => new Promise<ToolHostReply>(() => undefined);
const done: ToolHostReply = { kind: 'ok', text: 'done', data: null };

describe('a failure outside of all promises', () => {
  it('ends the only call that runs', async () => {
    const { guard, handleStray } = trackStrayFailures();
    const call = guard(never);
    expect(handleStray(new Error('late'))).toBe(true);
    await expect(call).rejects.toThrow('late');
  });

  it('belongs to nobody when two calls run, and both go on', async () => {
    const { guard, handleStray } = trackStrayFailures();
    let end = (_: ToolHostReply): void => undefined;
    const first = guard(() => new Promise<ToolHostReply>((resolve) => (end = resolve)));
    const second = guard(never);
    expect(handleStray(new Error('whose?'))).toBe(false);
    end(done);
    expect(await first).toBe(done);
    expect(handleStray(new Error('mine'))).toBe(true);
    await expect(second).rejects.toThrow('mine');
  });

  it.each([
    ['ended', async () => done],
    ['failed', async () => Promise.reject(new Error('failed'))],
  ])('belongs to nobody after the call %s', async (_, work) => {
    const { guard, handleStray } = trackStrayFailures();
    await guard(work).catch(() => undefined);
    expect(handleStray(new Error('late'))).toBe(false);
  });
});

const local = {
  root: '/work/.squad',
  scope: 'local',
  shownAs: '.squad/tools',
  commit: 'c',
} as const;
const global = { root: '/tmp/g', scope: 'global', shownAs: 'shared', commit: undefined } as const;
const shown = createPathReplacer({ folders: [local, global], workdir: '/work' });

it.each([
  ['at run (/work/.squad/tools/a.ts:1:2)', 'at run (.squad/tools/a.ts:1:2)'],
  ['file:///work/.squad/lib/b.ts', '.squad/lib/b.ts'],
  ['/tmp/g/tools/c.ts and /work/src/d.ts', 'shared/c.ts and src/d.ts'],
  ['/workshop/x and /other', '/workshop/x and /other'],
])('words %s as in the repository', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

describe('what a tool threw', () => {
  it('keeps to the limit of its message, the mark included', () => {
    const said = (length: number, limit: number) =>
      explainFailure(new Error('x'.repeat(length)), limit, 'lint').message;
    expect(said(1_000, 1_000)).toBe('x'.repeat(1_000));
    expect(said(1_001, 1_000)).toBe(`${'x'.repeat(985)}... (truncated)`);
    expect(said(1_001, 5)).toBe('xxxxx');
  });

  it('always says what to do next', () => {
    expect(explainFailure(new Error('x'), 99, 'lint').suggestion).not.toBe('');
    expect(
      explainFailure(Object.assign(new Error('x'), { suggestion: 'so' }), 99, 'lint').suggestion,
    ).toBe('so');
  });

  it('names the tool in the setting that lets it start programs', () => {
    const refused = { code: 'ERR_ACCESS_DENIED', permission: 'ChildProcess' };
    const { suggestion } = explainFailure(refused, 999, 'lint');
    expect(suggestion).toContain('"action": { "tools": { "programs": ["lint"] } }');
  });

  it('names the place that a tool may not reach', () => {
    const facts = { permission: 'FileSystemRead', resource: '/etc/passwd' };
    const { code, message } = explainFailure({ code: 'ERR_ACCESS_DENIED', ...facts }, 999, 'lint');
    expect(code).toBe('E_TOOL_DENIED');
    expect(message).toContain('/etc/passwd');
  });
});

describe('what a tool returned', () => {
  it('is JSON whatever it was', () => {
    void fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (value) => {
        const json = toJson(value);
        if (json !== undefined) expect(JSON.parse(JSON.stringify(json))).toEqual(json);
      }),
    );
  });

  it('is limited in depth and number', () => {
    let deep: unknown = 0;
    for (let at = 0; at < 10_000; at += 1) deep = [deep];
    expect(toText(deep)).toContain('[too deep]');
    expect(toText(new Array(1_000_000).fill(1))).toContain('[too many values]');
  });
});
