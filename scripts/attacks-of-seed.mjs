// CI's minutes hold a part of the attacks: the seed of the commit says which. Without a seed all of them run.
const ALWAYS_TRIED = ['box'];
const CHOSEN_FROM = ['bad-days', 'model', 'people', 'publish', 'repository', 'tools'];
const CHOSEN = 1;

/** The paths, as patterns, of the attacks that are left out for the seed in ATTACKS_SEED; none without one. */
export function attacksLeftOut() {
  const seed = process.env.ATTACKS_SEED;
  if (seed === undefined || seed === '') return [];
  const first = Number(seed) % CHOSEN_FROM.length;
  const turned = [...CHOSEN_FROM.slice(first), ...CHOSEN_FROM.slice(0, first)];
  const left = turned.slice(CHOSEN);
  process.stderr.write(`Attacks: ${[...ALWAYS_TRIED, ...turned.slice(0, CHOSEN)].join(', ')}\n`);
  return left.map((name) => `<rootDir>/__tests__/attacks/${name}.test.ts`);
}
