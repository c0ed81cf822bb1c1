// Equips the coordinator and the agents: charter and knowledge from the team, tools, and a desk in the workspace.
import type { Crew, Equipment } from '../coordinator/agent.ts';
import { type Broker, openBroker } from '../coordinator/broker.ts';
import type { Budget } from '../coordinator/budget.ts';
import type { CoordinationArgs } from '../coordinator/coordinator.ts';
import type { Desk } from '../coordinator/desk.ts';
import type { Colleague, Handoff, Roster } from '../coordinator/handoff.ts';
import { openPool } from '../coordinator/sessions.ts';
import type { Ground } from './ground.ts';
import { identify, limitsOf, type Scene } from './scene.ts';
import { brief, type Shelf } from '../team/briefing.ts';
import { readCharter } from '../team/charter.ts';
import { selectDecisions } from '../team/decisions.ts';
import { loadDecisions } from '../team/load-decisions.ts';
import { findMember, type Member, routable } from '../team/member.ts';
import { listSkills, readSkill } from '../team/skills.ts';
import type { Team } from '../team/team.ts';
import { type SquadToolDeps, type ToolRole, toolsFor } from '../tools/index.ts';
import { bindTool } from '../tools/tool.ts';
import type { Request } from '../trigger/request.ts';
import { type OpenDesk, openDesk } from '../workspace/desk.ts';
import { createPolicy, type Policy } from '../workspace/policy.ts';
import { pushBranch } from '../workspace/remote.ts';
import type { SessionTool } from '../world.ts';

export type Company = {
  readonly crew: Crew;
  readonly broker: Broker;
  /** What the coordinator needs for a request. */
  coordination(request: Request): CoordinationArgs;
  /** A request that names an agent, as a handoff from the person. */
  handoffOf(request: Request): Handoff;
};

type Hall = {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly budget: Budget;
  readonly policy: Policy;
  readonly shelf: Shelf;
  readonly route: SquadToolDeps['route'];
};

/** Brings the company together; no session is opened yet. */
export async function assembleCompany(
  scene: Scene,
  ground: Ground,
  budget: Budget,
): Promise<Company> {
  const { tree, team, target } = ground;
  const [decisions, skills] = await Promise.all([
    loadDecisions(tree, team),
    listSkills(tree, team.directory),
  ]);
  for (const text of [...team.warnings, ...decisions.warnings, ...skills.warnings]) {
    scene.transcript.emit({ kind: 'note', text });
  }
  const shelf = { tree, decisions: decisions.entries, skills: skills.skills };
  const policy = policyOf(ground);
  const roster = rosterOf(team.members);
  const hall: Hall = {
    scene,
    ground,
    budget,
    policy,
    shelf,
    route: (handoff) => broker.handOver(handoff),
  };
  const crew: Crew = {
    runtime: scene.world.runtime,
    clock: scene.world.clock,
    budget,
    thread: ground.quoted,
    canWrite: target.answerOnly === undefined,
    emit: scene.transcript.emit,
    equip: (agent, label, handoff) => equip(hall, { agent, label, handoff }),
  };
  const broker = openBroker({
    roster,
    pool: openPool(limitsOf(scene.inputs, team.settings.limits).agents),
    crew,
  });
  const office = await seat(hall, {
    label: 'coordinator',
    name: 'Coordinator',
    slug: 'coordinator',
  });
  return {
    crew,
    broker,
    handoffOf: (request) => handoffFrom(request, budget.msLeft()),
    coordination: (request) => ({
      crew,
      broker,
      briefing: {
        team: roster.colleagues,
        routing: routingOf(team),
        decisions: coordinatorDecisions(shelf, requestOf(request)),
      },
      tools: office.toolsFor({ kind: 'coordinator' }),
      desk: office.desk,
      model: scene.inputs.model,
      request: requestOf(request),
      asker: request.author.login,
    }),
  };
}

function requestOf({ command, text }: Request): string {
  return 'request' in command ? command.request : text;
}

function handoffFrom(request: Request, timeoutMs: number): Handoff {
  return {
    from: request.author.login,
    to: request.command.kind === 'agent' ? request.command.agent : '',
    task: requestOf(request),
    type: 'implementation-request',
    files: [],
    context: undefined,
    constraints: [],
    priority: 'normal',
    waitForResult: true,
    model: undefined,
    timeoutMs,
    availableTools: undefined,
  };
}

/** Who takes what: the rules that the tables hold, then the file's own words. */
function routingOf({ rules, routingText }: Team): string {
  const lines = rules.map((rule) => `- ${rule.work}: ${rule.agents.join(', ')}`);
  return [lines.join('\n'), routingText].filter((text) => text.trim() !== '').join('\n\n');
}

function coordinatorDecisions({ decisions }: Shelf, query: string): string {
  return selectDecisions(decisions, { query, agent: 'coordinator', budget: 4_000 }).text;
}

function policyOf({ team, target }: Ground): Policy {
  const { answerOnly } = target;
  if (answerOnly !== undefined) return { refuses: () => answerOnly };
  return createPolicy({
    protectedGlobs: team.settings.protected,
    squadDirectory: team.directory,
  });
}

