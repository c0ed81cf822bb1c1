import { expect, it } from '@jest/globals';
import { findScenario, readCatalogue } from '../../rehearsal/catalogue.ts';

it('the catalogue has each scenario in one group, with its story', () => {
  const groups = readCatalogue();
  const entries = groups.flatMap((group) => group.entries);
  const names = entries.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(entries.map(({ story }) => story)).not.toContain('');
  expect(groups.map(({ title }) => title)).not.toContain('More');
});

it('a scenario is found by its name or its folder', () => {
  const found = ['cycle', 'scenarios/cycle', 'zebra'].map(findScenario);
  expect(found.map((one) => one && [one.name, one.given])).toEqual([
    ['cycle', 'cycle'],
    ['cycle', 'scenarios/cycle'],
    undefined,
  ]);
});
