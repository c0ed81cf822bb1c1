// Reads the body of a pull request as GitHub has it: its sections, its lists, and our credit.
import { headingOf, readLines } from '../../markdown/sections.ts';
import type { EnclosingText } from '../outbound/outbound.ts';
import { CREDIT_PREFIX, TITLES } from './pull-request.ts';

/** Reads a list's items, without their bullets. What people edit in a browser has lines that end with `\r\n`. */
export function itemsIn(content: string): readonly string[] {
  const parts = content
    .replaceAll('\r\n', '\n')
    .trimEnd()
    .split(/\n(?=- )/);
  return parts.flatMap((part) => (part.startsWith('- ') ? [part.slice(2).trimEnd()] : []));
}

type SectionInBody = { readonly enclosing: EnclosingText; readonly content: string };

/** Our headings, in order. */
export const ORDER: readonly string[] = Object.values(TITLES);

/** Finds a section, or the place for it: before the first section that comes later, else above the credit, else at the end. */
export function readSection(wanted: string, body: string): SectionInBody {
  const bounds = boundsOf(body);
  const index = bounds.findIndex(({ title }) => title === wanted);
  const found = bounds[index];
  if (found !== undefined) {
    const end = bounds[index + 1]?.at ?? body.length;
    const enclosing = { before: body.slice(0, found.at), after: body.slice(end) };
    return { enclosing, content: body.slice(found.at, end) };
  }
  const later = ORDER.slice(ORDER.indexOf(wanted) + 1);
  const next =
    bounds.find(({ title }) => title !== undefined && later.includes(title)) ??
    bounds.findLast(({ title }) => title === undefined);
  if (next !== undefined) {
    const enclosing = { before: body.slice(0, next.at), after: body.slice(next.at) };
    return { enclosing, content: '' };
  }
  const before = body.trim() === '' ? '' : `${body.trimEnd()}\n\n`;
  return { enclosing: { before, after: '' }, content: '' };
}

/** Finds where sections begin, and where our credit does, which has no title. */
function boundsOf(body: string) {
  const credit = findCredit(body);
  return readLines(body).flatMap((line) => {
    const heading = headingOf(line);
    const isBound = heading === undefined ? line.start === credit.at : heading.level <= 2;
    return isBound ? [{ at: line.start, title: heading?.title }] : [];
  });
}

/** Finds our credit: the last such line, since an agent may have written one like it above. */
export function findCredit(body: string): { readonly at: number; readonly text: string } {
  const found = readLines(body).findLast(
    ({ kind, text }) => kind === 'text' && text.startsWith(CREDIT_PREFIX),
  );
  return found === undefined ? { at: -1, text: '' } : { at: found.start, text: found.text };
}
