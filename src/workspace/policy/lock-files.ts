// Lock files of package managers: one may change only together with a manifest that it is generated from.
import { basename } from 'node:path/posix';

/** By the lock file's name: its manifests, in its folder or below (workspaces). */
const MANIFESTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['package-lock.json', ['package.json']],
  ['npm-shrinkwrap.json', ['package.json']],
  ['yarn.lock', ['package.json']],
  ['pnpm-lock.yaml', ['package.json', 'pnpm-workspace.yaml']],
  ['bun.lock', ['package.json']],
  ['bun.lockb', ['package.json']],
  ['deno.lock', ['deno.json', 'deno.jsonc', 'package.json']],
  ['cargo.lock', ['cargo.toml']],
  ['gemfile.lock', ['gemfile']],
  ['composer.lock', ['composer.json']],
  ['poetry.lock', ['pyproject.toml']],
  ['uv.lock', ['pyproject.toml']],
  ['pipfile.lock', ['pipfile']],
  ['podfile.lock', ['podfile']],
  ['pubspec.lock', ['pubspec.yaml']],
  ['mix.lock', ['mix.exs']],
  ['go.sum', ['go.mod']],
]);

/** True for a lock file without a changed manifest among `paths`, which are in lower case. */
export function isLockFileAlone(path: string, paths: readonly string[]): boolean {
  const cut = path.lastIndexOf('/') + 1;
  const manifests = MANIFESTS.get(path.slice(cut).toLowerCase());
  if (manifests === undefined) return false;
  const folder = path.slice(0, cut).toLowerCase();
  return !paths.some((other) => other.startsWith(folder) && manifests.includes(basename(other)));
}
