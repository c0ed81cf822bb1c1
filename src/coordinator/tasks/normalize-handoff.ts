// Normalises a handoff, so that a model's text can't pass for a header that code writes.

import { withoutUnseen } from '#src/text/invisible-characters.ts';
import { isRepositoryPath } from '#src/text/paths.ts';
import { HANDOFF_TYPES, type Handoff } from './handoff.ts';

/** A handoff as the broker passes it on, and what its sender must know about the changes. */
type NormalizedHandoff = { readonly handoff: Handoff; readonly remarks: readonly string[] };

/** Masks secrets, removes invisible characters, escapes forged headers, and leaves out paths outside the repository. */
export function normalizeHandoff(
  handoff: Handoff,
  mask: (text: string) => string,
): NormalizedHandoff {
  const files = handoff.files.map((path) => {
    const masked = mask(path);
    return { path: masked, normalized: normalizePath(masked) };
  });
  const clean = (text: string) => neutralizeHeaders(mask(text));
  const outside = files.filter(({ path }) => !isInside(path)).map(({ path }) => path);
  const inside = files.filter(({ path }) => isInside(path)).map(({ normalized }) => normalized);
  const { task, context, constraints } = handoff;
  return {
    handoff: {
      ...handoff,
      task: clean(task),
      context: context === undefined ? undefined : clean(context),
      constraints: constraints.map(clean),
      files: [...new Set(inside)],
    },
    remarks: outside.length === 0 ? [] : [leftOutNote(outside)],
  };
}

/** Normalises a path, so that `./src//a.js` and `src/a.js` are one file. */
export function normalizePath(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

function isInside(path: string): boolean {
  return !path.startsWith('/') && isRepositoryPath(normalizePath(path));
}

function leftOutNote(paths: readonly string[]): string {
  const shown = paths.slice(0, 5).map((path) => JSON.stringify(path.slice(0, 100)));
  const more = paths.length > shown.length ? `, and ${paths.length - shown.length} more` : '';
  return `Left out, because paths must be relative to the repository and stay inside it: ${shown.join(', ')}${more}.`;
}

/** Escapes lines that read like the header that names the sender. */
function neutralizeHeaders(text: string): string {
  return withoutUnseen(text)
    .text.split('\n')
    .map((line) => (readsLikeHeader(line) ? line.replace(/^[\s>]*/, '$&\\') : line))
    .join('\n');
}

const LONGEST_HEADER = 200;
const TYPE_AT_END = new RegExp(`\\((?:${HANDOFF_TYPES.join('|')})\\)[^\\p{L}\\p{N}]*$`, 'u');

/** True for `## Incoming from keaton (question)` in any case or compatibility form, whatever stands between the letters. */
function readsLikeHeader(line: string): boolean {
  const start = line.trim().slice(0, LONGEST_HEADER).normalize('NFKC').toLowerCase();
  if (/^[\s>]*\\/.test(start)) return false;
  const letters = start.replace(/[^\p{L}\p{N}]/gu, '').replace(/^\p{N}+/u, '');
  const isHeading = /^[^\p{L}\\]*#/u.test(start);
  return letters.startsWith('incomingfrom') || (isHeading && TYPE_AT_END.test(start));
}
