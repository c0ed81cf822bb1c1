// What Scribe found in the inboxes, and what it made of it.
import type { DecisionReplacement, SourcedDecision } from './merge/merge-decisions.ts';
import type { SourcedLearning } from './merge/merge-history.ts';
import type { UnreadableFile } from './read/inboxes.ts';

/** What was found and decided, for the report. */
export type ScribeTally = {
  /** Files of the inboxes, readable or not. */
  readonly read: number;
  readonly decisions: readonly SourcedDecision[];
  readonly learnings: readonly FiledLearning[];
  /** The entries that also went into the team's wisdom. */
  readonly wisdom: readonly string[];
  readonly duplicates: readonly { readonly path: string }[];
  readonly unreadable: readonly UnreadableFile[];
  readonly replacements: readonly DecisionReplacement[];
  readonly archived: readonly { readonly file: string; readonly moved: number }[];
};

/** A learning, with the history that it goes to. */
export type FiledLearning = SourcedLearning & { readonly file: string };

/** The tally of a run that merged nothing. */
export const EMPTY_TALLY: ScribeTally = {
  read: 0,
  decisions: [],
  learnings: [],
  wisdom: [],
  duplicates: [],
  unreadable: [],
  replacements: [],
  archived: [],
};
