// Checks what the job's token may do, and who pays for the models. A run loads it without a YAML parser.

import { attempt } from '#src/errors.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import { type DoctorFinding, ok, PAGES, problem, warning } from './finding.ts';
import type { SquadJob, WorkflowStep } from './workflow-file.ts';

/** What every job of the squad's has to be allowed. */
const REQUIRED = new Map([
  ['contents', 'write'],
  ['issues', 'write'],
  ['pull-requests', 'write'],
]);

/** The job's own token pays for the models; and `@squad stop` cancels a run. */
const OPTIONAL = new Set(['copilot-requests', 'actions']);

/** Reports permissions that the job lacks, and those that it doesn't need. */
export function checkPermissions(job: SquadJob): readonly DoctorFinding[] {
  if (hasTokenOfItsOwn(job)) return [];
  const required = [...REQUIRED];
  const lines = [
    'permissions:',
    ...required.map((permission) => `  ${permissionLine(permission)}`),
  ];
  const { permissions } = job;
  if (permissions === 'unsaid') {
    return [problem('it has no `permissions:` block.', 'Add to the job:', lines)];
  }
  if (permissions === 'write-all') {
    return [warning('`write-all` allows more than it needs.', 'Replace it with:', lines)];
  }
  const missing = required
    .filter(([scope, access]) => !allows(job, scope, access))
    .map(permissionLine);
  const extra = permissions === 'read-all' ? [] : findExcessive(permissions);
  return [
    ...(missing.length === 0 ? [] : [missingFinding(missing)]),
    ...extra.map((scope) =>
      warning(`it may write ${scope}, which it doesn't need.`, `Remove the line \`${scope}:\`.`),
    ),
  ];
}

/** True if the squad uses another token, such as an app's: the job's permissions say nothing about that. */
function hasTokenOfItsOwn({ squad }: SquadJob): boolean {
  if (squad.settings.has('app-client-id')) return true;
  const token = squad.settings.get('github-token') ?? '';
  return token !== '' && !/\b(?:github\.token|secrets\.GITHUB_TOKEN)\b/i.test(token);
}

function permissionLine([scope, access]: readonly [string, string]): string {
  return `${scope}: ${access}`;
}

function missingFinding(lines: readonly string[]): DoctorFinding {
  const message = `its permissions lack ${lines.join(', ')}.`;
  return problem(message, "Add this to the job's `permissions:`", lines);
}

function findExcessive(granted: ReadonlyMap<string, string>): readonly string[] {
  return [...granted]
    .filter(([scope, access]) => access === 'write' && !REQUIRED.has(scope))
    .map(([scope]) => scope)
    .filter((scope) => !OPTIONAL.has(scope));
}

function allows({ permissions }: SquadJob, scope: string, wanted: string): boolean {
  if (permissions === 'unsaid') return false;
  if (permissions === 'write-all') return true;
  if (permissions === 'read-all') return wanted === 'read';
  const granted = permissions.get(scope);
  return granted === 'write' || granted === wanted;
}

/** Checks who pays for the models: a provider, a user's token, or the job's own. */
export function checkModels(job: SquadJob): DoctorFinding | undefined {
  const { kind, squad, permissions } = job;
  if (kind === 'scribe' || permissions === 'unsaid') return undefined;
  const otherCredential = ['provider', 'copilot-token'].find((name) => squad.settings.has(name));
  if (otherCredential === 'copilot-token' && hasJobToken(squad, 'copilot-token'))
    return checkJobToken(job);
  const grantsModels = typeof permissions !== 'string' && permissions.has('copilot-requests');
  if (otherCredential !== undefined && grantsModels) {
    return warning(
      `\`${otherCredential}\` pays for the models, so \`copilot-requests\` is not needed.`,
      'Remove the line `copilot-requests: write`.',
    );
  }
  if (otherCredential !== undefined) return undefined;
  return squad.settings.has('github-token') && !hasJobToken(squad, 'github-token')
    ? checkOtherToken()
    : checkJobToken(job);
}

const JOB_TOKEN = /\$\{\{\s*(?:github\.token|secrets\.GITHUB_TOKEN)\s*\}\}/i;

/** True if the input holds the job's own token. */
function hasJobToken({ settings }: WorkflowStep, name: string): boolean {
  return JOB_TOKEN.test(settings.get(name) ?? '');
}

function checkJobToken(job: SquadJob): DoctorFinding | undefined {
  if (allows(job, 'copilot-requests', 'write')) return undefined;
  return problem(
    'nothing pays for the models.',
    "Set `copilot-token`, or `provider` with `provider-api-key` and `model`, under `with:`. Or, if the organisation or the owner has Copilot, add to the job's `permissions:`",
    ['copilot-requests: write'],
    PAGES.copilotInActions,
  );
}

/** Warns about an app's token, or a person's: `copilot-requests` is a permission of the job's own. */
function checkOtherToken(): DoctorFinding {
  return warning(
    'the token in `github-token` pays for the models, but `copilot-requests` applies to another one.',
    "Let the job's own token pay for them; under `with:` write",
    [`copilot-token: \${{ github.token }}`],
    PAGES.copilotBilling,
  );
}

/** `listening`: paths of workflows on pull requests. Finds nothing if there are none, or no job that answers comments. */
export function checkApprovals(
  jobs: readonly SquadJob[],
  listening: readonly string[],
): readonly DoctorFinding[] {
  const job = jobs.find(({ kind }) => kind === 'comment');
  if (job === undefined || listening.length === 0) return [];
  const names = listening.map((path) => path.replace('.github/workflows/', '')).join(', ');
  if (hasTokenOfItsOwn(job)) {
    return [
      ok(
        `Workflows on the squad's pull requests (${names}) start at once, because the pull requests are opened with an app's token.`,
      ),
    ];
  }
  return [
    warning(
      `Workflows on the squad's pull requests (${names}) wait until somebody approves them, because the pull requests are opened with the job's own token.`,
      'Approve them in the merge box of each; or set `github-token` to the token of an app of your own, as examples/workflows/squad.yml shows.',
      undefined,
      PAGES.approval,
    ),
  ];
}

// The workflows that GitHub starts on pull requests, found by plain patterns.

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
/** `on: pull_request`, `on: [push, pull_request]`, or a line of its own. */
const LISTENS = /^[^#\n]*\bpull_request(?=['"]?[ \t]*(?:[:,\]}]|\r?$))/m;
const MAX_BYTES = 65_536;

/** Returns the paths of workflows that listen to pull requests; leaves out those that can't be read. */
export async function pullRequestWorkflows(
  tree: Pick<TrustedTree, 'entries' | 'read'>,
): Promise<readonly string[]> {
  const paths = tree.entries.map(({ path }) => path).filter((path) => WORKFLOW.test(path));
  const listens = await Promise.all(
    paths.map(async (path) => {
      const text = await attempt(tree.read(path, MAX_BYTES));
      return text.kind === 'done' && LISTENS.test(text.value ?? '');
    }),
  );
  return paths.filter((_, at) => listens[at]);
}
