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
  bun: 'bun.lock',
  oldBun: 'bun.lockb',
  python: 'pyproject.toml',
  requirements: 'requirements.txt',
  devRequirements: 'requirements-dev.txt',
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

type Files = Pick<TrustedTree, 'entries' | 'read'>;

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
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** The scripts of a `package.json` that check something, in the order in which they run. */
const SCRIPTS = ['test', 'lint', 'typecheck', 'build'];
/** What `npm init` writes when there are no tests. */
const PLACEHOLDER = /^echo\s+["']?Error: no test specified["']?\s*&&\s*exit 1$/;
const TIMEOUT_SECONDS = 600;

/** Returns the package manager that the repository's lock file belongs to; npm without a known lock file. */
export function packageManagerOf(tree: Pick<TrustedTree, 'entries'>): PackageManager {
  const { pnpm, yarn, bun, oldBun } = CHECK_FILES;
  if (isThere(tree, pnpm)) return 'pnpm';
  if (isThere(tree, yarn)) return 'yarn';
  return isThere(tree, bun) || isThere(tree, oldBun) ? 'bun' : 'npm';
}

/** Returns the checks in the order in which they run. `manager` must be installed. */
export async function findChecks(
  tree: Files,
  named: readonly Check[] | undefined,
  manager: PackageManager = packageManagerOf(tree),
): Promise<readonly Check[]> {
  if (named !== undefined) return named;
  const [manifest, makefile, pytest] = await Promise.all([
    tree.read(CHECK_FILES.node),
    tree.read(CHECK_FILES.make),
    usesPytest(tree),
  ]);
  return [
    ...scriptsOf(manifest ?? '').map(({ name }) => scriptCommand(name, manager)),
    ...(pytest ? ['python3 -m pytest'] : []),
    ...(isThere(tree, CHECK_FILES.go) ? ['go test ./...'] : []),
    ...(isThere(tree, CHECK_FILES.rust) ? ['cargo test'] : []),
    ...(/^test\s*:(?!=)/m.test(makefile ?? '') ? ['make test'] : []),
  ].map((run) => ({ name: run, run, timeoutSeconds: TIMEOUT_SECONDS, paths: [] }));
}

/** True for a plain file at `wanted`. */
export function isThere({ entries }: Pick<TrustedTree, 'entries'>, wanted: string): boolean {
  return entries.some(({ path, mode }) => path === wanted && isRegularFile(mode));
}

/** Returns the command that runs a script of `package.json`. `bun test` is Bun's own, not the script. */
export function scriptCommand(name: string, manager: PackageManager): string {
  return name === 'test' && manager !== 'bun' ? `${manager} test` : `${manager} run ${name}`;
}

/** Returns the scripts of a `package.json` that check something, in the order in which they run. */
export function scriptsOf(
  manifest: string,
): readonly { readonly name: string; readonly script: string }[] {
  const json = readJson(manifest);
  const fields = json.kind === 'value' ? fieldsOf(json.value) : undefined;
  const scripts = fieldsOf(fields?.get('scripts'));
  return SCRIPTS.flatMap((name) => {
    const script = scripts?.get(name);
    const isCheck =
      typeof script === 'string' && script.trim() !== '' && !PLACEHOLDER.test(script.trim());
    return isCheck ? [{ name, script }] : [];
  });
}

/** True when pytest is configured or required. */
async function usesPytest(tree: Files): Promise<boolean> {
  const { python, requirements, devRequirements } = CHECK_FILES;
  const [project = '', ...required] = await Promise.all(
    [python, requirements, devRequirements].map((path) => tree.read(path)),
  );
  return (
    /^[ \t]*\[tool\.pytest[.\]]/m.test(project) ||
    /["']pytest(?:["'\s<>=~!;[])/.test(project) ||
    required.some((text) => /^pytest\b/m.test(text ?? ''))
  );
}

/** In the order in which they are read, from the trusted tree. */
export const CONVENTION_FILES = [
  'AGENTS.md',
  '.github/copilot-instructions.md',
  'CLAUDE.md',
] as const;
