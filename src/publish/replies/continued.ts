// Adds a line below a board's first one when a later run has continued its work elsewhere.

const SINCE = '**Since then:** ';

/** Adds the news, which is our own Markdown, to a board. Returns undefined if the body is no board, or has the news already. */
export function renderContinued(body: string, news: string): string | undefined {
  const [marker = '', first = '', ...rest] = body.split(/\r?\n/);
  if (!marker.startsWith('<!-- squad-action:board ') || body.includes(news)) return undefined;
  const [top = '', ...below] = rest.join('\n').trimStart().split('\n');
  const told = top.startsWith(SINCE)
    ? [`${top}; ${news}`, ...below]
    : [`${SINCE}${news}`, '', top, ...below];
  return [marker, first, '', ...told].join('\n').trimEnd();
}
