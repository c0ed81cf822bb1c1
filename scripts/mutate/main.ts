// `npm run mutate -- src/trigger`: makes small mistakes in a folder's files, one at a time, and prints those that no
// test found. It changes files of the working tree and restores them. Each mistake first meets its nearest tests, and
// if they pass, others that import the file. Slow tests of other folders and tests of the built action don't run, so
// the score is a lower bound.
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
    /** How many mistakes the seed chooses. */
    sample: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    /** How many test files run at a time. */
    tests: { type: 'string', default: '12' },
  },
});

const root = join(import.meta.dirname, '../..');
/** The time for one test file, on average. */
const LIMIT_MS = 15_000;
/** How many rounds of either kind are run: farther tests take minutes and hardly ever find what nearer ones don't. */
const MOST_ROUNDS = 2;
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

/** Runs the nearest unit tests, then the nearest tests that start programs, then more. True when the mistake is found. */
function isFound(mutant: ChosenMutant): boolean {
  const { file, start, end, text } = mutant;
  const code = readFileSync(file);
  const before = code.subarray(0, start);
  const changed = Buffer.concat([before, Buffer.from(text), code.subarray(end)]);
  const { unit, others } = nearest(file);
  const [near = [], ...far] = roundsOf(unit).slice(0, MOST_ROUNDS);
  const [beside = [], ...beyond] = roundsOf(others).slice(0, MOST_ROUNDS);
  try {
    writeFileSync(file, changed);
    // A mistake may put a unit test into an endless loop, so a timeout counts there. Other tests may be slow by themselves.
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

/** Runs the tests in one process, so that killing it ends an endless loop. */
function play(tests: readonly string[]): 'passed' | 'failed' | 'too long' {
  if (tests.length === 0) return 'passed';
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--bail', '--ci'];
  const order = ['--testSequencer', './scripts/nearest-first.mjs'];
  const args = [...jest, ...order, '--runInBand', '--silent', '--runTestsByPath', ...tests];
  const timeout = LIMIT_MS * (tests.length + 4);
  const options = { cwd: root, stdio: 'ignore', timeout, killSignal: 'SIGKILL' } as const;
  const { status, signal } = spawnSync(process.execPath, args, options);
  if (signal !== null) return 'too long';
  return status === 0 ? 'passed' : 'failed';
}

function oneLine(code: string): string {
  return code.replace(/\s+/g, ' ').slice(0, 80);
}
