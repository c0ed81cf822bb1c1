// A member of the squad: built from its row, its folders, the casting registry and Copilot's file of it; found by any of its names.

import { basename } from 'node:path/posix';
import type { TrustedTree } from '#src/ports/git.ts';
import { fieldsOf, readJson } from '#src/text/json.ts';
import { looseKey, nameKey, slug } from '#src/text/slug.ts';
import {
  CHARTER_BYTES,
  findAgentFile,
  isAgentFile,
  loadCharter,
  readAgentFile,
} from './charter.ts';
import { isRegularFile } from './repository-files.ts';
import type { MemberKind, RosterRow } from './roster.ts';

export type Member = {
  /** Unique in the team: labels, sessions and file names are made from it. */
  readonly slug: string;
  readonly name: string;
  /** From the roster, without its emoji; may be empty. */
  readonly role: string;
  readonly kind: MemberKind;
  /** Folder of its charter and history, relative to the repository. */
  readonly folder: string | undefined;
  /** Further folders of the same member: `agents/rai` beside `agents/Rai`. */
  readonly otherFolders: readonly string[];
  readonly charterPath: string | undefined;
  readonly historyPath: string | undefined;
  /** The model that the roster names for it. */
  readonly model: string | undefined;
};

/** True for a member that a session can be started for. */
export function isRoutable(member: Member): boolean {
  return member.kind === 'agent';
}

export type MemberList = { readonly members: readonly Member[] };

/** Returns what finds a member by name, slug or folder: in any case, with or without `@`, blanks, dashes and accents. */
export function memberFinder({ members }: MemberList): (name: string) => Member | undefined {
  const known = new Map<string, Member>();
  const spellings = [
    ({ name }: Member) => nameKey(name),
    ({ slug: own }: Member) => own,
    ({ name }: Member) => looseKey(name),
    ({ folder = '' }: Member) => looseKey(basename(folder)),
  ];
  for (const spelling of spellings) {
    for (const member of members) {
      const key = spelling(member);
      if (key !== '' && !known.has(key)) known.set(key, member);
    }
  }
  return (name) => known.get(nameKey(name)) ?? known.get(slug(name)) ?? known.get(looseKey(name));
}

/** Finds the member with this name, as `memberFinder` does. */
export function findMember(team: MemberList, name: string): Member | undefined {
  return memberFinder(team)(name);
}

/** Returns what finds the agent that is meant: by its name, or by its role if nobody else has it. */
export function meantFinder(team: MemberList): (name: string) => Member | undefined {
  const named = memberFinder(team);
  const roles = new Map<string, Member | undefined>();
  for (const agent of team.members.filter(isRoutable)) {
    const role = looseKey(agent.role);
    if (role !== '') roles.set(role, roles.has(role) ? undefined : agent);
  }
  return (name) => named(name) ?? roles.get(looseKey(name));
}

/** Finds the first routable member whose role says lead or architect. */
export function findLead(team: MemberList): Member | undefined {
  return team.members.find(
    (member) => isRoutable(member) && /\b(?:lead|architect)\b/i.test(member.role),
  );
}

/** What a member is built from, besides its row. */
export type MemberSources = {
  readonly directory: string;
  readonly files: ReadonlySet<string>;
  readonly folders: AgentFolders;
  readonly registry: CastingRegistry;
};

/** Builds a member from its row of team.md and what else the tree holds of it. */
export function buildMember(row: RosterRow, sources: MemberSources): Member {
  const found = findFolders(sources.folders, sources.registry, row);
  const isPerson = row.kind === 'person' || row.kind === 'copilot';
  const main = isPerson ? undefined : found.main;
  const others = isPerson ? [] : found.others;
  const allFolders = main === undefined ? others : [main, ...others];
  return {
    slug: row.slug,
    name: row.name,
    role: row.role,
    kind: isRetired(row, sources) ? 'gone' : row.kind,
    folder: main?.path,
    otherFolders: others.map((folder) => folder.path),
    charterPath: isPerson
      ? undefined
      : (charterFromCell(row, sources) ?? main?.charter ?? findAgentFile(sources.files, row.slug)),
    historyPath: allFolders.find((folder) => folder.history !== undefined)?.history,
    model: row.model,
  };
}

/** Takes a missing role from the charter or Copilot's file, and warns about tools in the latter that agents don't have here. */
export async function withCharter(
  tree: TrustedTree,
  member: Member,
): Promise<{ readonly member: Member; readonly warnings: readonly string[] }> {
  const { charterPath, name, role } = member;
  if (charterPath === undefined) return { member, warnings: [] };
  if (!isAgentFile(charterPath)) {
    const charter = role === '' ? await loadCharter(tree, member) : undefined;
    return { member: { ...member, role: role || (charter?.role ?? '') }, warnings: [] };
  }
  const text = (await tree.read(charterPath, CHARTER_BYTES)) ?? '';
  const { description, unknownTools, flaw } = readAgentFile(text, name);
  const named = unknownTools.slice(0, 10).map((tool) => JSON.stringify(tool.slice(0, 64)));
  return {
    member: { ...member, role: role || description },
    warnings: [
      ...(flaw === undefined ? [] : [`${charterPath}: ${flaw}`]),
      ...(named.length === 0
        ? []
        : [`${charterPath} names tools that agents don't have here: ${named.join(', ')}.`]),
    ],
  };
}

