// `squad-action init`: writes a first team and the workflows into a working tree, and never over anything.
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { attempt } from '../errors.ts';
import { type InitReport, missingAttributes, renderInit, wantedFiles } from '../setup/init.ts';
import { locateSquad } from '../team/locate.ts';
import { oneLine } from '../tools/plain-text.ts';
import { systemCode } from '../tools/tool-result.ts';
import { chooseWorkflows, holdsPlaceholder } from './init-workflows.ts';
import { refuseObstacles } from './obstacles.ts';
import { pageOf, repositoryPlace } from './repository-place.ts';
import { failed, inShort, misused, readArguments, say } from './terminal.ts';
import { readWorkingTree, refused, whyNotTop } from './working-tree.ts';

export const initHelp = `squad-action init [--directory .] [--workflow-only] [--action owner/name@commit]

  Gives a repository what the squad needs: a team of three under .squad/, and
  two workflows. A team that is there stays as it is, and so does every file.

  --directory      the repository; this folder unless told
  --workflow-only  no team, the workflows alone
  --action         what the workflows name: the action's repository, and the
                   commit of its release in 40 digits

  Exit code 0: done; 1: it could not be written; 2: the command line is wrong.
`;

const options = {
  directory: { type: 'string', default: '.' },
  'workflow-only': { type: 'boolean', default: false },
  action: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const ACTION = /^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/;

export type InitSettings = {
  /** The folder with the example workflows. */
  readonly examples: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
};

/** Does what the arguments say and hands back the exit code. */
export async function initCommand(
  args: readonly string[],
  settings: InitSettings,
): Promise<number> {
  const read = readArguments(args, { options, allowPositionals: false });
  if (typeof read === 'string') return misused(`${read}\n\n${initHelp}`);
  const { values } = read;
  if (values.help) return say(initHelp);
  const { action } = values;
  if (action !== undefined && !ACTION.test(action)) {
    return misused('--action is written owner/name@commit, with the 40 digits of the commit.\n');
  }
  const root = resolve(values.directory);
  const whyNot = await whyNotTop(root);
  if (whyNot !== undefined) return misused(whyNot);
  const { examples } = settings;
  if (!existsSync(examples)) return failed(noExamples(examples));
  const plan = await attempt(
    planInit({ root, settings, action, isWorkflowOnly: values['workflow-only'] }),
  );
  if (plan.kind === 'threw') return failed(`${inShort(plan.error)}Nothing was written.\n`);
  const made = await attempt(carryOut(plan.value));
  if (made.kind === 'done') return say(renderInit(made.value));
  return failed(`${inShort(made.error)}What is there by now stays.\n`);
}

function noExamples(examples: string): string {
  return `The example workflows are not there, so nothing was written: ${examples} is missing beside dist/.\nTake a copy of the action's whole repository, and run dist/cli.js in that.\n`;
}

const ATTRIBUTES = '.gitattributes';
/** Where a new team goes. */
const NEW = '.squad';

type Init = {
  readonly root: string;
  readonly settings: InitSettings;
  readonly action: string | undefined;
  readonly isWorkflowOnly: boolean;
};

type Plan = {
  readonly root: string;
  readonly files: ReadonlyMap<string, string>;
  /** Paths of the workflows that are wanted, and of others that do the same already. */
  readonly workflows: readonly string[];
  readonly others: readonly string[];
  /** The folder whose memory git joins; undefined where .gitattributes is no concern. */
  readonly directory: string | undefined;
  readonly noTeam: string | undefined;
};

/** Writes nothing. Throws E_INPUT where a file can't be written at its own place. */
async function planInit({ root, settings, action, isWorkflowOnly }: Init): Promise<Plan> {
  const { hasTeam, directory, noTeam } = await findTeam(root);
  const { workflows, others } = await chooseWorkflows(root, settings.examples, action);
  const wish = {
    project: oneLine(basename(root)),
    today: new Date(settings.now).toISOString().slice(0, 10),
    makesTeam: !hasTeam && !isWorkflowOnly,
    workflows,
  };
  const files = wantedFiles(wish);
  const plan = { root, files, workflows: [...workflows.keys()], others };
  if (isWorkflowOnly) {
    refuseObstacles(root, files.keys());
    return { ...plan, directory: undefined, noTeam: undefined };
  }
  refuseObstacles(root, [...files.keys(), `${directory}/team.md`, ATTRIBUTES]);
  return { ...plan, directory, noTeam };
}

async function carryOut(plan: Plan): Promise<InitReport> {
  const { root, files, workflows, others, directory, noTeam } = plan;
  const { written, kept } = await writeFiles(root, files);
  const attributes = directory === undefined ? 'complete' : await writeAttributes(root, directory);
  const place = await repositoryPlace(root);
  return {
    written: [...written, ...(attributes === 'made' ? [ATTRIBUTES] : [])],
    extended: attributes === 'extended' ? [ATTRIBUTES] : [],
    kept: [...kept, ...others],
    noTeam,
    needsPin: await holdsPlaceholder(root, [...workflows, ...others]),
    settingsPage: place === undefined ? undefined : `${pageOf(place)}/settings/actions`,
  };
}

/** The team's folder, where it lies or will lie; `noTeam` says why none can be made here. */
async function findTeam(root: string) {
  const tree = await readWorkingTree(root, NEW, '.ai-team');
  const location = await locateSquad(tree);
  if (location.kind === 'elsewhere') {
    return {
      hasTeam: true,
      directory: NEW,
      noTeam: oneLine(`${location.reason} ${location.remedy}`),
    };
  }
  const found = location.kind === 'found' ? location.directory : NEW;
  const hasTeam = tree.entries.some(({ path }) => path === `${found}/team.md`);
  return { hasTeam, directory: hasTeam ? found : NEW, noTeam: undefined };
}

async function writeFiles(root: string, files: ReadonlyMap<string, string>) {
  const written: string[] = [];
  const kept: string[] = [];
  for (const [path, text] of files) {
    const isNew = await writeNew(join(root, path), text).catch(refused('written', path));
    (isNew ? written : kept).push(path);
  }
  return { written, kept };
}

/** False when something of that name is there already. */
async function writeNew(path: string, text: string): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function writeAttributes(root: string, directory: string) {
  const path = join(root, ATTRIBUTES);
  const present = existsSync(path)
    ? await readFile(path, 'utf8').catch(refused('read', ATTRIBUTES))
    : undefined;
  const missing = missingAttributes(present, directory);
  if (missing === '') return 'complete';
  await appendFile(path, missing).catch(refused('written', ATTRIBUTES));
  return present === undefined ? 'made' : 'extended';
}
