// Finds the lines of the current file that a review comment is about.

/** The position as GitHub reports it. `LEFT` is the file before the change. */
type ReportedLines = {
  readonly side?: string | null | undefined;
  readonly start_side?: string | null | undefined;
  readonly line?: number | null | undefined;
  readonly start_line?: number | null | undefined;
};

/** The lines of the new file. */
type CommentedLines = {
  /** Undefined when the comment is about the file, or about lines that are gone. */
  readonly line: number | undefined;
  /** The first line when the comment spans several; equals `line` if the comment begins with lines that are gone. */
  readonly startLine: number | undefined;
};

/** Returns a comment's lines in the new file. Drops numbers of the old side: they would name other lines there. */
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
