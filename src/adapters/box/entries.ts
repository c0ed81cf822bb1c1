// Lists everything in the box of one program, in the order in which it is put there.
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SquadError } from '#src/errors.ts';
import type { BoxCopy, BoxSpec } from '#src/ports/box.ts';
import { foldersAbove, wayInside } from '#src/text/paths.ts';
import { sha256 } from '#src/text/slug.ts';
import { type BoxEntry, readOnly, systemFolders } from './system-folders.ts';

/** A program that is to run in the box. */
export type BoxedProgram = BoxSpec & {
  /** A program on the PATH of `environment` or an absolute path, and its arguments. */
  readonly command: readonly string[];
  /** The whole environment in the box. */
  readonly environment: Readonly<Record<string, string>>;
  /** The working directory, one of the folders. */
  readonly directory: string;
  /**
   * A private folder of ours that the program may write to. Beside it lie its /tmp and what it changes in its copies, so
   * programs with the same home share these, too; /tmp is always new if folders of the run lie there.
   */
  readonly home: string;
  /** Gives the program a connection to us as its descriptor 3. */
  readonly hasConnection?: boolean;
  /** The box ends by itself some seconds later, in case we don't end it. */
  readonly timeoutMs?: number;
};

/** What the machine shares with every box, besides the system. */
export type SharedFolders = {
  /** Folders that may be read: the tool cache. */
  readonly readable: readonly string[];
  /** An empty folder and an empty file, which replace what is hidden. */
  readonly nothing: { readonly folder: string; readonly file: string };
  /** Folders among the system's that are hidden. */
  readonly covered: readonly string[];
};

/** Lists the entries, the outer before the inner. Throws a SquadError (E_BOX) for a link or a NUL that would lead out of it. */
export function listEntries(program: BoxedProgram, shared: SharedFolders): readonly BoxEntry[] {
  const { home, writable, readable, mounts = [], copies = [] } = program;
  refuseSeparators(program);
  for (const path of [home, ...writable]) openAgain(path);
  const entries: readonly BoxEntry[] = [
    ...systemFolders(),
    ...shared.covered.filter(existsSync).map(coverEntry),
    ...[process.execPath, ...shared.readable, ...readable].map(readOnly),
    ...[home, ...writable].map((path) => bind(path, path, true)),
    ...writable.flatMap((path) => hideGit(path, program, shared)),
    ...[...readable.map((path) => ({ from: path, to: path })), ...copies].flatMap((place) =>
      hideGitOf(place, shared),
    ),
    ...mounts.map(({ from, to, writable: isWritable }) => bind(from, to, isWritable)),
    ...copies.map((copy) => copyEntry(copy, home)),
  ];
  for (const { to } of [...mounts, ...copies]) refuseLinksOnTheWay([home, ...writable], to);
  return sortByDepth([temporaryFolder(home, entries), ...withoutRepeated(entries)]);
}

/** Restores the owner's rights to a folder: a program may have removed them, also for the programs that come after it. */
function openAgain(path: string): void {
  const { mode } = statSync(path);
  if ((mode & OWNERS) !== OWNERS) chmodSync(path, mode | OWNERS);
}

const OWNERS = 0o700;

/** Covers a folder with an empty one; writable, since folders of the run may lie below it. */
function coverEntry(path: string): BoxEntry {
  return { kind: 'tmpfs', bytes: 65_536, mode: '1777', to: path };
}

/** Refuses NUL, which separates paths, variables and arguments when they are passed on: one inside would split a text. */
function refuseSeparators({
  command,
  environment,
  directory,
  home,
  writable,
  readable,
  mounts = [],
  copies = [],
}: BoxedProgram): void {
  const paths = [directory, home, ...writable, ...readable];
  const places = [...mounts, ...copies].flatMap(({ from, to }) => [from, to]);
  const texts = [...command, ...Object.entries(environment).flat(), ...paths, ...places];
  if (!texts.some((text) => text.includes('\0'))) return;
  throw new SquadError({ code: 'E_BOX', message: 'No argument or variable may contain a NUL.' });
}

