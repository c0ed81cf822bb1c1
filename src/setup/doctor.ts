// The doctor: compares what is known about a repository with what the squad needs. No model is asked.

import { attempt } from '#src/errors.ts';
import type { BoxState } from '#src/ports/box.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import { readTeam, type SquadLocation } from '#src/team/team.ts';
import { type CredentialFacts, checkCredentials, checkPayer } from './check-credentials.ts';
import { checkBranchNames, checkGitHub, type GitHubFacts } from './check-github.ts';
import {
  checkAttributes,
  checkCommitted,
  checkIgnored,
  checkPublished,
  type LookAround,
  type Unpublished,
} from './check-ignored.ts';
import {
  checkBox,
  checkMachine,
  checkTools,
  type MachineFacts,
  openPlaces,
  type ToolFacts,
} from './check-machine.ts';
import { checkApprovals, pullRequestWorkflows } from './check-permissions.ts';
import { type CheckPlace, checkChecks } from './check-programs.ts';
import { checkTeam } from './check-team.ts';
import {
  checkWorkflows,
  findScribeWorkflow,
  squadJobs,
  type WorkflowCheckFacts,
  type WorkflowText,
} from './check-workflows.ts';
import {
  type DoctorFinding,
  type DoctorSection,
  foundIn,
  obstacle,
  ok,
  problem,
  unseen,
} from './finding.ts';
import type { SquadJob } from './workflow-file.ts';

/** What was found out. A fact is undefined if it couldn't be found out, or if the question makes no sense. */
export type DoctorFacts = WorkflowCheckFacts & {
  /** What kept the doctor from reading something, each with its remedy. */
  readonly obstacles: readonly DoctorFinding[];
  /** The squad's files; undefined if they couldn't be read, of which an obstacle tells. */
  readonly files: DoctorFiles | undefined;
  /** Paths in a working tree that HEAD doesn't have as they are. */
  readonly uncommitted: readonly string[] | undefined;
  /** Committed paths that the default branch lacks; undefined if that isn't known, or if all files come from that branch. */
  readonly unpublished: Unpublished | undefined;
  readonly holdsSecret: (text: string) => boolean;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  readonly tools: ToolFacts | undefined;
  readonly github: GitHubFacts | undefined;
  /** Branches that may be in the way of the squad's: all of a clone, or those that a run has seen. */
  readonly branchNames: readonly string[];
  readonly credentials: CredentialFacts | undefined;
  /** The result of starting the runtime and showing Copilot the credentials. */
  readonly trial: RuntimeTrial | undefined;
  readonly machine: MachineFacts | undefined;
  /** How programs of the repository would run on this machine. */
  readonly box: BoxState | undefined;
  readonly lookAround: LookAround;
  readonly checkPlace: CheckPlace;
};

/** The squad's folders, `.github/workflows`, and the files that name checks, as they are in a commit or a working tree. */
export type DoctorFiles = { readonly tree: TrustedTree; readonly location: SquadLocation };

export type RuntimeTrial =
  /** The names of the models that can be used; empty if they can't be listed. */
  | { readonly kind: 'accepted'; readonly models: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string; readonly hint: string };

const WORKFLOW_PATH = /^\.github\/workflows\/[^/]+\.ya?ml$/;

/** Runs every check, in sections. Never rejects: a check that fails is a finding. */
export async function runDoctor(facts: DoctorFacts): Promise<readonly DoctorSection[]> {
  const { files, tools, github, credentials, trial, machine } = facts;
  const workflows = files === undefined ? [] : await readWorkflows(files.tree);
  const jobs = squadJobs(workflows);
  const team = { ...facts, scribeWorkflow: findScribeWorkflow(workflows) };
  const ofFiles = (
    check: (tree: TrustedTree, location: SquadLocation) => Findings | Promise<Findings>,
  ) => (files === undefined ? [] : check(files.tree, files.location));
  return Promise.all([
    section('Files', () => facts.obstacles),
    section('Workflows', () => ofFiles(() => checkWorkflows(workflows, facts))),
    section('GitHub', async () => [
      ...(github === undefined ? [GITHUB_NOT_ASKED] : checkGitHub(github)),
      ...checkBranchNames(facts.branchNames, prefixOf(jobs)),
      ...(await ofFiles(async (tree) => checkApprovals(jobs, await pullRequestWorkflows(tree)))),
    ]),
    section('Tokens and models', () =>
      foundIn([
        ...(credentials === undefined ? [] : checkCredentials(credentials)),
        ...checkPayer(jobs, github?.ownerKind, trial?.kind === 'accepted'),
        trial && trialFinding(trial),
      ]),
    ),
    section('Team', () => ofFiles((tree, location) => checkTeam(tree, location, team))),
    section('Checks', () =>
      ofFiles((tree, location) => checkChecks(tree, location, jobs, facts.checkPlace)),
    ),
    section('Tools', () => (tools === undefined ? [] : checkTools(tools))),
    section('Commands', async () => [
      ...checkBox(facts.box, workflows, facts.target),
      ...(await ofFiles(checkOpenPlaces)),
      ...(await ofFiles((tree, location) => checkIgnored(tree, location, facts))),
    ]),
    section('This machine', () => (machine === undefined ? [] : checkMachine(machine))),
    section('Commits', async () => [
      ...checkCommitted(facts.uncommitted),
      ...checkPublished(facts.unpublished),
      ...(await ofFiles(checkAttributes)),
    ]),
  ]);
}

/** How the squad's branches begin, as the workflow says. */
function prefixOf(jobs: readonly SquadJob[]): string {
  const named = jobs.map(({ squad }) => squad.settings.get('branch-prefix') ?? '');
  return named.find((prefix) => /^[^${}]+\/$/.test(prefix)) ?? 'squad/';
}

async function checkOpenPlaces(tree: TrustedTree, location: SquadLocation): Promise<Findings> {
  if (location.kind !== 'found') return [];
  return openPlaces((await readTeam(tree, location)).settings).map(ok);
}

type Findings = readonly DoctorFinding[];

async function section(
  title: string,
  check: () => Findings | Promise<Findings>,
): Promise<DoctorSection> {
  const checked = await attempt((async () => check())());
  return { title, findings: checked.kind === 'done' ? checked.value : [obstacle(checked.error)] };
}

const GITHUB_NOT_ASKED = unseen(
  "GitHub was not asked about the repository's settings: either a token or the repository's name is missing.",
  'Set GITHUB_TOKEN, and GITHUB_REPOSITORY=owner/name if no remote names it, and ask again; or comment `@squad doctor` on an issue.',
);

/** Reads every workflow file of the tree. Never rejects. */
export async function readWorkflows(tree: TrustedTree): Promise<readonly WorkflowText[]> {
  const paths = tree.entries.map(({ path }) => path).filter((path) => WORKFLOW_PATH.test(path));
  const read = async (path: string) => {
    const text = await attempt(tree.read(path));
    return text.kind === 'done'
      ? { path, text: text.value ?? '' }
      : { path, text: '', obstacle: obstacle(text.error) };
  };
  return Promise.all(paths.map(read));
}

const MAX_MODELS = 12;

function acceptedText(models: readonly string[]): string {
  if (models.length === 0) return 'The credentials for the models were not refused.';
  const more = models.length - MAX_MODELS;
  const names = models.slice(0, MAX_MODELS).join(', ');
  return `The credentials are accepted. Models: ${names}${more > 0 ? ` and ${more} more` : ''}.`;
}

function trialFinding(trial: RuntimeTrial): DoctorFinding {
  return trial.kind === 'accepted'
    ? ok(acceptedText(trial.models))
    : problem(trial.message, trial.hint);
}
