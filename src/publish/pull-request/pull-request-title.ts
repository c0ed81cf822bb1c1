// The title of a pull request: short, one line, imperative if the request was, and without commands for other bots.
import { oneLine } from '../../text/one-line.ts';

const MAX_LENGTH = 72;
const FALLBACK_TITLE = 'Changes by the squad';

const IMPERATIVES = new Set(
  (
    'add adapt adjust allow apply avoid build change check clean complete configure convert correct create cut deal deprecate ' +
    'describe disable document drop enable ensure explain expose extend extract fix format give handle harden hide implement ' +
    'improve include increase initialise inline install integrate introduce keep let limit link load log lower make merge migrate ' +
    'modernise modernize move optimise optimize parse pass pin port prevent print protect provide raise reduce refactor refuse ' +
    'reject remove rename reorder repair replace report require restore return revert review rewrite round run sanitise sanitize ' +
    'set show simplify skip sort speed split start stop store support switch test tidy translate trim turn type unify update ' +
    'upgrade use validate verify warn wrap write'
  ).split(' '),
);

/** The title, from an imperative request (`add input validation to the login form`), else from the issue's title. */
export function renderPullRequestTitle({
  request,
  threadTitle,
}: {
  readonly request: string;
  readonly threadTitle: string | undefined;
}): string {
  const requestTitle = cleanTitle(firstSentence(request));
  const issueTitle = cleanTitle(threadTitle ?? '');
  const title = isImperative(requestTitle) || issueTitle === '' ? requestTitle : issueTitle;
  return oneLine(capitalise(title), MAX_LENGTH) || FALLBACK_TITLE;
}

function firstSentence(text: string): string {
  const line = text.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  return line.slice(0, 300).split(/[.!?](?: |$)/)[0] ?? '';
}

function isImperative(text: string): boolean {
  const words = text.toLowerCase().split(' ');
  const isVague = words.some((word) => ['this', 'it', 'that', 'these', 'them'].includes(word));
  return (
    words.length >= 3 && text.length <= MAX_LENGTH && !isVague && IMPERATIVES.has(words[0] ?? '')
  );
}

const POLITE_OPENING =
  /^(?:please|hi|hello|hey|can you|could you|would you|we should|we need to|let's|kindly),? /i;

// A squash merge makes the title a commit message: no closing keyword, mention, CI command or release mark may stay in
// it, nor arise where another one was removed.
function cleanTitle(text: string): string {
  const plainer = oneLine(text.slice(0, 1000), 300)
    .replace(/https?:\/\/\S*/gi, '')
    .replace(/^(?:\[(?:wip|draft|squad)\]|(?:wip|draft|squad):|wip\b)/i, '')
    .replace(/[@[\]<>]/g, ' ')
    .replace(/#(?=\d)|\bGH-(?=\d)/gi, 'issue ')
    .replace(/\*\*\*NO_CI\*\*\*|skip-checks:/gi, '')
    .replace(/!+:/g, ':')
    .replace(POLITE_OPENING, '')
    .replace(/ {2,}/g, ' ')
    .replace(/[. ]+$/, '')
    .trim();
  return plainer === text ? text : cleanTitle(plainer);
}

function capitalise(text: string): string {
  // `feat: x` and `iOS` stay as they were written.
  return /^[a-z]+ /.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
}
