// The registry of the repository's own tools: their names, no duplicates, a limit, and the list for a terminal.

import {
  type CustomTool,
  DEFAULT_MAX_TOOLS,
  type DiagnosticDetail,
  type ToolDiagnostic,
  type ToolListing,
} from '#src/ports/custom-tools.ts';
import { plural } from '#src/text/count.ts';
import { cutCharacters, wrapText } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { findSchemaProblem } from './json-schema.ts';

const MAX_DESCRIPTION_LENGTH = 300;
const INDENT = '    ';

/** What settings allow. */
type ToolAccess = { readonly users: string; readonly mayStartPrograms: boolean };

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

const MAX_NAME_LENGTH = 64;

/** Names of the runtime's tools and of our own, in lower case. */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'create_custom_tool',
  'run_custom_tool',
  ...['bash', 'read_bash', 'write_bash', 'stop_bash', 'list_bash', 'shell', 'powershell'],
  ...['read_powershell', 'write_powershell', 'stop_powershell', 'list_powershell'],
  ...['view', 'create', 'edit', 'str_replace_editor', 'apply_patch', 'grep', 'rg', 'glob', 'lsp'],
  ...['web_fetch', 'fetch', 'web_search', 'task', 'skill', 'sql', 'ask_user', 'exit_plan_mode'],
  ...['report_intent', 'update_todo', 'task_complete', 'read_agent', 'list_agents', 'write_agent'],
  ...['context_board', 'store_memory', 'report_progress', 'send_inbox'],
  'fetch_copilot_cli_documentation',
]);

/**
 * Returns why a tool can't have the name; undefined when it can. A resource tool's name has one `__`, other names none. A
 * provider refuses a whole session for one bad name.
 */
export function findNameProblem(name: string, isResource = false): DiagnosticDetail | undefined {
  const next = 'give it another name';
  const problem = findSpellingProblem(name, isResource);
  if (problem !== undefined) return { code: 'L_NAME', message: problem, next };
  const reserved = findReservation(name.toLowerCase());
  return reserved === undefined ? undefined : { code: 'L_RESERVED', message: reserved, next };
}

function findSpellingProblem(name: string, isResource: boolean): string | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(name)) return 'a name has only letters, digits, "_" and "-"';
  if (name.length > MAX_NAME_LENGTH) return `the name is longer than ${MAX_NAME_LENGTH} characters`;
  if (name.startsWith('-')) return 'a name does not begin with "-"';
  if (hasValidUnderscores(name, isResource)) return undefined;
  return '"__" separates a resource from its export and may not be used anywhere else';
}

function findReservation(name: string): string | undefined {
  if (name.startsWith('squad_')) return 'names that begin with "squad_" belong to the squad itself';
  return RESERVED_NAMES.has(name) ? 'a built-in tool has this name' : undefined;
}

function hasValidUnderscores(name: string, isResource: boolean): boolean {
  if (!isResource) return !name.includes('__');
  const parts = name.split('__');
  return parts.length === 2 && parts.every((part) => part !== '' && !/^_|_$/.test(part));
}

/** Joins listings in order of priority. The first tool of a name wins; in the same scope, the second is a diagnostic. */
export function joinListings(
  listings: readonly ToolListing[],
  max = DEFAULT_MAX_TOOLS,
): ToolListing {
  const tools = new Map<string, CustomTool>();
  const diagnostics: ToolDiagnostic[] = listings.flatMap((listing) => listing.diagnostics);
  for (const tool of listings.flatMap((listing) => listing.tools)) {
    const known = tools.get(tool.name);
    const problem =
      known === undefined
        ? findDiagnostic(tool, tools.size, max)
        : duplicateDiagnostic(tool, known);
    if (problem !== undefined) diagnostics.push(problem);
    else if (known === undefined) tools.set(tool.name, tool);
  }
  return { tools: [...tools.values()], diagnostics };
}

function findDiagnostic(tool: CustomTool, count: number, max: number): ToolDiagnostic | undefined {
  const { path } = tool.origin;
  const problem = findNameProblem(tool.name, tool.kind === 'resource');
  if (problem !== undefined) {
    return { ...problem, path, message: `${JSON.stringify(shortName(tool))}: ${problem.message}` };
  }
  if (count >= max) {
    const message = `${shortName(tool)} is one tool too many: at most ${max} are loaded`;
    const next = 'remove tools that nobody uses, or raise `tools.max` in config.json';
    return { code: 'L_LIMIT', path, message, next };
  }
  return findContentDiagnostic(tool);
}

const MAX_DESCRIPTION = 10_000;

/** Reports what would make a provider refuse the whole session. */
function findContentDiagnostic({ name, description, inputSchema, origin }: CustomTool) {
  const { path } = origin;
  if (description.length > MAX_DESCRIPTION) {
    const message = `the description of ${name} is longer than ${MAX_DESCRIPTION} characters`;
    return { code: 'L_SHAPE', path, message, next: 'say it in a few sentences' } as const;
  }
  const problem = findSchemaProblem(inputSchema);
  if (problem === undefined) return undefined;
  const next = 'give it self-contained parameters: no remote $ref, no deep nesting';
  return { code: 'L_SCHEMA', path, message: `${name}: ${problem}`, next } as const;
}

/** Reports a second tool of a name, unless a local tool replaces a global one. */
function duplicateDiagnostic(tool: CustomTool, known: CustomTool): ToolDiagnostic | undefined {
  if (tool.origin.scope !== known.origin.scope) return undefined;
  const message = `there is already a tool named ${shortName(tool)}, from ${known.origin.path}`;
  return { code: 'L_DUPLICATE', path: tool.origin.path, message, next: 'give it another name' };
}

function shortName({ name }: CustomTool): string {
  return name.slice(0, 80);
}
