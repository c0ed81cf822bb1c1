// What git says about commits that exist already. Arguments for git are written in this folder and in its adapter only.
import type { Git, TreeEntry } from '#src/ports/index.ts';
import { shareWork } from '#src/text/index.ts';

/** The commits of `tip` that `base` doesn't have. */
export type CommitRange = { readonly base: string; readonly tip: string };

export type LogQuery = {
  /** git's placeholders: `%H`, `%s`. */
  readonly fields: readonly string[];
  readonly range: CommitRange | { readonly tip: string };
  readonly options?: readonly string[];
  readonly max?: number;
};

/** Returns the fields of each commit, newest first unless `options` say otherwise. Throws a SquadError (E_GIT). */
export async function readLog(git: Git, query: LogQuery): Promise<readonly (readonly string[])[]> {
  const { fields, range, options = [], max = -1 } = query;
  const commits = 'base' in range ? `${range.base}..${range.tip}` : range.tip;
  // No text of a commit can hold a NUL.
  const format = `--format=${fields.map((field) => `${field}%x00`).join('')}`;
  const log = await git.run(['log', `--max-count=${max}`, ...options, format, commits]);
  const values = log.split('\0');
  const rows: string[][] = [];
  for (let at = 0; at + fields.length < values.length; at += fields.length) {
    const [first = '', ...rest] = values.slice(at, at + fields.length);
    rows.push([first.trim(), ...rest]);
  }
  return rows;
}

/** Returns the id of a commit's tree, or of whatever tree `revision` names. */
export async function treeOf(git: Git, revision: string): Promise<string> {
  return (await git.run(['rev-parse', `${revision}^{tree}`])).trim();
}

/** Returns every file of a commit, sorted by path. Several readers need the same commit's, so the last few lists are kept. */
export function listFiles(git: Git, commit: string): Promise<readonly string[]> {
  const lists = LISTS.get(git) ?? new Map<string, FileList>();
  const list = lists.get(commit) ?? shareWork(() => readFiles(git, commit));
  lists.delete(commit);
  LISTS.set(git, lists.set(commit, list));
  for (const old of [...lists.keys()].slice(0, -MAX_LISTS)) lists.delete(old);
  return list();
}

type FileList = () => Promise<readonly string[]>;

const LISTS = new WeakMap<Git, Map<string, FileList>>();
const MAX_LISTS = 3;

async function readFiles(git: Git, commit: string): Promise<readonly string[]> {
  return splitPaths(await git.run(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]));
}

/** True when `newer` has `older` in its history. */
export async function isAncestor(git: Git, older: string, newer: string): Promise<boolean> {
  return (await git.attempt(['merge-base', '--is-ancestor', older, newer])).code === 0;
}

/** True when `newer` makes every change of `older`, in the same commits or in commits that were written anew when they were pushed. */
export async function hasChangesOf(git: Git, older: string, newer: string): Promise<boolean> {
  const options = ['--cherry-pick', '--right-only', '--max-count=1'];
  const { code, stdout } = await git.attempt(['rev-list', ...options, `${newer}...${older}`]);
  return code === 0 && stdout.trim() === '';
}

/** Returns the newest commit that both have in their history; undefined when there is none. */
export async function commonAncestor(
  git: Git,
  one: string,
  other: string,
): Promise<string | undefined> {
  const { code, stdout } = await git.attempt(['merge-base', one, other]);
  return code === 0 ? stdout.trim() : undefined;
}

/** Returns the paths that one commit changed. */
export async function pathsChangedBy(git: Git, commit: string): Promise<readonly string[]> {
  const options = ['-r', '-z', '--name-only', '--no-commit-id', '--no-renames'];
  return splitPaths(await git.run(['diff-tree', ...options, commit]));
}

/** Returns the paths that each commit of a range changed, newest first; none for a merge. Throws a SquadError (E_GIT). */
export async function readChangedPaths(
  git: Git,
  { base, tip }: CommitRange,
  max: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (base === tip) return new Map();
  const options = [`--max-count=${max}`, '-z', '--name-only', '--no-renames', '--format=%x00%H'];
  const log = await git.run(['log', ...options, `${base}..${tip}`]);
  // git puts a newline before a commit's first path. Only that one is cut, since a path may begin with a newline itself.
  const records = log.split('\0\0').map((record) => splitPaths(record));
  return new Map(
    records.flatMap(([commit, first, ...paths]) =>
      commit === undefined ? [] : [[commit, first === undefined ? [] : [first.slice(1), ...paths]]],
    ),
  );
}

/** An entry of a tree. */
export type ListedEntry = TreeEntry & { readonly object: string };

/** Reads what `ls-tree -z` lists: `<mode> <type> <object> <size>\t<path>`. The size is 0 for a submodule, and without `-l`. */
export function readTreeListing(listing: string): readonly ListedEntry[] {
  return splitPaths(listing).map((line) => {
    const tab = line.indexOf('\t');
    const [mode = '', , object = '', size = ''] = line.slice(0, tab).split(/ +/);
    return { path: line.slice(tab + 1), mode, object, size: Number.parseInt(size, 10) || 0 };
  });
}

/** Splits a listing that ends each path with a NUL. */
export function splitPaths(listing: string): readonly string[] {
  return listing.split('\0').filter((path) => path !== '');
}
