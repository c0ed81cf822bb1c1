// What the output can show: colours, links, and how many columns. A pipe gets no colours, unless forced, and no cut lines.

import { withoutUnseen } from '#src/text/invisible-characters.ts';
import { cutLine, type Line, type Span, type Style } from './line.ts';

export type Screen = {
  /** Undefined in a pipe, where lines are not cut. */
  readonly columns: number | undefined;
  readonly hasColours: boolean;
  readonly hasLinks: boolean;
};

type Output = { readonly isTTY?: boolean; readonly columns?: number };

/** Finds out what the output can show. NO_COLOR and FORCE_COLOR override what it finds about colours. */
export function screenOf(
  { isTTY = false, columns }: Output,
  variables: Readonly<Record<string, string>>,
): Screen {
  const { NO_COLOR = '', FORCE_COLOR = '', TERM = '' } = variables;
  const isAble = isTTY && TERM !== 'dumb';
  const isForced = FORCE_COLOR !== '' && FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  const isForbidden = NO_COLOR !== '' || (FORCE_COLOR !== '' && !isForced);
  return {
    columns: isTTY ? Math.max(MIN_COLUMNS, columns ?? 80) : undefined,
    hasColours: isForced || (isAble && !isForbidden),
    hasLinks: isAble,
  };
}

const MIN_COLUMNS = 20;

/** The terminal codes that begin and end each style. */
const CODES: Readonly<Record<Style, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
};

const ESCAPE = String.fromCharCode(27);

/** Renders a line for the output, without a line end. Removes characters by which posts could steer the terminal. */
export function paintLine(screen: Screen, line: Line): string {
  const visible = line.map((one) => ({ ...one, text: withoutUnseen(one.text).text }));
  const cut = screen.columns === undefined ? visible : cutLine(visible, screen.columns);
  return cut
    .filter(({ text }) => text !== '')
    .map((one) => paintSpan(screen, one))
    .join('')
    .trimEnd();
}

function paintSpan({ hasColours, hasLinks }: Screen, { text, style, link }: Span): string {
  const [on, off] = style === undefined ? [] : CODES[style];
  const painted =
    on !== undefined && hasColours ? `${ESCAPE}[${on}m${text}${ESCAPE}[${off}m` : text;
  return hasLinks && link !== undefined && /^https?:\/\/[!-~]+$/.test(link)
    ? `${ESCAPE}]8;;${link}${ESCAPE}\\${painted}${ESCAPE}]8;;${ESCAPE}\\`
    : painted;
}
