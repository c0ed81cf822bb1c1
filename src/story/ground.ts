// What a run stands on: the trusted commit, the team as that commit has it, the thread, and the branch to work on.
import { renderThread } from '../context/render.ts';
import {
  gatherThread,
  likelyWriters,
  type PullRequestContext,
  readPullRequest,
  type ThreadContext,
} from '../context/thread.ts';
import type { LockNote } from '../coordinator/events.ts';
import { attempt } from '../errors.ts';
import { branchStem, chooseTarget, type Target } from '../publish/target.ts';
import { locateSquad, type SquadLocation } from '../team/locate.ts';
import { routable } from '../team/member.ts';
import { readTeam, type Team } from '../team/team.ts';
import { openBranch, type RunBranch } from '../workspace/branch.ts';
import { readRejections } from '../workspace/rejections.ts';
import { branchOf, fetchBranches, type RemoteBranches } from '../workspace/remote.ts';
import type { Git, TrustedTree } from '../world.ts';
import { earlierQuestion } from './questions.ts';
import type { RunArgs, Scene } from './scene.ts';

export type Ground = {
  readonly kind: 'ground';
  readonly tree: TrustedTree;
  readonly team: Team;
  readonly target: Target;
  readonly branch: RunBranch;
  /** The commit of the branch that the work goes into. */
  readonly base: string;
  /** The branch that the team lives on, and its trusted commit. */
  readonly trunk: { readonly name: string; readonly commit: string };
  readonly thread: ThreadContext;
  /** The thread's pull request, when it is one. */
  readonly pullRequest: PullRequestContext | undefined;
  /** Whose work reviews rejected on the branch, and where. */
  readonly rejections: readonly LockNote[];
  /** The thread as agents read it. */
  readonly quoted: string;
};

/** There is no team to work with; `location` says why. */
export type NoTeam = { readonly kind: 'no-team'; readonly location: SquadLocation };

const THREAD_BUDGET = 40_000;

/** What the remote holds of the thread's pull request, the trusted commit and the branches. */
export type Survey = {
  readonly base: string;
  readonly pullRequest: PullRequestContext | undefined;
  readonly branches: RemoteBranches;
  readonly tree: TrustedTree;
};

/** Looks at the remote; needs no board, so it goes on while one is written. */
export async function surveyRemote({ inputs, world, request }: RunArgs): Promise<Survey> {
  const { thread } = request;
  const base = inputs.baseBranch ?? request.repository.defaultBranch;
  const pullRequest =
    thread.kind === 'pull-request' ? await readPullRequest(world.github, thread.number) : undefined;
  const patterns = branchPatterns({ inputs, thread }, base, pullRequest);
  const branches = await fetchBranches(world.git, patterns);
  const tree = await world.git.tree(branchOf(branches, base));
  return { base, pullRequest, branches, tree };
}

/** Reads and decides; writes nothing. */
export async function openGround(scene: Scene, survey: Survey): Promise<Ground | NoTeam> {
  const { inputs, world } = scene;
  const { base, pullRequest, branches, tree } = survey;
  const location = await locateSquad(tree, inputs.squadDirectory);
  if (location.kind !== 'found') return { kind: 'no-team', location };
  const [team, target, context] = await Promise.all([
    readTeam(tree, location),
    decideTarget(scene, survey),
    gather(scene, pullRequest),
  ]);
  if (!team.members.some(routable)) return { kind: 'no-team', location };
  const from = target.from === 'branch' ? target.branch : target.base;
  const branch = openBranch(world.git, target.branch, branchOf(branches, from));
  // A secret that somebody pasted into the thread is no business of a model's.
  const quoted = world.mask(renderThread(context, { budget: THREAD_BUDGET, nonce: scene.nonce }));
  // The base of an open pull request may be any branch; it is fetched when something begins there.
  const onto = branches.get(target.base) ?? tree.commit;
  return {
    kind: 'ground',
    tree,
    team,
    target,
    branch,
    base: onto,
    trunk: { name: base, commit: tree.commit },
    thread: context,
    pullRequest,
    rejections: await readRejections(world.git, { base: onto, tip: branch.start }),
    quoted,
  };
}

function branchPatterns(
  { inputs, thread }: Pick<Scene, 'inputs' | 'thread'>,
  base: string,
  pullRequest: PullRequestContext | undefined,
): readonly string[] {
  const stem = `${branchStem(inputs.branchPrefix, thread.number)}*`;
  const pull = pullRequest?.pull;
  const isOpenHere = pull?.state === 'open' && pull.head.repository === pull.base.repository;
  const names = isOpenHere ? [base, pull.head.ref, stem] : [base, stem];
  return [...new Set(names)];
}

function decideTarget(
  { inputs, world, request, thread, board, boards }: Scene,
  { base, branches, pullRequest }: Survey,
): Promise<Target> {
  const { owner, name } = request.repository;
  return chooseTarget({
    thread,
    pull: pullRequest?.pull,
    repository: `${owner}/${name}`,
    base,
    trunks: [request.repository.defaultBranch],
    prefix: inputs.branchPrefix,
    pushes: inputs.pullRequestPushes,
    branches: new Set(branches.keys()),
    named: new Set(boards.flatMap(({ marker }) => marker.branch ?? [])),
    isSquads: (branch) => isSquadCommit(world.git, branchOf(branches, branch)),
    pullsOf: (branch) => world.github.pullRequestsOf(branch),
    isOurLogin: (login) => login !== undefined && login === board.login,
  });
}

async function gather(
  scene: Scene,
  pullRequest: PullRequestContext | undefined,
): Promise<ThreadContext> {
  const { request, thread, comments, world } = scene;
  const asker = request.author.login;
  const others = likelyWriters({ thread, comments }, asker);
  const permissions = await Promise.all(
    others.map(async (login) => ({
      login,
      answer: await attempt(world.github.permissionOf(login)),
    })),
  );
  const writing = permissions.filter(
    ({ answer }) => answer.kind === 'done' && ['admin', 'maintain', 'write'].includes(answer.value),
  );
  const writers = new Set([asker.toLowerCase(), ...writing.map(({ login }) => login)]);
  const boards = new Set(scene.boards.map((found) => found.comment.id));
  return gatherThread({
    request,
    thread,
    comments,
    pullRequest,
    writers,
    isOurs: (comment) => boards.has(comment.id),
    question: earlierQuestion(scene),
  });
}

/** True when the branch's newest commit is a squad's: people with write access could say so too, and may. */
async function isSquadCommit(git: Git, commit: string): Promise<boolean> {
  const format = '--format=%(trailers:key=Squad-Run,valueonly)';
  return (await git.run(['log', '-1', format, commit])).trim() !== '';
}
