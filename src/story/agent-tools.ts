// The custom tools of one agent's session: those of the toolbox that its allow-lists leave, with a tool host of its own.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createAgentRuntime } from '../coordinator/agent-runtime.ts';
import type { Broker } from '../coordinator/broker.ts';
import type { Colleague, Roster } from '../coordinator/handoff.ts';
import type { Instances } from '../coordinator/instances.ts';
import { attempt } from '../errors.ts';
import type { CallContext, HostSpec, ToolHost } from '../tools/custom/custom-tool.ts';
import {
  defineExposedTool,
  defineHostedTool,
  type HostedDeps,
} from '../tools/custom/definition.ts';
import type { Executable } from '../tools/custom/executable.ts';
import { createHostPool, grantOf, type HostWish } from '../tools/custom/host-pool.ts';
import { WHEN_TO_MAKE_A_TOOL } from '../tools/custom/preview.ts';
import { permitted } from '../tools/custom/registry.ts';
import { createRunCustomTool, type RunToolDeps } from '../tools/custom/run-tool.ts';
import { createCreateCustomTool } from '../tools/custom/scaffold.ts';
import { scanExecutables } from '../tools/custom/scan.ts';
import { narrowingExecutables } from '../tools/custom/users.ts';
import type { Workspace } from '../tools/drop-box.ts';
import { answerRuntimeWith } from '../tools/host/answer-runtime.ts';
import type { ToolCall, ToolDefinition } from '../tools/tool.ts';
import type { Worktree } from '../workspace/worktrees.ts';
import type { Ground } from './ground.ts';
import { reachOf } from './hub.ts';
import type { Scene } from './scene.ts';
import { scratchOf } from './tool-folders.ts';
import type { Toolbox } from './toolbox.ts';

export type AgentToolsWish = {
  readonly scene: Scene;
  readonly ground: Ground;
  readonly toolbox: Toolbox;
  readonly broker: () => Broker;
  readonly roster: Roster;
  /** Shared by the run. */
  readonly instances: Instances;
  readonly agent: Colleague;
  readonly label: string;
  /** Of the settings, the charter and the handoff; each narrows. */
  readonly lists: readonly (readonly string[] | undefined)[];
  readonly worktree: Worktree;
  readonly workspace: Workspace;
  /** Told before a tool of the repository runs. */
  readonly onUse: () => void;
};

export type AgentTools = {
  readonly definitions: readonly ToolDefinition[];
  /** What the prompt says about them. */
  readonly advice: string;
  /** Ends the tool hosts; never rejects. */
  close(): Promise<void>;
};

