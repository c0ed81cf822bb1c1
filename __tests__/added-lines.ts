/** A text before and after lines were added to it: those that begin with `+`. */
export function addedLines(marked: string): { readonly before: string; readonly after: string } {
  return {
    before: marked.replace(/^\+[^\n]*\n/gm, ''),
    after: marked.replace(/^\+/gm, ''),
  };
}
