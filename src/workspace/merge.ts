// Creates one commit object, with an agent as its author and the bot as its committer.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SquadError } from '#src/errors.ts';
import type { Git } from '#src/ports/git.ts';
import type { OutboundText } from '#src/ports/github.ts';
import { isRegularFile } from '#src/team/repository-files.ts';
import { type HistorySides, joinHistories } from '#src/tools/built-in/learnings.ts';
import { type CommitRange, readLog, treeOf } from './git-history.ts';
import { splitPaths } from './paths/tree-entries.ts';
import { type CommitTrailers, withTrailers } from './trailers.ts';

export type CommitIdentity = {
  /** The author's name: `Hockney (Squad)`. */
  readonly author: string;
  /** Subject and body, without trailers. */
  readonly message: OutboundText;
  readonly trailers: CommitTrailers;
};

type CommitSignature = {
  readonly author: { readonly name: string; readonly email: string; readonly date?: string };
  /** The whole message, trailers included. */
  readonly text: string;
};

/** Returns an agent's signature, with the bot's address. The agent can't set author, date or committer. */
export function signature(
  { identity }: Pick<Git, 'identity'>,
  { author, message, trailers }: CommitIdentity,
): CommitSignature {
  const { email } = identity;
  return { author: { name: author, email }, text: withTrailers(message, trailers) };
}

type NewCommit = { readonly tree: string; readonly parent: string; readonly secondParent?: string };

/** Creates a commit; the bot is its committer. */
export async function commitTree(
  git: Git,
  { tree, parent, secondParent, author, text }: CommitSignature & NewCommit,
): Promise<string> {
  const environment = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    ...(author.date === undefined ? {} : { GIT_AUTHOR_DATE: author.date }),
    GIT_COMMITTER_NAME: git.identity.name,
    GIT_COMMITTER_EMAIL: git.identity.email,
  };
  // In a file: as an argument, a message by people could be too long, or be taken for an option.
  const message = join(git.scratch, `${randomUUID()}.message`);
  await writeFile(message, text);
  const second = secondParent === undefined ? [] : ['-p', secondParent];
  const made = ['commit-tree', '--no-gpg-sign', '-p', parent, ...second, '-F', message, tree];
  return (await git.run(made, { environment })).trim();
}

type MergeSides = { readonly ours: string; readonly theirs: string };

// A merge that keeps the lines of both sides in files that only grow: Squad's own `merge=union`, which GitHub doesn't apply.

export type UnionMergeResult =
  /** A merge that GitHub can make as well. */
  | { readonly kind: 'clean'; readonly tree: string }
  /** A merge that needs our rules; GitHub calls it a conflict. */
  | { readonly kind: 'union'; readonly tree: string }
  /** `tree` holds both sides, with conflict markers in `files` where they are text; what our rules merge is merged. */
  | { readonly kind: 'conflict'; readonly tree: string; readonly files: readonly string[] };

/**
 * The rules for files that both sides changed, as patterns of paths. Group 1 is the squad's folder, with a slash: a file of
 * the product whose path only looks like the squad's is left to git.
 */
export type UnionMergeRules = {
  /** A file that keeps the lines of both sides. */
  readonly appendOnly: RegExp;
  /** A file that comes back as theirs changed it when ours removed it. */
  readonly restored: RegExp;
};

/** An agent's own memory, the only one of the team's files that runs append to. */
const HISTORY = /^(.+?\/)agents\/[^/]+\/history\.md$/;

/** The rules for agents' work: a conflict in what somebody learnt never holds the work back. */
export const WORK_MERGE_RULES: UnionMergeRules = { appendOnly: HISTORY, restored: HISTORY };

/**
 * Merges two commits from their common ancestor by these rules, in the object store alone: nothing is checked out, and no merge
 * driver of a repository runs. Throws a SquadError (E_GIT).
 */
export async function mergeWithUnion(
  git: Git,
  { ours, theirs }: MergeSides,
  rules: UnionMergeRules,
): Promise<UnionMergeResult> {
  const args = ['merge-tree', '--write-tree', '-z', '--no-messages', ours, theirs];
  const { code, stdout, stderr } = await git.attempt(args);
  if (code > 1) {
    throw new SquadError({ code: 'E_GIT', message: `git merge-tree failed: ${stderr.trim()}` });
  }
  const [tree = '', ...rows] = splitPaths(stdout);
  if (code === 0) return { kind: 'clean', tree };
  const files: string[] = [];
  const merged = new Map<string, Uint8Array>();
  for (const [path, stages] of readConflicts(rows)) {
    const end = await mergeConflict(git, theirs, { path, stages, rules });
    if (end === 'conflict') files.push(path);
    else if (end !== 'restored') merged.set(path, Buffer.from(end.text));
  }
  const whole = merged.size === 0 ? tree : await writeFiles(git, tree, ours, merged);
  return files.length === 0
    ? { kind: 'union', tree: whole }
    : { kind: 'conflict', tree: whole, files };
}

/** Merges one file by the rules. A restored one is in the merged tree already. */
async function mergeConflict(
  git: Git,
  theirs: string,
  {
    path,
    stages,
    rules,
  }: { readonly path: string; readonly stages: ConflictStages; readonly rules: UnionMergeRules },
): Promise<'restored' | 'conflict' | { readonly text: string }> {
  const { appendOnly, restored } = rules;
  const isRemoved = stages.ours === undefined;
  if (isRemoved && (await isInSquad(git, theirs, restored.exec(path)))) return 'restored';
  if (!(await isInSquad(git, theirs, appendOnly.exec(path)))) return 'conflict';
  const text = await mergeSides(git, path, stages);
  return text === undefined ? 'conflict' : { text };
}

