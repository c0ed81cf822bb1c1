// Makes a draft ready for review in the run that finishes the work or the checks it waited for.

import { attempt } from '../../../errors.ts';
import type { GitHub } from '../../../ports/github.ts';
import type { PullRequest } from '../../../ports/threads.ts';
import { BEFORE_OTHERS, FAILING_MARK } from '../../render/checks.ts';
import { isOurs, itemsIn, readSection, TITLES } from '../body-sections.ts';
import { isMarkedUnfinished } from '../pull-request-title.ts';

export type MarkReadyDeps = {
  readonly github: Pick<GitHub, 'markReadyForReview'>;
  /** Called for every effect on the outside world. */
  readonly effect: (effect: string, detail: string) => void;
  /** Tells people about a failure that harms nothing else. */
  readonly note: (text: string) => void;
};

/**
 * Makes the pull request ready if it is a draft only because an earlier run's work was unfinished. Returns it as it is
 * afterwards. A draft that people made, or that the input asks for, stays one. Never rejects.
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
      `#${pull.number} is finished, but GitHub kept it as a draft: press "Ready for review" there.`,
    );
    return pull;
  }
  effect('ready', `#${pull.number}`);
  return { ...pull, draft: false };
}

/** True if the text that the previous run left says that unfinished work made it a draft. */
export function wasUnfinished(pull: PullRequest): boolean {
  return isMarkedUnfinished(pull.title) || waitsForChecks(pull);
}

/** True if the text says that checks failed, or ran before others' commits were joined. */
export function waitsForChecks({ body }: Pick<PullRequest, 'body'>): boolean {
  const checks = itemsIn(readSection(TITLES.checks, body).content);
  const waits = (item: string) => [FAILING_MARK, BEFORE_OTHERS].some((it) => item.startsWith(it));
  return checks.some(waits);
}
