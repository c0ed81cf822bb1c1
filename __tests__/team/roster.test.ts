import { describe, expect, it } from '@jest/globals';
import { parseRoster } from '#src/team/roster.ts';

const CANONICAL = `# Squad Team

> Harbour – berth planning service

## Coordinator

| Name | Role | Notes |
|------|------|-------|
| Squad | Coordinator | Routes work. |

## Members

| Name | Role | Charter | Status |
|------|------|---------|--------|
| Mira | Lead | \`.squad/agents/mira/charter.md\` | ✅ Active |
| Odd Nes | 🏗️ Backend Dev | agents/odd-nes/charter.md | ✅ Active |
| Scribe | Session Logger | \`.squad/agents/scribe/charter.md\` | 📋 Silent |
| Ralph | Work Monitor | — | 🔄 Monitor |
| Kari | Product owner | — | 👤 Human |

## Coding Agent

<!-- copilot-auto-assign: false -->

| Name | Role | Charter | Status |
|------|------|---------|--------|
| @copilot | Coding Agent | — | 🤖 Coding Agent |
`;

const names = (text: string) => parseRoster(text).rows.map((row) => row.name);
const table = (heading: string, ...rows: string[]) =>
  `${heading}\n\n| Name | Role | Status |\n|--|--|--|\n${rows.join('\n')}\n`;
const statusOf = (status: string) =>
  parseRoster(table('## Members', `| Mira | Dev | ${status} |`)).rows[0]?.kind;

