// Writes a skill to the agent's worktree, with its front matter.
import { cutCharacters, isFileSlug, plainText } from '#src/text/index.ts';
import type { ToolCall } from '../pipeline/define-tool.ts';
import { credentialDenial, denial, failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import { refuseHiddenText } from './refuse-hidden-text.ts';
import type { StagedFiles } from './staged-files.ts';

/** Where skills are written. */
export type SkillWriter = {
  /** The file that a skill is written to: `.squad/skills/utc/SKILL.md`; undefined where agents may not write it. */
  readonly skillPath: (name: string) => string | undefined;
  readonly stagedFiles: StagedFiles;
  /** The texts that the session wrote, by the skill's name. */
  readonly drafts: Map<string, string>;
};

type SkillText = {
  readonly name: string;
  readonly content: string;
  readonly confidence: string | undefined;
};

/** Writes a skill; the last text that the session gave it counts. */
export async function writeSkill(
  { stagedFiles, skillPath, drafts }: SkillWriter,
  skill: SkillText,
  { run }: ToolCall,
): Promise<ToolResult> {
  const { name, content } = skill;
  if (!isFileSlug(name)) {
    return missingArgument('skillName must be 1 to 64 lower-case letters, digits and inner dashes');
  }
  const text = plainText(content);
  if (text === '') return missingArgument('content has no readable text');
  if (run.holdsSecret(content)) return credentialDenial('the skill', 'squad_skill');
  const refusal = refuseHiddenText({ content });
  if (refusal !== undefined) return refusal;
  const path = skillPath(name);
  if (path === undefined) return NOT_OURS;
  const draft = skillText({ ...skill, content: text });
  const writeResult = await stagedFiles.change(path, () => draft);
  if (writeResult.kind === 'written') {
    drafts.set(name, draft);
    return ok(
      `Skill "${name}" written to ${writeResult.path}. It counts once people have merged it; until then a read marks it "not merged yet".`,
    );
  }
  const next = 'describe the skill in your answer instead';
  return failure('E_TOOL', `the skill was not written: ${writeResult.reason}`, next);
}

const NOT_OURS = denial(
  'E_TOOL_DENIED',
  'a skill with that name is outside the squad, in a folder that agents may not write to',
  'describe the change in your answer, or write a skill with another name',
);

function skillText({ name, content, confidence }: SkillText): string {
  const hasFrontMatter = /^---[ \t]*\n/.test(content) && /\n---[ \t]*(?:\n|$)/.test(content);
  if (hasFrontMatter) return `${content}\n`;
  const firstLine = content.split('\n').find((line) => /[^#\s]/.test(line)) ?? name;
  const description = cutCharacters(firstLine.replace(/^#+/, '').trim(), 200);
  const fields = [
    `name: ${name}`,
    `description: ${JSON.stringify(description)}`,
    ...(confidence === undefined ? [] : [`confidence: ${confidence}`]),
  ];
  return `---\n${fields.join('\n')}\n---\n\n${content}\n`;
}

/** Says which argument is missing or wrong. */
export function missingArgument(what: string): ToolResult {
  return failure('E_TOOL_INVALID_ARGS', what, 'call squad_skill again');
}
