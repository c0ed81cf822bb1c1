// What a reviewing agent said about a colleague's work.
import * as z from 'zod';
import { shortHash } from '#src/text/slug.ts';
import { amount, amounts, listOf, maybeAmount, maybeText, text, texts } from './fields.ts';

/** How much a finding matters, the worst first. */
export const SEVERITIES = ['blocker', 'major', 'minor', 'nit'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** One finding of a review. `line` is a line of the new file, counted from 1. */
const finding = {
  /** Relative to the repository. */
  path: text,
  line: amount,
  /** The last line, when the finding is about more than one. */
  endLine: maybeAmount,
  /** A short name for the rule that was broken, as the reviewer gave it: `input-validation`. */
  rule: maybeText,
  text,
  severity: z.enum(SEVERITIES).optional().catch(undefined),
  /** The text that should replace the lines; empty to delete them. */
  suggestion: maybeText,
  /** Identifies the lines that the suggestion replaces, by `hashOfLines`. */
  linesHash: maybeText,
};
export type Finding = Readonly<z.infer<z.ZodObject<typeof finding>>>;

/** Returns a hash that identifies lines of a file by their text, whatever their line ends. */
export function hashOfLines(lines: readonly string[]): string {
  return shortHash(lines.map((line) => line.replace(/\r$/, '')).join('\n'));
}

const parsedReview = {
  /** `none`: the reviewer gave findings or words, but no verdict. */
  verdict: z.enum(['approved', 'changes-requested', 'none']).catch('none'),
  findings: listOf(finding),
  /** The agent that the reviewer wants to revise the work, in the reviewer's spelling. */
  reassignTo: maybeText,
  /** The review in the reviewer's words, when given besides the findings. */
  summary: maybeText,
};
export type ParsedReview = Readonly<z.infer<z.ZodObject<typeof parsedReview>>>;
export type Verdict = ParsedReview['verdict'];

/** A review as the transcript stores it. */
export const reviewNote = {
  ...parsedReview,
  /** The handoff's id in the transcript. */
  handoff: text,
  /** Slugs; `requestedBy` may be `coordinator` or a person's login. */
  reviewer: text,
  requestedBy: text,
  /** The files that were to be reviewed. */
  files: texts,
  /** The reviewer's whole answer. */
  text,
  /** The commit of the run's branch that the reviewer had; the findings' line numbers refer to it. */
  commit: maybeText,
  /** The slug of the agent chosen to revise what the review rejects. */
  reviser: maybeText,
  /** The indices of the findings whose suggestions were applied in the reviewer's name. */
  applied: amounts.optional(),
  /** The indices of the findings whose lines were changed after the review. */
  revised: amounts.optional(),
  /** The reviewed files that were changed after the review. */
  changedSince: texts.optional(),
  /** The reviewed files that the reviewer changed. */
  changedByReviewer: texts.optional(),
};
export type ReviewNote = Readonly<z.infer<z.ZodObject<typeof reviewNote>>>;

/** An agent may not revise a file because its work on that file was rejected. */
export const lockNote = {
  /** The locked agent's slug. */
  agent: text,
  path: text,
  /** Who rejected the work: an agent's slug, or a person's login. */
  by: text,
  /** The slug of the agent chosen to revise it. */
  reviser: maybeText,
};
export type LockNote = Readonly<z.infer<z.ZodObject<typeof lockNote>>>;
