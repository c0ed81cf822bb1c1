// A few of the cases of `npm run faults`, chosen by FAULTS_SEED or, without it, by chance.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { casesOf, chooseCases, type FaultCase } from '../../scripts/faults/cases.ts';
import { playCase } from '../../scripts/faults/play.ts';
import { type DisturbedStory, readStory, STORY_NAMES } from '../../scripts/faults/stories.ts';

const CASES = 4;
/** A few seconds; a machine that does much else takes longer. */
const LONGEST_MS = 300_000;
const seed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 2 ** 31));
const name = STORY_NAMES[seed % STORY_NAMES.length] ?? 'change';

/** Those that wait for a limit take too long here. */
const isQuick = ({ name: one, test }: FaultCase) =>
  !/endless|silence|always/.test(one) && test !== 'cancelled, no answer';

let story: DisturbedStory;
let cases: readonly FaultCase[];

beforeAll(async () => {
  story = await readStory(name);
  cases = chooseCases(casesOf(story, new Set()).filter(isQuick), seed, CASES);
}, LONGEST_MS);

describe(`the story "${name}", disturbed as seed ${seed} says`, () => {
  it(
    'loses nothing, doubles nothing and says how it went',
    async () => {
      const played = await Promise.all(cases.map((one) => playCase(story, one)));
      const broken = played.filter((verdict) => verdict.broken.length > 0);
      expect(broken.map((verdict) => [verdict.one.name, ...verdict.broken])).toEqual([]);
    },
    LONGEST_MS,
  );
});
