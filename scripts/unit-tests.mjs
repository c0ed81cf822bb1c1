// Which tests are unit tests: those whose imports, however far one follows them, reach nothing that starts processes.
// scripts/unit-setup.mjs holds them to it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const STARTS_PROCESSES =
  /^(?:(?:node:)?child_process|@github\/copilot-sdk|esbuild|simple-git|tsx)$/;
const IMPORT =
  /^(?:import|export)\s(?!type\b)(?:[^'";]*\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** The paths of the unit tests below a folder. */
export function unitTests(folder) {
  const known = new Map();
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => join(folder, name))
    .filter((path) => !startsProcesses(path, known));
}

function startsProcesses(path, known) {
  const seen = new Set([path]);
  for (const file of seen) {
    const imports = importsOf(file, known);
    if (imports.some((name) => STARTS_PROCESSES.test(name))) return true;
    for (const name of imports.filter((name) => name.startsWith('.'))) {
      seen.add(resolve(dirname(file), name));
    }
  }
  return false;
}

function importsOf(file, known) {
  const found = known.get(file);
  if (found !== undefined) return found;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const imports = [...text.matchAll(IMPORT)].map(([, first, late]) => first ?? late);
  known.set(file, imports);
  return imports;
}