/** Chooses an agent's custom tools; their hosts begin to load at once, so that the first call need not wait. */
export function equipCustomTools(wish: AgentToolsWish): AgentTools {
  const { toolbox, lists } = wish;
  const hosted = permitted(toolbox.hosted, lists);
  const executables = permittedExecutables(toolbox.executables, lists);
  const settings = wish.ground.team.settings.tools;
  const hosts = createHostPool({
    tools: hosted.map(nameOf),
    grantOf: (name) => grantOf(settings, name),
    open: (host) => startHost(wish, host),
  });
  const running = runDeps(wish, executables);
  const exposed = executables.filter(({ manifest }) => manifest.expose);
  const maker = makerOf(wish);
  return {
    definitions: [
      ...hosted.map((tool) =>
        defineHostedTool(
          tool,
          hostedDeps(wish, () => hosts.hostOf(tool.name)),
        ),
      ),
      ...exposed.map((executable) => defineExposedTool(executable, running)),
      // Who may propose a tool is told by it why that one doesn't run yet.
      ...(executables.length + maker.length === 0
        ? []
        : [createRunCustomTool(running, executables)]),
      ...maker,
    ],
    advice: maker.length === 0 ? '' : WHEN_TO_MAKE_A_TOOL,
    async close() {
      // A host that could not start has told the calls that wanted it.
      await attempt(hosts.close());
    },
  };
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

function permittedExecutables(
  executables: readonly Executable[],
  lists: AgentToolsWish['lists'],
): readonly Executable[] {
  const tools = executables.map(({ tool }) => tool);
  const names = new Set(permitted(tools, narrowingExecutables(lists)).map(nameOf));
  return executables.filter(({ tool }) => names.has(tool.name));
}

/** Proposing a tool is a change of the repository, and as a built-in one it must be named where others are. */
function makerOf({ ground, toolbox, lists, workspace }: AgentToolsWish): readonly ToolDefinition[] {
  if (ground.target.answerOnly !== undefined) return [];
  const isAllowed = lists.every(
    (list) => list === undefined || !concernsBuiltIns(list) || list.includes('create_custom_tool'),
  );
  if (!isAllowed) return [];
  const taken = async () => [
    ...toolbox.hosted.map(nameOf),
    ...toolbox.executables.map(({ tool }) => tool.name),
  ];
  return [createCreateCustomTool({ workspace, taken })];
}

/** A list that names custom tools alone says nothing about the built-in ones; an empty list takes all away. */
export function concernsBuiltIns(list: readonly string[]): boolean {
  return list.length === 0 || list.some((name) => name.startsWith('squad_'));
}

async function startHost(wish: AgentToolsWish, host: HostWish): Promise<ToolHost> {
  const { scene, toolbox, label, worktree } = wish;
  const { index, wanted, passed, mayStartPrograms } = host;
  const { world } = scene;
  const scratch = join(scratchOf(scene), 'homes', label, String(index));
  await mkdir(scratch, { recursive: true });
  const askRuntime = askRuntimeOf(wish);
  return world.toolHosts.open({
    folders: toolbox.folders,
    workdir: worktree.directory,
    scratch,
    ...{ wanted, passed, mayStartPrograms },
    ...(askRuntime === undefined ? {} : { askRuntime }),
    log: (line) => world.log.debug(`[tools of ${label}] ${line}`),
    keep: { folder: world.places.kept.folder, mask: world.mask },
  });
}

/** `ctx.runtime`: there for agents that may turn to colleagues, through the same hub as squad_route. */
function askRuntimeOf(wish: AgentToolsWish): HostSpec['askRuntime'] {
  const { scene, ground, agent, label, worktree, roster, instances, broker } = wish;
  if (reachOf(scene, ground) !== 'all' || !agent.sends) return undefined;
  const caller = {
    agent: agent.slug,
    session: label,
    instanceKey: label,
    workspace: worktree.directory,
  };
  return (question) => {
    const { signal } = question;
    const runtime = createAgentRuntime({
      broker: broker(),
      caller: { ...caller, signal },
      ...{ roster, instances, swarmName: ground.team.title || ground.team.directory },
    });
    return answerRuntimeWith(runtime)(question);
  };
}

function hostedDeps(wish: AgentToolsWish, started: () => Promise<ToolHost>): HostedDeps {
  const { worktree, scene, onUse } = wish;
  return {
    async host() {
      // The tool finds the repository's files in its working directory.
      await worktree.ready();
      onUse();
      return started();
    },
    context: (call) => contextOf(wish, call),
    keeping: scene.world.places.kept,
  };
}

function contextOf({ scene, agent, label, worktree }: AgentToolsWish, call: ToolCall): CallContext {
  const row = scene.transcript.read().agents.find(({ session }) => session === label);
  const sessionId = row?.sessionId || label;
  return {
    sessionId,
    messageId: call.messageId ?? `${sessionId}/${call.id}`,
    agent: 'copilot',
    agentName: agent.name,
    instanceKey: label,
    turnId: `${sessionId}/${row?.startedAt ?? 0}`,
    traceId: `${scene.job.runId}/${scene.request.id}`,
    toolCallId: call.id,
    workdir: worktree.directory,
  };
}

function runDeps(wish: AgentToolsWish, allowed: readonly Executable[]): RunToolDeps {
  const { scene, ground, toolbox, worktree, onUse } = wish;
  const { programs, places } = scene.world;
  const names = new Set(allowed.map(({ tool }) => tool.name));
  const withheld = toolbox.executables.map(({ tool }) => tool.name).filter((it) => !names.has(it));
  return {
    catalog: async () => ({ allowed, withheld }),
    proposed: () => proposedBy(wish),
    launcher: toolbox.launcher,
    programs,
    workdir: worktree.directory,
    async ready() {
      await worktree.ready();
      onUse();
    },
    passedTo: (tool) => ground.team.settings.tools.env.get(tool) ?? [],
    keeping: places.kept,
  };
}

async function proposedBy({ ground, worktree }: AgentToolsWish): Promise<readonly Executable[]> {
  await worktree.ready();
  const { directory } = ground.team;
  const { executables } = await scanExecutables({
    root: join(worktree.directory, directory),
    scope: 'local',
    shownAs: `${directory}/tools`,
    commit: undefined,
  });
  return executables;
}
