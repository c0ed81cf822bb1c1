// Describes executable tools for the agent that chooses one and the person who approves one.
import { sanitise } from '#src/markdown/index.ts';
import { cutCharacters, oneLine } from '#src/text/index.ts';
import { toFlags } from '../manifest/flags.ts';
import type { ExecutableTool } from './read-executable.ts';

const MAX_DESCRIPTION_LENGTH = 200;
const MAX_ARGUMENTS_LENGTH = 400;

/** Renders a line for each tool, with its arguments. */
export function renderToolList(executables: readonly ExecutableTool[]): string {
  if (executables.length === 0) return 'There are none yet.';
  const lines = executables.map((executable) => {
    const { name, description, version } = executable.manifest;
    const summary = cutCharacters(oneLine(description), MAX_DESCRIPTION_LENGTH);
    const usage = usageOf(executable.manifest, Math.floor(LISTED_USAGE / executables.length));
    return `- ${name} ${version}: ${summary}${describeArguments(executable)}${usage}`;
  });
  return ['The tools, with their arguments:', ...lines].join('\n');
}

/** The most characters that all usage texts of a list take together. */
const LISTED_USAGE = 4_000;
const LONGEST_USAGE = 1_000;

/** Returns a tool's usage text, indented, without anything that a reader of the manifest would not see. */
function usageOf({ usage }: ExecutableTool['manifest'], maxLength: number): string {
  const text = cutCharacters(
    sanitise(usage, 'source').text.trim(),
    Math.min(LONGEST_USAGE, maxLength),
  );
  return text === '' ? '' : `\n${text}`.replaceAll('\n', '\n  ');
}

function describeArguments({ manifest }: ExecutableTool): string {
  const words = manifest.parameters.map(({ name, type, required, description }) => {
    const requirement = required ? ', required' : '';
    return `${name} (${type}${requirement}): ${cutCharacters(oneLine(description), MAX_DESCRIPTION_LENGTH)}`;
  });
  return words.length === 0 ? '' : `; ${words.join('; ')}`;
}

/** Describes what would run: file, flags, time limit, environment. */
export function previewTool(
  { manifest, tool, start }: ExecutableTool,
  given: Readonly<Record<string, unknown>> = {},
): string {
  const file = start.kind === 'built' ? start.files.join(', ') : start.file;
  const startKind = start.kind === 'interpreted' ? start.language : start.kind;
  const flags = toFlags(manifest.parameters, given);
  const shown = flags.kind === 'flags' ? flags.flags.map((flag) => JSON.stringify(flag)) : [];
  const lines = [
    `would run: ${tool.name} ${manifest.version} (${startKind}: ${file})`,
    `flags: ${cutCharacters(shown.join(' '), MAX_ARGUMENTS_LENGTH) || 'none'}`,
    `limit: ${tool.limits.timeoutMs / 1_000} s, in the agent's worktree`,
    `environment it asks for: ${manifest.env.join(', ') || 'none'}`,
  ];
  return lines.join('\n');
}
