// Finds files that hold an unfinished merge, or that Git LFS keeps elsewhere: Scribe doesn't change them.

/**
 * Returns what is broken in a text, as the end of a sentence, or undefined. A conflict's outer marks count at the start of any
 * line, even in code. Its middle mark alone doesn't: `=======` also underlines a heading.
 */
export function findCorruption(text: string): string | undefined {
  if (text.startsWith('version https://git-lfs.github.com/')) return 'Git LFS keeps it elsewhere';
  const mark = /^(?:<{7}|>{7})(?:[ \t].*)?\r?$/m.exec(text);
  if (mark === null) return undefined;
  const line = text.slice(0, mark.index).split('\n').length;
  return `line ${line} is a conflict mark of an unfinished merge (\`${mark[0].slice(0, 7)}\`)`;
}
