// A board whose work a later run went on with elsewhere says so in a line below its first one.

const SINCE = '**Since then:** ';

/** The board with the news, Markdown of ours; undefined where it is no board, or has them already. */
export function renderContinued(body: string, news: string): string | undefined {
  const [marker = '', first = '', ...rest] = body.split(/\r?\n/);
  if (!marker.startsWith('<!-- squad-action:board ') || body.includes(news)) return undefined;
  const [top = '', ...below] = rest.join('\n').trimStart().split('\n');
  const told = top.startsWith(SINCE)
    ? [`${top}; ${news}`, ...below]
    : [`${SINCE}${news}`, '', top, ...below];
  return [marker, first, '', ...told].join('\n').trimEnd();
}
