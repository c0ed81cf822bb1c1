// The lock-out: an agent whose work on a file was rejected doesn't revise that file; somebody else does.

import type { LockNote } from '#src/run-log/review-note.ts';
import type { Colleague } from '../tasks/handoff.ts';
import { normalizePath } from '../tasks/normalize-handoff.ts';

export type Lockout = {
  isLocked(agent: string, path: string): boolean;
  /** The paths that this agent is locked out of. */
  lockedFor(agent: string): readonly string[];
  /** Locks an agent out of a path. Returns true when it was not locked before. */
  lock(note: LockNote): boolean;
  /** Unlocks an agent that a person named, for this run. */
  lift(agent: string): void;
  /** Takes back this reviewer's rejections on the settled paths. */
  release(by: string, isSettled: (path: string) => boolean): void;
  /** Remembers who is to revise these paths. */
  assign(agent: string, paths: readonly string[]): void;
  /** The paths that this agent was chosen to revise. */
  assignedTo(agent: string): readonly string[];
  /** The one agent who was chosen to revise these paths, or those of them that anybody was chosen for. */
  reviserOf(paths: readonly string[]): string | undefined;
  /** Who rejected somebody's work on one of these paths. */
  reviewersOf(paths: readonly string[]): readonly string[];
};

/** Opens the lock-out with the locks of earlier runs. Agents are slugs; paths are relative to the repository. */
export function openLockout(initial: readonly LockNote[]): Lockout {
  // By agent and path: the reviewers who rejected it.
  const locked = new Map<string, Map<string, Set<string>>>();
  const revisers = new Map<string, string>();
  const reviewers = new Map<string, Set<string>>();
  const pathsOf = (agent: string) => locked.get(agent) ?? new Map<string, Set<string>>();
  const lock = ({ agent, path: written, by }: LockNote): boolean => {
    const path = normalizePath(written);
    const paths = pathsOf(agent);
    const isNew = !paths.has(path);
    locked.set(agent, paths.set(path, (paths.get(path) ?? new Set()).add(by)));
    reviewers.set(path, (reviewers.get(path) ?? new Set()).add(by));
    return isNew;
  };
  for (const note of initial) lock(note);
  return {
    lock,
    isLocked: (agent, path) => pathsOf(agent).has(normalizePath(path)),
    lockedFor: (agent) => [...pathsOf(agent).keys()],
    lift: (agent) => void locked.delete(agent),
    release(by, isSettled) {
      for (const paths of [reviewers, ...locked.values()]) {
        for (const path of [...paths.keys()].filter(isSettled)) removeFrom(paths, path, by);
      }
    },
    assign(agent, paths) {
      for (const path of paths) revisers.set(normalizePath(path), agent);
    },
    assignedTo: (agent) => [...revisers].flatMap(([path, slug]) => (slug === agent ? [path] : [])),
    reviserOf(paths) {
      const chosen = new Set(paths.flatMap((path) => revisers.get(normalizePath(path)) ?? []));
      return chosen.size === 1 ? [...chosen][0] : undefined;
    },
    reviewersOf: (paths) => [
      ...new Set(paths.flatMap((path) => [...(reviewers.get(normalizePath(path)) ?? [])])),
    ],
  };
}

function removeFrom(paths: Map<string, Set<string>>, path: string, by: string): void {
  const rejecting = paths.get(path);
  rejecting?.delete(by);
  if (rejecting?.size === 0) paths.delete(path);
}

type ReviserChoice = {
  readonly colleagues: readonly Colleague[];
  readonly lockout: Pick<Lockout, 'isLocked' | 'reviewersOf'>;
  readonly paths: readonly string[];
  /** Slugs that can't be chosen: the reviewer, and the agents of the chain. */
  readonly without: readonly string[];
  /** The agent whom the reviewer prefers. */
  readonly preferred: Colleague | undefined;
};

/**
 * Chooses who revises these paths: the preferred agent, or the first who implements and isn't locked out, those who
 * rejected the paths last. Returns undefined when nobody is left.
 */
export function chooseReviser(choice: ReviserChoice): Colleague | undefined {
  const { colleagues, lockout, paths, without, preferred } = choice;
  const canRevise = (one: Colleague) =>
    one.implements &&
    !without.includes(one.slug) &&
    !paths.some((path) => lockout.isLocked(one.slug, path));
  if (preferred !== undefined && canRevise(preferred)) return preferred;
  const reviewers = lockout.reviewersOf(paths);
  const able = colleagues.filter(canRevise);
  return able.find(({ slug }) => !reviewers.includes(slug)) ?? able[0];
}
