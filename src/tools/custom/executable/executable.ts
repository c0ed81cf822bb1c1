// An executable tool on disk: its folder is read whole, and what will run is told from what lies there.
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CustomTool,
  type Problem,
  type ToolDiagnostic,
  type ToolFolder,
  USUAL_LIMITS,
} from '../../../ports/custom-tools.ts';
import { type Manifest, readManifest } from '../manifest/manifest.ts';
import { schemaOf } from '../manifest/manifest-parameters.ts';
import { type Start, startOf } from './start.ts';
import { hashFiles, readToolFiles } from './tool-files.ts';

export type Executable = {
  readonly tool: CustomTool;
  readonly manifest: Manifest;
  readonly start: Start;
  /** Absolute. */
  readonly directory: string;
};

export type ExecutableReading = {
  /** Undefined when it is broken, or a tool of another door. */
  readonly executable: Executable | undefined;
  readonly diagnostics: readonly ToolDiagnostic[];
};

/** Reads one folder of a `tools/`. Throws the file system's errors. */
export function readExecutable(folder: ToolFolder, name: string): ExecutableReading {
  const directory = join(folder.root, 'tools', name);
  const path = `${folder.shownAs}/${name}/tool.yaml`;
  if (lstatSync(directory).isSymbolicLink()) return unreadable(path, 'the folder is a link');
  const declared = lstatSync(join(directory, 'tool.yaml'), { throwIfNoEntry: false });
  if (declared === undefined) {
    return { executable: undefined, diagnostics: misnamed(directory, path) };
  }
  const files = readToolFiles(directory);
  if (typeof files === 'string') return unreadable(path, files);
  const manifestFile = files.find((file) => file.path === 'tool.yaml');
  if (manifestFile === undefined) return { executable: undefined, diagnostics: [] };
  const reading = readManifest(manifestFile.bytes.toString(), name);
  if (reading.kind === 'other') return { executable: undefined, diagnostics: [] };
  const about = (problems: readonly Problem[]) => problems.map((problem) => ({ ...problem, path }));
  if (reading.kind === 'broken') {
    return { executable: undefined, diagnostics: about(reading.problems) };
  }
  const { manifest, problems } = reading;
  const start = startOf(manifest, files, folder.scope);
  if ('code' in start) return { executable: undefined, diagnostics: about([...problems, start]) };
  const origin = { scope: folder.scope, path, commit: folder.commit, sha256: hashFiles(files) };
  const tool = toolOf(manifest, origin);
  return { executable: { tool, manifest, start, directory }, diagnostics: about(problems) };
}

/** A manifest under another name would be overlooked without a word; one with a `kind` is the resource door's. */
function misnamed(directory: string, path: string): readonly ToolDiagnostic[] {
  const near = readdirSync(directory).find((name) => /^tool\.ya?ml$/i.test(name));
  if (near === undefined || !lstatSync(join(directory, near)).isFile()) return [];
  if (/^["{ ]*(?:apiVersion|kind)\b/m.test(readFileSync(join(directory, near), 'utf8'))) return [];
  const message = `the manifest is named ${near}, and not read`;
  return [{ code: 'L_SHAPE', path, message, next: 'name it tool.yaml' }];
}

function unreadable(path: string, message: string): ExecutableReading {
  const next = 'keep only the manifest, the source and small data files in the folder';
  return { executable: undefined, diagnostics: [{ code: 'L_ENTRY', path, message, next }] };
}

function toolOf(manifest: Manifest, origin: CustomTool['origin']): CustomTool {
  const { name, description, version, usage, parameters, timeout } = manifest;
  const timeoutMs = timeout === undefined ? USUAL_LIMITS.timeoutMs : timeout * 1_000;
  return {
    name,
    door: 'executable',
    origin,
    description: usage === '' ? description : `${description}\n\n${usage}`,
    version,
    inputSchema: schemaOf(parameters),
    limits: { ...USUAL_LIMITS, timeoutMs },
  };
}
