// What the coordinator is told of who does what.
import { expect, it } from '@jest/globals';
import { coordinatorBriefing } from '../../../../src/run/agents/briefing/coordinator-briefing.ts';
import { loadDuties, reviewRulesOf } from '../../../../src/run/agents/briefing/knowledge.ts';
import { createRoster } from '../../../../src/run/agents/roster.ts';
import { createMemoryReader } from '../../../../src/team/memory/shown-memory.ts';
import { NOTHING_UNMERGED } from '../../../../src/team/memory/unmerged.ts';
import { readTeam } from '../../../../src/team/team.ts';
import { noReach } from '../../../coordinator/an-agent-environment.ts';
import { aTree } from '../../../team/a-tree.ts';

function treeOf(table: string) {
  return aTree({
    '.squad/team.md': '## Members\n| Name | Role |\n|--|--|\n| Mira | Lead |\n| Odd | Backend |\n',
    '.squad/routing.md': table,
  });
}

const PLACE = { kind: 'found', directory: '.squad', warnings: [] } as const;
const aReader = () => createMemoryReader({ nonce: '0', foundHidden: () => undefined });

async function routingOf(table: string): Promise<string> {
  const tree = treeOf(table);
  const team = await readTeam(tree, PLACE);
  const reader = aReader();
  const roster = createRoster(team.members, new Map(), 'alice');
  const unmerged = async () => NOTHING_UNMERGED;
  const knowledge = { tree, decisions: [], skills: [], wisdom: [], unmerged, reader };
  const { colleagues } = roster;
  const place = { repository: 'acme/shop', baseBranch: 'main', checks: [], reach: noReach };
  const sources = { ...place, team, knowledge, colleagues, duties: new Map() };
  return (await coordinatorBriefing('move the berths', sources)).routing;
}

const HEAD = '| Work Type | Route To | Examples |\n|--|--|--|\n';

it('names the examples of a rule beside its work, for they are the words that people use', async () => {
  const routing = await routingOf(
    `${HEAD}| Data | Odd | queries, "berths" |\n| Plans | Mira | |\n`,
  );
  expect(routing).toBe('- Data (queries, berths): odd\n- Plans: mira');
});

it('names the second choice behind the first', async () => {
  const table = '| Work Type | Primary | Secondary |\n|--|--|--|\n| Data | Odd | Mira |\n';
  expect(await routingOf(table)).toBe('- Data: odd, or else mira');
});

it('tells nobody to ask for a review by themselves', async () => {
  const rules =
    '## Rules\n- Odd and Mira review plans.\n- Migrations need a review by Odd.\n- Oddities get a review.\n';
  const team = await readTeam(treeOf(`${HEAD}| Code review | Mira | |\n\n${rules}`), PLACE);
  const [plans, migrations, others] = rules.match(/(?<=- ).*/g) ?? [];
  expect(reviewRulesOf(team, 'mira', aReader())).toBe([plans, migrations, others].join('; '));
  expect(reviewRulesOf(team, 'odd', aReader())).toBe(`Code review: mira; ${plans}; ${others}`);
});

it('tells what each owns and leaves to others, but not what all leave', async () => {
  const charterOf = (owns: string, leaves: string) =>
    `# X\n\n## What I Own\n\n- ${owns}\n\n## Boundaries\n\n- ${leaves}\n`;
  const dutiesOf = async (...leaves: readonly [string, string]) => {
    const tree = aTree({
      '.squad/team.md':
        '## Members\n| Name | Role |\n|--|--|\n| Mira | Lead |\n| Odd | Backend |\n',
      '.squad/agents/mira/charter.md': charterOf('The plan', leaves[0]),
      '.squad/agents/odd/charter.md': charterOf('The API', leaves[1]),
    });
    const team = await readTeam(tree, { kind: 'found', directory: '.squad', warnings: [] });
    const reader = createMemoryReader({ nonce: '0', foundHidden: () => undefined });
    const unmerged = async () => NOTHING_UNMERGED;
    const knowledge = { tree, decisions: [], skills: [], wisdom: [], unmerged, reader };
    return [...(await loadDuties(knowledge, team)).values()];
  };
  expect(await dutiesOf("I don't write code.", 'I leave pages to Mira.')).toEqual([
    "The plan; I don't write code",
    'The API; I leave pages to Mira',
  ]);
  expect(await dutiesOf('I leave the rest.', 'I leave the rest.')).toEqual(['The plan', 'The API']);
  const [, long = ''] = await dutiesOf('', `I never ${'touch it '.repeat(40)}`);
  expect(long.length).toBeLessThan(130);
});
