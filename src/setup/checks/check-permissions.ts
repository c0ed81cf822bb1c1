// What the job's token may do, and who pays for the models.
import { type Finding, problem, warning } from '../finding.ts';
import type { SquadJob } from '../workflow-file.ts';

type Needs = Readonly<Record<string, 'read' | 'write'>>;

const NEEDS: Readonly<Record<SquadJob['kind'], Needs>> = {
  comment: { contents: 'write', issues: 'write', 'pull-requests': 'write' },
  scribe: { contents: 'write', 'pull-requests': 'write', issues: 'read' },
};

/** Too little keeps the squad from working, too much is nobody's wish. */
export function checkPermissions(job: SquadJob): readonly Finding[] {
  const needs = Object.entries(NEEDS[job.kind]);
  const whole = ['permissions:', ...needs.map((need) => `  ${lineOf(need)}`)];
  const { permissions } = job;
  if (permissions === 'unsaid') {
    return [problem('it says no permissions.', 'Add to the job:', whole)];
  }
  if (permissions === 'write-all') {
    return [warning('`write-all` allows more than it needs.', 'Put in its place:', whole)];
  }
  const lacking = needs.filter(([scope, access]) => !allows(job, scope, access)).map(lineOf);
  const extra = permissions === 'read-all' ? [] : superfluous(permissions, NEEDS[job.kind]);
  return [
    ...(lacking.length === 0 ? [] : [wordLacking(lacking)]),
    ...extra.map((scope) =>
      warning(`it may write ${scope}, which it doesn't need.`, `Remove the line \`${scope}:\`.`),
    ),
  ];
}

function lineOf([scope, access]: readonly [string, string]): string {
  return `${scope}: ${access}`;
}

function wordLacking(lines: readonly string[]): Finding {
  const what = `its permissions lack ${lines.join(', ')}.`;
  return problem(what, "Make this part of the job's `permissions:`", lines);
}

function superfluous(granted: ReadonlyMap<string, string>, needs: Needs): readonly string[] {
  return [...granted]
    .filter(([scope, access]) => access === 'write' && needs[scope] !== 'write')
    .map(([scope]) => scope)
    .filter((scope) => scope !== 'copilot-requests');
}

function allows({ permissions }: SquadJob, scope: string, wanted: string): boolean {
  if (permissions === 'unsaid') return false;
  if (permissions === 'write-all') return true;
  if (permissions === 'read-all') return wanted === 'read';
  const granted = permissions.get(scope);
  return granted === 'write' || granted === wanted;
}

/** Who pays for the models: a provider, a user's token, or the job's own. */
export function checkModels(job: SquadJob): readonly Finding[] {
  const { kind, squad, permissions } = job;
  if (kind === 'scribe' || permissions === 'unsaid') return [];
  const other = ['provider', 'copilot-token'].find((name) => squad.settings.has(name));
  const grants = typeof permissions !== 'string' && permissions.has('copilot-requests');
  if (other !== undefined && grants) {
    return [
      warning(
        `\`${other}\` pays for the models, so \`copilot-requests\` is not needed.`,
        'Remove the line `copilot-requests: write`.',
      ),
    ];
  }
  if (other !== undefined || allows(job, 'copilot-requests', 'write')) return [];
  return [
    problem(
      'nothing pays for the models.',
      "In an organisation with Copilot make this line part of the job's `permissions:`; elsewhere set `copilot-token`, or `provider` with `provider-api-key` and `model`, under `with:`",
      ['copilot-requests: write'],
    ),
  ];
}
