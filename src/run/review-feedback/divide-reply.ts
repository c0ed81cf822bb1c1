// Divides an agent's report among the review threads that it answers, by the places that its parts begin with.
import { readLines } from '../../markdown/sections.ts';
import { belowReportLine, readReportLine } from '../../publish/pull-request/title/report-line.ts';
import { firstParagraph } from '../../text/one-line.ts';
import type { RequestReviewComment } from './review-comments.ts';

/** The place that a thread is about. */
type ThreadPlace = Pick<RequestReviewComment, 'path' | 'line' | 'startLine'>;

/**
 * Returns a text for each thread: the report's title with the parts that begin with the thread's place, or the title alone.
 * The first thread also gets the other parts, so that nothing is lost: the whole report, if no part begins with a place.
 */
export function divideReply(report: string, places: readonly ThreadPlace[]): readonly string[] {
  const title = readReportLine(report);
  const short = title ?? firstParagraph(report);
  const parts = partsOf(belowReportLine(report)).map((text) => ({
    text,
    at: places.flatMap((place, at) => (names(text, place, places) ? [at] : [])),
  }));
  const isDivided = parts.some(({ at }) => at.length > 0);
  return places.map((_place, thread) => {
    if (thread === 0 && !isDivided) return report;
    const own = parts.filter(({ at }) => at.includes(thread) || (thread === 0 && at.length === 0));
    if (own.length === 0) return short;
    return [...(title === undefined ? [] : [title]), ...own.map(({ text }) => text)].join('\n\n');
  });
}

const ITEM = /^(?:[-*+]|\d{1,3}[.)])[ \t]/;

/** Splits a text into paragraphs and list items; what is indented, and code, belongs to what is above it. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let isBlank = true;
  for (const line of readLines(text)) {
    const isBegun =
      line.kind === 'text' && (ITEM.test(line.text) || (isBlank && /^\S/.test(line.text)));
    isBlank = line.text.trim() === '';
    if (isBegun || parts.length === 0) parts.push(line.text);
    else parts.push(`${parts.pop()}\n${line.text}`);
  }
  return parts.map((part) => part.trimEnd()).filter((part) => part !== '');
}

/** True if a text begins with the thread's lines, or with a file that no other thread is about: `- src/a.js:3: …`. */
function names(
  text: string,
  { path, line, startLine }: ThreadPlace,
  places: readonly ThreadPlace[],
): boolean {
  const words = text.replace(ITEM, '').replace(/^[\s*_`[]+/, '');
  const end = words.slice(path.length);
  if (!words.startsWith(path) || /^[\w-]|^\.\w/.test(end)) return false;
  const isOnly = places.filter((place) => place.path === path).length === 1;
  const at = /^:(\d{1,9})/.exec(end)?.[1];
  return isOnly || (at !== undefined && [line, startLine].includes(Number(at)));
}
