// Finds a member's charter and history, since names, slugs and folders disagree in practice.
import type { TrustedTree } from '#src/ports/index.ts';
import { nameKey, slug } from '#src/text/index.ts';
import type { CastingRegistry } from './casting-registry.ts';

/** A folder below `agents/`, with its files that matter. */
export type AgentFolder = {
  readonly name: string;
  readonly path: string;
  readonly charter: string | undefined;
  readonly history: string | undefined;
};

export type AgentFolders = {
  readonly byName: ReadonlyMap<string, AgentFolder>;
  readonly bySlug: ReadonlyMap<string, readonly AgentFolder[]>;
  /** Slugs below `agents/_alumni/`. */
  readonly alumni: ReadonlySet<string>;
};

/** What to find folders for: a row of the roster. */
export type FolderQuery = {
  readonly name: string;
  readonly slug: string;
  /** The charter cell's path as written. */
  readonly charter: string | undefined;
};

export type FoundFolders = {
  readonly main: AgentFolder | undefined;
  readonly others: readonly AgentFolder[];
};

/** True for a plain file; false for a symlink or a submodule. */
export function isRegularFile(mode: string): boolean {
  return mode === '100644' || mode === '100755';
}

/** Indexes the agents' folders of one commit. */
export function indexAgentFolders(tree: TrustedTree, directory: string): AgentFolders {
  const prefix = `${directory}/agents/`;
  const byName = new Map<string, AgentFolder>();
  const alumni = new Set<string>();
  for (const { path, mode } of tree.entries) {
    if (!path.startsWith(prefix) || !isRegularFile(mode)) continue;
    const [name = '', ...rest] = path.slice(prefix.length).split('/');
    if (rest.length === 0) continue;
    if (name === '_alumni') alumni.add(slug(rest[0] ?? ''));
    else byName.set(name, withFolderFile(byName.get(name), { prefix, name, file: rest.join('/') }));
  }
  return { byName, bySlug: groupBySlug([...byName.values()]), alumni };
}

function groupBySlug(folders: readonly AgentFolder[]): AgentFolders['bySlug'] {
  const groups = new Map<string, AgentFolder[]>();
  for (const folder of folders) {
    const group = groups.get(slug(folder.name));
    if (group === undefined) groups.set(slug(folder.name), [folder]);
    else group.push(folder);
  }
  return groups;
}

type FolderFile = { readonly prefix: string; readonly name: string; readonly file: string };

function withFolderFile(folder: AgentFolder | undefined, found: FolderFile): AgentFolder {
  const { prefix, name, file } = found;
  const path = `${prefix}${name}`;
  const known = folder ?? { name, path, charter: undefined, history: undefined };
  if (file === 'charter.md') return { ...known, charter: `${path}/${file}` };
  return file === 'history.md' ? { ...known, history: `${path}/${file}` } : known;
}

/** Finds a member's folders by charter cell, registry, slug, lower-case name, exact name, then the name in any other case. */
export function findFolders(
  folders: AgentFolders,
  registry: CastingRegistry,
  query: FolderQuery,
): FoundFolders {
  const key = nameKey(query.name);
  const names = [
    query.charter === undefined ? undefined : folderNameIn(query.charter),
    registry.get(key)?.id,
    query.slug,
    key,
    query.name,
  ];
  const named = names.map((name) => (name === undefined ? undefined : folders.byName.get(name)));
  const sameSlug = folders.bySlug.get(query.slug) ?? [];
  const candidates = [...named, ...sameSlug].filter((folder) => folder !== undefined);
  // A folder that only holds an inbox must not hide the one with the charter.
  const main = candidates.find((folder) => folder.charter !== undefined) ?? candidates[0];
  return { main, others: [...new Set(candidates)].filter((folder) => folder !== main) };
}

/** Returns `odd` for `.squad/agents/odd/charter.md`, `agents/odd/charter.md` and `./agents/odd`. */
function folderNameIn(charter: string): string | undefined {
  const segments = charter.replaceAll('\\', '/').replaceAll('%20', ' ').split('/');
  const agents = segments.lastIndexOf('agents');
  return agents < 0 ? undefined : segments[agents + 1];
}
