// Brings Scribe's commit to where it belongs: the trunk, or, where that is protected, one long-lived pull request.
import { SquadError } from '../../errors.ts';
import { BOT } from '../../ports/accounts.ts';
import type { Git } from '../../ports/git.ts';
import type { GitHub, PullRequest } from '../../ports/github.ts';
import type { Clock } from '../../ports/ports.ts';
import { isAncestor, treeOf } from '../../workspace/git-history.ts';
import { fetchBranchIfExists, pushWithLease } from '../../workspace/remote.ts';
import {
  mergeWithUnion,
  type UnionMergeResult,
  type UnionMergeRules,
} from '../../workspace/union-merge.ts';

/** What Scribe makes of a commit; no `commit` when there is nothing to merge in it. */
export type Proposal = { readonly commit: string | undefined };
/** Asked again whenever a branch moved. */
export type Propose<Work extends Proposal> = (base: string) => Promise<Work>;

export type LandPorts = { readonly git: Git; readonly github: GitHub; readonly clock: Clock };

export type OnTrunk<Work> =
  /** `tip` is the trunk's commit by now. */
  | { readonly kind: 'landed'; readonly tip: string; readonly work: Work }
  | { readonly kind: 'refused'; readonly work: Work };

/** With twenty at once each loses nineteen times at worst; more is a remote that never answers the same. */
const TRIES = 40;
const LONGEST_PAUSE_MS = 400;

/** Pushes to the trunk; starts again from the new tip whenever somebody was faster. Throws a SquadError (E_GIT). */
export async function landOnTrunk<Work extends Proposal>(
  ports: LandPorts,
  trunk: string,
  propose: Propose<Work>,
): Promise<OnTrunk<Work>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const base = await fetchTrunk(ports.git, trunk);
    const work = await propose(base);
    if (work.commit === undefined) return { kind: 'landed', tip: base, work };
    const { commit } = work;
    const pushed = await pushWithLease(ports.git, { branch: trunk, commit, expectedCommit: base });
    if (pushed.kind === 'pushed') return { kind: 'landed', tip: commit, work };
    if (pushed.kind === 'rejected') {
      if (pushed.byRule) return { kind: 'refused', work };
      throw refused(trunk, pushed.reason);
    }
    await pause(ports.clock);
  }
  throw neverStill(trunk);
}

export type OnRolling<Work> = {
  /** The branch's commit, pushed; undefined when there is nothing on it that the trunk has not. */
  readonly tip: string | undefined;
  /** The trunk's commit. */
  readonly base: string;
  readonly work: Work;
  /** The pull request that is open already. */
  readonly pull: PullRequest | undefined;
};

type Rolling = { readonly trunk: string; readonly branch: string };

/** The same on a branch of Scribe's own, which keeps up with the trunk. Throws a SquadError (E_GIT). */
export async function landOnRolling<Work extends Proposal>(
  ports: LandPorts,
  { trunk, branch }: Rolling,
  propose: Propose<Work>,
): Promise<OnRolling<Work>> {
  const { git, clock } = ports;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const start = await startOf(ports, { trunk, branch });
    const work = await propose(start.commit);
    const tip = work.commit ?? start.commit;
    const { pull, base } = start;
    if (work.commit === undefined && !start.isWorthPushing) {
      return { tip: start.waiting, base, work, pull };
    }
    const pushed = await pushWithLease(git, { branch, commit: tip, expectedCommit: start.theirs });
    if (pushed.kind === 'pushed') return { tip, base, work, pull };
    if (pushed.kind === 'rejected') throw refused(branch, pushed.reason);
    await pause(clock);
  }
  throw neverStill(branch);
}

type Start = {
  readonly commit: string;
  readonly base: string;
  readonly pull: PullRequest | undefined;
  /** The branch's tip. */
  readonly theirs: string | undefined;
  /** The same, where it waits for its merge as it is. */
  readonly waiting: string | undefined;
  /** The trunk was brought into it in a way that GitHub can't. */
  readonly isWorthPushing: boolean;
};

