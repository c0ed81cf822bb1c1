// Finds the files of a folder that may hold tools, without importing them.
import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attempt } from '#src/errors.ts';
import {
  ROOT_DOCUMENT,
  type ToolDiagnostic,
  type ToolFolder,
  type ToolOrigin,
} from '#src/ports/custom-tools.ts';
import type { ToolHostSpec } from '#src/ports/tool-host.ts';
import { sha256 } from '#src/text/slug.ts';

/** A file that may hold tools. */
export type CandidateFile = {
  /** Absolute. */
  readonly path: string;
  readonly folder: ToolFolder;
  /** As people see it: `.squad/tools/lint.ts`. */
  readonly shownAs: string;
  readonly text: string;
  readonly origin: ToolOrigin;
};

type DiscoveredFiles = {
  readonly modules: readonly CandidateFile[];
  /** YAML files, including those of executable tools. */
  readonly documents: readonly CandidateFile[];
  readonly diagnostics: readonly ToolDiagnostic[];
};

const MODULE_FILE = /^[^.].*\.m?[tj]s$/;
const NOT_A_TOOL = /\.(?:d|test|spec)\.m?[tj]s$/;
const DOCUMENT_FILE = /^(?:[^.].*\.)?tools?\.ya?ml$/;
const YAML_FILE = /^[^.].*\.ya?ml$/;
const MANIFEST_FILE = /^tool\.ya?ml$/;

/** Lists a folder's tool files, sorted by path. Finds none in a missing or unreadable folder. */
export async function discoverToolFiles(folder: ToolFolder): Promise<DiscoveredFiles> {
  const entries = await listEntries(join(folder.root, 'tools'));
  const links = entries.filter((entry) => entry.isSymbolicLink() && isCandidate(entry.name));
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const folders = entries.filter(isPlainFolder);
  const manifests = await Promise.all(folders.map((entry) => listManifests(folder, entry)));
  const rootFiles = (await listEntries(folder.root)).filter((entry) => entry.isFile());
  const isDocument = (name: string) => DOCUMENT_FILE.test(name);
  const documents = [
    ...inTools(files.filter(isDocument)),
    ...manifests.flat(),
    ...rootFiles.map(({ name }) => name).filter((name) => name === ROOT_DOCUMENT),
  ];
  const others = files.filter((name) => YAML_FILE.test(name) && !isDocument(name));
  const misnamed = (await readCandidates(folder, inTools(others))).filter(declaresTool);
  return {
    modules: await readCandidates(folder, inTools(files.filter(isModule))),
    documents: await readCandidates(folder, documents),
    diagnostics: [
      ...links.map(({ name }) => linkDiagnostic(folder, name)),
      ...misnamed.map(({ shownAs }) => misnamedDiagnostic(shownAs)),
    ],
  };
}

function inTools(names: readonly string[]): readonly string[] {
  return names.map((name) => `tools/${name}`);
}

function isModule(name: string): boolean {
  return MODULE_FILE.test(name) && !NOT_A_TOOL.test(name);
}

function isCandidate(name: string): boolean {
  return isModule(name) || DOCUMENT_FILE.test(name);
}

function isPlainFolder(entry: Dirent): boolean {
  return entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules';
}

async function listManifests(folder: ToolFolder, { name }: Dirent): Promise<readonly string[]> {
  const entries = await listEntries(join(folder.root, 'tools', name));
  return entries
    .filter((entry) => entry.isFile() && MANIFEST_FILE.test(entry.name))
    .map((entry) => `tools/${name}/${entry.name}`);
}

async function listEntries(path: string): Promise<readonly Dirent[]> {
  const listed = await attempt(readdir(path, { withFileTypes: true }));
  return listed.kind === 'done' ? listed.value : [];
}

async function readCandidates(
  folder: ToolFolder,
  names: readonly string[],
): Promise<readonly CandidateFile[]> {
  const read = names.toSorted().map(async (name): Promise<CandidateFile> => {
    const path = join(folder.root, name);
    const content = await attempt(readFile(path, 'utf8'));
    const text = content.kind === 'done' ? content.value : '';
    const shownAs = shownPath(folder, name);
    const { scope, commit } = folder;
    const origin = { scope, path: shownAs, commit, sha256: sha256(text) };
    return { path, folder, shownAs, text, origin };
  });
  return Promise.all(read);
}

/** Returns `.squad/tools/x.ts` for `tools/x.ts` of the folder that is shown as `.squad/tools`. */
function shownPath({ shownAs }: ToolFolder, name: string): string {
  if (name.startsWith('tools/')) return `${shownAs}/${name.slice('tools/'.length)}`;
  const parent = shownAs.includes('/') ? shownAs.slice(0, shownAs.lastIndexOf('/') + 1) : '';
  return `${parent}${name}`;
}

function declaresTool({ text }: CandidateFile): boolean {
  return /^kind:\s*["']?Tool\b/m.test(text);
}

function misnamedDiagnostic(path: string): ToolDiagnostic {
  const message = 'is not read: the name of a file with `kind: Tool` ends in .tool.yaml';
  const next = `rename it to ${path.replace(/\.ya?ml$/, '.tool.yaml')}`;
  return { code: 'L_NAME', path, message, next };
}

function linkDiagnostic(folder: ToolFolder, name: string): ToolDiagnostic {
  return {
    code: 'L_ENTRY',
    path: shownPath(folder, `tools/${name}`),
    message: 'is a symbolic link, and links are not followed',
    next: 'put the file itself there',
  };
}

/** Returns a function that replaces the host's folders by their shown paths, and makes paths of the worktree relative. */
export function createPathReplacer({
  folders,
  workdir,
}: Pick<ToolHostSpec, 'folders' | 'workdir'>): (text: string) => string {
  const replacements = folders
    .flatMap((folder): [string, string][] => [
      [`${folder.root}/tools/`, shownPath(folder, 'tools/')],
      [`${folder.root}/`, shownPath(folder, '')],
    ])
    .concat([[`${workdir}/`, '']])
    // Longest first: a squad's folder may be in the worktree.
    .toSorted(([one], [other]) => other.length - one.length)
    .flatMap(([path, shown]): [string, string][] => [
      [`file://${path}`, shown],
      [path, shown],
    ]);
  return (text) =>
    replacements.reduce((replaced, [path, shown]) => replaced.replaceAll(path, shown), text);
}
