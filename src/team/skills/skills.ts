// SKILL.md files of five folders: what the squad has learnt to do.
import type { TreeEntry, TrustedTree } from '#src/ports/index.ts';
import { nameKey } from '#src/text/index.ts';
import { isRegularFile } from '../roster/agent-folders.ts';
import { isSkillName, parseSkill, type Skill, type SkillFile } from './parse-skill.ts';

const HEAD_BYTES = 32_768;
const MAX_SKILLS = 500;
/** Folders of skills that other tools read too. */
export const SHARED_SKILL_FOLDERS: readonly string[] = [
  '.github/skills',
  '.copilot/skills',
  '.claude/skills',
  '.agents/skills',
];

export type SkillList = { readonly skills: readonly Skill[]; readonly warnings: readonly string[] };

/** Lists every skill, in the folders' order of precedence; the first one of a name counts. */
export async function listSkills(tree: TrustedTree, directory = '.squad'): Promise<SkillList> {
  const files = skillFiles(tree, directory);
  const readings = await Promise.all(
    files.slice(0, MAX_SKILLS).map(async (file) => ({
      file,
      text: await tree.read(file.path, HEAD_BYTES),
    })),
  );
  const skills = new Map<string, Skill>();
  const warnings: string[] = [];
  for (const { file, text } of readings) {
    if (text === undefined) continue;
    const { skill, warning } = parseSkill(text, file);
    if (warning !== undefined) warnings.push(warning);
    const key = nameKey(skill.name);
    if (!skills.has(key)) skills.set(key, skill);
  }
  if (files.length > MAX_SKILLS) {
    warnings.push(`Only ${MAX_SKILLS} of ${files.length} skills are read.`);
  }
  return { skills: [...skills.values()], warnings };
}

function skillFiles(tree: TrustedTree, directory: string): readonly SkillFile[] {
  return [`${directory}/skills`, ...SHARED_SKILL_FOLDERS]
    .flatMap((root) => tree.entries.map((entry) => skillFileIn(root, entry)))
    .filter((file) => file !== undefined)
    .filter((file) => isSkillName(file.folder));
}

/** Finds `<root>/<name>/SKILL.md`; the oldest squads also had `<root>/<name>.md`. */
function skillFileIn(root: string, { path, mode }: TreeEntry): SkillFile | undefined {
  if (!isRegularFile(mode) || !path.startsWith(`${root}/`)) return undefined;
  const [folder = '', file, ...deeper] = path.slice(root.length + 1).split('/');
  if (deeper.length > 0) return undefined;
  if (file?.toLowerCase() === 'skill.md') return { folder, path };
  const isFlat = file === undefined && root.startsWith('.ai-team/') && folder.endsWith('.md');
  return isFlat ? { folder: folder.slice(0, -'.md'.length), path } : undefined;
}

/** Finds the skill with this name, or in a folder with this name. */
function findSkill(skills: readonly Skill[], name: string): Skill | undefined {
  const key = nameKey(name);
  const named = skills.find((skill) => nameKey(skill.name) === key);
  return named ?? skills.find(({ path }) => nameKey(path.split('/').at(-2) ?? '') === key);
}

/** A skill in GitHub's folder is rewritten in place; nothing is added there. */
const IN_GITHUB_FOLDER = /^\.github\/skills\/[^/]+\/SKILL\.md$/;

/** Returns where to write a skill: its own path, else `dir` or the squad's folder. Undefined where agents may not write. */
export function skillPath(
  name: string,
  skills: readonly Skill[],
  { directory, dir }: { readonly directory: string; readonly dir: string | undefined },
): string | undefined {
  const known = findSkill(skills, name)?.path;
  if (known !== undefined && IN_GITHUB_FOLDER.test(known)) return known;
  const path = known ?? `${dir ?? `${directory}/skills`}/${name}/SKILL.md`;
  return path.startsWith('.github/') ? undefined : path;
}

/** Reads a skill's file, by the name of the skill or its folder; undefined when there is none. */
export async function readSkill(
  tree: TrustedTree,
  skills: readonly Skill[],
  name: string,
): Promise<{ readonly path: string; readonly text: string } | undefined> {
  const skill = findSkill(skills, name);
  if (skill === undefined) return undefined;
  const text = await tree.read(skill.path);
  return text === undefined ? undefined : { path: skill.path, text };
}
