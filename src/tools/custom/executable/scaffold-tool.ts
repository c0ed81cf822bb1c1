// The files of a new executable tool, and what its author is told about them.
import { stringify } from 'yaml';
import { HOW_TO_APPROVE } from './apply-approvals.ts';
import { TEMPLATES, type TemplateLanguage } from './templates.ts';

/** What somebody says of a tool that doesn't exist yet. */
export type NewTool = {
  readonly name: string;
  readonly description: string;
  readonly language: TemplateLanguage;
  /** The template of the language by default. */
  readonly source?: string | undefined;
};

type ScaffoldFile = { readonly path: string; readonly content: string };

/** Returns the files of a new tool, with paths relative to the worktree. */
export function scaffoldFiles(
  folder: string,
  { name, description, language, source = TEMPLATES[language].source }: NewTool,
): readonly ScaffoldFile[] {
  const { extension } = TEMPLATES[language];
  return [
    { path: `${folder}/tool.yaml`, content: renderManifest({ name, description, language }) },
    { path: `${folder}/${name}.${extension}`, content: source },
  ];
}

function renderManifest({ name, description, language }: NewTool): string {
  const { extension, isBuilt } = TEMPLATES[language];
  return stringify(
    {
      name,
      description: description.trim(),
      version: '1.0.0',
      entrypoint: isBuilt ? name : `${name}.${extension}`,
      usage: 'Say what the parameters mean, and what the output is.\n',
      parameters: [],
    },
    { lineWidth: 0 },
  );
}

/** Tells which files are new, and what is left to do. */
export function renderGuide(
  files: readonly ScaffoldFile[],
  { name, language, source: given }: NewTool,
): string {
  const [manifest, source] = files;
  const first =
    given === undefined
      ? `Implement it in ${source?.path}: nothing is proposed while that file is still the template.`
      : `Check that ${source?.path} does what it should.`;
  return [
    `Proposed the tool ${name}. New files:`,
    ...files.map(({ path, content }) => `- ${path} (${Buffer.byteLength(content)} bytes)`),
    '',
    'What is left to do:',
    `1. ${first} It gets its arguments as flags (--name=value), read by ${TEMPLATES[language].argumentParser}.`,
    `2. Describe it in ${manifest?.path}: usage, and under parameters name, type (string, number, integer or boolean), required and description of each flag. A variable of the job that it needs goes under env; under tests, calls with their expected results: name, arguments, expect (exitCode, stdout or contains).`,
    `3. ${entrypointStep(name, language)}`,
    `4. ${HOW_TO_APPROVE}, beside its source, flags and environment.`,
    `5. From then on call run_custom_tool with tool_name ${JSON.stringify(name)}.`,
    '',
    manifest?.content ?? '',
    ...(given === undefined ? [source?.content ?? ''] : []),
  ].join('\n');
}

function entrypointStep(name: string, language: TemplateLanguage): string {
  if (!TEMPLATES[language].isBuilt)
    return 'There is nothing to compile: the entrypoint is the source.';
  return `Compiled files are not committed: the run that uses the tool builds ${name} from the source, and the entrypoint already names it.`;
}
