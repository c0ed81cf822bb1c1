// A merge in which files that only grow don't collide: Squad's own `merge=union`, which GitHub's merge does not know.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SquadError } from '../errors.ts';
import { isRegularFile } from '../team/folders.ts';
import type { Git } from '../world.ts';

export type Joined =
  /** GitHub merges it as well. */
  | { readonly kind: 'clean'; readonly tree: string }
  /** `files` are to be put over `tree`: the lines of both sides. */
  | {
      readonly kind: 'joined';
      readonly tree: string;
      readonly files: ReadonlyMap<string, Uint8Array>;
    }
  | { readonly kind: 'conflict'; readonly files: readonly string[] };

/** What becomes of files that both sides changed. */
export type JoinRules = {
  /** The lines of both sides are kept. */
  readonly onlyGrows: (path: string) => boolean;
  /** The file that ours removed comes back as theirs changed it. */
  readonly comesBack: (path: string) => boolean;
};

/** Merges two commits. Throws a SquadError (E_GIT). */
export async function mergeJoining(
  git: Git,
  sides: { readonly ours: string; readonly theirs: string },
  { onlyGrows, comesBack }: JoinRules,
): Promise<Joined> {
  const merging = ['merge-tree', '--write-tree', '-z', '--no-messages', sides.ours, sides.theirs];
  const { code, stdout, stderr } = await git.attempt(merging);
  if (code > 1) {
    throw new SquadError({ code: 'E_GIT', message: `git merge-tree failed: ${stderr.trim()}` });
  }
  const [tree = '', ...rows] = stdout.split('\0').filter((part) => part !== '');
  if (code === 0) return { kind: 'clean', tree };
  const files = conflictsIn(rows);
  const joined = new Map<string, Uint8Array>();
  for (const [path, stages] of files) {
    // The merged tree has it.
    if (comesBack(path) && stages.ours === undefined) continue;
    const text = onlyGrows(path) ? await joinSides(git, stages) : undefined;
    if (text === undefined) return { kind: 'conflict', files: [...files.keys()] };
    joined.set(path, Buffer.from(text));
  }
  return { kind: 'joined', tree, files: joined };
}

/** Files of the common ancestor, ours and theirs; one is missing where a side has none, or something else. */
type Stages = { base?: string; ours?: string; theirs?: string };

/** `<mode> <object> <stage>\t<path>`, a row for each side. */
function conflictsIn(rows: readonly string[]): ReadonlyMap<string, Stages> {
  const files = new Map<string, Stages>();
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
async function joinSides(git: Git, { base, ours, theirs }: Stages): Promise<string | undefined> {
  if (ours === undefined || theirs === undefined) return undefined;
  const read = (object: string) => git.run(['cat-file', 'blob', object]);
  const texts = [await read(ours), base === undefined ? '' : await read(base), await read(theirs)];
  if (texts.some((text) => text.includes('\uFFFD') || text.includes('\0'))) return undefined;
  const stem = join(git.scratch, randomUUID());
  const paths = ['ours', 'base', 'theirs'].map((side) => `${stem}.${side}`);
  await Promise.all(paths.map((path, at) => writeFile(path, texts[at] ?? '')));
  return git.run(['merge-file', '-p', '--union', '--quiet', ...paths]);
}