/** The names that Squad gives its folder. */
const NAMED_SQUAD = /(?:^|\/)\.(?:squad|ai-team)\/$/;

/** True if the matched folder is a squad's: by its name, or because it holds a team. */
async function isInSquad(
  git: Git,
  theirs: string,
  match: RegExpExecArray | null,
): Promise<boolean> {
  const [, folder] = match ?? [];
  if (folder === undefined) return false;
  if (folder === '' || NAMED_SQUAD.test(folder)) return true;
  return (await git.attempt(['cat-file', '-e', `${theirs}:${folder}team.md`])).code === 0;
}

/** Returns the tree with other contents for some files. */
async function writeFiles(
  git: Git,
  tree: string,
  ours: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<string> {
  const standIn = { parents: [ours], tree, author: git.identity, text: 'stand-in\n', files };
  return treeOf(git, await git.commit(standIn));
}

/** The objects of a file in the common ancestor, ours and theirs; absent where a side has no regular file. */
type ConflictStages = { base?: string; ours?: string; theirs?: string };

/** `<mode> <object> <stage>\t<path>`, a row for each side. */
function readConflicts(rows: readonly string[]): ReadonlyMap<string, ConflictStages> {
  const files = new Map<string, ConflictStages>();
  for (const row of rows) {
    const tab = row.indexOf('\t');
    const [mode = '', object = '', stage] = row.slice(0, tab).split(' ');
    const path = row.slice(tab + 1);
    const side = stage === '1' ? 'base' : stage === '2' ? 'ours' : 'theirs';
    files.set(path, { ...files.get(path), ...(isRegularFile(mode) ? { [side]: object } : {}) });
  }
  return files;
}

/** Merges a file's sides. Returns undefined if one side removed the file, or one is not text. */
async function mergeSides(
  git: Git,
  path: string,
  { base, ours, theirs }: ConflictStages,
): Promise<string | undefined> {
  if (ours === undefined || theirs === undefined) return undefined;
  const read = (object: string) => git.run(['cat-file', 'blob', object]);
  const texts = {
    ours: await read(ours),
    base: base === undefined ? '' : await read(base),
    theirs: await read(theirs),
  };
  const isText = (text: string) => !text.includes('\uFFFD') && !text.includes('\0');
  if (!Object.values(texts).every(isText)) return undefined;
  const joined = HISTORY.test(path) ? joinHistories(texts) : undefined;
  return joined ?? mergeLines(git, texts);
}

/** Keeps the lines of both sides, one after the other where they differ. */
async function mergeLines(git: Git, { ours, base, theirs }: HistorySides): Promise<string> {
  const stem = join(git.scratch, randomUUID());
  const sides = { ours, base, theirs };
  const paths = Object.keys(sides).map((side) => `${stem}.${side}`);
  await Promise.all(Object.values(sides).map((text, at) => writeFile(paths[at] ?? stem, text)));
  return git.run(['merge-file', '-p', '--union', '--quiet', ...paths]);
}

// Puts the run's commits on top of a branch that moved meanwhile. Authors, dates and messages stay; nothing is checked out.
export type ReplayResult =
  | { readonly kind: 'replayed'; readonly commit: string }
  | { readonly kind: 'conflict'; readonly files: readonly string[] };

/** Puts a range's commits on top of the commit `onto`, and skips changes that it already has. */
export async function replay(git: Git, range: CommitRange, onto: string): Promise<ReplayResult> {
  let commit = onto;
  let tree = await treeOf(git, onto);
  for (const { id, ...signature } of await readSignedCommits(git, range)) {
    // The target's tree on this commit's parent: merged with this commit, it gives the commit's change on top of the target.
    const standIn = { author: signature.author, text: 'stand-in' };
    const target = await commitTree(git, { tree, parent: `${id}^`, ...standIn });
    const sides = { ours: target, theirs: id };
    const merged = await mergeWithUnion(git, sides, WORK_MERGE_RULES);
    if (merged.kind === 'conflict') return { kind: 'conflict', files: merged.files };
    if (merged.tree === tree && (await changesFiles(git, id))) continue;
    tree = merged.tree;
    commit = await commitTree(git, { tree, parent: commit, ...signature });
  }
  return { kind: 'replayed', commit };
}

/** True unless the commit is empty; an empty commit is kept for its message. */
async function changesFiles(git: Git, id: string): Promise<boolean> {
  return (await git.attempt(['diff-tree', '--quiet', `${id}^`, id])).code !== 0;
}

/** A commit with what its author signed. */
type SignedCommit = CommitSignature & { readonly id: string };

const FIELDS = ['%H', '%an', '%ae', '%ad', '%B'];

/** Returns the commits of a range, oldest first. */
async function readSignedCommits(git: Git, range: CommitRange): Promise<readonly SignedCommit[]> {
  const rows = await readLog(git, { fields: FIELDS, range, options: ['--reverse', '--date=raw'] });
  return rows.map(([id = '', name = '', email = '', date = '', text = '']) => ({
    id,
    author: { name, email, date },
    text,
  }));
}
