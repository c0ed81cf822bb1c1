// The folders that custom tools come from: the trusted commit's own, written from git's objects, and further ones that the workflow names.
import { existsSync, lstatSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { attempt, describe } from '../../errors.ts';
import type { ToolDiagnostic, ToolFolder } from '../../ports/custom-tools.ts';
import type { Ports } from '../../ports/ports.ts';
import { openGlobalFolder } from '../../tools/custom/global-folder.ts';
import { type ExtractedFolder, extractFolder } from '../../workspace/extract-folder.ts';

export type FoundFolder = {
  /** Undefined when there is none. */
  readonly folder: ToolFolder | undefined;
  readonly diagnostics: readonly ToolDiagnostic[];
};

/** A private folder of the run. */
export function scratchOf({ ports }: { readonly ports: Pick<Ports, 'git'> }): string {
  return join(ports.git.scratch, 'tools');
}

type ToolFolderSource = {
  readonly ports: Pick<Ports, 'git' | 'jobPaths'>;
  /** Absolute path of a private folder. */
  readonly scratch: string;
  readonly commit: string;
};

/** Parts of a squad's folder that are no tool's business, and grow. */
const NOT_FOR_TOOLS =
  /^(?:agents|casting|decisions|history|log|logs|orchestration-log|sessions)(?:\/|$)/;

/** The squad's folder at a commit, without what agents remember: tools may import their neighbours. */
export async function folderAt(
  { ports, scratch, commit }: ToolFolderSource,
  directory: string,
): Promise<FoundFolder> {
  await mkdir(scratch, { recursive: true });
  const root = join(await mkdtemp(join(scratch, 'at-')), directory);
  const written = await extractFolder(ports.git, {
    commit,
    folder: directory,
    into: root,
    isWanted: (path) => !NOT_FOR_TOOLS.test(path),
  });
  const shownAs = `${directory}/tools`;
  const folder = { root, scope: 'local', shownAs, commit } as const;
  return { folder, diagnostics: diagnosticsOf(written, directory) };
}

/** A folder that the input `tools-directories` names, as a checkout of its own has it, or else the trusted commit. */
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
  if (found?.isDirectory() !== true) return missingFolder(name, 'the folder is not there');
  const into = layoutFolder(source, name);
  return {
    folder: await openGlobalFolder({ name, source: place, copyInto: into, commit: undefined }),
    diagnostics: [],
  };
}

/** True for a folder of a repository that was checked out below the workspace. */
function hasCheckout(place: string, workspace: string): boolean {
  if (relative(workspace, place) === '') return false;
  return existsSync(join(place, '.git')) || hasCheckout(dirname(place), workspace);
}

/** What the job's own checkout has may be a pull request's: the trusted commit is read instead. */
async function folderFromCommit(source: ToolFolderSource, name: string): Promise<FoundFolder> {
  const { ports, scratch, commit } = source;
  const place = join(scratch, 'global', name);
  const materialiseArgs = { commit, folder: name, into: place, isWanted: () => true };
  const written = await extractFolder(ports.git, materialiseArgs);
  if (written.files.length === 0) {
    return missingFolder(
      name,
      'the default branch has no such folder, and it is no checkout of its own',
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

function layoutFolder({ scratch }: ToolFolderSource, name: string): string {
  return join(scratch, 'global-roots', name);
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
