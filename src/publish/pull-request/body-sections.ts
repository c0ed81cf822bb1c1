// The sections of a pull request's body: their headings, and how to read them, their lists and our credit as GitHub has them.
import { headingOf, readLines } from '../../markdown/sections.ts';
import type { EnclosingText } from '../outbound/outbound.ts';
import { list } from '../render/render-markdown.ts';

/** The headings in order. A later run finds the sections by them. */
export const TITLES = {
  checks: 'Checks',
  findings: 'Findings that stand',
  conflicts: 'Changed by two agents',
  notDone: 'Not done',
  changed: 'What changed',
  tools: 'Proposed tools',
  decisions: 'Decisions',
  learnt: 'What the team learnt',
  workers: 'Who did what',
  howToTest: 'How to test',
  notes: 'Worth knowing',
} as const;

/** Our headings, in order. */
export const ORDER: readonly string[] = Object.values(TITLES);

/** The beginning of our credit, the line below everything but the closing line. */
export const CREDIT_PREFIX = 'Written by the squad,';

/** True for a body that the squad wrote. */
export function isOurs(body: string): boolean {
  return body.includes(CREDIT_PREFIX);
}

/** Reads a list's items, without their bullets. What people edit in a browser has lines that end with `\r\n`. */
export function itemsIn(content: string): readonly string[] {
  const parts = content
    .replaceAll('\r\n', '\n')
    .trimEnd()
    .split(/\n(?=- )/);
  return parts.flatMap((part) => (part.startsWith('- ') ? [part.slice(2).trimEnd()] : []));
}

type SectionInBody = { readonly enclosing: EnclosingText; readonly content: string };

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

export type ItemSection = { readonly title: string; readonly items: readonly string[] };

/** A heading with its items; undefined without any. */
export function itemSection({ title, items }: ItemSection, max: number): string | undefined {
  return items.length === 0 ? undefined : `## ${title}\n\n${list(items, max)}`;
}
