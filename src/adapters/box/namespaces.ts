// Makes the box with our own program, in a user namespace or, with sudo, without one.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BoxedProcess, startLaunch } from './boxed-process.ts';
import type { BoxedProgram } from './entries.ts';
import { countTasks } from './measure-usage.ts';
import { seccompFilter } from './seccomp-filter.ts';
import { type BoxEntry, deviceFolder } from './system-folders.ts';
import { insideIdentity, MAX_PROCESSES } from './way.ts';

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

// Makes a box out of the kernel's namespaces. Written in Perl, because Perl is on every Debian and Ubuntu, starts in a few
// milliseconds and can make system calls, which Node can't. Passed as an argument, never as a file that a program could
// change.

/**
 * Reads records of four fields from the file that is its first argument, removes the file, makes the box and runs the
 * command in it. The second argument is the processor. Loads no module, which would take longer than all the rest.
 * The program ends as the command does: with its code, or 128 plus the number of the signal.
 * Numbers of system calls: linux/arch/x86/entry/syscalls/syscall_64.tbl and linux/include/uapi/asm-generic/unistd.h.
 */
const NAMESPACE_PROGRAM = String.raw`
use strict; use warnings;
${LIFELINE}
my %number = $ARGV[1] eq 'arm64'
  ? (unshare => 97, mount => 40, umount => 39, pivot => 41, prctl => 167, capset => 91, hostname => 161, limit => 261,
     user => 147, group => 149, groups => 159, setattr => 442, close => 436,
     exit => 94, session => 157, dup => 24)
  : (unshare => 272, mount => 165, umount => 166, pivot => 155, prctl => 157, capset => 126, hostname => 170, limit => 302,
     user => 117, group => 119, groups => 116, setattr => 442, close => 436,
     exit => 231, session => 112, dup => 292);
sub call {
  my ($name, @values) = @_;
  syscall($number{$name}, @values) == -1 and die "the box: $name @values: $!\n";
}
sub quit { call('exit', $_[0]) }
sub put {
  my ($path, $text) = @_;
  open(my $out, '>', $path) or die "the box: $path: $!\n";
  syswrite($out, $text) // die "the box: $path: $!\n";
}

open(my $in, '<:raw', $ARGV[0]) or die "the box: its description: $!\n";
my @fields = do { local $/; split /\0/, <$in>, -1 };
close $in; unlink $ARGV[0];
my (%set, @mounts, @command); my %environment;
while (my ($kind, @values) = splice @fields, 0, 4) {
  if ($kind eq 'set') { $set{$values[0]} = $values[1] }
  elsif ($kind eq 'env') { $environment{$values[0]} = $values[1] }
  elsif ($kind eq 'arg') { push @command, $values[0] }
  elsif ($kind ne '') { push @mounts, [$kind, @values] }
}

call('prctl', 1, 9, 0, 0, 0);
# Where memory is short, the kernel ends what runs in here, and not the job.
put('/proc/self/oom_score_adj', '1000');
my ($user, $group) = ($>, $) + 0);
if ($set{userns}) {
  call('unshare', 0x10000000);
  put('/proc/self/setgroups', 'deny');
  put('/proc/self/uid_map', "$set{uid} $user 1");
  put('/proc/self/gid_map', "$set{gid} $group 1");
  put('/proc/sys/user/max_user_namespaces', '0');
}
call('unshare', 0x6e020000);
my $first = fork // die "the box: fork: $!\n";
if ($first == 0) { inside(); quit(126) }
waitpid $first, 0;
my $status = $?;
quit($status & 127 ? 128 + ($status & 127) : $status >> 8);

sub inside {
  call('prctl', 1, 9, 0, 0, 0);
  hold_lifeline($set{seconds});
  call('mount', 'none', '/', 0, 0x44000, 0);
  call('mount', 'tmpfs', '/tmp', 'tmpfs', 6, 'mode=755');
  mkdir '/tmp/old'; mkdir '/tmp/new';
  call('pivot', '/tmp', '/tmp/old'); chdir '/';
  call('mount', 'tmpfs', '/new', 'tmpfs', 6, 'mode=755');
  attach(@$_) for @mounts;
  folder('/new/proc');
  call('mount', 'proc', '/new/proc', 'proc', 15, 0);
  lo();
  call('hostname', 'box', 3);
  chdir '/new'; call('pivot', '.', '.'); call('umount', '.', 2); chdir '/';
  restrict($_, 1, 0, 0) for '/dev', '/';
  # The kernel hands no dump of memory to a program outside where this is 1; with 0 it does. sudo
  # has set it to 0, and not everywhere may root raise it.
  eval { limit(4, 1); 1 } or limit(4, 0);
  limit(6, $set{processes});
  for my $capability (0 .. 63) { last if syscall($number{prctl}, 24, $capability, 0, 0, 0) == -1 }
  syscall($number{prctl}, 47, 4, 0, 0, 0);
  if (!$set{userns}) {
    call('groups', 0, 0); call('group', ($set{gid} + 0) x 3); call('user', ($set{uid} + 0) x 3);
    # Another user is another tie to the process above.
    call('prctl', 1, 9, 0, 0, 0);
  }
  call('capset', pack('LL', 0x20080522, 0), pack('L6', (0) x 6));
  call('prctl', 38, 1, 0, 0, 0); call('prctl', 4, 0, 0, 0, 0);
  my $filter = pack 'H*', $set{filter};
  call('prctl', 22, 2, pack('Sx6P', length($filter) / 8, $filter), 0, 0);
  my $main = fork // die "the box: fork: $!\n";
  start() if $main == 0;
  while ((my $ended = wait) > 0) {
    next if $ended != $main;
    quit($? & 127 ? 128 + ($? & 127) : $? >> 8);
  }
}

sub start {
  call('session');
  if ($set{connection}) { call('dup', 1, 3, 0); call('dup', 2, 1, 0) }
  open(STDIN, '<', '/dev/null');
  syscall($number{close}, $set{connection} ? 4 : 3, 0x7fffffff, 0);
  chdir $set{directory} or die "the box: $set{directory}: $!\n";
  %ENV = %environment;
  no warnings 'exec';
  exec { $command[0] } @command;
  print STDERR "$command[0] could not be started: $!\n";
  quit($! == 2 ? 127 : 126);
}

sub attach {
  my ($kind, $from, $to, $option) = @_;
  my $place = "/new$to";
  die "the box: $to is a link\n" if -l $place;
  if ($kind eq 'link') { folder($place =~ s{/[^/]*$}{}r); symlink $from, $place or die "the box: $to: $!\n"; return }
  if ($kind eq 'tmpfs') { folder($place); call('mount', 'tmpfs', $place, 'tmpfs', 6, "size=$from,$option"); return }
  my $source = "/old$from";
  if ($kind eq 'copy') {
    folder($place);
    my $layers = "lowerdir=$source,upperdir=/old$option/upper,workdir=/old$option/work" . ($set{userns} ? ',userxattr' : '');
    my @mount = ('overlay', $place, 'overlay', 6, $layers);
    # In the kernel's list of options, these characters begin something else.
    return if "$source$option" !~ /[\\:,"]/ && syscall($number{mount}, @mount) != -1;
    $option = 'read';
  }
  if (-d $source) { folder($place) } else { folder($place =~ s{/[^/]*$}{}r); file($place) }
  call('mount', $source, $place, 0, 0x5000, 0);
  restrict($place, $option ne 'write' && $option ne 'device', $option ne 'device', 0x8000);
}

# Sets read-only, nosuid and nodev for a mount and, with 0x8000, for all below it.
sub restrict {
  my ($place, $read, $nodev, $below) = @_;
  call('setattr', -100, $place, $below, pack('QQQQ', ($read ? 1 : 0) | 2 | ($nodev ? 4 : 0), 0, 0, 0), 32);
}
sub folder { my ($path) = @_; return if -d $path; folder($path =~ s{/[^/]*$}{}r); mkdir $path, 0755 }
sub file { my ($path) = @_; return if -e $path; open(my $made, '>', $path) or die "the box: $path: $!\n" }
sub limit { my ($kind, $value) = @_; call('limit', 0, $kind, pack('QQ', $value, $value), 0) }
sub lo {
  socket(my $socket, 2, 2, 0) or die "the box: $!\n";
  my $request = pack 'a16sx22', 'lo', 0x41;
  ioctl($socket, 0x8914, $request) or die "the box: loopback: $!\n";
}
`;

