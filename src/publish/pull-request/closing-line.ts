// Decides whether merging a pull request closes its issue. If in doubt, it doesn't: an issue closed by mistake is forgotten.
import type { RequestSource } from '../../trigger/request.ts';

/** The parts of a request that tell how much of the issue was asked for. */
export type IssueRequest = {
  readonly source: RequestSource;
  /** The asker's whole text. */
  readonly text: string;
  /** What was asked for, without the phrase and the agent's name. */
  readonly request: string;
  readonly phrase: string;
  readonly issue: number;
};

const BY_THE_ISSUE: ReadonlySet<RequestSource> = new Set([
  'issue-opened',
  'issue-labeled',
  'issue-assigned',
]);

const WHOLE =
  /^(?:(?:please|kindly|hi|hey|(?:can|could|would) you(?: please)?),? )?(?:fix|do|implement|solve|resolve|handle|address|build|complete|finish|close|tackle|work on|take care of) (?:this|it|this one|(?:this|the) (?:issue|bug|feature|task|ticket|problem)|(?:issue )?#(\d{1,10}))(?:,? (?:please|now|thanks|thank you))?$/;
const CLOSING = /\b(?:closes|fixes|resolves):? (?:issue )?#(\d{1,10})(?![\w'’-])/g;
const DOUBT =
  /\b(?:not|never|no|without|only|part|partly|first|if|whether|until|should)\b|n['’]t\b|\?/;

/** True if the issue itself was the request, or the person asked for it and nothing else, or wrote `closes #7`. Pure. */
export function asksForWholeIssue(asked: IssueRequest): boolean {
  if (BY_THE_ISSUE.has(asked.source)) return true;
  const number = String(asked.issue);
  const request = orderIn(asked.request);
  if (DOUBT.test(orderIn(asked.text))) return false;
  if ([...request.matchAll(CLOSING)].some(([, named]) => named === number)) return true;
  const whole = isAlone(asked) ? WHOLE.exec(request) : null;
  return whole !== null && (whole[1] === undefined || whole[1] === number);
}

/** True for a reply that takes one of a question's choices by its number, and doesn't restrict it. */
export function takesChoice(request: string): boolean {
  const words = plainWords(request);
  return /^(?:option |choice )?\d{1,2}(?![\w'’-])/.test(words) && !DOUBT.test(words);
}

/** Drops the question mark of an order such as "Can you fix this?". */
function orderIn(text: string): string {
  const words = plainWords(text);
  const isOrder = /\b(?:can|could|would) you\b/.test(words);
  return isOrder && words.indexOf('?') === words.length - 1 ? words.slice(0, -1) : words;
}

/** False if there is text before the phrase: then "fix this" may refer to that text. */
function isAlone({ source, text, phrase }: IssueRequest): boolean {
  return source === 'dispatch' || plainWords(text).startsWith(phrase.toLowerCase());
}

function plainWords(text: string): string {
  return text
    .slice(0, 2000)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.!\s]+$/, '')
    .trim();
}

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
