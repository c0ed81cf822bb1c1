// Loads a library that lies beside the bundle at the first call: most runs call none of these, and reading them takes long.
import { createRequire } from 'node:module';

const requireHere = createRequire(import.meta.url);
const folder = /\/chunks\/[^/]*$/.test(import.meta.url) ? '../libraries' : './libraries';

export function requireBeside(library) {
  return requireHere(`${folder}/${library}.cjs`);
}

/** Stands for one export, a function or a class, until it is called. */
export function lateExport(library, name) {
  const load = () => requireBeside(library)[name];
  return new Proxy(function late() {}, {
    get: (_late, key) => Reflect.get(load(), key),
    apply: (_late, self, args) => Reflect.apply(load(), self, args),
    construct: (_late, args) => Reflect.construct(load(), args),
  });
}
