// Makes a test of `npm run test:unit` fail when it starts a process after all; see scripts/unit-tests.mjs.
import { createRequire } from 'node:module';

// Tries only ten examples of each property; `npm test` tries as many as each asks for.
process.env.FC_RUNS ??= '10';
// Long texts are a fifth as long; see __tests__/long-text.ts.
process.env.QUICK_TESTS ??= '1';

// Required, not imported: a built-in's named exports are fixed at its first import, which must come after this patch.
const childProcess = createRequire(import.meta.url)('node:child_process');

function refuse() {
  throw new Error(
    'A unit test starts no process. Name the package that starts this one in scripts/unit-tests.mjs.',
  );
}

childProcess.ChildProcess.prototype.spawn = refuse;
for (const name of ['spawnSync', 'execFileSync', 'execSync']) childProcess[name] = refuse;
