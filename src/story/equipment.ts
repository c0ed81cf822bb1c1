// What a session works with: charter and knowledge from the team, tools, and a desk in the workspace.
import type { Equipment } from '../coordinator/agent.ts';
import type { Broker } from '../coordinator/broker.ts';
import type { Budget } from '../coordinator/budget.ts';
import type { CoordinationArgs } from '../coordinator/coordinator.ts';
import type { Colleague, Handoff } from '../coordinator/handoff.ts';
import type { Instances } from '../coordinator/instances.ts';
import { SquadError } from '../errors.ts';
import { brief, type Shelf } from '../team/briefing.ts';
import { type Charter, readCharter } from '../team/charter.ts';
import { findMember, type Member } from '../team/member.ts';
import { readSkill } from '../team/skills.ts';
import type { Workspace } from '../tools/drop-box.ts';
import { type SquadToolDeps, type ToolRole, toolsFor } from '../tools/index.ts';
import { viewTeam } from '../tools/team-view.ts';
import { bindTool, type RunContext } from '../tools/tool.ts';
import type { OpenDesk } from '../workspace/desk.ts';
import type { Policy } from '../workspace/policy.ts';
import { withToolWrites } from '../workspace/tool-writes.ts';
import type { Worktree } from '../workspace/worktrees.ts';
import type { SessionTool } from '../world.ts';
import { type AgentTools, concernsBuiltIns, equipCustomTools } from './agent-tools.ts';
import { openDeskOf } from './desks.ts';
import type { Ground } from './ground.ts';
import { type Authority, reachOf } from './hub.ts';
import type { Scene } from './scene.ts';
import type { Toolbox } from './toolbox.ts';

export type Setting = {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly budget: Budget;
  readonly policy: Policy;
  readonly shelf: Shelf;
  readonly authority: Authority;
  readonly toolbox: Toolbox;
  /** What tools of agents have asked for; shared by the run. */
  readonly instances: Instances;
  /** The hub; it is there once the crew is. */
  readonly broker: () => Broker;
};

/** One session: whose it is, under its label. */
export type Session = {
  readonly label: string;
  readonly name: string;
  readonly slug: string;
  /** Where the agent's own files lie below `agents/`. */
  readonly folder: string | undefined;
};

type Assignment = {
  readonly agent: Colleague;
  readonly label: string;
  readonly handoff: Handoff;
};

/** Equips one session of an agent. Throws a SquadError when its charter is missing. */
export async function equipAgent(
  setting: Setting,
  { agent, label, handoff }: Assignment,
): Promise<Equipment> {
  const { ground, shelf } = setting;
  const member = findMember(ground.team, agent.slug);
  const briefing = member && (await brief(shelf, member, handoff.task));
  if (member === undefined || briefing === undefined || briefing.charter.trim() === '') {
    throw new SquadError({
      code: 'E_INPUT',
      message: `The charter of ${agent.name} was not found in ${ground.team.directory}/agents/.`,
      hint: `Add ${ground.team.directory}/agents/${agent.slug}/charter.md on the default branch.`,
    });
  }
  const charter = readCharter(briefing.charter);
  const session = { label, name: agent.name, slug: agent.slug, folder: member.folder };
  const open = await openDeskOf(setting, session);
  const lists = listsOf(setting, agent, charter, handoff);
  let isUsed = false;
  const onUse = () => {
    isUsed = true;
  };
  const custom = customToolsOf(setting, { session, open, agent, lists, onUse });
  const role = roleOf(agent, lists, custom);
  return {
    desk: withToolWrites(open, setting.scene.world.git, () => isUsed),
    tools: [
      ...toolsOf(setting, { session, open, role }),
      ...custom.definitions.map((tool) => bindTool(tool, contextOf(setting, session))),
    ],
    advice: custom.advice,
    close: custom.close,
    ...briefing,
    model: modelOf(setting, { member, charter, handoff }),
  };
}

/** The coordinator's tools, none of which changes the repository but by a decision, and the desk for those. */
export async function equipCoordinator(
  setting: Setting,
): Promise<Pick<CoordinationArgs, 'tools' | 'desk'>> {
  const name = 'coordinator';
  const session = { label: name, slug: name, name: 'Coordinator', folder: undefined };
  const open = await openDeskOf(setting, session);
  return {
    desk: open.desk,
    tools: toolsOf(setting, { session, open, role: { kind: 'coordinator' } }),
  };
}

type Chosen = { readonly member: Member; readonly charter: Charter; readonly handoff: Handoff };

