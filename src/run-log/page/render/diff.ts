// A unified diff as people read it: the file's name instead of the lines that git needs.

/** Stands before a file's name. */
export const FILE_SIGN = '▸ ';

const HEADER = /^(?:index |--- |\+\+\+ |(?:old|new|new file|deleted file) mode |similarity index )/;

/** The diff with one line for each file's header. */
export function tidyDiff(patch: string): string {
  let isHeader = false;
  const lines = patch.split('\n').flatMap((line) => {
    if (line.startsWith('diff --git ')) {
      isHeader = true;
      return [FILE_SIGN + nameIn(line)];
    }
    if (line.startsWith('@@')) isHeader = false;
    return isHeader && HEADER.test(line) ? [] : [line];
  });
  return lines.join('\n');
}

/** `src/login.js` of `diff --git a/src/login.js b/src/login.js`. */
function nameIn(line: string): string {
  return line.slice(line.lastIndexOf(' b/') + 3);
}
