// What module and resource tools run with: their hosts, `ctx.runtime`, and the facts of a call.
import { join } from 'node:path';
import { createAgentRuntimeBackend } from '#src/coordinator/index.ts';
import type { ToolCallContext, ToolHost, ToolHostSpec } from '#src/ports/index.ts';
import {
  createRuntimeHandler,
  type HostedToolDeps,
  type HostRequest,
  hostOutputFolder,
  type ToolCall,
} from '#src/tools/index.ts';
import type { CustomToolDeps } from '../agent-deps.ts';
import { agentToAgentMode } from '../open-routing-policy.ts';
import { scratchOf } from './tool-folders.ts';

/** Starts a tool host in the session's worktree. */
export async function startHost(host: HostRequest, deps: CustomToolDeps): Promise<ToolHost> {
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
export function hostedDepsOf(
  started: () => Promise<ToolHost>,
  deps: CustomToolDeps,
): HostedToolDeps {
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
export async function prepareUse({ openedWorkspace, onUse }: CustomToolDeps): Promise<void> {
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
