// The squad as one commit has it: where its folder is, or why it can't be read; roster, routing and settings together.

import { SquadError } from '#src/errors.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { fieldsOf, readJson } from '#src/text/json.ts';
import { isRepositoryPath } from '#src/text/paths.ts';
import { loadCharter } from './charter.ts';
import {
  buildMember,
  indexAgentFolders,
  type Member,
  type MemberSources,
  memberFinder,
  parseRegistry,
  withCharter,
} from './member.ts';
import { isRegularFile } from './repository-files.ts';
import { parseRoster, type RosterRow, rowOfCharter } from './roster.ts';
import { parseRouting, type RoutingRule } from './routing.ts';
import { keyedBySlug, readSettings, type SquadSettings, unknownAgents } from './settings.ts';

/** The most of config.json that is read, in bytes. */
export const CONFIG_BYTES = 262_144;

export type SquadLocation =
  | {
      readonly kind: 'found';
      /** Relative to the repository, without a trailing slash. */
      readonly directory: string;
      readonly warnings: readonly string[];
    }
  | { readonly kind: 'absent' }
  | { readonly kind: 'elsewhere'; readonly reason: string; readonly remedy: string };

const CURRENT = '.squad';
const LEGACY = '.ai-team';

/** Finds the squad's folder. `override` is the input `squad-directory`; throws E_INPUT when it isn't a path inside. */
export async function locateSquad(tree: TrustedTree, override?: string): Promise<SquadLocation> {
  const wanted =
    override === undefined || override.trim() === '' ? undefined : validateDirectory(override);
  const directories = wanted === undefined ? [CURRENT, LEGACY] : [wanted];
  const directory = chooseDirectory(tree, directories);
  if (directory === undefined) return locateLink(tree, directories);
  const config = await tree.read(`${directory}/config.json`, CONFIG_BYTES);
  const outside = elsewhereByConfig(config ?? '{}', directory);
  // What is committed counts, whatever an early `squad init` wrote about another place.
  if (outside !== undefined && !holdsFile(tree, directory, isTeamFile)) return outside.location;
  const warnings = directory === LEGACY ? [LEGACY_WARNING] : [];
  const lacksMemory =
    outside?.what === 'state' && !holdsFile(tree, directory, (file) => file === 'decisions.md');
  if (lacksMemory) warnings.push(`${outside.location.reason} ${outside.location.remedy}`);
  return { kind: 'found', directory, warnings };
}

/** True for a path, relative to the squad's folder, that tells of members. */
function isTeamFile(file: string): boolean {
  return file === 'team.md' || /^agents\/[^/]+\/charter\.md$/.test(file);
}

const LEGACY_WARNING =
  '.ai-team/ is the old name of .squad/. It is read, and written back to, as it is.';

/** Chooses a folder with a team before one with other files, and `.squad` before `.ai-team`. */
function chooseDirectory(tree: TrustedTree, directories: readonly string[]): string | undefined {
  const firstHolding = (isSign: (file: string) => boolean) =>
    directories.find((directory) => holdsFile(tree, directory, isSign));
  return (
    firstHolding((file) => file === 'team.md') ??
    firstHolding((file) => file === 'config.json' || isTeamFile(file)) ??
    firstHolding(() => true)
  );
}

/** True when the folder has a regular file whose path below it is such a sign. */
function holdsFile(
  { entries }: TrustedTree,
  directory: string,
  isSign: (file: string) => boolean,
): boolean {
  return entries.some(
    ({ path, mode }) =>
      isRegularFile(mode) &&
      path.startsWith(`${directory}/`) &&
      isSign(path.slice(directory.length + 1)),
  );
}

function validateDirectory(override: string): string {
  const path = override.trim().replace(/^(?:\.\/)+/, '');
  const directory = path.endsWith('/') ? path.slice(0, -1) : path;
  if (isRepositoryPath(directory)) return directory;
  throw new SquadError({
    code: 'E_INPUT',
    message: 'squad-directory is not a folder inside the repository.',
    hint: 'Give it relative to the root of the repository, such as `.squad` or `tools/.squad`.',
  });
}

/** Returns why a folder that is a link can't be read, if there is one. */
function locateLink({ entries }: TrustedTree, directories: readonly string[]): SquadLocation {
  const link = entries.find(({ path, mode }) => directories.includes(path) && !isRegularFile(mode));
  if (link === undefined) return { kind: 'absent' };
  const { path, mode } = link;
  const what = mode === '120000' ? 'a symbolic link' : 'a submodule';
  return elsewhere(
    `${path} is ${what}, so the squad's files are not in this commit.`,
    `Commit ${path} as a folder of this repository.`,
  );
}

type Elsewhere = Extract<SquadLocation, { readonly kind: 'elsewhere' }>;

function elsewhere(reason: string, remedy: string): Elsewhere {
  return { kind: 'elsewhere', reason, remedy };
}

/** Where config.json says that the team, or only its decisions and histories, are. */
type OutsideFiles = { readonly what: 'team' | 'state'; readonly location: Elsewhere };

/** Returns what config.json says about a squad whose files are outside the commit. The settings report a broken file. */
function elsewhereByConfig(config: string, directory: string): OutsideFiles | undefined {
  const json = readJson(config);
  const fields = json.kind === 'value' ? fieldsOf(json.value) : undefined;
  const textAt = (key: string) => {
    const value = fields?.get(key);
    return typeof value === 'string' ? value.trim() : '';
  };
  const file = `${directory}/config.json`;
  const state = elsewhereByState(textAt('stateLocation'), textAt('stateBackend'), file);
  if (state !== undefined) return { what: 'state', location: state };
  const root = elsewhereByRoot(textAt('teamRoot'), file);
  return root && { what: 'team', location: root };
}

