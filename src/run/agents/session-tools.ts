// The tools of one session: the built-in ones, its file tools and bash, each bound to the session that calls it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FileDecision, FileRequest } from '#src/coordinator/agents/agent-environment.ts';
import { resultOr } from '#src/errors.ts';
import { holdsFolders } from '#src/files/open-folder.ts';
import type { SessionTool } from '#src/ports/agents.ts';
import type { BoxWay } from '#src/ports/box.ts';
import type { Ports } from '#src/ports/ports.ts';
import { listShownSkills, readShownSkill } from '#src/team/briefing.ts';
import type { Member } from '#src/team/member.ts';
import { skillPath } from '#src/team/skills.ts';
import { createBash } from '#src/tools/built-in/bash.ts';
import { decisionReader, type HandNotes, learningReader } from '#src/tools/built-in/hand-notes.ts';
import { openDecisions } from '#src/tools/built-in/squad-decide.ts';
import { viewTeam } from '#src/tools/built-in/squad-discover.ts';
import { memoryFolder, openLearnings } from '#src/tools/built-in/squad-memory.ts';
import type { ReviewedFiles } from '#src/tools/built-in/squad-review.ts';
import { type SquadToolDeps, type ToolRole, toolsFor } from '#src/tools/built-in/squad-tools.ts';
import type { ToolWorkspace } from '#src/tools/built-in/staged-files.ts';
import type { AllowLists } from '#src/tools/custom/allow-lists.ts';
import {
  allowedFileTools,
  createFileTools,
  type FileToolLists,
  isFileTool,
  toolsForModel,
} from '#src/tools/files/file-tools.ts';
import type { ToolDefinition, ToolRunContext } from '#src/tools/pipeline/define-tool.ts';
import { keptOutputPath } from '#src/tools/pipeline/keep-output.ts';
import { bindTool, bindUnrecorded } from '#src/tools/pipeline/run-tool.ts';
import { openCommandBox } from '#src/workspace/box.ts';
import { asCommitted, readLines } from '#src/workspace/git-history.ts';
import type { Worktree } from '#src/workspace/worktrees.ts';
import { mayRunCommands } from '../context/box-state.ts';
import { scratchOf } from '../tools/tool-folders.ts';
import type { AgentDeps, SessionOwner, ToolSession } from './agent-deps.ts';
import { agentToAgentMode } from './routing-policy.ts';

/** Built-in tools that write into the repository. */
const WRITING = new Set(['squad_decide', 'squad_memory', 'squad_skill']);

/** Returns the tools that the role grants; names in an allow-list that grant nothing are noted. */
export function createBuiltInTools(
  session: ToolSession,
  role: ToolRole,
  deps: AgentDeps,
): readonly SessionTool[] {
  const { context, repository } = deps;
  const { owner } = session;
  const { tools, warnings } = toolsFor(role, squadToolDepsOf(session, deps));
  for (const warning of warnings) context.transcript.noteOnce(`${owner.name}: ${warning}`);
  const isReadOnly = repository.target.answerOnly !== undefined;
  return tools
    .filter(({ name }) => !(isReadOnly && WRITING.has(name)))
    .map((tool) => bindSessionTool(tool, owner, deps));
}

function squadToolDepsOf(session: ToolSession, deps: AgentDeps): SquadToolDeps {
  const { context, repository, knowledge, policy } = deps;
  const { inputs, transcript } = context;
  const { broker } = session;
  const { roster } = policy;
  const { directory, settings } = repository.team;
  return {
    route: broker.route,
    refused: broker.refuse,
    review: broker.review,
    reviewedFiles: reviewedFilesOf(session, deps),
    isAgent: (name) => roster.find(name) !== undefined,
    isSomebody: (name) => roster.find(name) !== undefined || roster.isPerson(name),
    discover: () => viewTeam(roster.colleagues, transcript.read().agents),
    a2a: agentToAgentMode(context, repository),
    memoryWrites: inputs.memoryWrites,
    skillPath: (name) => skillPath(name, knowledge.skills, { directory, dir: settings.skills.dir }),
    workspace: toolWorkspaceOf(session, deps),
    hasSkills: hasSkills(deps),
    skills: {
      list: () => listShownSkills(knowledge),
      read: (name, draft) => readShownSkill(knowledge, name, draft),
    },
    sessions: () =>
      transcript.read().agents.map((row) => ({ ...row, destroyed: row.endedAt !== undefined })),
  };
}

