// Checks when the squad's job starts, and what happens to requests that arrive while it runs.
import { type DoctorFinding, problem, warning } from '../finding.ts';
import { PAGES } from '../pages.ts';
import type { SquadJob } from '../workflow-file.ts';

const REQUIRED_EVENTS = { comment: ['issue_comment'], scribe: ['schedule', 'push'] };
const UNSAFE_EVENTS = ['pull_request_target', 'workflow_run'];

/** Reports unsafe events, and a missing one. */
export function checkTriggers({ kind, triggers }: SquadJob): readonly DoctorFinding[] {
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
export function checkQueue(job: SquadJob): DoctorFinding | undefined {
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
export function checkRequest({ squad }: SquadJob): DoctorFinding | undefined {
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
export function checkCondition({ kind, condition, squad }: SquadJob): DoctorFinding | undefined {
  if (kind !== 'comment') return undefined;
  const phrase = squad.settings.get('trigger-phrase') || '@squad';
  if (phrase.toLowerCase() === '/squad') {
    const message = "`/squad` is the command of Squad's own workflows; the action refuses it.";
    return problem(message, 'Remove `trigger-phrase`, or choose another.');
  }
  if (condition === undefined) {
    return warning(
      'it has no `if:`, so every comment starts a runner.',
      'Add to the job a condition such as:',
      ["if: contains(github.event.comment.body, '@squad')"],
    );
  }
  const matchesPhrase = condition.toLowerCase().includes(phrase.toLowerCase());
  if (matchesPhrase || phrase.includes('${{') || !/contains\(/i.test(condition)) return undefined;
  return problem(
    `its \`if:\` doesn't look for ${phrase}, the phrase that starts the squad.`,
    'Write that phrase in the condition.',
  );
}
