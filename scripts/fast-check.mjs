// fast-check as `npm run test:unit` gives it to the tests: a few examples of a property; `npm test` tries them all.
import fastCheck from '../node_modules/fast-check/lib/fast-check.js';

const EXAMPLES = 10;

export * from '../node_modules/fast-check/lib/fast-check.js';

export function assert(property, parameters) {
  return fastCheck.assert(property, { ...parameters, numRuns: EXAMPLES });
}

// biome-ignore lint/style/noDefaultExport: as fast-check exports it
export default { ...fastCheck, assert };
