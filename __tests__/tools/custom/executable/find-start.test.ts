import { describe, expect, it } from '@jest/globals';
import { findStart } from '../../../../src/tools/custom/executable/find-start.ts';
import { readManifest, type ToolManifest } from '../../../../src/tools/custom/manifest/manifest.ts';
import { aManifest } from '../a-tool-folder.ts';

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

  it('Go files beside a script do not make it a Go tool', () => {
    const files = [file('lint.py'), file('gen.go')];
    expect(findStart(aTool('lint.py'), files, 'local')).toMatchObject({ language: 'python' });
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

  it.each([
    ['it brings them along', 'lint.js', [needs(['a']), file('node_modules/a/index.js')]],
    ['it needs none', 'lint.js', [needs([])]],
    ['its package.json cannot be read', 'lint.js', [file('package.json', '{')]],
    ['it does not run on Node', 'lint.py', [needs(['a'])]],
  ])('are no matter where %s', (_, entrypoint, files) => {
    const start = findStart(aTool(entrypoint), [file(entrypoint), ...files], 'local');
    expect(start).toMatchObject({ kind: 'interpreted', file: entrypoint });
  });
});
