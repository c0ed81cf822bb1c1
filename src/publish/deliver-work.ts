// Pushes a run's commits to the remote or, if that fails, keeps them where people can find them.
import { onceAborted } from '#src/abort.ts';
import { type Attempt, attempt, describe, SquadError } from '#src/errors.ts';
import type { PublishedWork, WorkBundle, WorkFallback } from '#src/outcome.ts';
import type { Ports } from '#src/ports/ports.ts';
import {
  BUNDLE_FILE,
  type BundledWork,
  type DeliverDeps,
  type Delivery,
  deliver,
  deliverToOwnBranch,
  keepInBundle,
} from '#src/workspace/deliver.ts';
import { replay } from '#src/workspace/merge.ts';
import { completeHistoryOf } from '#src/workspace/remote.ts';
import { hasRivalWork, type RunOfRequest } from '#src/workspace/trailers.ts';

export type DeliverWorkDeps = DeliverDeps &
  KeepBundleDeps &
  Pick<Ports, 'cancelled'> & {
    /** Called for every effect on the outside world. */
    readonly effect: (effect: string, detail: string) => void;
  };

/** Commits for a branch: those after `start`, up to `tip`. */
export type WorkDelivery = {
  readonly branch: string;
  readonly start: string;
  readonly tip: string;
  /** A commit of the base branch. */
  readonly base: string;
  /** True if the commits hold only what the team learnt. */
  readonly isMemory: boolean;
  /** The run that delivers, and the request that started it. */
  readonly by?: RunOfRequest;
};

export type DeliveredWork =
  | { readonly kind: 'delivered'; readonly commit: string }
  /** The work is not on its branch. */
  | { readonly kind: 'kept'; readonly work: PublishedWork };

/**
 * Pushes the commits on top of what others have pushed to the branch meanwhile. If another run of the same request was
 * faster, its commits are the work and ours are not added. Throws a SquadError (E_GIT) when ours can't be kept anywhere.
 */
export async function deliverWork(
  work: WorkDelivery,
  deps: DeliverWorkDeps,
): Promise<DeliveredWork> {
  const { branch } = work;
  const bundle = openBundle(work, deps);
  const first = await pushToBranch(work, deps);
  const isForced = first.kind === 'refused' && SHALLOW.test(first.reason);
  const delivery = isForced ? await pushWithHistory(work, first, deps) : first;
  bundle.close();
  if (delivery.kind !== 'pushed') return keepElsewhere(work, delivery, deps, bundle.keep);
  deps.effect('push', `${branch} ${delivery.commit}`);
  return { kind: 'delivered', commit: delivery.commit };
}

/** How long a push of a cancelled run may go on before the bundle is written beside it. */
const PUSH_MS = 500;

/** A job that is cancelled has no time to write the bundle after a push that hangs, so it is written before that ends. */
function openBundle(work: WorkDelivery, deps: DeliverWorkDeps) {
  let bundle: Promise<Attempt<WorkBundle>> | undefined;
  const keep = () => {
    bundle ??= bundleOf(work, deps);
    return bundle;
  };
  const pushed = new AbortController();
  const keepSoon = async () => {
    const waited = await attempt(deps.clock.sleep(PUSH_MS, pushed.signal));
    if (waited.kind === 'done') await keep();
  };
  const stopListening = onceAborted(deps.cancelled, () => void keepSoon());
  const close = () => {
    stopListening();
    pushed.abort();
  };
  return { keep, close };
}

function pushToBranch(work: WorkDelivery, deps: DeliverDeps): Promise<Delivery> {
  const { branch, start, tip, by } = work;
  return deliver(deps, {
    ref: `refs/heads/${branch}`,
    commit: tip,
    async onMoved(theirs = start) {
      const ranges = { ours: { base: start, tip }, theirs: { base: start, tip: theirs } };
      const isWorkedByRival = by !== undefined && (await hasRivalWork(deps.git, by, ranges));
      return isWorkedByRival ? { kind: 'nothing-left' } : replay(deps.git, ranges.ours, theirs);
    },
  });
}

