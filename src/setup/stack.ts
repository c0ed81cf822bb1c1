// Finds out what a repository is made of, as far as its team and its workflow depend on it. Reads files, and runs nothing.
import { CHECK_FILES, CONVENTION_FILES, findChecks, isThere } from '#src/team/repository-files.ts';
import { compareText } from '#src/text/compare.ts';
import { plural } from '#src/text/count.ts';
import { isInstalledByStep, type NeededProgram, programsOf } from './check-programs.ts';
import { ECOSYSTEMS } from './project/ecosystems.ts';
import type { Ecosystem, ProjectCheck, ProjectFolder, Recipe } from './project/recipe.ts';
import { type SetupStep, shellPath } from './project/setup-steps.ts';

export type { ProjectFolder };

/** One project of the repository: a folder, and how it is set up and checked. */
export type Project = Pick<Recipe, 'language' | 'tool'> & {
  /** '' for the repository's top. */
  readonly folder: string;
  /** For `bash -c`, in the repository's top. */
  readonly checks: readonly ProjectCheck[];
  readonly side: 'frontend' | 'backend' | undefined;
};

export type Stack = {
  readonly projects: readonly Project[];
  readonly checks: readonly ProjectCheck[];
  /** True unless runs find these checks, and what they need, by themselves. */
  readonly needsSettings: boolean;
  /** Steps that install what the checks need. */
  readonly steps: readonly SetupStep[];
  /** Folders that the setting `share` has to name so that checks find what the steps install. */
  readonly share: readonly string[];
  /** Files that tell people how to work here. */
  readonly conventions: readonly string[];
  /** Linters and formatters that have settings here. */
  readonly style: readonly string[];
  /** True if the repository clearly has a frontend and a backend. */
  readonly isSplit: boolean;
  /** What was left out, and why. */
  readonly notes: readonly string[];
};

/** The folders of a repository that may hold projects, its top first. */
export type RepositoryFolders = {
  readonly folders: readonly [ProjectFolder, ...ProjectFolder[]];
  /** True if there are more folders. */
  readonly isCut: boolean;
};

const FRONTEND_FOLDER = /^(?:frontend|front-end|client|web|webapp|ui)$/i;
const BACKEND_FOLDER = /^(?:backend|back-end|server|api)$/i;
/** Where folders of those names are projects, whatever they hold. */
const HOLDER = /^(?:(?:apps|packages|services)\/)?([^/]+)$/;
const FRONTEND_PACKAGE =
  /^(?:react|vue|svelte|preact|solid-js|lit|@angular\/core|next|nuxt|astro)$/;
const BACKEND_PACKAGE = /^(?:express|fastify|koa|hono|@hapi\/hapi|@nestjs\/core)$/;

/** A repository with more projects has tools of its own for them. */
const MAX_PROJECTS = 8;
/** A folder's name stands in YAML, in commands and in charters. */
const PLAIN_PATH = /^[\p{L}\p{N}_@+][\p{L}\p{N}_.@+ -]*(?:\/[\p{L}\p{N}_@+][\p{L}\p{N}_.@+ -]*)*$/u;

/** Reads the stack. Only reading files can throw. */
export async function readStack({ folders, isCut }: RepositoryFolders): Promise<Stack> {
  const [top] = folders;
  const found = findProjects(folders);
  const read = await Promise.all(found.used.map((one) => readProject(one, top)));
  const projects = read.map(({ project }) => project);
  const ownChecks = projects.flatMap((project) => project.checks);
  const plain = await findChecks(top, undefined);
  const make = plain.filter(({ run }) => run === 'make test');
  const checks = ownChecks.length > 0 ? ownChecks : make;
  const packages = read.flatMap(({ recipe }) => recipe.packages ?? []);
  const share = [...new Set(read.flatMap((one) => sharedBy(one, folders)))];
  return {
    projects,
    checks,
    needsSettings: share.length > 0 || !sameRuns(checks, plain),
    steps: uniqueSteps(read.flatMap(({ recipe }) => recipe.steps)),
    share,
    conventions: CONVENTIONS.filter((path) => isThere(top, path)),
    style: await findStyle(
      folders.filter((one) => one === top || found.used.some(({ folder }) => folder === one)),
    ),
    isSplit: isSplit(projects, folders, packages),
    notes: [
      ...read.flatMap(({ recipe }) => recipe.notes ?? []),
      ...found.notes,
      ...(isCut ? [`Only the first ${folders.length} folders were looked at.`] : []),
    ],
  };
}

