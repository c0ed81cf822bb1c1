import { describe, expect, it } from '@jest/globals';
import { findLead, findMember, isRoutable, meantFinder, parseRegistry } from '#src/team/member.ts';
import { readTeam } from '#src/team/team.ts';
import { aMember } from './a-member.ts';
import { aTree, type FileInTree } from './a-tree.ts';

const found = { kind: 'found', directory: '.squad', warnings: [] } as const;
const teamMd = (...rows: string[]) =>
  `# Harbour\n## Members\n| Name | Role | Charter | Status |\n|--|--|--|--|\n${rows.join('\n')}\n`;
const registry = (agents: Record<string, unknown>) => JSON.stringify({ agents });

async function memberIn(files: Record<string, FileInTree>) {
  const [member] = (await readTeam(aTree(files), found)).members;
  return member;
}

describe('readTeam', () => {
  it('puts roster, routing and settings together', async () => {
    const team = await readTeam(
      aTree({
        '.squad/team.md': teamMd('| Mira | Lead | `.squad/agents/mira/charter.md` | ✅ Active |'),
        '.squad/routing.md':
          '## Routing Table\n| Work Type | Route To |\n|--|--|\n| All | Mira |\nBe kind.',
        '.squad/config.json': '{"action":{"escalation":["octocat"],"limits":{"tokens":0}}}',
        '.squad/agents/mira/charter.md': '# Mira',
        '.squad/agents/mira/history.md': '',
      }),
      { ...found, warnings: ['before'] },
    );
    expect(team).toMatchObject({
      directory: '.squad',
      title: 'Harbour',
      rules: [{ work: 'All', agents: ['mira'] }],
      routingText: '## Routing Table\n| Work Type | Route To |\n|--|--|\n| All | Mira |\nBe kind.',
      settings: { escalation: ['octocat'] },
      warnings: ['before', 'action.limits.tokens: expected a positive number'],
    });
    expect(team.members).toEqual([
      {
        slug: 'mira',
        name: 'Mira',
        role: 'Lead',
        kind: 'agent',
        folder: '.squad/agents/mira',
        otherFolders: [],
        charterPath: '.squad/agents/mira/charter.md',
        historyPath: '.squad/agents/mira/history.md',
        model: undefined,
      },
    ]);
  });

  it('holds settings against an agent in whatever spelling they name it', async () => {
    const names = ['depaul', 'De_Paul', 'DE PAUL'];
    const read = names.map(async (name) => {
      const action = { commands: { [name]: 'off' }, tools: { agents: { [name]: [] } } };
      const { settings, warnings } = await readTeam(
        aTree({
          '.squad/team.md': teamMd('| De Paul | Dev | — | |'),
          '.squad/config.json': JSON.stringify({ agentModelOverrides: { [name]: 'x-1' }, action }),
        }),
        found,
      );
      const { commands, tools, models } = settings;
      expect(warnings).toEqual([]);
      return [commands.agents, tools.agents, models].map((map) => map.get('de-paul'));
    });
    expect(await Promise.all(read)).toEqual(names.map(() => ['off', [], 'x-1']));
  });

  it('names the agents in settings whom nobody on the team is, and who was probably meant', async () => {
    const action = {
      reviewers: { Mira: ['octocat'], mirra: ['octocat'] },
      models: { zebulon: 'gpt-5', scribe: 'gpt-5' },
      capabilities: { mirra: ['reviews'] },
      commands: { mirra: 'off' },
      a2a: { senders: ['mira', 'mirra'] },
      tools: { agents: { mirra: [] } },
    };
    const team = await readTeam(
      aTree({
        '.squad/team.md': teamMd('| Mira | Lead | `.squad/agents/mira/charter.md` | ✅ Active |'),
        '.squad/config.json': JSON.stringify({ action }),
      }),
      found,
    );
    const meant = 'nobody in team.md is called "mirra". Did you mean mira?';
    expect(team.warnings).toEqual([
      `action.reviewers: ${meant}`,
      'action.models: nobody in team.md is called "zebulon".',
      `action.capabilities: ${meant}`,
      `action.commands: ${meant}`,
      `action.a2a.senders: ${meant}`,
      `action.tools.agents: ${meant}`,
    ]);
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['the charter cell', '| Odd Nes | Dev | `.squad/agents/on/charter.md` | |', {}, 'on'],
    ['a cell relative to the squad', '| Odd Nes | Dev | agents/on/charter.md | |', {}, 'on'],
    ['a link with %20', '| Odd Nes | Dev | [c](agents/odd%20nes/charter.md) | |', {}, 'odd nes'],
    [
      'the registry',
      '| Odd Nes | Dev | — | |',
      { '.squad/casting/registry.json': registry({ on: { persistent_name: 'Odd Nes' } }) },
      'on',
    ],
    ['the slug', '| Odd Nes | Dev | — | |', {}, 'odd-nes'],
    ['the lower-case name', '| Odd Nes | Dev | — | |', {}, 'odd nes'],
    ['the slug, past a wrong cell', '| Odd Nes | Dev | agents/no/charter.md | |', {}, 'odd-nes'],
  ])('finds the folder by %s', async (_, row, more, folder) => {
    const path = `.squad/agents/${folder}`;
    const files = { '.squad/team.md': teamMd(row), ...more, [`${path}/charter.md`]: '# x' };
    expect(await memberIn(files)).toMatchObject({
      folder: path,
      charterPath: `${path}/charter.md`,
    });
  });

  it('prefers the registry between agents/Rai and agents/rai, and knows both', async () => {
    const files = {
      '.squad/team.md': teamMd('| Rai | Safety | — | 🛡️ RAI |'),
      '.squad/agents/Rai/charter.md': '# Rai',
      '.squad/agents/Rai/history.md': '',
      '.squad/agents/rai/charter.md': '# Rai',
    };
    expect(await memberIn(files)).toMatchObject({
      kind: 'built-in',
      folder: '.squad/agents/rai',
      otherFolders: ['.squad/agents/Rai'],
      historyPath: '.squad/agents/Rai/history.md',
    });
    const withRegistry = {
      ...files,
      '.squad/casting/registry.json': registry({ Rai: { persistent_name: 'Rai' } }),
    };
    expect(await memberIn(withRegistry)).toMatchObject({
      folder: '.squad/agents/Rai',
      otherFolders: ['.squad/agents/rai'],
    });
  });

  it.each(['../../etc/passwd', '.github/workflows/ci.md', 'src/a.md'])(
    'takes no charter from %j',
    async (path) => {
      const member = await memberIn({
        '.squad/team.md': teamMd(`| Odd | Dev | ${path} | |`),
        '.github/workflows/ci.md': 'x',
        'src/a.md': 'x',
      });
      expect(member).toMatchObject({ folder: undefined, charterPath: undefined });
    },
  );

  it('takes no charter that is a symbolic link', async () => {
    const member = await memberIn({
      '.squad/team.md': teamMd('| Odd | Dev | agents/odd/charter.md | |'),
      '.squad/agents/odd/charter.md': { mode: '120000', text: '/etc/passwd' },
    });
    expect(member).toMatchObject({ folder: undefined, charterPath: undefined });
  });

  it('gives people and @copilot no folder', async () => {
    const member = await memberIn({
      '.squad/team.md': teamMd('| Kari | Owner | — | 👤 Human |'),
      '.squad/agents/kari/charter.md': '# Kari',
    });
    expect(member).toMatchObject({ kind: 'person', folder: undefined, charterPath: undefined });
  });

  it.each<[string, Record<string, string>]>([
    [
      'the registry',
      {
        '.squad/casting/registry.json': registry({
          odd: { persistent_name: 'Odd', status: 'retired' },
        }),
      },
    ],
    ['the alumni', { '.squad/agents/_alumni/odd/charter.md': '# Odd' }],
  ])('retires who has retired by %s, and says so', async (_, files) => {
    const tree = aTree({ '.squad/team.md': teamMd('| Odd | Dev | — | ✅ Active |'), ...files });
    const team = await readTeam(tree, found);
    expect(team.members[0]?.kind).toBe('gone');
    expect(team.warnings).toEqual([expect.stringContaining('Odd is in team.md, but retired')]);
  });
});

