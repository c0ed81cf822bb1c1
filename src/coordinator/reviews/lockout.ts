// The lock-out: an agent whose work on a file was rejected doesn't revise that file; somebody else does.

import type { LockNote } from '../../run-log/events.ts';
import type { Colleague } from '../messages/handoff.ts';
import { normalizePath } from '../messages/normalize-handoff.ts';

export type Lockout = {
  isLocked(agent: string, path: string): boolean;
  /** True when it is new. */
  lock(note: LockNote): boolean;
  /** Unlocks an agent that a person named, for this run. */
  lift(agent: string): void;
  /** Remembers who is to revise these paths. */
  assign(agent: string, paths: readonly string[]): void;
  /** Who was chosen to revise all of these paths; undefined when nobody was. */
  reviserOf(paths: readonly string[]): string | undefined;
};

/** Opens the lock-out with what earlier runs left; agents are slugs, paths relative to the repository. */
export function openLockout(initial: readonly LockNote[]): Lockout {
  const locked = new Map<string, Set<string>>();
  const revisers = new Map<string, string>();
  const pathsOf = (agent: string) => locked.get(agent) ?? new Set<string>();
  const lock = ({ agent, path }: LockNote): boolean => {
    const paths = pathsOf(agent);
    const isNew = !paths.has(normalizePath(path));
    locked.set(agent, paths.add(normalizePath(path)));
    return isNew;
  };
  for (const note of initial) lock(note);
  return {
    lock,
    isLocked: (agent, path) => pathsOf(agent).has(normalizePath(path)),
    lift: (agent) => void locked.delete(agent),
    assign(agent, paths) {
      for (const path of paths) revisers.set(normalizePath(path), agent);
    },
    reviserOf(paths) {
      const chosen = new Set(paths.map((path) => revisers.get(normalizePath(path))));
      return chosen.size === 1 ? [...chosen][0] : undefined;
    },
  };
}

type ReviserChoice = {
  readonly colleagues: readonly Colleague[];
  readonly lockout: Pick<Lockout, 'isLocked'>;
  readonly paths: readonly string[];
  /** Slugs that can't be chosen: the reviewer, and the agents of the chain. */
  readonly without: readonly string[];
  /** Whom the reviewer prefers. */
  readonly preferred: Colleague | undefined;
};

/** Who revises these paths: whom the reviewer prefers, or the first who implements and isn't locked out; undefined: nobody is left. */
export function chooseReviser(choice: ReviserChoice): Colleague | undefined {
  const { colleagues, lockout, paths, without, preferred } = choice;
  const canRevise = (one: Colleague) =>
    one.implements &&
    !without.includes(one.slug) &&
    !paths.some((path) => lockout.isLocked(one.slug, path));
  return preferred !== undefined && canRevise(preferred) ? preferred : colleagues.find(canRevise);
}
