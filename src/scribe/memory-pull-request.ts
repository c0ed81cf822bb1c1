// Where the trunk is protected: the one long-lived pull request that people merge.
import { attempt } from '../errors.ts';
import type { PublishedWork } from '../outcome.ts';
import { openOrAdopt, workOf } from '../publish/open-pull-request.ts';
import type { Desk } from './desk.ts';
import type { OnRolling } from './land.ts';
import type { Plan } from './plan.ts';
import type { Work } from './propose.ts';
import { renderScribePullRequest } from './report-pages.ts';

type Kept = OnRolling<Work> & {
  readonly branch: string;
  /** Everything that the pull request brings to the trunk. */
  readonly holds: Plan;
};

/** Opens the pull request, or tells in it what was added. Undefined where there is nothing to merge. */
export async function keepPullRequest(
  { tip, work, pull, branch, holds }: Kept,
  { world, trunk, door, context }: Desk,
): Promise<PublishedWork | undefined> {
  if (tip === undefined || holds.kind !== 'planned') return undefined;
  const text = renderScribePullRequest(context, trunk, holds.tally);
  const opening = { base: trunk, head: branch, commit: tip, text, draft: false };
  const { github } = world;
  if (pull === undefined) {
    const ports = { github, ...door, context: () => context, effect: () => undefined };
    return openOrAdopt(opening, ports);
  }
  if (work.commit !== undefined) {
    await attempt(github.updatePullRequest(pull.number, { body: door.seal(text.body) }));
  }
  return workOf(opening, pull);
}
