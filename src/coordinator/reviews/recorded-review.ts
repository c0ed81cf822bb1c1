// A review that a reviewer recorded with squad_review, and the reply that the reviewer gets.
import type { ParsedReview } from '#src/run-log/index.ts';

/** A review whose paths and lines were checked against the files of one commit. */
export type RecordedReview = ParsedReview & { readonly commit: string };

/** The reply to a reviewer that records a review. */
export type ReviewReceipt =
  /** `next`: a sentence or two on what happens when the reviewer ends. */
  | { readonly kind: 'recorded'; readonly next: string }
  /** The session was not asked for a review. */
  | { readonly kind: 'not-asked' };
