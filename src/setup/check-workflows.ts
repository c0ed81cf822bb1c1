// Checks whether there are workflows, and what their jobs may do.

import { tokenKind } from './check-credentials.ts';
import { checkModels, checkPermissions } from './check-permissions.ts';
import {
  type DoctorFinding,
  type DoctorTarget,
  foundIn,
  ok,
  PAGES,
  problem,
  warning,
} from './finding.ts';
import { isCall, readWorkflow, type SquadJob, type WorkflowStep } from './workflow-file.ts';

const DEFAULT_MINUTES = 25;

/** Reports what is wrong with the steps, the runner and the job's time limit. A reusable workflow has its own. */
function checkSteps(job: SquadJob, facts: WorkflowCheckFacts): readonly DoctorFinding[] {
  const { squad, steps } = job;
  if (isCall(job)) return foundIn([checkPin(squad), ...checkKeys(squad), checkRunner(job)]);
  return foundIn([
    ...steps.map(checkPin),
    ...checkCheckout(job),
    ...checkKeys(squad),
    checkRunner(job),
    checkTime(job),
    checkCache(job, facts),
  ]);
}

/** Reports a system without a box, which is made with Linux's own means. Scribe needs none. */
function checkRunner({ kind, runsOn, squad }: SquadJob): DoctorFinding | undefined {
  const labels = [...runsOn, squad.settings.get('runs-on') ?? ''];
  const other = labels.find((label) => /^(?:windows|macos)/i.test(label));
  if (kind === 'scribe' || other === undefined) return undefined;
  return problem(
    `it runs on ${other}, where there is no box: commands, checks and custom tools are off.`,
    'Let it run on Linux:',
    ['runs-on: ubuntu-latest'],
  );
}

/** Reports a cache whose key names another version of the runtime, so that every run fetches the runtime anew. */
function checkCache(
  { steps }: SquadJob,
  { runtime }: WorkflowCheckFacts,
): DoctorFinding | undefined {
  const keys = steps.map(({ settings }) => settings.get('key') ?? '');
  const cached = keys.map((key) => /squad-copilot-runtime-(\d+(?:\.\d+)*)/.exec(key)?.[1]);
  const stale = cached.find((version) => version !== undefined && version !== runtime);
  if (runtime === undefined || stale === undefined) return undefined;
  return warning(
    `its cache is for version ${stale} of the Copilot runtime, and this version of the action uses ${runtime}: every run downloads it again.`,
    `Write ${runtime} in the \`key\` of that step, or remove the step.`,
  );
}

