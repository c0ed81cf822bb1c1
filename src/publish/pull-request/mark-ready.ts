// A draft that waited for work or checks: the run that finishes them makes it ready for review.
import { attempt } from '../../errors.ts';
import type { GitHub, PullRequest } from '../../ports/github.ts';
import { BEFORE_OTHERS, FAILING_MARK } from '../render/checks.ts';
import { itemsIn, readSection } from './body-sections.ts';
import { isOurs, TITLES } from './pull-request.ts';
import { isMarkedUnfinished } from './pull-request-title.ts';

export type MarkReadyDeps = {
  readonly github: Pick<GitHub, 'markReadyForReview'>;
  /** Is called for every effect on the outside. */
  readonly effect: (effect: string, detail: string) => void;
  /** Tells people about what went wrong and harms nothing else. */
  readonly note: (text: string) => void;
};

/**
 * Makes the pull request ready where nothing but an earlier run's unfinished work made it a draft, and gives it as it is
 * then. A draft that people made, or that the input asks for, stays one. Never rejects.
 */
export async function markReady(
  pull: PullRequest,
  staysDraft: boolean,
  { github, effect, note }: MarkReadyDeps,
): Promise<PullRequest> {
  if (staysDraft || !pull.draft || !isOurs(pull.body) || !wasUnfinished(pull)) return pull;
  const marked = await attempt(github.markReadyForReview(pull));
  if (marked.kind === 'threw') {
    note(
      `#${pull.number} is finished, but GitHub kept it a draft: press "Ready for review" there.`,
    );
    return pull;
  }
  effect('ready', `#${pull.number}`);
  return { ...pull, draft: false };
}

/** Its text, as the run before left it, says why it is a draft. */
function wasUnfinished({ title, body }: PullRequest): boolean {
  const checks = itemsIn(readSection(TITLES.checks, body).content);
  const waits = (item: string) => [FAILING_MARK, BEFORE_OTHERS].some((it) => item.startsWith(it));
  return isMarkedUnfinished(title) || checks.some(waits);
}
