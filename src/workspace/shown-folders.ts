// Which folders of the checkout, and of the runner, programs in the box find, and what they don't.
import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { attempt, systemCode } from '#src/errors.ts';
import { workInFolder } from '#src/files/open-folder.ts';
import type { Git } from '#src/ports/git.ts';
import { wayInside } from '#src/text/paths.ts';

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

/**
 * Sorts what the settings share into folders of the checkout, paths of the runner, and those that are refused. A path that doesn't
 * exist is left out. `hidden`: folders that stay out, besides the checkout.
 */
export async function readShare(
  share: readonly string[],
  checkout: string,
  hidden: readonly string[] = [],
) {
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

// The folders at a checkout's top into which package managers install. Programs in the box find those that git ignores.

/** The files of a folder in which its tool may keep credentials, and what in them is one. */
type CredentialFiles = Readonly<Record<string, RegExp>>;

const ANYTHING = /(?:)/;
const IN_ADDRESS = /https?:\/\/[^/\s]*@/i;
const CARGO_TOKEN = /\b(?:token|secret-key)["']?\s*=|https?:\/\/[^/\s]*@/i;
/** A key with a dot (`__`) or an address may be a host's, whose value is a password. */
const BUNDLER_HOST = /(?<!BUNDLE_BUILD)__|:\/\//;

/**
 * By name, with its case. They hold packages, or what was compiled from packages, and can't be made in a box without
 * network. Not listed: what is built from the repository's own files (build, dist, out, .next), as it is older than the
 * agents' work and may hold variables of the environment; names that are used for secrets, too (env, local, packages); and
 * folders of tools that keep credentials there (.terraform, .pub-cache, .ivy2, .composer).
 */
const INSTALLED: ReadonlyMap<string, CredentialFiles> = new Map(
  Object.entries({
    // npm, pnpm, Yarn and Bun; their credentials are in .npmrc and .yarnrc.yml beside it.
    node_modules: {},
    // Yarn's cache and plugins.
    '.yarn': {},
    // pnpm's store, where the home is on another disk.
    '.pnpm-store': {},
    bower_components: {},
    // Python's environments, of people and of tox and Nox. `pip config --site` writes into them.
    '.venv': { 'pip.conf': IN_ADDRESS },
    venv: { 'pip.conf': IN_ADDRESS },
    '.tox': {},
    '.nox': {},
    // PDM's packages, and what setuptools needs for building.
    __pypackages__: {},
    '.eggs': {},
    // Go, Cargo, Composer and Bundler. Composer's credentials are in auth.json beside it.
    vendor: {},
    // Names the folder of Ruby's packages.
    '.bundle': { config: BUNDLER_HOST },
    // What Cargo, Maven and sbt compiled, dependencies included.
    target: {},
    // Says that Cargo's packages are in vendor.
    '.cargo': {
      'credentials.toml': ANYTHING,
      credentials: ANYTHING,
      'config.toml': CARGO_TOKEN,
      config: CARGO_TOKEN,
    },
    // Gradle's cache, or its whole home.
    '.gradle': {
      'gradle.properties': ANYTHING,
      'init.gradle': ANYTHING,
      'init.gradle.kts': ANYTHING,
      'init.d': ANYTHING,
    },
    // Maven's packages, with -Dmaven.repo.local=.m2/repository.
    '.m2': { 'settings.xml': ANYTHING, 'settings-security.xml': ANYTHING },
    // NuGet's packages, and which of them a project restored.
    '.nuget': { NuGet: ANYTHING, 'NuGet.Config': ANYTHING, 'nuget.config': ANYTHING },
    obj: {},
    // Mix's packages; what Mix, rebar3 and Dune compiled from packages.
    deps: {},
    _build: {},
    // Swift's packages, and which of Dart's a project uses.
    '.build': {},
    '.dart_tool': {},
    // opam's packages, and vcpkg's.
    _opam: {},
    vcpkg_installed: {},
  }),
);

/** The names on the list. */
export const INSTALLED_FOLDERS: readonly string[] = [...INSTALLED.keys()];

const MOST_BYTES = 65_536;

/** True if a folder on the list holds a credential of its tool, or if that can't be told. */
async function holdsCredentials(checkout: string, name: string): Promise<boolean> {
  const files = Object.entries(INSTALLED.get(name) ?? {});
  const found = await Promise.all(
    files.map(([file, credential]) => hasMatch(join(checkout, name, file), credential)),
  );
  return found.includes(true);
}

async function hasMatch(path: string, pattern: RegExp): Promise<boolean> {
  const found = await attempt(lstat(path));
  if (found.kind === 'threw') return systemCode(found.error) !== 'ENOENT';
  // Reading a link or a pipe might never end.
  if (!found.value.isFile() || found.value.size > MOST_BYTES) return true;
  const text = await attempt(readFile(path, 'utf8'));
  return text.kind === 'threw' || pattern.test(text.value);
}
