// Holds the tests of `npm run test:unit` to what scripts/unit-tests.mjs takes them for.
import { createRequire } from 'node:module';

// A few examples of each property; `npm test` tries them all.
process.env.FC_RUNS ??= '10';

// Required, not imported: the names that a test imports are read when somebody imports it first, after this.
const childProcess = createRequire(import.meta.url)('node:child_process');

function refuse() {
  throw new Error(
    'A unit test starts no process. Name the package that starts this one in scripts/unit-tests.mjs.',
  );
}

childProcess.ChildProcess.prototype.spawn = refuse;
for (const name of ['spawnSync', 'execFileSync', 'execSync']) childProcess[name] = refuse;
