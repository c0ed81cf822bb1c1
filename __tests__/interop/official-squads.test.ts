// What Squad's own modules make, read by our readers, beside what Squad's parsers read there.
import { parseCharterMarkdown, parseTeamMarkdown } from '@bradygaster/squad-sdk/parsers';
import { loadSkillsFromDirectory } from '@bradygaster/squad-sdk/skills';
import { describe, expect, it } from '@jest/globals';
import { loadCharter } from '../../src/team/charter.ts';
import { loadDecisions } from '../../src/team/inbox.ts';
import { findLead, isRoutable } from '../../src/team/member.ts';
import { listSkills } from '../../src/team/skills.ts';
import { locateSquad, readTeam } from '../../src/team/team.ts';
import { slug } from '../../src/text/slug.ts';
import { cast, initialised, treeOf, withPreset } from './official-squads.ts';

async function read(teamRoot: string) {
  const tree = await treeOf(teamRoot);
  const location = await locateSquad(tree);
  if (location.kind !== 'found') throw new Error(location.kind);
  const team = await readTeam(tree, location);
  const { entries } = await loadDecisions(tree, team);
  const theirs = parseTeamMarkdown((await tree.read('.squad/team.md')) ?? '').agents;
  return { tree, team, decisions: entries, theirs: theirs.map(({ name }) => slug(name)) };
}

describe('a squad of `squad init`', () => {
  it('has nobody to work, nothing decided and nothing to warn of', async () => {
    const { team, decisions } = await read(await initialised());
    expect(team.members.filter(isRoutable)).toEqual([]);
    expect({ decisions, rules: team.rules, warnings: team.warnings }).toEqual({
      decisions: [],
      rules: [],
      warnings: [],
    });
  });

  it('brings skills that are all read, by the names that Squad reads', async () => {
    const teamRoot = await initialised();
    const { skills, warnings } = await listSkills(await treeOf(teamRoot));
    const theirs = loadSkillsFromDirectory(`${teamRoot}/.github/skills`);
    const plain = theirs.map(({ name }) => name.replace(/^"|"$/g, ''));
    expect(plain.length).toBeGreaterThan(10);
    expect(new Set(skills.map(({ name }) => name))).toEqual(new Set(plain));
    expect(skills.filter(({ description }) => description === '')).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

describe('a squad of `squad init --preset default`', () => {
  it('has everybody whom Squad reads, with a charter, and rules for each', async () => {
    const { tree, team, theirs } = await read(await withPreset());
    const members = team.members.filter(isRoutable);
    expect(members.map((member) => member.slug)).toEqual(theirs.filter((name) => name !== 'squad'));
    expect(team.rules.map(({ agents }) => agents[0])).toEqual(members.map((member) => member.slug));
    expect(team.warnings).toEqual([]);
    expect(findLead(team)?.name).toBe('lead');
    for (const member of members) {
      const charter = await loadCharter(tree, member);
      const { identity } = parseCharterMarkdown(charter?.text ?? '');
      expect(charter).toMatchObject({ role: identity.role, expertise: identity.expertise ?? [] });
    }
  });
});

describe('a squad that was cast from nothing', () => {
  it('finds charters where the written path, the label and the folder disagree', async () => {
    const { team, theirs } = await read(await cast());
    expect(team.members.map((member) => member.slug)).toEqual(['mira', 'odd-nes']);
    expect(theirs).toEqual(expect.arrayContaining(['mira', 'odd-nes']));
    expect(team.members.map(({ charterPath }) => charterPath)).toEqual([
      '.squad/agents/Mira/charter.md',
      '.squad/agents/Odd Nes/charter.md',
    ]);
    expect(team.rules.map(({ work, agents }) => [work, ...agents])).toEqual([
      ['Lead', 'mira'],
      ['Backend Dev', 'odd-nes'],
    ]);
    expect(team.warnings).toEqual([]);
  });
});
