// Links to lines of a file as one commit has them: they lead to the same lines for ever.
import { type RenderContext, repositoryUrl } from './render-markdown.ts';

export type LineRange = { readonly path: string; readonly line: number; readonly endLine: number };

/** The address of a file's lines at a commit. */
export function linesUrl(
  { facts }: RenderContext,
  commit: string,
  { path, line, endLine }: LineRange,
): string {
  const lines = endLine > line ? `#L${line}-L${endLine}` : `#L${line}`;
  return `${repositoryUrl(facts, 'blob', commit, path)}${lines}`;
}
