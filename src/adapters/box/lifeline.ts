// Ends a box with the process that started it, at any time, even while the box is being made.

/**
 * A part of the Perl programs that are a box's first process; they define `quit`. The standard input of that process is a
 * pipe whose other end only the action's process holds, and the kernel signals when that end is closed. A tie to the parent
 * (PR_SET_PDEATHSIG) isn't enough: the end of a parent before the tie is made goes unnoticed.
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

/** The action ends the box at the time limit; the first process does so only if the action has not. */
const SPARE_SECONDS = 5;
/** No job of GitHub Actions is longer. */
const LONGEST_MS = 5 * 24 * 60 * 60 * 1_000;

/** Returns after how many seconds a box ends by itself. */
export function boxSeconds(timeoutMs: number = LONGEST_MS): number {
  return Math.ceil(Math.min(timeoutMs, LONGEST_MS) / 1_000) + SPARE_SECONDS;
}
