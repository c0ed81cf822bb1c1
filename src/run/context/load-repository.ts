// What a run works with: the trusted commit, its team, the thread, and the branch that changes go to.

import { standingLocks } from '#src/coordinator/reviews/standing-findings.ts';
import { resultOr } from '#src/errors.ts';
import type { Git } from '#src/ports/git.ts';
import type { Ports } from '#src/ports/ports.ts';
import { awaitsPullRequest, findBoardOf } from '#src/publish/board.ts';
import type { EarlierWork } from '#src/publish/branch-history.ts';
import type { LockNote } from '#src/run-log/review-note.ts';
import { isRoutable } from '#src/team/member.ts';
import { locateSquad, readTeam, type SquadLocation, type Team } from '#src/team/team.ts';
import { mayWrite } from '#src/trigger/access-policy.ts';
import { commonAncestor, hasChangesOf } from '#src/workspace/git-history.ts';
import { fetchBranchIfExists, requireBranch } from '#src/workspace/remote.ts';
import {
  type BranchTarget,
  memoryBranch,
  openRunBranch,
  type RunBranch,
} from '#src/workspace/run-branch.ts';
import { isSquadCommit, readTrailedCommits, type TrailedCommit } from '#src/workspace/trailers.ts';
import { earlierWorkIn, partOf } from '../state/earlier-requests.ts';
import type { RequestState } from '../state/thread-state.ts';
import { chooseBranch } from './choose-branch.ts';
import type { RemoteSnapshot } from './fetch-remote.ts';
import { admitState, type LoadedState, readState } from './load-state.ts';
import { completeThread, loadThread, quoterOf } from './load-thread.ts';
import type { ThreadReader } from './render-thread.ts';
import type { RunContext } from './run-context.ts';
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
  /** What is known of the thread's earlier requests. */
  readonly threadState: LoadedState;
  /** The commits that the branch has and its base lacks, newest first. */
  readonly commits: readonly TrailedCommit[];
  /** What earlier requests did on the branch. */
  readonly earlier: EarlierWork;
  /** Which agents' work on which files was rejected by reviews of the branch, as far as they stand. */
  readonly rejections: readonly LockNote[];
  /** The images that people put into the thread. */
  readonly images: ThreadImages;
  /** Returns the thread as agents read it, in at most `maxLength` characters. */
  quoteThread(maxLength: number, reader: ThreadReader): string;
};

/** What the setting `tools.env` grants. */
type GrantedVariables = ReturnType<Ports['grantVariables']> & {
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
  const { ports } = context;
  const { pullRequest, branches, tree } = snapshot;
  const location = await locateSquad(tree, context.inputs.squadDirectory);
  if (location.kind !== 'found') return { kind: 'no-team', tree, location };
  const state = await readState(context, snapshot);
  const [team, target, said, memoryTip] = await Promise.all([
    readTeam(tree, location),
    chooseTarget(context, snapshot),
    loadThread(context, pullRequest, state),
    findMemoryTip(context, snapshot),
  ]);
  if (!team.members.some(isRoutable)) return { kind: 'no-team', tree, location };
  const granted = grantVariables(team, ports);
  const part = partOf(target, state);
  const earlier = earlierWorkIn(part, state, context.request.id);
  const thread = await completeThread(said, earlier, target, team, context);
  const remoteTip = requireBranch(branches, target.from === 'branch' ? target.branch : target.base);
  const baseCommit = await baseCommitOf(target, snapshot, ports.git);
  const known = [remoteTip, baseCommit, snapshot.baseBranch.commit];
  const threadState = await admitState(state, part, known, context, snapshot, team);
  const { start, tip } = await placeRun(remoteTip, threadState.left, context);
  return {
    kind: 'loaded',
    baseBranch: snapshot.baseBranch,
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
    threadState,
    commits: await readTrailedCommits(ports.git, { base: baseCommit, tip: start }),
    earlier,
    rejections: standingLocks(earlier.transcript.locks, earlier.transcript.reviews),
    images: findThreadImages(context.request, thread, context.job.serverUrl),
    quoteThread: quoterOf(thread, context),
  };
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
  const pulls = await resultOr(ports.github.pullRequestsOf(branch), undefined);
  const isWaiting = pulls?.length === 0 || pulls?.some(({ state }) => state === 'open') === true;
  return isWaiting ? tip : undefined;
}

/** Decides where the run starts: never on work that only lacks its pull request, as it is on its branch or was merged. */
function placeRun(
  remoteTip: string,
  left: readonly RequestState[],
  { boards, request, ports: { git } }: RunContext,
) {
  const undelivered = left.filter(
    ({ id, tip }) => tip !== undefined && !awaitsPullRequest(findBoardOf(boards, id)),
  );
  const own = undelivered.find(({ id }) => id === request.id);
  return own === undefined ? adopt(git, remoteTip, undelivered) : placeOf(git, remoteTip, own);
}

/** Returns where the run's branch starts, and its tip, which includes an earlier run's work that the remote's branch lacks. */
export async function placeOf(git: Git, remoteTip: string, left: RequestState | undefined) {
  const nothing = { start: remoteTip, tip: remoteTip };
  const tip = left?.tip;
  if (tip === undefined || (await hasChangesOf(git, tip, remoteTip))) return nothing;
  const start = await commonAncestor(git, tip, remoteTip);
  return start === undefined ? nothing : { start, tip };
}

/** Starts on the undelivered work of an earlier request; if there are several, on the one with the most events. */
async function adopt(git: Git, remoteTip: string, left: readonly RequestState[]) {
  const [furthest] = left.toSorted((one, other) => other.events.length - one.events.length);
  const { tip } = await placeOf(git, remoteTip, furthest);
  return { start: tip, tip };
}
