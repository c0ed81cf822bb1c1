// What was merged where nothing was.
import type { ScribeTally } from './plan.ts';

export const EMPTY_TALLY: ScribeTally = {
  read: 0,
  decisions: [],
  learnings: [],
  wisdom: [],
  duplicates: [],
  unreadable: [],
  contradictions: [],
  archived: [],
};
