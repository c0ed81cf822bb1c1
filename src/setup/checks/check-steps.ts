// Checks the steps of the squad's job: what they are pinned to, what the checkout leaves behind, which keys are in the file.
import { type DoctorFinding, foundIn, problem, warning } from '../finding.ts';
import { tokenKind } from '../token-kind.ts';
import type { SquadJob, WorkflowStep } from '../workflow-file.ts';

const DEFAULT_MINUTES = 25;

/** Reports what is wrong with the steps and the job's time limit. */
export function checkSteps(job: SquadJob): readonly DoctorFinding[] {
  return [
    ...foundIn(job.steps.map(checkPin)),
    ...checkCheckout(job),
    ...checkKeys(job.squad),
    ...foundIn([checkTime(job)]),
  ];
}

function checkPin({ uses }: WorkflowStep): DoctorFinding | undefined {
  if (uses.startsWith('./') || uses.startsWith('docker://')) return undefined;
  const [name = '', commit = ''] = uses.split('@');
  if (/^OWNER\//.test(uses) || /^0{40}$/.test(commit)) {
    return problem(
      'it still names OWNER/squad-action@000..., which is a placeholder.',
      'Write the owner of the action and the commit of the release you chose.',
    );
  }
  if (/^[0-9a-f]{40}$/i.test(commit)) return undefined;
  return warning(
    `${uses} can change under you: it is not pinned to a commit.`,
    `Write ${name}@ and the 40 digits of that release's commit; the release's page shows it.`,
  );
}

const CHECKOUT_LINES = [
  '- uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2',
  '  with: { fetch-depth: 0, persist-credentials: false }',
];

function checkCheckout({ steps, squad }: SquadJob): readonly DoctorFinding[] {
  const before = steps.slice(0, steps.indexOf(squad));
  const checkout = before.find(({ uses }) => uses.startsWith('actions/checkout@'));
  if (checkout === undefined) {
    const message = 'no step before the squad checks out the repository.';
    return [problem(message, 'Put before it:', CHECKOUT_LINES)];
  }
  const lacks = (setting: string, value: string, message: string) =>
    checkout.settings.get(setting) === value
      ? undefined
      : warning(message, 'Add under its `with:`', [`${setting}: ${value}`]);
  return foundIn([
    lacks(
      'persist-credentials',
      'false',
      "the checkout leaves the job's token in the repository's folder.",
    ),
    lacks('fetch-depth', '0', 'the checkout leaves out the history that the squad works from.'),
  ]);
}

/** Reports keys in the file: they belong in secrets, since whoever reads the file has them. Doesn't repeat the key. */
function checkKeys({ settings }: WorkflowStep): readonly DoctorFinding[] {
  const names = ['github-token', 'copilot-token', 'provider-api-key'];
  const exposed = names.filter((name) => {
    const value = settings.get(name) ?? '';
    const isKey = name === 'provider-api-key' ? value !== '' : tokenKind(value) !== 'unknown';
    return isKey && !value.includes('${{');
  });
  return exposed.map((name) =>
    problem(
      `\`${name}\` is written in the file, where everybody can read it.`,
      'Revoke that key now, store a new one under Settings > Secrets and variables > Actions, and write its name:',
      [`${name}: \${{ secrets.${name.toUpperCase().replaceAll('-', '_')} }}`],
    ),
  );
}

function checkTime({ kind, timeoutMinutes, squad }: SquadJob): DoctorFinding | undefined {
  if (kind === 'scribe' || timeoutMinutes === undefined) return undefined;
  const squadMinutes = Number(squad.settings.get('timeout-minutes') ?? DEFAULT_MINUTES);
  // An expression gives NaN, and no comparison with NaN is true.
  if (!(Number(timeoutMinutes) <= squadMinutes)) return undefined;
  return warning(
    `GitHub ends the job after ${timeoutMinutes} minutes, before the squad's own limit of ${squadMinutes}: what was finished may be lost.`,
    'Give the job a few minutes more:',
    [`timeout-minutes: ${squadMinutes + 5}`],
  );
}
