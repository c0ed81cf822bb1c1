// Says whether merging a pull request closes its issue. If in doubt, it doesn't: an issue closed by mistake is forgotten.

/** How much of the issue the work covers. */
export type IssueShare = {
  readonly isWhole: boolean;
  /** False while something is unfinished: a check fails, a review asks for changes, a question is open. */
  readonly isReady: boolean;
};

const UNTIL = ' until it is finished';

/** `Closes #7`, `Part of #7`, or `Part of #7 until it is finished`. */
export function renderClosingLine(issue: number, { isWhole, isReady }: IssueShare): string {
  if (isWhole && isReady) return `Closes #${issue}`;
  return `Part of #${issue}${isWhole ? UNTIL : ''}`;
}

const LINE = /^(Closes|Part of) #(\d{1,10})( until it is finished)?$/;

/** Updates the line after a further run, which may have finished the work or left some undone; undefined for other lines. */
export function updateClosingLine(line: string, { isWhole, isReady }: IssueShare) {
  const [, word, issue, until] = LINE.exec(line.trim()) ?? [];
  if (issue === undefined) return undefined;
  const wasWhole = word === 'Closes' || until !== undefined;
  return renderClosingLine(Number(issue), { isWhole: isWhole || wasWhole, isReady });
}
