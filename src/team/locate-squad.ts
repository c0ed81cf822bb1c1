// Finds the squad's folder, or tells why it can't be read from this repository.
import { SquadError } from '#src/errors.ts';
import type { TrustedTree } from '#src/ports/index.ts';
import { fieldsOf, headOf, isRepositoryPath, readJson } from '#src/text/index.ts';
import { isRegularFile } from './roster/agent-folders.ts';

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
