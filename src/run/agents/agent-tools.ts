// The custom tools of one agent's session: those of the toolbox that its allow-lists leave, with a tool host of its own.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createAgentRuntimeBackend } from '../../coordinator/messages/agent-runtime-backend.ts';
import type { Broker } from '../../coordinator/messages/broker.ts';
import type { AgentRoster, Colleague } from '../../coordinator/messages/handoff.ts';
import type { AgentInstances } from '../../coordinator/sessions/agent-instances.ts';
import { attempt } from '../../errors.ts';
import type { ToolCallContext, ToolHost, ToolHostSpec } from '../../ports/custom-tools.ts';
import type { ToolWorkspace } from '../../tools/built-in/staged-files.ts';
import {
  defineExposedTool,
  defineHostedTool,
  type HostedToolDeps,
} from '../../tools/custom/define-custom-tool.ts';
import { createCreateCustomTool } from '../../tools/custom/executable/create-custom-tool.ts';
import type { ExecutableTool } from '../../tools/custom/executable/read-executable.ts';
import {
  createRunCustomTool,
  type RunToolDeps,
} from '../../tools/custom/executable/run-custom-tool.ts';
import { scanExecutables } from '../../tools/custom/executable/scan-executables.ts';
import { WHEN_TO_MAKE_A_TOOL } from '../../tools/custom/executable/tool-preview.ts';
import { createToolHostPool, grantOf, type HostRequest } from '../../tools/custom/host-pool.ts';
import { filterAllowed } from '../../tools/custom/join-listings.ts';
import { executableAllowLists } from '../../tools/custom/tool-agents.ts';
import { createRuntimeHandler } from '../../tools/host/runtime-handler.ts';
import type { ToolCall, ToolDefinition } from '../../tools/pipeline/tool.ts';
import type { Worktree } from '../../workspace/worktrees.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/acknowledge.ts';
import { agentToAgentMode } from './roster.ts';
import { scratchOf } from './tool-folders.ts';
import type { Toolbox } from './toolbox.ts';

