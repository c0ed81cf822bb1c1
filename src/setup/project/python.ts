// How projects of Python are set up and checked, in a virtual environment that lies in the checkout.
import { CHECK_FILES, isThere } from '#src/team/repository-files.ts';
import {
  below,
  type Ecosystem,
  holds,
  ignored,
  type ProjectFolder,
  runs,
  textOf,
} from './recipe.ts';
import type { SetupStep } from './setup-steps.ts';

const PYTHON_LOCKS = ['uv.lock', 'poetry.lock', 'Pipfile.lock'];
const REQUIREMENTS = ['requirements.txt', 'requirements-dev.txt', 'requirements-test.txt'];

export const PYTHON: Ecosystem = {
  buildFile: /^(?:pyproject\.toml|requirements\.txt|setup\.py|Pipfile)$/,
  own: PYTHON_LOCKS,
  wrote:
    /^(?:python3 -m venv \.venv && (?:\.venv\/bin\/pip install [\w.,'[\] -]+ && )+echo '\*' > \.venv\/\.gitignore|(?:[A-Z_]+=\S+ )?pipx run (?:uv|poetry|pipenv) [\w -]+)$/,
  async read(folder) {
    const project = await textOf(folder, CHECK_FILES.python);
    const pipfile = await textOf(folder, 'Pipfile');
    const names = REQUIREMENTS.filter((name) => isThere(folder, name));
    const lists = await Promise.all(names.map((name) => textOf(folder, name)));
    const isListed = (tool: string) =>
      [...lists, pipfile].some((text) => new RegExp(`^"?${tool}\\b`, 'm').test(text));
    const place = findRequirement(project, 'pytest');
    const isConfigured =
      /^[ \t]*\[tool\.pytest[.\]]/m.test(project) || isThere(folder, 'pytest.ini');
    const tool = pythonTool(folder);
    // pip can be given one more package; the others install what is locked.
    const isAdded = isConfigured && tool === 'pip' && place === undefined && !isListed('pytest');
    const hasPytest = place !== undefined || isListed('pytest') || isAdded;
    const usesRuff =
      (findRequirement(project, 'ruff') !== undefined || isListed('ruff')) &&
      (/^\[tool\.ruff[.\]]/m.test(project) || isThere(folder, 'ruff.toml'));
    const source = folder.folders.includes('src') ? 'PYTHONPATH=src ' : '';
    const install = pythonInstall({ tool, names, project, place, isAdded });
    return {
      language: 'Python',
      tool,
      steps: [...pythonVersion(folder, tool, project), ...runs(folder, install)],
      checks: [
        ...(hasPytest ? [{ name: 'pytest', run: `${source}.venv/bin/python -m pytest` }] : []),
        ...(usesRuff ? [{ name: 'ruff check', run: '.venv/bin/python -m ruff check' }] : []),
      ],
      installed: ['.venv'],
      notes: install.some((command) => INSTALLS_PROJECT.test(command))
        ? packageNotes(folder, project)
        : [],
    };
  },
};

const INSTALLS_PROJECT = /pip install (?:.* )?(?:\.|'\.\[)/;

/** Folders that setuptools takes for no package when it looks for packages by itself. */
const NO_PACKAGES =
  /^(?:ci|bin|debian|docs?|documentation|manpages|news|newsfragments|changelog|(?:unit_?)?tests?|examples?|scripts|tools|utils?|python|build|benchmarks?|exercises?|htmlcov|tasks|fabfile|site_scons|src|node_modules)$/;

/** Says that pip refuses the project: setuptools looks for one package by itself, and finds several folders. */
function packageNotes(folder: ProjectFolder, project: string): readonly string[] {
  const { folders } = folder;
  const found = folders.filter((name) => /^[a-z_]\w*$/i.test(name) && !NO_PACKAGES.test(name));
  const isOther = /^\[build-system\]/m.test(project) && !/["']setuptools/.test(project);
  const isNamed =
    /^\[tool\.setuptools[.\]]/m.test(project) ||
    ['src', 'setup.py', 'setup.cfg'].some((name) => holds(folder, name));
  if (found.length < 2 || isOther || isNamed) return [];
  return [
    `${below(folder, CHECK_FILES.python)} does not say which of ${found.join(', ')} are packages, so \`pip install .\` may refuse them. If it does, name them there: \`[tool.setuptools]\`, \`packages = [...]\`.`,
  ];
}

type PythonTool = 'uv' | 'poetry' | 'pipenv' | 'pip';

function pythonTool(folder: ProjectFolder): PythonTool {
  const tools = ['uv', 'poetry', 'pipenv'] as const;
  return tools[PYTHON_LOCKS.findIndex((lock) => isThere(folder, lock))] ?? 'pip';
}

function pythonVersion(
  folder: ProjectFolder,
  tool: PythonTool,
  project: string,
): readonly SetupStep[] {
  // uv fetches the version itself.
  if (tool === 'uv') return [];
  const own = isThere(folder, '.python-version') ? '.python-version' : undefined;
  const named = /^(?:requires-python|python)[ \t]*=/m.test(project)
    ? CHECK_FILES.python
    : undefined;
  const file = own ?? named;
  if (file === undefined) return [];
  const settings = { 'python-version-file': below(folder, file) };
  return [{ kind: 'uses', action: 'python', settings }];
}

/** Where pyproject.toml requires a tool: the table, and the key in it. */
type RequirementPlace = { readonly table: string; readonly key: string };

const REQUIREMENT_TABLES =
  /^(?:project(?:\.optional-dependencies)?|dependency-groups|tool\.(?:poetry|uv|pdm)\b.*)$/;

function findRequirement(project: string, tool: string): RequirementPlace | undefined {
  let table = '';
  let key = '';
  const listed = new RegExp(`["']${tool}["'\\s<>=~!;\\[]`);
  for (const line of project.split(/\r?\n/)) {
    const head = /^[ \t]*\[([\w.-]{1,100})\]/.exec(line)?.[1];
    table = head ?? table;
    key = head === undefined ? (/^[ \t]*([\w.-]{1,100})[ \t]*=/.exec(line)?.[1] ?? key) : '';
    const isHere = key === tool || listed.test(line);
    if (isHere && REQUIREMENT_TABLES.test(table)) return { table, key };
  }
  return undefined;
}

type PythonRequirements = {
  readonly tool: PythonTool;
  /** Of the requirement files. */
  readonly names: readonly string[];
  readonly project: string;
  readonly place: RequirementPlace | undefined;
  /** Whether pytest is installed besides. */
  readonly isAdded: boolean;
};

function pythonInstall(required: PythonRequirements): readonly string[] {
  const { tool, place } = required;
  const extras = isExtra(place) ? ' --all-extras' : '';
  const groups = isGroup(place) && place?.key !== 'dev' ? ' --all-groups' : '';
  switch (tool) {
    case 'uv':
      return [`${UV_PYTHON} pipx run uv sync --locked${extras}${groups}`];
    case 'poetry':
      return [
        `POETRY_VIRTUALENVS_IN_PROJECT=true pipx run poetry install --no-interaction${extras}`,
      ];
    case 'pipenv':
      return ['PIPENV_VENV_IN_PROJECT=1 pipx run pipenv sync --dev'];
    case 'pip':
      return pipInstall(required);
  }
}

/** In the home, programs in the box would not find it. */
const UV_PYTHON = 'UV_PYTHON_INSTALL_DIR="$RUNNER_TOOL_CACHE/uv"';

const isExtra = (place: RequirementPlace | undefined) =>
  place?.table === 'project.optional-dependencies';
const isGroup = (place: RequirementPlace | undefined) => place?.table === 'dependency-groups';

function pipInstall({ names, project, place, isAdded }: PythonRequirements): readonly string[] {
  const isPackage = /^\[(?:build-system|project)\]/m.test(project);
  const packages = [
    ...names.map((name) => `-r ${name}`),
    ...(isExtra(place) ? [`'.[${place?.key}]'`] : []),
    ...(isPackage && names.length === 0 && !isExtra(place) ? ['.'] : []),
    ...(isGroup(place) ? [`--group ${place?.key}`] : []),
    ...(isAdded ? ['pytest'] : []),
  ];
  if (packages.length === 0) return [];
  // Older versions of pip know no groups.
  const upgrade = isGroup(place) ? ['.venv/bin/pip install --upgrade pip'] : [];
  const install = `.venv/bin/pip install ${packages.join(' ')}`;
  return ['python3 -m venv .venv', ...upgrade, install, ignored('.venv')];
}
