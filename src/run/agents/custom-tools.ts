// The custom tools of one agent's session: those of the toolbox that its allow-lists permit, with tool hosts of its own.

import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createAgentRuntimeBackend } from '#src/coordinator/messages/agent-runtime.ts';
import type { Colleague } from '#src/coordinator/tasks/handoff.ts';
import { attempt } from '#src/errors.ts';
import { copyFolder } from '#src/files/copy-folder.ts';
import { namesOn } from '#src/files/open-folder.ts';
import type { ToolCallContext, ToolHost, ToolHostSpec } from '#src/ports/tool-host.ts';
import {
  type AllowLists,
  executableAllowLists,
  filterAllowed,
} from '#src/tools/custom/allow-lists.ts';
import {
  createCreateCustomTool,
  type WrittenTemplate,
} from '#src/tools/custom/create-custom-tool.ts';
import { defineExposedTool, defineHostedTool } from '#src/tools/custom/define-custom-tool.ts';
import { type ExecutableTool, scanExecutables } from '#src/tools/custom/executables.ts';
import { createToolHostPool, grantOf, type HostRequest } from '#src/tools/custom/host-pool.ts';
import { createRunCustomTool, type RunToolDeps } from '#src/tools/custom/run-custom-tool.ts';
import { createRuntimeHandler } from '#src/tools/host/agent-runtime.ts';
import type { ToolCall, ToolDefinition } from '#src/tools/pipeline/define-tool.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { scratchOf } from '../tools/tool-folders.ts';
import { ownToolsOf } from '../tools/toolbox.ts';
import type { AgentDeps, ToolSession } from './agent-deps.ts';
import { agentToAgentMode } from './routing-policy.ts';
import { allowsBuiltIn, toolWorkspaceOf } from './session-tools.ts';

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

/**
 * Chooses an agent's custom tools; a host starts at the first call of one of its tools. `hasTools`: the branch has tools, though
 * perhaps none that can run.
 */
export function createCustomTools(
  session: ToolSession,
  agent: Colleague,
  lists: AllowLists,
  hasTools: boolean,
  deps: AgentDeps,
): CustomTools {
  const { toolbox, repository, context } = deps;
  const { worktree } = session.openedWorkspace;
  let wereUsed = false;
  const templates: WrittenTemplate[] = [];
  /** The tool finds the repository's files in its working directory. */
  const prepareUse = async () => {
    await worktree.admitPrograms();
    wereUsed = true;
  };
  const hosted = filterAllowed(toolbox.hosted, lists);
  const executables = permittedExecutables(toolbox.executables, lists);
  const { env } = repository.granted;
  const { programs } = repository.team.settings.tools;
  const hosts = createToolHostPool({
    tools: hosted.map(nameOf),
    grantOf: (name) => grantOf({ env, programs }, name),
    open: (host) => startHost(host, agent, session, deps),
  });
  const hostedDeps = (name: string) => ({
    host: async () => {
      await prepareUse();
      return hosts.hostOf(name);
    },
    context: (call: ToolCall) => callContextOf(call, session, context),
    keptOutput: context.ports.jobPaths.kept,
    onRefused: (message: string, setting: string) => noteRefusal(name, message, setting, context),
  });
  const runToolDeps = runToolDepsOf(executables, prepareUse, session, deps);
  const exposed = executables.filter(({ manifest }) => manifest.expose);
  const creationTools = mayCreateTools(lists, repository)
    ? [creationTool((template) => void templates.push(template), session, deps)]
    : [];
  const definitions = [
    ...hosted.map((tool) => defineHostedTool(tool, hostedDeps(tool.name))),
    ...exposed.map((executable) => defineExposedTool(executable, runToolDeps)),
  ];
  // This tool also tells an agent why a proposed tool doesn't run yet.
  if (executables.length > 0 || (hasTools && creationTools.length > 0)) {
    definitions.push(createRunCustomTool(runToolDeps, executables));
  }
  return {
    definitions: [...definitions, ...creationTools],
    ownNames: [...hosted, ...executables.map(({ tool }) => tool)].map(nameOf),
    wereUsed: () => wereUsed,
    templates,
    async close() {
      // If a host could not start, the calls that needed it have already said so.
      await attempt(hosts.close());
    },
  };
}

