// The paths that a patch for the runtime's tool `apply_patch` touches. The runtime requests permission only for each
// file's new path: a move would read and delete its source without permission.

const HEADER = /^\s*\*\*\*\s*(?:(?:Add|Update|Delete)\s+File|Move\s+to)\s*:(.*)$/i;
const FRAME = /^\*\*\*\s*(?:Begin Patch|End Patch|End of File)\s*$/i;

/** Returns every path, sources of moves included; for a patch that isn't understood, the empty path, which is never allowed. */
export function pathsInPatch(args: unknown): readonly string[] {
  const lines = textOf(args).split(/\r\n?|\n/);
  const paths = lines.flatMap((line) => HEADER.exec(line)?.[1]?.trim() ?? []);
  const hasUnknownLine = lines.some(
    (line) => line.startsWith('***') && !HEADER.test(line) && !FRAME.test(line),
  );
  return paths.length === 0 || hasUnknownLine ? [''] : paths;
}

function textOf(args: unknown): string {
  if (typeof args === 'string') return args;
  if (typeof args !== 'object' || args === null || !('input' in args)) return '';
  return typeof args.input === 'string' ? args.input : '';
}
