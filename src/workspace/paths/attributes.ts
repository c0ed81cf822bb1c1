// What `.gitattributes` says of files: which bytes `git add` would commit, and which files only another program may commit.
// Our worktrees hold the commit's own bytes, so nothing is converted on the way out.
import { isUtf8 } from 'node:buffer';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { attemptNow } from '#src/errors.ts';
import { readRegularFile } from '#src/files/open-file.ts';
import { ATTRIBUTES_REPOSITORY, type Git, type GitTreeEntry } from '#src/ports/git.ts';
import { isLfsPointer } from '#src/text/decode-text.ts';
import { batchPaths, isRegular, objectId, withFolders } from './tree-entries.ts';

/** The attributes of one file that say something; a value is `set`, `unset` or what stands after the `=`. */
export type FileAttributes = ReadonlyMap<string, string>;

const NAMES = ['text', 'crlf', 'eol', 'ident', 'filter', 'working-tree-encoding'];
const ATTRIBUTES_FILE = '.gitattributes';

/**
 * Returns the attributes of the paths that have any. `entries`: what a commit holds on the way to them, from `listFolderEntries`. Its
 * `.gitattributes` count, at any depth, and neither those of a folder that programs write to nor those of the checkout. Throws a
 * SquadError (E_GIT).
 */
export async function readAttributes(
  git: Git,
  entries: ReadonlyMap<string, GitTreeEntry>,
  paths: readonly string[],
): Promise<ReadonlyMap<string, FileAttributes>> {
  const folders = paths.flatMap((path) => withFolders(path).slice(0, -1));
  const places = ['', ...folders.map((folder) => `${folder}/`)].map((it) => it + ATTRIBUTES_FILE);
  const files = [...new Set(places)].filter((path) => isRegular(entries.get(path)));
  const found = new Map<string, Map<string, string>>();
  if (files.length === 0) return found;
  const directory = await mkdtemp(join(git.scratch, 'attributes-'));
  const worktree = { directory, indexFile: join(directory, 'index') };
  const environment = { GIT_DIR: join(git.scratch, ATTRIBUTES_REPOSITORY) };
  try {
    for (const path of files) {
      await mkdir(join(directory, dirname(path)), { recursive: true });
      const bytes = await git.readObject(entries.get(path)?.object ?? '');
      await writeFile(join(directory, path), bytes);
    }
    for (const batch of batchPaths(paths)) {
      const asking = ['check-attr', '-z', ...NAMES, '--', ...batch];
      readAnswer(await git.run(asking, { worktree, environment }), found);
    }
    return found;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Reads `<path>\0<attribute>\0<value>\0`, again and again. */
function readAnswer(told: string, found: Map<string, Map<string, string>>): void {
  const fields = told.split('\0');
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = '', name = '', value = ''] = fields.slice(at, at + 3);
    if (value === 'unspecified') continue;
    found.set(path, (found.get(path) ?? new Map()).set(name, value));
  }
}

/** Returns why a run can't commit a file; undefined when it can. As a clause, to follow the file's path and a colon. */
export function filterReason(attributes: FileAttributes | undefined): string | undefined {
  const filter = attributes?.get('filter') ?? 'unset';
  if (filter === 'set' || filter === 'unset') return undefined;
  if (filter === 'lfs')
    return 'Git LFS keeps it, as .gitattributes says, and a run uploads nothing there';
  return `.gitattributes has it pass through the filter ${JSON.stringify(filter)}, which a run does not start`;
}

/** Returns what `git add` would commit of a file's bytes; a text says why that can't be told. */
export type Conversion = (bytes: Buffer) => Buffer | string;

/** Returns the conversion of a file; undefined for one whose own bytes are committed. `readBefore`: what was committed before. */
async function conversionOf(
  attributes: FileAttributes,
  readBefore: () => Promise<Buffer>,
): Promise<Conversion | undefined> {
  const rule = textRule(attributes);
  const encoding = attributes.get('working-tree-encoding');
  const replacesIds = attributes.get('ident') === 'set';
  if (rule === 'binary' && encoding === undefined && !replacesIds) return undefined;
  const keepsReturns = rule !== 'binary' && hasReturns(await readBefore());
  return (bytes) => {
    const text = asUtf8(bytes, encoding);
    if (typeof text === 'string') return text;
    const ended = keepsReturns ? text : withLineFeeds(text, rule);
    return replacesIds ? withoutIds(ended) : ended;
  };
}

/** What the base says of the paths. */
export type BaseFacts = {
  readonly git: Git;
  readonly entries: ReadonlyMap<string, GitTreeEntry>;
  readonly attributes: ReadonlyMap<string, FileAttributes>;
};

