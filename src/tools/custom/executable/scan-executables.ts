// Finds the executable tools of a folder.
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import type { ToolDiagnostic, ToolFolder, ToolListing } from '#src/ports/index.ts';
import {
  type ExecutableTool,
  type ExecutableToolReading,
  readExecutable,
} from './read-executable.ts';

export type ExecutableListing = {
  readonly executables: readonly ExecutableTool[];
  readonly diagnostics: readonly ToolDiagnostic[];
};

/** Reads every folder below `tools/` whose tool.yaml has no `apiVersion`. Finds none when `tools/` is missing. */
export async function scanExecutables(folder: ToolFolder): Promise<ExecutableListing> {
  const names = await attempt(() => listFolderNames(folder));
  const found = names.kind === 'done' ? names.value : [];
  const readings = await Promise.all(found.map((name) => readFolder(folder, name)));
  return {
    executables: readings.flatMap(({ executable }) => executable ?? []),
    diagnostics: readings.flatMap(({ diagnostics }) => diagnostics),
  };
}

export function toToolListing({ executables, diagnostics }: ExecutableListing): ToolListing {
  return { tools: executables.map(({ tool }) => tool), diagnostics };
}

function listFolderNames({ root }: ToolFolder): readonly string[] {
  const directory = join(root, 'tools');
  // A link could lead to files that nobody reviewed.
  if (!lstatSync(directory).isDirectory()) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !entry.name.startsWith('__pycache__'))
    .filter((entry) => entry.isDirectory() || (entry.isSymbolicLink() && !entry.name.includes('.')))
    .map(({ name }) => name)
    .sort();
}

async function readFolder(folder: ToolFolder, name: string): Promise<ExecutableToolReading> {
  const reading = await attempt(() => readExecutable(folder, name));
  if (reading.kind === 'done') return reading.value;
  const path = `${folder.shownAs}/${name}/tool.yaml`;
  const message = 'the folder could not be read';
  const next = 'check its files and their permissions';
  return { executable: undefined, diagnostics: [{ code: 'L_ENTRY', path, message, next }] };
}
