// Loads jiti's compiler, which lies packed beside the bundle: 1.5 MB of other people's code, 0.4 MB packed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { gunzipSync } from 'node:zlib';

export function unpackCompiler() {
  const filename = fileURLToPath(new URL('./babel.cjs.gz', import.meta.url));
  const source = gunzipSync(readFileSync(filename)).toString();
  const compiler = { exports: {} };
  const load = compileFunction(source, ['exports', 'require', 'module'], { filename });
  load(compiler.exports, createRequire(import.meta.url), compiler);
  return compiler.exports;
}
