// CI's minutes hold a part of the attacks, of the disturbed runs and of the slowest tests: the seed of the commit says which.
// Without a seed all of them run.
const ATTACKS = ['bad-days', 'model', 'people', 'publish', 'repository', 'tools'];
const DISTURBED = [
  'adapters/box/lifeline',
  'attacks/delivery',
  'attacks/killed',
  'faults/cancelled',
  'faults/clock',
  'faults/surroundings',
  'publish/many-at-once',
  'publish/memory-at-once',
  'run/meanwhile',
  'run/resume/pushed-work',
  'run/resume/saved-run',
  'run/resume/unopened',
  'run/start/rivals',
];
/** Whole runs, one after the other, on real git. */
const RUNS = [
  'run/again',
  'run/agents/commands',
  'run/agents/tools',
  'run/checks/check-work',
  'run/finish/publish-reviews',
  'run/finish/publish-work',
  'run/finish/settle-questions',
  'run/review-feedback/assign-feedback',
];
/** Those that start the built program or tool hosts for each test. */
const PROGRAMS = [
  'adapters/proxy/proxy',
  'adapters/tool-host/tool-attacks',
  'attacks/box',
  'cli/tools',
  'docs-tools',
  'rehearsal/by-hand',
];

const GROUPS = [
  { names: ATTACKS.map((name) => `attacks/${name}`), chosen: 1 },
  { names: DISTURBED, chosen: 1 },
  { names: RUNS, chosen: 4 },
  { names: PROGRAMS, chosen: 3 },
];

/** The paths, as patterns, of the tests that are left out for the seed in ATTACKS_SEED; none without one. */
export function attacksLeftOut() {
  const seed = process.env.ATTACKS_SEED;
  if (seed === undefined || seed === '') return [];
  const left = GROUPS.flatMap((group) => leftOutOf(group, Number(seed)));
  return left.map((name) => `<rootDir>/__tests__/${name}.test.ts`);
}

function leftOutOf({ names, chosen }, seed) {
  const first = seed % names.length;
  const turned = [...names.slice(first), ...names.slice(0, first)];
  process.stderr.write(`Of ${names.length}: ${turned.slice(0, chosen).join(', ')}\n`);
  return turned.slice(chosen);
}
