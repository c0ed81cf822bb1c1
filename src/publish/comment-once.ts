// Posts a comment that must not appear twice.
import { attempt, isFinal } from '#src/errors.ts';
import type { Comment, GitHub, OutboundText } from '#src/ports/github.ts';
import type { Clock, RunTime } from '#src/ports/ports.ts';

type CommentOnceDeps = {
  readonly github: Pick<GitHub, 'createComment' | 'listComments'>;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly time: Pick<RunTime, 'over'>;
  /** Finds the comment among those of its thread. */
  readonly find: (comments: readonly Comment[]) => Promise<Comment | undefined>;
};

/** GitHub may list a new comment this late. */
const LISTED_MS = 2_000;

/**
 * Creates the comment. After an error other than a refusal in known words, checks whether GitHub stored it, and tries once more
 * if not. Throws GitHub's error.
 */
export async function commentOnce(
  thread: number,
  body: OutboundText,
  { github, clock, time, find }: CommentOnceDeps,
): Promise<Comment> {
  const first = await attempt(github.createComment(thread, body));
  if (first.kind === 'done') return first.value;
  if (isFinal(first.error)) throw first.error;
  await attempt(clock.sleep(LISTED_MS, time.over));
  if (time.over.aborted) throw first.error;
  const { items } = await github.listComments(thread, undefined);
  const found = await find(items);
  return found ?? github.createComment(thread, body);
}
