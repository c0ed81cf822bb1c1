// Tools that are proposed and not active: those of the branch or pull request, and those that agents wrote in this run.
import { attempt } from '../../errors.ts';
import {
  findProposedTools,
  type ProposedTools,
} from '../../tools/custom/executable/proposed-tools.ts';
import { scanExecutables } from '../../tools/custom/executable/scan-executables.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/acknowledge.ts';
import { folderAt, scratchOf } from './tool-folders.ts';

/** Tells people of tool changes on the branch or pull request that don't run; `active` are those that a person allowed. */
export async function noteInactiveTools(
  context: RunContext,
  repository: RepositoryContext,
  active: readonly string[],
): Promise<void> {
  const changed = toolsAmong(await changedPaths(context, repository), repository);
  const waiting = changed.filter((name) => !active.includes(name));
  if (waiting.length === 0) return;
  const where = repository.pullRequest === undefined ? 'branch' : 'pull request';
  const text = `${wordCount(waiting.length)} in this ${where} (${waiting.slice(0, 10).join(', ')}): ${WHAT_RUNS}`;
  context.transcript.emit({ kind: 'note', text });
}

/** Tells people of tools that agents proposed in this run. */
export function noteProposedTools(
  paths: readonly string[],
  context: RunContext,
  repository: RepositoryContext,
): void {
  const names = toolsAmong(paths, repository);
  if (names.length === 0) return;
  const text = `${wordCount(names.length)}, proposed by this run (${names.slice(0, 10).join(', ')}): a person reviews and merges it first.`;
  context.transcript.emit({ kind: 'note', text });
}

/** The executable tools that a commit has and the trusted one hasn't. */
export async function proposalsAt(
  commit: string,
  context: RunContext,
  repository: RepositoryContext,
): Promise<ProposedTools> {
  const { ports } = context;
  const [branch, trusted] = await Promise.all(
    [commit, repository.tree.commit].map((at) =>
      folderAt({ ports, scratch: scratchOf(context), commit: at }, repository.team.directory),
    ),
  );
  if (branch?.folder === undefined) return { proposals: [], diagnostics: [] };
  const known = trusted?.folder && (await scanExecutables(trusted.folder));
  return findProposedTools(branch.folder, known ?? { executables: [], diagnostics: [] });
}

const WHAT_RUNS = 'only what the default branch has runs, until a person merges this.';

function wordCount(count: number): string {
  return count === 1
    ? '1 tool change is not active yet'
    : `${count} tool changes are not active yet`;
}

/** `lint` for `.squad/tools/lint/tool.yaml`, `sum.ts` for `.squad/tools/sum.ts`; each once. */
export function toolsAmong(
  paths: readonly string[],
  { team }: Pick<RepositoryContext, 'team'>,
): readonly string[] {
  const folder = `${team.directory}/tools/`;
  const inside = paths.filter((path) => path.startsWith(folder));
  const names = inside.map((path) => path.slice(folder.length).split('/')[0] ?? '');
  return [...new Set(names)];
}

async function changedPaths(
  { ports }: RunContext,
  repository: RepositoryContext,
): Promise<readonly string[]> {
  const { pullRequest, branch, tree, team, target } = repository;
  if (pullRequest !== undefined) return pullRequest.files.items.map(({ path }) => path);
  if (target.from !== 'branch' || branch.start === tree.commit) return [];
  const range = `${tree.commit}...${branch.start}`;
  const how = ['diff', '--name-only', '--no-renames', '-z', range, '--', `${team.directory}/tools`];
  const listed = await attempt(ports.git.run(how));
  return listed.kind === 'done' ? listed.value.split('\0').filter((path) => path !== '') : [];
}
