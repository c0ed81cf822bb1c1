// Divides an agent's report among the review threads that it answers, by the places that its parts name.
import { readLines } from '../../markdown/sections.ts';
import { belowReportLine, readReportLine } from '../../publish/pull-request/title/report-line.ts';
import { firstParagraph } from '../../text/one-line.ts';
import type { RequestReviewComment } from './review-comments.ts';

/** The place that a thread is about. */
type ThreadPlace = Pick<RequestReviewComment, 'path' | 'line' | 'startLine'>;

/**
 * Returns a text for each thread: the report's title with the parts that name the thread's place, or the title alone. The
 * first thread also gets what names none of the places, so that nothing is lost: the whole report, if no part names one.
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

/** True if a text names the thread's lines, or a file that no other thread is about. */
function names(
  text: string,
  { path, line, startLine }: ThreadPlace,
  places: readonly ThreadPlace[],
) {
  const isOnly = places.filter((place) => place.path === path).length === 1;
  const ends = text.split(path).flatMap((before, at, all) => {
    const isName = !/[\w./-]$/.test(before) && !/^[\w-]|^\.\w/.test(all[at + 1] ?? '');
    return at + 1 < all.length && isName ? [all[at + 1] ?? ''] : [];
  });
  const isAt = (end: string) =>
    [line, startLine].some(
      (one) => one !== undefined && Number(/^:(\d{1,9})/.exec(end)?.[1]) === one,
    );
  return ends.some((end) => isOnly || isAt(end));
}
