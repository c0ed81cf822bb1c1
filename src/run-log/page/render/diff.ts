// A unified diff as people read it: a file's name instead of git's header lines.

/** The sign in front of a file's name. */
export const FILE_SIGN = '▸ ';

const HEADER = /^(?:index |--- |\+\+\+ |(?:old|new|new file|deleted file) mode |similarity index )/;

/** Returns the diff with each file's header reduced to one line. */
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

/** Returns `src/login.js` for `diff --git a/src/login.js b/src/login.js`. */
function nameIn(line: string): string {
  return line.slice(line.lastIndexOf(' b/') + 3);
}
