// What a session works with: charter and knowledge from the team, tools, and a desk in the workspace.
import type { SessionConfig } from '../../coordinator/agent.ts';
import type { Budget } from '../../coordinator/budget.ts';
import type { CoordinationArgs } from '../../coordinator/coordinator.ts';
import type { Broker } from '../../coordinator/messages/broker.ts';
import type { Colleague, Handoff } from '../../coordinator/messages/handoff.ts';
import type { AgentInstances } from '../../coordinator/sessions/agent-instances.ts';
import { SquadError } from '../../errors.ts';
import type { SessionTool } from '../../ports/agents.ts';
import { type Charter, readCharter } from '../../team/charter.ts';
import { composeBriefing, type Knowledge } from '../../team/memory/briefing.ts';
import { findMember, type Member } from '../../team/roster/member.ts';
import { readSkill } from '../../team/skills.ts';
import type { ToolWorkspace } from '../../tools/built-in/staged-files.ts';
import { viewTeam } from '../../tools/built-in/team-view.ts';
import { bindTool, type ToolRunContext } from '../../tools/pipeline/tool.ts';
import { type SquadToolDeps, type ToolRole, toolsFor } from '../../tools/squad-tools.ts';
import type { OpenWorkspace } from '../../workspace/open-workspace.ts';
import type { Policy } from '../../workspace/policy/protected-paths.ts';
import { withToolWrites } from '../../workspace/policy/tool-writes.ts';
import type { Worktree } from '../../workspace/worktrees.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/acknowledge.ts';
import { type AgentTools, concernsBuiltIns, createAgentTools } from './agent-tools.ts';
import { openAgentWorkspace } from './agent-workspace.ts';
import { agentToAgentMode, type RoutingPolicy } from './roster.ts';
import type { Toolbox } from './toolbox.ts';

export type AgentSessionDeps = {
  readonly context: RunContext;
  readonly repository: RepositoryContext;
  readonly budget: Budget;
  readonly policy: Policy;
  readonly knowledge: Knowledge;
  readonly routingPolicy: RoutingPolicy;
  readonly toolbox: Toolbox;
  /** What tools of agents have asked for; shared by the run. */
  readonly instances: AgentInstances;
  /** The hub; it is there once the crew is. */
  readonly broker: () => Broker;
};

/** One session: whose it is, under its label. */
export type SessionIdentity = {
  readonly label: string;
  readonly name: string;
  readonly slug: string;
  /** Where the agent's own files lie below `agents/`. */
  readonly folder: string | undefined;
};

type SessionAssignment = {
  readonly agent: Colleague;
  readonly label: string;
  readonly handoff: Handoff;
};

/** Equips one session of an agent. Throws a SquadError when its charter is missing. */
export async function agentSessionConfig(
  deps: AgentSessionDeps,
  { agent, label, handoff }: SessionAssignment,
): Promise<SessionConfig> {
  const { repository, knowledge } = deps;
  const member = findMember(repository.team, agent.slug);
  const briefing = member && (await composeBriefing(knowledge, member, handoff.task));
  if (member === undefined || briefing === undefined || briefing.charter.trim() === '') {
    throw new SquadError({
      code: 'E_INPUT',
      message: `The charter of ${agent.name} was not found in ${repository.team.directory}/agents/.`,
      hint: `Add ${repository.team.directory}/agents/${agent.slug}/charter.md on the default branch.`,
    });
  }
  const charter = readCharter(briefing.charter);
  const session = { label, name: agent.name, slug: agent.slug, folder: member.folder };
  const agentWorkspace = await openAgentWorkspace(deps, session);
  const lists = listsOf(deps, agent, charter, handoff);
  let isUsed = false;
  const onUse = () => {
    isUsed = true;
  };
  const customTools = customToolsOf(deps, { session, agentWorkspace, agent, lists, onUse });
  const role = roleOf(agent, lists, customTools);
  return {
    workspace: withToolWrites(agentWorkspace, deps.context.ports.git, () => isUsed),
    tools: [
      ...toolsOf(deps, { session, agentWorkspace, role }),
      ...customTools.definitions.map((tool) => bindTool(tool, toolRunContextOf(deps, session))),
    ],
    advice: customTools.advice,
    close: customTools.close,
    ...briefing,
    model: modelOf(deps, { member, charter, handoff }),
  };
}

/** The coordinator's tools, none of which changes the repository but by a decision, and the desk for those. */
export async function coordinatorSessionConfig(
  deps: AgentSessionDeps,
): Promise<Pick<CoordinationArgs, 'tools' | 'workspace'>> {
  const name = 'coordinator';
  const session = { label: name, slug: name, name: 'Coordinator', folder: undefined };
  const agentWorkspace = await openAgentWorkspace(deps, session);
  return {
    workspace: agentWorkspace.workspace,
    tools: toolsOf(deps, { session, agentWorkspace, role: { kind: 'coordinator' } }),
  };
}

type ModelSources = {
  readonly member: Member;
  readonly charter: Charter;
  readonly handoff: Handoff;
};

