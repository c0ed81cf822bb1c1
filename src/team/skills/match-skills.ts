// Finds the skills that fit a task.
import { mentions, toPhrase } from '../memory/select-memory.ts';
import type { Skill } from './parse-skill.ts';

export type SkillMatch = { readonly skill: Skill; readonly score: number };

/** Returns the skills that fit a task, best first: 0.5 for each trigger (0.7 at most), 0.3 for the role. Whole words only. */
export function matchSkills(
  skills: readonly Skill[],
  task: string,
  role: string,
): readonly SkillMatch[] {
  const said = toPhrase(task.slice(0, 20_000));
  const rolePhrase = toPhrase(role);
  return skills
    .map((skill) => ({ skill, score: scoreOf(skill, said, rolePhrase) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || confidenceRank(b.skill) - confidenceRank(a.skill));
}

function scoreOf(skill: Skill, task: string, role: string): number {
  const triggers = [skill.name, ...skill.triggers].filter((trigger) => mentions(task, trigger));
  const fitsRole = skill.roles.some((wanted) => mentions(role, wanted));
  return Math.min(0.7, 0.5 * triggers.length) + (fitsRole ? 0.3 : 0);
}

function confidenceRank(skill: Skill): number {
  return ['low', 'medium', 'high'].indexOf(skill.confidence);
}
