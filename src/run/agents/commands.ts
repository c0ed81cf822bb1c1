// The commands of one session: bash in the box, where the workflow, the settings and the machine allow it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BoxWay } from '#src/ports/index.ts';
import { narrowRights } from '#src/team/index.ts';
import {
  type AllowLists,
  createBash,
  keptOutputPath,
  type ToolDefinition,
} from '#src/tools/index.ts';
import { openCommandBox } from '#src/workspace/index.ts';
import { scratchOf } from '../tools/tool-folders.ts';
import type { AgentDeps, ToolSession } from './agent-deps.ts';
import { allowsBuiltIn } from './built-in-tools.ts';

export type SessionCommands = {
  /** Empty when this session may run no command. */
  readonly tools: readonly ToolDefinition[];
  /** True once a command has run. */
  wereUsed(): boolean;
};

const NO_COMMANDS: SessionCommands = { tools: [], wereUsed: () => false };

/** Gives bash to an agent that can write and may run commands; any other gets no tool. */
export async function createCommands(
  session: ToolSession,
  lists: AllowLists,
  deps: AgentDeps,
): Promise<SessionCommands> {
  const { context, repository } = deps;
  const { settings } = repository.team;
  const rights = narrowRights(context.inputs.commands, settings.commands, session.owner.slug);
  const mayRun = rights === 'shell' && repository.target.answerOnly === undefined;
  if (!mayRun || !allowsBuiltIn(lists, 'bash')) return NO_COMMANDS;
  const box = await deps.boxState();
  return box.kind === 'on' ? openCommands(session, box.way, deps) : NO_COMMANDS;
}

function openCommands(
  { owner, openedWorkspace }: ToolSession,
  way: BoxWay,
  deps: AgentDeps,
): SessionCommands {
  const { repository, context } = deps;
  const { ports } = context;
  const { worktree } = openedWorkspace;
  const { share, network } = repository.team.settings;
  const folder = join(scratchOf(ports.git), 'commands', owner.label);
  const checkout = ports.jobPaths.workspace;
  const box = openCommandBox({ git: ports.git, worktree, folder, checkout, share, network });
  let isUsed = false;
  const kept: string[] = [];
  const bash = createBash({
    programs: ports.programs,
    directory: worktree.directory,
    home: box.home,
    async prepare() {
      await worktree.admitPrograms();
      isUsed = true;
      const commit = worktree.base() ?? repository.branch.start;
      const { branch, target, baseCommit } = repository;
      const base = { branch: target.base, commit: baseCommit };
      const spec = await box.prepare({ commit, branch: branch.name, base });
      return { ...spec, readable: [...spec.readable, ...kept.filter(existsSync)] };
    },
    keepAs(call) {
      const path = keptOutputPath(ports.jobPaths.kept, call);
      kept.push(`${path}.stdout.txt`);
      return path;
    },
    findRefused: openedWorkspace.findRefused,
    network: way === 'none' ? 'all' : network,
  });
  return { tools: [bash], wereUsed: () => isUsed };
}
