// Says what a pull request changes, after a further run: the first run's words stay, and each later run adds a line.
import { saidText } from '../../../report.ts';
import { COORDINATOR } from '../../../run-log/agent-row.ts';
import type { Transcript } from '../../../run-log/transcript.ts';
import type { RenderContext } from '../../render/render-context.ts';
import { inline } from '../../render/render-markdown.ts';
import { findCredit, itemsIn, readSection, TITLES } from '../body-sections.ts';
import { askedText } from '../pull-request.ts';
import type { PullRequestContent } from '../pull-request-content.ts';
import { renderChanges, SINCE_THEN, type ToldBefore } from '../render-sections.ts';

const MOST_RUNS = 20;
const LONGEST_LINE = 400;

/**
 * Renders the section anew. Where this run repeats the only request so far, its text replaces the old one; otherwise the run
 * adds a line.
 */
export function renderSinceThen(
  section: string,
  body: string,
  content: PullRequestContent,
): string | undefined {
  const { context } = content;
  const { text, runs } = readTold(section);
  if (isFirstTold(body, content.transcript)) return renderChanges(content);
  const isSame = runs.length === 0 && isOfRequest(findCredit(body).text, context);
  if (isSame) return renderChanges(content);
  const before = runs.filter((run) => !isOfRequest(run, context));
  return renderChanges(content, {
    text,
    runs: [...before, runLine(content)].slice(-MOST_RUNS),
  });
}

/** Where our lists begin below the words. */
const FILES = /^(?:\*\*Files\*\*|<details><summary>\d[\d,]{0,12} files?<\/summary>)$/m;
const LISTS = new RegExp(`^\\*\\*Since then\\*\\*$|${FILES.source}`, 'm');

/** Returns what a body says about the changes, with the heading; the files only where there are no words. */
export function readChanges(body: string): string {
  const section = readSection(TITLES.changed, body).content.replaceAll('\r\n', '\n');
  const at = section.search(FILES);
  const hasWords = section.slice(0, at).trimEnd().includes('\n');
  return at < 0 || !hasWords ? section.trimEnd() : section.slice(0, at).trimEnd();
}

/** True if earlier runs were cut short before anybody said what they changed, and this run's coordinator says it. */
export function isFirstTold(body: string, { agents }: Transcript): boolean {
  const { text, runs } = readTold(readSection(TITLES.changed, body).content);
  const wasCutShort = readSection(TITLES.notDone, body).content !== '';
  const isTold = agents.some(({ session }) => session === COORDINATOR);
  return isTold && wasCutShort && text === '' && runs.length === 0;
}

function readTold(section: string): ToldBefore {
  const words = section.replace(/^## [^\n]*\n/, '').replaceAll('\r\n', '\n');
  const at = words.search(LISTS);
  const [text, lists] = at < 0 ? [words, ''] : [words.slice(0, at), words.slice(at)];
  const [, since = ''] = lists.startsWith(SINCE_THEN) ? lists.split(/\n\n/, 2) : [];
  return { text: text.trim(), runs: itemsIn(since) };
}

/** `Refuse an empty name. The server says why. (asked for by alice)`. */
function runLine({ context, work, transcript }: PullRequestContent): string {
  const text = saidText(work.report);
  const isTitled = text !== work.report.summary.trim();
  const said = (isTitled ? text.replace(/\.?\n\n/, '. ') : text) || transcript.request;
  return `${inline(said, LONGEST_LINE, context.safe)} (${askedText(context)})`;
}

function isOfRequest(line: string, { facts }: RenderContext): boolean {
  return facts.commentUrl !== undefined && line.includes(`](${facts.commentUrl})`);
}
