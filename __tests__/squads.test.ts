// Each squad of the corpus is read as a careful person reads it; `npm run squads` prints the same.
import { describe, expect, it } from '@jest/globals';
import { readSquads } from './read-squads.ts';

const squads = await readSquads();

describe('a squad as people write it', () => {
  it.each(squads)('$name is read as expected: $about', ({ differences, facts }) => {
    expect(facts).toBeGreaterThan(0);
    expect(differences).toEqual([]);
  });

  it('is told in one sentence', () => {
    expect(squads.filter(({ about }) => about === '')).toEqual([]);
    expect(squads.length).toBeGreaterThan(1);
  });
});