describe('parseRoster', () => {
  it('reads the canonical file, without the coordinator', () => {
    const roster = parseRoster(CANONICAL);
    expect(roster.title).toBe('Squad Team');
    expect(roster.description).toBe('Harbour – berth planning service');
    expect(roster.warnings).toEqual([]);
    expect(roster.rows.map((row) => [row.name, row.role, row.kind, row.charter])).toEqual([
      ['Mira', 'Lead', 'agent', '.squad/agents/mira/charter.md'],
      ['Odd Nes', 'Backend Dev', 'agent', 'agents/odd-nes/charter.md'],
      ['Scribe', 'Session Logger', 'built-in', '.squad/agents/scribe/charter.md'],
      ['Ralph', 'Work Monitor', 'built-in', undefined],
      ['Kari', 'Product owner', 'person', undefined],
      ['@copilot', 'Coding Agent', 'copilot', undefined],
    ]);
  });

  it('has no rows in init mode', () => {
    expect(parseRoster(table('## Members'))).toEqual({
      title: 'Squad',
      description: '',
      rows: [],
      isKnown: true,
      warnings: [],
    });
  });

  it.each([
    '## Members',
    '## Team Roster',
    '## members (5)',
    '## 👥 Members',
    '## Agents',
    '## Team',
    '## The Team',
    '## Active Members',
    '## Our Squad',
    '## 🤖 AI Agents: 2026',
    '## Roster',
    '### Members',
  ])('finds the roster under %j', (heading) => {
    const nested = heading.startsWith('###') ? `## Members\n${heading}` : heading;
    expect(names(table(nested, '| Mira | Dev | active |'))).toEqual(['Mira']);
  });

  it('reads bold names, link charters and an Agent column under Agents', () => {
    const text =
      '## Agents\n| Agent | Role | Charter |\n|---|---|---|\n| **designer-core** | Core | [charter](agents/designer-core/charter.md) |';
    expect(parseRoster(text).rows).toEqual([
      {
        name: 'designer-core',
        slug: 'designer-core',
        role: 'Core',
        kind: 'agent',
        charter: 'agents/designer-core/charter.md',
        model: undefined,
      },
    ]);
  });

  it('takes a Member column, and a specialization where there is no role', () => {
    const text =
      '## Members\n| Member | Specialization | Badge |\n|--|--|--|\n| Vik | APIs | 🟢 Active |';
    expect(parseRoster(text).rows[0]).toMatchObject({
      name: 'Vik',
      role: 'APIs',
      kind: 'agent',
    });
  });

  it.each([
    ['Skills | Model | Emoji', '| a | `gpt-5-mini` | 🔧 |', 'gpt-5-mini'],
    ['Model Pref | Badge', '| claude-sonnet-4.6 | 🔧 |', 'claude-sonnet-4.6'],
    ['Model | Badge', '| auto (cost first) | 🔧 |', undefined],
  ])('reads the wished model from the columns %s', (columns, cells, model) => {
    const text = `## Members\n| Name | Role | ${columns} |\n|--|--|--|--|--|\n| Vik | Dev ${cells}`;
    expect(parseRoster(text).rows[0]?.model).toBe(model);
  });

  it.each([
    ['✅ Active', 'agent'],
    ['active', 'agent'],
    ['🏗️ Active', 'agent'],
    ['', 'agent'],
    ['📋 Silent', 'built-in'],
    ['🔄 Monitor', 'built-in'],
    ['🔍 Reviewer', 'agent'],
    ['👤 Human', 'person'],
    ['👤', 'person'],
    ['🤖 Coding Agent', 'copilot'],
    ['🤖 Active', 'agent'],
    ['💤 Retired', 'gone'],
    ['💤', 'gone'],
    ['Dormant', 'gone'],
    ['⏸️ Paused (until June)', 'gone'],
    ['Hibernated — no work', 'gone'],
  ])('reads the status %j as %s', (status, expected) => {
    expect(statusOf(status)).toBe(expected);
  });

  it.each([
    ['| Argus | Monitor | Active |', 'agent'],
    ['| Neo | Coding Agent | Active |', 'agent'],
    ['| Monitor | Watches | Active |', 'agent'],
    ['| Ivo | Human Interface Designer | Active |', 'agent'],
    ['| Kari | 👤 Human | |', 'person'],
    ['| Kari (human) | Owner | |', 'person'],
    ['| Kari | Owner (human) | Active |', 'person'],
    ['| copilot | 🤖 Coding Agent | |', 'copilot'],
    ['| GitHub Copilot | chores | Active |', 'copilot'],
    ['| Rai | Safety | ✅ Active |', 'built-in'],
    ['| Keaton | Logger | 📋 Silent |', 'built-in'],
    ['| ~~Ola~~ | Dev | Active |', 'gone'],
    ['| Scribe | Logger | Retired |', 'gone'],
  ])('tells of %s that it is of the kind %s', (row, kind) => {
    expect(parseRoster(table('## Members', row)).rows[0]?.kind).toBe(kind);
  });

  it('reads members that stand under headings of their own, where there is no table', () => {
    const text =
      '## 👥 Team Members\n\n### Mira\n- **Role:** 🏗️ Lead\n- **Model:** gpt-5-mini\n\n' +
      '### Odd Nes\n- Role: Backend Dev\n- **Status:** 👤 Human\n- **Role:** Twice\n\n' +
      '### How to join\n\nAsk.\n\n## Notes\n\n### Ola\n- **Role:** Nobody\n';
    expect(parseRoster(text).rows).toEqual([
      {
        name: 'Mira',
        slug: 'mira',
        role: 'Lead',
        kind: 'agent',
        charter: undefined,
        model: 'gpt-5-mini',
      },
      expect.objectContaining({ slug: 'odd-nes', role: 'Backend Dev', kind: 'person' }),
    ]);
    expect(names(`${table('## Members', '| Vik | Dev | |')}\n### Mira\n- **Role:** Lead`)).toEqual([
      'Vik',
    ]);
  });

  it('knows a roster under any heading by its columns', () => {
    const roster =
      '| Name | Role | Charter |\n|--|--|--|\n| Mira | Lead | agents/mira/charter.md |\n';
    expect(names(`## The crew\n${roster}`)).toEqual(['Mira']);
    expect(names(`## Coordinator\n${roster}`)).toEqual([]);
    expect(names('## Engineering\n| Name | Role |\n|--|--|\n| Vik | Dev |\n')).toEqual(['Vik']);
  });

  it('takes people for people, and names the table that it does not read', () => {
    const people = '## Stakeholders\n| Name | Role |\n|--|--|\n| Kari | Owner |\n';
    const guests = '## Guests\n| Name | Role |\n|--|--|\n| Gil | Speaker |\n';
    const { rows, warnings } = parseRoster(
      `${table('## Members', '| Mira | Dev | |')}${people}${guests}`,
    );
    expect(rows.map(({ name, kind }) => [name, kind])).toEqual([
      ['Mira', 'agent'],
      ['Kari', 'person'],
    ]);
    expect(warnings).toEqual([
      expect.stringMatching(/^team\.md: the table in line 11, under “Guests”, is not read;/),
    ]);
  });

  it('takes capability tiers for no member', () => {
    const tiers =
      '## Coding Agent\n\n| Name | Role | Charter | Status |\n|--|--|--|--|\n| @copilot | Coding Agent | — | 🤖 Coding Agent |\n\n' +
      '### Capabilities\n\n**🟢 Good fit — auto-route:**\n- Bug fixes\n\n| Capability | Level | Notes |\n|--|--|--|\n| Tests | 🟢 | — |\n';
    expect(names(`${table('## Members', '| Mira | Lead | |')}\n${tiers}`)).toEqual([
      'Mira',
      '@copilot',
    ]);
    expect(names(tiers)).toEqual(['@copilot']);
  });

  it('reads built-in members from a section of their own, and once', () => {
    const text =
      table('## Members', '| Mira | Lead | Active |', '| Scribe | Logger | Silent |') +
      table('## Built-in Support Agents', '| Scribe | Logger | Silent |', '| Rai | Safety | RAI |');
    expect(names(text)).toEqual(['Mira', 'Scribe', 'Rai']);
    expect(parseRoster(text).warnings).toEqual([]);
  });

  it('does not take the coordinator for a member when it stands among them', () => {
    expect(
      names(table('## Members', '| Squad | Coordinator | Active |', '| Mira | Dev | Active |')),
    ).toEqual(['Mira']);
  });

  it('reports two names with one slug and keeps the first', () => {
    const roster = parseRoster(table('## Members', "| O'Neil | A | |", '| O Neil | B | |'));
    expect(roster.rows.map((row) => row.name)).toEqual(["O'Neil"]);
    expect(roster.warnings).toEqual([
      "team.md: O Neil is left out: it has the same short name, o-neil, as O'Neil.",
    ]);
  });

  it('spells a name without Latin letters as its folder, or reports it', () => {
    const text =
      '## Members\n| Name | Role | Charter |\n|--|--|--|\n| Зоя | Dev | agents/zoya/charter.md |\n| 花子 | Dev | — |';
    const roster = parseRoster(text);
    expect(roster.rows.map((row) => [row.name, row.slug])).toEqual([['Зоя', 'zoya']]);
    expect(roster.warnings).toEqual([
      'team.md: 花子 is left out: the name needs a Latin letter or digit, or a charter path.',
    ]);
  });

  it('marks those under an alumni heading as retired', () => {
    const text = table('## Members', '| Mira | Dev | |') + table('### Alumni', '| Ola | Dev | |');
    expect(parseRoster(text).rows.map((row) => row.kind)).toEqual(['agent', 'gone']);
  });

  it('ignores a roster in a comment or in code', () => {
    expect(names(`<!--\n${table('## Members', '| Mira | Dev | |')}\n-->`)).toEqual([]);
    expect(names(`\`\`\`\n${table('## Members', '| Mira | Dev | |')}\n\`\`\``)).toEqual([]);
  });

  it('bounds the number of members and says so', () => {
    const many = Array.from({ length: 300 }, (_, i) => `| M${i} | Dev | |`);
    const roster = parseRoster(table('## Members', ...many));
    expect(roster.rows).toHaveLength(256);
    expect(roster.warnings).toEqual(['team.md: only the first 256 members are read.']);
  });
});