async function startOf({ git, github }: LandPorts, { trunk, branch }: Rolling): Promise<Start> {
  const base = await fetchTrunk(git, trunk);
  const theirs = await fetchBranchIfExists(git, branch);
  const fresh = { base, theirs, pull: undefined, waiting: undefined, isWorthPushing: false };
  if (theirs === undefined || (await isAncestor(git, theirs, base))) {
    return { ...fresh, commit: base };
  }
  const pulls = await github.pullRequestsOf(branch);
  const pull = pulls.find(({ state }) => state === 'open');
  if (pull === undefined && pulls.length > 0) {
    // What was merged (or refused) must not come back: the trunk's files, on top of both, so that no force is needed.
    const commit = await mergeCommit(git, [theirs, base], {
      kind: 'clean',
      tree: `${base}^{tree}`,
    });
    return { ...fresh, commit };
  }
  const waits = { base, theirs, pull, waiting: theirs };
  if (await isAncestor(git, base, theirs)) {
    return { ...waits, commit: theirs, isWorthPushing: false };
  }
  const joined = await mergeWithUnion(git, { ours: theirs, theirs: base }, MEMORY);
  if (joined.kind === 'conflict') throw collides(branch, joined.files);
  const commit = await mergeCommit(git, [theirs, base], joined);
  return { ...waits, commit, isWorthPushing: joined.kind === 'union' };
}

/** How two versions of a squad's memory are merged. */
export const MEMORY: UnionMergeRules = {
  // Squad's own `.gitattributes` gives these files `merge=union`.
  isAppendOnly: (path) =>
    /(?:^|\/)(?:decisions\.md|agents\/[^/]+\/history\.md|(?:rai|fact-checker)\/audit-trail\.md|(?:log|orchestration-log)\/.+)$/.test(
      path,
    ),
  // A drop that somebody changed after it was merged says something new.
  isRestored: (path) => /(?:^|\/)(?:decisions|agents\/[^/]+)\/inbox\/[^/]+$/.test(path),
};

/** A merge of two commits, as `mergeJoining` found it. */
export async function mergeCommit(
  git: Git,
  parents: readonly [string, string],
  joined: Exclude<UnionMergeResult, { readonly kind: 'conflict' }>,
): Promise<string> {
  const tree = await treeOf(git, joined.tree);
  const files = joined.kind === 'union' ? joined.files : new Map<string, Uint8Array>();
  const text = 'Bring the branch up to date\n';
  return git.commit({ parents, tree, author: SCRIBE, text, files });
}

/** Who Scribe's commits are by. */
export const SCRIBE = { name: 'Scribe (Squad)', email: BOT.email } as const;

async function fetchTrunk(git: Git, trunk: string): Promise<string> {
  const base = await fetchBranchIfExists(git, trunk);
  if (base !== undefined) return base;
  throw new SquadError({
    code: 'E_GIT',
    message: `The branch ${trunk} is not on the remote.`,
    hint: 'Check the input `base-branch`.',
  });
}

/** Not all at once again. */
async function pause(clock: Clock): Promise<void> {
  await clock.sleep(Math.random() * LONGEST_PAUSE_MS);
}

function neverStill(branch: string): SquadError {
  const message = `${branch} kept moving while Scribe merged; nothing was pushed.`;
  return new SquadError({ code: 'E_GIT', message, hint: 'The next run starts again.' });
}

function refused(branch: string, reason: string): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message: `The branch ${branch} could not be pushed: ${reason}.`,
    hint: 'The job needs `permissions: contents: write`, and no rule may forbid the bot to push this branch. Nothing is lost: the next run starts again.',
  });
}

function collides(branch: string, files: readonly string[]): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message: `${branch} and the default branch changed the same lines of ${files.join(', ')}.`,
    hint: `Merge or close the pull request of ${branch}; the next run starts again.`,
  });
}
