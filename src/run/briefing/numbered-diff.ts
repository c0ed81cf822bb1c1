// A diff for a prompt. Each line starts with its number in the new file, which is the number that a review names.
import { type FileDiff, NUMBER_WIDTH, numberedLines } from '#src/publish/reviews/diff.ts';
import { compareText } from '#src/text/compare.ts';
import { plural } from '#src/text/count.ts';
import { isAmong } from '#src/text/paths.ts';

/** True for a file that one of these files and folders is about, also under its name before a rename. */
export function isNamed(
  { path, previousPath = path }: FileDiff,
  named: readonly string[],
): boolean {
  return isAmong(path, named) || isAmong(previousPath, named);
}

/**
 * Renders the files of a diff with numbered lines, in at most about `maxLength` characters; names what is missing. Small files
 * are shown whole, and large ones share what is left, so that none takes all of it. `first` are
 * paths or folders that come first; what `authorsOf` returns stands after a path. Pure.
 */
export function renderNumberedDiff(
  files: readonly FileDiff[],
  maxLength: number,
  first: readonly string[],
  authorsOf: (path: string) => string,
): string {
  const inOrder = files.toSorted((one, other) => compareText(one.path, other.path));
  const named = inOrder.filter((file) => isNamed(file, first));
  const others = inOrder.filter((file) => !isNamed(file, first));
  const texts = new Map<FileDiff, string>();
  let left = maxLength - MISSING_LENGTH;
  for (const group of [named, others]) {
    for (const [at, file] of group.toSorted(bySize).entries()) {
      const share = Math.max(left / (group.length - at), LEAST_SHARE);
      const text = renderFile(file, authorsOf(file.path), Math.min(share, left));
      if (text !== undefined) texts.set(file, text);
      left -= text?.length ?? 0;
    }
  }
  const ordered = [...named, ...others];
  const shown = ordered.flatMap((file) => texts.get(file) ?? []);
  const missing = ordered.flatMap((file) => (texts.has(file) ? [] : [file.path]));
  return [...shown, missingLine(missing)].filter((text) => text !== '').join('\n\n');
}

/** A file is worth showing from so many characters on. */
const LEAST_SHARE = 1_500;

function bySize(one: FileDiff, other: FileDiff): number {
  return sizeOf(one) - sizeOf(other);
}

function sizeOf({ hunks }: FileDiff): number {
  const lines = hunks.flatMap(({ marked }) => marked);
  return lines.reduce((size, line) => size + line.length + NUMBER_WIDTH + 2, 0);
}

const MISSING_LENGTH = 400;

function renderFile(
  { path, previousPath, status, hunks }: FileDiff,
  authors: string,
  room: number,
): string | undefined {
  const from = previousPath === undefined ? '' : `, was ${previousPath}`;
  const by = authors === '' ? '' : `, by ${authors}`;
  const head = `${path} (${status}${from}${by})`;
  const lines = numberedLines(hunks);
  if (head.length > room) return undefined;
  const kept = linesWithin(lines, room - head.length - CUT_LENGTH);
  const cut = lines.length - kept.length;
  if (kept.length === 0 && cut > 0) return undefined;
  return [
    head,
    ...kept,
    ...(cut === 0 ? [] : [`[cut: ${plural(cut, 'more line')}; view the file]`]),
  ].join('\n');
}

const CUT_LENGTH = 50;

function linesWithin(lines: readonly string[], room: number): readonly string[] {
  let left = room;
  const end = lines.findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return end === -1 ? lines : lines.slice(0, end);
}

function missingLine(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  const named = paths
    .slice(0, 8)
    .join(', ')
    .slice(0, MISSING_LENGTH - 60);
  const more = paths.length > 8 ? `, and ${plural(paths.length - 8, 'more file')}` : '';
  return `[not shown for lack of room: ${named}${more}]`;
}
