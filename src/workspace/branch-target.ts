// The branches that a run's changes go to.
import type { PullRequest } from '#src/ports/index.ts';

export type BranchTarget = {
  /** The branch that the run works on. */
  readonly branch: string;
  /** The branch that its pull request goes into. */
  readonly base: string;
  /** Where to start: at the tip of `branch` itself, or of `base`. */
  readonly from: 'branch' | 'base';
  /** The open pull request that the branch already has. */
  readonly pull: PullRequest | undefined;
  /** The person's pull request that this one is stacked on. */
  readonly stackedOn: PullRequest | undefined;
  /** Why nothing is pushed (the branch is a fork's), in words for the board. */
  readonly answerOnly: string | undefined;
};

/** Returns the numbers that are known to be pull requests': the branch's, the one below it, and the thread's. */
export function pullNumbers(
  { pull, stackedOn }: BranchTarget,
  thread: { readonly kind: 'issue' | 'pull-request'; readonly number: number },
): readonly number[] {
  const ofThread = thread.kind === 'issue' ? undefined : thread;
  return [pull, stackedOn, ofThread].flatMap((one) => one?.number ?? []);
}

/** Returns the rolling branch for what was learnt by runs that changed nothing else: `squad/memory`. */
export function memoryBranch(prefix: string): string {
  return `${prefix}memory`;
}