/** Hides git's own data, unless something else is mounted in its place. */
function hideGit(
  folder: string,
  { mounts = [] }: BoxedProgram,
  { nothing }: SharedFolders,
): readonly BoxEntry[] {
  const place = join(folder, '.git');
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found === undefined || mounts.some(({ to }) => to === place)) return [];
  refuseLink(place);
  return [coverGit(found, place, nothing)];
}

/** Hides the git data of another checkout, which may hold a token. A link there leads to nothing that isn't in the box anyway. */
function hideGitOf({ from, to }: BoxCopy, { nothing }: SharedFolders): readonly BoxEntry[] {
  if (!statSync(from).isDirectory()) return [];
  const found = lstatSync(join(from, '.git'), { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return [];
  return [coverGit(found, join(to, '.git'), nothing)];
}

function coverGit(found: Stats, place: string, nothing: SharedFolders['nothing']): BoxEntry {
  return bind(found.isDirectory() ? nothing.folder : nothing.file, place, false);
}

/** Refuses a link among the folders between a folder that programs write to and a place in it. */
function refuseLinksOnTheWay(writable: readonly string[], place: string): void {
  for (const root of writable) {
    const names = wayInside(root, place)?.split('/') ?? [];
    for (const index of names.keys()) refuseLink(join(root, ...names.slice(0, index + 1)));
  }
}

/** A program that wrote to the folder could have put the link there to send us elsewhere. Throws a SquadError (E_BOX). */
function refuseLink(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return;
  throw new SquadError({ code: 'E_BOX', message: `${path} was replaced by a link.` });
}

/** Shares /tmp by home. If something is mounted below /tmp, /tmp is new each time: programs could lead the mount astray. */
function temporaryFolder(home: string, entries: readonly BoxEntry[]): BoxEntry {
  if (entries.some(({ to }) => wayInside('/tmp', to) !== undefined)) {
    return { kind: 'tmpfs', bytes: TEMPORARY_BYTES, mode: '1777', to: '/tmp' };
  }
  const folder = join(besideHome(home), 'tmp');
  mkdirSync(folder, { recursive: true });
  return bind(folder, '/tmp', true);
}

const TEMPORARY_BYTES = 1024 * 1024 * 1024;

/** Makes a copy whose changes outlast the program: the next one with the same home finds them. */
function copyEntry({ from, to }: BoxCopy, home: string): BoxEntry {
  const folder = join(besideHome(home), sha256(to));
  for (const name of ['upper', 'work']) mkdirSync(join(folder, name), { recursive: true });
  return { kind: 'copy', from: realpathSync(from), to, folder };
}

/** Not in the home, where a program could put a link in the place of our folders. */
function besideHome(home: string): string {
  return `${home}.changes`;
}

function bind(from: string, to: string, isWritable: boolean): BoxEntry {
  return { kind: 'bind', from, to, access: isWritable ? 'write' : 'read' };
}

/** Leaves out a readable path that is listed twice, or that lies in another readable folder. */
function withoutRepeated(entries: readonly BoxEntry[]): readonly BoxEntry[] {
  const placesOf = (kept: readonly BoxEntry[]) => new Set(kept.map(({ to }) => resolve(to)));
  const [readable, writable] = [
    placesOf(entries.filter(isReadInPlace)),
    placesOf(entries.filter(canWrite)),
  ];
  const seen = new Set<string>();
  return entries.filter((entry) => {
    if (!isReadInPlace(entry)) return true;
    const place = resolve(entry.to);
    const above = foldersAbove(place);
    if (writable.has(place) || above.some((folder) => writable.has(folder))) return true;
    if (seen.has(place) || above.some((folder) => readable.has(folder))) return false;
    seen.add(place);
    return true;
  });
}

function isReadInPlace(entry: BoxEntry): boolean {
  return entry.kind === 'bind' && entry.access === 'read' && entry.from === entry.to;
}

/** Whether programs in the box may write to this entry. */
export function canWrite(entry: BoxEntry): boolean {
  return entry.kind === 'tmpfs' || (entry.kind === 'bind' && entry.access === 'write');
}

/** Sorts the outer before the inner. */
function sortByDepth(entries: readonly BoxEntry[]): readonly BoxEntry[] {
  const depth = ({ to }: BoxEntry) => (to === dirname(to) ? 0 : to.split('/').length);
  return entries.toSorted((one, other) => depth(one) - depth(other));
}
