// Node's loader in the tests' workers: compiles TypeScript, and gives the tests their own `@jest/globals` and fast-check.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { COMPILER_OPTIONS } from './typescript.cjs';

const REPLACED = new Map([
  ['@jest/globals', new URL('globals.mjs', import.meta.url).href],
  ['fast-check', new URL('../fast-check.mjs', import.meta.url).href],
]);

/** Says where a module is. Some packages import JSON without saying that it is JSON, which Node asks for. */
export async function resolve(specifier, context, next) {
  const url = REPLACED.get(specifier);
  if (url !== undefined) return { url, format: 'module', shortCircuit: true };
  const found = await next(specifier, context);
  return found.format === 'json' ? { ...found, importAttributes: { type: 'json' } } : found;
}

/** Reads a module. */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    ...COMPILER_OPTIONS,
    filename,
  });
  return { format: 'module', source: code, shortCircuit: true };
}
