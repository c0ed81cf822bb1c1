// What a run works with: the trusted commit, its team, the thread, and the branch that changes go to.
import { attempt } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import type { Ports, VariableGrant } from '../../ports/ports.ts';
import type { LockNote } from '../../run-log/review-note.ts';
import { locateSquad, type SquadLocation } from '../../team/locate-squad.ts';
import { isRoutable } from '../../team/roster/member.ts';
import { readTeam, type Team } from '../../team/team.ts';
import { mayWrite } from '../../trigger/access-policy.ts';
import { type BranchTarget, memoryBranch } from '../../workspace/branch-target.ts';
import { requireBranch } from '../../workspace/fetch-branches.ts';
import { rejectionsIn } from '../../workspace/rejections.ts';
import { fetchBranchIfExists } from '../../workspace/remote.ts';
import { openRunBranch, type RunBranch } from '../../workspace/run-branch.ts';
import { isSquadCommit, readTrailedCommits, type TrailedCommit } from '../../workspace/trailers.ts';
import { withBundledRun } from '../resume/bundled-run.ts';
import { admitSavedRuns, openReturnedPolicy } from '../resume/returned-policy.ts';
import { readSavedRuns, type SavedRun } from '../resume/saved-run.ts';
import type { RunContext } from '../start/run-context.ts';
import { chooseBranch } from './choose-branch.ts';
import type { RemoteSnapshot } from './fetch-remote.ts';
import { completeThread, loadThread, quoterOf } from './load-thread.ts';
import { placeRun } from './place-run.ts';
import type { ThreadReader } from './render-thread.ts';
import { findThreadImages, type ThreadImages } from './thread-images.ts';

export type RepositoryContext = Pick<RemoteSnapshot, 'baseBranch' | 'pullRequest' | 'tree'> & {
  readonly kind: 'loaded';
  readonly location: SquadLocation;
  readonly team: Team;
  readonly granted: GrantedVariables;
  readonly target: BranchTarget;
  readonly branch: RunBranch;
  /** The remote's tip of the branch, or of its base. The run may start on an earlier run's work, which the remote lacks. */
  readonly remoteTip: string;
  /** The commit that the work is to be merged into: the tip of the target's base. */
  readonly baseCommit: string;
  /** The tip of the branch that keeps what the squad learnt, while that branch waits to be merged. */
  readonly memoryTip: string | undefined;
  /** The states that runs of the thread left on the remote. */
  readonly saved: readonly SavedRun[];
  /** The commits that the branch has and its base lacks, newest first. */
  readonly commits: readonly TrailedCommit[];
  /** Which agents' work on which files was rejected by reviews of the branch. */
  readonly rejections: readonly LockNote[];
  /** The images that people put into the thread. */
  readonly images: ThreadImages;
  /** Returns the thread as agents read it, in at most `maxLength` characters. */
  quoteThread(maxLength: number, reader: ThreadReader): string;
};

/** What the setting `tools.env` grants. */
export type GrantedVariables = VariableGrant & {
  /** Names of the variables that each tool may see. */
  readonly env: ReadonlyMap<string, readonly string[]>;
};

/** There is no team that can work; `location` says why. */
export type NoTeam = Pick<RepositoryContext, 'tree' | 'location'> & { readonly kind: 'no-team' };

