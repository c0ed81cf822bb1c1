// Decides which of the files that an agent changed go into its commit.
import { join, posix } from 'node:path';
import { attempt } from '#src/errors.ts';
import { MAX_FILE_BYTES, readRegularFile, useRegularFile } from '#src/files/open-file.ts';
import { sanitise } from '#src/markdown/sanitise.ts';
import type { Git, GitTreeEntry } from '#src/ports/git.ts';
import { compareText } from '#src/text/compare.ts';
import { hiddenLines, joinCodes } from '#src/text/invisible-characters.ts';
import { type BaseFacts, type Conversion, readAttributes, readOwn } from './paths/attributes.ts';
import { isLockFileAlone } from './paths/path-lists.ts';
import { foldPath, resolveInside } from './paths/resolve-path.ts';
import {
  FOLDER,
  listFolderEntries,
  objectId,
  splitPaths,
  withFolders,
} from './paths/tree-entries.ts';
import { DELETION, type Policy, type WrittenFile } from './policy.ts';
import type { Worktree } from './worktrees.ts';

export { objectId } from './paths/tree-entries.ts';

/** The most files in one commit. */
export const MAX_FILES = 300;

/** A file that an agent or its tools changed, as the worktree has it now. */
export type CommitCandidate = WrittenFile & {
  readonly bytes: number;
  /** Written by a squad tool, which has checks of its own. */
  readonly byTool: boolean;
  /** What the path is instead of a regular file, in words. */
  readonly obstacle: string | undefined;
  /** The worktree's base has no such file. */
  readonly isNew?: boolean;
  /** The worktree no longer has the file. */
  readonly isRemoved?: boolean;
  /** Says what is committed in place of the file's own bytes. */
  readonly convert?: Conversion | undefined;
  /** The id that git gives the bytes which were checked for secrets; nothing else may be committed. */
  readonly object?: string;
};

export type PolicyResult = {
  readonly accepted: readonly CommitCandidate[];
  /** One line per path: `package-lock.json: its manifest did not change`. */
  readonly left: readonly string[];
};

/** Separates what may be committed from what may not. Pure. */
export function applyPolicy(candidates: readonly CommitCandidate[], policy: Policy): PolicyResult {
  const alone = partition(candidates, (candidate) => reasonAgainst(candidate, policy));
  // Changed files come first, because new ones may be a program's leftovers.
  const rank = ({ isNew }: CommitCandidate) => (isNew === true ? 1 : 0);
  const inOrder = alone.accepted.toSorted((one, other) => rank(one) - rank(other));
  const taken = new Set(inOrder.slice(0, MAX_FILES));
  const counted = partition(alone.accepted, (candidate) =>
    taken.has(candidate)
      ? undefined
      : `${candidate.path}: more than ${MAX_FILES} files in one commit`,
  );
  const paths = counted.accepted.map(({ path }) => path.toLowerCase());
  const together = partition(counted.accepted, ({ path }) =>
    isLockFileAlone(path, paths)
      ? `${path}: a lock file changes only together with its manifest`
      : undefined,
  );
  return { accepted: together.accepted, left: [...alone.left, ...counted.left, ...together.left] };
}

function partition(
  candidates: readonly CommitCandidate[],
  reasonFor: (candidate: CommitCandidate) => string | undefined,
): PolicyResult {
  const reasons = candidates.map((candidate) => reasonFor(candidate));
  return {
    accepted: candidates.filter((_, index) => reasons[index] === undefined),
    left: reasons.filter((reason) => reason !== undefined),
  };
}

function reasonAgainst(candidate: CommitCandidate, policy: Policy): string | undefined {
  const { path, obstacle, bytes, byTool, isRemoved } = candidate;
  if (isRemoved === true && !byTool) {
    const reason = policy.refuses(candidate);
    return reason === undefined ? undefined : `${DELETION}${reason}`;
  }
  if (obstacle !== undefined) return `${path}: ${obstacle}`;
  if (bytes > MAX_FILE_BYTES) return `${path}: larger than 5 MB`;
  return byTool ? undefined : policy.refuses(candidate);
}

