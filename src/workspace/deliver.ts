// How the work of a run reaches the remote: a push without force, a look at what arrived, and further tries.
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import type { Git, GitResult } from '#src/ports/git.ts';
import type { Clock, RunTime } from '#src/ports/ports.ts';
import { adviceOn } from '#src/refusals.ts';
import { isAncestor } from './git-history.ts';
import type { ReplayResult } from './merge.ts';
import {
  explainRemote,
  fetchRefIfExists,
  hasNoPlace,
  OVERTAKEN,
  pushRefs,
  refusalOf,
  remoteWords,
  type SeenRef,
} from './remote.ts';
import { type StateUpdate, stateAnswer } from './thread-state-ref.ts';

/** What to push after a ref moved. A `replayed` commit that is the ref's own tip needs no push. */
export type NextCommit = ReplayResult | { readonly kind: 'nothing-left' };

export type DeliverDeps = {
  readonly git: Git;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly time: Pick<RunTime, 'left'>;
};

type WantedDelivery = RefUpdate & {
  /** Makes the commit for the ref's new tip. No tip: the ref is gone, which counts as a move only if a commit is expected. */
  readonly onMoved: (tip: string | undefined) => Promise<NextCommit>;
};

export type Delivery =
  /** The work is on the ref; `commit` is the ref's tip as far as we know. */
  | { readonly kind: 'pushed'; readonly commit: string }
  /** The ref moved, and our commits can't be put on top of it. */
  | { readonly kind: 'conflict'; readonly files: readonly string[] }
  /** The remote refuses, by a rule for this ref or because of the token's permissions. */
  | ({ readonly kind: 'refused'; readonly byRule: boolean } & RemoteRefusal)
  /** The time ran out. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** Pushes a commit to a ref of the remote, and keeps trying while the run has time. Throws only what `onMoved` throws. */
export async function deliver(deps: DeliverDeps, wanted: WantedDelivery): Promise<Delivery> {
  const backoff = openBackoff(deps);
  let update: RefUpdate = wanted;
  for (;;) {
    const answer = await pushOnce(deps.git, update, backoff.commandMs());
    if (answer.kind === 'pushed') return { kind: 'pushed', commit: update.commit };
    if (answer.kind === 'refused') return { ...answer, byRule: true };
    const step = await nextStep(deps.git, answer, update, { wanted, backoff });
    if (step.kind !== 'push') return step;
    update = step.update;
  }
}

/** The result, or what to push next. */
type DeliveryStep = Delivery | { readonly kind: 'push'; readonly update: RefUpdate };

/** Looks at what the remote has, and pauses. */
async function nextStep(
  git: Git,
  answer: Extract<PushAnswer, { readonly kind: 'moved' | 'failed' }>,
  update: RefUpdate,
  { wanted, backoff }: { readonly wanted: WantedDelivery; readonly backoff: Backoff },
): Promise<DeliveryStep> {
  const failure = answer.kind === 'moved' ? COLLISION : answer;
  if (failure === COLLISION && !(await backoff.afterCollision())) return ended(failure);
  const seen = await fetchRefIfExists(git, update.ref, { timeoutMs: backoff.commandMs() });
  const step = await follow(await compare(git, seen, update), update, wanted);
  // If the ref has not moved, nobody collided with us: the remote failed.
  const hasCollided = failure === COLLISION && step.kind === 'push' && step.update !== update;
  if (step.kind !== 'push' || hasCollided) return step;
  return (await backoff.afterFailure(failure)) ? step : ended(failure);
}

const COLLISION: RemoteFailure = {
  isLasting: false,
  waitMs: 0,
  reason: 'the branch kept moving while we pushed',
};

function ended({ isLasting, reason, hint }: RemoteFailure): Delivery {
  return isLasting
    ? { kind: 'refused', reason, hint, byRule: false }
    : { kind: 'unreachable', reason };
}