/** Reads the repository and decides where changes go; writes nothing. */
export async function loadRepository(
  context: RunContext,
  snapshot: RemoteSnapshot,
): Promise<RepositoryContext | NoTeam> {
  const { inputs, ports } = context;
  const { baseBranch, pullRequest, branches, tree } = snapshot;
  const location = await locateSquad(tree, inputs.squadDirectory);
  if (location.kind !== 'found') return { kind: 'no-team', tree, location };
  const [team, target, said, memoryTip, pushed] = await Promise.all([
    readTeam(tree, location),
    chooseTarget(context, snapshot),
    loadThread(context, pullRequest),
    findMemoryTip(context, snapshot),
    readSavedRuns(ports.git, snapshot.saved),
  ]);
  if (!team.members.some(isRoutable)) return { kind: 'no-team', tree, location };
  // Nobody may ask for the box until it is known whether one is required.
  if (team.settings.isBoxOptional) ports.box.allowNone();
  // Nor may a program start before it is known what must be masked.
  const granted = grantVariables(team, ports);
  const thread = await completeThread(said, { context, target, directory: team.directory });
  const remoteTip = requireBranch(branches, target.from === 'branch' ? target.branch : target.base);
  const baseCommit = await baseCommitOf(target, snapshot, ports.git);
  const saved = await admitReturned(pushed, [remoteTip, baseCommit], { context, snapshot, team });
  const { start, tip } = await placeRun(remoteTip, saved, context);
  const commits = await readTrailedCommits(ports.git, { base: baseCommit, tip: start });
  return {
    kind: 'loaded',
    baseBranch,
    tree,
    location,
    team,
    granted,
    target,
    branch: openRunBranch(ports.git, target.branch, start, tip),
    remoteTip,
    baseCommit,
    memoryTip,
    pullRequest,
    saved,
    commits,
    rejections: rejectionsIn(commits),
    images: findThreadImages(context.request, thread, context.job.serverUrl),
    quoteThread: quoterOf(thread, context),
  };
}

/** Returns the states whose work passes the policy, with that of the run's own artifact. */
async function admitReturned(
  pushed: readonly SavedRun[],
  known: readonly string[],
  { context, snapshot, team }: { context: RunContext; snapshot: RemoteSnapshot; team: Team },
): Promise<readonly SavedRun[]> {
  const trusted = snapshot.baseBranch.commit;
  const refuses = openReturnedPolicy([...known, trusted], { context, team });
  const admitted = await admitSavedRuns(pushed, refuses, context);
  return withBundledRun(admitted, { context, snapshot, refuses });
}

/** Returns what `tools.env` grants; from here on its values are masked, whoever prints them. */
function grantVariables({ settings }: Team, ports: Ports): GrantedVariables {
  const { env } = settings.tools;
  const { refused } = ports.grantVariables([...env.values()].flat());
  const passed = [...env].map(
    ([tool, names]) => [tool, names.filter((name) => !refused.has(name))] as const,
  );
  return { refused, env: new Map(passed) };
}

/** Returns the base's tip, which may not be fetched yet if a person changed the base; if it is gone, the trusted commit. */
async function baseCommitOf(
  { base }: BranchTarget,
  { branches, tree }: RemoteSnapshot,
  git: Git,
): Promise<string> {
  return branches.get(base) ?? (await fetchBranchIfExists(git, base)) ?? tree.commit;
}

function chooseTarget(
  { request, inputs, ports, board, boards }: RunContext,
  { baseBranch, branches, pullRequest }: RemoteSnapshot,
): Promise<BranchTarget> {
  const { thread, repository } = request;
  const isOurLogin = (login: string | undefined) => login !== undefined && login === board.login;
  return chooseBranch({
    thread,
    pull: pullRequest?.pull,
    repository: `${repository.owner}/${repository.name}`,
    baseBranch: baseBranch.name,
    unpushableBranches: [repository.defaultBranch],
    prefix: inputs.branchPrefix,
    pushes: inputs.pullRequestPushes,
    branches: new Set(branches.keys()),
    boardBranches: new Set(boards.flatMap(({ marker }) => marker.branch ?? [])),
    isSquadBranch: (branch) => isSquadCommit(ports.git, requireBranch(branches, branch)),
    pullsOf: (branch) => ports.github.pullRequestsOf(branch),
    isOurLogin,
    // Their access is known.
    mayWrite: async (author) =>
      isOurLogin(author?.login) ||
      author?.login === request.author.login ||
      mayWrite(author, ports.github),
  });
}

/** Returns the tip of the memory branch while that waits to be merged: what was merged or refused must not come back. */
async function findMemoryTip(
  { inputs, ports }: RunContext,
  { branches }: RemoteSnapshot,
): Promise<string | undefined> {
  const branch = memoryBranch(inputs.branchPrefix);
  const tip = branches.get(branch);
  if (tip === undefined) return undefined;
  const pulls = await attempt(ports.github.pullRequestsOf(branch));
  if (pulls.kind === 'threw') return undefined;
  const isWaiting = pulls.value.length === 0 || pulls.value.some(({ state }) => state === 'open');
  return isWaiting ? tip : undefined;
}