function elsewhereByRoot(teamRoot: string, file: string): Elsewhere | undefined {
  if (['', '.', './'].includes(teamRoot)) return undefined;
  return elsewhere(
    `${file} says that the team lives in ${headOf(teamRoot, 200)} (teamRoot).`,
    'Commit the team to this repository and remove `teamRoot`; if it is in another folder here, remove `teamRoot` and set the input `squad-directory`.',
  );
}

function elsewhereByState(location: string, backend: string, file: string): Elsewhere | undefined {
  if (location === 'external' || backend === 'external') {
    return elsewhere(
      `${file} says that the squad's state is external: it is on a person's own machine, where no workflow can read it.`,
      'On the machine that has it, run `npx @bradygaster/squad-cli internalize` in the repository, and commit `.squad/`.',
    );
  }
  if (backend === 'git-notes') {
    return elsewhere(
      `${file} keeps decisions and histories in git notes (stateBackend git-notes), which a checkout doesn't fetch.`,
      `Write them to files below the squad's folder, set \`stateBackend\` to \`local\` in ${file}, and commit both.`,
    );
  }
  if (!['orphan', 'two-layer'].includes(backend)) return undefined;
  return elsewhere(
    `${file} keeps decisions and histories on the branch squad-state (stateBackend ${backend}). Work on another branch can neither read them nor add to them in a pull request.`,
    orphanBranchRemedy(file),
  );
}

/** Words how to undo Squad's orphan branch, where the files have the same paths without the squad's folder. */
function orphanBranchRemedy(file: string): string {
  const directory = file.slice(0, file.lastIndexOf('/'));
  return [
    `Bring them back with \`git fetch origin squad-state && git archive FETCH_HEAD | tar -x -C ${directory}\`,`,
    `set \`stateBackend\` to \`local\` in ${file},`,
    'remove the block `# Squad: state owned by squad-state branch` from `.gitignore`, and commit all of it.',
  ].join(' ');
}

export type Team = {
  /** `.squad`, relative to the repository. */
  readonly directory: string;
  readonly title: string;
  readonly description: string;
  readonly members: readonly Member[];
  readonly rules: readonly RoutingRule[];
  /** The text of routing.md, bounded. */
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
  const { title, description, isKnown, warnings, ...listed } = parseRoster(roster ?? '');
  const sources: MemberSources = {
    directory,
    files: new Set(tree.entries.filter(({ mode }) => isRegularFile(mode)).map(({ path }) => path)),
    folders: indexAgentFolders(tree, directory),
    registry: parseRegistry(registry ?? '{}'),
  };
  const rows = isKnown ? listed.rows : await rowsOfCharters(tree, sources.folders);
  const built = rows.map((row) => buildMember(row, sources));
  const described = await Promise.all(built.map((member) => withCharter(tree, member)));
  const members = described.map(({ member }) => member);
  const rules = parseRouting(routing ?? '', { members });
  const { settings: read, warnings: settingsWarnings } = readSettings(config ?? '{}');
  const find = memberFinder({ members });
  const settings = keyedBySlug(read, (name) => find(name)?.slug ?? name);
  return {
    directory,
    title,
    description,
    members,
    rules: rules.rules,
    routingText: rules.text,
    settings,
    warnings: [
      ...location.warnings,
      ...missingRoster(directory, roster, rows, isKnown),
      ...warnings,
      ...retiredWarnings(rows, members),
      ...described.flatMap((one) => one.warnings),
      ...rules.warnings,
      ...settingsWarnings,
      ...unknownAgents(
        settings,
        members.map(({ slug }) => slug),
      ),
    ],
  };
}

/** Says that the roster is missing, or lists nobody in a form that is read, and who is on the team instead. */
function missingRoster(
  directory: string,
  text: string | undefined,
  rows: readonly RosterRow[],
  isKnown: boolean,
): readonly string[] {
  const file = `${directory}/team.md`;
  if (isKnown || (rows.length === 0 && text !== undefined)) return [];
  if (rows.length === 0) return [`${file} is missing.`];
  const what = text === undefined ? 'is missing' : 'has no table of members';
  return [`${file} ${what}: whoever has a charter in ${directory}/agents/ is on the team.`];
}

/** Returns a row for each folder with a charter, for a team.md that lists nobody. */
async function rowsOfCharters(
  tree: TrustedTree,
  { byName }: MemberSources['folders'],
): Promise<readonly RosterRow[]> {
  const rows = await Promise.all(
    [...byName.values()].map(async ({ name: folder, charter: path }) => {
      const charter = path && (await loadCharter(tree, { name: folder, charterPath: path }));
      return charter && rowOfCharter(charter.name || folder, charter.role, path);
    }),
  );
  return rows.filter((row) => row !== undefined && row !== '');
}

function retiredWarnings(
  rows: readonly RosterRow[],
  members: readonly Member[],
): readonly string[] {
  return members
    .filter((member, index) => member.kind === 'gone' && rows[index]?.kind !== 'gone')
    .map(
      ({ name }) =>
        `${name} is in team.md, but retired in casting/registry.json or agents/_alumni/.`,
    );
}
