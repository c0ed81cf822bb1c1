// Plans and writes the files of `squad-action init` in one folder; no file is overwritten.
import { existsSync, lstatSync, type Stats } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SquadError, systemCode } from '#src/errors.ts';
import { squadJobs } from '#src/setup/check-workflows.ts';
import {
  ATTRIBUTES,
  hasPlaceholder,
  type InitPlan,
  type MendedFile,
  mendWorkflow,
  missingAttributes,
  type WorkflowFacts,
} from '#src/setup/init-report.ts';
import { planTeam, readCopilotAgents, type TeamPlan, teamMembers } from '#src/setup/plan-team.ts';
import { readStack, type Stack } from '#src/setup/stack.ts';
import { addChecks, addMembers, newTeamFiles, renderSettings } from '#src/setup/team-files.ts';
import { isCall } from '#src/setup/workflow-file.ts';
import { isRoutable } from '#src/team/member.ts';
import { readSettings } from '#src/team/settings.ts';
import { locateSquad, readTeam } from '#src/team/team.ts';
import { oneLine } from '#src/text/one-line.ts';
import { listFolders } from './init-repository.ts';
import { type ChosenWorkflows, chooseWorkflows, type WorkflowForm } from './init-workflows.ts';
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
  /** Whether a team without members gets some. */
  readonly addsMembers: boolean;
  /** Whether workflows have steps of their own, or call the action's reusable one. */
  readonly form: WorkflowForm;
};

const NEW_TEAM_FOLDER = '.squad';

/** Plans the files and writes nothing. Throws E_INPUT if a file can't be read, or if a link or folder is in its place. */
export async function planInit(request: PlanRequest): Promise<InitPlan> {
  const { root, actionFolder, action, isWorkflowOnly, form } = request;
  const stack = await readStack(await listFolders(root));
  const found = await findTeam(root);
  const facts = { action, steps: stack.steps };
  const chosen = await chooseWorkflows(root, actionFolder, { ...facts, form });
  const workflows = await mendWorkflows(root, chosen.others, facts);
  const squad = isWorkflowOnly ? ONLY_WORKFLOWS : await planSquad(request, found, stack);
  const mends = [...workflows, ...squad.mended];
  const files = new Map([...squad.files, ...chosen.files]);
  return {
    ...sortFiles(root, files, mends, chosen.others),
    ...squad.attributes,
    stack,
    team: describeTeam(squad.team, found),
    noTeam: isWorkflowOnly ? undefined : found.noTeam,
    emptyTeam: isWorkflowOnly || squad.team !== undefined ? undefined : found.emptyRoster,
    notes: [
      ...stack.notes,
      ...mends.flatMap(({ notes }) => notes),
      ...unmetWishes(request, found, workflows),
      ...missingSetups(form, stack, chosen),
    ],
    needsPin: needsPin(chosen, workflows),
  };
}

/** Says which options had no effect, and why. */
function unmetWishes(
  { form, addsMembers, isWorkflowOnly }: PlanRequest,
  { hasTeam, emptyRoster, noTeam, directory }: FoundTeam,
  workflows: readonly MendedFile[],
): readonly string[] {
  const others = form === 'reusable' ? squadJobs(workflows).filter((job) => !isCall(job)) : [];
  const hasMembers = hasTeam && emptyRoster === undefined && noTeam === undefined;
  return [
    ...others.map(
      ({ file }) =>
        `${file} has steps, and stays: --reusable changes no workflow that is there. For the short form, delete it and run this again.`,
    ),
    ...(addsMembers && hasMembers && !isWorkflowOnly
      ? [`${directory}/team.md has members, so --add-members adds none.`]
      : []),
  ];
}

/** Says which versions of languages a workflow of the reusable form can't ask for: its `setup` is a script and uses no action. */
function missingSetups(
  form: WorkflowForm,
  { steps }: Stack,
  { files }: ChosenWorkflows,
): readonly string[] {
  const actions = steps.flatMap((step) =>
    step.kind === 'uses' ? [`actions/setup-${step.action}`] : [],
  );
  if (form === 'steps' || files.size === 0 || actions.length === 0) return [];
  const named = [...new Set(actions)].join(', ');
  return [
    `This form has no place for ${named}, which would bring the version that the repository asks for: the runner's own is used. If that doesn't do, run this without --reusable.`,
  ];
}

/** Sorts the files into new ones, those that change, and those that stay. Throws E_INPUT if one can't be written. */
function sortFiles(
  root: string,
  wanted: ReadonlyMap<string, string>,
  mends: readonly MendedFile[],
  others: readonly string[],
): Pick<InitPlan, 'files' | 'mended' | 'kept'> {
  const mended = mends.filter(({ acts }) => acts.length > 0);
  const changed = new Set(mended.map(({ path }) => path));
  assertWritablePaths(root, [...wanted.keys(), ...changed]);
  const isNew = ([path]: readonly [string, string]) => !existsSync(join(root, path));
  const old = [...wanted].filter((file) => !isNew(file)).map(([path]) => path);
  return {
    files: new Map([...wanted].filter(isNew)),
    mended,
    kept: [...new Set([...old, ...others])].filter((path) => !changed.has(path)),
  };
}

/** Whether a workflow, new or mended, still lacks the action's owner and commit. */
function needsPin({ files }: ChosenWorkflows, mended: readonly MendedFile[]): boolean {
  return [...files.values(), ...mended.map(({ text }) => text)].some(hasPlaceholder);
}

async function mendWorkflows(
  root: string,
  paths: readonly string[],
  facts: WorkflowFacts,
): Promise<readonly MendedFile[]> {
  const mend = async (path: string) => {
    const text = await readFile(join(root, path), 'utf8').catch(throwFileError('read', path));
    return mendWorkflow({ path, text }, facts);
  };
  return Promise.all(paths.map(mend));
}

