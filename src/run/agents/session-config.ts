// What one session works with: its charter and knowledge, a workspace, tools, and a model.

import type { SessionConfig, SessionRequest } from '#src/coordinator/agents/agent-environment.ts';
import type { CoordinationArgs } from '#src/coordinator/coordinator.ts';
import type { Reach } from '#src/coordinator/prompts/rules.ts';
import {
  type Colleague,
  type Handoff,
  mayRecordReview,
  type SessionBroker,
} from '#src/coordinator/tasks/handoff.ts';
import { resultOr, SquadError } from '#src/errors.ts';
import { keepBundle } from '#src/publish/deliver-work.ts';
import {
  type CommitSource,
  MEMORY_SUBJECT,
  renderCommitSubject,
} from '#src/publish/pull-request-title.ts';
import type { SetAside } from '#src/run-log/transcript.ts';
import { composeBriefing } from '#src/team/briefing.ts';
import { type Charter, readCharter } from '#src/team/charter.ts';
import { findMember, type Member } from '#src/team/member.ts';
import type { SquadSettings } from '#src/team/settings.ts';
import { oneLine } from '#src/text/one-line.ts';
import { looseKey } from '#src/text/slug.ts';
import type { HandNotes } from '#src/tools/built-in/hand-notes.ts';
import type { FinishUser } from '#src/tools/built-in/squad-finish.ts';
import { createBoxedGit } from '#src/workspace/box.ts';
import { deliverToOwnBranch } from '#src/workspace/deliver.ts';
import type { CommitIdentity } from '#src/workspace/merge.ts';
import { openWorkspace } from '#src/workspace/open-workspace.ts';
import { isWorkPath, LOCKED_OUT, type Policy } from '#src/workspace/policy.ts';
import { pullNumbers } from '#src/workspace/run-branch.ts';
import { withoutUntouched, withToolWrites } from '#src/workspace/tool-writes.ts';
import type { OpenWorkspace, Worktree } from '#src/workspace/worktrees.ts';
import { SEES_AS_USUAL } from '../briefing/attached-images.ts';
import { composeSessionBriefing } from '../briefing/session-briefing.ts';
import { backgroundBudget } from '../briefing/spend-budget.ts';
import { startBaseChecks } from '../checks/check-work.ts';
import { findRevocation } from '../context/check-access.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { grantableTools } from '../tools/toolbox.ts';
import type { AgentDeps, SessionOwner, ToolSession } from './agent-deps.ts';
import { createCustomTools } from './custom-tools.ts';
import {
  allowedBuiltIns,
  allowsBuiltIn,
  bindSessionTool,
  createBuiltInTools,
  createCommands,
  createSessionFileTools,
  handNotesIn,
  hasSkills,
} from './session-tools.ts';

/** Configures one session of an agent. Throws a SquadError (E_INTERNAL) for who is not on the team. */
export async function agentSessionConfig(
  { agent, label, handoff }: SessionRequest,
  broker: SessionBroker,
  deps: AgentDeps,
): Promise<SessionConfig> {
  const { team } = deps.repository;
  const { member, known, charter } = await briefMember(agent, handoff.task, deps);
  const standing = [team.settings.tools.agents.get(agent.slug), charter.tools];
  noteUnknownTools(agent, deps);
  const { availableTools } = handoff;
  // With a tool of the squad's own added, one that every session has, the call's list narrows every kind of tool.
  const lists = [...standing, availableTools && [...availableTools, 'squad_finish']];
  const owner = { label, name: agent.name, slug: agent.slug, folder: member.folder };
  const openedWorkspace = await openAgentWorkspace(owner, deps, {
    notesIn: (worktree) => handNotesIn(worktree, owner, member, lists, deps),
    offers: (tool) => allowsBuiltIn(lists, tool) && (tool !== 'squad_skill' || hasSkills(deps)),
  });
  if (mayChangeFiles(handoff, deps)) startBaseChecks(deps.context, deps.repository, deps);
  const session: ToolSession = { owner, openedWorkspace, broker };
  const { files } = await deps.facts();
  const hasTools = files.some((path) => path.startsWith(`${team.directory}/tools/`));
  const customTools = createCustomTools(session, agent, lists, hasTools, deps);
  const commands = await createCommands(session, lists, deps);
  const programTools = [...customTools.definitions, ...commands.tools];
  const { ownNames: ownTools } = customTools;
  const given = [...programTools.map(({ name }) => name), ...ownTools];
  const allowed = allowedBuiltIns(lists, given);
  const hasShell = commands.tools.length > 0;
  const narrowing = { standing, call: availableTools };
  // If anything runs, the box has been asked for already.
  const box = hasShell || ownTools.length > 0 ? await deps.boxState() : undefined;
  const isBoxed = box?.kind !== 'on' || box.way !== 'none';
  const reach = reachOf({ hasShell, ownTools, isBoxed }, team.settings);
  const reviews = agent.reviews && mayRecordReview(handoff);
  const finish = finishOf(reviews && isAllowed('squad_review', allowed), handoff, deps);
  const role = { kind: 'agent', sends: agent.sends, reviews, finish, allowed } as const;
  const model = await chooseModel(member, charter, handoff, deps);
  return {
    workspace: withToolWrites(
      withoutUntouched(openedWorkspace, customTools.templates),
      () => customTools.wereUsed() || commands.wereUsed(),
    ),
    tools: [
      ...createBuiltInTools(session, role, deps),
      ...programTools.map((tool) => bindSessionTool(tool, owner, deps)),
      ...(await createSessionFileTools(session, narrowing, { files, hasShell }, model, deps)),
    ],
    close: customTools.close,
    briefing: await composeSessionBriefing(agent, handoff, known, { ...reach, hasShell }, deps),
    model,
    effort: charter.model.effort,
    showImages: (viewer) => deps.images.show(isNamedAsSeeing(model, deps) ? SEES_AS_USUAL : viewer),
  };
}

