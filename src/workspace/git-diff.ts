// What git says about the difference between two commits.
import { attempt } from '#src/errors.ts';
import type { WorkSize } from '#src/outcome.ts';
import type { Git } from '#src/ports/index.ts';
import { headOf } from '#src/text/index.ts';
import { type CommitRange, splitPaths } from './git-history.ts';

/** Returns the paths in which two commits, or trees, differ. Throws a SquadError (E_GIT). */
export async function pathsBetween(
  git: Git,
  { base, tip }: CommitRange,
): Promise<readonly string[]> {
  const options = ['-r', '-z', '--name-only', '--no-renames'];
  return splitPaths(await git.run(['diff-tree', ...options, base, tip]));
}

/** Returns the paths in these folders that `tip` changed since it left `base`. */
export async function pathsChangedSince(
  git: Git,
  { base, tip }: CommitRange,
  ...folders: readonly string[]
): Promise<readonly string[]> {
  const options = ['--name-only', '--no-renames', '-z'];
  return splitPaths(await git.run(['diff', ...options, `${base}...${tip}`, '--', ...folders]));
}

/** Returns git's letters (A, M, D, T) for what `tip` changed since it left `base`, by path. */
export async function statusesSince(
  git: Git,
  { base, tip }: CommitRange,
): Promise<ReadonlyMap<string, string>> {
  const options = ['--name-status', '--no-renames', '-z'];
  const fields = splitPaths(await git.run(['diff', ...options, `${base}...${tip}`]));
  return new Map(
    fields.flatMap((path, at) => (at % 2 === 1 ? [[path, fields[at - 1] ?? '']] : [])),
  );
}

/** A diff as git prints it: the changed files (`--raw`), and their patches in the same order. */
export type DiffTexts = { readonly entries: string; readonly patches: string };

const PLAIN = ['--no-color', '--no-ext-diff', '--no-textconv', '--submodule=short', '-M'];
/** More than any reader of a run is shown. */
const MAX_PATCH = 60_000;

/** Returns the beginning of what changed between two commits, as a unified diff; empty when git can't say, or says more than we take. Never rejects. */
export async function readPatch(git: Git, { base, tip }: CommitRange): Promise<string> {
  const ended = await attempt(git.attempt(['diff', '--patch', ...PLAIN, base, tip]));
  const isWhole = ended.kind === 'done' && ended.value.code === 0;
  return isWhole ? headOf(ended.value.stdout, MAX_PATCH) : '';
}

/** Compares two commits with `contextLines` lines of context; `a...b` compares `b` with the commit where it left `a`. */
export async function readDiffTexts(
  git: Git,
  range: string,
  contextLines: number,
): Promise<DiffTexts> {
  const options = [...PLAIN, `-U${contextLines}`, range];
  const [entries, patches] = await Promise.all([
    git.run(['diff', '--raw', '-z', ...options]),
    git.run(['diff', '--patch', ...options]),
  ]);
  return { entries, patches };
}

/** Returns how much changed between two commits, without the files that `ignores` excludes. */
export async function sizeOfChange(
  git: Git,
  { base, tip }: CommitRange,
  ignores: (path: string) => boolean,
): Promise<WorkSize> {
  const options = ['--numstat', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'];
  const text = await git.run(['diff', ...options, '--submodule=short', base, tip]);
  const rows = text
    .split('\0')
    .map((row) => row.split('\t'))
    .filter(([, , path]) => path !== undefined && !ignores(path));
  // A binary file has a dash for its line counts.
  const sum = (column: 0 | 1) =>
    rows.reduce((total, row) => total + (Number.parseInt(row[column] ?? '', 10) || 0), 0);
  return { files: rows.length, added: sum(0), removed: sum(1) };
}