/** The same update again if the ref has not moved. */
async function follow(
  place: PlaceOfRef,
  update: RefUpdate,
  { onMoved }: WantedDelivery,
): Promise<DeliveryStep> {
  if (place.kind === 'ours') return { kind: 'pushed', commit: place.tip };
  if (place.kind === 'as-before') return { kind: 'push', update };
  const { tip } = place;
  const { ref, commit, expected } = update;
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
  | { readonly kind: 'as-before' };

/** A look that failed is no sign that the ref has moved. */
async function compare(git: Git, seen: SeenRef, update: RefUpdate): Promise<PlaceOfRef> {
  if (seen.kind === 'failed') return { kind: 'as-before' };
  const { tip } = seen;
  const { commit, expected } = update;
  if (tip !== undefined && (await isAncestor(git, commit, tip))) return { kind: 'ours', tip };
  const isAsBefore =
    expected === undefined
      ? tip === undefined || (await isAncestor(git, tip, commit))
      : tip === (expected === '' ? undefined : expected);
  return isAsBefore ? { kind: 'as-before' } : { kind: 'moved', tip };
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

type RefUpdate = {
  /** The full name: `refs/heads/squad/7-login`. */
  readonly ref: string;
  readonly commit: string;
  /** The commit that the ref must have, empty for none; absent: any ancestor of `commit`. */
  readonly expected?: string | undefined;
};

/** Why the remote refuses, without a full stop, and what a person can do about it; no hint where its words are not known. */
type RemoteRefusal = { readonly reason: string; readonly hint?: string | undefined };

export type PushAnswer =
  | { readonly kind: 'pushed' }
  /** The ref has a commit other than ours or the expected one. */
  | { readonly kind: 'moved' }
  /** A rule of the remote refuses a push to this ref. */
  | ({ readonly kind: 'refused' } & RemoteRefusal)
  /** It is not known whether the push arrived. */
  | ({ readonly kind: 'failed' } & RemoteFailure);

/** Pushes once. An expected commit prevents recreating a ref that was removed or renamed meanwhile. */
export async function pushOnce(
  git: Git,
  { ref, commit, expected }: RefUpdate,
  timeoutMs: number,
): Promise<PushAnswer> {
  const leases = expected === undefined ? [] : [`${ref}:${expected}`];
  const result = await pushRefs(git, [`${commit}:${ref}`], { leases, timeoutMs });
  return result.code === 0 ? { kind: 'pushed' } : readAnswer(result, ref);
}

const BROKEN_SERVER = /^\[remote rejected\] \((?:internal server error|unpacker error)/i;
/** What git says of every refusal, for which the remote's own lines give the reason. */
const NO_REASON = /^(?:(?:pre-receive |protected branch )?hook|push) declined\b/;

function readAnswer(result: GitResult, ref: string): PushAnswer {
  const { stdout, stderr } = result;
  const summary = refusalOf(stdout, ref) ?? '';
  if (OVERTAKEN.test(summary) && !hasNoPlace(ref, summary + stderr)) return { kind: 'moved' };
  if (summary.startsWith('[remote rejected]') && !BROKEN_SERVER.test(summary)) {
    const stated = summary.replace(/^\[remote rejected\] \((.*)\)$/s, '$1');
    const { words } = explainRemote(stderr);
    const parts = words !== '' && NO_REASON.test(stated) ? [words] : [stated, words];
    const reason = parts.filter((part) => part !== '').join(': ');
    return { kind: 'refused', reason, hint: adviceOn(`${summary} ${stderr}`)?.remedy };
  }
  return { kind: 'failed', ...readRemoteFailure(result) };
}

type RemoteFailure = RemoteRefusal & {
  /** True when trying again is pointless. A failure that is not known to last counts as temporary. */
  readonly isLasting: boolean;
  /** How long to wait before the next try; 0 when the server doesn't ask for it. */
  readonly waitMs: number;
};

const LASTING =
  /(?:returned error: |HTTP )(?:30[1278]|401|403|404)\b|authentication failed|could not read (?:username|password)|repository '[^'\n]*' not found|no space left on device|disk quota exceeded|src refspec|bad object|not a valid object|dumb http transport|does not support shallow|could not be started|is not a git command|unable to find remote helper|unable to create/i;
const RATE_LIMITED = /rate limit|too many requests|(?:returned error: |HTTP )429\b/i;
/** As GitHub recommends for a limit that doesn't say when it ends. */
const RATE_LIMIT_MS = 60_000;

/** Reads a fetch, a listing or a push that failed. */
export function readRemoteFailure({
  stderr,
  waitMs,
}: Pick<GitResult, 'stderr' | 'waitMs'>): RemoteFailure {
  const isLimited = waitMs !== undefined || RATE_LIMITED.test(stderr);
  const { words, advice } = explainRemote(stderr);
  const status = /(?:returned error: |HTTP )([1-5]\d\d)\b/.exec(stderr)?.[1];
  const isSaid = status === undefined || remoteWords(stderr) !== '';
  return {
    isLasting: LASTING.test(stderr) && !isLimited && advice?.kind !== 'passing',
    reason: isSaid ? words || 'no answer' : `the server answered ${status}`,
    hint: advice?.remedy,
    waitMs: waitMs ?? (isLimited ? RATE_LIMIT_MS : 0),
  };
}

export type BackoffDeps = Pick<DeliverDeps, 'clock' | 'time'>;

export type Backoff = {
  /** Returns how long one git command may take. */
  commandMs(): number;
  /** Pauses after the remote failed, longer each time. Returns false when there should be no further try. */
  afterFailure(failure: Pick<RemoteFailure, 'waitMs' | 'isLasting'>): Promise<boolean>;
  /** Pauses so that writers don't collide again, however many there are. Returns false when no time is left for another try. */
  afterCollision(): Promise<boolean>;
};

/** Time kept back for the board and the outputs, which tell people how it went. */
const RESERVE_MS = 15_000;
/** The first limit is short and the next ones are longer, because git may wait forever for an answer that was cut off. */
const FIRST_COMMAND_MS = 30_000;
const LONGEST_COMMAND_MS = 240_000;
const SHORTEST_COMMAND_MS = 2_000;
/** For a look at what arrived when no time is left for another try. */
const LAST_LOOK_MS = 500;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** How many refusals are tried again: failing servers sometimes answer as if they refused. */
const MAX_REFUSALS = 2;
/** A pause after a collision lasts at most 2, 4, 8… times as long as a try; this is the highest factor. */
const MOST_TRIES_WAITED = 64;
const SHORTEST_TRY_MS = 100;
const LONGEST_COLLISION_PAUSE_MS = 15_000;
/** The longest single sleep: a job that is cancelled meanwhile has little time left. */
const SLICE_MS = 500;

/** Starts a backoff; `limitMs` limits the time of all tries together, but for what the server asks to wait. */
export function openBackoff(
  { clock, time }: BackoffDeps,
  limitMs = Number.POSITIVE_INFINITY,
): Backoff {
  const start = time.left();
  const least = Math.min(RESERVE_MS, start / 2);
  let reserve = Math.max(least, start - limitMs);
  const left = () => time.left() - reserve;
  let failures = 0;
  let refusals = 0;
  let collisions = 0;
  let triedAt = clock.now();
  const pause = async (ms: number) => {
    for (let rest = ms; rest > 0 && left() > 0; rest -= SLICE_MS) {
      // The sleep rejects when the run's time is over.
      await attempt(clock.sleep(Math.min(rest, SLICE_MS, left())));
    }
    triedAt = clock.now();
    return left() > 0;
  };
  return {
    commandMs() {
      if (left() <= 0) return LAST_LOOK_MS;
      const longest = Math.min(LONGEST_COMMAND_MS, FIRST_COMMAND_MS * 2 ** failures);
      return Math.max(SHORTEST_COMMAND_MS, Math.min(longest, left()));
    },
    async afterFailure({ waitMs, isLasting }) {
      refusals += isLasting ? 1 : 0;
      reserve = Math.max(least, reserve - waitMs);
      if (refusals > MAX_REFUSALS || waitMs > left()) return false;
      const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
      failures += 1;
      return pause(Math.max(waitMs, longest * (0.5 + Math.random() / 2)));
    },
    afterCollision() {
      collisions += 1;
      const tries = Math.min(MOST_TRIES_WAITED, 2 ** collisions);
      const tryMs = Math.max(SHORTEST_TRY_MS, clock.now() - triedAt);
      return pause(Math.random() * Math.min(LONGEST_COLLISION_PAUSE_MS, tries * tryMs));
    },
  };
}

/** The file's name in the run's folder. */
export const BUNDLE_FILE = 'work.bundle';

export type BundledWork = {
  readonly branch: string;
  readonly commit: string;
  /** A commit that everybody's clone has; the bundle leaves out its history. */
  readonly base: string;
  /** The run's folder. */
  readonly folder: string;
};

/** Writes the branch, and those kept earlier, to the run's bundle. Throws a SquadError (E_GIT). */
export async function keepInBundle(
  git: Git,
  { branch, commit, base, folder }: BundledWork,
): Promise<void> {
  // The run's own repository has no other branches.
  await git.run(['update-ref', `refs/heads/${branch}`, commit]);
  const file = join(folder, BUNDLE_FILE);
  const refs = ['--branches', `^${base}`];
  await git.run(['bundle', 'create', '--quiet', file, ...refs]);
}

// A thread's state reaches the remote with the thread's branch, in one push: the remote takes both or none.

/** The state that goes along with the next push of a branch. */
type CarriedState = {
  /** Returns the state to push with this commit of a branch; undefined when there is nothing to carry. */
  readonly next: (pushed: string) => Promise<StateUpdate | undefined>;
  /** Called when the remote has the state, or may have it. */
  readonly carried: (update: StateUpdate) => void;
  /** Called when another run has written the state meanwhile, to read it before the next try. */
  readonly refresh: () => Promise<void>;
};

const MOST_TRIES = 3;

/** Returns a git whose branch pushes carry the state along. A remote that refuses the state still gets the branch. */
export function carryAlong(git: Git, state: CarriedState): Git {
  return {
    ...git,
    async attempt(args, options) {
      const commit = pushedCommit(args);
      if (commit === undefined) return git.attempt(args, options);
      const [command = '', ...rest] = args;
      const push = (refspec: string, lease: string) =>
        git.attempt(
          [command, '--atomic', `--force-with-lease=${lease}`, ...rest, refspec],
          options,
        );
      return (await pushBoth(push, commit, state)) ?? git.attempt(args, options);
    },
  };
}

/** Pushes branch and state; undefined when the branch has to be pushed without it. */
async function pushBoth(
  push: (refspec: string, lease: string) => Promise<GitResult>,
  commit: string,
  state: CarriedState,
): Promise<GitResult | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const update = await state.next(commit);
    if (update === undefined) return undefined;
    const { ref, expected } = update;
    const answer = await push(`${update.commit}:${ref}`, `${ref}:${expected}`);
    const end = stateAnswer(answer, ref);
    if (end === 'kept' || end === 'unknown') state.carried(update);
    if (end === 'refused') return undefined;
    if (end !== 'moved') return answer;
    await state.refresh();
  }
  return undefined;
}

/** The commit that a push brings to a branch; undefined for any other command. */
function pushedCommit(args: readonly string[]): string | undefined {
  const refspec = args.at(-1) ?? '';
  return args[0] === 'push' ? /^([^:]+):refs\/heads\//.exec(refspec)?.[1] : undefined;
}
