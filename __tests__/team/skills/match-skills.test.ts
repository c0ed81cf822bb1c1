import { describe, expect, it } from '@jest/globals';
import { matchSkills } from '../../../src/team/skills/match-skills.ts';
import { parseSkill } from '../../../src/team/skills/parse-skill.ts';

describe('matchSkills', () => {
  const skill = (name: string, triggers: string[], roles: string[] = [], confidence = 'low') =>
    parseSkill(
      `---\nname: ${name}\ntriggers: [${triggers.join(', ')}]\nroles: [${roles.join(', ')}]\nconfidence: ${confidence}\n---\n`,
      { folder: name, path: `.squad/skills/${name}/SKILL.md` },
    ).skill;
  const match = (skills: ReturnType<typeof skill>[], task: string, role = '') =>
    matchSkills(skills, task, role).map((found) => [found.skill.name, found.score]);

  it('scores triggers and role, the best first, at most 0.7 for triggers', () => {
    const skills = [
      skill('one', ['login']),
      skill('two', ['login', 'form'], ['backend']),
      skill('none', ['zebra']),
    ];
    expect(match(skills, 'Validate the login form', 'Backend Dev')).toEqual([
      ['two', 1],
      ['one', 0.5],
    ]);
  });

  it('matches whole words, not letters within them', () => {
    expect(match([skill('ui-kit', ['ui'])], 'Tune the Guitar')).toEqual([]);
    expect(match([skill('ui-kit', ['ui'])], 'The UI is slow')).toEqual([['ui-kit', 0.5]]);
  });

  it('matches a phrase, a plural and its own name', () => {
    expect(match([skill('a1', ['time zone'])], 'Two time zones')).toEqual([['a1', 0.5]]);
    expect(match([skill('utc-times', [])], 'store UTC times')).toEqual([['utc-times', 0.5]]);
  });

  it('puts the surer of two equals first', () => {
    const skills = [skill('a', ['login']), skill('b', ['login'], [], 'high')];
    expect(match(skills, 'login').map(([name]) => name)).toEqual(['b', 'a']);
  });
});
