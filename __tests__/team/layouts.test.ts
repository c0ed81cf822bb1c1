// Whole repositories as people have them: what the readers make of them together.
import { describe, expect, it } from '@jest/globals';
import { composeBriefing, createMemoryReader } from '#src/team/briefing.ts';
import { loadDecisions } from '#src/team/inbox.ts';
import { loadWisdom } from '#src/team/learnings.ts';
import { isRoutable } from '#src/team/member.ts';
import { listSkills } from '#src/team/skills.ts';
import { locateSquad, readTeam } from '#src/team/team.ts';
import { NOTHING_UNMERGED } from '#src/team/unmerged.ts';
import { aTree, type FileInTree } from './a-tree.ts';

const MEMBERS = '| Name | Role | Charter | Status |\n|------|------|---------|--------|\n';

/** The squad, and what its first member is told about "time zones". */
async function read(files: Readonly<Record<string, FileInTree>>) {
  const tree = aTree(files);
  const location = await locateSquad(tree);
  if (location.kind !== 'found') throw new Error(location.kind);
  const team = await readTeam(tree, location);
  const { entries: decisions } = await loadDecisions(tree, team);
  const { skills } = await listSkills(tree, team.directory);
  const [first] = team.members.filter(isRoutable);
  if (first === undefined) throw new Error('nobody is routable');
  const reader = createMemoryReader({ nonce: 'nonce', foundHidden: () => {} });
  const unmerged = async () => NOTHING_UNMERGED;
  const wisdom = await loadWisdom(tree, team.directory);
  const knowledge = { tree, decisions, skills, wisdom, unmerged, reader };
  const briefing = await composeBriefing(knowledge, first, 'time zones');
  return { team, decisions, skills, briefing };
}

const SQUAD = {
  'team.md': `# Team\n\n## Members\n\n${MEMBERS}| Odd Nes | 🔧 Backend Dev | \`agents/odd nes/charter.md\` | ✅ Active |\n`,
  'routing.md': '## Work Type → Agent\n\n| Work Type | Primary |\n|--|--|\n| API | Odd Nes |\n',
  'decisions.md':
    '# Squad Decisions\n\n## Active Decisions\n\n### 2026-01-01: Use UTC\n\n**By:** Odd Nes\n\nAll time zones.\n\n## Governance\n\n- Rules\n',
  'agents/odd nes/charter.md': '# Odd Nes — Backend Dev\n\n## What I Own\n\n### APIs\n\n- HTTP\n',
  'agents/odd nes/history.md': '# History\n\n## Learnings\n\n- Time zones are hard.\n',
  'skills/utc/SKILL.md': '---\nname: utc\ntriggers:\n  - time zone\n---\n\nStore UTC.\n',
};

const below = (directory: string, change = (text: string) => text) =>
  Object.fromEntries(
    Object.entries(SQUAD).map(([path, text]) => [`${directory}/${path}`, change(text)]),
  );

let isOdd = false;
const mixed = (text: string) =>
  text.replaceAll('\n', () => {
    isOdd = !isOdd;
    return isOdd ? '\r\n' : '\n';
  });

describe('one squad, written in many ways', () => {
  it.each<[string, Readonly<Record<string, FileInTree>>]>([
    ['as it is', below('.squad')],
    ['in .ai-team/', below('.ai-team')],
    ['with CRLF', below('.squad', (text) => text.replaceAll('\n', '\r\n'))],
    ['with line ends of two kinds', below('.squad', mixed)],
    ['with byte order marks', below('.squad', (text) => `\uFEFF${text}`)],
  ])('tells its agent the same %s', async (_how, files) => {
    const { team, decisions, skills, briefing } = await read(files);
    const [directory] = Object.keys(files)[0]?.split('/') ?? [];
    expect(team).toMatchObject({ directory, members: [{ slug: 'odd-nes', role: 'Backend Dev' }] });
    expect(team.rules).toMatchObject([{ work: 'API', agents: ['odd-nes'] }]);
    expect(decisions).toMatchObject([{ title: 'Use UTC', author: 'Odd Nes' }]);
    expect(skills).toMatchObject([{ name: 'utc', triggers: ['time zone'] }]);
    const told = [briefing.charter, ...briefing.knowledge.map(({ text }) => text)]
      .join('\n')
      .replace(/\r\n?/g, '\n');
    for (const said of ['### APIs', 'Time zones are hard.', 'All time zones.', 'Store UTC.']) {
      expect(told).toContain(said);
    }
    expect(told).not.toContain('- Rules');
  });
});

describe('what lies beside the living files', () => {
  it('archives, logs, templates and Squad’s own workflows are no part of what agents are told', async () => {
    const secretly = '### 2020-01-01: Time zones forever\n\nArchived.\n';
    const { team, decisions, briefing } = await read({
      ...below('.squad'),
      '.squad/decisions-archive.md': secretly,
      '.squad/decisions/archive/2026-Q1.md': secretly,
      '.squad/agents/odd nes/history-archive.md': secretly,
      '.squad/agents/_alumni/vik/history.md': secretly,
      '.squad/orchestration-log/2026-01-01T09-00-00Z-odd.md': secretly,
      '.squad/templates/charter.md': secretly,
      '.squad/decisions/inbox/.gitkeep': '',
      '.github/workflows/squad.lock.yml': 'on: issue_comment\n',
    });
    expect(decisions.map(({ title }) => title)).toEqual(['Use UTC']);
    expect(JSON.stringify(briefing)).toContain('Time zones are hard.');
    expect(JSON.stringify(briefing)).not.toContain('Archived.');
    expect(team.warnings).toEqual([]);
  });
});
