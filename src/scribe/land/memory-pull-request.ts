// Where the trunk is protected: the one long-lived pull request that people merge.
import { attempt } from '../../errors.ts';
import type { PublishedWork } from '../../outcome.ts';
import { openOrFindPullRequest, toPublishedWork } from '../../publish/open-pull-request.ts';
import type { Plan } from '../plan.ts';
import { renderScribePullRequest } from '../report/report-pages.ts';
import type { Desk } from '../scribe-context.ts';
import type { OnRolling } from './land.ts';
import type { Work } from './propose.ts';

type Kept = OnRolling<Work> & {
  readonly branch: string;
  /** Everything that the pull request brings to the trunk. */
  readonly holds: Plan;
};

/** Opens the pull request, or tells in it what was added. Undefined where there is nothing to merge. */
export async function keepPullRequest(
  { tip, work, pull, branch, holds }: Kept,
  { ports, trunk, door, context }: Desk,
): Promise<PublishedWork | undefined> {
  if (tip === undefined || holds.kind !== 'planned') return undefined;
  const text = renderScribePullRequest(context, trunk, holds.tally);
  const opening = { base: trunk, head: branch, commit: tip, text, draft: false };
  const { github } = ports;
  if (pull === undefined) {
    const publishPorts = { github, ...door, context: () => context, effect: () => undefined };
    return openOrFindPullRequest(opening, publishPorts);
  }
  if (work.commit !== undefined) {
    await attempt(github.updatePullRequest(pull.number, { body: door.seal(text.body) }));
  }
  return toPublishedWork(opening, pull);
}
