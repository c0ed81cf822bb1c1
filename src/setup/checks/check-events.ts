// When the squad's job starts, and what happens to requests that come meanwhile.
import { type DoctorFinding, problem, warning } from '../finding.ts';
import type { SquadJob } from '../workflow-file.ts';

const UNSAFE_EVENTS = ['pull_request_target', 'workflow_run'];

/** Events that are unsafe, and the one that must not be missing. */
export function checkTriggers({ kind, triggers }: SquadJob): readonly DoctorFinding[] {
  const unsafe = triggers.filter((event) => UNSAFE_EVENTS.includes(event));
  const requiredEvents = kind === 'comment' ? ['issue_comment'] : ['schedule', 'push'];
  return [
    ...unsafe.map((event) =>
      problem(
        `${event} lets strangers' pull requests start a job that may write.`,
        `Remove ${event} from \`on:\`; the squad answers comments and reviews.`,
      ),
    ),
    ...(triggers.some((event) => requiredEvents.includes(event))
      ? []
      : [
          problem(
            kind === 'comment' ? 'comments do not start it.' : 'nothing starts it by itself.',
            'Add to `on:`:',
            kind === 'comment'
              ? ['issue_comment:', '  types: [created]']
              : ['schedule:', "  - cron: '17 4 * * *'"],
          ),
        ]),
  ];
}

const QUEUE_LINES = [
  'concurrency:',
  `  group: squad-\${{ github.event.issue.number || github.event.pull_request.number }}`,
  '  queue: max',
];
const SCRIBE_QUEUE_LINES = ['concurrency:', '  group: squad-scribe', '  cancel-in-progress: false'];

/** Requests wait for each other, and none is lost. */
export function checkQueue({
  kind,
  concurrency,
  isWorkflowQueued: isQueuedWhole,
}: SquadJob): readonly DoctorFinding[] {
  const lines = kind === 'comment' ? QUEUE_LINES : SCRIBE_QUEUE_LINES;
  const cancels = (concurrency?.get('cancel-in-progress') ?? 'false') !== 'false';
  if (cancels) {
    return [
      problem(
        'a new event cancels the run that works.',
        'Remove `cancel-in-progress`, so that the job says:',
        lines,
      ),
    ];
  }
  if (kind === 'comment' && isQueuedWhole) {
    return [
      warning(
        'the whole workflow is one queue, where any comment pushes a waiting request out.',
        'Move `concurrency` into the job:',
        lines,
      ),
    ];
  }
  if (concurrency === undefined && !isQueuedWhole) {
    return [warning('it has no queue: two runs may meet.', 'Add to the job:', lines)];
  }
  return kind === 'comment' && concurrency?.get('queue') !== 'max'
    ? [warning('of several waiting requests only the newest is kept.', 'Let the job say:', lines)]
    : [];
}

/** The `if:` and the action listen to the same phrase. */
export function checkCondition({ kind, condition, squad }: SquadJob): readonly DoctorFinding[] {
  if (kind === 'scribe') return [];
  const phrase = squad.settings.get('trigger-phrase') || '@squad';
  if (phrase.toLowerCase() === '/squad') {
    const message = "`/squad` is the command of Squad's own workflows; the action refuses it.";
    return [problem(message, 'Remove `trigger-phrase`, or choose another.')];
  }
  if (condition === undefined) {
    return [
      warning(
        'it has no `if:`, so every comment starts a runner.',
        'Add to the job a condition such as:',
        ["if: contains(github.event.comment.body, '@squad')"],
      ),
    ];
  }
  const matchesPhrase = condition.toLowerCase().includes(phrase.toLowerCase());
  return /contains\(/i.test(condition) && !matchesPhrase && !phrase.includes('${{')
    ? [
        problem(
          `its \`if:\` doesn't look for ${phrase}, the phrase that calls the squad.`,
          'Write that phrase in the condition.',
        ),
      ]
    : [];
}
