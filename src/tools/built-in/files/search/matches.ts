// What a search found, and how a model reads it: the same from ripgrep and from our own walk.
import { compareText, headOfBytes } from '#src/text/index.ts';
import { ok, type ToolResult } from '../../../pipeline/tool-result.ts';
import { CONTROL_CHARACTER } from '../use-path.ts';
import { SHOWN_BYTES } from '../view.ts';

/** A file that was found. `lines`: what is shown of it (`12:text`, `13-a line around it`, `--` between places); none: its path. */
export type FoundFile = { readonly path: string; readonly lines: readonly string[] };

export type Found = {
  readonly files: readonly FoundFile[];
  /** Why there may be more; undefined when the search came to its end. */
  readonly cut?: string | undefined;
};

export type Shown = {
  readonly mask: (text: string) => string;
  /** The most lines. */
  readonly limit: number;
  /** What is said when nothing was found. */
  readonly nothing: string;
};

/** Renders what was found, sorted by path, masked and cut. */
export function showFound({ files, cut }: Found, { mask, limit, nothing }: Shown): ToolResult {
  const lines = files
    .filter(({ path }) => !CONTROL_CHARACTER.test(path))
    .toSorted((one, other) => compareText(one.path, other.path))
    .flatMap(({ path, lines: own }) =>
      own.length === 0 ? [path] : own.map((line) => (line === '--' ? line : `${path}:${line}`)),
    );
  const wanted = lines.slice(0, limit);
  // Masked before it is cut, since half a secret would not be found.
  const text = mask(wanted.join('\n'));
  const shown = headOfBytes(text, SHOWN_BYTES);
  const notes = [
    ...(cut === undefined ? [] : [cut]),
    ...(lines.length > limit ? [`${lines.length - limit} more lines are not shown`] : []),
    ...(shown.length < text.length ? [`only the first ${SHOWN_BYTES} bytes are shown`] : []),
  ];
  const end = notes.length === 0 ? [] : [`[${notes.join('; ')}: narrow the search]`];
  return ok([shown === '' ? nothing : shown, ...end].join('\n'));
}
