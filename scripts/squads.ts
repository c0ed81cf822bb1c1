// Prints how each squad in `__tests__/squads` is read, and the share of expected facts that are: npm run squads
import { readSquads } from '../__tests__/read-squads.ts';

const squads = await readSquads();
for (const { name, about, differences } of squads) {
  console.log(`${differences.length === 0 ? 'as expected' : 'DIFFERENT  '}  ${name}: ${about}`);
  for (const difference of differences) console.log(`             ${difference}`);
}
const facts = squads.reduce((sum, squad) => sum + squad.facts, 0);
const wrong = squads.reduce((sum, squad) => sum + squad.differences.length, 0);
const right = squads.filter(({ differences }) => differences.length === 0);
const share = ((100 * (facts - wrong)) / facts).toFixed(1);
console.log(
  `${right.length} of ${squads.length} squads are read as expected, ${share} % of ${facts} facts.`,
);
process.exitCode = wrong === 0 ? 0 : 1;
