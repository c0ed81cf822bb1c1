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
    expect(rules).toMatchObject([{ kind: 'work', work: 'APIs', agents: ['odd-nes'] }]);
  });

  it.each([
    ['Mira (UI), Vik (tests)', ['mira', 'vik'], []],
    ['Mira (UI, pages), Vik', ['mira', 'vik'], []],
    ['Mira (UI), Nobody', ['mira'], ['routing.md: nobody in team.md is called Nobody (x).']],
  ])('reads each agent of %s with the note in brackets', (cell, agents, warnings) => {
    expect(who(cell)).toMatchObject({ rules: [{ agents }], warnings });
  });

  it('reads a squad of the official tools: an empty Routing Table beside a filled table of work types', () => {
    const text =
      '# Routing\r\n## Routing Table\r\n\r\n| Work Type | Route To | Examples |\r\n|--|--|--|\r\n\r\n## Work Type → Agent\n\n| Work Type | Primary | Secondary |\n|--|--|--|\n| Tests | Vik | Mira |\n';
    expect(rulesOf(text)).toEqual([
      { kind: 'work', work: 'Tests', agents: ['vik'], secondary: ['mira'], examples: [] },
    ]);
  });

  it.each([
    ['| Module | Primary | Secondary |', '| `src/api/**` | Odd Nes | — |', 'src/api/**'],
    ['| Module | Owner |', '| src/ui | Mira |', 'src/ui'],
    ['| Work Type | Route To |', '| docs/*.md | Mira |', 'docs/*.md'],
  ])('reads module ownership from %s %s', (header, row, work) => {
    const text = `## Module Ownership\n${header}\n|--|--|\n${row}`;
    expect(rulesOf(text)).toMatchObject([{ kind: 'path', work, secondary: [] }]);
  });

  it.each(['CI/CD', 'UI/UX design', '**Frontend**'])(
    'takes %j for work, not for a path',
    (work) => {
      const text = `## Routing Table\n| Work Type | Route To |\n|--|--|\n| ${work} | Mira |`;
      expect(rulesOf(text)).toMatchObject([{ kind: 'work' }]);
    },
  );

  it('does not read Issue Routing and the coordinator as rules', () => {
    const text =
      '## Issue Routing\n| Type | Action | Owner |\n|--|--|--|\n| `squad` | triage | Mira |\n## Coordinator\n| Type | Agent |\n|--|--|\n| all | Mira |';
    expect(parseRouting(text, team)).toEqual({ rules: [], prose: '', warnings: [] });
  });

  it.each([
    ['Odd Nes', ['odd-nes']],
    ['@mira', ['mira']],
    ['🔧 Vik', ['vik']],
    ['`Vik`', ['vik']],
    ['[Vik](agents/vik/charter.md)', ['vik']],
    ['Vik + Mira', ['vik', 'mira']],
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

  it('drops an unknown name with a warning and keeps the known one', () => {
    const routing = who('Zed, __proto__, Vik');
    expect(routing.rules).toMatchObject([{ agents: ['vik'] }]);
    expect(routing.warnings).toEqual([
      'routing.md: nobody in team.md is called Zed (x).',
      'routing.md: nobody in team.md is called proto (x).',
    ]);
  });

  it('keeps the prose and tables it did not understand, without empty headings', () => {
    const text =
      '# Routing\n\n## Routing Table\n| Work Type | Route To |\n|--|--|\n| a | Vik |\n\n## Rules\n1. Eager by default.\n<!-- hidden -->\n## Free\n| If | Then |\n|--|--|\n| a | b |';
    expect(parseRouting(text, team).prose).toBe(
      '# Routing\n## Rules\n1. Eager by default.\n## Free\n| If | Then |\n|--|--|\n| a | b |',
    );
  });
});