/** What of a file is committed. `obstacle`: why nothing is. */
type OwnBytes = {
  readonly convert?: Conversion | undefined;
  readonly obstacle: string | undefined;
};

/** Returns how a file's bytes become those of the commit, and what stands against that; or that the base has them already. */
export async function readOwn(
  directory: string,
  path: string,
  { git, entries, attributes }: BaseFacts,
): Promise<'unchanged' | OwnBytes> {
  const [entry, said] = [entries.get(path), attributes.get(path)];
  if (entry === undefined && said === undefined) return { obstacle: undefined };
  const readBefore = async () => (isRegular(entry) ? git.readObject(entry.object) : NO_BYTES);
  const convert = said && (await conversionOf(said, readBefore));
  const bytes = await readRegularFile(directory, path);
  if (bytes === undefined) return { obstacle: filterReason(said) };
  const added = convert?.(bytes) ?? bytes;
  const known = [...entries.values()].map(({ object }) => object);
  const idOf = (one: Buffer) => objectId(one, known[0]?.length ?? 0);
  const isThere = (one: Buffer | string) => typeof one !== 'string' && idOf(one) === entry?.object;
  if (isThere(bytes) || isThere(added)) return 'unchanged';
  if (typeof added === 'string') return { obstacle: added };
  // A file that moved is still kept where its pointer says.
  const isMoved = isLfsPointer(bytes) && known.includes(idOf(bytes));
  return { convert, obstacle: isMoved ? undefined : filterReason(said) };
}

const NO_BYTES = Buffer.alloc(0);

/** Decodes a text that a program wrote in the encoding of people's checkouts: commits hold UTF-8, and so do our worktrees. */
function asUtf8(bytes: Buffer, encoding = 'unset'): Buffer | string {
  const isAsCommitted = isUtf8(bytes) && !bytes.includes(0);
  if (isAsCommitted || encoding === 'set' || encoding === 'unset') return bytes;
  const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
  const label = encoding.toLowerCase().replace(/-bom$/, '');
  const decoded = attemptNow(() =>
    new TextDecoder(label === 'utf-16' && isBigEndian ? 'utf-16be' : label, { fatal: true }).decode(
      bytes,
    ),
  );
  return decoded.kind === 'done'
    ? Buffer.from(decoded.value)
    : `it is neither UTF-8 nor ${encoding}, the encoding that .gitattributes names`;
}

/** Ends lines as `git add` does: https://git-scm.com/docs/gitattributes#_text */
function withLineFeeds(bytes: Buffer, rule: TextRule): Buffer {
  if (rule === 'binary' || !bytes.includes(CRLF)) return bytes;
  if (rule === 'auto' && isBinary(bytes)) return bytes;
  return Buffer.from(bytes.toString('latin1').replaceAll(CRLF, '\n'), 'latin1');
}

/**
 * True for a text that was committed with carriage returns. It keeps them, whatever the attributes say: else the change of one line
 * would show as a change of all.
 */
function hasReturns(before: Buffer): boolean {
  return before.includes(CRLF) && !isBinary(before);
}

const CRLF = '\r\n';

type TextRule = 'text' | 'auto' | 'binary';

function textRule(attributes: FileAttributes): TextRule {
  // `crlf` is the name of before git 1.7.2.
  const text = attributes.get('text') ?? attributes.get('crlf');
  if (text === 'unset') return 'binary';
  if (text === 'auto') return 'auto';
  const isEnded = ['lf', 'crlf'].includes(attributes.get('eol') ?? '');
  return text === 'set' || text === 'input' || isEnded ? 'text' : 'binary';
}

/** Tells as git does: a NUL, a carriage return alone, or more than one control character in 128. */
function isBinary(bytes: Buffer): boolean {
  if (bytes.includes(0) || /\r(?!\n)/.test(bytes.toString('latin1'))) return true;
  // A text from DOS may end with one.
  const controls = bytes.filter(isControl).length - (bytes.at(-1) === END_OF_FILE ? 1 : 0);
  const ends = bytes.filter((byte) => byte === 10 || byte === 13).length;
  return (bytes.length - ends - controls) >> 7 < controls;
}

function isControl(byte: number): boolean {
  return byte === 127 || (byte < 32 && !TEXT_CONTROLS.has(byte));
}

/** Backspace, tab, line feed, form feed, carriage return and escape. */
const TEXT_CONTROLS = new Set([8, 9, 10, 12, 13, 27]);
const END_OF_FILE = 26;

function withoutIds(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(/\$Id:[^$\n]*\$/g, '$Id$$'), 'latin1');
}