/** True for a team that has skills, or chose a folder for them, so that it may want its first one. */
export function hasSkills({ knowledge, repository }: AgentDeps): boolean {
  return knowledge.skills.length > 0 || repository.team.settings.skills.dir !== undefined;
}

/** Gives access to the files as the session has them, without its own unfinished changes. */
function reviewedFilesOf(
  { owner, openedWorkspace: { worktree } }: ToolSession,
  { context: { ports }, repository: { branch, baseCommit, pullRequest }, starts }: AgentDeps,
): ReviewedFiles {
  return {
    root: worktree.directory,
    // A session without a worktree has seen no more than the diff in its task.
    commit: () => worktree.base() ?? starts.get(owner.label) ?? branch.tip(),
    base: pullRequest === undefined ? baseCommit : undefined,
    read: async (commit, paths) =>
      readLines(ports.git, commit, await asCommitted(ports.git, commit, paths)),
  };
}

/** Returns where the session's tools write. */
export function toolWorkspaceOf(
  { owner, openedWorkspace: { worktree } }: ToolSession,
  deps: AgentDeps,
): ToolWorkspace {
  return toolWorkspaceIn(worktree, owner, deps);
}

function toolWorkspaceIn(
  worktree: Worktree,
  owner: SessionOwner,
  { repository }: AgentDeps,
): ToolWorkspace {
  return {
    root: worktree.directory,
    ready: () => worktree.ready(repository.team.directory),
    squadDirectory: repository.team.directory,
    agentFolder: owner.folder?.split('/').at(-1),
    wrote: (path) => worktree.written.add(path),
  };
}

/** Returns which notes the agent may write by hand: those whose tools every list leaves it. */
export function handNotesIn(
  worktree: Worktree,
  owner: SessionOwner,
  author: Member,
  lists: AllowLists,
  deps: AgentDeps,
): HandNotes | undefined {
  const { context, repository, policy } = deps;
  if (repository.target.answerOnly !== undefined) return undefined;
  const workspace = toolWorkspaceIn(worktree, owner, deps);
  const run = toolRunContext(owner, deps);
  const { memoryWrites } = context.inputs;
  const { roster } = policy;
  const isSomebody = (name: string) => roster.find(name) !== undefined || roster.isPerson(name);
  return {
    squadDirectory: workspace.squadDirectory,
    folder: memoryFolder(workspace, owner.slug),
    takesHistory: memoryWrites === 'inbox',
    decision: allowsBuiltIn(lists, 'squad_decide')
      ? decisionReader(openDecisions(workspace, isSomebody), author, run)
      : undefined,
    learning: allowsBuiltIn(lists, 'squad_memory')
      ? learningReader(openLearnings(workspace, memoryWrites), run)
      : undefined,
  };
}

/** Binds a tool to the session that calls it: its calls are recorded, masked and counted for that session. */
export function bindSessionTool(
  tool: ToolDefinition,
  owner: SessionOwner,
  deps: AgentDeps,
): SessionTool {
  return bindTool(tool, toolRunContext(owner, deps));
}

/** Returns what every tool of a session is bound to. */
function toolRunContext(
  { label, slug, name }: SessionOwner,
  { context, budget }: AgentDeps,
): ToolRunContext {
  const { ports, transcript } = context;
  return {
    now: () => ports.clock.now(),
    sleep: (ms, signal) => ports.clock.sleep(ms, signal),
    agent: slug,
    agentName: name,
    session: label,
    emit: transcript.emit,
    mask: ports.mask,
    holdsSecret: ports.holdsSecret,
    countToolCall() {
      const exhausted = budget.exhausted();
      if (exhausted === undefined) return { allowed: true };
      return { allowed: false, reason: exhausted.reason };
    },
  };
}

