// Tells a pipe whose last program ended well while an earlier one failed: `npm test | tail` ends with 0.

/** Put before a command: where its last pipe is one, the ends of all its programs are printed when the shell exits. */
export const WATCH_PIPE =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a variable of bash
  'trap \'p="${PIPESTATUS[*]}"; case "$p" in *[1-9]*" 0") printf "\\n[ends of the pipe: %s]\\n" "$p";; esac\' EXIT; ';

/** A program that stops reading ends the one before it so, which is no failure. */
const BROKEN_PIPE = '141';

export type PipeEnd = {
  readonly text: string;
  /** The end of the first program that failed; undefined: none did. */
  readonly failed: number | undefined;
};

/** Takes what `WATCH_PIPE` printed off an output. */
export function readPipeEnd(output: string): PipeEnd {
  const shown = output.replaceAll(WATCH_PIPE, '');
  const printed = /\n?\[ends of the pipe: ([\d ]{1,200})\]\s*$/.exec(shown);
  if (printed === null) return { text: shown, failed: undefined };
  const ends = (printed[1] ?? '').split(' ');
  const failed = ends.find((end) => end !== '0' && end !== BROKEN_PIPE);
  const text = shown.slice(0, printed.index).trimEnd();
  return { text, failed: failed === undefined ? undefined : Number(failed) };
}
