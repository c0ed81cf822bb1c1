// The custom tools of one agent's session: those of the toolbox that its allow-lists permit, with tool hosts of its own.
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import { copyFolder, namesOn } from '#src/files/index.ts';
import {
  type AllowLists,
  createCreateCustomTool,
  createRunCustomTool,
  createToolHostPool,
  defineExposedTool,
  defineHostedTool,
  type ExecutableTool,
  executableAllowLists,
  filterAllowed,
  grantOf,
  type RunToolDeps,
  scanExecutables,
  type ToolDefinition,
  type WrittenTemplate,
} from '#src/tools/index.ts';
import type { AgentDeps, CustomToolDeps, ToolSession, ToolUser } from '../agent-deps.ts';
import { allowsBuiltIn, toolWorkspaceOf } from './built-in-tools.ts';
import { hostedDepsOf, prepareUse, startHost } from './hosted-tools.ts';
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
