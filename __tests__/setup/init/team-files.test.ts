import { describe, expect, it } from '@jest/globals';
import { planTeam, readCopilotAgents } from '../../../src/setup/init/plan-team.ts';
import { newTeamFiles } from '../../../src/setup/init/team-files.ts';
import { locateSquad } from '../../../src/team/locate-squad.ts';
import { loadCapabilities } from '../../../src/team/roster/capabilities.ts';
import { isRoutable } from '../../../src/team/roster/member.ts';
import { readTeam } from '../../../src/team/team.ts';
import { aTree } from '../../team/a-tree.ts';

type Files = Readonly<Record<string, string>>;

async function makeTeam(isSplit: boolean, repository: Files = {}, namedChecks: string[] = []) {
  const plan = planTeam(isSplit, await readCopilotAgents(aTree(repository)));
  const made = newTeamFiles({ ...plan, project: 'shop', today: '2026-11-22', namedChecks });
  const tree = aTree({ ...repository, ...Object.fromEntries(made) });
  const location = await locateSquad(tree);
  if (location.kind !== 'found') throw new Error(location.kind);
  const team = await readTeam(tree, location);
  const members = team.members
    .filter(isRoutable)
    .map(({ name, role, charterPath }) => ({ name, role, charterPath }));
  return { tree, team, members, made };
}

const named = (members: readonly { readonly name: string; readonly role: string }[]) =>
  members.map(({ name, role }) => `${name}, ${role}`);

describe('a new team', () => {
  it('has a lead, a developer and a tester, who can all work, without a warning', async () => {
    const { team, members } = await makeTeam(false);
    expect(named(members)).toEqual(['Ripley, Lead', 'Fenster, Developer', 'Hockney, Tester']);
    expect(team.warnings).toEqual([]);
  });

  it('has two makers where the repository has a frontend and a backend', async () => {
    const { members, made } = await makeTeam(true);
    expect(named(members)).toEqual([
      'Ripley, Lead',
      'Fenster, Backend',
      'Verbal, Frontend',
      'Hockney, Tester',
    ]);
    expect(made.get('.squad/agents/hockney/charter.md')).toContain(
      '- I leave questions of scope to Ripley, the server to Fenster and the pages to Verbal.',
    );
  });

  it('routes every kind of work to one of them, and reviews to the lead', async () => {
    const { team, tree } = await makeTeam(false);
    expect(team.rules.map(({ agents }) => agents)).toEqual([['ripley'], ['fenster'], ['hockney']]);
    const capabilities = await loadCapabilities(tree, team);
    expect(capabilities.get('ripley')).toMatchObject({ reviews: true, implements: true });
    expect(capabilities.get('fenster')).toMatchObject({ reviews: false, implements: true });
  });

  it('names the checks that runs do not find by themselves', async () => {
    const { team } = await makeTeam(false, {}, ['./mvnw --offline test']);
    expect(team.settings.checks?.map(({ run }) => run)).toEqual(['./mvnw --offline test']);
  });
});

const agentFile = (description: string) => `---\ndescription: ${description}\n---\nDo it well.\n`;

describe("the repository's own agents", () => {
  it('are members with their own charters, in the place of ours of the same role', async () => {
    const path = '.github/agents/test-writer.agent.md';
    const { members, team } = await makeTeam(false, { [path]: agentFile('Writes | `tests`') });
    expect(named(members)).toEqual([
      'Ripley, Lead',
      'Fenster, Developer',
      'Test-writer, Writes tests',
    ]);
    expect(members.at(-1)?.charterPath).toBe(path);
    expect(team.members.at(-1)?.historyPath).toBe('.squad/agents/test-writer/history.md');
    expect(team.warnings).toEqual([]);
  });

  it.each([
    ["Squad's own coordinator", '.github/agents/squad.agent.md'],
    ['a file whose name is no name', '.github/agents/a b|c.agent.md'],
  ])('are not %s', async (_what, path) => {
    const { members } = await makeTeam(false, { [path]: agentFile('Tests') });
    expect(members).toHaveLength(3);
  });
});
