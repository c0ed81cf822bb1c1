// Posts a comment that must not appear twice.
import { attempt } from '../errors.ts';
import type { Comment, GitHub, OutboundText } from '../ports/github.ts';
import type { RunTime } from '../ports/ports.ts';

export type CommentOnceDeps = {
  readonly github: Pick<GitHub, 'createComment' | 'listComments'>;
  readonly time: Pick<RunTime, 'over'>;
  /** Finds the comment among those of its thread. */
  readonly find: (comments: readonly Comment[]) => Promise<Comment | undefined>;
};

/** Creates the comment. After an error, checks whether GitHub stored it, and tries once more if not. Throws GitHub's error. */
export async function commentOnce(
  thread: number,
  body: OutboundText,
  { github, time, find }: CommentOnceDeps,
): Promise<Comment> {
  const first = await attempt(github.createComment(thread, body));
  if (first.kind === 'done') return first.value;
  if (time.over.aborted) throw first.error;
  const { items } = await github.listComments(thread, undefined);
  return (await find(items)) ?? github.createComment(thread, body);
}
