// Decides whether merging a pull request closes its issue. If in doubt, it doesn't: an issue closed by mistake is forgotten.

/** How much of the issue the work covers. */
export type IssueShare = {
  readonly isWhole: boolean;
  /** False while something is unfinished: a check fails, a review asks for changes, a question is open. */
  readonly isReady: boolean;
};

/** `Closes #7`, `Part of #7`, or `Part of #7 until it is finished`. */
export function renderClosingLine(issue: number, { isWhole, isReady }: IssueShare): string {
  if (isWhole && isReady) return `Closes #${issue}`;
  return `Part of #${issue}${isWhole ? ' until it is finished' : ''}`;
}
