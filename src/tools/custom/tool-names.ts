// What a tool may be called: a provider refuses a whole session for one bad name, and the runtime lets a duplicate win.
import type { DiagnosticCode, DiagnosticDetail } from '../../ports/custom-tools.ts';

const MAX_NAME_LENGTH = 64;
const RENAME = 'give it another name';

/** Names of the runtime's and of our own tools, in lower case. */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'create_custom_tool',
  'run_custom_tool',
  ...['bash', 'read_bash', 'write_bash', 'stop_bash', 'list_bash', 'shell', 'powershell'],
  ...['read_powershell', 'write_powershell', 'stop_powershell', 'list_powershell'],
  ...['view', 'create', 'edit', 'str_replace_editor', 'apply_patch', 'grep', 'rg', 'glob', 'lsp'],
  ...['web_fetch', 'fetch', 'web_search', 'task', 'skill', 'sql', 'ask_user', 'exit_plan_mode'],
  ...['report_intent', 'update_todo', 'task_complete', 'read_agent', 'list_agents', 'write_agent'],
  ...[
    'context_board',
    'store_memory',
    'fetch_copilot_cli_documentation',
    'report_progress',
    'send_inbox',
  ],
]);

/** Why a tool can't have the name; undefined when it can. A resource tool's name has exactly one `__`, others none. */
export function findNameProblem(name: string, isResource = false): DiagnosticDetail | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(name)) {
    return nameDiagnostic('L_NAME', 'a name has only letters, digits, "_" and "-"');
  }
  if (name.length > MAX_NAME_LENGTH) {
    return nameDiagnostic('L_NAME', `the name is longer than ${MAX_NAME_LENGTH} characters`);
  }
  if (name.startsWith('-')) return nameDiagnostic('L_NAME', 'a name does not begin with "-"');
  if (!hasValidUnderscores(name, isResource)) {
    return nameDiagnostic(
      'L_NAME',
      '"__" parts a resource from its export, and stands nowhere else',
    );
  }
  const lowerCase = name.toLowerCase();
  if (lowerCase.startsWith('squad_')) {
    return nameDiagnostic(
      'L_RESERVED',
      'names that begin with "squad_" belong to the squad itself',
    );
  }
  if (RESERVED_NAMES.has(lowerCase))
    return nameDiagnostic('L_RESERVED', 'a built-in tool has this name');
  return undefined;
}

function hasValidUnderscores(name: string, isResource: boolean): boolean {
  if (!isResource) return !name.includes('__');
  const parts = name.split('__');
  return parts.length === 2 && parts.every((part) => part !== '' && !/^_|_$/.test(part));
}

function nameDiagnostic(code: DiagnosticCode, message: string): DiagnosticDetail {
  return { code, message, next: RENAME };
}
