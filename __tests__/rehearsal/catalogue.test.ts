import { describe, expect, it } from '@jest/globals';
import { findScenario, readCatalogue } from '../../rehearsal/catalogue.ts';

describe('readCatalogue', () => {
  it('has each scenario in one group, with its story', () => {
    const groups = readCatalogue();
    const names = groups.flatMap(({ entries }) => entries.map(({ name }) => name));
    expect(names).toEqual([...new Set(names)]);
    expect(groups.flatMap(({ entries }) => entries).filter(({ story }) => story === '')).toEqual(
      [],
    );
    expect(groups.find(({ title }) => title === 'More')?.entries ?? []).toEqual([]);
  });
});

describe('findScenario', () => {
  it('takes a name or a folder', () => {
    const [byName, byFolder] = ['cycle', 'scenarios/cycle'].map(findScenario);
    expect([byName?.name, byFolder?.name, byFolder?.given]).toEqual([
      'cycle',
      'cycle',
      'scenarios/cycle',
    ]);
    expect(findScenario('zebra')).toBeUndefined();
  });
});
