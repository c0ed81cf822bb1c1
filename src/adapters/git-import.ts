// Commits made of whole files, however many, in one `git fast-import`: https://git-scm.com/docs/git-fast-import
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { SquadError } from '../errors.ts';
import type { FilesCommit } from '../world.ts';

type ImportSettings = {
  readonly repository: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly run: (args: readonly string[]) => Promise<string>;
  /** Who GitHub shows as the committer. */
  readonly committer: { readonly name: string; readonly email: string };
};

/** Makes the commit, and gives its id. Throws a SquadError (E_GIT) when git can't. */
export async function importCommit(commit: FilesCommit, settings: ImportSettings): Promise<string> {
  const { repository, environment } = settings;
  const base = {
    cleared: await clearFolders(commit, settings),
    runnable: await runnableIn(commit, settings),
  };
  const args = ['fast-import', '--quiet', '--force', '--done', '--date-format=raw'];
  const child = spawn('git', args, { cwd: repository, env: { ...environment } });
  const said: Buffer[] = [];
  const complained: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => complained.push(chunk));
  // A git that ended early closes its input; its exit code says so.
  child.stdin.on('error', () => undefined);
  child.stdin.end(Buffer.concat(streamOf(commit, base, settings)));
  const [code] = await once(child, 'close').catch((error: unknown) => [String(error)]);
  const id = Buffer.concat(said).toString().trim();
  if (code === 0 && /^[0-9a-f]{40,64}$/.test(id)) return id;
  const reason = Buffer.concat(complained).toString().trim().split('\n')[0] || `exit code ${code}`;
  throw new SquadError({ code: 'E_GIT', message: `\`git fast-import\` failed: ${reason}` });
}

/** What the tree that is changed has already. */
type Base = { readonly cleared: readonly Cleared[]; readonly runnable: ReadonlySet<string> };

function streamOf(
  commit: FilesCommit,
  { cleared, runnable }: Base,
  { committer }: ImportSettings,
): readonly Buffer[] {
  const [first = '', ...others] = commit.parents;
  const at = `${Math.floor(Date.now() / 1000)} +0000`;
  const person = ({ name, email }: ImportSettings['committer']) => `${name} <${email}> ${at}`;
  const head = [
    `commit refs/squad/${randomUUID()}`,
    'mark :1',
    `author ${person(commit.author)}`,
    `committer ${person(committer)}`,
  ];
  const parents = [`from ${first}`, ...others.map((parent) => `merge ${parent}`)];
  const root = commit.tree === undefined ? [] : [`M 040000 ${commit.tree} ""`];
  return [
    lines(head),
    ...data(Buffer.from(commit.text)),
    lines([...parents, ...root]),
    ...cleared.flatMap(({ folder, kept }) => [removal(folder), ...kept]),
    ...[...commit.files]
      .filter(([path]) => !cleared.some(({ paths }) => paths.has(path)))
      .flatMap(([path, content]) =>
        content === undefined ? [removal(path)] : file(path, content, runnable.has(path)),
      ),
    lines(['', 'get-mark :1', 'done']),
  ];
}

/** A folder that loses many files: removed as one, and what stays in it put back. */
type Cleared = {
  readonly folder: string;
  readonly paths: ReadonlySet<string>;
  readonly kept: readonly Buffer[];
};

/** git looks for each removed file from its folder's beginning: 50,000 would take ten seconds. */
const MANY = 1000;

async function clearFolders(
  { tree, parents, files }: FilesCommit,
  { run }: ImportSettings,
): Promise<readonly Cleared[]> {
  const folders = new Map<string, Set<string>>();
  for (const [path, content] of files) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    if (content !== undefined || folder === '') continue;
    folders.set(folder, (folders.get(folder) ?? new Set()).add(path));
  }
  const large = [...folders].filter(([, gone]) => gone.size > MANY);
  const clearings = await Promise.all(
    large.map(async ([folder, gone]) => {
      const listing = await run(['ls-tree', '-z', tree ?? parents[0] ?? '', `${folder}/`]);
      // A name that isn't UTF-8 could not be put back.
      if (listing.includes('\uFFFD')) return [];
      const entries = listing.split('\0').filter((entry) => entry !== '');
      return [{ folder, paths: gone, kept: entries.flatMap((entry) => keep(entry, gone)) }];
    }),
  );
  return clearings.flat();
}

/** `<mode> <type> <object>\t<path>` */
function keep(entry: string, gone: ReadonlySet<string>): readonly Buffer[] {
  const tab = entry.indexOf('\t');
  const [mode, , object] = entry.slice(0, tab).split(' ');
  const path = entry.slice(tab + 1);
  return gone.has(path) ? [] : [lines([`M ${mode} ${object} ${quoted(path)}`])];
}

/** Of the files that are written: those that stay executable. */
async function runnableIn(
  { tree, parents, files }: FilesCommit,
  { run }: ImportSettings,
): Promise<ReadonlySet<string>> {
  const written = [...files].filter(([, content]) => content !== undefined).map(([path]) => path);
  if (written.length === 0) return new Set();
  const listing = await run(['ls-tree', '-z', tree ?? parents[0] ?? '', '--', ...written]);
  const runnable = listing.split('\0').filter((entry) => entry.startsWith('100755 '));
  return new Set(runnable.map((entry) => entry.slice(entry.indexOf('\t') + 1)));
}

function removal(path: string): Buffer {
  return lines([`D ${quoted(path)}`]);
}

function file(path: string, content: Uint8Array, isRunnable: boolean): readonly Buffer[] {
  const mode = isRunnable ? '100755' : '100644';
  return [lines([`M ${mode} inline ${quoted(path)}`]), ...data(Buffer.from(content))];
}

function data(content: Buffer): readonly Buffer[] {
  return [lines([`data ${content.length}`]), content, lines([''])];
}

/** C style, in which a path may hold anything. */
function quoted(path: string): string {
  return `"${path.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

function lines(texts: readonly string[]): Buffer {
  return Buffer.from(texts.map((text) => `${text}\n`).join(''));
}
