// `squad-action init`: gives a repository a first team and the workflows, and never overwrites a file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryUrl } from '#src/adapters/git/repository-address.ts';
import { attempt, SquadError } from '#src/errors.ts';
import { type InitDelivery, type InitPlan, planPaths, renderInit } from '#src/setup/init-report.ts';
import { dayOf } from '#src/text/count.ts';
import { applyPlan, type PlanRequest, planInit } from './init-plan.ts';
import { type InitRepository, proposeFiles, readRepository } from './init-repository.ts';
import { examplesFolder, findActionName } from './init-workflows.ts';
import {
  printFailure,
  printOutput,
  printUsageError,
  readArguments,
  shortErrorText,
} from './terminal.ts';
import { openRepository } from './working-tree.ts';

const HELP = `squad-action init [--directory .] [--pull-request] [--dry-run]
                 [--workflow-only] [--reusable] [--add-members]
                 [--action owner/name@commit]

  Gives a repository what the squad needs: a team that fits it, under .squad/,
  and two workflows that install what its checks need. Run it again, and it
  mends what it wrote itself: the action's name, steps that install what is no
  longer there. What you wrote stays as it is, but .gitattributes may get more
  lines, and the settings of a team the checks that a run can't find by itself.
  Agents of .github/agents/ become members. Nothing in the repository is run.

  --directory      the repository; default: this folder
  --pull-request   push the files to a branch of their own, with your git
                   credentials, and open a pull request; no file changes here
  --dry-run        write nothing, and say what would be written
  --workflow-only  only the workflows, no team
  --reusable       short workflows that call the action's reusable one; on
                   github.com alone
  --add-members    add a team's members to a roster that has none
  --action         the action that the workflows name: its repository, and the
                   40 digits of its release's commit; default: the one that
                   this command was fetched from

  With GITHUB_TOKEN, GH_TOKEN or the login of gh, it asks GitHub who owns the
  repository and opens the pull request. Without one, it prints a link.

  Exit code 0: done; 1: it could not be done; 2: the command line is wrong.
`;

const OPTIONS = {
  directory: { type: 'string', default: '.' },
  'pull-request': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'workflow-only': { type: 'boolean', default: false },
  reusable: { type: 'boolean', default: false },
  'add-members': { type: 'boolean', default: false },
  action: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const ACTION_PATTERN = /^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/;

type InitSettings = {
  /** The action's own folder, with its example workflows. */
  readonly actionFolder: string;
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
  const { root, action: named, 'workflow-only': isWorkflowOnly } = opened;
  if (named !== undefined && !ACTION_PATTERN.test(named)) return printUsageError(WRONG_ACTION);
  const { actionFolder } = settings;
  const addsMembers = opened['add-members'];
  if (!existsSync(examplesFolder(actionFolder))) return printFailure(missingExamples(actionFolder));
  const repository = await readRepository(root);
  const action = named ?? (await findActionName(actionFolder));
  const { project } = repository;
  const today = dayOf(settings.now);
  const form = opened.reusable ? ('reusable' as const) : ('steps' as const);
  const what = { isWorkflowOnly, addsMembers, form };
  const request = { root, actionFolder, action, project, today, ...what };
  const deliver = opened['dry-run'] ? deliverNothing : opened['pull-request'] ? propose : writeHere;
  const done = await attempt(deliver(request, repository));
  if (done.kind === 'threw') return printFailure(shortErrorText(done.error));
  return printOutput(report(request, repository, done.value));
}

const WRONG_ACTION = '--action takes owner/name@commit, with the 40 digits of the commit.\n';

function missingExamples(folder: string): string {
  return `The example workflows are missing, so nothing was written: there is no ${examplesFolder(folder)}.\nClone the action's whole repository, and run dist/cli.js in it.\n`;
}

type Delivered = { readonly plan: InitPlan; readonly delivery: InitDelivery };
type Deliver = (request: PlanRequest, repository: InitRepository) => Promise<Delivered>;

const deliverNothing: Deliver = async (request) => ({
  plan: await planInit(request),
  delivery: { kind: 'planned' },
});

const writeHere: Deliver = async (request) => {
  const plan = await planInit(request).catch(throwSaying('Nothing was written.'));
  await applyPlan(request.root, plan).catch((error: unknown) => {
    const isAnyThere = planPaths(plan).written.some((path) => existsSync(join(request.root, path)));
    throwSaying(isAnyThere ? 'The files written so far stay.' : 'Nothing was written.')(error);
  });
  return { plan, delivery: { kind: 'written' } };
};

const propose: Deliver = async (request, repository) => {
  let planned: InitPlan | undefined;
  const delivery = await proposeFiles(request.root, repository, async (root) => {
    const plan = await planInit({ ...request, root });
    planned = plan;
    await applyPlan(root, plan);
    const { written, extended, mended } = planPaths(plan);
    return [...written, ...extended, ...mended];
  });
  return {
    plan: planned ?? (await planInit(request)),
    delivery: delivery ?? { kind: 'written' },
  };
};

/** For a `catch`: rethrows the error, with a hint that says what became of the files. */
function throwSaying(words: string) {
  return (error: unknown): never => {
    const text = shortErrorText(error).trimEnd();
    throw new SquadError({ code: 'E_INPUT', message: text, hint: words, cause: error });
  };
}

function report(
  request: PlanRequest,
  repository: InitRepository,
  { plan, delivery }: Delivered,
): string {
  const { address, ownerKind, defaultBranch } = repository;
  return renderInit({
    plan,
    name: address && `${address.owner}/${address.name}`,
    settingsPage: address && `${repositoryUrl(address)}/settings/actions`,
    ownerKind,
    defaultBranch,
    action: request.action,
    delivery,
  });
}
