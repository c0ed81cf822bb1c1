// Creates a commit from whole files with one `git fast-import`: https://git-scm.com/docs/git-fast-import

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { type Attempt, attempt, SquadError } from '#src/errors.ts';
import { EMPTY_TREE, type FilesCommit } from '#src/ports/git.ts';
import { type ListedEntry, readTreeListing } from '#src/workspace/git-history.ts';
import { type SpawnSettings, spawnGit } from './git-command.ts';

type ImportSettings = SpawnSettings & {
  readonly run: (args: readonly string[]) => Promise<string>;
  /** Shown as the committer on GitHub. */
  readonly committer: { readonly name: string; readonly email: string };
};

/** Creates the commit and returns its id. Throws a SquadError (E_GIT) when git fails, or what a content throws. */
export async function importCommit(commit: FilesCommit, settings: ImportSettings): Promise<string> {
  const cleared = await findClearedFolders(commit, settings);
  const runnable = await findExecutables(commit, settings);
  const args = ['fast-import', '--quiet', '--force', '--done', '--date-format=raw'];
  const child = spawnGit(args, settings);
  const output: Buffer[] = [];
  const errorOutput: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errorOutput.push(chunk));
  const closed = once(child, 'close').catch((error: unknown) => [String(error)]);
  let unread: Attempt<never> | undefined;
  const stream = importStream(commit, { cleared, runnable }, settings, (failed) => {
    unread = failed;
  });
  // git closes its input when it ends early; its exit code reports the error.
  await attempt(pipeline(stream, child.stdin));
  const [code] = await closed;
  if (unread?.kind === 'threw') throw unread.error;
  const id = Buffer.concat(output).toString().trim();
  if (code === 0 && /^[0-9a-f]{40,64}$/.test(id)) return id;
  const reason = Buffer.concat(errorOutput).toString().trim().split('\n')[0] || `exit code ${code}`;
  throw new SquadError({ code: 'E_GIT', message: `\`git fast-import\` failed: ${reason}` });
}

/** Yields the stream piece by piece, so that no more than one file is in memory. Ends early if a content can't be read. */
async function* importStream(
  commit: FilesCommit,
  {
    cleared,
    runnable,
  }: { readonly cleared: readonly ClearedFolder[]; readonly runnable: ReadonlySet<string> },
  settings: ImportSettings,
  onUnread: (failed: Attempt<never>) => void,
): AsyncGenerator<Buffer> {
  yield* headOfCommit(commit, settings);
  for (const { folder, kept } of cleared) yield* [removeCommand(folder), ...kept];
  for (const [path, content] of commit.files) {
    if (cleared.some(({ paths }) => paths.has(path))) continue;
    if (content === undefined) {
      yield removeCommand(path);
      continue;
    }
    const read = await attempt(async () => (typeof content === 'function' ? content() : content));
    if (read.kind === 'threw') return onUnread(read);
    yield* fileCommand(path, read.value, runnable.has(path));
  }
  yield toLines(['', 'get-mark :1', 'done']);
}

function headOfCommit(commit: FilesCommit, { committer }: ImportSettings): readonly Buffer[] {
  const [first, ...others] = commit.parents;
  const at = `${Math.floor(Date.now() / 1000)} +0000`;
  const signature = ({ name, email }: ImportSettings['committer']) => `${name} <${email}> ${at}`;
  const head = [
    `commit ${commit.ref ?? `refs/squad/${randomUUID()}`}`,
    'mark :1',
    `author ${signature(commit.author)}`,
    `committer ${signature(committer)}`,
  ];
  const from = first === undefined ? [] : [`from ${first}`];
  const parents = [...from, ...others.map((parent) => `merge ${parent}`)];
  const root = commit.tree === undefined ? [] : [`M 040000 ${commit.tree} ""`];
  return [toLines(head), ...dataBlock(Buffer.from(commit.text)), toLines([...parents, ...root])];
}

/** A folder that loses many files: it is removed as a whole, and the files that stay are added again. */
type ClearedFolder = {
  readonly folder: string;
  readonly paths: ReadonlySet<string>;
  readonly kept: readonly Buffer[];
};

/** git searches a folder from its beginning for each removed file: 50,000 would take ten seconds. */
const MANY_REMOVALS = 1000;

async function findClearedFolders(
  { tree, parents, files }: FilesCommit,
  { run }: ImportSettings,
): Promise<readonly ClearedFolder[]> {
  const folders = new Map<string, Set<string>>();
  for (const [path, content] of files) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    if (content !== undefined || folder === '') continue;
    folders.set(folder, (folders.get(folder) ?? new Set()).add(path));
  }
  const large = [...folders].filter(([, removed]) => removed.size > MANY_REMOVALS);
  const clearings = await Promise.all(
    large.map(async ([folder, removed]) => {
      const listing = await run(['ls-tree', '-z', tree ?? parents[0] ?? '', `${folder}/`]);
      // A name that isn't UTF-8 could not be added again.
      if (listing.includes('\uFFFD')) return [];
      const kept = readTreeListing(listing).filter(({ path }) => !removed.has(path));
      return [{ folder, paths: removed, kept: kept.map(entryLine) }];
    }),
  );
  return clearings.flat();
}

function entryLine({ path, mode, object }: ListedEntry): Buffer {
  return toLines([`M ${mode} ${object} ${quotedPath(path)}`]);
}

/** Finds the written files that are already executable, and stay so. */
async function findExecutables(
  { tree, parents, files }: FilesCommit,
  { run }: ImportSettings,
): Promise<ReadonlySet<string>> {
  const written = [...files].filter(([, content]) => content !== undefined).map(([path]) => path);
  if (written.length === 0 || tree === EMPTY_TREE) return new Set();
  const listing = await run(['ls-tree', '-z', tree ?? parents[0] ?? '', '--', ...written]);
  const runnable = readTreeListing(listing).filter(({ mode }) => mode === '100755');
  return new Set(runnable.map(({ path }) => path));
}

/** Removes a file or a folder. */
function removeCommand(path: string): Buffer {
  return toLines([`D ${quotedPath(path)}`]);
}

/** Writes a file. */
function fileCommand(path: string, content: Uint8Array, isRunnable: boolean): readonly Buffer[] {
  const mode = isRunnable ? '100755' : '100644';
  return [toLines([`M ${mode} inline ${quotedPath(path)}`]), ...dataBlock(Buffer.from(content))];
}

/** Announces a content's length, so that it may hold anything. */
function dataBlock(content: Buffer): readonly Buffer[] {
  return [toLines([`data ${content.length}`]), content, toLines([''])];
}

/** Quotes a path in C style, so that it may hold any character. */
function quotedPath(path: string): string {
  return `"${path.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

/** Ends each text with a line break. */
function toLines(texts: readonly string[]): Buffer {
  return Buffer.from(texts.map((text) => `${text}\n`).join(''));
}
