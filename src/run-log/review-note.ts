// What a reviewing agent said about a colleague's work.
import { shortHash } from '#src/text/slug.ts';

/** How much a finding matters, the worst first. */
export const SEVERITIES = ['blocker', 'major', 'minor', 'nit'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** One finding of a review. `line` is a line of the new file, counted from 1. */
export type Finding = {
  /** Relative to the repository. */
  readonly path: string;
  readonly line: number;
  /** The last line, when the finding is about more than one. */
  readonly endLine: number | undefined;
  /** A short name for the rule that was broken, as the reviewer gave it: `input-validation`. */
  readonly rule: string | undefined;
  readonly text: string;
  readonly severity?: Severity | undefined;
  /** The text that should replace the lines; empty to delete them. */
  readonly suggestion?: string | undefined;
  /** Identifies the lines that the suggestion replaces, by `hashOfLines`. */
  readonly linesHash?: string | undefined;
};

/** Returns a hash that identifies lines of a file by their text, whatever their line ends. */
export function hashOfLines(lines: readonly string[]): string {
  return shortHash(lines.map((line) => line.replace(/\r$/, '')).join('\n'));
}

/** `none`: the reviewer gave findings or words, but no verdict. */
export type Verdict = 'approved' | 'changes-requested' | 'none';

export type ParsedReview = {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** The agent that the reviewer wants to revise the work, in the reviewer's spelling. */
  readonly reassignTo: string | undefined;
  /** The review in the reviewer's words, when given besides the findings. */
  readonly summary?: string | undefined;
};

/** A review as the transcript stores it. */
export type ReviewNote = ParsedReview & {
  /** The handoff's id in the transcript. */
  readonly handoff: string;
  /** Slugs; `requestedBy` may be `coordinator` or a person's login. */
  readonly reviewer: string;
  readonly requestedBy: string;
  /** The files that were to be reviewed. */
  readonly files: readonly string[];
  /** The reviewer's whole answer. */
  readonly text: string;
  /** The commit of the run's branch that the reviewer had; the findings' line numbers refer to it. */
  readonly commit?: string | undefined;
  /** The slug of the agent chosen to revise what the review rejects. */
  readonly reviser?: string | undefined;
  /** The indices of the findings whose lines were changed after the review. */
  readonly revised?: readonly number[];
  /** The reviewed files that were changed after the review. */
  readonly changedSince?: readonly string[];
  /** The reviewed files that the reviewer changed. */
  readonly changedByReviewer?: readonly string[];
};

/** An agent may not revise a file because its work on that file was rejected. */
export type LockNote = {
  /** The locked agent's slug. */
  readonly agent: string;
  readonly path: string;
  /** Who rejected the work: an agent's slug, or a person's login. */
  readonly by: string;
  /** The slug of the agent chosen to revise it. */
  readonly reviser?: string | undefined;
};

export type ReviewEvent =
  /** What a reviewing agent found. */
  | { readonly kind: 'review'; readonly note: ReviewNote }
  /** What became of the reviewed work: findings, by index, whose lines were changed since, and changed files. */
  | {
      readonly kind: 'review.revised';
      readonly handoff: string;
      readonly places: readonly number[];
      readonly changed: readonly string[];
      readonly changedByReviewer: readonly string[];
    };

/** Adds a review, or marks what was changed after one. Pure. */
export function foldReview(
  reviews: readonly ReviewNote[],
  event: ReviewEvent,
): readonly ReviewNote[] {
  if (event.kind === 'review') return [...reviews, event.note];
  const { handoff, places: revised, changed: changedSince, changedByReviewer } = event;
  return reviews.map((note) =>
    note.handoff === handoff ? { ...note, revised, changedSince, changedByReviewer } : note,
  );
}
