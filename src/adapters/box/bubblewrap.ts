// Makes the box with bubblewrap: https://github.com/containers/bubblewrap

import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BoxedProcess, startLaunch } from './boxed-process.ts';
import type { BoxedProgram } from './entries.ts';
import { boxSeconds, LIFELINE, PERL } from './namespaces.ts';
import { seccompFilter } from './seccomp-filter.ts';
import type { BoxEntry } from './system-folders.ts';
import { type BoxIdentity, insideIdentity, MAX_PROCESSES } from './way.ts';

/** Never searched on the PATH, which the job's other steps may write to. */
export const BUBBLEWRAP = '/usr/bin/bwrap';

const SHARED_MEMORY_BYTES = 512 * 1024 * 1024;
/** More than the root file system ever needs: it holds nothing but mount points. */
const ROOT_BYTES = 16 * 1024 * 1024;

/**
 * The box's first process. It ends with bubblewrap and with us, limits what the program may take, closes the descriptors
 * that we may have inherited, lets no process look into it, starts the program and ends as the program does. Bubblewrap
 * waits for its end, and with it for the end of everything in the box. Arguments: its seconds, the most processes, the first
 * descriptor to close, the numbers of three system calls, the command.
 */
const LIMIT_PROGRAM = String.raw`${LIFELINE}
  my ($seconds, $processes, $first, $limit, $prctl, $exit) = map { $_ + 0 } splice @ARGV, 0, 6;
  sub quit { syscall($exit, $_[0]) }
  syscall($prctl, 1, 9, 0, 0, 0);
  hold_lifeline($seconds);
  my ($most, $one) = (pack('QQ', $processes, $processes), pack('QQ', 1, 1));
  syscall($limit, 0, 6, $most, 0);
  # The kernel hands no dump of memory to a program outside where this is 1; with 0 it does.
  syscall($limit, 0, 4, $one, 0);
  syscall(436, $first, 0x7fffffff, 0);
  syscall($prctl, 4, 0, 0, 0, 0);
  my $main = fork // die "the box: fork: $!\n";
  if ($main == 0) {
    no warnings 'exec';
    open(STDIN, '<', '/dev/null');
    exec { $ARGV[0] } @ARGV;
    print STDERR "$ARGV[0] could not be started: $!\n";
    quit($! == 2 ? 127 : 126);
  }
  syscall(436, 3, 3, 0);
  while ((my $ended = wait) > 0) {
    quit($? & 127 ? 128 + ($? & 127) : $? >> 8) if $ended == $main;
  }
`;

/** prlimit64, prctl and exit_group. */
const CALLS = { arm64: [261, 167, 94], x64: [302, 157, 231] };

/** Starts a program. Throws if no process can be started. */
export function startInBubblewrap(
  program: BoxedProgram,
  entries: readonly BoxEntry[],
  scratch: string,
): BoxedProcess {
  const connection = program.hasConnection === true ? 'descriptor' : 'none';
  const first = connection === 'descriptor' ? 4 : 3;
  const calls = process.arch === 'arm64' ? CALLS.arm64 : CALLS.x64;
  const numbers = [boxSeconds(program.timeoutMs), MAX_PROCESSES, first, ...calls];
  const args = describeBox(program, entries, insideIdentity());
  const description = openPrivate(scratch, args.map((arg) => `${arg}\0`).join(''));
  const filter = openPrivate(scratch, seccompFilter());
  try {
    return startLaunch({
      command: [
        ...[BUBBLEWRAP, '--args', String(first), '--seccomp', String(first + 1), '--'],
        ...[PERL, '-e', LIMIT_PROGRAM, ...numbers.map(String), ...program.command],
      ],
      descriptors: [description, filter],
      connection,
    });
  } finally {
    for (const descriptor of [description, filter]) closeSync(descriptor);
  }
}

/** Opens a file that has no name any more, so that only a process with its descriptor can read it. */
function openPrivate(folder: string, content: string | Uint8Array): number {
  const path = join(folder, `${randomUUID()}.box`);
  writeFileSync(path, content, { mode: 0o600, flag: 'wx' });
  const descriptor = openSync(path, 'r');
  rmSync(path);
  return descriptor;
}

function describeBox(
  { directory, environment }: BoxedProgram,
  entries: readonly BoxEntry[],
  { user, group }: BoxIdentity,
): readonly string[] {
  return [
    ...['--unshare-user', '--disable-userns', '--unshare-pid', '--unshare-net', '--unshare-ipc'],
    ...['--unshare-uts', '--unshare-cgroup-try'],
    ...['--uid', String(user), '--gid', String(group), '--hostname', 'box'],
    // Without --die-with-parent: bubblewrap, if killed while it makes the box, would leave a child that waits for it for ever.
    ...['--new-session', '--as-pid-1', '--cap-drop', 'ALL', '--clearenv'],
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...['--size', String(ROOT_BYTES), '--tmpfs', '/'],
    ...entries.flatMap(entryArguments),
    ...['--proc', '/proc', '--remount-ro', '/proc', '--dev', '/dev'],
    ...['--size', String(SHARED_MEMORY_BYTES), '--perms', '1777', '--tmpfs', '/dev/shm'],
    ...['--remount-ro', '/dev', '--remount-ro', '/', '--chdir', directory],
  ];
}

function entryArguments(entry: BoxEntry): readonly string[] {
  if (entry.kind === 'link') return ['--symlink', entry.target, entry.to];
  // Older versions can't make a copy on write.
  if (entry.kind === 'copy') return ['--ro-bind', entry.from, entry.to];
  if (entry.kind === 'tmpfs')
    return ['--size', String(entry.bytes), '--perms', entry.mode, '--tmpfs', entry.to];
  return [entry.access === 'write' ? '--bind' : '--ro-bind', entry.from, entry.to];
}
