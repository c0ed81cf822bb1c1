// The doctor: compares what is known about a repository with what the squad needs. No model is asked.

import type { BoxState } from '#src/ports/box.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import type { SquadLocation } from '#src/team/team.ts';
import { type CredentialFacts, checkCredentials, checkPayer } from './check-credentials.ts';
import { checkGitHub, type GitHubFacts } from './check-github.ts';
import { checkCommitted, checkIgnored, type LookAround } from './check-ignored.ts';
import {
  checkBox,
  checkChecks,
  checkMachine,
  checkTools,
  type MachineFacts,
  type ToolFacts,
} from './check-machine.ts';
import { checkApprovals } from './check-permissions.ts';
import { checkTeam } from './check-team.ts';
import {
  checkWorkflows,
  findScribeWorkflow,
  squadJobs,
  type WorkflowText,
} from './check-workflows.ts';
import {
  type DoctorFinding,
  type DoctorSection,
  type DoctorTarget,
  foundIn,
  ok,
  problem,
  warning,
} from './finding.ts';
import { pullRequestWorkflows } from './pull-request-workflows.ts';

/** What was found out. A fact is undefined if it couldn't be found out, or if the question makes no sense. */
export type DoctorFacts = {
  /** The squad's folders, `.github/workflows`, and the files that name checks. */
  readonly tree: TrustedTree;
  readonly location: SquadLocation;
  /** Paths in a working tree that HEAD doesn't have as they are. */
  readonly uncommitted: readonly string[] | undefined;
  readonly holdsSecret: (text: string) => boolean;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
  readonly target: DoctorTarget;
  readonly tools: ToolFacts | undefined;
  readonly github: GitHubFacts | undefined;
  readonly credentials: CredentialFacts | undefined;
  /** The result of starting the runtime and showing Copilot the credentials. */
  readonly trial: RuntimeTrial | undefined;
  readonly machine: MachineFacts | undefined;
  /** How programs of the repository would run on this machine. */
  readonly box: BoxState | undefined;
  readonly lookAround: LookAround;
};

export type RuntimeTrial =
  /** The names of the models that can be used; empty if they can't be listed. */
  | { readonly kind: 'accepted'; readonly models: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string; readonly hint: string };

const WORKFLOW_PATH = /^\.github\/workflows\/[^/]+\.ya?ml$/;

/** Runs every check, in sections. Only reading the tree can throw. */
export async function runDoctor(facts: DoctorFacts): Promise<readonly DoctorSection[]> {
  const { tree, location, tools, github, credentials, trial, machine, box } = facts;
  const workflows = await readWorkflows(tree);
  const jobs = squadJobs(workflows);
  const team = { ...facts, scribeWorkflow: findScribeWorkflow(workflows) };
  const approvals = checkApprovals(jobs, await pullRequestWorkflows(tree));
  return [
    { title: 'Workflows', findings: checkWorkflows(workflows, facts.target) },
    {
      title: 'GitHub',
      findings: [
        ...(github === undefined ? [GITHUB_NOT_ASKED] : checkGitHub(github)),
        ...approvals,
      ],
    },
    {
      title: 'Tokens and models',
      findings: foundIn([
        ...(credentials === undefined ? [] : checkCredentials(credentials)),
        ...checkPayer(jobs, github?.ownerKind, trial?.kind === 'accepted'),
        trial && trialFinding(trial),
      ]),
    },
    { title: 'Team', findings: await checkTeam(tree, location, team) },
    { title: 'Checks', findings: await checkChecks(tree, location) },
    { title: 'Tools', findings: tools === undefined ? [] : checkTools(tools) },
    {
      title: 'Commands',
      findings: [...checkBox(box, workflows), ...(await checkIgnored(tree, location, facts))],
    },
    { title: 'This machine', findings: machine === undefined ? [] : checkMachine(machine) },
    { title: 'Commits', findings: checkCommitted(facts.uncommitted) },
  ];
}

const GITHUB_NOT_ASKED = warning(
  "GitHub was not asked about the repository's settings: either a token or the repository's name is missing.",
  'Set GITHUB_TOKEN, and GITHUB_REPOSITORY=owner/name if no remote names it, and ask again; or comment `@squad doctor` on an issue.',
);

/** Reads every workflow file of the tree. */
export async function readWorkflows(tree: TrustedTree): Promise<readonly WorkflowText[]> {
  const paths = tree.entries.map(({ path }) => path).filter((path) => WORKFLOW_PATH.test(path));
  return Promise.all(paths.map(async (path) => ({ path, text: (await tree.read(path)) ?? '' })));
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