const AGENTS_FOLDER = '.github/agents';

/** Plans the members that are made: of a new team, or, on request, of one that has none. */
async function planMembers(
  { root, addsMembers }: PlanRequest,
  found: FoundTeam,
  stack: Stack,
): Promise<TeamPlan | undefined> {
  const isEmpty = found.emptyRoster === `${NEW_TEAM_FOLDER}/team.md`;
  const isWanted = !found.hasTeam || (addsMembers && isEmpty);
  if (!isWanted || found.noTeam !== undefined) return undefined;
  return planTeam(stack, await readCopilotAgents(await readWorkingTree(root, AGENTS_FOLDER)));
}

type PlannedSquad = Pick<InitPlan, 'files' | 'mended'> & {
  readonly team: TeamPlan | undefined;
  readonly attributes: Pick<InitPlan, 'attributes' | 'hasAttributes'>;
};

const ONLY_WORKFLOWS: PlannedSquad = {
  files: new Map(),
  mended: [],
  team: undefined,
  attributes: { attributes: '', hasAttributes: false },
};

/** Plans the squad's own files: those of new members, the settings, and the lines for .gitattributes. */
async function planSquad(
  request: PlanRequest,
  found: FoundTeam,
  stack: Stack,
): Promise<PlannedSquad> {
  const { root } = request;
  const attributes = await readAttributes(root, found.directory);
  const team = await planMembers(request, found, stack);
  const files = new Map(team && newTeamFiles({ ...request, ...team, stack }));
  if (found.noTeam !== undefined) return { files, mended: [], team, attributes };
  if (found.hasTeam) files.delete(`${found.directory}/team.md`);
  const isAdded = found.hasTeam && team !== undefined;
  const roster = isAdded ? [await addToRoster(root, found, team)] : [];
  const path = settingsPath(found.directory);
  const isThere = existsSync(join(root, path));
  if (stack.needsSettings && !isThere) files.set(path, renderSettings(stack));
  const mended = [...roster, ...(isThere ? mendSettings(found, stack) : [])];
  return { files, mended, team, attributes };
}

/** Adds to the settings of a team the checks that runs don't find by themselves; where it names checks, says which it lacks. */
function mendSettings(
  { directory, settings = '' }: FoundTeam,
  stack: Stack,
): readonly MendedFile[] {
  const path = settingsPath(directory);
  const named = readSettings(settings).settings.checks;
  const kept = { path, text: settings, acts: [] };
  if (named !== undefined) {
    const lacks = stack.checks.filter(({ run }) => named.every((check) => check.run !== run));
    const commands = lacks.map(({ run }) => run).join('; ');
    const note = `${path} names checks, which stay. Found here, and not among them: ${commands}`;
    return [{ ...kept, notes: lacks.length === 0 ? [] : [note] }];
  }
  if (!stack.needsSettings) return [];
  const text = addChecks(settings, stack);
  if (text === undefined) {
    const note = `${path} can't be read, so the checks that were found are not in it.`;
    return [{ ...kept, notes: [note] }];
  }
  return [{ path, text, acts: text === settings ? [] : ['names the checks'], notes: [] }];
}

const settingsPath = (directory: string) => `${directory}/config.json`;

async function addToRoster(root: string, { directory }: FoundTeam, team: TeamPlan) {
  const path = `${directory}/team.md`;
  const roster = await readFile(join(root, path), 'utf8').catch(throwFileError('read', path));
  const text = addMembers(roster, team);
  return { path, text, acts: ['has members'], notes: [] };
}

type FoundTeam = {
  readonly hasTeam: boolean;
  readonly directory: string;
  /** The path of a roster that lists nobody who can work. */
  readonly emptyRoster: string | undefined;
  /** Why no team can be made here, and what to do. */
  readonly noTeam: string | undefined;
  /** The text of config.json; undefined if it isn't a file. */
  readonly settings: string | undefined;
};

async function findTeam(root: string): Promise<FoundTeam> {
  const tree = await readWorkingTree(root, NEW_TEAM_FOLDER, '.ai-team');
  const location = await locateSquad(tree);
  const none = { emptyRoster: undefined, noTeam: undefined, settings: undefined };
  if (location.kind === 'elsewhere') {
    const noTeam = oneLine(`${location.reason} ${location.remedy}`);
    return { ...none, hasTeam: true, directory: NEW_TEAM_FOLDER, noTeam };
  }
  const directory = location.kind === 'found' ? location.directory : NEW_TEAM_FOLDER;
  const path = `${directory}/team.md`;
  if (location.kind !== 'found' || !tree.entries.some((entry) => entry.path === path)) {
    const settings = await tree.read(settingsPath(NEW_TEAM_FOLDER));
    return { ...none, hasTeam: false, directory: NEW_TEAM_FOLDER, settings };
  }
  const { members } = await readTeam(tree, location);
  const emptyRoster = members.some(isRoutable) ? undefined : path;
  const settings = await tree.read(settingsPath(directory));
  return { ...none, hasTeam: true, directory, emptyRoster, settings };
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
  return { hasAttributes: isThere, attributes: missingAttributes(present, directory) };
}

/** Writes the plan's files. Throws E_INPUT if the file system refuses. */
export async function applyPlan(
  root: string,
  { files, mended, attributes }: InitPlan,
): Promise<void> {
  for (const [path, text] of files) {
    await writeNewFile(join(root, path), text).catch(throwFileError('written', path));
  }
  for (const { path, text } of mended) {
    await writeFile(join(root, path), text).catch(throwFileError('written', path));
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
