// Where a run's changes go: a branch of the issue, the bot's own pull request, one on top of a person's, or nowhere.
import type { Thread } from '../trigger/request.ts';
import type { PullRequest } from '../world.ts';

export type Target = {
  /** The branch that the run works on. */
  readonly branch: string;
  /** The branch that its pull request goes into. */
  readonly base: string;
  /** Which commit to start from: of `branch` itself, or of this other branch. */
  readonly from: 'branch' | 'base';
  /** The open pull request that the branch already has. */
  readonly pull: PullRequest | undefined;
  /** The person's pull request that this one is stacked on. */
  readonly stackedOn: PullRequest | undefined;
  /** Why nothing is pushed (a fork's head), in words for the board. */
  readonly answerOnly: string | undefined;
};

export type TargetArgs = {
  readonly thread: Thread;
  /** The pull request of the thread, when it is one. */
  readonly pull: PullRequest | undefined;
  readonly repository: string;
  readonly base: string;
  /** Branches that nobody but people push to: the default branch. */
  readonly trunks: readonly string[];
  readonly prefix: string;
  readonly pushes: 'own' | 'any';
  /** Branches of the remote that begin with this thread's prefix. */
  readonly branches: ReadonlySet<string>;
  /** Branches that boards of this thread name. */
  readonly named: ReadonlySet<string>;
  /** Whether a branch's newest commit is the squad's. */
  readonly isSquads: (branch: string) => Promise<boolean>;
  /** Pull requests whose head is `branch`, newest first. */
  readonly pullsOf: (branch: string) => Promise<readonly PullRequest[]>;
  readonly isOurLogin: (login: string | undefined) => boolean;
};

/** Decides the target. Asks GitHub only when a branch of this thread exists. */
export async function chooseTarget(args: TargetArgs): Promise<Target> {
  const { pull, base } = args;
  if (pull === undefined || pull.state === 'closed') return threadTarget(args, base, undefined);
  if (pull.head.repository?.toLowerCase() !== args.repository.toLowerCase()) {
    return { ...freshTarget(args, base), answerOnly: FORK };
  }
  const own = pull.head.ref.startsWith(args.prefix) && (await isOurs(args, pull));
  if (own || mayPushTo(pull, args)) {
    return {
      branch: pull.head.ref,
      base: pull.base.ref,
      from: 'branch',
      pull,
      stackedOn: undefined,
      answerOnly: undefined,
    };
  }
  return threadTarget(args, pull.head.ref, pull);
}

/** A person's branch, where the workflow allows it; never the trunk, even when it is some pull request's head. */
function mayPushTo(
  { head, base }: PullRequest,
  { pushes, base: trunk, trunks }: TargetArgs,
): boolean {
  return pushes === 'any' && ![trunk, base.ref, ...trunks].includes(head.ref);
}

const FORK =
  "this pull request comes from a fork, whose branch can't be pushed to. The squad answers here, but changes nothing";

/** The prefix of a thread's branches: `squad/7-`. */
export function branchStem(prefix: string, number: number): string {
  return `${prefix}${number}-`;
}

function freshTarget({ thread, prefix }: TargetArgs, base: string): Target {
  const branch = `${branchStem(prefix, thread.number)}${slugOf(thread.title)}`;
  const none = { pull: undefined, stackedOn: undefined, answerOnly: undefined };
  return { branch, base, from: 'base', ...none };
}

/** The thread's branch goes on while its pull request is open; a merged or foreign one is left alone. */
async function threadTarget(
  args: TargetArgs,
  base: string,
  stackedOn: PullRequest | undefined,
): Promise<Target> {
  const fresh = { ...freshTarget(args, base), stackedOn };
  const stem = branchStem(args.prefix, args.thread.number);
  const named = [...args.named].filter((name) => name.startsWith(stem)).reverse();
  const { taken, free } = seriesOf(fresh.branch, args.branches);
  const candidates = [...new Set([...named, ...taken.reverse()])];
  for (const branch of candidates.filter((name) => args.branches.has(name))) {
    const pulls = await args.pullsOf(branch);
    const open = pulls.find((pull) => pull.state === 'open');
    // Without a pull request: a run that was cut short, or one that may not open them.
    const goesOn =
      open === undefined ? pulls.length === 0 && args.isSquads(branch) : isOurs(args, open);
    if (await goesOn) {
      return { ...fresh, branch, base: open?.base.ref ?? base, from: 'branch', pull: open };
    }
  }
  return { ...fresh, branch: free };
}

/** Opened by us, or by a person from our branch where Actions may not open any. */
async function isOurs(args: TargetArgs, { author, head }: PullRequest): Promise<boolean> {
  return args.isOurLogin(author?.login) || args.named.has(head.ref) || args.isSquads(head.ref);
}

/** The branches `name`, `name-2`, `name-3` ... that exist, and the first that doesn't. */
function seriesOf(name: string, branches: ReadonlySet<string>) {
  const taken: string[] = [];
  let free = name;
  while (branches.has(free)) {
    taken.push(free);
    free = `${name}-${taken.length + 1}`;
  }
  return { taken, free };
}

/** The title as a part of a branch's name: at most 40 characters, never empty. */
function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 41);
  const whole = words.length <= 40 ? words : words.slice(0, Math.max(20, words.lastIndexOf('-')));
  return whole.replace(/^-+|-+$/g, '') || 'request';
}
