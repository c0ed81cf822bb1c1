// CI's minutes hold a part of the attacks and of the disturbed runs: the seed of the commit says which. Without a seed all of them run.
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

const GROUPS = [
  { names: ATTACKS.map((name) => `attacks/${name}`), chosen: 1 },
  { names: DISTURBED, chosen: 1 },
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
