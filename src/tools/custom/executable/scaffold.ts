// create_custom_tool: proposes an executable tool in the agent's own worktree, for people to review.
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod';
import { createDropBox, type Workspace } from '../../built-in/staged-files.ts';
import { attempt, defineTool, type ToolCall, type ToolDefinition } from '../../pipeline/tool.ts';
import { denial, failure, ok, type ToolResult } from '../../pipeline/tool-result.ts';
import { howToApprove } from '../approval.ts';
import { nameProblem } from '../names.ts';
import { TEMPLATE_LANGUAGES, TEMPLATES, type TemplateLanguage } from './templates.ts';

export type ScaffoldDeps = {
  readonly workspace: Workspace;
  /** Names that are taken by tools of the trusted commit. */
  readonly taken: () => Promise<readonly string[]>;
};

const parameters = z.strictObject({
  name: z.string().min(1).max(200).describe('Letters, digits, "-" and single "_".'),
  description: z.string().min(1).max(1_000).describe('What the tool does, in a sentence.'),
  language: z
    .enum(TEMPLATE_LANGUAGES)
    .default('typescript')
    .describe('What it is written in. Go is built in the run that uses it.'),
});

type Args = z.output<typeof parameters>;

/** Builds create_custom_tool. */
export function createCreateCustomTool(deps: ScaffoldDeps): ToolDefinition {
  return defineTool('create_custom_tool', {
    description:
      'Propose a command line tool for this repository: writes a tool.yaml and a source that runs. It can be used once a person has approved it.',
    parameters,
    handler: (args, call) => scaffold(deps, args, call),
  });
}

async function scaffold(deps: ScaffoldDeps, args: Args, call: ToolCall): Promise<ToolResult> {
  const { workspace } = deps;
  const name = args.name.trim();
  const problem = problemOf({ ...args, name });
  if (problem !== undefined) {
    return failure('E_TOOL_INVALID_ARGS', problem, 'call create_custom_tool again');
  }
  if (call.run.holdsSecret(args.description)) {
    const message = 'the description holds something like a credential';
    return denial('E_TOOL_DENIED', message, 'call create_custom_tool again without it');
  }
  await workspace.ready?.();
  const folder = `${workspace.squadDirectory}/tools/${name}`;
  const found = await attempt(() => lstat(join(workspace.root, folder)));
  if (found.kind === 'done' || (await deps.taken()).includes(name)) {
    const message = `${folder} is there already, and nothing was changed`;
    return failure('E_TOOL', message, 'edit its files, or choose another name');
  }
  return write(workspace, folder, { ...args, name });
}

function problemOf({ name, description }: Args): string | undefined {
  const problem = nameProblem(name);
  if (problem !== undefined) return `name: ${problem.message}`;
  return description.trim() === '' ? 'description has no readable text' : undefined;
}

type File = { readonly path: string; readonly content: string };

async function write(workspace: Workspace, folder: string, args: Args): Promise<ToolResult> {
  const box = createDropBox(workspace);
  const files = filesOf(folder, args);
  for (const { path, content } of files) {
    // Somebody may have been faster.
    const written = await box.change(path, (there) => there ?? content);
    if (written.kind === 'refused') {
      return failure('E_TOOL', `the tool was not written: ${written.reason}`, 'go on without it');
    }
  }
  return ok(guide(files, args), { files: files.map(({ path }) => path) });
}

/** The files of a new tool, paths relative to the worktree. */
export function filesOf(folder: string, { name, description, language }: Args): readonly File[] {
  const { ending, source } = TEMPLATES[language];
  return [
    { path: `${folder}/tool.yaml`, content: manifestOf({ name, description, language }) },
    { path: `${folder}/${name}.${ending}`, content: source },
  ];
}

function manifestOf({ name, description, language }: Args): string {
  const { ending, isBuilt } = TEMPLATES[language];
  return stringify(
    {
      name,
      description: description.trim(),
      version: '1.0.0',
      entrypoint: isBuilt ? name : `${name}.${ending}`,
      usage: 'Say what the parameters mean, and what the output is.\n',
      parameters: [],
    },
    { lineWidth: 0 },
  );
}

function guide(files: readonly File[], { name, language }: Args): string {
  const [manifest, source] = files;
  return [
    `Proposed the tool ${name}. New files:`,
    ...files.map(({ path, content }) => `- ${path} (${Buffer.byteLength(content)} bytes)`),
    '',
    'What is left to do:',
    `1. Implement it in ${source?.path}. It gets its arguments as flags (--name=value), read by ${TEMPLATES[language].reads}.`,
    `2. Describe it in ${manifest?.path}: usage, and under parameters name, type (string, number, integer or boolean), required and description of each flag. A variable of the job that it needs goes under env; under tests, calls with what they say: name, arguments, expect (exitCode, stdout or contains).`,
    `3. ${entryStep(name, language)}`,
    `4. ${howToApprove(name)}. The pull request shows its source, flags and environment.`,
    `5. From then on call run_custom_tool with tool_name ${JSON.stringify(name)}.`,
    '',
    manifest?.content ?? '',
    source?.content ?? '',
  ].join('\n');
}

function entryStep(name: string, language: TemplateLanguage): string {
  if (!TEMPLATES[language].isBuilt)
    return 'There is nothing to compile: the entrypoint is the source.';
  return `Nothing compiled is committed: the run that uses it builds ${name} from the source, and the entrypoint names that already.`;
}
