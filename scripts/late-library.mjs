// Loads a library from beside the bundle at its first call, because most runs call none and loading them is slow.
import { createRequire } from 'node:module';
import { unpackModule } from './unpack-module.mjs';

const requireHere = createRequire(import.meta.url);
const folder = /\/chunks\/[^/]*$/.test(import.meta.url) ? '../libraries' : './libraries';
const unpacked = new Map();

export function requireBeside(file) {
  const path = `${folder}/${file}`;
  if (!file.endsWith('.gz')) return requireHere(path);
  if (!unpacked.has(path)) unpacked.set(path, unpackModule(new URL(path, import.meta.url)));
  return unpacked.get(path);
}

/** Stands for one export, a function or a class, until it is called. */
export function lateExport(file, name) {
  const load = () => requireBeside(file)[name];
  return new Proxy(function late() {}, {
    get: (_late, key) => Reflect.get(load(), key),
    apply: (_late, self, args) => Reflect.apply(load(), self, args),
    construct: (_late, args) => Reflect.construct(load(), args),
  });
}
