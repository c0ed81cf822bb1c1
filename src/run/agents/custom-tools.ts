// The custom tools of one agent's session: those of the toolbox that its allow-lists permit, with tool hosts of its own.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createAgentRuntimeBackend } from '../../coordinator/messages/agent-runtime/agent-runtime-backend.ts';
import type { Colleague } from '../../coordinator/messages/handoff.ts';
import { attempt } from '../../errors.ts';
import type { ToolCallContext, ToolHost, ToolHostSpec } from '../../ports/tool-host.ts';
import { type AllowLists, filterAllowed } from '../../tools/custom/allow-lists.ts';
import {
  defineExposedTool,
  defineHostedTool,
  type HostedToolDeps,
} from '../../tools/custom/define-custom-tool.ts';
import {
  createCreateCustomTool,
  type WrittenTemplate,
} from '../../tools/custom/executable/create-custom-tool.ts';
import type { ExecutableTool } from '../../tools/custom/executable/read-executable.ts';
import {
  createRunCustomTool,
  type RunToolDeps,
} from '../../tools/custom/executable/run-custom-tool.ts';
import { scanExecutables } from '../../tools/custom/executable/scan-executables.ts';
import { createToolHostPool, grantOf, type HostRequest } from '../../tools/custom/host-pool.ts';
import { executableAllowLists } from '../../tools/custom/tool-agents.ts';
import { createRuntimeHandler } from '../../tools/host/runtime-handler.ts';
import type { ToolCall, ToolDefinition } from '../../tools/pipeline/define-tool.ts';
import { hostOutputFolder } from '../../tools/pipeline/keep-output.ts';
import type { AgentDeps, ToolSession } from './agent-deps.ts';
import { allowsBuiltIn, toolWorkspaceOf } from './built-in-tools.ts';
import { agentToAgentMode } from './open-routing-policy.ts';
import { scratchOf } from './tool-folders.ts';

export type CustomTools = {
  readonly definitions: readonly ToolDefinition[];
  /** Names of the repository's own tools among them, including those that run_custom_tool runs. */
  readonly ownNames: readonly string[];
  /** True once one of the tools has run. */
  wereUsed(): boolean;
  /** Templates that were written for new tools; unchanged ones are not proposed. */
  readonly templates: readonly WrittenTemplate[];
  /** Ends the tool hosts; never rejects. */
  close(): Promise<void>;
};

/** The agent that gets the tools. */
type ToolUser = {
  readonly agent: Colleague;
  readonly lists: AllowLists;
  /** The branch has tools, though perhaps none that can run. */
  readonly hasTools: boolean;
};

type ToolObserver = {
  readonly onUse: () => void;
  readonly onTemplate: (template: WrittenTemplate) => void;
};

/** What each tool is created with. */
type CustomToolDeps = AgentDeps & ToolSession & ToolUser & ToolObserver;

/** Chooses an agent's custom tools; their hosts begin to load at once, so that the first call need not wait. */
export function createCustomTools(
  session: ToolSession,
  user: ToolUser,
  agentDeps: AgentDeps,
): CustomTools {
  let wereUsed = false;
  const templates: WrittenTemplate[] = [];
  const onUse = () => {
    wereUsed = true;
  };
  const onTemplate = (template: WrittenTemplate) => void templates.push(template);
  const deps = { ...agentDeps, ...session, ...user, onUse, onTemplate };
  const { toolbox, lists, repository } = deps;
  const hosted = filterAllowed(toolbox.hosted, lists);
  const executables = permittedExecutables(toolbox.executables, lists);
  const { programs } = repository.team.settings.tools;
  const hosts = createToolHostPool({
    tools: hosted.map(nameOf),
    grantOf: (name) => grantOf({ env: toolbox.env, programs }, name),
    open: (host) => startHost(host, deps),
  });
  const hostedDeps = (name: string) => hostedDepsOf(() => hosts.hostOf(name), deps);
  const runToolDeps = runToolDepsOf(executables, deps);
  const exposed = executables.filter(({ manifest }) => manifest.expose);
  const creationTools = creationToolsOf(deps);
  const definitions = [
    ...hosted.map((tool) => defineHostedTool(tool, hostedDeps(tool.name))),
    ...exposed.map((executable) => defineExposedTool(executable, runToolDeps)),
  ];
  // This tool also tells an agent why a proposed tool doesn't run yet.
  if (executables.length > 0 || (user.hasTools && creationTools.length > 0)) {
    definitions.push(createRunCustomTool(runToolDeps, executables));
  }
  return {
    definitions: [...definitions, ...creationTools],
    ownNames: [...hosted.map(nameOf), ...executables.map(({ tool }) => tool.name)],
    wereUsed: () => wereUsed,
    templates,
    async close() {
      // If a host could not start, the calls that needed it have already said so.
      await attempt(hosts.close());
    },
  };
}

const nameOf = ({ name }: { readonly name: string }): string => name;

function permittedExecutables(
  executables: readonly ExecutableTool[],
  lists: AllowLists,
): readonly ExecutableTool[] {
  const tools = executables.map(({ tool }) => tool);
  const names = new Set(filterAllowed(tools, executableAllowLists(lists)).map(nameOf));
  return executables.filter(({ tool }) => names.has(tool.name));
}