/** Where an agent works, and which paths there the agent and its tools were allowed to write. */
type WrittenPaths = {
  readonly directory: string;
  readonly touched: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
};

/** Returns the files that this worktree's agent and its tools changed against the commit `base`, sorted by path. */
export async function listChanges(
  git: Git,
  worktree: WrittenPaths,
  base: string,
): Promise<readonly CommitCandidate[]> {
  const paths = [...new Set([...worktree.touched, ...worktree.written])];
  const entries = await listFolderEntries(git, base, paths);
  const attributes = await readAttributes(git, entries, paths);
  const changes: CommitCandidate[] = [];
  // One after the other, so that many large files are never in memory together.
  for (const path of paths.toSorted(compareText)) {
    const candidate = await readCandidate(worktree, path, { git, entries, attributes });
    if (candidate !== undefined) changes.push(candidate);
  }
  return changes;
}

async function readCandidate(
  worktree: WrittenPaths,
  path: string,
  facts: BaseFacts,
): Promise<CommitCandidate | undefined> {
  const { entries } = facts;
  const absolute = join(worktree.directory, path);
  const decision = await resolveInside(worktree.directory, absolute);
  const byTool = worktree.written.has(path);
  const entry = entries.get(path);
  if (decision.kind === 'refused') {
    return { path, byTool, bytes: 0, obstacle: decision.reason, isNew: entry === undefined };
  }
  const { stats } = decision;
  if (stats === undefined) {
    if (entry === undefined) return undefined;
    return { path, byTool, bytes: 0, obstacle: undefined, isRemoved: true };
  }
  const own = await readOwn(worktree.directory, path, facts);
  if (own === 'unchanged') return undefined;
  const obstacle = stats.isFile()
    ? (placeObstacle(path, entries) ?? own.obstacle)
    : 'not a regular file';
  const isBinary = obstacle === undefined && (await isBinaryFile(worktree.directory, path));
  const { convert } = own;
  return {
    path,
    byTool,
    bytes: stats.size,
    obstacle,
    isBinary,
    isNew: entry === undefined,
    convert,
  };
}

/** How much of a file is looked at to tell whether it is text. */
export const SNIFFED_BYTES = 8_000;

/** Like git, looks for a NUL at the beginning. */
async function isBinaryFile(directory: string, path: string): Promise<boolean> {
  const sniffed = await useRegularFile(directory, path, async (file) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  });
  return sniffed?.includes(0) === true;
}

/**
 * Refuses links, submodules, and what stands where the repository has a folder or a file: adding it would delete them. Our worktrees
 * hold a symbolic link as a plain file: writing to it would change its target.
 */
function placeObstacle(
  path: string,
  entries: ReadonlyMap<string, GitTreeEntry>,
): string | undefined {
  const modes = withFolders(path).map((part) => entries.get(part)?.mode);
  if (modes.includes('120000')) return 'a symbolic link in the repository';
  if (modes.includes('160000')) return 'inside a submodule';
  if (modes.at(-1) === FOLDER) return 'a folder in the repository';
  const isBelowFile = modes.slice(0, -1).some((mode) => mode?.startsWith('100'));
  return isBelowFile ? 'below what is a file in the repository' : undefined;
}

// Keeps out names that case-insensitive file systems (macOS, Windows) take for one: a checkout there would lose a file.

