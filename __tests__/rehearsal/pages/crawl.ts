// Follows every link of the embedded GitHub's pages, as somebody with much time would.

/** Gives the links that lead nowhere, each with the page that it stands on. */
export async function deadLinks(origin: string): Promise<readonly string[]> {
  const pages = new Map<string, string | undefined>();
  const links: { readonly from: string; readonly to: URL }[] = [];
  const waiting = [new URL('/', origin)];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    const address = withoutHash(url);
    if (pages.has(address)) continue;
    const answer = await fetch(address);
    const text = await answer.text();
    pages.set(address, answer.ok ? text : undefined);
    // A run's own page is somebody else's.
    if (address.endsWith('run.html')) continue;
    const found = linksOf(text, url).filter((to) => to.origin === origin);
    links.push(...found.map((to) => ({ from: address, to })));
    waiting.push(...found);
  }
  return links
    .filter(({ to }) => !leadsSomewhere(pages.get(withoutHash(to)), to))
    .map(({ from, to }) => `${from} → ${to.href}`);
}

function withoutHash({ href }: URL): string {
  return href.split('#')[0] ?? '';
}

function linksOf(text: string, base: URL): readonly URL[] {
  const found = [...text.matchAll(/ href="([^"]*)"/g)];
  return found.map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), base));
}

/** The page is there, and on it what the link's end names. */
function leadsSomewhere(text: string | undefined, { hash }: URL): boolean {
  if (text === undefined) return false;
  return hash === '' || text.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
}
