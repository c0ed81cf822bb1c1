// The folders at a checkout's top into which package managers install. Programs in the box find those that git ignores.
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt, systemCode } from '#src/errors.ts';

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
export async function holdsCredentials(checkout: string, name: string): Promise<boolean> {
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
