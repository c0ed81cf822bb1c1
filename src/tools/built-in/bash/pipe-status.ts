// Detects a pipe whose last program succeeds while an earlier one fails: `npm test | tail` ends with 0.

/** Goes before a command. If its last pipe is such a pipe, the shell prints the exit codes of all its programs on exit. */
export const WATCH_PIPE =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a variable of bash
  'trap \'p="${PIPESTATUS[*]}"; case "$p" in *[1-9]*" 0") printf "\\n[ends of the pipe: %s]\\n" "$p";; esac\' EXIT; ';

/** SIGPIPE, 128 + 13: the next program stopped reading, which is no failure. */
const BROKEN_PIPE = '141';

export type PipeEnd = {
  readonly text: string;
  /** The exit code of the first program that failed; undefined when none did. */
  readonly failed: number | undefined;
};

/** Reads what `WATCH_PIPE` printed, and removes it from the output. */
export function readPipeEnd(output: string): PipeEnd {
  const shown = output.replaceAll(WATCH_PIPE, '');
  const printed = /\n?\[ends of the pipe: ([\d ]{1,200})\]\s*$/.exec(shown);
  if (printed === null) return { text: shown, failed: undefined };
  const ends = (printed[1] ?? '').split(' ');
  const failed = ends.find((end) => end !== '0' && end !== BROKEN_PIPE);
  const text = shown.slice(0, printed.index).trimEnd();
  return { text, failed: failed === undefined ? undefined : Number(failed) };
}
