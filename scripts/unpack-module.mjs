// Loads a CommonJS module of other people's code that lies packed beside the bundle, in a quarter of its size.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { gunzipSync } from 'node:zlib';

/** `url` is that of the packed file. Gives the module's exports. */
export function unpackModule(url) {
  const filename = fileURLToPath(url);
  const source = gunzipSync(readFileSync(filename)).toString();
  const module = { exports: {} };
  const load = compileFunction(source, ['exports', 'require', 'module'], { filename });
  load(module.exports, createRequire(url), module);
  return module.exports;
}
