// Loads a third-party CommonJS module that lies compressed beside the bundle, at a quarter of its size.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { gunzipSync } from 'node:zlib';

/** Loads the compressed module at `url` and returns its exports. */
export function unpackModule(url) {
  const filename = fileURLToPath(url);
  const source = gunzipSync(readFileSync(filename)).toString();
  const module = { exports: {} };
  const load = compileFunction(source, ['exports', 'require', 'module'], { filename });
  load(module.exports, createRequire(url), module);
  return module.exports;
}