export type AgentToolsDeps = {
  readonly context: RunContext;
  readonly repository: RepositoryContext;
  readonly toolbox: Toolbox;
  readonly broker: () => Broker;
  readonly roster: AgentRoster;
  /** Shared by the run. */
  readonly instances: AgentInstances;
  readonly agent: Colleague;
  readonly label: string;
  /** Of the settings, the charter and the handoff; each narrows. */
  readonly lists: readonly (readonly string[] | undefined)[];
  readonly worktree: Worktree;
  readonly workspace: ToolWorkspace;
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
export function createAgentTools(deps: AgentToolsDeps): AgentTools {
  const { toolbox, lists } = deps;
  const hosted = filterAllowed(toolbox.hosted, lists);
  const executables = permittedExecutables(toolbox.executables, lists);
  const settings = deps.repository.team.settings.tools;
  const hosts = createToolHostPool({
    tools: hosted.map(nameOf),
    grantOf: (name) => grantOf(settings, name),
    open: (host) => startHost(deps, host),
  });
  const runToolDeps = runToolDepsOf(deps, executables);
  const exposed = executables.filter(({ manifest }) => manifest.expose);
  const creationTools = toolCreationTools(deps);
  return {
    definitions: [
      ...hosted.map((tool) =>
        defineHostedTool(
          tool,
          hostedDeps(deps, () => hosts.hostOf(tool.name)),
        ),
      ),
      ...exposed.map((executable) => defineExposedTool(executable, runToolDeps)),
      // Who may propose a tool is told by it why that one doesn't run yet.
      ...(executables.length + creationTools.length === 0
        ? []
        : [createRunCustomTool(runToolDeps, executables)]),
      ...creationTools,
    ],
    advice: creationTools.length === 0 ? '' : WHEN_TO_MAKE_A_TOOL,
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
  executables: readonly ExecutableTool[],
  lists: AgentToolsDeps['lists'],
): readonly ExecutableTool[] {
  const tools = executables.map(({ tool }) => tool);
  const names = new Set(filterAllowed(tools, executableAllowLists(lists)).map(nameOf));
  return executables.filter(({ tool }) => names.has(tool.name));
}

/** Proposing a tool is a change of the repository, and as a built-in one it must be named where others are. */
function toolCreationTools({
  repository,
  toolbox,
  lists,
  workspace,
}: AgentToolsDeps): readonly ToolDefinition[] {
  if (repository.target.answerOnly !== undefined) return [];
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

async function startHost(deps: AgentToolsDeps, host: HostRequest): Promise<ToolHost> {
  const { context, toolbox, label, worktree } = deps;
  const { index, wanted, passed, mayStartPrograms } = host;
  const { ports } = context;
  // What a module does when nobody calls it is not seen: no colleague may share a file with it.
  worktree.keepPrivate();
  const scratch = join(scratchOf(context), 'homes', label, String(index));
  await mkdir(scratch, { recursive: true });
  const askRuntime = askRuntimeOf(deps);
  return ports.toolHosts.open({
    folders: toolbox.folders,
    workdir: worktree.directory,
    scratch,
    wanted,
    passed,
    mayStartPrograms,
    ...(askRuntime === undefined ? {} : { askRuntime }),
    log: (line) => ports.log.debug(`[tools of ${label}] ${line}`),
    keep: { folder: ports.jobPaths.kept.folder, mask: ports.mask },
  });
}

/** `ctx.runtime`: there for agents that may turn to colleagues, through the same hub as squad_route. */
function askRuntimeOf(deps: AgentToolsDeps): ToolHostSpec['askRuntime'] {
  const { context, repository, agent, label, worktree, roster, instances, broker } = deps;
  if (agentToAgentMode(context, repository) !== 'all' || !agent.sends) return undefined;
  const caller = {
    agent: agent.slug,
    session: label,
    instanceKey: label,
    workspace: worktree.directory,
  };
  return (question) => {
    const { signal } = question;
    const runtime = createAgentRuntimeBackend({
      broker: broker(),
      caller: { ...caller, signal },
      roster,
      instances,
      swarmName: repository.team.title || repository.team.directory,
    });
    return createRuntimeHandler(runtime)(question);
  };
}

function hostedDeps(deps: AgentToolsDeps, started: () => Promise<ToolHost>): HostedToolDeps {
  const { worktree, context, onUse } = deps;
  return {
    async host() {
      // The tool finds the repository's files in its working directory.
      await worktree.ready();
      onUse();
      return started();
    },
    context: (call) => callContextOf(deps, call),
    keptOutput: context.ports.jobPaths.kept,
  };
}

function callContextOf(
  { context, agent, label, worktree }: AgentToolsDeps,
  call: ToolCall,
): ToolCallContext {
  const row = context.transcript.read().agents.find(({ session }) => session === label);
  const sessionId = row?.sessionId || label;
  return {
    sessionId,
    messageId: call.messageId ?? `${sessionId}/${call.id}`,
    agent: 'copilot',
    agentName: agent.name,
    instanceKey: label,
    turnId: `${sessionId}/${row?.startedAt ?? 0}`,
    traceId: `${context.job.runId}/${context.request.id}`,
    toolCallId: call.id,
    workdir: worktree.directory,
  };
}

function runToolDepsOf(deps: AgentToolsDeps, allowed: readonly ExecutableTool[]): RunToolDeps {
  const { context, repository, toolbox, worktree, onUse } = deps;
  const { programs, jobPaths } = context.ports;
  const names = new Set(allowed.map(({ tool }) => tool.name));
  const withheld = toolbox.executables.map(({ tool }) => tool.name).filter((it) => !names.has(it));
  return {
    catalog: async () => ({ allowed, withheld }),
    proposed: () => proposedTools(deps),
    launcher: toolbox.launcher,
    programs,
    workdir: worktree.directory,
    async ready() {
      await worktree.ready();
      onUse();
    },
    passedTo: (tool) => repository.team.settings.tools.env.get(tool) ?? [],
    keptOutput: jobPaths.kept,
  };
}

async function proposedTools({
  repository,
  worktree,
}: AgentToolsDeps): Promise<readonly ExecutableTool[]> {
  const { directory } = repository.team;
  await worktree.ready(directory);
  const { executables } = await scanExecutables({
    root: join(worktree.directory, directory),
    scope: 'local',
    shownAs: `${directory}/tools`,
    commit: undefined,
  });
  return executables;
}
