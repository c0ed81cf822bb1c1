import { describe, expect, it } from '@jest/globals';
import { capabilitiesOf, loadCapabilities } from '#src/team/capabilities.ts';
import { readCharter } from '#src/team/charter.ts';
import type { Member } from '#src/team/member.ts';
import { parseRouting } from '#src/team/routing.ts';
import { readSettings } from '#src/team/settings.ts';
import { locateSquad, readTeam } from '#src/team/team.ts';
import { aMember } from './a-member.ts';
import { aTree } from './a-tree.ts';

type Facts = {
  readonly charter?: string;
  readonly routing?: string;
  readonly action?: unknown;
};

function judged(member: Member, { charter, routing = '', action = {} }: Facts = {}) {
  const { rules, text } = parseRouting(routing, { members: [member] });
  return capabilitiesOf(member, {
    rules,
    routingText: text,
    settings: readSettings(JSON.stringify({ action })).settings,
    charter: charter === undefined ? undefined : readCharter(charter),
  });
}

const MAKER = { reviews: false, implements: true, sends: true };
const BOTH = { reviews: true, implements: true, sends: true };
const REVIEWER = { reviews: true, implements: false, sends: true };

describe('role', () => {
  it.each([
    ['Developer', MAKER],
    ['Protester Liaison', MAKER],
    ['Lead', BOTH],
    ['Tech Lead', BOTH],
    ['Tester', BOTH],
    ['QA', BOTH],
    ['Lead Reviewer', BOTH],
    ['Reviewer', REVIEWER],
    ['Code Reviewer', REVIEWER],
    ['Fact Checker', REVIEWER],
  ])('says what a %s is for', (role, expected) => {
    expect(judged(aMember('Mira', { role }))).toEqual(expected);
  });

  it('is the charter’s where team.md has none, and team.md’s where both have one', () => {
    const charter = '# Mira — Tester';
    expect(judged(aMember('Mira', { role: '' }), { charter })).toEqual(BOTH);
    expect(judged(aMember('Mira', { role: 'Backend' }), { charter })).toEqual(MAKER);
  });

  it.each([
    ['Scribe', { kind: 'built-in' }],
    ['Kari', { kind: 'person' }],
    ['Old Hand', { kind: 'gone' }],
  ] as const)('gives %s nothing to do and nothing to send', (name, facts) => {
    const none = { reviews: false, implements: false, sends: false };
    expect(judged(aMember(name, { ...facts, role: 'Reviewer' }))).toEqual(none);
  });
});

describe('routing', () => {
  const table = (row: string) =>
    `## Routing Table\n\n| Work Type | Route To | Examples |\n|---|---|---|\n${row}\n`;

  it.each([
    ['| Code review | Mira | pull requests |', BOTH],
    ['| Structure | Mira | layers, reviews |', BOTH],
    ['| Pages | Mira | previews |', MAKER],
    ['| `src/reviews/**` | Mira | — |', MAKER],
  ])('reads the row %s', (row, expected) => {
    expect(judged(aMember('Mira'), { routing: table(row) })).toEqual(expected);
  });

  it.each([
    ['1. Reviews go to Mira.', BOTH],
    ['- Every change is reviewed, and code reviews are done by **Mira** or Odd.', BOTH],
    ['- Review → @mira', BOTH],
    ['- Reviews go to Odd.', MAKER],
    ['- Reviews go to Miranda.', MAKER],
  ])('reads the sentence %j', (line, expected) => {
    expect(judged(aMember('Mira'), { routing: `## Rules\n\n${line}\n` })).toEqual(expected);
  });
});

describe('charter', () => {
  it.each([
    ['## When I Review\n\n- Tests first.', BOTH],
    ['## Boundaries\n\n**Reviews:** everything in src/', BOTH],
    ['## Boundaries\n\n**I handle:** Architecture, code review', BOTH],
    ['## Boundaries\n\n**I don’t handle:** code review', MAKER],
    ['## How I Work\n\n- Review others’ work against the plan', BOTH],
    ['## How I Work\n\n- I ask for a review before I finish', MAKER],
    ['## Boundaries\n\n**If I review others’ work:** I may reject it.', MAKER],
    ['```\n## Review\n```', MAKER],
    ['<!--\n## Review\n-->', MAKER],
  ])('reads %j', (charter, expected) => {
    expect(judged(aMember('Mira'), { charter: `# Mira — Developer\n\n${charter}\n` })).toEqual(
      expected,
    );
  });

  it.each([
    ['I don’t write code.', false],
    ['I never change files', false],
    ['I don’t write code without a test.', true],
    ['I never write code that nobody asked for.', true],
    ['I write code.', true],
  ])('a tester whose charter says %j implements: %s', (line, expected) => {
    const tester = aMember('Mira', { role: 'Tester' });
    expect(judged(tester, { charter: line }).implements).toBe(expected);
  });
});

describe('settings', () => {
  it('are the whole truth about an agent that they name', () => {
    const action = { capabilities: { mira: ['reviews'] } };
    const mira = aMember('Mira', { role: 'Developer' });
    expect(judged(mira, { action })).toEqual({ reviews: true, implements: false, sends: false });
  });

  it('let only the senders send', () => {
    const action = { a2a: { senders: ['Odd Nes'] }, capabilities: { zed: ['sends'] } };
    const sends = (name: string) => judged(aMember(name), { action }).sends;
    expect(['Odd Nes', 'Mira', 'Zed'].map(sends)).toEqual([true, false, false]);
  });
});

describe('loadCapabilities', () => {
  it('reads charters only of those whom the settings leave open', async () => {
    const team = (name: string) => `| ${name} | Developer | — | active |`;
    const rows = ['Mira', 'Odd', 'Scribe'].map(team).join('\n');
    const charter = '## Review\n\nYes.';
    const tree = aTree({
      '.squad/team.md': `## Members\n\n| Name | Role | Charter | Status |\n|---|---|---|---|\n${rows}\n`,
      '.squad/config.json': '{"action":{"capabilities":{"odd":["implements"]}}}',
      '.squad/agents/mira/charter.md': charter,
      '.squad/agents/odd/charter.md': charter,
      '.squad/agents/scribe/charter.md': charter,
    });
    const located = await locateSquad(tree, undefined);
    if (located.kind !== 'found') throw new Error('no squad');
    const read: string[] = [];
    const watched = {
      ...tree,
      read: (path: string, bytes?: number) => {
        read.push(path);
        return tree.read(path, bytes);
      },
    };
    const capabilities = await loadCapabilities(watched, await readTeam(tree, located));
    expect(capabilities).toEqual(
      new Map([
        ['mira', BOTH],
        ['odd', { reviews: false, implements: true, sends: false }],
        ['scribe', { reviews: false, implements: false, sends: false }],
      ]),
    );
    expect(read).toEqual(['.squad/agents/mira/charter.md']);
  });
});
