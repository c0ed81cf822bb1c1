// `npm run mutate -- src/trigger`: makes small mistakes in a folder's files, one at a time, and says which no test found. It
// changes the files of the working tree, and puts them back. A mistake meets its nearest tests first, and what they let pass
// meets others that import the file. Slow tests and those of the built action are not played: the score is the least.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseCases } from '../faults/choose.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { openNearestTests } from './nearest-tests.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many mistakes, chosen by the seed. */
    sample: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    /** How many test files are played at a time. */
    tests: { type: 'string', default: '12' },
  },
});

const root = join(import.meta.dirname, '../..');
/** For one test file, on average. */
const LIMIT_MS = 15_000;
/** So many rounds of those that start programs. */
const MOST_ROUNDS = 3;
const nearest = openNearestTests(root);

for (const folder of positionals) {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const files = names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(root, folder, name));
  const all = files.flatMap((file) =>
    mutantsOf(readFileSync(file, 'utf8')).map((mutant) => ({
      ...mutant,
      file,
      name: `${file.slice(root.length)} ${mutant.start}-${mutant.end} ${mutant.text}`,
    })),
  );
  const chosen = chooseCases(all, Number(options.seed), Number(options.sample));
  const survivors = chosen.filter((mutant) => !isFound(mutant));
  const found = chosen.length - survivors.length;
  const share = ((100 * found) / Math.max(1, chosen.length)).toFixed(0);
  console.log(`${folder}: ${found} of ${chosen.length} found (${share} %), of ${all.length}`);
}

type ChosenMutant = Mutant & { readonly file: string };

/** The nearest unit tests, the nearest of those that start programs, and then more. */
function isFound(mutant: ChosenMutant): boolean {
  const { file, start, end, text } = mutant;
  const code = readFileSync(file);
  const before = code.subarray(0, start);
  const changed = Buffer.concat([before, Buffer.from(text), code.subarray(end)]);
  const { unit, others } = nearest(file);
  const [near = [], ...far] = roundsOf(unit);
  const [beside = [], ...beyond] = roundsOf(others).slice(0, MOST_ROUNDS);
  try {
    writeFileSync(file, changed);
    // A mistake may make a unit test go round in circles; the others may be slow for reasons of their own.
    const isSeen =
      play(near) !== 'passed' ||
      [beside, ...far, ...beyond].some((tests) => play(tests) === 'failed');
    if (!isSeen) {
      const line = before.toString().split('\n').length;
      const was = code.subarray(start, end).toString();
      console.log(`${file.slice(root.length + 1)}:${line}: ${oneLine(was)} -> ${oneLine(text)}`);
    }
    return isSeen;
  } finally {
    writeFileSync(file, code);
  }
}

function roundsOf(tests: readonly string[]): readonly (readonly string[])[] {
  const size = Number(options.tests);
  const starts = tests.map((_, place) => place).filter((place) => place % size === 0);
  return starts.map((start) => tests.slice(start, start + size));
}

/** In one process: what goes round in circles is ended with it. */
function play(tests: readonly string[]): 'passed' | 'failed' | 'too long' {
  if (tests.length === 0) return 'passed';
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--bail', '--ci'];
  const args = [...jest, '--runInBand', '--silent', '--runTestsByPath', ...tests];
  const timeout = LIMIT_MS * (tests.length + 4);
  const options = { cwd: root, stdio: 'ignore', timeout, killSignal: 'SIGKILL' } as const;
  const { status, signal } = spawnSync(process.execPath, args, options);
  if (signal !== null) return 'too long';
  return status === 0 ? 'passed' : 'failed';
}

function oneLine(code: string): string {
  return code.replace(/\s+/g, ' ').slice(0, 80);
}
