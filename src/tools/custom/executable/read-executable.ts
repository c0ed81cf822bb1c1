// Reads an executable tool from its folder.
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPlain } from '#src/files/index.ts';
import { sanitise } from '#src/markdown/index.ts';
import {
  type CustomTool,
  DEFAULT_LIMITS,
  type DiagnosticDetail,
  type ToolDiagnostic,
  type ToolFolder,
} from '#src/ports/index.ts';
import { cutCharacters } from '#src/text/index.ts';
import {
  type ManifestReading,
  readManifest,
  schemaOf,
  type ToolManifest,
} from '../manifest/manifest.ts';
import { findStart, type ToolStart } from './find-start.ts';
import { hashFiles, readToolFiles } from './tool-files.ts';

export type ExecutableTool = {
  readonly tool: CustomTool;
  readonly manifest: ToolManifest;
  readonly start: ToolStart;
  /** Absolute. */
  readonly directory: string;
};

export type ExecutableToolReading = {
  /** Undefined when it is broken, or a tool of another kind. */
  readonly executable: ExecutableTool | undefined;
  readonly diagnostics: readonly ToolDiagnostic[];
};

/** Reads one folder of a `tools/`. Throws the file system's errors. */
export function readExecutable(folder: ToolFolder, name: string): ExecutableToolReading {
  const directory = join(folder.root, 'tools', name);
  const path = `${folder.shownAs}/${name}/tool.yaml`;
  if (lstatSync(directory).isSymbolicLink()) return unreadableFolder(path, 'the folder is a link');
  const manifestStat = lstatSync(join(directory, 'tool.yaml'), { throwIfNoEntry: false });
  if (manifestStat === undefined) {
    return { executable: undefined, diagnostics: misnamedManifest(directory, path) };
  }
  const files = readToolFiles(directory);
  if (typeof files === 'string') return unreadableFolder(path, files);
  const manifestFile = files.find((file) => file.path === 'tool.yaml');
  if (manifestFile === undefined) return { executable: undefined, diagnostics: [] };
  const sha256 = hashFiles(files);
  const reading = readManifestOnce(manifestFile.bytes.toString(), name, sha256);
  if (reading.kind === 'other') return { executable: undefined, diagnostics: [] };
  const withPath = (problems: readonly DiagnosticDetail[]) =>
    problems.map((problem) => ({ ...problem, path }));
  if (reading.kind === 'broken') {
    return { executable: undefined, diagnostics: withPath(reading.problems) };
  }
  const { manifest, problems } = reading;
  const start = findStart(manifest, files, folder.scope);
  if ('code' in start) {
    return { executable: undefined, diagnostics: withPath([...problems, start]) };
  }
  const origin = { scope: folder.scope, path, commit: folder.commit, sha256 };
  const tool = toCustomTool(manifest, origin);
  return { executable: { tool, manifest, start, directory }, diagnostics: withPath(problems) };
}

const readings = new Map<string, ManifestReading>();
const MAX_READINGS = 1_000;

/** Parses the same files only once: tools are read at every turn, and few have changed. */
function readManifestOnce(text: string, name: string, sha256: string): ManifestReading {
  const key = `${sha256} ${name}`;
  const reading = readings.get(key) ?? readManifest(text, name);
  if (readings.size >= MAX_READINGS) readings.clear();
  readings.set(key, reading);
  return reading;
}

/** Reports a manifest that would be overlooked because of its name. One with a `kind` belongs to a resource tool. */
function misnamedManifest(directory: string, path: string): readonly ToolDiagnostic[] {
  const similarName = readdirSync(directory).find((name) => /^tool\.ya?ml$/i.test(name));
  if (similarName === undefined || !lstatSync(join(directory, similarName)).isFile()) return [];
  const text = readPlain(join(directory, similarName)).toString();
  if (/^["{ ]*(?:apiVersion|kind)\b/m.test(text)) return [];
  const message = `the manifest is named ${similarName} and is not read`;
  return [{ code: 'L_SHAPE', path, message, next: 'name it tool.yaml' }];
}

function unreadableFolder(path: string, message: string): ExecutableToolReading {
  const next = 'keep only the manifest, the source and small data files in the folder';
  return { executable: undefined, diagnostics: [{ code: 'L_ENTRY', path, message, next }] };
}

const LONGEST_USAGE = 2_000;

function shownUsage(usage: string): string {
  return cutCharacters(sanitise(usage, 'source').text, LONGEST_USAGE);
}

function toCustomTool(manifest: ToolManifest, origin: CustomTool['origin']): CustomTool {
  const { name, description, version, usage, parameters, timeout } = manifest;
  const timeoutMs = timeout === undefined ? DEFAULT_LIMITS.timeoutMs : timeout * 1_000;
  return {
    name,
    kind: 'executable',
    origin,
    description: usage === '' ? description : `${description}\n\n${shownUsage(usage)}`,
    version,
    inputSchema: schemaOf(parameters),
    limits: { ...DEFAULT_LIMITS, timeoutMs },
  };
}
