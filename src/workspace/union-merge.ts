// A merge that keeps the lines of both sides in files that only grow: Squad's own `merge=union`, which GitHub doesn't apply.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from '../ports/git.ts';
import { isRegularFile } from '../team/roster/agent-folders.ts';
import { type HistorySides, joinHistories } from '../tools/built-in/history-entries.ts';
import { treeOf } from './git-history.ts';
import { type MergeSides, mergeTrees } from './merge-trees.ts';

export type UnionMergeResult =
  /** GitHub merges it as well. */
  | { readonly kind: 'clean'; readonly tree: string }
  /** It takes our rules: GitHub calls it a conflict. */
  | { readonly kind: 'union'; readonly tree: string }
  /** `tree` holds both sides, with conflict markers in `files` where they are text; what our rules merge is merged. */
  | { readonly kind: 'conflict'; readonly tree: string; readonly files: readonly string[] };

/** What becomes of files that both sides changed. */
export type UnionMergeRules = {
  /** The lines of both sides are kept. */
  readonly isAppendOnly: (path: string) => boolean;
  /** The file that ours removed comes back as theirs changed it. */
  readonly isRestored: (path: string) => boolean;
};

/** An agent's own memory, the one file of the team's that runs add to. */
const isHistory = (path: string) => /(?:^|\/)agents\/[^/]+\/history\.md$/.test(path);

/** The rules for agents' work: what somebody learnt never keeps it back. */
export const WORK_MERGE_RULES: UnionMergeRules = {
  isAppendOnly: isHistory,
  isRestored: isHistory,
};

/** Merges two commits. Throws a SquadError (E_GIT). */
export async function mergeWithUnion(
  git: Git,
  sides: MergeSides,
  { isAppendOnly, isRestored }: UnionMergeRules,
): Promise<UnionMergeResult> {
  const { isClean, tree, rows } = await mergeTrees(git, sides);
  if (isClean) return { kind: 'clean', tree };
  // What is restored is in the merged tree already.
  const open = [...readConflicts(rows)].filter(
    ([path, { ours }]) => ours !== undefined || !isRestored(path),
  );
  const merged = new Map<string, Uint8Array>();
  for (const [path, stages] of open) {
    const text = isAppendOnly(path) ? await mergeSides(git, path, stages) : undefined;
    if (text !== undefined) merged.set(path, Buffer.from(text));
  }
  const whole = merged.size === 0 ? tree : await writeFiles(git, tree, sides, merged);
  const files = open.map(([path]) => path).filter((path) => !merged.has(path));
  return files.length === 0
    ? { kind: 'union', tree: whole }
    : { kind: 'conflict', tree: whole, files };
}

/** The tree with other contents of some files. */
async function writeFiles(
  git: Git,
  tree: string,
  { ours }: MergeSides,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<string> {
  const text = 'stand-in\n';
  return treeOf(
    git,
    await git.commit({ parents: [ours], tree, author: git.identity, text, files }),
  );
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
  const joined = isHistory(path) ? joinHistories(texts) : undefined;
  return joined ?? mergeLines(git, texts);
}

/** The lines of both sides, where they differ one after the other. */
async function mergeLines(git: Git, { ours, base, theirs }: HistorySides): Promise<string> {
  const stem = join(git.scratch, randomUUID());
  const sides = { ours, base, theirs };
  const paths = Object.keys(sides).map((side) => `${stem}.${side}`);
  await Promise.all(Object.values(sides).map((text, at) => writeFile(paths[at] ?? stem, text)));
  return git.run(['merge-file', '-p', '--union', '--quiet', ...paths]);
}
