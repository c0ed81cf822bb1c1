// `squad-action init`: writes a first team and the workflows into a working tree, and never overwrites a file.

import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { findRepositoryAddress, repositoryUrl } from '../adapters/git/repository-address.ts';
import { attempt } from '../errors.ts';
import { type InitReport, listInitFiles, missingAttributes, renderInit } from '../setup/init.ts';
import { locateSquad } from '../team/locate-squad.ts';
import { dayOf } from '../text/count.ts';
import { oneLine } from '../text/one-line.ts';
import { systemCode } from '../tools/pipeline/tool-result.ts';
import { assertWritablePaths } from './assert-writable.ts';
import { chooseWorkflows, holdsPlaceholder } from './init-workflows.ts';
import {
  printFailure,
  printOutput,
  printUsageError,
  readArguments,
  shortErrorText,
} from './terminal.ts';
import { openRepository, readWorkingTree, throwFileError } from './working-tree.ts';

const HELP = `squad-action init [--directory .] [--workflow-only] [--action owner/name@commit]

  Gives a repository what the squad needs: a team of three under .squad/, and
  two workflows. An existing team stays as it is, and so does every file.

  --directory      the repository; this folder unless told
  --workflow-only  no team, the workflows alone
  --action         what the workflows name: the action's repository, and the
                   commit of its release in 40 digits

  Exit code 0: done; 1: it could not be written; 2: the command line is wrong.
`;

const OPTIONS = {
  directory: { type: 'string', default: '.' },
  'workflow-only': { type: 'boolean', default: false },
  action: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const ACTION_PATTERN = /^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/;

export type InitSettings = {
  /** The folder with the example workflows. */
  readonly examples: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
};

/** Runs the command and returns the exit code. */
export async function initCommand(
  args: readonly string[],
  settings: InitSettings,
): Promise<number> {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: false });
  const opened = await openRepository(read, HELP);
  if (typeof opened === 'number') return opened;
  const { root, action, 'workflow-only': isWorkflowOnly } = opened;
  if (action !== undefined && !ACTION_PATTERN.test(action)) {
    return printUsageError(
      '--action is written owner/name@commit, with the 40 digits of the commit.\n',
    );
  }
  const { examples } = settings;
  if (!existsSync(examples)) return printFailure(missingExamples(examples));
  const plan = await attempt(planInit({ root, settings, action, isWorkflowOnly }));
  if (plan.kind === 'threw')
    return printFailure(`${shortErrorText(plan.error)}Nothing was written.\n`);
  const applied = await attempt(applyPlan(plan.value));
  if (applied.kind === 'done') return printOutput(renderInit(applied.value));
  return printFailure(`${shortErrorText(applied.error)}The files written so far stay.\n`);
}

function missingExamples(examples: string): string {
  return `The example workflows are not there, so nothing was written: ${examples} is missing beside dist/.\nTake a copy of the action's whole repository, and run dist/cli.js in that.\n`;
}

const ATTRIBUTES_FILE = '.gitattributes';
const NEW_TEAM_FOLDER = '.squad';

type InitRequest = {
  readonly root: string;
  readonly settings: InitSettings;
  readonly action: string | undefined;
  readonly isWorkflowOnly: boolean;
};

type InitPlan = {
  readonly root: string;
  readonly files: ReadonlyMap<string, string>;
  /** Paths of the planned workflows, and of existing ones that do the same. */
  readonly workflows: readonly string[];
  readonly others: readonly string[];
  /** The folder that .gitattributes is about; undefined when that file stays as it is. */
  readonly directory: string | undefined;
  readonly noTeam: string | undefined;
};

/** Writes nothing. Throws E_INPUT where a file can't be written at its own place. */
async function planInit({
  root,
  settings,
  action,
  isWorkflowOnly,
}: InitRequest): Promise<InitPlan> {
  const { hasTeam, directory, noTeam } = await findTeam(root);
  const { workflows, others } = await chooseWorkflows(root, settings.examples, action);
  const fileOptions = {
    project: oneLine(basename(root)),
    today: dayOf(settings.now),
    makesTeam: !hasTeam && !isWorkflowOnly,
    workflows,
  };
  const files = listInitFiles(fileOptions);
  const plan = { root, files, workflows: [...workflows.keys()], others };
  if (isWorkflowOnly) {
    assertWritablePaths(root, files.keys());
    return { ...plan, directory: undefined, noTeam: undefined };
  }
  assertWritablePaths(root, [...files.keys(), `${directory}/team.md`, ATTRIBUTES_FILE]);
  return { ...plan, directory, noTeam };
}

async function applyPlan(plan: InitPlan): Promise<InitReport> {
  const { root, files, workflows, others, directory, noTeam } = plan;
  const { written, kept } = await writeFiles(root, files);
  const attributes = directory === undefined ? 'complete' : await writeAttributes(root, directory);
  const address = await findRepositoryAddress(root);
  return {
    written: [...written, ...(attributes === 'made' ? [ATTRIBUTES_FILE] : [])],
    extended: attributes === 'extended' ? [ATTRIBUTES_FILE] : [],
    kept: [...kept, ...others],
    noTeam,
    needsPin: await holdsPlaceholder(root, [...workflows, ...others]),
    settingsPage: address === undefined ? undefined : `${repositoryUrl(address)}/settings/actions`,
  };
}

/** The team's folder, existing or planned; `noTeam` says why none can be created here. */
async function findTeam(root: string) {
  const tree = await readWorkingTree(root, NEW_TEAM_FOLDER, '.ai-team');
  const location = await locateSquad(tree);
  if (location.kind === 'elsewhere') {
    return {
      hasTeam: true,
      directory: NEW_TEAM_FOLDER,
      noTeam: oneLine(`${location.reason} ${location.remedy}`),
    };
  }
  const found = location.kind === 'found' ? location.directory : NEW_TEAM_FOLDER;
  const hasTeam = tree.entries.some(({ path }) => path === `${found}/team.md`);
  return { hasTeam, directory: hasTeam ? found : NEW_TEAM_FOLDER, noTeam: undefined };
}

async function writeFiles(root: string, files: ReadonlyMap<string, string>) {
  const written: string[] = [];
  const kept: string[] = [];
  for (const [path, text] of files) {
    const isNew = await writeNewFile(join(root, path), text).catch(throwFileError('written', path));
    (isNew ? written : kept).push(path);
  }
  return { written, kept };
}

/** False when the path exists already. */
async function writeNewFile(path: string, text: string): Promise<boolean> {
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
  const path = join(root, ATTRIBUTES_FILE);
  const present = existsSync(path)
    ? await readFile(path, 'utf8').catch(throwFileError('read', ATTRIBUTES_FILE))
    : undefined;
  const missing = missingAttributes(present, directory);
  if (missing === '') return 'complete';
  await appendFile(path, missing).catch(throwFileError('written', ATTRIBUTES_FILE));
  return present === undefined ? 'made' : 'extended';
}
