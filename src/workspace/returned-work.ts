// Work that comes back from a ref: anybody who may push could have put it there, so it passes what an agent's work
// passes, commit by commit. Only objects are read; nothing is checked out.
import { attempt, describe } from '#src/errors.ts';
import { MAX_FILE_BYTES } from '#src/files/open-file.ts';
import { sanitise } from '#src/markdown/sanitise.ts';
import type { Git, GitTreeEntry } from '#src/ports/git.ts';
import { withoutUnseen } from '#src/text/invisible-characters.ts';
import { textAdded } from '#src/tools/built-in/learnings.ts';
import {
  applyPolicy,
  type CommitCandidate,
  HIDES,
  MAX_FILES,
  reasonAgainstAdded,
  rejectTwins,
  SNIFFED_BYTES,
} from './changes.ts';
import { isAncestor, readSizes, readText } from './git-history.ts';
import { nameRefusal } from './paths/resolve-path.ts';
import {
  type ChangedEntry,
  compareTrees,
  FOLDER,
  listFolderEntries,
  withFolders,
} from './paths/tree-entries.ts';
import type { Policy } from './policy.ts';

/** Commits that came back: those that `tip` has and none of the `known` commits has. */
type ReturnedWork = { readonly tip: string; readonly known: readonly string[] };

type ReturnedWorkDeps = {
  readonly git: Git;
  readonly policy: Policy;
  readonly squad: SquadFolder;
  /** Returns a commit message as the squad would publish it; throws if it holds a secret. */
  readonly cleanMessage: (text: string) => string;
};

const MAX_COMMITS = 200;
const NO_LINE = 'its commits are not a line of plain commits';

/** Returns why the work may not be delivered; undefined when all of it may. Never rejects. */
export async function refuseReturned(
  work: ReturnedWork,
  deps: ReturnedWorkDeps,
): Promise<string | undefined> {
  const judged = await attempt(judge(work, deps));
  return judged.kind === 'done' ? judged.value : describe(judged.error).message;
}

async function judge(
  { tip, known }: ReturnedWork,
  deps: ReturnedWorkDeps,
): Promise<string | undefined> {
  const listing = ['rev-list', `--max-count=${MAX_COMMITS + 1}`, tip, '--not', ...known];
  const ids = (await deps.git.run(listing)).split('\n').filter((id) => id !== '');
  if (ids.length > MAX_COMMITS) return `it has more than ${MAX_COMMITS} commits`;
  let base = tip;
  for (const id of ids) {
    const commit = readPlainCommit((await deps.git.readObject(id)).toString());
    if (commit === undefined || id !== base) return NO_LINE;
    base = commit.parent;
    const reason = wordsReason(commit, deps) ?? (await changesReason({ base, tip: id }, deps));
    if (reason !== undefined) return reason;
  }
  const begins = await Promise.all(known.map((one) => isAncestor(deps.git, base, one)));
  if (!begins.includes(true)) return NO_LINE;
  // Lines of several commits may make a secret together.
  return ids.length < 2 ? undefined : contentReason({ base, tip }, deps);
}

type PlainCommit = {
  readonly parent: string;
  readonly names: readonly string[];
  readonly emails: readonly string[];
  readonly message: string;
};

const SIGNATURE = '([^<>\\n]*) <([^<>\\n]*)> \\d{1,10} [+-]\\d{4}\\n';
/** A commit as we make it: one parent; no encoding, signature or further header, which could hide a part of it. */
const PLAIN_COMMIT = new RegExp(
  `^tree [0-9a-f]+\\nparent ([0-9a-f]+)\\nauthor ${SIGNATURE}committer ${SIGNATURE}\\n([^\\0]*)$`,
);

function readPlainCommit(text: string): PlainCommit | undefined {
  const [, parent, author = '', email = '', committer = '', address = '', message = ''] =
    PLAIN_COMMIT.exec(text) ?? [];
  if (parent === undefined) return undefined;
  return { parent, names: [author, committer], emails: [email, address], message };
}

const BOT_EMAIL = /^\d{1,20}\+[\w-]{1,100}\[bot\]@users\.noreply\.[\w.-]{1,253}$/;
const TRAILER = /^Squad-(?:Agent|Run|Request): [\w./-]{1,200}$/;

/** Nobody is to be named as the author by somebody else, and a message must not say more than an agent's may. */
function wordsReason(
  { names, emails, message }: PlainCommit,
  { git, cleanMessage }: ReturnedWorkDeps,
): string | undefined {
  const isOurs = emails.every((email) => email === git.identity.email || BOT_EMAIL.test(email));
  const isPlain = names.every(
    (name) => withoutUnseen(name).hidden === 0 && isClean(name, cleanMessage),
  );
  if (!isOurs || !isPlain) return 'a commit was not signed by the squad';
  const lines = message.trimEnd().split('\n');
  while (TRAILER.test(lines.at(-1) ?? '')) lines.pop();
  const words = lines.join('\n').trimEnd();
  return isClean(words, cleanMessage) ? undefined : "a commit message says what an agent's may not";
}

function isClean(words: string, clean: ReturnedWorkDeps['cleanMessage']): boolean {
  try {
    return clean(words) === words;
  } catch {
    return false;
  }
}

type TreeRange = { readonly base: string; readonly tip: string };

/** Returns the first reason against what one commit changes. */
async function changesReason(
  range: TreeRange,
  deps: ReturnedWorkDeps,
): Promise<string | undefined> {
  const { git, policy } = deps;
  const changes = await compareTrees(git, range);
  if (changes.length > MAX_FILES) return `more than ${MAX_FILES} files in one commit`;
  if (namesTwice(changes)) return 'a commit has two files of one name';
  if (changes.some(({ path }) => policy.holdsSecret(path))) return 'a name in it holds a secret';
  const candidates = await readCandidates(changes, range, deps);
  const twins = await rejectTwins(candidates, git, range.base);
  const [left] = [...applyPolicy(candidates, policy).left, ...twins.left];
  return left ?? contentReason(range, deps, changes);
}

