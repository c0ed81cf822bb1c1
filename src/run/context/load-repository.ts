// What a run stands on: the trusted commit, the team as that commit has it, the thread, and the branch to work on.

import { attempt } from '../../errors.ts';
import type { Git, TrustedTree } from '../../ports/git.ts';
import type { LockNote } from '../../run-log/events.ts';
import { locateSquad, type SquadLocation } from '../../team/locate-squad.ts';
import { isRoutable } from '../../team/roster/member.ts';
import { readTeam, type Team } from '../../team/team.ts';
import type { BranchTarget } from '../../workspace/branch-target.ts';
import { readRejections } from '../../workspace/rejections.ts';
import { fetchTips, type RemoteBranches, requireBranch } from '../../workspace/remote.ts';
import { openRunBranch, type RunBranch } from '../../workspace/run-branch.ts';
import type { RunArgs, RunContext } from '../start/acknowledge.ts';
import { chooseBranch, threadBranchPrefix } from './choose-branch.ts';
import { renderThread } from './render-thread.ts';
import {
  gatherThread,
  likelyWriters,
  type PullRequestContext,
  readPullRequest,
  type ThreadContext,
} from './thread.ts';
import { earlierQuestion } from './thread-questions.ts';

export type RepositoryContext = {
  readonly kind: 'loaded';
  readonly tree: TrustedTree;
  readonly team: Team;
  readonly target: BranchTarget;
  readonly branch: RunBranch;
  /** The commit of the branch that the work goes into. */
  readonly base: string;
  /** The branch that the team lives on, and its trusted commit. */
  readonly baseBranch: { readonly name: string; readonly commit: string };
  readonly thread: ThreadContext;
  /** The thread's pull request, when it is one. */
  readonly pullRequest: PullRequestContext | undefined;
  /** Whose work reviews rejected on the branch, and where. */
  readonly rejections: readonly LockNote[];
  /** The thread as agents read it. */
  readonly quotedThread: string;
};

/** There is no team to work with; `location` says why. */
export type NoTeam = { readonly kind: 'no-team'; readonly location: SquadLocation };

const THREAD_BUDGET = 40_000;

/** What the remote holds of the thread's pull request, the trusted commit and the branches. */
export type RemoteSnapshot = {
  readonly base: string;
  readonly pullRequest: PullRequestContext | undefined;
  readonly branches: RemoteBranches;
  readonly tree: TrustedTree;
};

/** Looks at the remote; needs no board, so it goes on while one is written. */
export async function fetchRemote({ inputs, ports, request }: RunArgs): Promise<RemoteSnapshot> {
  const { thread } = request;
  const base = inputs.baseBranch ?? request.repository.defaultBranch;
  const pullRequest =
    thread.kind === 'pull-request' ? await readPullRequest(ports.github, thread.number) : undefined;
  const patterns = branchPatterns({ inputs, thread }, base, pullRequest);
  const branches = await fetchTips(ports.git, patterns);
  const tree = await ports.git.tree(requireBranch(branches, base));
  return { base, pullRequest, branches, tree };
}

/** Reads and decides; writes nothing. */
export async function loadRepository(
  context: RunContext,
  snapshot: RemoteSnapshot,
): Promise<RepositoryContext | NoTeam> {
  const { inputs, ports } = context;
  const { base, pullRequest, branches, tree } = snapshot;
  const location = await locateSquad(tree, inputs.squadDirectory);
  if (location.kind !== 'found') return { kind: 'no-team', location };
  const [team, target, threadContext] = await Promise.all([
    readTeam(tree, location),
    chooseRunTarget(context, snapshot),
    loadThread(context, pullRequest),
  ]);
  if (!team.members.some(isRoutable)) return { kind: 'no-team', location };
  const from = target.from === 'branch' ? target.branch : target.base;
  const branch = openRunBranch(ports.git, target.branch, requireBranch(branches, from));
  // A secret that somebody pasted into the thread is no business of a model's.
  const quotedThread = ports.mask(
    renderThread(threadContext, { budget: THREAD_BUDGET, nonce: context.nonce }),
  );
  // The base of an open pull request may be any branch; it is fetched when something begins there.
  const targetCommit = branches.get(target.base) ?? tree.commit;
  return {
    kind: 'loaded',
    tree,
    team,
    target,
    branch,
    base: targetCommit,
    baseBranch: { name: base, commit: tree.commit },
    thread: threadContext,
    pullRequest,
    rejections: await readRejections(ports.git, { base: targetCommit, tip: branch.start }),
    quotedThread,
  };
}

function branchPatterns(
  { inputs, thread }: Pick<RunContext, 'inputs' | 'thread'>,
  base: string,
  pullRequest: PullRequestContext | undefined,
): readonly string[] {
  const stem = `${threadBranchPrefix(inputs.branchPrefix, thread.number)}*`;
  const pull = pullRequest?.pull;
  const isOpenHere = pull?.state === 'open' && pull.head.repository === pull.base.repository;
  const names = isOpenHere ? [base, pull.head.ref, stem] : [base, stem];
  return [...new Set(names)];
}

function chooseRunTarget(
  { inputs, ports, request, thread, board, boards }: RunContext,
  { base, branches, pullRequest }: RemoteSnapshot,
): Promise<BranchTarget> {
  const { owner, name } = request.repository;
  return chooseBranch({
    thread,
    pull: pullRequest?.pull,
    repository: `${owner}/${name}`,
    base,
    unpushableBranches: [request.repository.defaultBranch],
    prefix: inputs.branchPrefix,
    pushes: inputs.pullRequestPushes,
    branches: new Set(branches.keys()),
    boardBranches: new Set(boards.flatMap(({ marker }) => marker.branch ?? [])),
    isSquadBranch: (branch) => isSquadCommit(ports.git, requireBranch(branches, branch)),
    pullsOf: (branch) => ports.github.pullRequestsOf(branch),
    isOurLogin: (login) => login !== undefined && login === board.login,
  });
}

async function loadThread(
  context: RunContext,
  pullRequest: PullRequestContext | undefined,
): Promise<ThreadContext> {
  const { request, thread, comments, ports } = context;
  const asker = request.author.login;
  const others = likelyWriters({ thread, comments }, asker);
  const permissions = await Promise.all(
    others.map(async (login) => ({
      login,
      answer: await attempt(ports.github.permissionOf(login)),
    })),
  );
  const writing = permissions.filter(
    ({ answer }) => answer.kind === 'done' && ['admin', 'maintain', 'write'].includes(answer.value),
  );
  const writers = new Set([asker.toLowerCase(), ...writing.map(({ login }) => login)]);
  const boards = new Set(context.boards.map((found) => found.comment.id));
  return gatherThread({
    request,
    thread,
    comments,
    pullRequest,
    writers,
    isOurs: (comment) => boards.has(comment.id),
    question: earlierQuestion(context),
  });
}

/** True when the branch's newest commit is a squad's: people with write access could say so too, and may. */
async function isSquadCommit(git: Git, commit: string): Promise<boolean> {
  const format = '--format=%(trailers:key=Squad-Run,valueonly)';
  return (await git.run(['log', '-1', format, commit])).trim() !== '';
}
