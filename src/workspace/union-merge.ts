// A merge that keeps the lines of both sides in files that only grow: Squad's own `merge=union`, which GitHub doesn't apply.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from '../ports/git.ts';
import { isRegularFile } from '../team/roster/agent-folders.ts';
import { type MergeSides, runMergeTree } from './merge-trees.ts';

export type UnionMergeResult =
  /** GitHub merges it as well. */
  | { readonly kind: 'clean'; readonly tree: string }
  /** `files` are to be put over `tree`: the lines of both sides. */
  | {
      readonly kind: 'union';
      readonly tree: string;
      readonly files: ReadonlyMap<string, Uint8Array>;
    }
  | { readonly kind: 'conflict'; readonly files: readonly string[] };

/** What becomes of files that both sides changed. */
export type UnionMergeRules = {
  /** The lines of both sides are kept. */
  readonly isAppendOnly: (path: string) => boolean;
  /** The file that ours removed comes back as theirs changed it. */
  readonly isRestored: (path: string) => boolean;
};

/** Merges two commits. Throws a SquadError (E_GIT). */
export async function mergeWithUnion(
  git: Git,
  sides: MergeSides,
  { isAppendOnly, isRestored }: UnionMergeRules,
): Promise<UnionMergeResult> {
  const merged = await runMergeTree(git, sides);
  if (merged.kind === 'clean') return merged;
  const { tree, files: rows } = merged;
  const files = readConflicts(rows);
  const unionFiles = new Map<string, Uint8Array>();
  for (const [path, stages] of files) {
    // The merged tree has the file already.
    if (isRestored(path) && stages.ours === undefined) continue;
    const text = isAppendOnly(path) ? await mergeSides(git, stages) : undefined;
    if (text === undefined) return { kind: 'conflict', files: [...files.keys()] };
    unionFiles.set(path, Buffer.from(text));
  }
  return { kind: 'union', tree, files: unionFiles };
}

/** Files of the common ancestor, ours and theirs; one is missing where a side has none, or something else. */
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

/** Undefined where one side removed the file, or a text can't be read. */
async function mergeSides(
  git: Git,
  { base, ours, theirs }: ConflictStages,
): Promise<string | undefined> {
  if (ours === undefined || theirs === undefined) return undefined;
  const read = (object: string) => git.run(['cat-file', 'blob', object]);
  const texts = [await read(ours), base === undefined ? '' : await read(base), await read(theirs)];
  if (texts.some((text) => text.includes('\uFFFD') || text.includes('\0'))) return undefined;
  const stem = join(git.scratch, randomUUID());
  const paths = ['ours', 'base', 'theirs'].map((side) => `${stem}.${side}`);
  await Promise.all(paths.map((path, at) => writeFile(path, texts[at] ?? '')));
  return git.run(['merge-file', '-p', '--union', '--quiet', ...paths]);
}
