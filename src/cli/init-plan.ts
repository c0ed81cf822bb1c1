// Plans and writes the files of `squad-action init` in one folder; no file is overwritten.
import { existsSync, lstatSync, type Stats } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SquadError, systemCode } from '#src/errors.ts';
import { ATTRIBUTES, type InitPlan, missingAttributes } from '#src/setup/init-report.ts';
import { planTeam, readCopilotAgents, type TeamPlan, teamMembers } from '#src/setup/plan-team.ts';
import { readStack } from '#src/setup/stack.ts';
import { newTeamFiles } from '#src/setup/team-files.ts';
import { locateSquad } from '#src/team/team.ts';
import { oneLine } from '#src/text/one-line.ts';
import { readTop } from './init-repository.ts';
import { chooseWorkflows, type WorkflowForm } from './init-workflows.ts';
import { fileError, readWorkingTree, throwFileError } from './working-tree.ts';

export type PlanRequest = {
  readonly root: string;
  /** The action's own folder, with the example workflows. */
  readonly actionFolder: string;
  readonly action: string | undefined;
  readonly project: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly isWorkflowOnly: boolean;
  readonly form: WorkflowForm;
};

const NEW_TEAM_FOLDER = '.squad';

/** Plans the files and writes nothing. Throws E_INPUT if a file can't be read, or if a link or folder is in its place. */
export async function planInit(request: PlanRequest): Promise<InitPlan> {
  const { root, actionFolder, action, isWorkflowOnly, form } = request;
  const stack = await readStack(await readTop(root));
  const found = await findTeam(root);
  const makesTeam = !found.hasTeam && found.noTeam === undefined && !isWorkflowOnly;
  const team = makesTeam
    ? planTeam(stack.isSplit, await readCopilotAgents(await readWorkingTree(root, AGENTS_FOLDER)))
    : undefined;
  const chosen = await chooseWorkflows(root, actionFolder, {
    action,
    install: stack.install,
    form,
  });
  const wanted = new Map([
    ...(team === undefined
      ? []
      : newTeamFiles({ ...request, ...team, namedChecks: stack.namedChecks })),
    ...chosen.files,
  ]);
  assertWritablePaths(root, wanted.keys());
  const attributes = isWorkflowOnly ? undefined : await readAttributes(root, found.directory);
  const isNew = ([path]: readonly [string, string]) => !existsSync(join(root, path));
  return {
    stack,
    files: new Map([...wanted].filter(isNew)),
    kept: [...[...wanted].filter((file) => !isNew(file)).map(([path]) => path), ...chosen.others],
    attributes: attributes?.missing ?? '',
    hasAttributes: attributes?.isThere ?? false,
    team: describeTeam(team, found),
    noTeam: isWorkflowOnly ? undefined : found.noTeam,
    needsPin: chosen.needsPin,
  };
}

const AGENTS_FOLDER = '.github/agents';

type FoundTeam = {
  readonly hasTeam: boolean;
  readonly directory: string;
  /** Why no team can be made here, and what to do. */
  readonly noTeam: string | undefined;
};

async function findTeam(root: string): Promise<FoundTeam> {
  const tree = await readWorkingTree(root, NEW_TEAM_FOLDER, '.ai-team');
  const location = await locateSquad(tree);
  if (location.kind === 'elsewhere') {
    const noTeam = oneLine(`${location.reason} ${location.remedy}`);
    return { hasTeam: true, directory: NEW_TEAM_FOLDER, noTeam };
  }
  const directory = location.kind === 'found' ? location.directory : NEW_TEAM_FOLDER;
  const hasTeam = tree.entries.some(({ path }) => path === `${directory}/team.md`);
  return { hasTeam, directory: hasTeam ? directory : NEW_TEAM_FOLDER, noTeam: undefined };
}

function describeTeam(plan: TeamPlan | undefined, found: FoundTeam): string | undefined {
  if (plan === undefined)
    return found.hasTeam && found.noTeam === undefined ? `${found.directory}, kept` : undefined;
  const names = teamMembers(plan).map(({ name, role }) =>
    role === '' ? name : `${name} (${role})`,
  );
  return names.join(', ');
}

async function readAttributes(root: string, directory: string) {
  assertWritablePaths(root, [`${directory}/team.md`, ATTRIBUTES]);
  const path = join(root, ATTRIBUTES);
  const isThere = existsSync(path);
  const present = isThere
    ? await readFile(path, 'utf8').catch(throwFileError('read', ATTRIBUTES))
    : undefined;
  return { isThere, missing: missingAttributes(present, directory) };
}

/** Writes the plan's files. Throws E_INPUT if the file system refuses. */
export async function applyPlan(root: string, { files, attributes }: InitPlan): Promise<void> {
  for (const [path, text] of files) {
    await writeNewFile(join(root, path), text).catch(throwFileError('written', path));
  }
  if (attributes === '') return;
  await appendFile(join(root, ATTRIBUTES), attributes).catch(throwFileError('written', ATTRIBUTES));
}

/** Writes a file, unless one has appeared there in the meantime. */
async function writeNewFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
}

/** Throws E_INPUT unless each of `paths` below `root` is a regular file or missing, and its folders are real. */
function assertWritablePaths(root: string, paths: Iterable<string>): void {
  for (const path of paths) {
    const names = path.split('/');
    names.forEach((_, at) => {
      assertWritablePath(root, names.slice(0, at + 1).join('/'), at < names.length - 1);
    });
  }
}

function assertWritablePath(root: string, path: string, isFolder: boolean): void {
  const found = statPath(root, path);
  if (found === undefined || (isFolder ? found.isDirectory() : found.isFile())) return;
  const wanted = isFolder ? 'a folder' : 'a file';
  const what = found.isSymbolicLink()
    ? 'a symbolic link, and nothing is written through one'
    : `not ${wanted}`;
  throw new SquadError({
    code: 'E_INPUT',
    message: `${path} is ${what}.`,
    hint: `Put ${wanted} of this repository in its place, or remove it; then run the same command again.`,
  });
}

function statPath(root: string, path: string): Stats | undefined {
  try {
    return lstatSync(join(root, path), { throwIfNoEntry: false });
  } catch (error) {
    throw fileError('written', path, error);
  }
}
