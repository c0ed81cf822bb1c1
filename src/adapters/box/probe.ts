// Runs in the box and tries everything that must be impossible there. It reports what it could do: an empty list is good.
import { closeSync, existsSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { BoxLeak } from '#src/ports/box.ts';
import { gainedRights, heldRights, inheritedDescriptors, readText } from './probe-rights.ts';

/** What the probe is told about files. */
type FileFacts = {
  /** A word found only in our environment and our files. */
  readonly canary: string;
  /** Paths outside, none of which may exist in the box. */
  readonly hidden: readonly string[];
  /** The places that are meant to be there, and those of them that may be written to. */
  readonly places: readonly string[];
  readonly writable: readonly string[];
};

/** https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html */
function foreignPlaces({ hidden, places, writable }: FileFacts): readonly string[] {
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
function writableFolders({ canary, places, writable }: FileFacts): readonly string[] {
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

/** What the probe is told about the world outside. */
export type ProbeFacts = FileFacts & {
  /** The names of the variables that are meant to be there. */
  readonly variables: readonly string[];
  /** The id of the action's process, outside. */
  readonly process: number;
  /** Our listeners, and an address that no network leads to. */
  readonly listeners: readonly NetConnectOpts[];
};

/** Tries everything, and returns what succeeded; takes less than a second. */
export async function findLeaks(facts: ProbeFacts): Promise<readonly BoxLeak[]> {
  // Comes first, since the other checks open files and sockets themselves.
  const inherited = inheritedDescriptors();
  const network = Promise.all(facts.listeners.map(reachedListener));
  const found: readonly (readonly [BoxLeak['guarantee'], readonly string[]])[] = [
    ['environment', leakedVariables(facts)],
    ['processes', foreignProcesses(facts)],
    ['files', [...foreignPlaces(facts), ...writableFolders(facts)]],
    ['rights', [...heldRights(), ...inherited, ...gainedRights()]],
    ['network', [...foreignInterfaces(), ...(await network).flat()]],
  ];
  return found.flatMap(([guarantee, whats]) => whats.map((what) => ({ guarantee, what })));
}

function leakedVariables({ variables, canary }: ProbeFacts): readonly string[] {
  const own = Object.entries(process.env);
  const known = [...variables, 'PWD'];
  const foreign = own.filter(([name, value]) => !known.includes(name) || value === canary);
  return [
    ...foreign.map(([name]) => `the variable ${name}`),
    ...listProcesses()
      .filter((id) => readText(`/proc/${id}/environ`).includes(canary))
      .map((id) => `the environment of process ${id}`),
  ];
}

/** The box's own first process, this one, and what it starts. */
const OWN_PROCESSES = 8;

function foreignProcesses({ process: outside }: ProbeFacts): readonly string[] {
  const ids = listProcesses();
  return [
    ...(ids.length > OWN_PROCESSES ? [`${ids.length} processes`] : []),
    ...(process.pid > MAX_OWN_ID ? ['a process tree that is not its own'] : []),
    ...(outside > MAX_OWN_ID && canSignal(outside) ? ['the process of the action'] : []),
  ];
}

const MAX_OWN_ID = 64;

function listProcesses(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function canSignal(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

function foreignInterfaces(): readonly string[] {
  const names = Object.entries(networkInterfaces()).filter(([, addresses]) =>
    addresses?.some((it) => !it.internal),
  );
  return names.map(([name]) => `the interface ${name}`);
}

const CONNECT_MS = 1_000;

/** Returns a leak if one of our listeners answers. */
async function reachedListener(target: NetConnectOpts): Promise<readonly string[]> {
  const shown = 'path' in target ? target.path.replace('\0', '@') : `${target.host}:${target.port}`;
  return new Promise((resolve) => {
    const socket = connect({ ...target, timeout: CONNECT_MS });
    const end = (leaks: readonly string[]) => {
      socket.destroy();
      resolve(leaks);
    };
    socket.once('connect', () => end([`a connection to ${shown}`]));
    // No answer is no leak: a slow machine answers late, and a way out needs an interface, which is checked separately.
    socket.once('timeout', () => end([]));
    socket.once('error', () => end([]));
  });
}