/** True for a tree that git would not write: a name stands there twice, or as a file and a folder. */
function namesTwice(changes: readonly ChangedEntry[]): boolean {
  const paths = changes.map(({ path }) => path);
  const written = changes.filter(({ mode }) => mode !== undefined);
  const folders = new Set(written.flatMap(({ path }) => withFolders(path).slice(0, -1)));
  return new Set(paths).size < paths.length || written.some(({ path }) => folders.has(path));
}

async function readCandidates(
  changes: readonly ChangedEntry[],
  { base, tip }: TreeRange,
  deps: ReturnedWorkDeps,
): Promise<readonly CommitCandidate[]> {
  const paths = changes.map(({ path }) => path);
  const before = await listFolderEntries(deps.git, base, paths);
  const sizes = await readSizes(deps.git, tip, paths);
  const candidates: CommitCandidate[] = [];
  // One after the other, so that many large files are never in memory together.
  for (const change of changes)
    candidates.push(await readCandidate(change, { before, sizes }, deps));
  return candidates;
}

type CommitFacts = {
  /** What stands at the changed paths, and on the way to them, before the commit. */
  readonly before: ReadonlyMap<string, GitTreeEntry>;
  readonly sizes: ReadonlyMap<string, number>;
};

async function readCandidate(
  change: ChangedEntry,
  { before, sizes }: CommitFacts,
  { git, squad }: ReturnedWorkDeps,
): Promise<CommitCandidate> {
  const { path, mode, object } = change;
  const old = before.get(path);
  const isRemoved = mode === undefined;
  const facts = { path, bytes: sizes.get(path) ?? 0, isNew: old === undefined, isRemoved };
  const obstacle = isRemoved ? undefined : obstacleOf(change, before);
  const unread = { ...facts, obstacle, byTool: false };
  if (obstacle !== undefined || facts.bytes > MAX_FILE_BYTES) return unread;
  const after = await readText(git, object);
  const isBinary = after.slice(0, SNIFFED_BYTES).includes('\0');
  if (!path.startsWith(`${squad.directory}/`)) return { ...unread, isBinary };
  const text = await readText(git, old?.object);
  const byTool = wroteByTool({ ...facts, before: text, after }, squad);
  const hides = byTool && sanitise(after).hidden > sanitise(text).hidden;
  return { ...facts, isBinary, byTool, obstacle: hides ? HIDES : undefined };
}

const FILE_MODES = ['100644', '100755'];

/** Returns what is wrong with a file's name, or with what stands in its place. */
function obstacleOf(
  { path, mode }: ChangedEntry,
  before: CommitFacts['before'],
): string | undefined {
  const names = path.split('/');
  if (names.some((name) => ['', '.', '..'].includes(name))) return 'its name is not plain';
  if (path.includes('\uFFFD')) return 'its name is not UTF-8';
  const hasPlace = withFolders(path).every((part) => {
    const there = before.get(part)?.mode;
    return there === undefined || (part === path ? there.startsWith('100') : there === FOLDER);
  });
  if (!hasPlace || !FILE_MODES.includes(mode ?? '')) return 'not a regular file';
  if (mode === '100755' && before.get(path)?.mode !== mode) return 'it became executable';
  return nameRefusal(path, names);
}

/** Returns the first reason against the lines that are added. */
async function contentReason(
  { base, tip }: TreeRange,
  { git, policy }: ReturnedWorkDeps,
  changes?: readonly ChangedEntry[],
): Promise<string | undefined> {
  for (const { path, object } of changes ?? (await compareTrees(git, { base, tip }))) {
    const readBefore = async () => {
      const before = await listFolderEntries(git, base, [path]);
      return readText(git, before.get(path)?.object);
    };
    const text = await readText(git, object);
    const reason = await reasonAgainstAdded(text, readBefore, policy);
    if (reason !== undefined) return `${path}: ${reason}`;
  }
  return undefined;
}

// Which files of the squad's own folder its tools may have written: what they write has the checks of the tool, not the policy's.

/** The squad's folder. */
type SquadFolder = {
  /** `.squad`. */
  readonly directory: string;
  /** Whether learnings go into histories, as the input `memory-writes` may say. */
  readonly keepsHistories: boolean;
};

type ReturnedFile = {
  readonly path: string;
  readonly isNew: boolean;
  readonly isRemoved: boolean;
  readonly before: string;
  readonly after: string;
};

/** An entry under the unique name that tools give it. */
const INBOX =
  /^(?:decisions|agents\/[\w.@ -]{1,200})\/inbox\/[\w.@ -]{1,180}-[0-9a-f]{8}(?:-\d{1,4})?\.md$/;
const SKILL = /^skills\/[a-z0-9][a-z0-9-]{0,63}\/SKILL\.md$/;
const HISTORY = /^agents\/[\w.@ -]{1,200}\/history\.md$/;

/** True for a new inbox entry, a skill, and a history that only grows. */
export function wroteByTool(file: ReturnedFile, squad: SquadFolder): boolean {
  const { path, isNew, isRemoved, before, after } = file;
  const { directory, keepsHistories } = squad;
  if (isRemoved || !path.startsWith(`${directory}/`)) return false;
  const inner = path.slice(directory.length + 1);
  if (INBOX.test(inner)) return isNew;
  if (SKILL.test(inner)) return true;
  return keepsHistories && HISTORY.test(inner) && textAdded(before, after) !== undefined;
}
