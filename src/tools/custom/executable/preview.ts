// Executable tools in words: for an agent that chooses one, and for whoever is to approve one.
import { cutCharacters } from '../../../text/cut.ts';
import { oneLine } from '../../../text/plain-text.ts';
import { flagsOf } from '../manifest/flags.ts';
import type { Executable } from './executable.ts';

const DESCRIPTION = 200;
const ARGUMENTS = 400;

/** When it is worth making a tool; for an agent's prompt. */
export const WHEN_TO_MAKE_A_TOOL =
  'When you repeat the same steps often, and no tool of the repository does them, propose one with create_custom_tool. It runs once a person has approved it; until then work without it.';

/** A line for each tool, with its arguments. */
export function renderToolList(executables: readonly Executable[]): string {
  if (executables.length === 0) return 'There are none yet.';
  const lines = executables.map((executable) => {
    const { name, description, version } = executable.manifest;
    const about = cutCharacters(oneLine(description), DESCRIPTION);
    return `- ${name} ${version}: ${about}${argumentsOf(executable)}`;
  });
  return ['The tools, with their arguments:', ...lines].join('\n');
}

function argumentsOf({ manifest }: Executable): string {
  const words = manifest.parameters.map(({ name, type, required, description }) => {
    const must = required ? ', required' : '';
    return `${name} (${type}${must}): ${cutCharacters(oneLine(description), DESCRIPTION)}`;
  });
  return words.length === 0 ? '' : `; ${words.join('; ')}`;
}

/** What would run: the file, the flags, the limit, the environment that it asks for. */
export function previewTool(
  { manifest, tool, start }: Executable,
  given: Readonly<Record<string, unknown>> = {},
): string {
  const file = start.kind === 'built' ? start.files.join(', ') : start.file;
  const how = start.kind === 'interpreted' ? start.language : start.kind;
  const flags = flagsOf(manifest.parameters, given);
  const shown = flags.kind === 'flags' ? flags.flags.map((flag) => JSON.stringify(flag)) : [];
  const lines = [
    `would run: ${tool.name} ${manifest.version} (${how}: ${file})`,
    `flags: ${cutCharacters(shown.join(' '), ARGUMENTS) || 'none'}`,
    `limit: ${tool.limits.timeoutMs / 1_000} s, in the agent's worktree`,
    `environment it asks for: ${manifest.env.join(', ') || 'none'}`,
  ];
  return lines.join('\n');
}
