// Proposed tools, which are not active: those of the branch or pull request, and those that agents wrote in this run.
import { attempt } from '#src/errors.ts';
import type { CustomTool, Git } from '#src/ports/index.ts';
import { plural } from '#src/text/index.ts';
import {
  approvableName,
  findProposedTools,
  isApproved,
  type ProposedTools,
  type ToolApproval,
} from '#src/tools/index.ts';
import { pathsChangedSince } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';
import { folderAt, scanFolderAt } from './tool-folders.ts';

/** Tells people about tool changes on the branch or pull request that don't run; `active` are those that a person allowed. */
export async function noteInactiveTools(
  active: readonly string[],
  { ports, transcript }: RunContext,
  repository: RepositoryContext,
): Promise<void> {
  const { team, pullRequest } = repository;
  const changed = toolsAmong(await changedPaths(ports.git, repository), team.directory);
  const waiting = changed.filter((name) => !active.includes(name));
  if (waiting.length === 0) return;
  const where = pullRequest === undefined ? ' in this branch' : ' in this pull request';
  const rule = "only the default branch's tools run until a person merges this.";
  transcript.note(`${inactiveText(waiting, where)}: ${rule}`);
}

/** Tells people about tools that agents proposed in this run. */
export function noteProposedTools(
  paths: readonly string[],
  { transcript }: RunContext,
  { team }: RepositoryContext,
): void {
  const names = toolsAmong(paths, team.directory);
  if (names.length === 0) return;
  const text = inactiveText(names, ' proposed by this run');
  transcript.note(`${text}: a person must review and merge this first.`);
}

function inactiveText(names: readonly string[], where: string): string {
  const verb = names.length === 1 ? 'is' : 'are';
  return `${plural(names.length, 'tool change')}${where} ${verb} not active yet (${names.slice(0, 10).join(', ')})`;
}

/** Says that a tool can't be approved here. */
export function notProposedText(name: string): string {
  return `No executable tool named ${name} is proposed on this branch, so nothing was allowed. Tools of the default branch need no approval, and module and resource tools run once they are merged.`;
}

/** Says why an approval allows nothing and what would; undefined when it identifies the tool's bytes. */
export function approvalRefusal(
  approval: ToolApproval,
  proposed: CustomTool | undefined,
  phrase: string,
): string | undefined {
  if (proposed === undefined) return notProposedText(approval.name);
  const { name, origin } = proposed;
  if (isApproved([approval], { name, sha256: origin.sha256 })) return undefined;
  const why =
    approval.digest === undefined
      ? 'an approval names the bytes that it allows'
      : 'its files are not, or are no longer, the ones that the approval names';
  return `${name} was not allowed: ${why}. Read them as they are now, and then write: \`${phrase} approve tool ${approvableName(name, origin.sha256)}\``;
}

/** Returns the executable tools that a commit has and the trusted one lacks. */
export async function proposalsAt(
  commit: string,
  { ports }: RunContext,
  { tree, team }: RepositoryContext,
): Promise<ProposedTools> {
  const [{ folder }, trusted] = await Promise.all([
    folderAt({ ports, commit }, team.directory),
    scanFolderAt({ ports, commit: tree.commit }, team.directory),
  ]);
  return findProposedTools(folder, trusted);
}

/** Returns `lint` for `.squad/tools/lint/tool.yaml` and `sum.ts` for `.squad/tools/sum.ts`; each once. */
export function toolsAmong(paths: readonly string[], directory: string): readonly string[] {
  const folder = `${directory}/tools/`;
  const inside = paths.filter((path) => path.startsWith(folder));
  const names = inside.map((path) => path.slice(folder.length).split('/')[0] ?? '');
  return [...new Set(names)];
}

async function changedPaths(
  git: Git,
  { pullRequest, branch, tree, team, target }: RepositoryContext,
): Promise<readonly string[]> {
  if (pullRequest !== undefined) return pullRequest.files.items.map(({ path }) => path);
  if (target.from !== 'branch' || branch.start === tree.commit) return [];
  const range = { base: tree.commit, tip: branch.start };
  const listed = await attempt(pathsChangedSince(git, range, `${team.directory}/tools`));
  return listed.kind === 'done' ? listed.value : [];
}