/** Returns the built-in tools that every list grants, without those in `customTools`; undefined when no list narrows them. */
export function allowedBuiltIns(
  lists: AllowLists,
  customTools: readonly string[],
): readonly string[] | undefined {
  const [first, ...rest] = lists.filter((list) => list !== undefined && narrowsBuiltIns(list));
  return first?.filter(
    (name) =>
      !customTools.includes(name) &&
      !isFileTool(name) &&
      rest.every((list) => list?.includes(name)),
  );
}

/** True when every list allows this built-in tool. */
export function allowsBuiltIn(lists: AllowLists, name: string): boolean {
  return lists.every((list) => list === undefined || !narrowsBuiltIns(list) || list.includes(name));
}

/** True when a list narrows the built-in tools: one of custom tools only doesn't; an empty one takes all away. */
function narrowsBuiltIns(list: readonly string[]): boolean {
  return list.length === 0 || list.some((name) => name === 'bash' || name.startsWith('squad_'));
}

/** Returns the session's file tools. `files`: the repository's; `hasShell`: what a shell does as well needs no tool. */
export async function createSessionFileTools(
  { owner, openedWorkspace: { workspace } }: ToolSession,
  lists: FileToolLists,
  { files, hasShell }: { readonly files: readonly string[]; readonly hasShell: boolean },
  model: string | undefined,
  deps: AgentDeps,
): Promise<readonly SessionTool[]> {
  const { context } = deps;
  const { ports, inputs, transcript } = context;
  if (!(await canUseFiles(ports))) {
    transcript.note(NO_FILES);
    return [];
  }
  const names = toolsForModel(
    allowedFileTools(lists, hasShell ? files.length : 0),
    model ?? inputs.model,
  );
  const { directory } = workspace;
  const decide = async (request: FileRequest): Promise<FileDecision> => {
    const decision = await workspace.decideFileAccess(request);
    if (decision.allowed) return decision;
    const path = withoutFolder(request.path, directory);
    const { access } = request;
    const { reason } = decision;
    transcript.emit({ kind: 'file.denied', session: owner.label, access, path, reason });
    return decision;
  };
  const ripgrep = () => boxedRipgrep(ports);
  const tools = createFileTools(names, {
    root: directory,
    files,
    decide,
    ripgrep,
    programs: ports.programs,
  });
  return tools.map((tool) => bindUnrecorded(tool, toolRunContext(owner, deps)));
}

const NO_FILES =
  'Agents have no file tools: this system lets programs of the repository lead them out of the working directory. Use a Linux runner, or turn off `box: none`.';

/** Where folders can't be held open, a program that runs beside a file tool could lead it elsewhere. */
async function canUseFiles({ box }: Ports): Promise<boolean> {
  return holdsFolders() || (await box.state()).kind === 'off';
}

/** Returns the ripgrep that comes with the runtime, if there is a box for it. */
async function boxedRipgrep({ box, runtime }: Ports): Promise<string | undefined> {
  const state = await box.state();
  if (state.kind === 'off' || state.way === 'none') return undefined;
  return resultOr(runtime.ripgrep(), undefined);
}

function withoutFolder(path: string, folder: string): string {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}

type SessionCommands = {
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
  const mayRun = mayRunCommands(context, repository, session.owner.slug);
  if (!mayRun || !allowsBuiltIn(lists, 'bash')) return NO_COMMANDS;
  const box = await deps.boxState();
  if (box.kind !== 'on') return NO_COMMANDS;
  const requestFile = await deps.requestFile();
  return openCommands(session, box.way, requestFile === undefined ? [] : [requestFile], deps);
}

function openCommands(
  { owner, openedWorkspace }: ToolSession,
  way: BoxWay,
  given: readonly string[],
  deps: AgentDeps,
): SessionCommands {
  const { repository, context } = deps;
  const { ports } = context;
  const { worktree } = openedWorkspace;
  const { share, network, services } = repository.team.settings;
  const folder = join(scratchOf(ports.git), 'commands', owner.label);
  const checkout = ports.jobPaths.workspace;
  const opens = { share, network, services };
  const box = openCommandBox({ git: ports.git, worktree, folder, checkout, ...opens });
  let isUsed = false;
  const kept = [...given];
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
    reach: { network: way === 'none' ? 'all' : network, services },
  });
  return { tools: [bash], wereUsed: () => isUsed };
}