/** Separates new files whose name, or whose folder's, differs only in spelling from one of `commit` or of the candidates. */
export async function rejectTwins(
  candidates: readonly CommitCandidate[],
  git: Git,
  commit: string,
): Promise<PolicyResult> {
  const added = candidates.filter(({ isNew }) => isNew === true).map(({ path }) => path);
  if (added.length === 0) return { accepted: candidates, left: [] };
  const known = new Set((await listFolderEntries(git, commit, added)).keys());
  const removed = new Set(
    candidates.flatMap(({ path, isRemoved }) => (isRemoved === true ? [path] : [])),
  );
  const emptied = await listEmptied(git, commit, known, removed);
  const staying = [...known].filter((path) => !removed.has(path) && !emptied.has(path));
  const names = new Map(staying.map((path) => [foldPath(path), path]));
  const accepted: CommitCandidate[] = [];
  const left: string[] = [];
  for (const candidate of candidates) {
    const { path, isNew } = candidate;
    const unknown = isNew === true ? withFolders(path).filter((part) => !known.has(part)) : [];
    const twins = unknown.map((part) => names.get(foldPath(part)) ?? part);
    const twin = twins.find((name, index) => name !== unknown[index]);
    if (twin !== undefined) {
      left.push(`${path}: many file systems can't tell its name from ${twin}`);
      continue;
    }
    for (const part of unknown) names.set(foldPath(part), part);
    accepted.push(candidate);
  }
  return { accepted, left };
}

/** Returns the known folders whose files are all removed, as in `mv Source source`. */
async function listEmptied(
  git: Git,
  commit: string,
  known: ReadonlySet<string>,
  removed: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const folders = new Set([...removed].flatMap((path) => withFolders(path).slice(0, -1)));
  const asked = [...folders].filter((folder) => known.has(folder));
  const isEmptied = await Promise.all(
    asked.map(async (folder) => {
      const files = await git.run(['ls-tree', '-r', '-z', '--name-only', commit, '--', folder]);
      return splitPaths(files).every((path) => removed.has(path));
    }),
  );
  return new Set(asked.filter((_, at) => isEmptied[at]));
}

// Keeps out of commits what new lines may not hold, whether an agent was talked into writing it or copied what it was shown.

type ChangeDeps = {
  readonly git: Git;
  readonly worktree: Pick<Worktree, 'directory' | 'base'>;
  readonly policy: Policy;
};

/**
 * Separates files whose name or new lines hold a secret or, if the policy says so, characters that can't be seen. Also what
 * agents remember, if it hides text: a command may have changed what a tool wrote. What is in the base already doesn't count.
 */
export async function rejectByContent(
  candidates: readonly CommitCandidate[],
  deps: ChangeDeps,
): Promise<PolicyResult> {
  const accepted: CommitCandidate[] = [];
  const left: string[] = [];
  for (const candidate of candidates) {
    const { path, isRemoved } = candidate;
    if (deps.policy.holdsSecret(path)) {
      left.push('a file: its name holds a secret, or something shaped like one');
      continue;
    }
    const checked = isRemoved === true ? candidate : await readChecked(candidate, deps);
    if (typeof checked === 'string') left.push(`${path}: ${checked}`);
    else accepted.push(checked);
  }
  return { accepted, left };
}

const SECRET = 'holds a secret, or something shaped like one';
export const HIDES = 'it holds text that a rendered page does not show';

/** Returns the file with its bytes' id, or why it is left out, as when a program replaced it meanwhile. */
async function readChecked(
  candidate: CommitCandidate,
  { git, worktree, policy }: ChangeDeps,
): Promise<CommitCandidate | string> {
  const { path, byTool } = candidate;
  const base = worktree.base() ?? '';
  const bytes = await readCommitted(worktree.directory, candidate);
  if (bytes === undefined) return SECRET;
  const text = bytes.toString('utf8');
  const readBefore = async () => {
    const before = await attempt(git.run(['cat-file', 'blob', `${base}:${path}`]));
    return before.kind === 'done' ? before.value : '';
  };
  const reason = await reasonAgainstAdded(text, readBefore, policy);
  if (reason !== undefined) return reason;
  const isMemory = byTool && policy.toolFor?.(path) !== undefined;
  if (isMemory && (await hidesMore(text, readBefore))) return HIDES;
  return { ...candidate, object: objectId(bytes, base.length) };
}

/** Returns what is committed of a file as it is now; undefined if that is no longer a file, or no longer one that can be. */
export async function readCommitted(
  directory: string,
  { path, convert }: CommitCandidate,
): Promise<Buffer | undefined> {
  const bytes = await readRegularFile(directory, path);
  const committed = bytes && (convert?.(bytes) ?? bytes);
  return typeof committed === 'string' ? undefined : committed;
}

