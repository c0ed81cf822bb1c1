// The repository's own tools as text for a terminal of 80 columns.
import type { CustomTool, ToolDiagnostic, ToolListing } from '#src/ports/index.ts';
import { cutCharacters, oneLine, plural, wrapText } from '#src/text/index.ts';

const MAX_DESCRIPTION_LENGTH = 300;
const INDENT = '    ';

/** What settings allow. */
export type ToolAccess = { readonly users: string; readonly mayStartPrograms: boolean };

/** Lists every tool with its kind, its file and who may use it; then every problem, and what to do about it. */
export function renderToolListing(
  { tools, diagnostics }: ToolListing,
  accessOf: (tool: CustomTool) => ToolAccess,
): string {
  const parts = [
    tools.length === 0 ? 'There are no custom tools here.' : plural(tools.length, 'custom tool'),
    ...tools.map((tool) => renderTool(tool, accessOf(tool))),
    ...(diagnostics.length === 0 ? [] : [plural(diagnostics.length, 'problem')]),
    ...diagnostics.map(renderDiagnostic),
  ];
  return `${parts.join('\n\n')}\n`;
}

function renderTool(
  { name, kind, version, description, origin }: CustomTool,
  { users, mayStartPrograms }: ToolAccess,
): string {
  return [
    `  ${name} (${version === undefined ? kind : `${kind} ${version}`})`,
    indented(
      cutCharacters(oneLine(description), MAX_DESCRIPTION_LENGTH) || 'It has no description.',
    ),
    indented(`from ${oneLine(origin.path)}`),
    indented(`for ${users}${mayStartPrograms ? '; settings let it start programs' : ''}`),
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

function indented(text: string): string {
  return wrapText(text, { first: INDENT, rest: INDENT });
}