describe('parseRegistry', () => {
  it('reads both generations', () => {
    const agents = {
      a: { persistent_name: 'Ann', status: 'active' },
      b: { display_name: 'Ben', status: 'retired' },
      c: {},
      d: 'x',
      a2: { persistent_name: 'Ann', status: 'retired' },
    };
    expect(parseRegistry(registry(agents))).toEqual(
      new Map([
        ['ann', { id: 'a', retired: false }],
        ['ben', { id: 'b', retired: true }],
        ['c', { id: 'c', retired: false }],
      ]),
    );
  });

  it.each(['', '{', '[]', 'null', '{"agents":[]}', '{"agents":7}'])('is empty for %j', (text) => {
    expect(parseRegistry(text)).toEqual(new Map());
  });
});

describe('members', () => {
  const team = {
    members: [
      aMember('Odd Nes'),
      aMember('Zoë', { role: 'Lead', kind: 'gone' }),
      aMember('Vik', { role: 'Software Architect' }),
      aMember('Scribe', { kind: 'built-in' }),
      aMember('Kari', { kind: 'person' }),
    ],
  };

  it.each([
    ['Odd Nes', 'Odd Nes'],
    ['@odd-nes', 'Odd Nes'],
    ['ZOE\u0308', 'Zoë'],
    ['zo', 'Zoë'],
    ['zoe', 'Zoë'],
    ['oddnes', 'Odd Nes'],
    ['odd_nes', 'Odd Nes'],
    ['🔧 Odd Nes', 'Odd Nes'],
    ['Ghost', undefined],
    ['__proto__', undefined],
    ['', undefined],
  ])('finds %j as %j', (name, expected) => {
    expect(findMember(team, name)?.name).toBe(expected);
  });

  it.each([
    ['vik', 'Vik'],
    ['software-architect', 'Vik'],
    ['developer', undefined],
    ['lead', undefined],
  ])('takes %j for %j: a role counts where one agent alone has it', (name, expected) => {
    const developers = [aMember('Ada'), aMember('Bo')];
    const find = meantFinder({ members: [...team.members, ...developers] });
    expect(find(name)?.name).toBe(expected);
  });

  it('routes to active members that are not built in', () => {
    expect(team.members.filter(isRoutable).map((member) => member.name)).toEqual([
      'Odd Nes',
      'Vik',
    ]);
  });

  it('finds a lead among those', () => {
    expect(findLead(team)?.name).toBe('Vik');
  });
});
