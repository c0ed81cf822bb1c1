// The squad as one commit has it: roster, routing and settings together.
import type { TrustedTree } from '#src/ports/index.ts';
import { CONFIG_BYTES, type SquadLocation } from './locate-squad.ts';
import { indexAgentFolders, isRegularFile } from './roster/agent-folders.ts';
import { buildMember, type MemberSources, withAgentFile } from './roster/build-member.ts';
import { parseRegistry } from './roster/casting-registry.ts';
import type { Member } from './roster/member.ts';
import type { RosterRow } from './roster/read-member.ts';
import { parseRoster } from './roster/roster.ts';
import { parseRouting, type RoutingRule } from './routing.ts';
import { readSettings, type SquadSettings } from './settings/settings.ts';
import { unknownAgents } from './settings/unknown-agents.ts';

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
      ...unknownAgents(
        settings.settings,
        members.map(({ slug }) => slug),
      ),
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
