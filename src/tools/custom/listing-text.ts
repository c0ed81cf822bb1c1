// The repository's own tools as text for a terminal of 80 columns.
import { cutCharacters } from '../cut.ts';
import { oneLine } from '../plain-text.ts';
import type { CustomTool, ToolDiagnostic, ToolListing } from './custom-tool.ts';

const COLUMNS = 80;
const DESCRIPTION = 300;
const INDENT = '    ';

/** Every tool with its door, its file and who may use it; then what is wrong, and what to do about it. */
export function renderListing(
  { tools, diagnostics }: ToolListing,
  usersOf: (tool: CustomTool) => string,
): string {
  const parts = [
    tools.length === 0 ? 'There are no custom tools here.' : counted(tools.length, 'custom tool'),
    ...tools.map((tool) => renderTool(tool, usersOf(tool))),
    ...(diagnostics.length === 0 ? [] : [counted(diagnostics.length, 'problem')]),
    ...diagnostics.map(renderDiagnostic),
  ];
  return `${parts.join('\n\n')}\n`;
}

function renderTool({ name, door, description, origin }: CustomTool, users: string): string {
  return [
    `  ${name} (${door})`,
    indented(cutCharacters(oneLine(description), DESCRIPTION) || 'It has no description.'),
    indented(`from ${origin.path}`),
    indented(`for ${users}`),
  ].join('\n');
}

function renderDiagnostic(problem: ToolDiagnostic): string {
  const { code, path, message, next } = problem;
  const where = problem.export === undefined ? path : `${path}, export ${problem.export}`;
  return [
    `  ${code} ${oneLine(where)}`,
    indented(oneLine(message)),
    indented(`what to do: ${oneLine(next)}`),
  ].join('\n');
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Breaks at blanks alone: a path is copied whole. */
function indented(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && INDENT.length + last.length + word.length < COLUMNS) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.map((line) => `${INDENT}${line}`).join('\n');
}
