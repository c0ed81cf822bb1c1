// A map of a repository for a prompt: its folders with their files, shallow ones first, as far as there is room.

import { resultOr } from '#src/errors.ts';
import type { MemoryReader } from '#src/team/briefing.ts';
import { CONVENTION_FILES, findChecks } from '#src/team/repository-files.ts';
import { narrowRights } from '#src/team/settings.ts';
import { compareText } from '#src/text/compare.ts';
import { plural, sum } from '#src/text/count.ts';
import { oneLine } from '#src/text/one-line.ts';
import { shareWork } from '#src/text/serialize.ts';
import { listFiles } from '#src/workspace/git-history.ts';
import { byProductKind } from '#src/workspace/tool-writes.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';

/** Folders that programs fill, beside those of by-products; each is shown as one line. */
const GENERATED = new Set('vendor third_party dist coverage .yarn __snapshots__ Pods'.split(' '));
const LOCK_FILE = /(?:^|[.-])lock(?:\.\w+)?$|-lock\.\w+$|^go\.sum$|^npm-shrinkwrap\.json$/i;

/** The share of the room that folder names may take; the rest is for files. */
const FOLDERS_SHARE = 0.5;
const LONGEST_NAME = 120;

type Folder = {
  readonly path: string;
  readonly depth: number;
  /** Whether its contents are hidden. */
  readonly isClosed: boolean;
  /** The number of files in it and below it. */
  total: number;
  /** Names of the files in it. */
  readonly files: string[];
};

/** Renders the map in at most `maxLength` characters; of the folder `closed`, only the number of files is shown. Pure. */
export function renderRepositoryMap(
  paths: readonly string[],
  { maxLength, closed }: { readonly maxLength: number; readonly closed: string },
): string {
  const folders = [...foldersOf(paths, closed).values()].sort(byWeight);
  const shown = chooseFolders(folders, maxLength * FOLDERS_SHARE);
  const missing = folders.length - shown.length;
  const notice = missing === 0 ? '' : `… and ${plural(missing, 'more folder')}`;
  let left = maxLength - notice.length - sum(shown.map((folder) => headOf(folder).length + 1));
  const lines = shown.map((folder) => {
    const files = filesIn(folder, left);
    left -= files.length;
    return { path: folder.path, line: `${headOf(folder)}${files}` };
  });
  const inOrder = lines.sort((one, other) => compareText(one.path, other.path));
  return [...inOrder.map(({ line }) => line), notice].filter((line) => line !== '').join('\n');
}

function foldersOf(paths: readonly string[], closed: string): ReadonlyMap<string, Folder> {
  const folders = new Map<string, Folder>();
  for (const path of paths) {
    const names = path.split('/');
    const file = names.pop() ?? '';
    let folder = openFolder(folders, '', closed);
    folder.total += 1;
    for (const name of names) {
      if (folder.isClosed) break;
      folder = openFolder(folders, `${folder.path}${name}/`, closed);
      folder.total += 1;
    }
    if (!folder.isClosed) folder.files.push(file);
  }
  return folders;
}

function openFolder(folders: Map<string, Folder>, path: string, closed: string): Folder {
  const known = folders.get(path);
  if (known !== undefined) return known;
  const names = path.split('/').slice(0, -1);
  const name = names.at(-1) ?? '';
  const isClosed =
    path === `${closed}/` || GENERATED.has(name) || byProductKind(name) !== undefined;
  const folder: Folder = { path, depth: names.length, isClosed, total: 0, files: [] };
  folders.set(path, folder);
  return folder;
}

/** Puts shallow folders first, and among those of one depth the ones that people fill. */
function byWeight(one: Folder, other: Folder): number {
  return (
    one.depth - other.depth ||
    Number(one.isClosed) - Number(other.isClosed) ||
    compareText(one.path, other.path)
  );
}

function chooseFolders(folders: readonly Folder[], room: number): readonly Folder[] {
  let left = room;
  return folders.filter((folder) => {
    left -= headOf(folder).length + 1;
    return left >= 0;
  });
}

function headOf({ path, total }: Folder): string {
  return `${path === '' ? './' : nameOf(path)} (${total})`;
}

/** Lists the files of one folder as far as they fit; lock files come last. */
function filesIn({ files, isClosed }: Folder, room: number): string {
  if (isClosed || files.length === 0) return '';
  const names = files.toSorted(byUse).map(nameOf);
  const whole = `: ${names.join(' ')}`;
  if (whole.length <= room) return whole;
  let left = room - MORE_LENGTH;
  const end = names.findIndex((name) => {
    left -= name.length + 1;
    return left < 0;
  });
  return end <= 0 ? '' : `: ${names.slice(0, end).join(' ')} … ${names.length - end} more`;
}

const MORE_LENGTH = 16;

function byUse(one: string, other: string): number {
  const isLock = Number(LOCK_FILE.test(one)) - Number(LOCK_FILE.test(other));
  return isLock || compareText(one, other);
}

/** Puts a name in quotation marks if it is more than a word. */
function nameOf(name: string): string {
  const shown = oneLine(name, LONGEST_NAME);
  return /^[\p{L}\p{N}._/@+()[\]-]+$/u.test(shown) ? shown : JSON.stringify(shown);
}

/** A file with the repository's instructions for those who work on it. */
type ConventionFile = { readonly path: string; readonly text: string };

export type RepositoryFacts = {
  /** Every file of the branch that the work starts on; empty when git can't list them. */
  readonly files: readonly string[];
  readonly conventions: readonly ConventionFile[];
  /** The commands of the checks, if they may run. */
  readonly checks: readonly string[];
};

/** A longer file would be cut in the prompt anyway. */
const CONVENTION_BYTES = 32_768;

/** Returns a function that reads the facts once; it never rejects. */
export function openRepositoryFacts(
  reader: MemoryReader,
  context: RunContext,
  repository: RepositoryContext,
): () => Promise<RepositoryFacts> {
  return shareWork(() => readFacts(reader, context, repository));
}

async function readFacts(
  reader: MemoryReader,
  context: RunContext,
  repository: RepositoryContext,
): Promise<RepositoryFacts> {
  const [files, conventions, checks] = await Promise.all([
    resultOr(listFiles(context.ports.git, repository.branch.start), []),
    resultOr(readConventions(reader, repository), []),
    resultOr(listChecks(context, repository), []),
  ]);
  return { files, conventions, checks };
}

/** Reads the trusted commit's files without invisible text; of files with the same text, keeps one. */
async function readConventions(
  reader: MemoryReader,
  { tree }: RepositoryContext,
): Promise<readonly ConventionFile[]> {
  const read = await Promise.all(
    CONVENTION_FILES.map(async (path) => {
      const text = (await tree.read(path, CONVENTION_BYTES)) ?? '';
      return { path, text: reader.instructions(text, path).trim() };
    }),
  );
  const isPointer = (text: string) => /^@?\S{1,60}\.md$/.test(text);
  return read.filter(
    ({ text }, index) =>
      text !== '' && !isPointer(text) && !read.slice(0, index).some((one) => one.text === text),
  );
}

async function listChecks(
  { inputs }: RunContext,
  { tree, team, target }: RepositoryContext,
): Promise<readonly string[]> {
  const { commands, checks: named } = team.settings;
  const isOff = narrowRights(inputs.commands, commands) === 'off';
  if (isOff || target.answerOnly !== undefined) return [];
  const checks = await findChecks(tree, named);
  return checks.map(({ run }) => run);
}
