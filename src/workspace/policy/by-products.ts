// What programs leave behind beside their work (caches, installed packages, compiled files, coverage), known by its name.

/** Folders and files that no person writes. */
const NAMES =
  '__pycache__ .pytest_cache .mypy_cache .ruff_cache .hypothesis .tox .nox .venv .coverage htmlcov .ipynb_checkpoints node_modules .nyc_output .next .nuxt .turbo .parcel-cache .eslintcache .gradle .DS_Store Thumbs.db'.split(
    ' ',
  );
const ENDINGS = ['.pyc', '.pyo', '.class', '.tsbuildinfo'];
/** A folder called coverage may hold source files, too. */
const COVERAGE =
  /(?:^|\/)coverage\/(?:lcov[.-]|lcov$|clover\.xml$|cobertura-coverage\.xml$|coverage-(?:final|summary)\.json$|\.?tmp\/)/;

/** Returns the glob of the kind of by-product that the path is or lies in, such as `node_modules`; undefined for other files. */
export function byProductKind(path: string): string | undefined {
  const parts = path.split('/');
  const name = parts.find((part) => NAMES.includes(part));
  if (name !== undefined) return name;
  if (COVERAGE.test(path)) return 'coverage';
  const ending = ENDINGS.find((one) => path.endsWith(one));
  return ending === undefined ? undefined : `*${ending}`;
}