const sameRuns = (ones: readonly ProjectCheck[], others: readonly ProjectCheck[]) =>
  ones.map(({ run }) => run).join('\n') === others.map(({ run }) => run).join('\n');

function uniqueSteps(steps: readonly SetupStep[]): readonly SetupStep[] {
  return [...new Map(steps.map((step) => [JSON.stringify(step), step])).values()];
}

type FoundProject = { readonly folder: ProjectFolder; readonly ecosystem: Ecosystem };

/** Finds the folders with a build file: in a project of the same kind, only those with a lock file of their own. */
function findProjects(folders: readonly ProjectFolder[]) {
  const all = ECOSYSTEMS.flatMap((ecosystem) => {
    const built = folders.filter(({ entries }) =>
      entries.some(({ path, mode }) => mode.startsWith('100') && ecosystem.buildFile.test(path)),
    );
    return built
      .filter(
        (folder) =>
          ecosystem.own.some((name) => isThere(folder, name)) ||
          !built.some(({ path }) => path !== folder.path && isInside(folder.path, path)),
      )
      .map((folder): FoundProject => ({ folder, ecosystem }));
  });
  const plain = all.filter(({ folder: { path } }) => path === '' || PLAIN_PATH.test(path));
  const sorted = plain.toSorted((one, other) => compareText(one.folder.path, other.folder.path));
  const unclear = all.length - plain.length;
  const more = plain.length - MAX_PROJECTS;
  return {
    used: sorted.slice(0, MAX_PROJECTS),
    notes: [
      ...(unclear > 0
        ? [`${plural(unclear, 'project')} left out: the folder's name holds special characters.`]
        : []),
      ...(more > 0
        ? [
            `${plain.length} projects were found, and the first ${MAX_PROJECTS} are set up: add steps and checks for others yourself.`,
          ]
        : []),
    ],
  };
}

const isInside = (path: string, folder: string) => folder === '' || path.startsWith(`${folder}/`);

type ReadProject = {
  readonly project: Project;
  readonly recipe: Recipe;
  readonly folder: ProjectFolder;
};

async function readProject(
  { folder, ecosystem }: FoundProject,
  top: ProjectFolder,
): Promise<ReadProject> {
  const recipe = withoutUndeclared(await ecosystem.read(folder, top), folder.path);
  const { language, tool } = recipe;
  const { path } = folder;
  const checks = recipe.checks.map((check) => inFolder(check, path));
  const side = sideOf(path, language, recipe.packages ?? []);
  return { folder, recipe, project: { folder: path, language, tool, checks, side } };
}

/** Leaves out the scripts of package.json that start what no package brings, and says so. */
function withoutUndeclared(recipe: Recipe, path: string): Recipe {
  const { checks, scripts, packages = [], notes = [] } = recipe;
  if (scripts === undefined) return recipe;
  const isWhole = ({ run }: ProjectCheck) =>
    programsOf(run, scripts).every(
      (program) => program.from !== 'packages' || isDeclared(program, packages),
    );
  const file = path === '' ? CHECK_FILES.node : `${path}/${CHECK_FILES.node}`;
  const left = checks.filter((check) => !isWhole(check));
  const told = left.map(
    ({ name }) => `${file} does not depend on what \`${name}\` starts, so that is no check.`,
  );
  return { ...recipe, checks: checks.filter(isWhole), notes: [...notes, ...told] };
}

/** The packages of programs that scripts start by habit. A package may bring a program of any other name. */
const PACKAGES: ReadonlyMap<string, string> = new Map([
  ...'eslint jest vitest mocha prettier ava tap webpack vite rollup xo'
    .split(' ')
    .map((name) => [name, name] as const),
  ['tsc', 'typescript'],
  ['biome', '@biomejs/biome'],
  ['playwright', '@playwright/test'],
  ['ng', '@angular/cli'],
]);

function isDeclared(program: NeededProgram, packages: readonly string[]): boolean {
  if (!isInstalledByStep(program)) return true;
  const wanted = PACKAGES.get(program.name);
  return wanted === undefined ? packages.length > 0 : packages.includes(wanted);
}

/** The longest name of a check that the settings take. */
const MAX_NAME = 60;

