// Titles of pull requests and subjects of commits: short, one line, what changed, and without commands for other bots.

import { headOf } from '#src/text/cut-characters.ts';
import { capitalise, firstSentence, oneLine } from '#src/text/one-line.ts';

const MAX_LENGTH = 72;
const FALLBACK_TITLE = 'Changes by the squad';

/** What a title is made from. */
type TitleSource = {
  /** The titles of the reports on the work, the one that speaks for all of it first. */
  readonly titles: readonly string[];
  readonly request: string;
  readonly threadTitle: string | undefined;
  /** The numbers that are known to be pull requests', not issues'. */
  readonly pulls: readonly number[];
};

/** Returns the title: that of the first report that has one, else the issue's, else the beginning of the request. */
export function renderPullRequestTitle(source: TitleSource): string {
  const { titles, request, threadTitle = '', pulls } = source;
  const clean = [...titles, threadTitle, openingOf(request)].map((one) => cleanTitle(one, pulls));
  const title = clean.find((one) => one !== '') ?? '';
  return cutAtWord(beginSentence(title), MAX_LENGTH) || FALLBACK_TITLE;
}

/** The beginning of the title of a pull request whose work was cut short. */
const UNFINISHED_TITLE = '[unfinished] ';

/** True for the title of unfinished work. */
export const isMarkedUnfinished = (title: string): boolean => title.startsWith(UNFINISHED_TITLE);

/** The title with the mark of unfinished work, or without it. */
export function markUnfinished(title: string, isUnfinished: boolean): string {
  const plain = isMarkedUnfinished(title) ? title.slice(UNFINISHED_TITLE.length) : title;
  return isUnfinished ? `${UNFINISHED_TITLE}${plain}` : plain;
}

/** The beginning of the subject of a commit whose agent was cut short. */
const UNFINISHED_COMMIT = 'Unfinished: ';

/** What a commit's subject is made from. */
export type CommitSource = Pick<TitleSource, 'pulls'> & {
  /** The title of the agent's report; undefined while it works. */
  readonly title?: string | undefined;
  readonly task: string;
  readonly unfinished: boolean;
};

/** The subject of a commit that holds only decisions and learnings: the agent's report is about other work, or a review. */
export const MEMORY_SUBJECT = 'Record decisions and learnings';

/** The subject of an agent's commit: the title of its report, else its task. Empty when there is neither. */
export function renderCommitSubject(source: CommitSource): string {
  const { title = '', task, unfinished, pulls } = source;
  const said = unfinished ? '' : cleanTitle(title, pulls);
  const subject = beginSentence(said || cleanTitle(openingOf(task), pulls));
  const mark = unfinished ? UNFINISHED_COMMIT : '';
  return `${mark}${cutAtWord(subject, MAX_LENGTH - mark.length)}`;
}

/** One line of at most `max` characters that ends with a whole word or, of a long path or name, with a whole part. */
function cutAtWord(text: string, max: number): string {
  const line = oneLine(text);
  if (line.length <= max) return line;
  const head = headOf(line, max - 1);
  const end = line[head.length] === ' ' ? head.length : head.lastIndexOf(' ');
  const part = head.search(/[^/\\._-]*$/);
  const kept = head.slice(
    0,
    [end, part].find((at) => at > max / 2),
  );
  return `${kept.replace(/[\s,;:.(-]+$/, '')}…`;
}

/** Returns the first sentence of the first line that holds a letter or a digit, without its end mark. */
function openingOf(text: string): string {
  const line = text.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  return firstSentence(line.slice(0, 300)).replace(/[.!?]$/, '');
}

// A squash merge makes the title a commit message: no closing keyword, mention, CI command or release mark may stay in
// it, or arise where another one was removed.
function cleanTitle(text: string, pulls: TitleSource['pulls']): string {
  const nounOf = (number: string) => (pulls.includes(Number(number)) ? 'pull request' : 'issue');
  const plainer = oneLine(text.slice(0, 1000), 300)
    .replace(/https?:\/\/\S*/gi, '')
    .replace(/^(?:\[(?:wip|draft|squad)\]|(?:wip|draft|squad):|wip\b)/i, '')
    .replace(/[@[\]<>]/g, ' ')
    .replace(
      /(\b(?:issues?|pull requests?|PRs?) )?(?:#|\bGH-)(?=(\d{1,10}))/gi,
      (_all, noun: string | undefined, number: string) => noun ?? `${nounOf(number)} `,
    )
    .replace(/ ?\((?:see )?(?:issue|pull request) \d{1,10}\)/gi, '')
    .replace(/\*\*\*NO_CI\*\*\*|skip-checks:/gi, '')
    .replace(/!+:/g, ':')
    .replace(/ {2,}/g, ' ')
    .replace(/[. ]+$/, '');
  return plainer === text ? text : cleanTitle(plainer, pulls);
}

function beginSentence(text: string): string {
  // `feat: x` and `iOS` stay as they were written.
  return /^[a-z]+ /.test(text) ? capitalise(text) : text;
}
