// fast-check as jest gives it to the tests. FC_SEED, a whole number, decides which examples every property tries: CI
// derives it from the commit, and without it each run tries others. FC_RUNS overrides how many examples each property tries.
import fastCheck from '../node_modules/fast-check/lib/fast-check.js';

const { FC_SEED: seed, FC_RUNS: runs } = process.env;

if (seed) fastCheck.configureGlobal({ ...fastCheck.readConfigureGlobal(), seed: Number(seed) });

export * from '../node_modules/fast-check/lib/fast-check.js';

export function assert(property, parameters) {
  const wanted = runs ? { ...parameters, numRuns: Number(runs) } : parameters;
  return fastCheck.assert(property, wanted);
}

// biome-ignore lint/style/noDefaultExport: as fast-check exports it
export default { ...fastCheck, assert };
