// The squad as one commit has it: where its folder is, or why it can't be read; roster, routing and settings together.

import { SquadError } from '#src/errors.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { fieldsOf, readJson } from '#src/text/json.ts';
import { isRepositoryPath } from '#src/text/paths.ts';
import {
  buildMember,
  indexAgentFolders,
  type Member,
  type MemberSources,
  parseRegistry,
  withAgentFile,
} from './member.ts';
import { isRegularFile } from './repository-files.ts';
import { parseRoster, type RosterRow } from './roster.ts';
import { parseRouting, type RoutingRule } from './routing.ts';
import { readSettings, type SquadSettings, unknownAgents } from './settings.ts';

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
  const link = tree.entries.find(
    ({ path, mode }) => directories.includes(path) && !isRegularFile(mode),
  );
  if (link !== undefined) return locateLink(link.path, link.mode);
  const directory = chooseDirectory(tree, directories);
  if (directory === undefined) return { kind: 'absent' };
  const config = await tree.read(`${directory}/config.json`, CONFIG_BYTES);
  return (
    elsewhereByConfig(config ?? '{}', directory) ?? {
      kind: 'found',
      directory,
      warnings: directory === LEGACY ? [LEGACY_WARNING] : [],
    }
  );
}

const LEGACY_WARNING =
  '.ai-team/ is the old name of .squad/. It is read, and written back to, as it is.';

/** Chooses a folder with a roster before one without, and `.squad` before `.ai-team`. */
function chooseDirectory(tree: TrustedTree, directories: readonly string[]): string | undefined {
  const files = tree.entries.filter(({ mode }) => isRegularFile(mode)).map(({ path }) => path);
  const firstHolding = (isSign: (file: string) => boolean) =>
    directories.find((directory) =>
      files.some(
        (path) => path.startsWith(`${directory}/`) && isSign(path.slice(directory.length + 1)),
      ),
    );
  return (
    firstHolding((file) => file === 'team.md' || file === 'config.json') ?? firstHolding(() => true)
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

function locateLink(path: string, mode: string): SquadLocation {
  const what = mode === '120000' ? 'a symbolic link' : 'a submodule';
  return elsewhere(
    `${path} is ${what}, so the squad's files are not in this commit.`,
    `Commit ${path} as a folder of this repository.`,
  );
}

function elsewhere(reason: string, remedy: string): SquadLocation {
  return { kind: 'elsewhere', reason, remedy };
}

/** Returns what config.json says about a squad whose files are outside the commit. The settings report a broken file. */
function elsewhereByConfig(config: string, directory: string): SquadLocation | undefined {
  const json = readJson(config);
  const fields = json.kind === 'value' ? fieldsOf(json.value) : undefined;
  const textAt = (key: string) => {
    const value = fields?.get(key);
    return typeof value === 'string' ? value.trim() : '';
  };
  const file = `${directory}/config.json`;
  return (
    elsewhereByRoot(textAt('teamRoot'), file) ??
    elsewhereByState(textAt('stateLocation'), textAt('stateBackend'), file)
  );
}

function elsewhereByRoot(teamRoot: string, file: string): SquadLocation | undefined {
  if (['', '.', './'].includes(teamRoot)) return undefined;
  return elsewhere(
    `${file} says that the team lives in ${headOf(teamRoot, 200)} (teamRoot).`,
    'Commit the team to this repository and remove `teamRoot`; if it is in another folder here, remove `teamRoot` and set the input `squad-directory`.',
  );
}

function elsewhereByState(
  location: string,
  backend: string,
  file: string,
): SquadLocation | undefined {
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
