// Builds a member from its row of team.md, its folders, the casting registry and Copilot's file of it.
import type { TrustedTree } from '#src/ports/index.ts';
import { nameKey } from '#src/text/index.ts';
import { findAgentFile, isAgentFile, readAgentFile } from '../agent-file.ts';
import { CHARTER_BYTES } from '../charter.ts';
import { type AgentFolders, findFolders } from './agent-folders.ts';
import type { CastingRegistry } from './casting-registry.ts';
import { isBuiltIn, type Member } from './member.ts';
import type { RosterRow } from './read-member.ts';

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
  const isPerson = row.status === 'human' || row.status === 'coding-agent';
  const main = isPerson ? undefined : found.main;
  const others = isPerson ? [] : found.others;
  const allFolders = main === undefined ? others : [main, ...others];
  return {
    slug: row.slug,
    name: row.name,
    role: row.role,
    status: isRetired(row, sources) ? 'retired' : row.status,
    builtIn: isBuiltIn(row.slug),
    folder: main?.path,
    otherFolders: others.map((folder) => folder.path),
    charterPath: isPerson
      ? undefined
      : (charterFromCell(row, sources) ?? main?.charter ?? findAgentFile(sources.files, row.slug)),
    historyPath: allFolders.find((folder) => folder.history !== undefined)?.history,
    model: row.model,
  };
}

/** Takes a missing role from Copilot's file of a member, and warns about tools in it that agents don't have here. */
export async function withAgentFile(
  tree: TrustedTree,
  member: Member,
): Promise<{ readonly member: Member; readonly warnings: readonly string[] }> {
  const { charterPath, name, role } = member;
  if (charterPath === undefined || !isAgentFile(charterPath)) return { member, warnings: [] };
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
  if (row.status === 'human' || row.status === 'coding-agent') return false;
  const isAlumnus = folders.alumni.has(row.slug) && !folders.bySlug.has(row.slug);
  return isAlumnus || registry.get(nameKey(row.name))?.retired === true;
}
