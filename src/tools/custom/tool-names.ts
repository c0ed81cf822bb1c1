// The rules for a tool's name. A provider refuses a whole session for one bad name, and the runtime lets a duplicate win.
import type { DiagnosticDetail } from '#src/ports/index.ts';

const MAX_NAME_LENGTH = 64;
const RENAME = 'give it another name';

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

/** Returns why a tool can't have the name; undefined when it can. A resource tool's name has one `__`, other names none. */
export function findNameProblem(name: string, isResource = false): DiagnosticDetail | undefined {
  const problem = findSpellingProblem(name, isResource);
  if (problem !== undefined) return { code: 'L_NAME', message: problem, next: RENAME };
  const reserved = findReservation(name.toLowerCase());
  if (reserved !== undefined) return { code: 'L_RESERVED', message: reserved, next: RENAME };
  return undefined;
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
