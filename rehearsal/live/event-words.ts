// Puts the event that starts a run into words: who writes what, and where.
import { oneLine } from '../../src/text/one-line.ts';
import type { ScenarioEvent, ScenarioStory } from '../scenario/scenario.ts';

/** Says who does what. Without an event, GitHub repeats the last delivery. */
export function eventWords(
  event: ScenarioEvent | undefined,
  story: ScenarioStory,
): readonly [who: string, what: string] {
  if (event === undefined) return ['GitHub', 'delivers the same event again'];
  switch (event.name) {
    case 'issue_comment':
      return [`${event.author} on #${event.thread}`, oneLine(event.body)];
    case 'issues':
      return [`${event.author} on #${event.thread}`, issueWords(event, story)];
    case 'pull_request_review':
      return [`${event.author} on #${event.pull}`, reviewWords(event)];
    case 'pull_request_review_comment': {
      const place = event.path === undefined ? '' : `${event.path}:${event.line}: `;
      return [`${event.author} on #${event.pull}`, `${place}${oneLine(event.body)}`];
    }
    case 'pull_request':
      return [`${event.author} on #${event.pull}`, PULL_ACTIONS[event.action]];
    case 'workflow_dispatch':
      return [event.author, 'starts the workflow by hand'];
    case 'schedule':
      return ['GitHub', 'starts the scheduled job'];
  }
}

type Named<Name extends ScenarioEvent['name']> = Extract<ScenarioEvent, { readonly name: Name }>;

function issueWords({ action, label, thread }: Named<'issues'>, { issues }: ScenarioStory): string {
  const title = oneLine(issues.find(({ number }) => number === thread)?.title ?? '');
  if (action === 'opened') return `opens the issue: ${title}`;
  return action === 'labeled' ? `adds the label "${label ?? ''}"` : `assigns the issue: ${title}`;
}

const PULL_ACTIONS = {
  opened: 'opens the pull request',
  reopened: 'reopens the pull request',
  ready_for_review: 'marks the pull request as ready for review',
  synchronize: 'pushes to the pull request',
} as const;

const VERDICTS = {
  APPROVED: 'approves',
  CHANGES_REQUESTED: 'requests changes',
  COMMENTED: 'reviews',
} as const;

function reviewWords({ state, body, comments }: Named<'pull_request_review'>): string {
  const said = oneLine(body || (comments[0]?.body ?? ''));
  return said === '' ? VERDICTS[state] : `${VERDICTS[state]}: ${said}`;
}