function inFolder({ name, run }: ProjectCheck, path: string): ProjectCheck {
  if (path === '') return { name, run };
  return { name: `${path}: ${name}`.slice(-MAX_NAME), run: `cd ${shellPath(path)} && ${run}` };
}

function sideOf(path: string, language: string, packages: readonly string[]): Project['side'] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (FRONTEND_FOLDER.test(name) || packages.some((one) => FRONTEND_PACKAGE.test(one))) {
    return 'frontend';
  }
  const isServer =
    BACKEND_FOLDER.test(name) ||
    packages.some((one) => BACKEND_PACKAGE.test(one)) ||
    !/Script$/.test(language);
  return isServer ? 'backend' : undefined;
}

function isSplit(
  projects: readonly Project[],
  folders: readonly ProjectFolder[],
  packages: readonly string[],
): boolean {
  const names = folders.map(({ path }) => HOLDER.exec(path)?.[1] ?? '');
  const isNamed = (pattern: RegExp) => names.some((name) => pattern.test(name));
  const has = (side: Project['side']) => projects.some((project) => project.side === side);
  const hasBackend =
    has('backend') || isNamed(BACKEND_FOLDER) || packages.some((one) => BACKEND_PACKAGE.test(one));
  return hasBackend && (has('frontend') || isNamed(FRONTEND_FOLDER));
}

/** Lists folders that aren't at the repository's top, where runs find them, and those of the runner. */
function sharedBy(
  { recipe, folder }: ReadProject,
  folders: readonly ProjectFolder[],
): readonly string[] {
  const { installed, shared = [] } = recipe;
  const isInstalled = recipe.steps.some(({ kind }) => kind === 'run');
  const below =
    folder.path === '' || !isInstalled ? [] : installed.map((name) => `${folder.path}/${name}`);
  // pnpm gives each package of a workspace a folder of its own.
  const packages =
    recipe.tool !== 'pnpm'
      ? []
      : folders.filter(
          (one) =>
            one !== folder && isInside(one.path, folder.path) && isThere(one, CHECK_FILES.node),
        );
  const plain = packages.filter(({ path }) => PLAIN_PATH.test(path)).slice(0, MAX_PACKAGES);
  return [...shared, ...below, ...plain.map(({ path }) => `${path}/node_modules`)];
}

const MAX_PACKAGES = 60;

/** Pages for people who work on the repository. */
const CONVENTIONS = [
  ...CONVENTION_FILES,
  'CONTRIBUTING.md',
  '.github/CONTRIBUTING.md',
  'docs/CONTRIBUTING.md',
];

/** Linters and formatters, with the files and the sections of pyproject.toml in which they have their settings. */
const STYLE: readonly (readonly [name: string, file: RegExp | undefined, section?: string])[] = [
  ['ESLint', /^(?:\.eslintrc(?:\.\w+)?|eslint\.config\.\w+)$/],
  ['Biome', /^biome\.jsonc?$/],
  ['Prettier', /^(?:\.prettierrc(?:\.\w+)?|prettier\.config\.\w+)$/],
  ['Ruff', /^\.?ruff\.toml$/, 'ruff'],
  ['Black', undefined, 'black'],
  ['mypy', /^\.?mypy\.ini$/, 'mypy'],
  ['golangci-lint', /^\.golangci\.\w+$/],
  ['rustfmt', /^\.?rustfmt\.toml$/],
  ['RuboCop', /^\.rubocop\.yml$/],
  ['PHP CS Fixer', /^\.php-cs-fixer(?:\.dist)?\.php$/],
  ['PHPStan', /^phpstan(?:\.dist)?\.neon(?:\.dist)?$/],
  ['Checkstyle', /^checkstyle\.xml$/],
  ['EditorConfig', /^\.editorconfig$/],
];

async function findStyle(folders: readonly ProjectFolder[]): Promise<readonly string[]> {
  const names = folders.flatMap(({ entries }) => entries.map(({ path }) => path));
  const projects = await Promise.all(folders.map((folder) => folder.read(CHECK_FILES.python)));
  const isThereOne = (file: RegExp | undefined) => names.some((name) => file?.test(name) === true);
  const hasSection = (section: string | undefined) =>
    section !== undefined &&
    projects.some((text) => new RegExp(`^[ \\t]*\\[tool\\.${section}[.\\]]`, 'm').test(text ?? ''));
  return STYLE.filter(([, file, section]) => isThereOne(file) || hasSection(section)).map(
    ([name]) => name,
  );
}
