// The reviewer lock-out (formats.md B8): who had work rejected at a path does not revise it; somebody else does.
import type { LockNote } from './events.ts';
import type { Colleague } from './handoff.ts';

export type Lockout = {
  isLocked(agent: string, path: string): boolean;
  /** True when it is new. */
  lock(note: LockNote): boolean;
  /** A person's word counts more: naming an agent lets it work again, in this run. */
  lift(agent: string): void;
};

/** Opens the lock-out with what earlier runs left; agents are slugs, paths relative to the repository. */
export function openLockout(initial: readonly LockNote[]): Lockout {
  const locked = new Map<string, Set<string>>();
  const pathsOf = (agent: string) => locked.get(agent) ?? new Set<string>();
  const lock = ({ agent, path }: LockNote): boolean => {
    const paths = pathsOf(agent);
    const isNew = !paths.has(plain(path));
    locked.set(agent, paths.add(plain(path)));
    return isNew;
  };
  for (const note of initial) lock(note);
  return {
    lock,
    isLocked: (agent, path) => pathsOf(agent).has(plain(path)),
    lift: (agent) => void locked.delete(agent),
  };
}

/** `./src//a.js` and `src/a.js` are one file. */
function plain(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

type Choice = {
  readonly colleagues: readonly Colleague[];
  readonly lockout: Pick<Lockout, 'isLocked'>;
  readonly paths: readonly string[];
  /** Slugs that don't come into question: the reviewer, the ones at work in the chain. */
  readonly without: readonly string[];
  /** Whom the reviewer wants, when that agent may. */
  readonly wish: Colleague | undefined;
};

/** Who revises these paths: the reviewer's wish, else the first who implements and is not locked; undefined: nobody is left. */
export function chooseReviser(choice: Choice): Colleague | undefined {
  const { colleagues, lockout, paths, without, wish } = choice;
  const may = (one: Colleague) =>
    one.implements &&
    !without.includes(one.slug) &&
    !paths.some((path) => lockout.isLocked(one.slug, path));
  return wish !== undefined && may(wish) ? wish : colleagues.find(may);
}
