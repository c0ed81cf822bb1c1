// How a run ends. Every run ends in exactly one of these ways, and people see which.

/** Who or what made a run stop early. */
export type Limit = 'timeout' | 'tokens' | 'tool-calls' | 'cancelled';

export type PublishedWork = {
  readonly branch: string;
  readonly commit: string;
  readonly pullRequest:
    | { readonly number: number; readonly url: string; readonly isDraft?: boolean }
    | undefined;
  /** Where a person can open the pull request when Actions may not. */
  readonly compareUrl: string | undefined;
  /** What the run changed, where git said it. */
  readonly size?: WorkSize | undefined;
};

/** Changed files, and lines that were added and removed; the team's memory is not counted. */
export type WorkSize = {
  /** The branch holds earlier work besides. */
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
      readonly work: PublishedWork | undefined;
      /** What was said all the same. */
      readonly answer?: string;
    };

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
