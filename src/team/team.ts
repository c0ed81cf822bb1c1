// The squad as one commit has it: roster, routing and settings together.
import type { TrustedTree } from '../ports/git.ts';
import { nameKey } from '../text/slug.ts';
import { findAgentFile, isAgentFile, readAgentFile } from './agent-file.ts';
import { CHARTER_BYTES } from './charter.ts';
import { CONFIG_BYTES, type SquadLocation } from './locate-squad.ts';
import {
  type AgentFolders,
  findFolders,
  indexAgentFolders,
  isRegularFile,
} from './roster/agent-folders.ts';
import { type CastingRegistry, parseRegistry } from './roster/casting-registry.ts';
import { isBuiltIn, type Member } from './roster/member.ts';
import type { RosterRow } from './roster/read-member.ts';
import { parseRoster } from './roster/roster.ts';
import { parseRouting, type RoutingRule } from './routing.ts';
import { readSettings, type SquadSettings } from './settings/settings.ts';

export type Team = {
  /** `.squad`, relative to the repository. */
  readonly directory: string;
  readonly title: string;
  readonly description: string;
  readonly members: readonly Member[];
  readonly rules: readonly RoutingRule[];
  /** The prose of routing.md, bounded. */
  readonly routingText: string;
  readonly settings: SquadSettings;
  /** What is wrong in the files, worded for people. */
  readonly warnings: readonly string[];
};

/** Reads the team. A missing or broken file causes a warning at most; only reading the tree itself can throw. */
export async function readTeam(
  tree: TrustedTree,
  location: Extract<SquadLocation, { readonly kind: 'found' }>,
): Promise<Team> {
  const { directory } = location;
  const [roster, routing, config, registry] = await Promise.all([
    tree.read(`${directory}/team.md`),
    tree.read(`${directory}/routing.md`),
    tree.read(`${directory}/config.json`, CONFIG_BYTES),
    tree.read(`${directory}/casting/registry.json`),
  ]);
  const { title, description, rows, warnings } = parseRoster(roster ?? '');
  const sources: MemberSources = {
    directory,
    files: new Set(tree.entries.filter(({ mode }) => isRegularFile(mode)).map(({ path }) => path)),
    folders: indexAgentFolders(tree, directory),
    registry: parseRegistry(registry ?? '{}'),
  };
  const built = rows.map((row) => buildMember(row, sources));
  const described = await Promise.all(built.map((member) => withAgentFile(tree, member)));
  const members = described.map(({ member }) => member);
  const rules = parseRouting(routing ?? '', { members });
  const settings = readSettings(config ?? '{}');
  const missing = roster === undefined ? [`${directory}/team.md is missing.`] : [];
  return {
    directory,
    title,
    description,
    members,
    rules: rules.rules,
    routingText: rules.prose,
    settings: settings.settings,
    warnings: [
      ...location.warnings,
      ...missing,
      ...warnings,
      ...retiredWarnings(rows, members),
      ...described.flatMap((one) => one.warnings),
      ...rules.warnings,
      ...settings.warnings,
    ],
  };
}

function retiredWarnings(
  rows: readonly RosterRow[],
  members: readonly Member[],
): readonly string[] {
  return members
    .filter((member, index) => member.status === 'retired' && rows[index]?.status !== 'retired')
    .map(
      ({ name }) =>
        `${name} is in team.md, but retired in casting/registry.json or agents/_alumni/.`,
    );
}

type MemberSources = {
  readonly directory: string;
  readonly files: ReadonlySet<string>;
  readonly folders: AgentFolders;
  readonly registry: CastingRegistry;
};

function buildMember(row: RosterRow, sources: MemberSources): Member {
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
async function withAgentFile(
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