/** Tells people of each name in the settings' list that no tool has: other lists may hide that it grants nothing. */
function noteUnknownTools(
  { name, slug }: Colleague,
  { toolbox, repository, context }: AgentDeps,
): void {
  const listed = repository.team.settings.tools.agents.get(slug) ?? [];
  const unknown = toolbox.isOff ? [] : grantableTools(toolbox).unknownTools(listed);
  for (const tool of unknown)
    context.transcript.noteOnce(`${name}: there is no tool named ${JSON.stringify(tool)}`);
}

function isAllowed(name: string, allowed: readonly string[] | undefined): boolean {
  return allowed === undefined || allowed.includes(name);
}

/** A reviewer's turn ends with the review alone; where nothing can be changed, a report has little to say. */
function finishOf(
  canReview: boolean,
  { type, isFromPerson }: Handoff,
  { repository }: AgentDeps,
): FinishUser | undefined {
  if (canReview && type === 'review-request') return undefined;
  if (repository.target.answerOnly !== undefined) return 'reader';
  return isFromPerson === true ? 'asked' : 'agent';
}

/** Returns what the agent knows for a task, and its charter; broken front matter is a warning in the log. */
async function briefMember(
  agent: Colleague,
  task: string,
  { context, repository: { team }, knowledge, facts }: AgentDeps,
) {
  const member = findMember(team, agent.slug);
  const budget = backgroundBudget((await facts()).files.length);
  const known = member && (await composeBriefing(knowledge, member, task, budget));
  if (member === undefined || known === undefined) {
    throw new SquadError({
      code: 'E_INTERNAL',
      message: `${agent.name} is not on the team.`,
      hint: 'Report this to the action: only members of the team get tasks.',
    });
  }
  const charter = readCharter(known.charter);
  if (charter.flaw !== undefined) {
    context.ports.log.warning(`${member.charterPath ?? member.name}: ${charter.flaw}`);
  }
  return { member, known, charter };
}

function mayChangeFiles({ type }: Handoff, { repository }: AgentDeps): boolean {
  return type === 'implementation-request' && repository.target.answerOnly === undefined;
}

const COORDINATOR: SessionOwner = {
  label: 'coordinator',
  slug: 'coordinator',
  name: 'Coordinator',
  folder: undefined,
};

/** Returns the coordinator's tools, of which only decisions change the repository, and the workspace for those. */
export async function coordinatorSessionConfig(
  broker: SessionBroker,
  deps: AgentDeps,
): Promise<Pick<CoordinationArgs, 'tools' | 'workspace'>> {
  const openedWorkspace = await openAgentWorkspace(COORDINATOR, deps);
  const session: ToolSession = { owner: COORDINATOR, openedWorkspace, broker };
  const tools = createBuiltInTools(session, { kind: 'coordinator' }, deps);
  return { workspace: openedWorkspace.workspace, tools };
}

/** True when the settings say that the model takes images: the runtime knows it of Copilot's models, not of a provider's. */
function isNamedAsSeeing(model: string | undefined, { context, repository }: AgentDeps): boolean {
  return repository.team.settings.visionModels.includes(model ?? context.inputs.model ?? '');
}

/** Returns the model of the settings, the handoff, or the squad's files; the last are Copilot's names, so only for Copilot. */
async function chooseModel(
  member: Member,
  charter: Charter,
  handoff: Handoff,
  { context, repository }: AgentDeps,
): Promise<string | undefined> {
  const { settings } = repository.team;
  const configured = settings.models.get(member.slug) ?? handoff.model;
  if (configured !== undefined || context.inputs.provider !== undefined) return configured;
  const named = [charter.model.preferred, member.model, settings.defaultModel];
  const listed = await resultOr(context.ports.runtime.models(), []);
  for (const name of named.filter((one) => one !== undefined)) {
    const id = findModel(name, listed);
    if (id !== undefined) return id;
    context.transcript.note(
      `${member.name} is to use the model ${JSON.stringify(oneLine(name, 60))}, which Copilot does not list under that name: another one is used.`,
    );
  }
  return undefined;
}

