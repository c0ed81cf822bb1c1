// The folders that custom tools come from: the squad's own at a commit, and others that the workflow names.
import { existsSync, lstatSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { attempt, describe, resultOr } from '#src/errors.ts';
import type { CustomTool, ToolDiagnostic, ToolFolder } from '#src/ports/custom-tools.ts';
import type { Git } from '#src/ports/git.ts';
import type { Ports } from '#src/ports/ports.ts';
import { plural } from '#src/text/count.ts';
import { type ExecutableListing, scanExecutables } from '#src/tools/custom/executables.ts';
import {
  approvableName,
  findProposedTools,
  isApproved,
  type ProposedTools,
} from '#src/tools/custom/proposed-tools.ts';
import { isForTools, openGlobalFolder } from '#src/tools/custom/tool-files.ts';
import type { ToolApproval } from '#src/trigger/command.ts';
import {
  type ExtractedFolder,
  extractFolder,
  pathsChangedSince,
} from '#src/workspace/git-history.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../context/run-context.ts';

type FoundFolder = {
  /** Undefined when there is none. */
  readonly folder: ToolFolder | undefined;
  readonly diagnostics: readonly ToolDiagnostic[];
};

/** Returns a private folder of the run. */
export function scratchOf({ scratch }: Pick<Git, 'scratch'>): string {
  return join(scratch, 'tools');
}

type ToolFolderSource = {
  readonly ports: Pick<Ports, 'git' | 'jobPaths'>;
  readonly commit: string;
};

/** Extracts the squad's folder at a commit, without the agents' memory: tools may import files beside them. */
export async function folderAt(
  { ports, commit }: ToolFolderSource,
  directory: string,
): Promise<FoundFolder & { readonly folder: ToolFolder }> {
  const scratch = scratchOf(ports.git);
  await mkdir(scratch, { recursive: true });
  const root = join(await mkdtemp(join(scratch, 'at-')), directory);
  const written = await extractFolder(ports.git, {
    commit,
    folder: directory,
    into: root,
    isWanted: isForTools,
  });
  const shownAs = `${directory}/tools`;
  const folder = { root, scope: 'local', shownAs, commit } as const;
  return { folder, diagnostics: diagnosticsOf(written, directory) };
}

/** Lists the executable tools of the squad's folder at a commit. */
export async function scanFolderAt(
  source: ToolFolderSource,
  directory: string,
): Promise<ExecutableListing> {
  return scanExecutables((await folderAt(source, directory)).folder);
}

/** Opens a folder that the input `tools-directories` names, from its own checkout or else from the trusted commit. */
export async function globalFolder(source: ToolFolderSource, name: string): Promise<FoundFolder> {
  const found = await attempt(findGlobal(source, name));
  if (found.kind === 'done') return found.value;
  return missingFolder(name, describe(found.error).message);
}

async function findGlobal(source: ToolFolderSource, name: string): Promise<FoundFolder> {
  const { workspace } = source.ports.jobPaths;
  const place = join(workspace, name);
  const isItsOwn = !existsSync(join(workspace, '.git')) || hasCheckout(place, workspace);
  if (!isItsOwn) return folderFromCommit(source, name);
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return missingFolder(name, 'the folder does not exist');
  const into = layoutFolder(source, name);
  return {
    folder: await openGlobalFolder({ name, source: place, copyInto: into, commit: undefined }),
    diagnostics: [],
  };
}

/** True for a folder of a separate repository that was checked out below the workspace. */
function hasCheckout(place: string, workspace: string): boolean {
  if (relative(workspace, place) === '') return false;
  return existsSync(join(place, '.git')) || hasCheckout(dirname(place), workspace);
}

/** Reads the trusted commit, because the job's own checkout may be a pull request's. */
async function folderFromCommit(source: ToolFolderSource, name: string): Promise<FoundFolder> {
  const { ports, commit } = source;
  const place = join(scratchOf(ports.git), 'global', name);
  const written = await extractFolder(ports.git, {
    commit,
    folder: name,
    into: place,
    isWanted: () => true,
  });
  if (written.files.length === 0) {
    return missingFolder(
      name,
      'the default branch has no such folder, and it is not a checkout of its own',
    );
  }
  const folder = await openGlobalFolder({
    name,
    source: place,
    copyInto: layoutFolder(source, name),
    commit,
  });
  return { folder, diagnostics: diagnosticsOf(written, name) };
}

function layoutFolder({ ports }: ToolFolderSource, name: string): string {
  return join(scratchOf(ports.git), 'global-roots', name);
}

function missingFolder(name: string, message: string): FoundFolder {
  const next = 'check the folder out before the squad, or correct the input tools-directories';
  return { folder: undefined, diagnostics: [{ code: 'L_ENTRY', path: name, message, next }] };
}

function diagnosticsOf({ left }: ExtractedFolder, folder: string): readonly ToolDiagnostic[] {
  return left
    .filter(({ path }) => path === 'tools' || path.startsWith('tools/'))
    .map(({ path, reason }) => ({
      code: 'L_ENTRY',
      path: `${folder}/${path}`,
      message: `${reason}, so it was not read`,
      next: 'put plain files there',
    }));
}

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
  return resultOr(pathsChangedSince(git, range, `${team.directory}/tools`), []);
}
