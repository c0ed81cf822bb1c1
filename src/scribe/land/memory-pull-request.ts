// The one long-lived pull request that people merge when the base branch is protected.
import { attempt } from '#src/errors.ts';
import type { PublishedWork } from '#src/outcome.ts';
import { openOrFindPullRequest, toPublishedWork } from '#src/publish/index.ts';
import type { ScribePlan } from '../plan.ts';
import { renderScribePullRequest } from '../report/report-markdown.ts';
import type { ScribeContext } from '../scribe-context.ts';
import type { ScribeWork } from './propose-commit.ts';
import type { ScribeBranchPush } from './push-scribe-branch.ts';

type MemoryPullRequestInput = ScribeBranchPush<ScribeWork> & {
  readonly branch: string;
  /** Everything that the pull request brings to the base branch. */
  readonly plan: ScribePlan;
};

/** Opens the pull request, or updates its text. Returns undefined when there is nothing to merge. */
export async function openMemoryPullRequest(
  { tip, work, pull, branch, plan }: MemoryPullRequestInput,
  { ports, baseBranch, outbound, reportContext }: ScribeContext,
): Promise<PublishedWork | undefined> {
  if (tip === undefined || plan.kind !== 'planned') return undefined;
  const text = renderScribePullRequest(reportContext, baseBranch, plan.tally);
  const opening = { base: baseBranch, head: branch, commit: tip, text, draft: false };
  const { github, clock, time } = ports;
  if (pull === undefined) {
    const publishPorts = {
      github,
      clock,
      time,
      ...outbound,
      context: () => reportContext,
      effect: () => undefined,
    };
    return openOrFindPullRequest(opening, publishPorts);
  }
  if (work.commit !== undefined) {
    await attempt(github.updatePullRequest(pull.number, { body: outbound.seal(text.body) }));
  }
  return toPublishedWork(opening, pull);
}