/** The handoff's wish, the settings, then what the squad's files name: those are Copilot's names, so only for Copilot. */
function modelOf(
  { context, repository }: AgentSessionDeps,
  { member, charter, handoff }: ModelSources,
) {
  const { settings } = repository.team;
  const configured = handoff.model ?? settings.models.get(member.slug);
  if (configured !== undefined || context.inputs.provider !== undefined) return configured;
  return charter.model.preferred ?? member.model ?? settings.defaultModel;
}

type ToolAllowLists = readonly (readonly string[] | undefined)[];

/** Allow-lists narrow one after the other: settings, charter, handoff. */
function listsOf(
  { repository }: AgentSessionDeps,
  agent: Colleague,
  charter: Charter,
  handoff: Handoff,
): ToolAllowLists {
  const { agents } = repository.team.settings.tools;
  return [agents.get(agent.slug), charter.tools, handoff.availableTools];
}

function roleOf(agent: Colleague, all: ToolAllowLists, customTools: AgentTools): ToolRole {
  const lists = all.filter((list) => list !== undefined && concernsBuiltIns(list));
  const [first, ...rest] = lists;
  // Custom tools that a list grants are no built-in names that nobody knows.
  const isCustom = (name: string) => customTools.definitions.some((tool) => tool.name === name);
  const allowed = first?.filter(
    (name) => !isCustom(name) && rest.every((list) => list?.includes(name)),
  );
  return { kind: 'agent', sends: agent.sends, allowed };
}

type CustomToolsArgs = {
  readonly session: SessionIdentity;
  readonly agentWorkspace: OpenWorkspace;
  readonly agent: Colleague;
  readonly lists: ToolAllowLists;
  readonly onUse: () => void;
};

function customToolsOf(
  deps: AgentSessionDeps,
  { session, agentWorkspace: { worktree }, agent, lists, onUse }: CustomToolsArgs,
): AgentTools {
  const { context, repository, toolbox, broker, routingPolicy, instances } = deps;
  return createAgentTools({
    context,
    repository,
    toolbox,
    broker,
    instances,
    agent,
    lists,
    worktree,
    onUse,
    roster: routingPolicy.roster,
    label: session.label,
    workspace: workspaceOf(deps, session, worktree),
  });
}

type BuiltInToolsArgs = {
  readonly session: SessionIdentity;
  readonly agentWorkspace: OpenWorkspace;
  readonly role: ToolRole;
};

const WRITING = new Set(['squad_decide', 'squad_memory', 'squad_skill']);

function toolsOf(
  deps: AgentSessionDeps,
  { session, agentWorkspace, role }: BuiltInToolsArgs,
): readonly SessionTool[] {
  const { context, repository } = deps;
  const { tools, warnings } = toolsFor(role, squadToolDepsOf(deps, session, agentWorkspace));
  for (const warning of warnings) {
    context.transcript.emit({ kind: 'note', text: `${session.name}: ${warning}` });
  }
  const isReadOnly = repository.target.answerOnly !== undefined;
  return tools
    .filter(({ name }) => !(isReadOnly && WRITING.has(name)))
    .map((tool) => bindTool(tool, toolRunContextOf(deps, session)));
}

function workspaceOf(
  { repository }: AgentSessionDeps,
  { folder }: SessionIdentity,
  worktree: Worktree,
): ToolWorkspace {
  return {
    root: worktree.directory,
    ready: () => worktree.ready(repository.team.directory),
    squadDirectory: repository.team.directory,
    agentFolder: folder?.split('/').at(-1),
    wrote: (path) => worktree.written.add(path),
  };
}

function squadToolDepsOf(
  deps: AgentSessionDeps,
  session: SessionIdentity,
  { worktree }: OpenWorkspace,
): SquadToolDeps {
  const { context, repository, knowledge, broker, routingPolicy } = deps;
  const { directory } = repository.team;
  return {
    route: (handoff, caller) => broker().route(handoff, caller),
    refused: (attempted, reason) => broker().refuse(attempted, reason),
    discover: () => viewTeam(routingPolicy.roster.colleagues, context.transcript.read().agents),
    a2a: agentToAgentMode(context, repository),
    memoryWrites: context.inputs.memoryWrites,
    skillsDirectory: `${directory}/skills`,
    workspace: workspaceOf(deps, session, worktree),
    skills: {
      list: async () => knowledge.skills,
      read: (name) => readSkill(knowledge.tree, knowledge.skills, name),
    },
    sessions: () =>
      context.transcript
        .read()
        .agents.map((row) => ({ ...row, destroyed: row.endedAt !== undefined })),
  };
}

function toolRunContextOf(
  { context, budget }: AgentSessionDeps,
  { label, name, slug }: SessionIdentity,
): ToolRunContext {
  const { ports, transcript } = context;
  return {
    now: () => ports.clock.now(),
    sleep: (ms, signal) => ports.clock.sleep(ms, signal),
    agent: slug,
    agentName: name,
    session: label,
    emit: transcript.emit,
    mask: ports.mask,
    holdsSecret: ports.holdsSecret,
    countToolCall() {
      const exhausted = budget.exhausted();
      if (exhausted === undefined) return { allowed: true };
      return { allowed: false, reason: exhausted.reason };
    },
  };
}
