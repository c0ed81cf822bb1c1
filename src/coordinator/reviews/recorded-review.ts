// A review that a reviewer recorded with squad_review, and what it is told of it.
import type { ParsedReview } from '../../run-log/review-note.ts';

/** A review whose places were checked against the files of one commit. */
export type RecordedReview = ParsedReview & { readonly commit: string };

/** What a reviewer is told of a review that it records. */
export type ReviewReceipt =
  /** `next`: what happens when the reviewer ends, a sentence or two. */
  | { readonly kind: 'recorded'; readonly next: string }
  /** The session was not asked for a review. */
  | { readonly kind: 'not-asked' };
