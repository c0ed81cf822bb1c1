// What a tool may be called: a provider refuses a whole session for one bad name, and the runtime lets a duplicate win.
import type { DiagnosticCode, Problem } from '../../ports/custom-tools.ts';

const MAX_NAME = 64;
const RENAME = 'give it another name';

/** Names of the runtime's and of our own tools, in lower case. */
const TAKEN: ReadonlySet<string> = new Set([
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
export function nameProblem(name: string, isResource = false): Problem | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(name)) {
    return problem('L_NAME', 'a name has only letters, digits, "_" and "-"');
  }
  if (name.length > MAX_NAME) {
    return problem('L_NAME', `the name is longer than ${MAX_NAME} characters`);
  }
  if (name.startsWith('-')) return problem('L_NAME', 'a name does not begin with "-"');
  if (!hasItsUnderscores(name, isResource)) {
    return problem('L_NAME', '"__" parts a resource from its export, and stands nowhere else');
  }
  const folded = name.toLowerCase();
  if (folded.startsWith('squad_')) {
    return problem('L_RESERVED', 'names that begin with "squad_" belong to the squad itself');
  }
  if (TAKEN.has(folded)) return problem('L_RESERVED', 'a built-in tool has this name');
  return undefined;
}

function hasItsUnderscores(name: string, isResource: boolean): boolean {
  if (!isResource) return !name.includes('__');
  const parts = name.split('__');
  return parts.length === 2 && parts.every((part) => part !== '' && !/^_|_$/.test(part));
}

function problem(code: DiagnosticCode, message: string): Problem {
  return { code, message, next: RENAME };
}
