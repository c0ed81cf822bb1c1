// The lock-out: an agent whose work on a file was rejected doesn't revise that file; somebody else does.

import type { LockNote } from '#src/run-log/review-note.ts';
import type { Colleague } from '../tasks/handoff.ts';
import { normalizePath } from '../tasks/normalize-handoff.ts';

/** Who is locked out of which file, and who revises it instead. Agents are slugs; paths are relative to the repository. */
export class Lockout {
  #locks: readonly LockNote[] = [];
  /** As the locks, with those that a person lifted. */
  #rejections: readonly LockNote[] = [];
  readonly #revisers = new Map<string, string>();

  /** Begins with the locks of earlier runs. */
  constructor(initial: readonly LockNote[] = []) {
    for (const note of initial) this.lock(note);
  }

  isLocked(agent: string, path: string): boolean {
    return this.lockedFor(agent).includes(normalizePath(path));
  }

  /** Returns the paths that this agent is locked out of. */
  lockedFor(agent: string): readonly string[] {
    const paths = this.#locks.flatMap((lock) => (lock.agent === agent ? [lock.path] : []));
    return [...new Set(paths)];
  }

  /** Locks an agent out of a path. Returns true when it was not locked before. */
  lock(note: LockNote): boolean {
    const isNew = !this.isLocked(note.agent, note.path);
    const lock = { ...note, path: normalizePath(note.path) };
    this.#locks = [...this.#locks, lock];
    this.#rejections = [...this.#rejections, lock];
    return isNew;
  }

  /** Unlocks an agent that a person named, for this run. */
  lift(agent: string): void {
    this.#locks = this.#locks.filter((lock) => lock.agent !== agent);
  }

  /** Takes back this reviewer's rejections on the settled paths. */
  release(by: string, isSettled: (path: string) => boolean): void {
    const stands = (lock: LockNote) => lock.by !== by || !isSettled(lock.path);
    this.#locks = this.#locks.filter(stands);
    this.#rejections = this.#rejections.filter(stands);
  }

  /** Returns who rejected somebody's work on one of these paths. */
  reviewersOf(paths: readonly string[]): readonly string[] {
    const rejected = new Set(paths.map(normalizePath));
    const on = this.#rejections.filter(({ path }) => rejected.has(path));
    return [...new Set(on.map(({ by }) => by))];
  }

  /** Remembers who is to revise these paths. */
  assign(agent: string, paths: readonly string[]): void {
    for (const path of paths) this.#revisers.set(normalizePath(path), agent);
  }

  /** Returns the paths that this agent was chosen to revise. */
  assignedTo(agent: string): readonly string[] {
    return [...this.#revisers].flatMap(([path, slug]) => (slug === agent ? [path] : []));
  }

  /** Returns the one agent who was chosen to revise these paths, or those of them that anybody was chosen for. */
  reviserOf(paths: readonly string[]): string | undefined {
    const chosen = paths.flatMap((path) => this.#revisers.get(normalizePath(path)) ?? []);
    return new Set(chosen).size === 1 ? chosen[0] : undefined;
  }
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
