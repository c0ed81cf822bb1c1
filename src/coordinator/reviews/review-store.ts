// The reviews of a run: those that reviewers recorded with squad_review and may still replace, and those that have ended.

import type { ReviewNote } from '#src/run-log/review-note.ts';
import type { Handoff, RecordedReview } from '../tasks/handoff.ts';

export type ReviewStore = {
  /** Keeps the review of a request, replacing the reviewer's earlier one. */
  keep(request: Handoff, reviewer: string, review: RecordedReview): void;
  /** The review that this reviewer recorded last. */
  find(request: Handoff, reviewer: string): RecordedReview | undefined;
  /** Adds a review that has ended. */
  add(note: ReviewNote): void;
  /** The reviews that have ended, in their order. */
  readonly notes: readonly ReviewNote[];
  /** The ids of the chains that the requests belong to, by the requests' ids. */
  readonly chains: Map<string, string>;
};

/** Opens the run's reviews. Drafts are per request and reviewer, so a request redirected to another agent takes none along. */
export function openReviewStore(): ReviewStore {
  const notes: ReviewNote[] = [];
  const drafts = new WeakMap<Handoff, ReadonlyMap<string, RecordedReview>>();
  return {
    keep: (request, reviewer, review) =>
      void drafts.set(request, new Map([...(drafts.get(request) ?? []), [reviewer, review]])),
    find: (request, reviewer) => drafts.get(request)?.get(reviewer),
    add: (note) => void notes.push(note),
    notes,
    chains: new Map(),
  };
}
