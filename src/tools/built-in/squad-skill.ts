// squad_skill: reads the team's skills at the trusted commit, and writes new ones to the agent's worktree.
import * as z from 'zod';
import { cutCharacters } from '../../text/cut-characters.ts';
import { plainText } from '../../text/normalise-text.ts';
import { oneLine } from '../../text/one-line.ts';
import { isFileSlug } from '../../text/slug.ts';
import { defineTool, type ToolCall, type ToolDefinition } from '../pipeline/define-tool.ts';
import { credentialDenial, failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import { refuseHiddenText } from './refuse-hidden-text.ts';
import { openStagedFiles, type StagedFiles, type ToolWorkspace } from './staged-files.ts';

export type SkillEntry = {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** Nobody has merged it yet. */
  readonly isUnmerged?: boolean;
};

/** The team's skills: those that count, and, marked, those that wait for their merge. */
export type SkillLibrary = {
  readonly list: () => Promise<readonly SkillEntry[]>;
  /** `draft` is what the session itself made of the skill. */
  readonly read: (name: string, draft?: string) => Promise<string | undefined>;
};

export type SkillReadDeps = { readonly skills: SkillLibrary };

export type SkillDeps = SkillReadDeps & {
  readonly workspace: ToolWorkspace;
  /** The file that a skill is written to, relative to the worktree: `.squad/skills/utc/SKILL.md`. */
  readonly skillPath: (name: string) => string;
};

const skillName = z
  .string()
  .max(128)
  .optional()
  .describe("The skill's name; required for read and write. Use list to see the names.");

const readParameters = z.strictObject({
  action: z.enum(['read', 'list']).describe('list the skills, or read one.'),
  skillName,
});

const parameters = z.strictObject({
  action: z
    .enum(['read', 'write', 'list'])
    .describe('list the skills, read one, or write one (creating or replacing it).'),
  skillName,
  content: z
    .string()
    .max(60_000)
    .optional()
    .describe('The whole skill in Markdown; required for write. An empty text counts as missing.'),
});

const READ_DESCRIPTION =
  'Skills are reusable knowledge of the team. Use list to see what there is and read to load one.';

/** Builds squad_skill for sessions that may not write. */
export function createSquadSkillReader({ skills }: SkillReadDeps): ToolDefinition {
  return defineTool('squad_skill', {
    description: `Read or list Squad skills. ${READ_DESCRIPTION}`,
    parameters: readParameters,
    handler: async (args) =>
      args.action === 'list' ? listSkills(skills) : readSkill(skills, args.skillName),
  });
}

/** Builds squad_skill. */
export function createSquadSkill(deps: SkillDeps): ToolDefinition {
  const stagedFiles = openStagedFiles(deps.workspace);
  const drafts = new Map<string, string>();
  return defineTool('squad_skill', {
    description: `Read, write or list Squad skills. ${READ_DESCRIPTION} Use write to keep a way of working that the team should reuse: it counts once people have merged it.`,
    parameters,
    handler: async ({ action, skillName: name, content }, call) => {
      if (action === 'list') return listSkills(deps.skills);
      if (action === 'read') return readSkill(deps.skills, name, drafts);
      if (!name) return missingArgument('skillName is required for read/write');
      if (!content) {
        return missingArgument('content is required for write, and an empty text is none');
      }
      return writeSkill({ ...deps, stagedFiles, drafts }, { name, content }, call);
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
  if (!name) return missingArgument('skillName is required for read/write');
  if (!/^[^\p{C}/\\]+$/u.test(name) || name.startsWith('.')) {
    return missingArgument('skillName must be a plain name, not a path');
  }
  const text = await skills.read(name, drafts.get(name));
  if (text !== undefined) return ok(text);
  return failure('E_TOOL_NOT_FOUND', 'there is no skill of that name', 'use list to see the names');
}

type SkillWriter = Pick<SkillDeps, 'skillPath'> & {
  readonly stagedFiles: StagedFiles;
  /** What the session wrote, by name. */
  readonly drafts: Map<string, string>;
};

async function writeSkill(
  { stagedFiles, skillPath, drafts }: SkillWriter,
  { name, content }: { name: string; content: string },
  { run }: ToolCall,
): Promise<ToolResult> {
  if (!isFileSlug(name)) {
    return missingArgument('skillName must be 1 to 64 lower-case letters, digits and inner dashes');
  }
  const text = plainText(content);
  if (text === '') return missingArgument('content has no readable text');
  if (run.holdsSecret(content)) return credentialDenial('the skill', 'squad_skill');
  const refusal = refuseHiddenText({ content });
  if (refusal !== undefined) return refusal;
  const draft = skillText(name, text);
  const writeResult = await stagedFiles.change(skillPath(name), () => draft);
  if (writeResult.kind === 'written') {
    drafts.set(name, draft);
    return ok(
      `Skill "${name}" written to ${writeResult.path}. It counts once people have merged it; until then a read marks it "not merged yet".`,
    );
  }
  const next = 'describe the skill in your answer instead';
  return failure('E_TOOL', `the skill was not written: ${writeResult.reason}`, next);
}

function skillText(name: string, content: string): string {
  const hasFrontMatter = /^---[ \t]*\n/.test(content) && /\n---[ \t]*(?:\n|$)/.test(content);
  if (hasFrontMatter) return `${content}\n`;
  const firstLine = content.split('\n').find((line) => /[^#\s]/.test(line)) ?? name;
  const description = cutCharacters(firstLine.replace(/^#+/, '').trim(), 200);
  return `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${content}\n`;
}

function missingArgument(what: string): ToolResult {
  return failure('E_TOOL_INVALID_ARGS', `Error: ${what}`, 'call squad_skill again');
}
