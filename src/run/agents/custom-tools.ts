// The custom tools of one agent's session: those of the toolbox that its allow-lists permit, with tool hosts of its own.
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createAgentRuntimeBackend } from '#src/coordinator/index.ts';
import { attempt } from '#src/errors.ts';
import { copyFolder, namesOn } from '#src/files/index.ts';
import type { ToolCallContext, ToolHost, ToolHostSpec } from '#src/ports/index.ts';
import {
  type AllowLists,
  createCreateCustomTool,
  createRunCustomTool,
  createRuntimeHandler,
  createToolHostPool,
  defineExposedTool,
  defineHostedTool,
  type ExecutableTool,
  executableAllowLists,
  filterAllowed,
  grantOf,
  type HostedToolDeps,
  type HostRequest,
  hostOutputFolder,
  type RunToolDeps,
  scanExecutables,
  type ToolCall,
  type ToolDefinition,
  type WrittenTemplate,
} from '#src/tools/index.ts';
import { scratchOf } from '../tools/tool-folders.ts';
import type { AgentDeps, CustomToolDeps, ToolSession, ToolUser } from './agent-deps.ts';
import { allowsBuiltIn, toolWorkspaceOf } from './built-in-tools.ts';
import { agentToAgentMode } from './open-routing-policy.ts';

type CustomTools = {
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

/** Chooses an agent's custom tools; a host starts at the first call of one of its tools. */
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
  const { env } = repository.granted;
  const { programs } = repository.team.settings.tools;
  const hosts = createToolHostPool({
    tools: hosted.map(nameOf),
    grantOf: (name) => grantOf({ env, programs }, name),
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

function runToolDepsOf(allowed: readonly ExecutableTool[], deps: CustomToolDeps): RunToolDeps {
  const { context, toolbox, repository, openedWorkspace } = deps;
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
    passedTo: (tool) => repository.granted.env.get(tool) ?? [],
    keptOutput: jobPaths.kept,
    network: repository.team.settings.network,
  };
}

/** Returns the tools in the agent's worktree, which nobody has merged yet. */
async function proposedTools({
  context,
  repository,
  openedWorkspace: { worktree },
}: CustomToolDeps): Promise<readonly ExecutableTool[]> {
  const { directory } = repository.team;
  await worktree.ready(directory);
  const scratch = scratchOf(context.ports.git);
  await mkdir(scratch, { recursive: true });
  const root = await mkdtemp(join(scratch, 'proposed-'));
  await mkdir(join(root, 'tools'));
  // A copy, since programs may change the files while they are read.
  await copyFolder(worktree.directory, namesOn(`${directory}/tools`), join(root, 'tools'));
  const { executables } = await scanExecutables({
    root,
    scope: 'local',
    shownAs: `${directory}/tools`,
    commit: undefined,
  });
  return executables;
}

// What module and resource tools run with: their hosts, `ctx.runtime`, and the facts of a call.

/** Starts a tool host in the session's worktree. */
async function startHost(host: HostRequest, deps: CustomToolDeps): Promise<ToolHost> {
  const { context, toolbox, owner, openedWorkspace } = deps;
  const { wanted, passed, mayStartPrograms } = host;
  const { ports } = context;
  const { label } = owner;
  const askRuntime = askRuntimeOf(deps);
  // A module may change files as soon as it is loaded, and when nobody calls it.
  await openedWorkspace.worktree.admitPrograms();
  return ports.toolHosts.open({
    folders: toolbox.folders,
    workdir: openedWorkspace.worktree.directory,
    scratch: join(scratchOf(ports.git), 'homes'),
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

/** Returns what each module and resource tool is defined with. */
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
  await openedWorkspace.worktree.admitPrograms();
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
