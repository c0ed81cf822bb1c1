// Defuses titles and commit messages. GitHub renders no Markdown there, so dangers can't be put in code and are reworded.
import { headOf, withoutUnseen } from '#src/text/index.ts';

const MAX_PASSES = 50;
const MAX_READ_LENGTH = 20_000;
const MENTION = /(?<![a-z0-9])@(?=[a-z0-9])/gi;
/** What makes CI systems and GitHub skip their checks. */
const SKIP_CI =
  /\[[ \t]*(?:(?:skip|no)[ \t_-]+[a-z]{1,20}|[a-z]{1,20}[ \t_-]+skip)[ \t]*\]|\*{3}NO_CI\*{3}|\bskip-checks[ \t]*:[ \t]*true/gi;
const CLOSING_KEYWORD =
  /(?<![a-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)([\s:()[\]*_`"'-]+)(?:(?:([\w.-]{1,100}\/[\w.-]{1,100})?#|GH-)(\d{1,10})|https?:\/\/[^\s/]{1,200}\/([\w.-]{1,100}\/[\w.-]{1,100})\/(?:issues|pull)\/(\d{1,10}))/gi;
/** Trailers of ours, and those that say who wrote, signed or reviewed something. */
const TRAILER =
  /^[ \t]*(?:[a-z][a-z-]{0,30}-by|squad-[a-z-]{1,30}|release-as|skip-checks|change-id|cc)[ \t]*:.*$/gim;
const WORK_IN_PROGRESS = /^(?:[[(]?(?:wip|draft|do not merge)[\])]?(?:[ \t]*:|(?=\s|$))[ \t]*)+/i;
/** `feat!:` makes release bots publish a new major version. */
const BREAKING = /^([a-z]{1,20}(?:\([^)]{0,60}\))?)!+:/i;

/** Returns a commit message that closes no issue, notifies nobody, skips no CI and signs for nobody: at most `max` long. */
export function plainMessage(text: string, max: number): string {
  const message = repeatUntilStable(prepareText(text), (current) =>
    rewordDangers(current)
      .replace(TRAILER, '')
      .replace(/\n{3,}/g, '\n\n'),
  );
  return headOf(message.trim(), max).trim();
}

/** Returns a title of one line, without what `plainMessage` removes and without words that steer other bots. */
export function plainTitle(text: string, max: number): string {
  const title = repeatUntilStable(prepareText(text), (current) =>
    rewordDangers(current)
      .replace(/\s+/g, ' ')
      .trim()
      .replace(WORK_IN_PROGRESS, '')
      .replace(BREAKING, '$1:')
      .replace(/^\/+(?=[a-z])/i, ''),
  );
  return headOf(title, max).trim();
}

function prepareText(text: string): string {
  return headOf(withoutUnseen(text).text, MAX_READ_LENGTH);
}

function rewordDangers(text: string): string {
  return text
    .replace(SKIP_CI, ' ')
    .replace(
      CLOSING_KEYWORD,
      (_whole, keyword, between, REPOSITORY, number, urlRepositoryName, urlNumber) => {
        const where = REPOSITORY ?? urlRepositoryName;
        const issue = `issue ${number ?? urlNumber}${where === undefined ? '' : ` of ${where}`}`;
        return `${keyword}${between}${issue}`;
      },
    )
    .replace(MENTION, '');
}

/** Repeats a change until it finds nothing: removing something can join the parts around it into a new danger. */
function repeatUntilStable(text: string, change: (text: string) => string): string {
  let current = text;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = change(current);
    if (next === current) return current;
    current = next;
  }
  return current.replace(/[@#[\]:*/]/g, ' ');
}
