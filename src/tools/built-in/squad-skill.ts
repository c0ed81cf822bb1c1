// squad_skill: reads the team's skills at the trusted commit, and writes new ones to the agent's worktree.
import * as z from 'zod';
import { cutCharacters, isFileSlug, oneLine, plainText } from '#src/text/index.ts';
import {
  defineTool,
  hiddenArgument,
  type ToolCall,
  type ToolDefinition,
} from '../pipeline/define-tool.ts';
import { credentialDenial, denial, failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import {
  openStagedFiles,
  refuseHiddenText,
  type StagedFiles,
  type ToolWorkspace,
} from './staged-files.ts';

/** Where skills are written. */
type SkillWriter = {
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
async function writeSkill(
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
function missingArgument(what: string): ToolResult {
  return failure('E_TOOL_INVALID_ARGS', what, 'call squad_skill again');
}

type SkillEntry = {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** True while nobody has merged it. */
  readonly isUnmerged?: boolean;
};

/** The team's skills: those that count, and those that wait for their merge, which are marked. */
type SkillLibrary = {
  readonly list: () => Promise<readonly SkillEntry[]>;
  /** `draft` is the session's own version of the skill, if it wrote one. */
  readonly read: (name: string, draft?: string) => Promise<string | undefined>;
};

type SkillReadDeps = { readonly skills: SkillLibrary };

export type SkillDeps = SkillReadDeps &
  Pick<SkillWriter, 'skillPath'> & {
    readonly workspace: ToolWorkspace;
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
export function createSquadSkillReader({ skills }: SkillReadDeps): ToolDefinition {
  return defineTool('squad_skill', {
    description: 'Skills: ways of working that the team keeps.',
    parameters: readParameters,
    aliases: ALIASES,
    handler: async (args) =>
      args.action === 'list' ? listSkills(skills) : readSkill(skills, args.skillName),
  });
}

/** Builds squad_skill. */
export function createSquadSkill(deps: SkillDeps): ToolDefinition {
  const stagedFiles = openStagedFiles(deps.workspace);
  const drafts = new Map<string, string>();
  return defineTool('squad_skill', {
    description:
      'Skills: ways of working that the team keeps. What you write counts once people have merged it.',
    parameters,
    aliases: ALIASES,
    handler: async ({ action, skillName: name, content, confidence }, call) => {
      if (action === 'list') return listSkills(deps.skills);
      if (action === 'read') return readSkill(deps.skills, name, drafts);
      if (!name) return missingArgument('skillName is required for write');
      if (!content) {
        return missingArgument('content is required for write and must not be empty');
      }
      return writeSkill({ ...deps, stagedFiles, drafts }, { name, content, confidence }, call);
    },
  });
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
