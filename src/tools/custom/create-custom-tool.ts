// create_custom_tool: writes a new executable tool to the agent's worktree, for people to review.
import { stringify } from 'yaml';
import * as z from 'zod';
import { isThere } from '#src/files/open-file.ts';
import { openStagedFiles, type ToolWorkspace } from '../built-in/staged-files.ts';
import { defineTool, type ToolCall, type ToolDefinition } from '../pipeline/define-tool.ts';
import { credentialDenial, failure, ok, type ToolResult } from '../pipeline/tool-result.ts';
import { findNameProblem } from './listings.ts';
import { HOW_TO_APPROVE } from './proposed-tools.ts';
import { TEMPLATE_LANGUAGES, TEMPLATES } from './templates.ts';

type ScaffoldDeps = {
  readonly workspace: ToolWorkspace;
  /** Names of the trusted commit's tools. */
  readonly taken: () => Promise<readonly string[]>;
  /** Receives each template that was written. As long as nobody changes its source, there is nothing to propose. */
  readonly onTemplate?: (template: WrittenTemplate) => void;
};

/** Paths relative to the worktree; the source comes last. */
export type WrittenTemplate = { readonly paths: readonly string[]; readonly source: string };

const parameters = z.strictObject({
  name: z.string().min(1).max(200).describe('Letters, digits, - and single _.'),
  description: z.string().min(1).max(1_000).describe('What it does.'),
  language: z.enum(TEMPLATE_LANGUAGES).default('typescript').describe('Default: typescript.'),
  source: z
    .string()
    .regex(/\S/, 'must not be empty')
    .max(60_000)
    .optional()
    .describe('Gets parameters as flags. Default: a template.'),
});

type CreateToolArgs = z.output<typeof parameters>;

/** Builds create_custom_tool. */
export function createCreateCustomTool(deps: ScaffoldDeps): ToolDefinition {
  return defineTool('create_custom_tool', {
    description: 'Propose a command line tool for repeated steps; a person approves it.',
    parameters,
    handler: (args, call) => createTool(deps, args, call),
  });
}

async function createTool(
  deps: ScaffoldDeps,
  args: CreateToolArgs,
  call: ToolCall,
): Promise<ToolResult> {
  const { workspace } = deps;
  const name = args.name.trim();
  const problem = findArgumentProblem({ ...args, name });
  if (problem !== undefined) {
    return failure('E_TOOL_INVALID_ARGS', problem, 'call create_custom_tool again');
  }
  if (call.run.holdsSecret(`${args.description}\n${args.source ?? ''}`)) {
    return credentialDenial('the description or source', 'create_custom_tool');
  }
  await workspace.ready?.();
  const folder = `${workspace.squadDirectory}/tools/${name}`;
  const isTaken = await isThere(workspace.root, folder);
  if (isTaken || (await deps.taken()).includes(name)) {
    const message = `${folder} already exists; nothing was changed`;
    return failure('E_TOOL', message, 'edit its files, or choose another name');
  }
  return writeTool(deps, folder, { ...args, name });
}

function findArgumentProblem({ name, description }: CreateToolArgs): string | undefined {
  const problem = findNameProblem(name);
  if (problem !== undefined) return `name: ${problem.message}`;
  return description.trim() === '' ? 'description has no readable text' : undefined;
}

async function writeTool(
  { workspace, onTemplate }: ScaffoldDeps,
  folder: string,
  args: CreateToolArgs,
): Promise<ToolResult> {
  const stagedFiles = openStagedFiles(workspace);
  const files = scaffoldFiles(folder, args);
  for (const { path, content } of files) {
    // The file may have been written in the meantime.
    const writeResult = await stagedFiles.change(path, (existing) => existing ?? content);
    if (writeResult.kind === 'refused') {
      const message = `the tool was not written: ${writeResult.reason}`;
      return failure('E_TOOL', message, 'go on without it');
    }
  }
  const paths = files.map(({ path }) => path);
  if (args.source === undefined) onTemplate?.({ paths, source: TEMPLATES[args.language].source });
  return ok(renderGuide(files, args), { files: paths });
}

/** Returns the manifest and the source of a new tool, with paths relative to the worktree. */
export function scaffoldFiles(
  folder: string,
  { name, description, language, source }: CreateToolArgs,
) {
  const template = TEMPLATES[language];
  const file = `${name}.${template.extension}`;
  const manifest = {
    name,
    description: description.trim(),
    version: '1.0.0',
    entrypoint: template.isBuilt ? name : file,
    usage: 'Say what the parameters mean, and what the output is.\n',
    parameters: [],
  };
  return [
    { path: `${folder}/tool.yaml`, content: stringify(manifest, { lineWidth: 0 }) },
    { path: `${folder}/${file}`, content: source ?? template.source },
  ] as const;
}

/** Tells which files are new, and what is left to do. */
function renderGuide(
  files: ReturnType<typeof scaffoldFiles>,
  { name, language, source: given }: CreateToolArgs,
): string {
  const [manifest, source] = files;
  const { argumentParser, isBuilt } = TEMPLATES[language];
  const first =
    given === undefined
      ? `Implement it in ${source.path}: nothing is proposed while that file is still the template.`
      : `Check that ${source.path} does what it should.`;
  const entrypoint = isBuilt
    ? `Compiled files are not committed: the run that uses the tool builds ${name} from the source, and the entrypoint already names it.`
    : 'There is nothing to compile: the entrypoint is the source.';
  return [
    `Proposed the tool ${name}. New files:`,
    ...files.map(({ path, content }) => `- ${path} (${Buffer.byteLength(content)} bytes)`),
    '',
    'What is left to do:',
    `1. ${first} It gets its arguments as flags (--name=value), read by ${argumentParser}.`,
    `2. Describe it in ${manifest.path}: usage, and under parameters name, type (string, number, integer or boolean), required and description of each flag. A variable of the job that it needs goes under env; under tests, calls with their expected results: name, arguments, expect (exitCode, stdout or contains).`,
    `3. ${entrypoint}`,
    `4. ${HOW_TO_APPROVE}, beside its source, flags and environment.`,
    `5. From then on call run_custom_tool with tool_name ${JSON.stringify(name)}.`,
    '',
    manifest.content,
    ...(given === undefined ? [source.content] : []),
  ].join('\n');
}
