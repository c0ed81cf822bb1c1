// How a run ends. Every run ends in exactly one of these ways, and people see which.

/** Who or what made a run stop early. */
export type Limit = 'timeout' | 'tokens' | 'tool-calls' | 'cancelled' | 'interrupted';

export type PublishedWork = {
  readonly branch: string;
  readonly commit: string;
  readonly pullRequest:
    | { readonly number: number; readonly url: string; readonly isDraft?: boolean }
    | undefined;
  /** Where a person can open the pull request that we could not open. */
  readonly compareUrl: string | undefined;
  /** Why we could not open it; absent: Actions may not open pull requests here. */
  readonly notOpened?: string;
  /** Where the work is instead, when its branch could not be pushed; absent: it is on its branch. */
  readonly fallback?: WorkFallback;
  /** The size of the run's changes, if git reported it. */
  readonly size?: WorkSize | undefined;
  /** Requests for changes that stood before the run and still do. */
  readonly earlierReviews?: readonly EarlierReview[];
};

/** A request for changes that nobody withdrew. */
export type EarlierReview = {
  /** An agent's slug, or a person's login. */
  readonly reviewer: string;
  /** The files it is about; empty if that is not known. */
  readonly files: readonly string[];
};

/** What became of work whose branch could not be pushed. */
export type WorkFallback = {
  /** Why, in words for people. */
  readonly reason: string;
  /** What to do where the remote refused, if its words are known. */
  readonly hint?: string | undefined;
  /** The branch that the work was meant for. */
  readonly wanted: string;
  /** Whether the work is only what the team learnt. */
  readonly isMemory: boolean;
  /** Undefined: the work is on another branch, which `PublishedWork` names. */
  readonly bundle: WorkBundle | undefined;
  /** A ref of the remote, no branch, that keeps the work where no artifact does. */
  readonly ref?: string;
};

/** A file that git reads like a remote. */
export type WorkBundle = {
  readonly file: string;
  /** The artifact that holds the file, or the folder on the runner, which is emptied when the job ends. */
  readonly place: string;
  readonly isArtifact: boolean;
  /** Whether it should be an artifact, but could not be uploaded. */
  readonly isUploadFailed?: boolean;
};

/** Changed files, and lines that were added and removed; the team's memory is not counted. */
export type WorkSize = {
  /** Whether the branch also holds earlier work. */
  readonly isPartial?: boolean;
  readonly files: number;
  readonly added: number;
  readonly removed: number;
};

/** The seven ways in which a run can end. */
export type Outcome =
  | { readonly kind: 'changed'; readonly work: PublishedWork; readonly answer: string }
  | {
      readonly kind: 'answered';
      readonly answer: string;
      /** The rolling memory pull request, when something was learnt on the way. */
      readonly memory: PublishedWork | undefined;
    }
  | {
      readonly kind: 'asked';
      readonly question: string;
      /** How many numbered options the question offers; none: it is answered in one's own words. */
      readonly options?: number;
      /** What else was said; may be empty. */
      readonly answer: string;
      readonly work: PublishedWork | undefined;
    }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'nothing-to-do'; readonly reason: string }
  | {
      readonly kind: 'limited';
      readonly limit: Limit;
      readonly reason: string;
      /** `25 minutes`; undefined for a run that was cancelled. */
      readonly amount?: string | undefined;
      readonly work: PublishedWork | undefined;
    }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly hint: string | undefined;
      /** What was said all the same. */
      readonly answer?: string;
      readonly work: PublishedWork | undefined;
    };

/** True when the work is done and pushed, and only its pull request could not be opened: a later run tries again. */
export function lacksPullRequest(outcome: Outcome): boolean {
  if (outcome.kind === 'changed') return outcome.work.notOpened !== undefined;
  return outcome.kind === 'answered' && outcome.memory?.notOpened !== undefined;
}

/** The end of a run whose job was cancelled. */
export function cancelledOutcome(work?: PublishedWork): Extract<Outcome, { kind: 'limited' }> {
  return { kind: 'limited', limit: 'cancelled', reason: 'The job was cancelled.', work };
}

/** Why a run failed and what to do next, a line each. */
export function failureText({
  reason,
  hint,
}: {
  readonly reason: string;
  readonly hint: string | undefined;
}): string {
  return hint === undefined ? reason : `${reason}\n${hint}`;
}

/** The outcome's name as the output `outcome` and the board show it. */
export type OutcomeKind = Outcome['kind'];

/** All of them. */
export const OUTCOMES = [
  'changed',
  'answered',
  'asked',
  'declined',
  'nothing-to-do',
  'limited',
  'failed',
] as const satisfies readonly OutcomeKind[];