/** The handoff's wish, the settings, then what the squad's files name: those are Copilot's names, so only for Copilot. */
function modelOf({ scene, ground }: Setting, { member, charter, handoff }: Chosen) {
  const { settings } = ground.team;
  const set = handoff.model ?? settings.models.get(member.slug);
  if (set !== undefined || scene.inputs.provider !== undefined) return set;
  return charter.model.preferred ?? member.model ?? settings.defaultModel;
}

type AllowLists = readonly (readonly string[] | undefined)[];

/** Allow-lists narrow one after the other: settings, charter, handoff. */
function listsOf(
  { ground }: Setting,
  agent: Colleague,
  charter: Charter,
  handoff: Handoff,
): AllowLists {
  const { agents } = ground.team.settings.tools;
  return [agents.get(agent.slug), charter.tools, handoff.availableTools];
}

function roleOf(agent: Colleague, all: AllowLists, custom: AgentTools): ToolRole {
  const lists = all.filter((list) => list !== undefined && concernsBuiltIns(list));
  const [first, ...rest] = lists;
  // Custom tools that a list grants are no built-in names that nobody knows.
  const isCustom = (name: string) => custom.definitions.some((tool) => tool.name === name);
  const allowed = first?.filter(
    (name) => !isCustom(name) && rest.every((list) => list?.includes(name)),
  );
  return { kind: 'agent', sends: agent.sends, allowed };
}

type CustomTooling = {
  readonly session: Session;
  readonly open: OpenDesk;
  readonly agent: Colleague;
  readonly lists: AllowLists;
  readonly onUse: () => void;
};

function customToolsOf(
  setting: Setting,
  { session, open: { worktree }, agent, lists, onUse }: CustomTooling,
): AgentTools {
  const { scene, ground, toolbox, broker, authority, instances } = setting;
  return equipCustomTools({
    ...{ scene, ground, toolbox, broker, instances, agent, lists, worktree, onUse },
    roster: authority.roster,
    label: session.label,
    workspace: workspaceOf(setting, session, worktree),
  });
}

type Tooling = { readonly session: Session; readonly open: OpenDesk; readonly role: ToolRole };

const WRITING = new Set(['squad_decide', 'squad_memory', 'squad_skill']);

function toolsOf(setting: Setting, { session, open, role }: Tooling): readonly SessionTool[] {
  const { scene, ground } = setting;
  const { tools, warnings } = toolsFor(role, depsOf(setting, session, open));
  for (const warning of warnings) {
    scene.transcript.emit({ kind: 'note', text: `${session.name}: ${warning}` });
  }
  const isReadOnly = ground.target.answerOnly !== undefined;
  return tools
    .filter(({ name }) => !(isReadOnly && WRITING.has(name)))
    .map((tool) => bindTool(tool, contextOf(setting, session)));
}

function workspaceOf({ ground }: Setting, { folder }: Session, worktree: Worktree): Workspace {
  return {
    root: worktree.directory,
    ready: worktree.ready,
    squadDirectory: ground.team.directory,
    agentFolder: folder?.split('/').at(-1),
    wrote: (path) => worktree.written.add(path),
  };
}

function depsOf(setting: Setting, session: Session, { worktree }: OpenDesk): SquadToolDeps {
  const { scene, ground, shelf, broker, authority } = setting;
  const { directory } = ground.team;
  return {
    route: (handoff, caller) => broker().handOver(handoff, caller),
    refused: (attempted, reason) => broker().refuse(attempted, reason),
    discover: () => viewTeam(authority.roster.colleagues, scene.transcript.read().agents),
    a2a: reachOf(scene, ground),
    memoryWrites: scene.inputs.memoryWrites,
    skillsDirectory: `${directory}/skills`,
    workspace: workspaceOf(setting, session, worktree),
    skills: {
      list: async () => shelf.skills,
      read: (name) => readSkill(shelf.tree, shelf.skills, name),
    },
    sessions: () =>
      scene.transcript
        .read()
        .agents.map((row) => ({ ...row, destroyed: row.endedAt !== undefined })),
  };
}

function contextOf({ scene, budget }: Setting, { label, name, slug }: Session): RunContext {
  const { world, transcript } = scene;
  return {
    now: () => world.clock.now(),
    sleep: (ms, signal) => world.clock.sleep(ms, signal),
    agent: slug,
    agentName: name,
    session: label,
    emit: transcript.emit,
    mask: world.mask,
    holdsSecret: world.holdsSecret,
    countToolCall() {
      const exhausted = budget.exhausted();
      if (exhausted === undefined) return { allowed: true };
      return { allowed: false, reason: exhausted.reason };
    },
  };
}
