// Files that the repository's own tools wrote into an agent's worktree are the agent's changes, under the same policy.

import type { AgentWorkspace } from '#src/coordinator/agents/agent-environment.ts';
import { attempt, describe, SquadError } from '#src/errors.ts';
import { isThere, readRegularFile } from '#src/files/open-file.ts';
import { plural } from '#src/text/count.ts';
import { splitPaths } from './paths/tree-entries.ts';
import type { OpenWorkspace, Worktree } from './worktrees.ts';

const MAX_MARKED = 500;

/** Submits what the repository's tools wrote with the agent's own files, once one of these tools was used. */
export function withToolWrites(
  { workspace, worktree }: OpenWorkspace,
  isUsed: () => boolean,
): AgentWorkspace {
  return beforeSubmitting(workspace, async () => {
    if (isUsed()) await markChangedFiles(worktree);
  });
}

/** Does some work each time before the agent's files are submitted. */
function beforeSubmitting(workspace: AgentWorkspace, work: () => Promise<unknown>): AgentWorkspace {
  return {
    ...workspace,
    submit: async (report) => {
      await work();
      return workspace.submit(report);
    },
    sync: async (report) => {
      await work();
      return workspace.sync(report);
    },
  };
}

/** A template's files. The last path is the source file, which the agent is to write. */
type Template = { readonly paths: readonly string[]; readonly source: string };

/** Leaves templates out of what is submitted until the agent has changed their source. `templates` may grow later. */
export function withoutUntouched(
  opened: OpenWorkspace,
  templates: readonly Template[],
): OpenWorkspace {
  const { workspace, worktree } = opened;
  const sortOut = () => Promise.all(templates.map((template) => markTemplate(template, worktree)));
  return { ...opened, workspace: beforeSubmitting(workspace, sortOut) };
}

async function markTemplate(
  { paths, source }: Template,
  { directory, written, touched }: Worktree,
): Promise<void> {
  const bytes = await readRegularFile(directory, paths.at(-1) ?? '');
  const isUntouched = bytes?.toString() === source;
  for (const path of paths) {
    if (isUntouched) {
      written.delete(path);
      touched.delete(path);
    } else written.add(path);
  }
}

/**
 * Marks files that differ from the worktree's index, also removed ones, as touched; notes what is skipped, but for by-products.
 * Never rejects.
 */
export async function markChangedFiles(worktree: Worktree): Promise<void> {
  if (worktree.base() === undefined) return;
  const { directory, touched, overlooked } = worktree;
  overlooked.clear();
  const listed = await attempt(listChanged(worktree));
  if (listed.kind === 'threw') {
    overlooked.add(`what programs changed: ${describe(listed.error).message}`);
    return;
  }
  const paths = inOrder(listed.value);
  for (const path of paths.slice(0, MAX_MARKED)) {
    // git's output is read as UTF-8, so a name in other bytes no longer names its file.
    const isLost = path.includes('\uFFFD') && !(await isThere(directory, path));
    if (isLost) overlooked.add(`${path}: its name is not UTF-8`);
    else touched.add(path);
  }
  const more = paths.length - MAX_MARKED;
  if (more > 0)
    overlooked.add(
      `${plural(more, 'more file')}: only the first ${MAX_MARKED} that programs changed are checked`,
    );
}

/** Returns git's tag and the path of what differs; new by-products count as ignored, unless the repository has such files. */
async function listChanged(worktree: Worktree): Promise<readonly string[]> {
  const list = async (...how: readonly string[]) => {
    const { code, stdout, stderr } = await worktree.runGit(['ls-files', '-z', ...how]);
    if (code !== 0) throw new SquadError({ code: 'E_GIT', message: stderr.trim() });
    // A folder that a program closed: git can't list it, and says so only here.
    const [warning] = /^warning: .+/m.exec(stderr) ?? [];
    if (warning !== undefined) worktree.overlooked.add(`what programs changed: ${warning}`);
    return splitPaths(stdout);
  };
  const tagged = await list('-t', '--modified', '--others', '--exclude-standard');
  const kindOf = (line: string) =>
    line.startsWith(NEW) ? byProductKind(line.slice(NEW.length)) : undefined;
  const kinds = [...new Set(tagged.map(kindOf))].filter((kind) => kind !== undefined);
  if (kinds.length === 0) return tagged;
  const known = await list('--cached', '--ignored', ...kinds.map((kind) => `--exclude=${kind}`));
  const kept = new Set([undefined, ...known.map(byProductKind)]);
  return tagged.filter((line) => kept.has(kindOf(line)));
}

/** How git tags a file that it doesn't know. */
const NEW = '? ';

/** Puts the files that git knows before new ones, which may be a program's leftovers. */
function inOrder(tagged: readonly string[]): readonly string[] {
  const [known, others] = [false, true].map((isNew) =>
    tagged.filter((line) => line.startsWith(NEW) === isNew),
  );
  return [...new Set([...(known ?? []), ...(others ?? [])].map((line) => line.slice(NEW.length)))];
}

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