/** Tells people once what a tool was refused, and what would allow it. */
function noteRefusal(
  tool: string,
  message: string,
  setting: string,
  { transcript }: RunContext,
): void {
  const text = `The tool ${tool} was refused: ${message}. To allow it: \`"action": { ${setting} }\` in the squad's config.json.`;
  if (!transcript.read().notes.includes(text)) transcript.note(text);
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

/** To propose a tool changes the repository, and a list that names built-in tools must name it too. */
function mayCreateTools(lists: AllowLists, { target }: RepositoryContext): boolean {
  return target.answerOnly === undefined && allowsBuiltIn(lists, 'create_custom_tool');
}

function creationTool(
  onTemplate: (template: WrittenTemplate) => void,
  session: ToolSession,
  deps: AgentDeps,
): ToolDefinition {
  const taken = [...ownToolsOf(deps.toolbox), ...deps.toolbox.unused];
  const workspace = toolWorkspaceOf(session, deps);
  return createCreateCustomTool({ workspace, taken: async () => taken, onTemplate });
}

function runToolDepsOf(
  allowed: readonly ExecutableTool[],
  ready: () => Promise<void>,
  { openedWorkspace: { worktree } }: ToolSession,
  { context, toolbox, repository }: AgentDeps,
): RunToolDeps {
  const { programs, jobPaths, git } = context.ports;
  const names = new Set(allowed.map(({ tool }) => tool.name));
  const withheld = toolbox.executables.map(({ tool }) => tool.name).filter((it) => !names.has(it));
  const { directory, settings } = repository.team;
  return {
    catalog: async () => ({ allowed, withheld }),
    async proposed() {
      await worktree.ready(directory);
      return proposedTools(worktree.directory, directory, scratchOf(git));
    },
    launcher: toolbox.launcher,
    programs,
    workdir: worktree.directory,
    ready,
    passedTo: (tool) => repository.granted.env.get(tool) ?? [],
    keptOutput: jobPaths.kept,
    network: settings.network,
  };
}

/** Returns the tools in the agent's worktree, which nobody has merged yet. */
async function proposedTools(
  worktree: string,
  directory: string,
  scratch: string,
): Promise<readonly ExecutableTool[]> {
  await mkdir(scratch, { recursive: true });
  const root = await mkdtemp(join(scratch, 'proposed-'));
  const shownAs = `${directory}/tools`;
  await mkdir(join(root, 'tools'));
  // A copy, since programs may change the files while they are read.
  await copyFolder(worktree, namesOn(shownAs), join(root, 'tools'));
  const place = { root, scope: 'local', shownAs, commit: undefined } as const;
  return (await scanExecutables(place)).executables;
}

/** Starts a tool host in the session's worktree. */
async function startHost(
  { wanted, passed, mayStartPrograms }: HostRequest,
  agent: Colleague,
  session: ToolSession,
  deps: AgentDeps,
): Promise<ToolHost> {
  const { ports } = deps.context;
  const { worktree } = session.openedWorkspace;
  const askRuntime = askRuntimeOf(agent, session, deps);
  // A module may change files as soon as it is loaded, and when nobody calls it.
  await worktree.admitPrograms();
  return ports.toolHosts.open({
    folders: deps.toolbox.folders,
    workdir: worktree.directory,
    scratch: join(scratchOf(ports.git), 'homes'),
    wanted,
    passed,
    mayStartPrograms,
    network: deps.repository.team.settings.network,
    ...(askRuntime === undefined ? {} : { askRuntime }),
    log: (line) => ports.log.debug(`[tools of ${session.owner.label}] ${line}`),
  });
}

/** Returns `ctx.runtime` for agents that may turn to colleagues; it uses the same broker as squad_route. */
function askRuntimeOf(
  agent: Colleague,
  { owner: { label }, openedWorkspace, broker }: ToolSession,
  { context, repository, policy, instances }: AgentDeps,
): ToolHostSpec['askRuntime'] {
  if (agentToAgentMode(context, repository) !== 'all' || !agent.sends) return undefined;
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

function callContextOf(
  call: ToolCall,
  { owner: { label, slug }, openedWorkspace }: ToolSession,
  { transcript, job, request }: RunContext,
): ToolCallContext {
  const row = transcript.read().agents.find(({ session }) => session === label);
  const sessionId = row?.sessionId || label;
  return {
    sessionId,
    messageId: call.messageId ?? `${sessionId}/${call.id}`,
    agent: 'copilot',
    agentName: slug,
    instanceKey: label,
    turnId: `${sessionId}/${call.turn ?? 1}`,
    traceId: `${job.runId}/${request.id}`,
    toolCallId: call.id,
    workdir: openedWorkspace.worktree.directory,
  };
}
