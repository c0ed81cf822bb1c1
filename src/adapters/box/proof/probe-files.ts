// Finds the files of the machine that a program in the box would see, and those that it could write to.
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { readText } from './probe-rights.ts';

/** What the probe is told about files. */
export type FileFacts = {
  /** A word found only in our environment and our files. */
  readonly canary: string;
  /** Paths outside, none of which may exist in the box. */
  readonly hidden: readonly string[];
  /** The places that are meant to be there, and those of them that may be written to. */
  readonly places: readonly string[];
  readonly writable: readonly string[];
};

/** https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html */
export function foreignPlaces({ hidden, places, writable }: FileFacts): readonly string[] {
  const mounts = readText('/proc/self/mountinfo')
    .split('\n')
    .filter((line) => line !== '')
    .map(readMount);
  const isKnown = (place: string) =>
    places.includes(place) ||
    /^\/(?:$|proc(?:\/|$)|dev(?:\/|$))/.test(place) ||
    places.some((it) => place.startsWith(`${it}/`));
  const mayWrite = (place: string) =>
    writable.some((it) => place === it || place.startsWith(`${it}/`)) || place.startsWith('/dev/');
  return [
    ...hidden.filter((path) => existsSync(path)),
    ...mounts.filter(({ place }) => !isKnown(place)).map(({ place }) => place),
    ...mounts
      .filter(({ place, options }) => options.includes('rw') && !mayWrite(place))
      .map(({ place }) => `writing to ${place}`),
    ...mounts
      .filter(({ options }) => !options.includes('nosuid'))
      .map(({ place }) => `programs with other users' rights in ${place}`),
  ];
}

function readMount(line: string): { readonly place: string; readonly options: readonly string[] } {
  const [, , , , place = '', options = ''] = line.split(' ');
  const plain = place.replace(/\\(\d{3})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 8)),
  );
  return { place: plain, options: options.split(',') };
}

const NEVER_WRITABLE = [
  '/',
  '/dev',
  '/etc',
  '/home',
  '/opt',
  '/proc',
  '/root',
  '/run',
  '/sys',
  '/usr',
  '/usr/bin',
  '/usr/local',
  '/var',
  '/var/tmp',
];
const KERNEL_SWITCHES = [
  '/proc/sys/kernel/core_pattern',
  '/proc/sysrq-trigger',
  '/proc/sys/kernel/hostname',
];

/** Returns the places that could be written to, and those that could not but must. */
export function writableFolders({ canary, places, writable }: FileFacts): readonly string[] {
  const folders = [...NEVER_WRITABLE, ...places].filter(
    (path) => !writable.some((it) => path === it || path.startsWith(`${it}/`)),
  );
  const own = writable.filter((path) => !canWrite(`${path}/${canary}`));
  return [
    ...new Set(
      folders.filter((path) => canWrite(`${path}/${canary}`)).map((path) => `writing to ${path}`),
    ),
    ...KERNEL_SWITCHES.filter(canOpenToWrite),
    // In a box where nothing can be written, nothing works.
    ...own.map((path) => `nothing: ${path} can't be written to`),
  ];
}

function canWrite(path: string): boolean {
  try {
    writeFileSync(path, '', { flag: 'wx' });
    rmSync(path);
    return true;
  } catch {
    return false;
  }
}

function canOpenToWrite(path: string): boolean {
  try {
    closeSync(openSync(path, 'r+'));
    return true;
  } catch {
    return false;
  }
}