/** True if a text hides more than what was there before. */
async function hidesMore(text: string, readBefore: () => Promise<string>): Promise<boolean> {
  const { hidden } = sanitise(text);
  return hidden > 0 && hidden > sanitise(await readBefore()).hidden;
}

/** Returns why lines that a text adds to what was there before may not be committed; undefined when they may. */
export async function reasonAgainstAdded(
  text: string,
  readBefore: () => Promise<string>,
  { holdsSecret, refusesHidden }: Pick<Policy, 'holdsSecret' | 'refusesHidden'>,
): Promise<string | undefined> {
  const hidden = refusesHidden === true ? [...hiddenLines(text)] : [];
  const mayHoldSecret = holdsSecret(text);
  if (!mayHoldSecret && hidden.length === 0) return undefined;
  const before = await readBefore();
  const known = new Set(before.split('\n'));
  const added = text.split('\n').filter((line) => !known.has(line));
  if (mayHoldSecret && holdsSecret(added.join('\n'))) return SECRET;
  const hiddenBefore = new Set([...hiddenLines(before)].map((one) => one.text));
  const first = hidden.find((one) => !hiddenBefore.has(one.text));
  return first && `line ${first.line} holds ${joinCodes(first)}, which a reader can't see`;
}

// A file whose new place is refused stays where it was: committing half of a move would delete the file.

/**
 * Holds back the accepted removals whose file may have moved to a refused new path: the new file has the same bytes, or is
 * the only one of that name.
 */
export async function rejectHalfMoves(
  accepted: readonly CommitCandidate[],
  candidates: readonly CommitCandidate[],
  deps: ChangeDeps,
): Promise<PolicyResult> {
  const taken = new Set(accepted.map(pathOf));
  const refused = candidates.filter(({ isNew, path }) => isNew === true && !taken.has(path));
  const removed = accepted.filter(({ isRemoved }) => isRemoved === true);
  if (refused.length === 0 || removed.length === 0) return { accepted, left: [] };
  const places = await findPlaces(removed.map(pathOf), refused.map(pathOf), deps);
  const shown = (place: string) => (deps.policy.holdsSecret(place) ? 'another place' : place);
  return {
    accepted: accepted.filter(({ path }) => !places.has(path)),
    left: [...places].map(
      ([path, place]) =>
        `${DELETION}${path}: it may have moved to ${shown(place)}, which is not committed`,
    ),
  };
}

/** Returns where the removed files may be now, by their old paths. */
async function findPlaces(
  removed: readonly string[],
  refused: readonly string[],
  { git, worktree }: ChangeDeps,
): Promise<ReadonlyMap<string, string>> {
  const entries = await listFolderEntries(git, worktree.base() ?? '', removed);
  const idOf = (path: string) => entries.get(path)?.object ?? '';
  const byBytes = new Map<string, string>();
  for (const path of refused) {
    const bytes = await readRegularFile(worktree.directory, path);
    if (bytes === undefined || bytes.length === 0) continue;
    byBytes.set(objectId(bytes, idOf(removed[0] ?? '').length), path);
  }
  const [removedNames, byName] = [byUniqueName(removed), byUniqueName(refused)];
  return new Map(
    removed.flatMap((path) => {
      const isOnlyOne = removedNames.get(nameOf(path)) === path;
      const namesake = isOnlyOne ? byName.get(nameOf(path)) : undefined;
      const place = byBytes.get(idOf(path)) ?? namesake;
      return place === undefined ? [] : [[path, place] as const];
    }),
  );
}

/** Returns the paths by their file names; undefined where several share one. */
function byUniqueName(paths: readonly string[]): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const path of paths) found.set(nameOf(path), found.has(nameOf(path)) ? undefined : path);
  return found;
}

const pathOf = ({ path }: CommitCandidate) => path;

function nameOf(path: string): string {
  return posix.basename(path).toLowerCase();
}
