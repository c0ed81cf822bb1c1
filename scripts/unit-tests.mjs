// Finds the unit tests: those whose direct and indirect imports reach nothing that starts processes.
// scripts/unit-setup.mjs enforces it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const STARTS_PROCESSES =
  /^(?:(?:node:)?child_process|@github\/copilot-sdk|esbuild|simple-git|tsx)$/;
const IMPORT =
  /^(?:import|export)\s(?!type\b)(?:[^'";]*\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** Returns the paths of the unit tests below a folder. */
export function unitTests(folder) {
  const known = new Map();
  const isUnit = (path) =>
    [...reach(path, known).keys()].every((file) => !importsOf(file, known).startsProcesses);
  return testsBelow(folder).filter(isUnit);
}

/** Returns, for each test below a folder, the files that it imports directly or indirectly, with their distances. */
export function importsBelow(folder) {
  const known = new Map();
  return new Map(testsBelow(folder).map((path) => [path, reach(path, known)]));
}

function testsBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => join(folder, name));
}

/** Finds all files that one imports, with their distances. The loop also visits entries that it adds to the map. */
function reach(path, known) {
  const distances = new Map([[path, 0]]);
  for (const [file, distance] of distances) {
    for (const next of importsOf(file, known).files) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}

/** Reads a file once: which files it imports, and whether it imports something that starts processes. */
function importsOf(file, known) {
  const found = known.get(file);
  if (found !== undefined) return found;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const names = [...text.matchAll(IMPORT)].map(([, first, late]) => first ?? late);
  const own = names.filter((name) => name.startsWith('.'));
  const imports = {
    files: own.map((name) => resolve(dirname(file), name)),
    startsProcesses: names.some((name) => STARTS_PROCESSES.test(name)),
  };
  known.set(file, imports);
  return imports;
}
