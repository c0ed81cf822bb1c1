// Which folders of the checkout, and of the runner, programs in the box find, and what they don't.
import { readdir, realpath } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { attempt } from '#src/errors.ts';
import { workInFolder } from '#src/files/index.ts';
import type { Git } from '#src/ports/index.ts';
import { wayInside } from '#src/text/index.ts';
import { holdsCredentials, INSTALLED_FOLDERS } from './installed-folders.ts';

/** The checkout, and how git is asked about it. */
export type AskedCheckout = {
  readonly checkout: string;
  /** Runs git in the checkout and returns its output, which is empty if git can't answer. */
  ask(args: readonly string[]): Promise<string>;
};

/** Returns the names of the known folders at the checkout's top that git ignores and that hold no credentials of their tools. */
export async function findInstalled(asked: AskedCheckout): Promise<readonly string[]> {
  const names = (await listIgnored(asked, isInstalled)).flatMap(folderName);
  const held = await Promise.all(names.map((name) => holdsCredentials(asked.checkout, name)));
  return names.filter((_name, at) => held[at] === false);
}

/** A path that the settings share and that programs don't get. */
export type RefusedShare = { readonly path: string; readonly reason: string };

export type SharedPaths = {
  /** Folders of the checkout, relative to it. */
  readonly folders: readonly string[];
  /** Paths of the runner, absolute. */
  readonly readable: readonly string[];
  readonly refused: readonly RefusedShare[];
};

/** Sorts what the settings share. A path that doesn't exist is left out. `hidden`: folders that stay out, besides the checkout. */
export async function readShare(
  share: readonly string[],
  checkout: string,
  hidden: readonly string[] = [],
): Promise<SharedPaths> {
  const kinds = await Promise.all(
    share.map((path) =>
      isAbsolute(path) ? kindOfOutside(path, [checkout, ...hidden]) : kindOfFolder(path, checkout),
    ),
  );
  const paths = (wanted: ShareKind) => share.filter((_path, at) => kinds[at] === wanted);
  const refused = share.flatMap((path, at) => {
    const reason = REASONS[kinds[at] ?? 'missing'];
    return reason === undefined ? [] : [{ path, reason }];
  });
  return { folders: paths('folder'), readable: paths('outside'), refused };
}

type ShareKind = 'folder' | 'outside' | 'missing' | 'blocked' | 'hidden';

const REASONS: Readonly<Partial<Record<ShareKind, string>>> = {
  blocked: 'it is a file or a link, or lies behind one',
  hidden:
    "it leads to the checkout or to the run's own files; write folders of the checkout without its path",
};

/** Follows no link, since the checkout may be a pull request's. */
async function kindOfFolder(path: string, checkout: string): Promise<ShareKind> {
  const names = path.split('/').filter((name) => name !== '' && name !== '.');
  const found = await attempt(workInFolder({ root: checkout, names }, async () => undefined));
  if (found.kind === 'threw') return 'missing';
  return found.value.kind === 'worked' ? 'folder' : 'blocked';
}

async function kindOfOutside(path: string, hidden: readonly string[]): Promise<ShareKind> {
  const target = await attempt(realpath(path));
  if (target.kind === 'threw') return 'missing';
  const leadsTo = async (folder: string) => {
    const real = await realpath(folder).catch(() => folder);
    return (
      wayInside(real, target.value) !== undefined || wayInside(target.value, real) !== undefined
    );
  };
  const isHidden = (await Promise.all(hidden.map(leadsTo))).includes(true);
  return isHidden ? 'hidden' : 'outside';
}

/** What lies at the checkout's top that programs in the box don't find. */
export type CheckoutLook = {
  /** Folders, which end in `/`, and files: neither committed nor shared. */
  readonly absent: readonly string[];
  /** Folders of package managers that hold their credentials. */
  readonly withCredentials: readonly string[];
  readonly refused: readonly RefusedShare[];
};

/** Looks at the checkout as the box would show it. `commit`: the files that are the repository's own. Never rejects. */
export async function lookAround(
  asked: AskedCheckout,
  share: readonly string[],
  commit: string,
): Promise<CheckoutLook> {
  const [ignored, installed, committed, { folders, refused }] = await Promise.all([
    listIgnored(asked, () => true),
    findInstalled(asked),
    asked.ask(['ls-tree', '--name-only', commit]),
    readShare(share, asked.checkout),
  ]);
  const shown = new Set([...installed, ...committed.split('\n'), ...folders.map(trimmed)]);
  const absent = ignored.filter((name) => !shown.has(trimmed(name)));
  const known = ignored.flatMap(folderName).filter(isInstalled);
  const withCredentials = known.filter((name) => !installed.includes(name));
  return { absent, withCredentials, refused };
}

const isInstalled = (name: string) => INSTALLED_FOLDERS.includes(name);
const trimmed = (path: string) => path.replace(/^(?:\.\/)+|\/+$/g, '');
const folderName = (path: string) => (path.endsWith('/') ? [path.slice(0, -1)] : []);

/** More would not fit into a command line. */
const MOST_NAMES = 5_000;

/** Returns the wanted names at the checkout's top that git ignores; those of folders end in `/`. */
async function listIgnored(
  { checkout, ask }: AskedCheckout,
  isWanted: (name: string) => boolean,
): Promise<readonly string[]> {
  const found = await attempt(readdir(checkout, { withFileTypes: true }));
  const entries = found.kind === 'done' ? found.value : [];
  const names = entries
    .filter(({ name }) => name !== '.git' && isWanted(name))
    // A rule may match folders only.
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .slice(0, MOST_NAMES);
  if (names.length === 0) return [];
  const output = await ask(['check-ignore', '--no-index', '--', ...names.map((it) => `./${it}`)]);
  const ignored = new Set(output.split('\n'));
  return names.filter((name) => ignored.has(`./${name}`));
}

/** Asks the run's own git, which needs a folder of ours for an index. */
export function askRunGit(git: Git, checkout: string, folder: string): AskedCheckout {
  const worktree = { directory: checkout, indexFile: join(folder, 'checkout.index') };
  // check-ignore can't take paths literally.
  const environment = { GIT_LITERAL_PATHSPECS: '0' };
  const ask: AskedCheckout['ask'] = async (args) => {
    const answered = await attempt(git.attempt(args, { worktree, environment }));
    return answered.kind === 'done' ? answered.value.stdout : '';
  };
  return { checkout, ask };
}
