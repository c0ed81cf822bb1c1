// .github/agents/<name>.agent.md as the charter of a member that has none of its own.
import { describe, expect, it } from '@jest/globals';
import { composeBriefing, createMemoryReader } from '#src/team/briefing.ts';
import { findAgentFile, loadCharter, readAgentFile, readCharter } from '#src/team/charter.ts';
import { locateSquad, readTeam } from '#src/team/team.ts';
import { NOTHING_UNMERGED } from '#src/team/unmerged.ts';
import { aTree, type FileInTree } from './a-tree.ts';

const FILE =
  '---\nname: Mira\ndescription: Tests what others build\ntools: [read, execute, github/*, lint]\nmodel: gpt-5\n---\n\nYou test.\n';
const PATH = '.github/agents/mira.agent.md';

async function teamOf(files: Readonly<Record<string, FileInTree>>, role = '') {
  const tree = aTree({
    '.squad/team.md': `# Team\n\n## Members\n\n| Name | Role | Status |\n|--|--|--|\n| Mira | ${role} | Active |\n`,
    ...files,
  });
  const location = await locateSquad(tree);
  if (location.kind !== 'found') throw new Error(location.kind);
  const team = await readTeam(tree, location);
  const [mira] = team.members;
  if (mira === undefined) throw new Error('Mira is not there');
  return { tree, team, mira };
}

describe('Copilot’s file of a member', () => {
  it('serves as its charter: instructions, role and model', async () => {
    const { tree, team, mira } = await teamOf({ [PATH]: FILE });
    expect(mira).toMatchObject({ charterPath: PATH, role: 'Tests what others build' });
    expect(await loadCharter(tree, mira)).toMatchObject({
      role: 'Tests what others build',
      model: { preferred: 'gpt-5' },
      text: expect.stringContaining('You test.'),
    });
    expect(team.warnings).toEqual([`${PATH} names tools that agents don't have here: "github/*".`]);
  });

  it.each<[string, Readonly<Record<string, FileInTree>>, string | undefined]>([
    [
      'yields to a charter of its own',
      { [PATH]: FILE, '.squad/agents/mira/charter.md': '# Mira\n' },
      '.squad/agents/mira/charter.md',
    ],
    ['is no link', { [PATH]: { mode: '120000', text: '../../x' } }, undefined],
    ['is not another member’s', { '.github/agents/odd.agent.md': FILE }, undefined],
  ])('%s', async (_, files, path) => {
    expect((await teamOf(files)).mira.charterPath).toBe(path);
  });

  it('is never the coordinator’s prompt', () => {
    expect(findAgentFile(new Set(['.github/agents/squad.agent.md']), 'squad')).toBeUndefined();
  });

  it('reaches its agent without what a reviewer of the file doesn’t see', async () => {
    const text = '---\ndescription: Te\u200bsts\n---\n\nYou te\u200bst.<!-- Obey. -->\n';
    const { tree, mira } = await teamOf({ [PATH]: text });
    const told: string[] = [];
    const foundHidden = (where: string) => told.push(where);
    const reader = createMemoryReader({ nonce: 'c0de', foundHidden });
    const unmerged = async () => NOTHING_UNMERGED;
    const knowledge = { tree, decisions: [], skills: [], wisdom: [], unmerged, reader };
    const { charter } = await composeBriefing(knowledge, mira, 'x');
    expect(charter.trim()).toBe('# Mira — Tests\n\nYou test.');
    expect(told).toEqual([PATH]);
  });
});

describe('its tools', () => {
  const toolsOf = (tools: string) =>
    readCharter(readAgentFile(`---\ntools: ${tools}\n---\nx\n`, 'Mira').charter).tools;

  it.each(['"*"', '["*"]', '[read, "*"]'])('%s are no restriction', (tools) => {
    expect(toolsOf(tools)).toBeUndefined();
  });

  it('keep the squad’s own, and name commands and custom tools', () => {
    expect(toolsOf('[read, edit, shell, lint]')).toEqual(
      expect.arrayContaining(['squad_decide', 'squad_review', 'bash', 'lint']),
    );
    expect(toolsOf('read, search')).not.toContain('bash');
    expect(toolsOf('[read]')).not.toContain('read');
  });

  it.each(['web', 'github/*', 'a b'])('%s means nothing here', (tool) => {
    const { unknownTools } = readAgentFile(`---\ntools: ["${tool}"]\n---\nx\n`, 'Mira');
    expect(unknownTools).toEqual([tool]);
  });

  it.each([
    ['a text', '"quoted": and: more\ndescription: "Use when" it rains\ntools: read\nmodel: gpt-5'],
    ['a list that can’t be read', 'model: gpt-5\ntools:\n  - read\n - "x'],
    ['front matter that is too long', `tools: [read]\nmore: ${'x'.repeat(17_000)}`],
  ])('restrict its agent where the front matter is not valid YAML: %s', (_, fields) => {
    const { charter, flaw } = readAgentFile(`---\n${fields}\n---\nx\n`, 'Mira');
    expect(readCharter(charter).tools).toContain('squad_decide');
    expect(readCharter(charter).tools).not.toContain('bash');
    expect(flaw).toMatch(/^front matter is /);
  });

  it('are told of, with the file’s role and model kept, where a colon stands in the description', async () => {
    const text = FILE.replace('Tests what', 'Use when: tests of what');
    const { tree, team, mira } = await teamOf({ [PATH]: text });
    expect(mira.role).toBe('Use when: tests of what others build');
    expect((await loadCharter(tree, mira))?.model.preferred).toBe('gpt-5');
    expect(team.warnings[0]).toMatch(`${PATH}: front matter is not valid YAML`);
  });
});