/** Finds a model by its id, or by its name for people: `Claude Opus 4.7`. Without a list, only what looks like an id counts. */
function findModel(name: string, listed: readonly string[]): string | undefined {
  if (listed.length === 0) return /\s/.test(name) ? undefined : name;
  return listed.find((id) => id === name) ?? listed.find((id) => looseKey(id) === looseKey(name));
}

/** What the programs of a session are. */
type ProgramReach = {
  readonly hasShell: boolean;
  readonly ownTools: readonly string[];
  readonly isBoxed: boolean;
};

/** Returns what sessions with these programs can reach. Pure. */
export function reachOf(
  { hasShell, ownTools, isBoxed }: ProgramReach,
  {
    network,
    services,
    protected: protectedGlobs,
  }: Pick<SquadSettings, 'network' | 'services' | 'protected'>,
): Reach {
  const open = isBoxed ? network : 'all';
  const runs = hasShell || ownTools.length > 0;
  return {
    network: runs ? open : 'none',
    services: hasShell ? services : [],
    protectedGlobs,
    ownTools,
  };
}

type OwnFiles = {
  /** Returns the notes that the agent may write by hand. */
  readonly notesIn?: (worktree: Worktree) => HandNotes | undefined;
  /** Whether the session has this tool of the squad. */
  readonly offers?: (tool: string) => boolean;
};

/** Opens the workspace of a session. */
function openAgentWorkspace(
  owner: SessionOwner,
  deps: AgentDeps,
  { notesIn, offers = () => false }: OwnFiles = {},
): Promise<OpenWorkspace> {
  const { context, repository, filePolicy, policy } = deps;
  const { label, slug } = owner;
  const isLocked = (path: string) => policy.lockout.isLocked(slug, path);
  return openWorkspace(label, {
    git: context.ports.git,
    policy: {
      ...withLockout(filePolicy, isLocked),
      toolFor(path) {
        const tool = filePolicy.toolFor?.(path);
        return tool !== undefined && offers(tool) ? tool : undefined;
      },
    },
    branch: repository.branch,
    boxedGit: createBoxedGit({ ...context.ports, signal: context.ports.time.over }),
    emit: context.transcript.emit,
    identify(report, files) {
      const isMemory = !files.some((path) => isWorkPath(path, repository.team.directory));
      const { unfinished } = report;
      const pulls = pullNumbers(repository.target, context.request.thread);
      const source = isMemory ? { task: MEMORY_SUBJECT, unfinished } : report;
      return identify(owner, { ...source, pulls }, context);
    },
    notesIn,
    pushToFallbackBranch: (commit) =>
      pushConflict({ branch: `${repository.branch.name}-${label}`, commit }, context, repository),
  });
}

/** Refuses changes to paths on which the agent's work was rejected. */
export function withLockout(filePolicy: Policy, isLocked: (path: string) => boolean): Policy {
  return {
    ...filePolicy,
    refuses: (file) =>
      filePolicy.refuses(file) ?? (isLocked(file.path) ? `${file.path}: ${LOCKED_OUT}` : undefined),
  };
}

/** Pushes work that conflicted twice, for a person to merge: `squad/7-login-hockney`. */
async function pushConflict(
  work: { readonly branch: string; readonly commit: string },
  context: RunContext,
  { baseBranch }: Pick<RepositoryContext, 'baseBranch'>,
): Promise<SetAside> {
  const { ports, transcript } = context;
  const revocation = await findRevocation(context);
  if (revocation !== undefined) {
    throw new SquadError({ code: 'E_GITHUB_PERMISSION', message: revocation.reason });
  }
  const { branch, kind } = await deliverToOwnBranch(ports, work);
  if (kind === 'pushed') {
    transcript.emit({ kind: 'effect', effect: 'push', detail: branch });
    return { keptOn: branch };
  }
  const { file, place } = await keepBundle({ ...work, base: baseBranch.commit }, ports);
  transcript.note(
    `The branch ${work.branch} could not be pushed. It is in ${file} of ${place}: \`git fetch\` accepts that file as a remote.`,
  );
  return { keptOn: work.branch, isBundled: true };
}

/** Returns how an agent signs: `Hockney (Squad)`, with trailers by which later runs recognise its commits. */
export function identify(
  { name, slug }: Pick<SessionOwner, 'name' | 'slug'>,
  report: CommitSource,
  { request, ports, job, outbound }: RunContext,
): CommitIdentity {
  const isSecret = ports.holdsSecret(`${report.task}\n${report.title ?? ''}`);
  const subject = isSecret ? 'Work of the squad' : renderCommitSubject(report);
  return {
    author: `${name.replace(/[<>\n\r\0]/g, '')} (Squad)`,
    message: outbound.sealCommit(subject),
    trailers: { agent: slug, run: job.runId, request: request.id },
  };
}
