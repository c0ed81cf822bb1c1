// Node's loader in the tests' workers: compiles TypeScript, and gives the tests their own `@jest/globals` and fast-check.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { COMPILER_OPTIONS } from './typescript.cjs';

const REPLACED = new Map([
  ['@jest/globals', new URL('globals.mjs', import.meta.url).href],
  ['fast-check', new URL('../fast-check.mjs', import.meta.url).href],
]);

const compiled = new Map();

/**
 * Says where a module is. The query of a test file's address is passed on to what it imports of our own, so that each file
 * has its own. Some packages import JSON without saying that it is JSON, which Node asks for.
 */
export async function resolve(specifier, context, next) {
  const url = REPLACED.get(specifier);
  if (url !== undefined) return { url, format: 'module', shortCircuit: true };
  const found = await next(specifier, context);
  if (found.format === 'json') return { ...found, importAttributes: { type: 'json' } };
  const query = OWN_FOR_EACH_FILE.test(found.url) ? queryOf(context.parentURL ?? '') : '';
  return { ...found, url: `${found.url}${query}` };
}

/** Our own modules, and the packages that read the environment when they are loaded. */
const OWN_FOR_EACH_FILE = /\.ts$|\/node_modules\/@actions\/.*\.js$/;

function queryOf(url) {
  const at = url.lastIndexOf('?');
  return at === -1 ? '' : url.slice(at);
}

/** Reads a module. */
export async function load(url, context, next) {
  const [address] = url.split('?');
  if (!address.endsWith('.ts')) return next(url, context);
  if (!compiled.has(address)) compiled.set(address, await compile(fileURLToPath(address)));
  return { format: 'module', source: compiled.get(address), shortCircuit: true };
}

async function compile(filename) {
  const options = { ...COMPILER_OPTIONS, filename };
  return (await transform(await readFile(filename, 'utf8'), options)).code;
}