/** Returns the tool that proposes others. It changes the repository, and a list that names built-in tools must name it too. */
function creationToolsOf(deps: CustomToolDeps): readonly ToolDefinition[] {
  const { repository, toolbox, lists } = deps;
  const isAllowed = allowsBuiltIn(lists, 'create_custom_tool');
  if (repository.target.answerOnly !== undefined || !isAllowed) return [];
  const taken = [
    ...toolbox.hosted.map(nameOf),
    ...toolbox.unused,
    ...toolbox.executables.map(({ tool }) => tool.name),
  ];
  const { onTemplate } = deps;
  const workspace = toolWorkspaceOf(deps, deps);
  return [createCreateCustomTool({ workspace, taken: async () => taken, onTemplate })];
}

async function startHost(host: HostRequest, deps: CustomToolDeps): Promise<ToolHost> {
  const { context, toolbox, owner, openedWorkspace } = deps;
  const { index, wanted, passed, mayStartPrograms } = host;
  const { ports } = context;
  const { label } = owner;
  // A module may change files unseen when nobody calls it, so the worktree must share no file with colleagues.
  openedWorkspace.worktree.keepPrivate();
  const scratch = join(scratchOf(ports.git), 'homes', label, String(index));
  await mkdir(scratch, { recursive: true });
  const askRuntime = askRuntimeOf(deps);
  return ports.toolHosts.open({
    folders: toolbox.folders,
    workdir: openedWorkspace.worktree.directory,
    scratch,
    wanted,
    passed,
    mayStartPrograms,
    network: deps.repository.team.settings.network,
    ...(askRuntime === undefined ? {} : { askRuntime }),
    log: (line) => ports.log.debug(`[tools of ${label}] ${line}`),
    keep: hostOutputFolder(ports.jobPaths.kept, ports.mask),
  });
}

/** Returns `ctx.runtime` for agents that may turn to colleagues; it uses the same broker as squad_route. */
function askRuntimeOf(deps: CustomToolDeps): ToolHostSpec['askRuntime'] {
  const { context, repository, agent, owner, openedWorkspace, policy, instances, broker } = deps;
  if (agentToAgentMode(context, repository) !== 'all' || !agent.sends) return undefined;
  const { label } = owner;
  const workspace = openedWorkspace.worktree.directory;
  return (question) => {
    const { signal } = question;
    const runtime = createAgentRuntimeBackend({
      broker,
      caller: { agent: agent.slug, session: label, instanceKey: label, workspace, signal },
      roster: policy.roster,
      instances,
      agents: () => context.transcript.read().agents,
      swarmName: repository.team.title || repository.team.directory,
    });
    return createRuntimeHandler(runtime)(question);
  };
}

function hostedDepsOf(started: () => Promise<ToolHost>, deps: CustomToolDeps): HostedToolDeps {
  return {
    async host() {
      await prepareUse(deps);
      return started();
    },
    context: (call) => callContextOf(call, deps),
    keptOutput: deps.context.ports.jobPaths.kept,
  };
}

/** Prepares the working directory, where the tool finds the repository's files. */
async function prepareUse({ openedWorkspace, onUse }: CustomToolDeps): Promise<void> {
  await openedWorkspace.worktree.ready();
  onUse();
}

function callContextOf(
  call: ToolCall,
  { context, owner, openedWorkspace }: CustomToolDeps,
): ToolCallContext {
  const { transcript, job, request } = context;
  const { label, slug } = owner;
  const row = transcript.read().agents.find(({ session }) => session === label);
  const sessionId = row?.sessionId || label;
  return {
    sessionId,
    messageId: call.messageId ?? `${sessionId}/${call.id}`,
    agent: 'copilot',
    agentName: slug,
    instanceKey: label,
    turnId: `${sessionId}/${row?.startedAt ?? 0}`,
    traceId: `${job.runId}/${request.id}`,
    toolCallId: call.id,
    workdir: openedWorkspace.worktree.directory,
  };
}

function runToolDepsOf(allowed: readonly ExecutableTool[], deps: CustomToolDeps): RunToolDeps {
  const { context, toolbox, openedWorkspace } = deps;
  const { programs, jobPaths } = context.ports;
  const names = new Set(allowed.map(({ tool }) => tool.name));
  const withheld = toolbox.executables.map(({ tool }) => tool.name).filter((it) => !names.has(it));
  return {
    catalog: async () => ({ allowed, withheld }),
    proposed: () => proposedTools(deps),
    launcher: toolbox.launcher,
    programs,
    workdir: openedWorkspace.worktree.directory,
    ready: () => prepareUse(deps),
    passedTo: (tool) => toolbox.env.get(tool) ?? [],
    keptOutput: jobPaths.kept,
    network: deps.repository.team.settings.network,
  };
}

/** Returns the tools in the agent's worktree, which nobody has merged yet. */
async function proposedTools({
  repository,
  openedWorkspace: { worktree },
}: CustomToolDeps): Promise<readonly ExecutableTool[]> {
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
