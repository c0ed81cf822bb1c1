// squad_skill: reads the team's skills at the trusted commit, and writes new ones to the agent's worktree.
import * as z from 'zod';
import { cutCharacters, oneLine } from '#src/text/index.ts';
import { defineTool, type ToolDefinition } from '../pipeline/define-tool.ts';
import { hiddenArgument } from '../pipeline/input-schema.ts';
import { failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import { openStagedFiles, type ToolWorkspace } from './staged-files.ts';
import { missingArgument, type SkillWriter, writeSkill } from './write-skill.ts';

export type SkillEntry = {
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

export type SkillReadDeps = { readonly skills: SkillLibrary };

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
