// What the files of any repository show: its checks and its conventions.
import type { TrustedTree } from '#src/ports/git.ts';
import { fieldsOf, readJson } from '#src/text/json.ts';

/** True for a plain file; false for a symlink or a submodule. */
export function isRegularFile(mode: string): boolean {
  return mode === '100644' || mode === '100755';
}

/** The files that show which checks there are, read from the trusted tree. */
export const CHECK_FILES = {
  node: 'package.json',
  pnpm: 'pnpm-lock.yaml',
  yarn: 'yarn.lock',
  python: 'pyproject.toml',
  go: 'go.mod',
  rust: 'Cargo.toml',
  make: 'Makefile',
} as const;

/** Those of the files that may define what a check runs. */
export const CHECK_SCRIPTS: readonly string[] = [
  CHECK_FILES.node,
  CHECK_FILES.python,
  CHECK_FILES.make,
];

/** A command that tells whether the repository is in order. */
export type Check = {
  readonly name: string;
  /** For `bash -c`, in the repository's folder. */
  readonly run: string;
  readonly timeoutSeconds: number;
  /** Globs: it runs only when one of these changed. Empty: always. */
  readonly paths: readonly string[];
};

/** What runs a `package.json`'s scripts. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn';

const SCRIPTS = ['test', 'lint', 'typecheck', 'build'];
/** What `npm init` writes when there are no tests. */
const PLACEHOLDER = /^echo\s+["']?Error: no test specified["']?\s*&&\s*exit 1$/;
const TIMEOUT_SECONDS = 600;

/** Returns the package manager that the repository's lock file belongs to; npm without a known lock file. */
export function packageManagerOf(tree: Pick<TrustedTree, 'entries'>): PackageManager {
  if (isThere(tree, CHECK_FILES.pnpm)) return 'pnpm';
  return isThere(tree, CHECK_FILES.yarn) ? 'yarn' : 'npm';
}

/** Returns the checks in the order in which they run. `manager` must be installed. */
export async function findChecks(
  tree: Pick<TrustedTree, 'entries' | 'read'>,
  named: readonly Check[] | undefined,
  manager: PackageManager = packageManagerOf(tree),
): Promise<readonly Check[]> {
  if (named !== undefined) return named;
  const [manifest, project, makefile] = await Promise.all(
    [CHECK_FILES.node, CHECK_FILES.python, CHECK_FILES.make].map((path) => tree.read(path)),
  );
  return [
    ...scriptsOf(manifest ?? '').map((script) =>
      script === 'test' ? `${manager} test` : `${manager} run ${script}`,
    ),
    ...(usesPytest(project ?? '') ? ['python3 -m pytest'] : []),
    ...(isThere(tree, CHECK_FILES.go) ? ['go test ./...'] : []),
    ...(isThere(tree, CHECK_FILES.rust) ? ['cargo test'] : []),
    ...(/^test\s*:(?!=)/m.test(makefile ?? '') ? ['make test'] : []),
  ].map((run) => ({ name: run, run, timeoutSeconds: TIMEOUT_SECONDS, paths: [] }));
}

function isThere({ entries }: Pick<TrustedTree, 'entries'>, wanted: string): boolean {
  return entries.some(({ path, mode }) => path === wanted && isRegularFile(mode));
}

/** Returns the names of the scripts that check something. */
function scriptsOf(manifest: string): readonly string[] {
  const json = readJson(manifest);
  const fields = json.kind === 'value' ? fieldsOf(json.value) : undefined;
  const scripts = fieldsOf(fields?.get('scripts'));
  return SCRIPTS.filter((name) => {
    const script = scripts?.get(name);
    return typeof script === 'string' && script.trim() !== '' && !PLACEHOLDER.test(script.trim());
  });
}

/** True when pytest has a section, or is among the dependencies. */
function usesPytest(project: string): boolean {
  return /^[ \t]*\[tool\.pytest[.\]]/m.test(project) || /["']pytest(?:["'\s<>=~!;[])/.test(project);
}

/** In the order in which they are read, from the trusted tree. */
export const CONVENTION_FILES = [
  'AGENTS.md',
  '.github/copilot-instructions.md',
  'CLAUDE.md',
] as const;