/** Returns the path in the charter cell if it names a file of the squad's folder. */
function charterFromCell(
  { charter }: RosterRow,
  { directory, files }: MemberSources,
): string | undefined {
  if (charter === undefined) return undefined;
  const path = charter
    .replaceAll('\\', '/')
    .replaceAll('%20', ' ')
    .replace(/^(?:\.?\/)+/, '');
  const inside = [path, `${directory}/${path}`].filter((file) => file.startsWith(`${directory}/`));
  return inside.find((file) => file.endsWith('.md') && files.has(file));
}

function isRetired(row: RosterRow, { folders, registry }: MemberSources): boolean {
  if (row.kind === 'person' || row.kind === 'copilot') return false;
  const isAlumnus = folders.alumni.has(row.slug) && !folders.byKey.has(looseKey(row.slug));
  return isAlumnus || registry.get(nameKey(row.name))?.retired === true;
}

/** A folder below `agents/`, with its files that matter. */
type AgentFolder = {
  readonly name: string;
  readonly path: string;
  readonly charter: string | undefined;
  readonly history: string | undefined;
};

type AgentFolders = {
  readonly byName: ReadonlyMap<string, AgentFolder>;
  readonly byKey: ReadonlyMap<string, readonly AgentFolder[]>;
  /** Slugs below `agents/_alumni/`. */
  readonly alumni: ReadonlySet<string>;
};

/** Indexes the agents' folders of one commit. */
export function indexAgentFolders(tree: TrustedTree, directory: string): AgentFolders {
  const prefix = `${directory}/agents/`;
  const byName = new Map<string, AgentFolder>();
  const alumni = new Set<string>();
  const files = tree.entries.filter(
    ({ path, mode }) => isRegularFile(mode) && path.startsWith(prefix),
  );
  for (const { path } of files) {
    const [name = '', ...rest] = path.slice(prefix.length).split('/');
    if (name === '_alumni') alumni.add(slug(rest[0] ?? ''));
    else if (rest.length > 0) byName.set(name, withFile(byName.get(name), path, rest.join('/')));
  }
  return { byName, byKey: groupByKey([...byName.values()]), alumni };
}

/** Notes a file of a folder; `file` is its path below the folder. */
function withFile(known: AgentFolder | undefined, path: string, file: string): AgentFolder {
  const folder = path.slice(0, -file.length - 1);
  return {
    name: basename(folder),
    path: folder,
    charter: file === 'charter.md' ? path : known?.charter,
    history: file === 'history.md' ? path : known?.history,
  };
}

function groupByKey(folders: readonly AgentFolder[]): AgentFolders['byKey'] {
  const groups = new Map<string, AgentFolder[]>();
  for (const folder of folders) {
    const key = looseKey(folder.name);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [folder]);
    else group.push(folder);
  }
  return groups;
}

/** Finds a member's folders by charter cell, registry, slug, lower-case name, exact name, then the name in any other spelling. */
function findFolders(
  folders: AgentFolders,
  registry: CastingRegistry,
  query: RosterRow,
): { readonly main: AgentFolder | undefined; readonly others: readonly AgentFolder[] } {
  const key = nameKey(query.name);
  const names = [
    query.charter === undefined ? undefined : folderNameIn(query.charter),
    registry.get(key)?.id,
    query.slug,
    key,
    query.name,
  ];
  const named = names.map((name) => (name === undefined ? undefined : folders.byName.get(name)));
  const spelled = [query.slug, query.name].flatMap(
    (name) => folders.byKey.get(looseKey(name)) ?? [],
  );
  const candidates = [...named, ...spelled].filter((folder) => folder !== undefined);
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

type RegisteredAgent = { readonly id: string; readonly retired: boolean };

/** Registered agents by the key of their name (slug.ts). */
type CastingRegistry = ReadonlyMap<string, RegisteredAgent>;

/** Reads both generations of the registry. Any other text yields no agents. */
export function parseRegistry(text: string): CastingRegistry {
  const json = readJson(text);
  const root = json.kind === 'value' ? fieldsOf(json.value) : undefined;
  const agents = fieldsOf(root?.get('agents')) ?? new Map<string, unknown>();
  const registry = new Map<string, RegisteredAgent>();
  for (const [id, value] of agents) {
    const fields = fieldsOf(value);
    if (fields === undefined) continue;
    const key = nameKey(nameIn(fields) ?? id);
    const retired = fields.get('status') === 'retired';
    // A retired namesake must not hide an active one.
    if (!registry.has(key) || !retired) registry.set(key, { id, retired });
  }
  return registry;
}

function nameIn(fields: ReadonlyMap<string, unknown>): string | undefined {
  const names = [fields.get('persistent_name'), fields.get('display_name')];
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}
