// The tools that come with the product, by name and as people see them.
import { FILE_TOOLS } from './file-tools.ts';

/** The names of all tools that come with the product. */
export const TOOL_NAMES: readonly string[] = [
  'squad_route',
  'squad_discover',
  'squad_decide',
  'squad_memory',
  'squad_status',
  'squad_skill',
  'squad_review',
  'bash',
  'create_custom_tool',
  'run_custom_tool',
  ...FILE_TOOLS,
];

/** The built-in tools as people see them. */
export const BUILT_IN_TOOLS = [
  {
    name: 'squad_route',
    purpose: 'hands work to an agent',
    users: 'the coordinator; agents, unless `a2a` is off',
  },
  {
    name: 'squad_discover',
    purpose: 'shows who is on the squad and what each can do',
    users: 'as squad_route, unless `a2a` is off',
  },
  { name: 'squad_decide', purpose: 'records a decision for the team', users: 'everybody' },
  { name: 'squad_memory', purpose: 'keeps what an agent learnt', users: 'every agent' },
  { name: 'squad_status', purpose: 'shows who is working', users: 'everybody' },
  {
    name: 'squad_skill',
    purpose: 'reads and writes skills',
    users: 'every agent; the coordinator reads',
  },
  {
    name: 'squad_review',
    purpose: "records a review of a colleague's work",
    users: 'every agent that may review',
  },
  {
    name: 'bash',
    purpose: "runs commands in a box, in the agent's own worktree",
    users: 'every agent that may write, unless `commands` is off',
  },
  { name: 'view, grep, glob', purpose: 'read the repository', users: 'every agent' },
  {
    name: 'create, edit, apply_patch',
    purpose: "write files in the agent's own worktree",
    users: 'every agent that may write; apply_patch only with models named after Codex',
  },
] as const;
