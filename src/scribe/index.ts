/** The front of this room: all that others may import from it. */

export type { MissedRequest } from './check/missed-requests.ts';
export { selectResumable } from './check/resume-missed.ts';
export { settlingRequest } from './check/stale-boards.ts';
export {
  explainMissingSquad,
  finishScribe,
  type ScribeJobResult,
  type ScribeResult,
} from './finish-scribe.ts';
export { type FileChanges, planScribe } from './plan.ts';
export { findCorruption } from './read/find-corruption.ts';
export type { UnreadableFile } from './read/inboxes.ts';
export { renderCommit } from './report/report-commit.ts';
export { mergeInboxes } from './scribe.ts';
export { EMPTY_TALLY, type ScribeTally } from './tally.ts';
