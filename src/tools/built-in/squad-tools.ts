// The registry of the built-in tools, and which sessions get which.
import { FILE_TOOLS } from '../files/file-tools.ts';
import type { ToolDefinition } from '../pipeline/define-tool.ts';
import { createSquadDecide } from './squad-decide.ts';
import { createSquadDiscover, type TeamMemberView } from './squad-discover.ts';
import { createSquadFinish, type FinishUser } from './squad-finish.ts';
import { createSquadMemory } from './squad-memory.ts';
import { createSquadReview, type ReviewedFiles } from './squad-review.ts';
import { createSquadRoute } from './squad-route.ts';
import { createSquadSkill, createSquadSkillReader, type SkillLibrary } from './squad-skill.ts';
import { createSquadStatus, type SessionView } from './squad-status.ts';
import type { ToolWorkspace } from './staged-files.ts';

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

/** Whether agents may hand work to each other: not at all, only through the coordinator, or directly. */
export type AgentToAgent = 'off' | 'coordinator' | 'all';

/** What the tools of one session work with: see the functions that build them. */
export type SquadToolDeps = {
  readonly route: Parameters<typeof createSquadRoute>[0];
  readonly refused: Parameters<typeof createSquadRoute>[1];
  readonly discover: () => readonly TeamMemberView[];
  readonly workspace: ToolWorkspace;
  readonly isAgent: (name: string) => boolean;
  readonly isSomebody: (name: string) => boolean;
  readonly memoryWrites: 'inbox' | 'history';
  readonly sessions: () => readonly SessionView[];
  readonly skills: SkillLibrary;
  /** Without any, no session is offered squad_skill. */
  readonly hasSkills: boolean;
  readonly skillPath: (name: string) => string | undefined;
  readonly review: Parameters<typeof createSquadReview>[0];
  readonly reviewedFiles: ReviewedFiles;
  readonly a2a: AgentToAgent;
};

/** Who a set of tools is for. `allowed` restricts an agent's tools by name; undefined: all of the role's. */
export type ToolRole =
  | { readonly kind: 'coordinator' }
  | {
      readonly kind: 'agent';
      /** Whether the agent may hand work over itself. */
      readonly sends: boolean;
      /** Whether the agent may be asked to review. */
      readonly reviews: boolean;
      /** How it ends its turn besides with a review; undefined: with a review alone. */
      readonly finish: FinishUser | undefined;
      readonly allowed: readonly string[] | undefined;
    };

type ToolSet = {
  readonly tools: readonly ToolDefinition[];
  /** The names in an allow-list that grant nothing, as text for people. */
  readonly warnings: readonly string[];
};

/** The five tools in a stable order: squad_route, squad_decide, squad_memory, squad_status, squad_skill. */
export function createSquadTools(deps: SquadToolDeps): readonly ToolDefinition[] {
  return [
    createSquadRoute(deps.route, deps.refused, 'agent'),
    createSquadDecide(deps.workspace, deps.isSomebody),
    createSquadMemory(deps.workspace, deps.memoryWrites),
    createSquadStatus(deps.sessions, deps.discover),
    createSquadSkill(deps.skills, deps.workspace, deps.skillPath),
  ];
}

/** Returns the tools of one session. A session can't call a tool that isn't in its list. */
export function toolsFor(role: ToolRole, deps: SquadToolDeps): ToolSet {
  if (role.kind === 'agent') return agentTools(role, deps);
  const tools = [
    createSquadRoute(deps.route, deps.refused, 'coordinator'),
    ...(deps.a2a === 'off' ? [] : [createSquadDiscover(deps.discover)]),
    createSquadDecide(deps.workspace, deps.isSomebody),
    createSquadStatus(deps.sessions, deps.discover),
    ...(deps.hasSkills ? [createSquadSkillReader(deps.skills)] : []),
    createSquadFinish('coordinator', deps.isAgent),
  ];
  return { tools, warnings: [] };
}

const ROUTING_TOOLS: ReadonlySet<string> = new Set(['squad_route', 'squad_discover']);

function agentTools(
  { sends, reviews, finish, allowed }: Extract<ToolRole, { kind: 'agent' }>,
  deps: SquadToolDeps,
): ToolSet {
  const all = [
    ...createSquadTools(deps),
    createSquadDiscover(deps.discover),
    createSquadReview(deps.review, deps.reviewedFiles),
  ];
  const isAlone = deps.discover().length === 1;
  const maySend = sends && deps.a2a === 'all' && !isAlone;
  const granted = all.filter(({ name }) => {
    if (name === 'squad_review') return reviews;
    if (name === 'squad_skill') return deps.hasSkills;
    if (name === 'squad_status') return !isAlone;
    return maySend || !ROUTING_TOOLS.has(name);
  });
  // No list takes a session's ending away.
  const ending = finish === undefined ? [] : [createSquadFinish(finish, deps.isAgent)];
  if (allowed === undefined) return { tools: [...granted, ...ending], warnings: [] };
  const listed = granted.filter((tool) => allowed.includes(tool.name));
  const tools = [...listed, ...ending];
  // A list of all the squad's tools means the whole set, so it needs no warning about one of them.
  const namesAll = all.every(({ name }) => allowed.includes(name));
  const expected = [...(namesAll ? all : granted), ...ending];
  const ineffective = allowed.filter((name) => !expected.some((tool) => tool.name === name));
  const warnings = ineffective.map((name) => {
    const isKnown = all.some((tool) => tool.name === name);
    return isKnown
      ? `the tool ${name} is allowed by name, but it can't be used by this agent in this run`
      : `there is no tool named ${JSON.stringify(name)}`;
  });
  return { tools, warnings };
}
