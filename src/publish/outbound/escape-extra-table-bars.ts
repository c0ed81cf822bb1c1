// Renderers don't show cells beyond a table's columns: text in them would be hidden.

const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;
const BAR = /\\*\|/g;

/** A line without the marks of a quote, its outer bars and spaces. */
function rowContent(line: string): string {
  return line.replace(/^[\s>]+/, '').trimEnd();
}

/** How many bars divide a row below this line; undefined when it begins no table's body. */
function countBars(line: string): number | undefined {
  const inner = rowContent(line);
  if (!/[|:]/.test(inner) || !DELIMITERS.test(inner)) return undefined;
  return inner.replace(/^\||\|$/g, '').split('|').length - 1;
}

/** Escapes bars that would begin a cell too many, so that its text is shown in the row's last cell. Linear. */
export function escapeExtraBars(text: string): string {
  let maxBars: number | undefined;
  const lines = text.split('\n').map((line) => {
    const shown = maxBars === undefined ? line : escapeBarsAfter(line, maxBars);
    const isEnd = rowContent(line) === '';
    maxBars = isEnd ? undefined : (maxBars ?? countBars(line));
    return shown;
  });
  return lines.join('\n');
}

function escapeBarsAfter(line: string, maxBars: number): string {
  const start = /^[\s>]*\|?/.exec(line)?.[0].length ?? 0;
  const end = line.trimEnd().length;
  let bars = 0;
  return line.replace(BAR, (bar, at: number) => {
    const isOuter = at + bar.length <= start || at + bar.length === end;
    // An odd number of backslashes before it: no renderer takes it for a cell's end.
    if (isOuter || bar.length % 2 === 0) return bar;
    bars += 1;
    return bars <= maxBars ? bar : `\\${bar}`;
  });
}
