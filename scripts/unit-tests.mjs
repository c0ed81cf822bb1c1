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
  const startsProcesses = (path) =>
    [...reach(path, known).keys()].some((file) =>
      importsOf(file, known).some((name) => STARTS_PROCESSES.test(name)),
    );
  return testsBelow(folder).filter((path) => !startsProcesses(path));
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
    for (const name of importsOf(file, known).filter((name) => name.startsWith('.'))) {
      const next = resolve(dirname(file), name);
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}

function importsOf(file, known) {
  const found = known.get(file);
  if (found !== undefined) return found;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const imports = [...text.matchAll(IMPORT)].map(([, first, late]) => first ?? late);
  known.set(file, imports);
  return imports;
}
