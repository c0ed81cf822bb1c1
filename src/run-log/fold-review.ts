// The reviews of a run, folded from its events.
import type { TimedEvent } from './events.ts';
import type { ReviewNote } from './review-note.ts';

/** The reviews with one more, or with what was changed after one. Pure. */
export function foldReview(
  reviews: readonly ReviewNote[],
  event: Extract<TimedEvent, { kind: 'review' | 'review.revised' }>,
): readonly ReviewNote[] {
  if (event.kind === 'review') return [...reviews, event.note];
  const { handoff, places: revised } = event;
  return reviews.map((note) => (note.handoff === handoff ? { ...note, revised } : note));
}
