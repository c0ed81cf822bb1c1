// The only way in which commits reach the remote: a push without force, a look at what arrived, and further tries.
import type { Git } from '#src/ports/index.ts';
import { isAncestor } from '../git-history.ts';
import type { ReplayResult } from '../merge/replay.ts';
import { fetchRefIfExists, type SeenRef } from '../remote.ts';
import { type Backoff, type BackoffDeps, openBackoff } from './backoff.ts';
import { pushOnce, type RefUpdate } from './push-once.ts';
import type { RemoteFailure } from './remote-failure.ts';

export type DeliverDeps = BackoffDeps & { readonly git: Git };

/** What to push after a ref moved. A `replayed` commit that is the ref's own tip needs no push. */
export type NextCommit = ReplayResult | { readonly kind: 'nothing-left' };

export type WantedDelivery = RefUpdate & {
  /** Makes the commit for the ref's new tip. No tip: the ref is gone, which counts as a move only if a commit is expected. */
  readonly onMoved: (tip: string | undefined) => Promise<NextCommit>;
};

export type Delivery =
  /** The work is on the ref; `commit` is the ref's tip as far as we know. */
  | { readonly kind: 'pushed'; readonly commit: string }
  /** The ref moved, and our commits can't be put on top of it. */
  | { readonly kind: 'conflict'; readonly files: readonly string[] }
  /** The remote refuses, by a rule for this ref or because of the token's permissions. */
  | { readonly kind: 'refused'; readonly reason: string; readonly byRule: boolean }
  /** The time ran out. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** Pushes a commit to a ref of the remote, and keeps trying while the run has time. Throws only what `onMoved` throws. */
export async function deliver(deps: DeliverDeps, wanted: WantedDelivery): Promise<Delivery> {
  const context = { git: deps.git, wanted, backoff: openBackoff(deps) };
  let step: DeliveryStep = { kind: 'push', update: wanted };
  while (step.kind === 'push') step = await pushAndLook(step.update, context);
  return step;
}

/** The result, or what to push next. */
type DeliveryStep = Delivery | { readonly kind: 'push'; readonly update: RefUpdate };

type DeliverContext = {
  readonly git: Git;
  readonly wanted: WantedDelivery;
  readonly backoff: Backoff;
};

const COLLISION = { isLasting: false, waitMs: 0 };
const MOVING = 'the branch kept moving while we pushed';

/** Pushes once. If that fails, looks at what the remote has, and pauses. */
async function pushAndLook(update: RefUpdate, context: DeliverContext): Promise<DeliveryStep> {
  const { git, backoff } = context;
  const answer = await pushOnce(git, update, backoff.commandMs());
  switch (answer.kind) {
    case 'pushed':
      return { kind: 'pushed', commit: update.commit };
    case 'refused':
      return { ...answer, byRule: true };
    case 'failed':
      return afterFailure(answer, update, context);
    case 'moved':
      return afterCollision(update, context);
  }
}

async function afterFailure(
  failure: RemoteFailure,
  update: RefUpdate,
  context: DeliverContext,
): Promise<DeliveryStep> {
  const { step } = await lookAgain(update, context);
  if (step.kind !== 'push' || (await context.backoff.afterFailure(failure))) return step;
  const { reason, isLasting } = failure;
  return isLasting ? { kind: 'refused', reason, byRule: false } : { kind: 'unreachable', reason };
}

async function afterCollision(update: RefUpdate, context: DeliverContext): Promise<DeliveryStep> {
  const { backoff } = context;
  if (!(await backoff.afterCollision())) return { kind: 'unreachable', reason: MOVING };
  const { step, hasMoved } = await lookAgain(update, context);
  // If the ref has not moved, nobody collided with us: the remote failed.
  if (step.kind !== 'push' || hasMoved || (await backoff.afterFailure(COLLISION))) return step;
  return { kind: 'unreachable', reason: MOVING };
}

/** Decides on the next step by what the ref holds now. */
async function lookAgain(
  update: RefUpdate,
  { git, wanted, backoff }: DeliverContext,
): Promise<{ readonly step: DeliveryStep; readonly hasMoved: boolean }> {
  const seen = await fetchRefIfExists(git, update.ref, { timeoutMs: backoff.commandMs() });
  const place = await compare(git, seen, update);
  if (place.kind === 'ours') {
    return { step: { kind: 'pushed', commit: place.tip }, hasMoved: false };
  }
  if (place.kind !== 'moved') return { step: { kind: 'push', update }, hasMoved: false };
  return { step: await follow(place.tip, update, wanted), hasMoved: true };
}

async function follow(
  tip: string | undefined,
  { ref, commit, expected }: RefUpdate,
  { onMoved }: WantedDelivery,
): Promise<DeliveryStep> {
  const next = await onMoved(tip);
  if (next.kind === 'conflict') return next;
  if (next.kind === 'nothing-left') return { kind: 'pushed', commit: tip ?? commit };
  if (next.commit === tip) return { kind: 'pushed', commit: tip };
  const lease = expected === undefined ? {} : { expected: tip ?? '' };
  return { kind: 'push', update: { ref, commit: next.commit, ...lease } };
}

type PlaceOfRef =
  /** The remote has our commit: its answer was lost. */
  | { readonly kind: 'ours'; readonly tip: string }
  | { readonly kind: 'moved'; readonly tip: string | undefined }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'unknown' };

async function compare(git: Git, seen: SeenRef, update: RefUpdate): Promise<PlaceOfRef> {
  if (seen.kind === 'failed') return { kind: 'unknown' };
  const { tip } = seen;
  const { commit, expected } = update;
  if (tip !== undefined && (await isAncestor(git, commit, tip))) return { kind: 'ours', tip };
  const isUnchanged =
    expected === undefined
      ? tip === undefined || (await isAncestor(git, tip, commit))
      : tip === (expected === '' ? undefined : expected);
  return isUnchanged ? { kind: 'unchanged' } : { kind: 'moved', tip };
}

const MOST_NAMES = 5;

/** Pushes to a branch of the work's own, with a number if the name is taken. A conflict means that all names are taken. */
export async function deliverToOwnBranch(
  deps: DeliverDeps,
  { branch, commit }: { readonly branch: string; readonly commit: string },
): Promise<Delivery & { readonly branch: string }> {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? branch : `${branch}-${count}`;
    const delivery = await deliver(deps, {
      ref: `refs/heads/${name}`,
      commit,
      onMoved: async () => ({ kind: 'conflict', files: [] }),
    });
    if (delivery.kind !== 'conflict' || count === MOST_NAMES) return { ...delivery, branch: name };
  }
}
