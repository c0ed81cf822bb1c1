// Puts the event that starts a run into words: who writes what, and where.

import { oneLine } from '#src/text/one-line.ts';
import type { ScenarioEvent, ScenarioStory } from '../scenario/scenario.ts';

/** Says who does what. Without an event, GitHub repeats the last delivery. */
export function eventWords(
  event: ScenarioEvent | undefined,
  story: ScenarioStory,
): readonly [who: string, what: string] {
  if (event === undefined) return ['GitHub', 'delivers the same event again'];
  if (event.name === 'schedule') return ['GitHub', 'starts the scheduled job'];
  if (event.name === 'workflow_dispatch') return [event.author, 'starts the workflow by hand'];
  const number = 'pull' in event ? event.pull : event.thread;
  return [`${event.author} on #${number}`, oneLine(threadWords(event, story))];
}

type ThreadEvent = Exclude<ScenarioEvent, { readonly name: 'schedule' | 'workflow_dispatch' }>;

const VERDICTS = {
  APPROVED: 'approves',
  CHANGES_REQUESTED: 'requests changes',
  COMMENTED: 'reviews',
} as const;

function threadWords(event: ThreadEvent, { issues }: ScenarioStory): string {
  switch (event.name) {
    case 'issue_comment':
      return event.body;
    case 'issues': {
      const title = issues.find(({ number }) => number === event.thread)?.title ?? '';
      const label = event.label === undefined ? '' : ` "${event.label}"`;
      return `${event.action}${label}: ${title}`;
    }
    case 'pull_request':
      return `${event.action.replaceAll('_', ' ')}: the pull request`;
    case 'pull_request_review':
      return `${VERDICTS[event.state]}: ${event.body || (event.comments[0]?.body ?? '')}`;
    case 'pull_request_review_comment':
      return event.path === undefined ? event.body : `${event.path}:${event.line}: ${event.body}`;
  }
}
