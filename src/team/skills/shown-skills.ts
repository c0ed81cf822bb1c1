// The skills as agents are shown them, with those that nobody has merged yet.
import { readFrontMatter, sanitise } from '#src/markdown/index.ts';
import { headOf, oneLine } from '#src/text/index.ts';
import type { Knowledge } from '../memory/knowledge.ts';
import type { MemoryQuery } from '../memory/select-memory.ts';
import type { Member } from '../roster/member.ts';
import { matchSkills } from './match-skills.ts';
import type { Skill } from './parse-skill.ts';
import { readSkill } from './skills.ts';

/** The most skills whose text an agent is given. */
const MOST_SKILLS = 2;

/** Reads the skills that fit best, whole as far as there is room; for the rest, says that squad_skill reads them. */
export async function readFittingSkills(
  teamKnowledge: Knowledge,
  { role }: Member,
  { query, budget }: MemoryQuery,
): Promise<string> {
  const fitting = matchSkills(teamKnowledge.skills, query, role).slice(0, MOST_SKILLS);
  const names = fitting.map(({ skill }) => skill.name);
  const texts = await Promise.all(names.map((name) => readMergedSkill(teamKnowledge, name)));
  let left = budget;
  const shown = texts.map((text = '', index) => {
    // The front matter only served to choose the skill.
    const { body } = readFrontMatter(text);
    if (body.length <= left) {
      left -= body.length;
      return body.trim();
    }
    const kept = index === 0 ? `${headOf(body.trim(), left)}\n` : '';
    left = 0;
    return `${kept}[squad_skill reads the whole of ${oneLine(names[index] ?? '', MAX_NAME)}]`;
  });
  return shown.filter((text) => text !== '').join('\n\n');
}

const MAX_NAME = 80;

async function readMergedSkill({ tree, skills, reader }: Knowledge, name: string) {
  const found = await readSkill(tree, skills, name);
  return found && reader.instructions(found.text, found.path);
}

/**
 * Returns the whole text of a skill as agents get it, followed by its quoted version that nobody has merged yet: `draft`, or
 * else the one on a branch. Undefined when there is no skill of that name.
 */
export async function readShownSkill(
  teamKnowledge: Knowledge,
  name: string,
  draft?: string,
): Promise<string | undefined> {
  const [merged, proposed = ''] = await Promise.all([
    readMergedSkill(teamKnowledge, name),
    draft ?? teamKnowledge.unmerged().then((unmerged) => unmerged.readSkill(name)),
  ]);
  const quoted = teamKnowledge.reader.notes(proposed, `the skill ${name}, not merged yet`);
  const parts = [merged ?? '', quoted].filter((text) => text !== '');
  return parts.length === 0 ? undefined : parts.join('\n\n');
}

/** Lists the skills that count, then those that only a branch has. */
export async function listShownSkills({
  skills,
  unmerged,
}: Knowledge): Promise<readonly (Skill & { readonly isUnmerged?: boolean })[]> {
  const known = new Set(skills.map(({ path }) => path));
  const proposed = (await unmerged()).skills.filter(({ path }) => !known.has(path));
  return [
    ...skills,
    ...proposed.map((skill) => ({
      ...skill,
      name: sanitise(skill.name, 'source').text,
      isUnmerged: true,
    })),
  ];
}
