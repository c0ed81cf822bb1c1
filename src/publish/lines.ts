// Links to lines of a file as one commit has them: they lead to the same lines for ever.
import { addressOf, type RenderContext } from './words.ts';

export type LineRange = { readonly path: string; readonly line: number; readonly endLine: number };

/** The address of a file's lines at a commit. */
export function addressOfLines(
  { facts }: RenderContext,
  commit: string,
  { path, line, endLine }: LineRange,
): string {
  const lines = endLine > line ? `#L${line}-L${endLine}` : `#L${line}`;
  return `${addressOf(facts, 'blob', commit, path)}${lines}`;
}
