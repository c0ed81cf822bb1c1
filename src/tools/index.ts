// The registry of the built-in tools: which there are, and who gets which.
import { createSquadDecide, type DecideDeps } from './squad-decide.ts';
import { createSquadMemory, type MemoryDeps } from './squad-memory.ts';
import { createSquadRoute, type RouteDeps } from './squad-route.ts';
import { createSquadSkill, createSquadSkillReader, type SkillDeps } from './squad-skill.ts';
import { createSquadStatus, type StatusDeps } from './squad-status.ts';
import type { ToolDefinition } from './tool.ts';

export type SquadToolDeps = RouteDeps &
  DecideDeps &
  MemoryDeps &
  StatusDeps &
  SkillDeps & {
    /** Whether agents may route work to each other; the coordinator always may. */
    readonly a2a: boolean;
  };

/** Who a set of tools is for. `allowed` narrows an agent's tools by name; undefined: all that the role has. */
export type ToolRole =
  | { readonly kind: 'coordinator' }
  | { readonly kind: 'agent'; readonly allowed: readonly string[] | undefined };

export type ToolSet = {
  readonly tools: readonly ToolDefinition[];
  /** Names of an allow-list that grant nothing, in words for people. */
  readonly warnings: readonly string[];
};

/** The five tools in a stable order: squad_route, squad_decide, squad_memory, squad_status, squad_skill. */
export function createSquadTools(deps: SquadToolDeps): readonly ToolDefinition[] {
  return [
    createSquadRoute(deps),
    createSquadDecide(deps),
    createSquadMemory(deps),
    createSquadStatus(deps),
    createSquadSkill(deps),
  ];
}

/** The tools of one session. Least privilege comes from what is registered, so this is the whole list. */
export function toolsFor(role: ToolRole, deps: SquadToolDeps): ToolSet {
  if (role.kind === 'agent') return agentTools(role.allowed, deps);
  const tools = [
    createSquadRoute(deps),
    createSquadDecide(deps),
    createSquadStatus(deps),
    createSquadSkillReader(deps),
  ];
  return { tools, warnings: [] };
}

function agentTools(allowed: readonly string[] | undefined, deps: SquadToolDeps): ToolSet {
  const all = createSquadTools(deps);
  const granted = all.filter((tool) => deps.a2a || tool.name !== 'squad_route');
  if (allowed === undefined) return { tools: granted, warnings: [] };
  const tools = granted.filter((tool) => allowed.includes(tool.name));
  const useless = allowed.filter((name) => !granted.some((tool) => tool.name === name));
  const warnings = useless.map((name) => {
    const isKnown = all.some((tool) => tool.name === name);
    return isKnown
      ? `the tool ${name} is allowed by name, but agents can't use it in this run`
      : `there is no tool named ${JSON.stringify(name)}`;
  });
  return { tools, warnings };
}

/** What people are told of the built-in tools. */
export const BUILT_IN_TOOLS = [
  { name: 'squad_route', purpose: 'hands work to an agent', users: 'the coordinator' },
  { name: 'squad_decide', purpose: 'records a decision for the team', users: 'everybody' },
  { name: 'squad_memory', purpose: 'keeps what an agent learnt', users: 'every agent' },
  { name: 'squad_status', purpose: 'shows who is working', users: 'everybody' },
  {
    name: 'squad_skill',
    purpose: 'reads and writes skills',
    users: 'every agent; the coordinator reads',
  },
  { name: 'view, grep, glob', purpose: 'read the repository', users: 'every agent' },
  {
    name: 'create, edit',
    purpose: "write files in the agent's own worktree",
    users: 'every agent',
  },
] as const;
