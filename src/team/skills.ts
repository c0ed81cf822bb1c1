// SKILL.md files of five folders: what the squad has learnt to do.

import {
  type FrontMatter,
  listField,
  readFrontMatter,
  textField,
} from '#src/markdown/front-matter.ts';
import { headingOf, labelOf, readLines, textOf } from '#src/markdown/sections.ts';
import type { TreeEntry, TrustedTree } from '#src/ports/git.ts';
import { nameKey } from '#src/text/slug.ts';
import { isRegularFile } from './repository-files.ts';
import { mentions, toPhrase } from './select-memory.ts';

const HEAD_BYTES = 32_768;
const MAX_SKILLS = 500;
/** Folders of skills that other tools read too. */
export const SHARED_SKILL_FOLDERS: readonly string[] = [
  '.github/skills',
  '.copilot/skills',
  '.claude/skills',
  '.agents/skills',
];

/** Lists every skill, in the folders' order of precedence; the first one of a name counts. */
export async function listSkills(tree: TrustedTree, directory = '.squad') {
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

/** A skill's file, and the folder or file name that names it. */
type SkillFile = { readonly folder: string; readonly path: string };

type Confidence = 'low' | 'medium' | 'high';

export type Skill = {
  readonly name: string;
  readonly description: string;
  readonly domain: string;
  /** Anything unknown counts as `low`. */
  readonly confidence: Confidence;
  readonly source: string;
  readonly triggers: readonly string[];
  readonly roles: readonly string[];
  readonly tools: readonly string[];
  readonly path: string;
};

/** True for a name that is visible and can't be mistaken for a path. */
export function isSkillName(name: string): boolean {
  return (
    name.trim() !== '' && name.length <= 100 && !/[\p{Cc}/\\]/u.test(name) && !/^\.+$/.test(name)
  );
}

/** Reads a skill in either form: with front matter, or with a title and `**Confidence:**`. */
export function parseSkill(
  text: string,
  file: SkillFile,
): { readonly skill: Skill; readonly warning: string | undefined } {
  const matter = readFrontMatter(text);
  const fields = fieldsOf(matter);
  const named = textField(fields, 'name');
  const skill: Skill = {
    name: named !== undefined && isSkillName(named) ? named : file.folder,
    description: textField(fields, 'description') ?? '',
    domain: textField(fields, 'domain') ?? '',
    confidence: readConfidence(textField(fields, 'confidence')),
    source: textField(fields, 'source') ?? '',
    triggers: listField(fields, 'triggers') ?? [],
    roles: listField(fields, 'roles') ?? [],
    tools: listField(fields, 'tools') ?? listField(fields, 'allowedTools') ?? [],
    path: file.path,
  };
  const warning =
    matter.kind === 'broken' ? `${file.path}: front matter is ${matter.reason}.` : undefined;
  return { skill, warning };
}

function fieldsOf(matter: FrontMatter): ReadonlyMap<string, unknown> {
  if (matter.kind === 'data') return matter.fields;
  const said = fieldsOfBody(matter.body);
  return matter.kind === 'none' ? said : new Map([...said, ...matter.fields]);
}

function fieldsOfBody(body: string): ReadonlyMap<string, unknown> {
  const lines = readLines(body);
  const confidence = lines.map(labelOf).find((found) => found?.label === 'confidence')?.value;
  const start = lines.findIndex((line) => headingOf(line)?.level === 1) + 1;
  const paragraph = lines
    .slice(start)
    .find((line) => line.text.trim() !== '' && labelOf(line) === undefined);
  const isProse = paragraph?.kind === 'text' && headingOf(paragraph) === undefined;
  return new Map([
    ['confidence', confidence ?? ''],
    ['description', isProse ? textOf([paragraph]).slice(0, 300) : ''],
  ]);
}

function readConfidence(text: string | undefined): Confidence {
  const word = text?.toLowerCase();
  return word === 'medium' || word === 'high' ? word : 'low';
}

/** Returns the skills that fit a task, best first: 0.5 for each trigger (0.7 at most), 0.3 for the role. Whole words only. */
export function matchSkills(skills: readonly Skill[], task: string, role: string) {
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
