// The folders that custom tools come from: the squad's own at a commit, and others that the workflow names.
import { existsSync, lstatSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { attempt, describe } from '#src/errors.ts';
import type { Git, Ports, ToolDiagnostic, ToolFolder } from '#src/ports/index.ts';
import {
  type ExecutableListing,
  isUnhashed,
  openGlobalFolder,
  scanExecutables,
} from '#src/tools/index.ts';
import { type ExtractedFolder, extractFolder } from '#src/workspace/index.ts';

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

/** Parts of a squad's folder that tools don't need and that keep growing. */
const NOT_FOR_TOOLS =
  /^(?:agents|casting|decisions|history|log|logs|orchestration-log|sessions)(?:\/|$)/;

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
    // A tool could read there what nobody saw who approved it.
    isWanted: (path) => !NOT_FOR_TOOLS.test(path) && !isUnhashed(path),
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
