// Finds out what a repository is made of, as far as its team and its workflow depend on it. Reads files, and runs nothing.
import type { TrustedTree } from '#src/ports/git.ts';
import { type Check, findChecks, packageManagerOf } from '#src/team/repository-files.ts';
import { fieldsOf, readJson } from '#src/text/json.ts';

export type Stack = {
  /** `JavaScript`, `Python`: the languages of the build files at the repository's top. */
  readonly languages: readonly string[];
  /** The check commands that runs find by themselves, or that the settings of a new team name. */
  readonly checks: readonly string[];
  /** Those that runs don't find by themselves, so that the settings have to name them. */
  readonly namedChecks: readonly string[];
  /** The command that installs what the checks need; undefined if that isn't clear. */
  readonly install: string | undefined;
  /** True if the repository clearly has a frontend and a backend. */
  readonly isSplit: boolean;
};

/** The top of a repository: its small files, and the names of its files and folders (`web`, `packages/web`). */
export type RepositoryTop = Pick<TrustedTree, 'entries' | 'read'> & {
  readonly names: readonly string[];
};

type BuildFile = { readonly pattern: RegExp; readonly language: string };

const BUILD_FILES: readonly BuildFile[] = [
  { pattern: /^package\.json$/, language: 'JavaScript' },
  { pattern: /^(?:pyproject\.toml|requirements\.txt|setup\.py)$/, language: 'Python' },
  { pattern: /^go\.mod$/, language: 'Go' },
  { pattern: /^Cargo\.toml$/, language: 'Rust' },
  { pattern: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/, language: 'Java' },
  { pattern: /^[^/]+\.(?:sln|slnx|csproj|fsproj)$/, language: '.NET' },
  { pattern: /^Gemfile$/, language: 'Ruby' },
  { pattern: /^composer\.json$/, language: 'PHP' },
];

const FRONTEND_FOLDER = /^(?:(?:apps|packages)\/)?(?:frontend|front-end|client|web|webapp|ui)$/i;
const BACKEND_FOLDER = /^(?:(?:apps|packages|services)\/)?(?:backend|back-end|server|api)$/i;
const FRONTEND_PACKAGE =
  /^(?:react|vue|svelte|preact|solid-js|lit|@angular\/core|next|nuxt|astro)$/;
const BACKEND_PACKAGE = /^(?:express|fastify|koa|hono|@hapi\/hapi|@nestjs\/core)$/;

/** Reads the stack. Only reading files can throw. */
export async function readStack(top: RepositoryTop): Promise<Stack> {
  const [found, packages] = await Promise.all([findChecks(top, undefined), readPackages(top)]);
  const languages = BUILD_FILES.filter(({ pattern }) => has(top, pattern));
  const namedChecks = found.length === 0 ? otherChecks(top) : [];
  const servesItself = languages.some(({ language }) => language !== 'JavaScript');
  const hasFrontend =
    has(top, FRONTEND_FOLDER) || packages.some((one) => FRONTEND_PACKAGE.test(one));
  const hasBackend =
    has(top, BACKEND_FOLDER) || servesItself || packages.some((one) => BACKEND_PACKAGE.test(one));
  return {
    languages: [...new Set(languages.map(({ language }) => language))],
    checks: [...found.map(({ run }) => run), ...namedChecks],
    namedChecks,
    install: await installStep(top, found, packages),
    isSplit: hasFrontend && hasBackend,
  };
}

function has({ names }: RepositoryTop, pattern: RegExp): boolean {
  return names.some((name) => pattern.test(name));
}

/** Checks of tools whose output folders and caches differ too much for a run to assume them. They run without network. */
function otherChecks(top: RepositoryTop): readonly string[] {
  const wrapped = (wrapper: string, program: string) =>
    top.names.includes(wrapper) ? `./${wrapper}` : program;
  return [
    ...(has(top, /^pom\.xml$/) ? [`${wrapped('mvnw', 'mvn')} --batch-mode --offline test`] : []),
    ...(has(top, /^build\.gradle(?:\.kts)?$/)
      ? [`${wrapped('gradlew', 'gradle')} --offline test`]
      : []),
    ...(has(top, /^[^/]+\.(?:sln|slnx|csproj|fsproj)$/) ? ['dotnet test --no-restore'] : []),
  ];
}

/** Reads the names of everything that package.json depends on. */
async function readPackages(top: RepositoryTop): Promise<readonly string[]> {
  const json = readJson((await top.read('package.json')) ?? '');
  const fields = json.kind === 'value' ? fieldsOf(json.value) : undefined;
  return ['dependencies', 'devDependencies'].flatMap((kind) => [
    ...(fieldsOf(fields?.get(kind))?.keys() ?? []),
  ]);
}

/** Programs in the box find `vendor` if git ignores it, but not the home in which Go keeps its modules. */
const VENDOR = "go mod vendor && echo '*' > vendor/.gitignore";

async function installStep(
  top: RepositoryTop,
  checks: readonly Check[],
  packages: readonly string[],
): Promise<string | undefined> {
  if (checks.length === 0) return undefined;
  const isThere = (name: string) => top.names.includes(name);
  const usesNpm = packageManagerOf(top) === 'npm' && isThere('package-lock.json');
  const usesModules = /^[ \t]*require\b/m.test((await top.read('go.mod')) ?? '');
  const steps = [
    ...(usesNpm && packages.length > 0 ? ['npm ci'] : []),
    ...(usesModules && !isThere('vendor') && !isThere('go.work') ? [VENDOR] : []),
  ];
  return steps.length === 0 ? undefined : steps.join(' && ');
}
