import { describe, expect, it } from '@jest/globals';
import { parseRouting } from '#src/team/routing.ts';
import { aMember } from './a-member.ts';

const team = {
  members: [
    aMember('Mira', { role: 'Tech Lead' }),
    aMember('Odd Nes', { role: 'Backend Dev' }),
    aMember('Vik', { role: 'Tester' }),
    aMember('@copilot', { slug: 'copilot', kind: 'copilot' }),
    aMember('Scribe', { kind: 'built-in' }),
  ],
};
const rulesOf = (text: string) => parseRouting(text, team).rules;
const who = (cell: string) =>
  parseRouting(`## Rules\n| Domain | Agent |\n|--|--|\n| x | ${cell} |`, team);

describe('parseRouting', () => {
  it.each([
    ['D1', '## Routing Table', 'Work Type | Route To | Examples'],
    ['D2', '## Work Type → Agent', 'Work Type | Primary | Secondary'],
    ['D3', '## Work Type -> Agent', 'Work Type | Agent | Examples'],
    ['free: signal', '## Signal → Agent Mapping', 'Signal | Agent | Rationale'],
    ['free: rules', '## Rules', 'Pattern | Agent | Priority'],
    ['free: domain', '## Who', 'Domain | Assignee | Notes'],
  ])('reads the dialect %s', (_, heading, columns) => {
    const rules = rulesOf(`${heading}\n| ${columns} |\n|--|--|--|\n| APIs | Odd Nes | Vik |`);
    expect(rules).toMatchObject([{ work: 'APIs', agents: ['odd-nes'] }]);
  });

  it.each([
    ['Mira (UI), Vik (tests)', ['mira', 'vik'], []],
    ['Mira (UI, pages), Vik', ['mira', 'vik'], []],
    [
      'Mira (UI), Nobody',
      ['mira'],
      ['routing.md: nobody in team.md is called Nobody (line 4, x).'],
    ],
  ])('reads each agent of %s with the note in brackets', (cell, agents, warnings) => {
    expect(who(cell)).toMatchObject({ rules: [{ agents }], warnings });
  });

  it('reads a squad of the official tools: an empty Routing Table beside a filled table of work types', () => {
    const text =
      '# Routing\r\n## Routing Table\r\n\r\n| Work Type | Route To | Examples |\r\n|--|--|--|\r\n\r\n## Work Type → Agent\n\n| Work Type | Primary | Secondary |\n|--|--|--|\n| Tests | Vik | Mira |\n';
    expect(rulesOf(text)).toEqual([{ work: 'Tests', agents: ['vik'], text: 'Tests | Vik | Mira' }]);
  });

  it.each([
    ['| Module | Primary | Secondary |', '| `src/api/**` | Odd Nes | — |', 'src/api/**'],
    ['| Module | Owner |', '| src/ui | Mira |', 'src/ui'],
    ['| Work Type | Route To |', '| docs/*.md | Mira |', 'docs/*.md'],
  ])('reads module ownership from %s %s', (header, row, work) => {
    const text = `## Module Ownership\n${header}\n|--|--|\n${row}`;
    expect(rulesOf(text)).toMatchObject([{ work }]);
  });

  it.each([
    ['| Agent | Owns |', '| Vik | Tests |', 'Tests', ['vik']],
    ['| If it is about | Hand it to |', '| Tests | Vik |', 'Tests', ['vik']],
    ['| Trigger | Backup | Agent |', '| push \\| tag | Mira | Vik |', 'push | tag', ['vik']],
  ])('finds who is meant in %s by the names', (header, row, work, agents) => {
    expect(rulesOf(`${header}\n|--|--|\n${row}`)).toMatchObject([{ work, agents }]);
  });

  it.each([
    ['- APIs, migrations → Odd Nes', 'APIs, migrations', ['odd-nes']],
    ['* **Vik:** tests', 'tests', ['vik']],
    ['1. Reviews -> Mira, then Vik', 'Reviews', ['mira', 'vik']],
    ['- Docs — @copilot', 'Docs', ['copilot']],
  ])('reads the list item %j', (item, work, agents) => {
    expect(parseRouting(`## Rules\n${item}`, team)).toMatchObject({
      rules: [{ work, agents }],
      text: `## Rules\n${item}`,
      warnings: [],
    });
  });

  it('does not read Issue Routing and the coordinator as rules', () => {
    const text =
      '## Issue Routing\n| Type | Action | Owner |\n|--|--|--|\n| `squad` | triage | Mira |\n## Coordinator\n| Type | Agent |\n|--|--|\n| all | Mira |';
    expect(parseRouting(text, team)).toEqual({
      rules: [],
      text: '## Coordinator\n| Type | Agent |\n|--|--|\n| all | Mira |',
      warnings: [],
    });
  });

  it.each([
    ['Odd Nes', ['odd-nes']],
    ['@mira', ['mira']],
    ['🔧 Vik', ['vik']],
    ['`Vik`', ['vik']],
    ['[Vik](agents/vik/charter.md)', ['vik']],
    ['Vik + Mira', ['vik', 'mira']],
    ['Vik → Mira', ['vik', 'mira']],
    ['Vik / Mira', ['vik', 'mira']],
    ['Vik or Mira', ['vik', 'mira']],
    ['Vik (primary), Mira (backup)', ['vik', 'mira']],
    ['`squad:odd-nes`', ['odd-nes']],
    ['oddnes', ['odd-nes']],
    ['first Vik, then Odd Nes in parallel', ['vik', 'odd-nes']],
    ['Owner: Mira', ['mira']],
    ['Scribe, Vik', ['scribe', 'vik']],
    ['**Vik** <br> Mira', ['vik', 'mira']],
    ['Vik, Vik', ['vik']],
    ['Backend Dev', ['odd-nes']],
    ['Mira (when free)', ['mira']],
    ['@copilot', ['copilot']],
  ])('resolves %j', (cell, agents) => {
    const routing = who(cell);
    expect(routing.rules.map((rule) => rule.agents)).toEqual([agents]);
    expect(routing.warnings).toEqual([]);
  });

  it.each(['—', '-', 'Any', '', '{Name}', 'Squad'])('names nobody for %j and is silent', (cell) => {
    expect(who(cell)).toMatchObject({ rules: [], warnings: [] });
  });

  it('takes an emoji after a name for no part of it', () => {
    const routing = who('Vik 🤖');
    expect(routing.rules).toMatchObject([{ agents: ['vik'] }]);
    expect(routing.warnings).toEqual([]);
  });

  it('drops an unknown name with a warning and keeps the known one', () => {
    const routing = who('Zed, __proto__, Vik');
    expect(routing.rules).toMatchObject([{ agents: ['vik'] }]);
    expect(routing.warnings).toEqual([
      'routing.md: nobody in team.md is called Zed (line 4, x).',
      'routing.md: nobody in team.md is called proto__ (line 4, x).',
    ]);
  });

  it('gives the coordinator each row in the words of its table, without what says nothing', () => {
    const rows =
      '| Work Type | Route To | Why |\n|--|--|--|\n| a | Vik → Mira | two \\| pairs of eyes |\n| b | Zed | — |';
    const text = `# Routing\n\n## Empty\n| Work Type | Route To |\n|--|--|\n\n## Work\n${rows}\n\n## Rules\n1. Eager by default.\n<!-- hidden -->\n## Issue Routing\n| Label | Action |\n|--|--|\n| \`squad:vik\` | Vik takes it |\n`;
    expect(parseRouting(text, team).text).toBe(
      `# Routing\n## Work\n${rows}\n## Rules\n1. Eager by default.`,
    );
  });

  it('says that the end of a very long file is left out', () => {
    const { text, warnings } = parseRouting('- a\n'.repeat(5_000), team);
    expect(text).toMatch(/\[the rest of routing\.md is left out\]$/);
    expect(warnings).toEqual([expect.stringContaining('first 12000 characters')]);
  });
});
