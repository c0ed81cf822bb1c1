// What the coordinator is told of who does what.
import { expect, it } from '@jest/globals';
import { coordinatorBriefing } from '../../../../src/run/agents/briefing/knowledge.ts';
import { createRoster } from '../../../../src/run/agents/roster.ts';
import { createMemoryReader } from '../../../../src/team/memory/shown-memory.ts';
import { NOTHING_UNMERGED } from '../../../../src/team/memory/unmerged.ts';
import { readTeam } from '../../../../src/team/team.ts';
import { aTree } from '../../../team/a-tree.ts';

async function routingOf(table: string): Promise<string> {
  const tree = aTree({
    '.squad/team.md': '## Members\n| Name | Role |\n|--|--|\n| Mira | Lead |\n| Odd | Backend |\n',
    '.squad/routing.md': table,
  });
  const team = await readTeam(tree, { kind: 'found', directory: '.squad', warnings: [] });
  const reader = createMemoryReader({ nonce: '0', foundHidden: () => undefined });
  const roster = createRoster(team.members, new Map(), 'alice');
  const unmerged = async () => NOTHING_UNMERGED;
  const knowledge = { tree, decisions: [], skills: [], wisdom: [], unmerged, reader };
  const { colleagues } = roster;
  const place = { repository: 'acme/shop', baseBranch: 'main', checks: [] };
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

it('cuts a rule’s examples, never its agents', async () => {
  const routing = await routingOf(`${HEAD}| Data | Odd | ${'berths and piers, '.repeat(40)} |\n`);
  expect(routing.length).toBeLessThan(200);
  expect(routing).toMatch(/^- Data \(berths and piers, .*…\): odd$/);
});