/** Git's refusal when the remote lacks the history below our commits: somebody force-pushed the branch that we began at. */
const SHALLOW = /^shallow update not allowed/;

/** Fetches the history that the shallow clone left out, and pushes again. */
async function pushWithHistory(
  work: WorkDelivery,
  refusal: Delivery,
  deps: DeliverDeps,
): Promise<Delivery> {
  const completed = await attempt(completeHistoryOf(deps.git, work.start));
  return completed.kind === 'done' ? pushToBranch(work, deps) : refusal;
}

type NotDelivered = Exclude<Delivery, { readonly kind: 'pushed' }>;

/** Keeps the work on a branch of its own or, if the remote takes none, in the run's bundle. Throws a SquadError (E_GIT). */
export async function keepElsewhere(
  work: WorkDelivery,
  why: NotDelivered,
  deps: DeliverWorkDeps,
  keep = () => bundleOf(work, deps),
): Promise<Extract<DeliveredWork, { readonly kind: 'kept' }>> {
  const reason = why.kind === 'conflict' ? collisionText(why.files) : why.reason;
  const hint = why.kind === 'refused' ? why.hint : undefined;
  const fallback = { reason, hint, wanted: work.branch, isMemory: work.isMemory };
  const branch = mayTakeAnother(why) ? await pushToOwnBranch(work, deps) : undefined;
  const at = { commit: work.tip, pullRequest: undefined, compareUrl: undefined };
  if (branch !== undefined) {
    return { kind: 'kept', work: { ...at, branch, fallback: { ...fallback, bundle: undefined } } };
  }
  const bundled = await keep();
  if (bundled.kind === 'threw') throw lostError(work, fallback, bundled.error);
  const inBundle = { ...fallback, bundle: bundled.value };
  return { kind: 'kept', work: { ...at, branch: work.branch, fallback: inBundle } };
}

/** True if the remote may still take a branch of another name. */
function mayTakeAnother(why: NotDelivered): boolean {
  return why.kind === 'conflict' || (why.kind === 'refused' && why.byRule);
}

function collisionText(files: readonly string[]): string {
  const named = files.slice(0, 3).join(', ');
  return `somebody changed the same lines of ${named}${files.length > 3 ? ' and more' : ''} in the meantime`;
}

/** Returns the branch's name; undefined when the remote takes none. */
async function pushToOwnBranch(
  { branch: wanted, tip: commit }: WorkDelivery,
  deps: DeliverWorkDeps,
): Promise<string | undefined> {
  const name = `${wanted}-${commit.slice(0, 8)}`;
  const { kind, branch } = await deliverToOwnBranch(deps, { branch: name, commit });
  if (kind !== 'pushed') return undefined;
  deps.effect('push', `${branch} ${commit}`);
  return branch;
}

function lostError(
  { branch }: WorkDelivery,
  { reason, hint }: Pick<WorkFallback, 'reason' | 'hint'>,
  cause: unknown,
): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message: `The branch ${branch} could not be pushed: ${reason}. Its commits could not be saved to a file either. ${describe(cause).message}`,
    hint: hint ?? describe(cause).hint,
    cause,
  });
}

function bundleOf({ branch, tip: commit, base }: WorkDelivery, deps: DeliverWorkDeps) {
  return attempt(keepBundle({ branch, commit, base }, deps));
}

type KeepBundleDeps = Pick<Ports, 'git' | 'uploadFile'> & {
  readonly jobPaths: Pick<Ports['jobPaths'], 'kept'>;
};

/** Writes the run's bundle, uploads it and returns where it is. Throws a SquadError (E_GIT). */
export async function keepBundle(
  work: Omit<BundledWork, 'folder'>,
  { git, jobPaths, uploadFile }: KeepBundleDeps,
): Promise<WorkBundle> {
  const { folder } = jobPaths.kept;
  await keepInBundle(git, { ...work, folder });
  const uploaded = await uploadFile(BUNDLE_FILE);
  const file = BUNDLE_FILE;
  if (uploaded.kind === 'uploaded') return { file, place: uploaded.artifact, isArtifact: true };
  return { file, place: folder, isArtifact: false, isUploadFailed: uploaded.kind === 'failed' };
}