export const PERL = '/usr/bin/perl';
export const SUDO = '/usr/bin/sudo';

/** Starts a program in a user namespace. Throws if no process can be started. */
export function startInUserNamespace(
  program: BoxedProgram,
  entries: readonly BoxEntry[],
  scratch: string,
): BoxedProcess {
  return startWith([], program, describeBox(program, entries, { scratch, isRoot: false }));
}

/** Starts a program as the job's user in namespaces that root makes. Throws if no process can be started. */
export function startWithSudo(
  program: BoxedProgram,
  entries: readonly BoxEntry[],
  scratch: string,
): BoxedProcess {
  const description = describeBox(program, entries, { scratch, isRoot: true });
  return startWith([SUDO, '-n', '--'], program, description);
}

function startWith(
  before: readonly string[],
  { hasConnection }: BoxedProgram,
  description: string,
): BoxedProcess {
  return startLaunch({
    command: [...before, PERL, '-e', NAMESPACE_PROGRAM, description, process.arch],
    connection: hasConnection === true ? 'output' : 'none',
  });
}

/**
 * Writes the records that the program reads, and returns the file's path. `isRoot`: root makes the namespaces; then there is no
 * user namespace, and the process limit counts all of the user's.
 */
function describeBox(
  { command, environment, directory, hasConnection = false, timeoutMs }: BoxedProgram,
  entries: readonly BoxEntry[],
  { scratch, isRoot }: { readonly scratch: string; readonly isRoot: boolean },
): string {
  const { user, group } = insideIdentity();
  const processes = MAX_PROCESSES + (isRoot ? countTasks() : 0);
  const records: readonly (readonly string[])[] = [
    ['set', 'userns', isRoot ? '' : '1'],
    ['set', 'seconds', String(boxSeconds(timeoutMs))],
    ['set', 'connection', hasConnection ? '1' : ''],
    ['set', 'uid', String(user)],
    ['set', 'gid', String(group)],
    ['set', 'directory', directory],
    ['set', 'processes', String(processes)],
    ['set', 'filter', seccompFilter().toString('hex')],
    ...[...deviceFolder(), ...entries].map(entryRecord),
    ...Object.entries(environment).map(([name, value]) => ['env', name, value]),
    ...command.map((arg) => ['arg', arg]),
  ];
  const path = join(scratch, `${randomUUID()}.box`);
  const fields = records.flatMap((record) =>
    Array.from({ length: 4 }, (_, at) => record[at] ?? ''),
  );
  writeFileSync(path, fields.join('\0'), { mode: 0o600, flag: 'wx' });
  return path;
}

function entryRecord(entry: BoxEntry): readonly string[] {
  if (entry.kind === 'link') return ['link', entry.target, entry.to];
  if (entry.kind === 'tmpfs') return ['tmpfs', String(entry.bytes), entry.to, `mode=${entry.mode}`];
  if (entry.kind === 'copy') return ['copy', entry.from, entry.to, entry.folder];
  return ['bind', entry.from, entry.to, entry.access];
}