function rosterOf(members: readonly Member[]): Roster {
  const able = members.filter(routable);
  const colleagueOf = ({ slug, name, role }: Member): Colleague => ({ slug, name, role });
  return {
    colleagues: able.map(colleagueOf),
    find(name) {
      const found = findMember({ members: able }, name);
      return found === undefined ? undefined : colleagueOf(found);
    },
  };
}

type Assigned = { readonly agent: Colleague; readonly label: string; readonly handoff: Handoff };

async function equip(hall: Hall, { agent, label, handoff }: Assigned): Promise<Equipment> {
  const { ground, scene, shelf } = hall;
  const { settings } = ground.team;
  const member = findMember(ground.team, agent.slug);
  if (member === undefined) throw new Error(`${agent.slug} left the roster`);
  const briefing = await brief(shelf, member, handoff.task);
  const charter = readCharter(briefing.charter);
  const place = await seat(hall, {
    label,
    name: agent.name,
    slug: agent.slug,
    folder: member.folder,
  });
  const allowed = narrowed(
    narrowed(settings.tools.agents.get(agent.slug), charter.tools),
    handoff.availableTools,
  );
  // The model that a squad's files wish for is a name of Copilot's catalogue; another provider doesn't know it.
  const wished =
    scene.inputs.provider === undefined
      ? (charter.model.preferred ?? member.model ?? settings.defaultModel)
      : undefined;
  return {
    desk: place.desk,
    tools: place.toolsFor({ kind: 'agent', allowed }),
    charter: briefing.charter,
    knowledge: briefing.knowledge,
    model: handoff.model ?? settings.models.get(agent.slug) ?? wished,
  };
}

/** The names in both lists; a list that isn't given narrows nothing. */
function narrowed(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one.filter((name) => other.includes(name));
}

type Seating = {
  readonly label: string;
  readonly name: string;
  readonly slug: string;
  readonly folder?: string | undefined;
};

type Seat = { readonly desk: Desk; toolsFor(role: ToolRole): readonly SessionTool[] };

/** A desk and the tools that are bound to it. */
async function seat(hall: Hall, seating: Seating): Promise<Seat> {
  const { scene, ground } = hall;
  const open = await openDesk(seating.label, {
    git: scene.world.git,
    policy: hall.policy,
    branch: ground.branch,
    emit: scene.transcript.emit,
    identify: (report) => identify(scene, seating, report),
    keep: (commit) => keepAside(hall, seating.slug, commit),
  });
  return {
    desk: open.desk,
    toolsFor(role) {
      const set = toolsFor(role, depsOf(hall, seating, open));
      for (const text of set.warnings) {
        scene.transcript.emit({ kind: 'note', text: `${seating.name}: ${text}` });
      }
      const readOnly = ground.target.answerOnly !== undefined;
      const tools = readOnly ? set.tools.filter((tool) => !WRITING.has(tool.name)) : set.tools;
      return tools.map((tool) => afterCheckout(bindTool(tool, contextOf(hall, seating)), open));
    },
  };
}

const WRITING = new Set(['squad_decide', 'squad_memory', 'squad_skill']);

/** Tools that write need the files checked out; the others don't wait for it. */
function afterCheckout(tool: SessionTool, { worktree }: OpenDesk): SessionTool {
  if (!WRITING.has(tool.name)) return tool;
  return {
    ...tool,
    async call(input, call) {
      await worktree.ready();
      return tool.call(input, call);
    },
  };
}

function depsOf(hall: Hall, { folder }: Seating, { worktree }: OpenDesk): SquadToolDeps {
  const { scene, ground, shelf } = hall;
  const { directory } = ground.team;
  return {
    route: hall.route,
    a2a: false,
    memoryWrites: scene.inputs.memoryWrites,
    skillsDirectory: `${directory}/skills`,
    workspace: {
      root: worktree.directory,
      squadDirectory: directory,
      agentFolder: folder?.split('/').at(-1),
      wrote: (path) => worktree.written.add(path),
    },
    skills: {
      list: async () => shelf.skills,
      read: (name) => readSkill(shelf.tree, shelf.skills, name),
    },
    sessions: () =>
      scene.transcript.read().agents.map((row) => ({
        agent: row.agent,
        state: row.state,
        sessionId: row.sessionId,
        startedAt: row.startedAt,
        lastActiveAt: row.lastActiveAt,
        destroyed: row.endedAt !== undefined,
      })),
  };
}

function contextOf({ scene, budget }: Hall, { label, name, slug }: Seating) {
  const { world, transcript } = scene;
  return {
    now: () => world.clock.now(),
    sleep: (ms: number, signal?: AbortSignal) => world.clock.sleep(ms, signal),
    agent: slug,
    agentName: name,
    session: label,
    emit: transcript.emit,
    mask: world.mask,
    holdsSecret: world.holdsSecret,
    countToolCall() {
      const exhausted = budget.exhausted();
      return exhausted === undefined
        ? ({ allowed: true } as const)
        : ({ allowed: false, reason: exhausted.reason } as const);
    },
  };
}

/** `squad/7-login-hockney`: work that collided twice, for a person to merge. */
async function keepAside({ scene, ground }: Hall, slug: string, commit: string): Promise<string> {
  const branch = `${ground.branch.name}-${slug}`;
  const answer = await pushBranch(scene.world.git, { branch, commit, start: commit });
  if (answer.kind === 'pushed')
    scene.transcript.emit({ kind: 'effect', effect: 'push', detail: branch });
  return branch;
}
