// Which lines of the file as it is now a review comment is about.

/** As GitHub tells it; `LEFT` is the side of the file as it was before. */
export type ReportedLines = {
  readonly side?: string | null | undefined;
  readonly start_side?: string | null | undefined;
  readonly line?: number | null | undefined;
  readonly start_line?: number | null | undefined;
};

export type CommentedLines = {
  /** Undefined when the comment is about the file, or about lines that are gone. */
  readonly line: number | undefined;
  /** The first line, when it is about more than one; `line` where it begins with lines that are gone. */
  readonly startLine: number | undefined;
};

/** The lines of a comment: a number of the old side would name another line of the new one. */
export function commentedLines({
  side,
  start_side: startSide,
  line,
  start_line: startLine,
}: ReportedLines): CommentedLines {
  if (side === 'LEFT') return { line: undefined, startLine: undefined };
  const first = startSide === 'LEFT' ? line : startLine;
  return { line: line ?? undefined, startLine: first ?? undefined };
}