function checkPin({ uses }: WorkflowStep): DoctorFinding | undefined {
  if (uses === '' || uses.startsWith('./') || uses.startsWith('docker://')) return undefined;
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

const REQUIRED_EVENTS = { comment: ['issue_comment'], scribe: ['schedule', 'push'] };
const UNSAFE_EVENTS = ['pull_request_target', 'workflow_run'];

/** Reports unsafe events, and a missing one. */
function checkTriggers({ kind, triggers }: SquadJob): readonly DoctorFinding[] {
  const unsafe = triggers.filter((event) => UNSAFE_EVENTS.includes(event));
  const startsItself =
    kind === 'request' || triggers.some((event) => REQUIRED_EVENTS[kind].includes(event));
  const findings = unsafe.map((event) =>
    problem(
      `${event} lets strangers' pull requests start a job that may write.`,
      `Remove ${event} from \`on:\`; the squad answers comments and reviews.`,
    ),
  );
  return startsItself ? findings : [...findings, missingEvent(kind)];
}

function missingEvent(kind: SquadJob['kind']): DoctorFinding {
  if (kind === 'comment') {
    const lines = ['issue_comment:', '  types: [created]'];
    return problem('comments do not start it.', 'Add to `on:`:', lines);
  }
  const lines = ['schedule:', "  - cron: '17 4 * * *'"];
  return problem('nothing starts it automatically.', 'Add to `on:`:', lines);
}

const QUEUE_LINES = [
  'concurrency:',
  `  group: squad-\${{ github.event.issue.number || github.event.pull_request.number }}`,
  '  queue: max',
];
const SCRIBE_QUEUE_LINES = ['concurrency:', '  group: squad-scribe', '  cancel-in-progress: false'];

/** Checks that requests wait for each other, and that none is lost. */
function checkQueue(job: SquadJob): DoctorFinding | undefined {
  const { kind, concurrency, isWorkflowQueued } = job;
  const lines = kind === 'scribe' ? SCRIBE_QUEUE_LINES : QUEUE_LINES;
  if ((concurrency?.get('cancel-in-progress') ?? 'false') !== 'false') {
    return problem(
      'a new event cancels the run in progress.',
      'Remove `cancel-in-progress`, so that the job says:',
      lines,
    );
  }
  if (kind === 'comment' && isWorkflowQueued) {
    return warning(
      'the whole workflow is one queue, in which any comment pushes out a waiting request.',
      'Move `concurrency` into the job:',
      lines,
    );
  }
  if (concurrency === undefined && !isWorkflowQueued) {
    return warning(
      'it has no queue, so two runs may work at once.',
      'Add to the job:',
      lines,
      PAGES.concurrency,
    );
  }
  if (kind !== 'comment' || concurrency?.get('queue') === 'max') return undefined;
  return warning(
    'of several waiting requests only the newest is kept.',
    'Make the job say:',
    lines,
    PAGES.concurrency,
  );
}

/** Reports a request that strangers could write. The finding doesn't repeat it. */
function checkRequest({ squad }: SquadJob): DoctorFinding | undefined {
  const request = squad.settings.get('request') ?? '';
  // The value of an expression on an event, or on a branch's name, is whatever somebody typed there.
  if (!request.includes('${{') || !/\b(?:event|head_ref|ref_name)\b/.test(request))
    return undefined;
  return problem(
    '`request` contains text from the event, which anybody may have written, and the squad would follow it.',
    'Write the request out; the squad sees the pull request or the issue anyway.',
  );
}

/** Checks that the `if:` and the action listen to the same phrase. */
function checkCondition(job: SquadJob): DoctorFinding | undefined {
  const { kind, condition, squad } = job;
  if (kind !== 'comment') return undefined;
  const phrase = phraseOf(squad);
  if (phrase.toLowerCase() === '/squad') {
    const message = "`/squad` is the command of Squad's own workflows; the action refuses it.";
    return problem(message, 'Remove `trigger-phrase`, or choose another.');
  }
  if (condition === undefined) return isCall(job) ? undefined : NO_CONDITION;
  return phrase.includes('${{') ? undefined : checkPhrase(condition, phrase);
}

/** Names the jobs that answer the same comments, if there are several. */
function findTwins(jobs: readonly SquadJob[]): DoctorFinding | undefined {
  const answering = jobs.filter(
    ({ kind, triggers }) => kind === 'comment' && triggers.includes('issue_comment'),
  );
  const withPhrase = (phrase: string) =>
    answering.filter(({ squad }) => phraseOf(squad).toLowerCase() === phrase.toLowerCase());
  const phrase = answering
    .map(({ squad }) => phraseOf(squad))
    .find((one) => withPhrase(one).length > 1);
  if (phrase === undefined) return undefined;
  const names = withPhrase(phrase).map(({ file, id }) => `${file}, job ${id}`);
  return warning(
    `A comment with ${phrase} starts more than one job of the squad, and each may answer: ${names.join('; ')}.`,
    'Keep one of them, unless their `if:` keeps them apart.',
  );
}

const phraseOf = ({ settings }: WorkflowStep) => settings.get('trigger-phrase') || '@squad';

const NO_CONDITION = warning(
  'it has no `if:`, so every comment starts a runner.',
  'Add to the job a condition such as:',
  ["if: contains(github.event.comment.body, '@squad')"],
);

/** Reports a condition that looks for another phrase, alone or beside this one: GitHub takes whatever holds the text, in any case. */
function checkPhrase(condition: string, phrase: string): DoctorFinding | undefined {
  if (!/\b(?:contains|startsWith)\(/i.test(condition)) return undefined;
  const texts = [...condition.matchAll(/'([^']+)'/g)].map(([, text = '']) => text);
  const isIn = (text: string) => phrase.toLowerCase().includes(text.toLowerCase());
  const other = texts.find((text) => /^[@/]\w/.test(text) && !isIn(text));
  const remedy = `Write ${phrase} in the condition, or set \`trigger-phrase\` to what it looks for.`;
  if (other !== undefined) {
    const message = `its \`if:\` looks for ${other}, but the phrase that starts the squad is ${phrase}.`;
    return problem(message, remedy);
  }
  if (condition.toLowerCase().includes(phrase.toLowerCase())) return undefined;
  const message = `its \`if:\` doesn't look for ${phrase}, the phrase that starts the squad.`;
  return problem(message, remedy);
}

/** Reports the branch that work starts from, if the clone knows no such branch. */
function checkBase(
  { squad }: SquadJob,
  { branches }: WorkflowCheckFacts,
): DoctorFinding | undefined {
  const base = squad.settings.get('base-branch') ?? '';
  if (base === '' || base.includes('${{') || (branches?.includes(base) ?? true)) return undefined;
  return problem(
    `its \`base-branch\` is ${base}, and there is no such branch.`,
    'Correct the name, or remove `base-branch`: then work starts from the default branch. If the branch is new, `git fetch` first.',
  );
}

/** What a workflow is compared with; undefined: not known. */
export type WorkflowCheckFacts = {
  readonly target: DoctorTarget;
  /** The version of the Copilot runtime that this action starts. */
  readonly runtime: string | undefined;
  /** The names of the branches, of the clone and of its remotes. */
  readonly branches: readonly string[] | undefined;
};

export type WorkflowText = {
  readonly path: string;
  readonly text: string;
  /** What kept the file from being read; its text is empty then. */
  readonly obstacle?: DoctorFinding;
};

/** Finds the file whose job runs Scribe; undefined when there is none. */
export function findScribeWorkflow(files: readonly WorkflowText[]): string | undefined {
  return squadJobs(files).find(({ kind }) => kind === 'scribe')?.file;
}

/** Returns every job of the squad's. */
export function squadJobs(files: readonly WorkflowText[]): readonly SquadJob[] {
  return files.flatMap(({ path, text }) => {
    const reading = readWorkflow(path, text);
    return reading.kind === 'read' ? reading.jobs : [];
  });
}

/** Looks at every workflow file of the repository. */
export function checkWorkflows(
  files: readonly WorkflowText[],
  facts: WorkflowCheckFacts,
): readonly DoctorFinding[] {
  const readings = files.map(({ path, text }) => ({ path, reading: readWorkflow(path, text) }));
  const jobs = readings.flatMap(({ reading }) => (reading.kind === 'read' ? reading.jobs : []));
  const broken = [
    ...foundIn(files.map(({ obstacle }) => obstacle)),
    ...readings.flatMap(({ path, reading }) =>
      reading.kind === 'read'
        ? []
        : problem(
            `${path} cannot be read: ${reading.reason}.`,
            'Correct it, or compare it with examples/workflows/ of the action.',
          ),
    ),
  ];
  const missing = broken.length > 0 ? [] : findMissing(jobs, facts.target);
  return foundIn([
    ...broken,
    ...missing,
    ...jobs.flatMap((job) => checkJob(job, facts)),
    findTwins(jobs),
    findRivals(files, jobs),
  ]);
}

const howToCopy = (name: string, target: DoctorTarget): string => {
  const byHand = `Copy examples/workflows/${name} of the action to .github/workflows/`;
  return target === 'terminal'
    ? `${byHand}; \`squad-action init --workflow-only\` does that.`
    : `${byHand}, fill in the owner and the commit of the action, and commit it to the default branch.`;
};

function findMissing(
  jobs: readonly SquadJob[],
  target: DoctorTarget,
): readonly (DoctorFinding | undefined)[] {
  const hasJob = (kind: SquadJob['kind']) => jobs.some((job) => job.kind === kind);
  return [
    hasJob('comment')
      ? undefined
      : problem(
          'No workflow starts the squad when somebody comments.',
          howToCopy('squad.yml', target),
        ),
    hasJob('scribe')
      ? undefined
      : warning(
          "No workflow runs Scribe: what agents decide and learn stays in the inboxes and doesn't become memory.",
          howToCopy('squad-scribe.yml', target),
        ),
  ];
}

/** Workflows that Squad's own program writes, which answer labels. */
const RIVAL = /(?:^|\/)squad-(?:triage|issue-assign|heartbeat)\.ya?ml$/;

/** Names the workflows of Squad's own that answer the same labels. */
function findRivals(
  files: readonly WorkflowText[],
  jobs: readonly SquadJob[],
): DoctorFinding | undefined {
  if (!jobs.some(({ triggers }) => triggers.includes('issues'))) return undefined;
  const rivals = files.filter(({ path, text }) => RIVAL.test(path) && /\blabeled\b/.test(text));
  if (rivals.length === 0) return undefined;
  const names = rivals.map(({ path }) => path);
  return warning(
    `Squad's own workflows answer the same labels (\`squad\`, \`squad:…\`), so each is answered twice: ${names.join(', ')}.`,
    'Keep one answer: disable these workflows in the Actions tab, or remove them:',
    names.map((path) => `git rm ${path}`),
  );
}

function checkJob(job: SquadJob, facts: WorkflowCheckFacts): readonly DoctorFinding[] {
  const where = `${job.file}, job ${job.id}`;
  const findings = foundIn([
    ...checkTriggers(job),
    ...checkPermissions(job),
    checkModels(job),
    isCall(job) ? undefined : checkQueue(job),
    checkCondition(job),
    checkRequest(job),
    checkBase(job, facts),
    ...checkSteps(job, facts),
  ]);
  if (findings.length === 0) {
    return [ok(`${where}: permissions, queue, checkout and pins are as they should be.`)];
  }
  return findings.map((finding) => ({ ...finding, what: `${where}: ${finding.what}` }));
}
