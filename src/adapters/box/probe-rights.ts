// Finds the rights that a program in the box would have.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
export function heldRights(): readonly string[] {
  const status = readText('/proc/self/status');
  const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1] ?? '';
  const capabilities = ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'];
  return [
    ...capabilities
      .filter((name) => /[^0]/.test(field(name) || '?'))
      .map((name) => `capabilities (${name})`),
    ...(field('NoNewPrivs') === '1' ? [] : ['gaining privileges']),
    ...(field('Seccomp') === '2' ? [] : ['every system call']),
    ...(process.getuid?.() === 0 ? ['being root'] : []),
    // Whoever can look into the first process reaches what it has open, and the program that it runs, which may lie outside.
    ...(readTarget('/proc/1/root') === '' ? [] : ['looking into the first process']),
  ];
}

export function gainedRights(): readonly string[] {
  const tries = [
    ['/usr/bin/unshare', '--user', 'true'],
    ['/usr/bin/unshare', '--mount', 'true'],
    ['/usr/bin/sudo', '-n', 'true'],
  ];
  return tries
    .filter(
      ([program = '', ...args]) => existsSync(program) && spawnSync(program, args).status === 0,
    )
    .map((words) => words.join(' '));
}

/** Returns the open files, folders and sockets, leaving out what Node opens for itself. */
export function inheritedDescriptors(): readonly string[] {
  const numbers = readdirSync('/proc/self/fd').map(Number);
  return numbers
    .filter((number) => number > 2)
    .map((number) => [number, readTarget(`/proc/self/fd/${number}`)] as const)
    .filter(([, target]) => /^(?:\/(?!proc\/|dev\/)|socket:)/.test(target))
    .map(([number, target]) => `descriptor ${number}, ${target}`);
}

function readTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** Returns an empty text for an unreadable file. Synchronous: on the thread pool it would have to wait for its turn. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
