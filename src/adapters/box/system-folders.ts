// The parts of this machine that every program in the box can read: the system's own programs and settings.
import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { wayInside } from '#src/text/paths.ts';

/** One entry of the box's file system; `to` is its path there. */
export type BoxEntry =
  | {
      readonly kind: 'bind';
      readonly from: string;
      readonly to: string;
      readonly access: 'read' | 'write' | 'device';
    }
  /** `folder` receives the program's changes. */
  | {
      readonly kind: 'copy';
      readonly from: string;
      readonly to: string;
      readonly folder: string;
    }
  | { readonly kind: 'link'; readonly target: string; readonly to: string }
  | { readonly kind: 'tmpfs'; readonly bytes: number; readonly mode: string; readonly to: string };

const PROGRAM_FOLDERS = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/opt',
  // Only these: beside them, a service of the machine has its socket.
  '/nix/store',
  '/nix/var/nix/profiles',
];

/** Where people put the runner, other than in a home folder. */
const PLACES_OF_RUNNERS = ['/opt', '/usr/local'];
const FILES_OF_RUNNERS = ['.credentials', '.runner'];

/** Files and folders of /etc; none holds a password, a key or an address of this machine. */
const SETTINGS = [
  'alternatives',
  'bash.bashrc',
  'ca-certificates',
  'ca-certificates.conf',
  'debian_version',
  'fonts',
  'group',
  'hosts',
  'java-17-openjdk',
  'java-21-openjdk',
  'ld.so.cache',
  'ld.so.conf',
  'ld.so.conf.d',
  'localtime',
  'magic',
  'mime.types',
  'nsswitch.conf',
  'os-release',
  'passwd',
  'profile',
  'protocols',
  'services',
  'ssl/certs',
  'ssl/openssl.cnf',
  'timezone',
];

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
const SHARED_MEMORY_BYTES = 512 * 1024 * 1024;

/** Returns the entries that are the same for every program. */
export function systemFolders(): readonly BoxEntry[] {
  return [
    ...PROGRAM_FOLDERS.flatMap(programFolder),
    ...SETTINGS.map((name) => `/etc/${name}`)
      .filter(existsSync)
      .map(readOnly),
  ];
}

/** Finds the subfolders of the system's folders that hold the runner, with its credentials, or one of our paths. */
export function runnerFolders(
  ours: readonly string[],
  places: readonly string[] = PLACES_OF_RUNNERS,
): readonly string[] {
  const folders = places
    .filter(existsSync)
    .flatMap((place) => readdirSync(place).map((name) => join(place, name)));
  return folders.filter(
    (folder) =>
      FILES_OF_RUNNERS.some((name) => existsSync(join(folder, name))) ||
      ours.some((path) => wayInside(folder, path) !== undefined),
  );
}

/** Returns the entries of `/dev`, for a box that our own program makes. */
export function deviceFolder(): readonly BoxEntry[] {
  return [
    { kind: 'tmpfs', bytes: 65_536, mode: '755', to: '/dev' },
    ...DEVICES.map((name): BoxEntry => {
      const path = `/dev/${name}`;
      return { kind: 'bind', from: path, to: path, access: 'device' };
    }),
    { kind: 'link', target: '/proc/self/fd', to: '/dev/fd' },
    { kind: 'link', target: '/proc/self/fd/0', to: '/dev/stdin' },
    { kind: 'link', target: '/proc/self/fd/1', to: '/dev/stdout' },
    { kind: 'link', target: '/proc/self/fd/2', to: '/dev/stderr' },
    { kind: 'tmpfs', bytes: SHARED_MEMORY_BYTES, mode: '1777', to: '/dev/shm' },
  ];
}

/** Returns an entry for a folder or file at its own path, which follows links. */
export function readOnly(path: string): BoxEntry {
  return { kind: 'bind', from: realpathSync(path), to: path, access: 'read' };
}

/** Returns a folder of programs; `/bin` is a link on most systems, and stays one. */
function programFolder(path: string): readonly BoxEntry[] {
  if (!existsSync(path)) return [];
  if (lstatSync(path).isSymbolicLink())
    return [{ kind: 'link', target: readlinkSync(path), to: path }];
  return [readOnly(path)];
}
