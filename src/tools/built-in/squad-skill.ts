// squad_skill: reads the team's skills at the trusted commit, and writes new ones to the agent's worktree.
import * as z from 'zod';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { plainText } from '#src/text/json.ts';
import { oneLine } from '#src/text/one-line.ts';
import { isFileSlug } from '#src/text/slug.ts';
import {
  defineTool,
  hiddenArgument,
  type ToolDefinition,
  type ToolRunContext,
} from '../pipeline/define-tool.ts';
import { credentialDenial, denial, failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import { openStagedFiles, refuseHiddenText, type ToolWorkspace } from './staged-files.ts';

type SkillEntry = {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** True while nobody has merged it. */
  readonly isUnmerged?: boolean;
};

/** The team's skills: those that count, and those that wait for their merge, which are marked. */
export type SkillLibrary = {
  readonly list: () => Promise<readonly SkillEntry[]>;
  /** `draft` is the session's own version of the skill, if it wrote one. */
  readonly read: (name: string, draft?: string) => Promise<string | undefined>;
};

const SKILL_NAME = z.string().max(128).optional();

const readParameters = z.object({
  action: z.enum(['read', 'list']),
  skillName: SKILL_NAME.describe('For read.'),
});

const parameters = z.object({
  action: z.enum(['read', 'write', 'list']),
  skillName: SKILL_NAME.describe('For read and write.'),
  content: z.string().max(60_000).optional().describe('Whole, in Markdown, for write.'),
  confidence: hiddenArgument(z.enum(['low', 'medium', 'high']).optional()),
});

const ALIASES = { operation: 'action', name: 'skillName' } as const;

/** Builds squad_skill for sessions that may not write. */
export function createSquadSkillReader(skills: SkillLibrary): ToolDefinition {
  return defineTool('squad_skill', {
    description: 'Skills: ways of working that the team keeps.',
    parameters: readParameters,
    aliases: ALIASES,
    handler: async (args) =>
      args.action === 'list' ? listSkills(skills) : readSkill(skills, args.skillName),
  });
}

/**
 * Builds squad_skill. `skillPath` returns the file that a skill is written to, such as `.squad/skills/utc/SKILL.md`; undefined
 * where agents may not write it.
 */
export function createSquadSkill(
  skills: SkillLibrary,
  workspace: ToolWorkspace,
  skillPath: (name: string) => string | undefined,
): ToolDefinition {
  const stagedFiles = openStagedFiles(workspace);
  /** The texts that the session wrote, by the skill's name; the last one counts. */
  const drafts = new Map<string, string>();
  return defineTool('squad_skill', {
    description:
      'Skills: ways of working that the team keeps. What you write counts once people have merged it.',
    parameters,
    aliases: ALIASES,
    handler: async (args, { run }) => {
      const { action, skillName: name } = args;
      if (action === 'list') return listSkills(skills);
      if (action === 'read') return readSkill(skills, name, drafts);
      const skill = checkSkill(args, run);
      if (skill.kind !== 'skill') return skill;
      const path = skillPath(skill.name);
      if (path === undefined) return NOT_OURS;
      const written = await stagedFiles.change(path, () => skill.text);
      if (written.kind === 'refused') {
        const next = 'describe the skill in your answer instead';
        return failure('E_TOOL', `the skill was not written: ${written.reason}`, next);
      }
      drafts.set(skill.name, skill.text);
      return ok(
        `Skill "${skill.name}" written to ${written.path}. It counts once people have merged it; until then a read marks it "not merged yet".`,
      );
    },
  });
}

/** Returns a skill's name and text, or why it can't be written. */
function checkSkill(
  { skillName: name, content = '', confidence }: z.output<typeof parameters>,
  { holdsSecret }: ToolRunContext,
) {
  if (!name) return missingArgument('skillName is required for write');
  if (content === '') {
    return missingArgument('content is required for write and must not be empty');
  }
  if (!isFileSlug(name)) {
    return missingArgument('skillName must be 1 to 64 lower-case letters, digits and inner dashes');
  }
  const text = plainText(content);
  if (text === '') return missingArgument('content has no readable text');
  if (holdsSecret(content)) return credentialDenial('the skill', 'squad_skill');
  return (
    refuseHiddenText({ content }) ?? {
      kind: 'skill' as const,
      name,
      text: skillText(name, text, confidence),
    }
  );
}

const NOT_OURS = denial(
  'E_TOOL_DENIED',
  'a skill with that name is outside the squad, in a folder that agents may not write to',
  'describe the change in your answer, or write a skill with another name',
);

function skillText(name: string, content: string, confidence: string | undefined): string {
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
function missingArgument(what: string): ToolResult {
  return failure('E_TOOL_INVALID_ARGS', what, 'call squad_skill again');
}

async function listSkills(skills: SkillLibrary): Promise<ToolResult> {
  const found = await skills.list();
  if (found.length === 0) return ok('No skills found.');
  const lines = found.map(({ name, description, isUnmerged = false }) => {
    const about = isUnmerged ? 'not merged yet' : cutCharacters(oneLine(description), 200);
    return about === '' ? `- ${oneLine(name)}` : `- ${oneLine(name)}: ${about}`;
  });
  return ok([`**Available Skills (${found.length}):**`, ...lines].join('\n'));
}

async function readSkill(
  skills: SkillLibrary,
  name: string | undefined,
  drafts: ReadonlyMap<string, string> = new Map(),
): Promise<ToolResult> {
  if (!name) return missingArgument('skillName is required for read');
  if (!/^[^\p{C}/\\]+$/u.test(name) || name.startsWith('.')) {
    return missingArgument('skillName must be a plain name, not a path');
  }
  const text = await skills.read(name, drafts.get(name));
  if (text !== undefined) return ok(text);
  return failure(
    'E_TOOL_NOT_FOUND',
    'there is no skill with that name',
    'use list to see the names',
  );
}
