// Listings, read in pages of 100 up to a limit; `complete` says whether something was left out.
import type * as z from 'zod';
import type { Listing } from '#src/ports/github.ts';
import { parseResponse } from './errors.ts';

export const PER_PAGE = 100;
const MAX_PAGES = 3;

/** Reads the first pages, one after the other, until a page is not full. */
async function collectPages<T>(load: (page: number) => Promise<readonly T[]>): Promise<Listing<T>> {
  const items: T[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const found = await load(page);
    items.push(...found);
    if (found.length < PER_PAGE) return { items, complete: true };
  }
  return { items, complete: false };
}

/** Reads the first pages, each parsed by `schema`. Throws as `parseResponse` does. */
export function readPages<T>(
  doing: string,
  schema: z.ZodType<readonly T[]>,
  load: (page: number) => Promise<{ readonly data: unknown }>,
): Promise<Listing<T>> {
  return collectPages((page) => parseResponse(doing, schema, load(page)));
}

/**
 * Like `readPages`, but reads the last pages of a listing that begins with the oldest item. A header of the first page says
 * how many there are.
 */
export async function readLastPages<T>(
  doing: string,
  schema: z.ZodType<readonly T[]>,
  load: (
    page: number,
  ) => Promise<{ readonly data: unknown; readonly headers: { readonly link?: string } }>,
): Promise<Listing<T>> {
  const answer = load(1);
  const items = await parseResponse(doing, schema, answer);
  if (items.length < PER_PAGE) return { items, complete: true };
  const [, last = '1'] = LAST_PAGE.exec((await answer).headers.link ?? '') ?? [];
  return lastPages(Number(last) * PER_PAGE, (page) => parseResponse(doing, schema, load(page)));
}

/** `<https://api.github.com/...?per_page=100&page=5>; rel="last"` */
const LAST_PAGE = /[?&]page=(\d+)[^<>]*>; rel="last"/;

/** Reads the last pages of a listing of `total` items in parallel, and then the items that were added since. */
export async function lastPages<T>(
  total: number,
  load: (page: number) => Promise<readonly T[]>,
): Promise<Listing<T>> {
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  const first = Math.max(1, last - MAX_PAGES + 1);
  const pages = await Promise.all(
    Array.from({ length: last - first + 1 }, (_, index) => load(first + index)),
  );
  const items = pages.flat();
  const full = pages.at(-1)?.length === PER_PAGE;
  if (!full) return { items, complete: first === 1 };
  const rest = await collectPages((page) => load(last + page));
  return { items: [...items, ...rest.items], complete: first === 1 && rest.complete };
}
