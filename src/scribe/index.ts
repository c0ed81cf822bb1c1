export { findCorruption, type UnreadableFile } from './inboxes.ts';
export { type MissedRequest, selectResumable, settlingRequest } from './missed-requests.ts';
export { EMPTY_TALLY, type FileChanges, planScribe, type ScribeTally } from './plan.ts';
export { renderCommit } from './report-tally.ts';
export {
  explainMissingSquad,
  finishScribe,
  mergeInboxes,
  type ScribeJobResult,
  type ScribeResult,
} from './scribe.ts';
