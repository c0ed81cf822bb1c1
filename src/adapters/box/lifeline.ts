// How a box ends with the one who started it, whenever that is: also while the box is being made.

/**
 * A part of the programs in Perl that are a box's first process; they define `quit`. That process has a pipe as its
 * standard input whose other end the action's process alone holds, and hears from the kernel when it is closed. A tie to
 * the parent (PR_SET_PDEATHSIG) isn't enough: one that has ended before the tie was made is never noticed.
 * The numbers are F_SETOWN, F_SETFL and O_ASYNC of linux/include/uapi/asm-generic/fcntl.h.
 */
export const LIFELINE = String.raw`
sub hold_lifeline {
  my ($seconds) = @_;
  my $look = sub { my $closed = "\1"; quit(137) if select($closed, undef, undef, 0) > 0 };
  $SIG{ALRM} = sub { quit(137) }; alarm $seconds;
  $SIG{IO} = $look;
  fcntl(STDIN, 8, $$ + 0) && fcntl(STDIN, 4, 0x2000) or die "the box: its lifeline: $!\n";
  $look->();
}
`;

/** The first process ends the box only where the action, which is to do so at the time limit, has not. */
const SPARE_SECONDS = 5;
/** No job of GitHub Actions is longer. */
const LONGEST_MS = 5 * 24 * 60 * 60 * 1_000;

/** After how many seconds a box ends by itself. */
export function boxSeconds(timeoutMs: number = LONGEST_MS): number {
  return Math.ceil(Math.min(timeoutMs, LONGEST_MS) / 1_000) + SPARE_SECONDS;
}
