// People's requests, the runs that answer them, and which ends of a run need no re-run.
import { deliverEvent, type EventDelivery } from '../../rehearsal/scenario/deliver-event.ts';
import { type Tag, tagText } from './tags.ts';
import type { JobResult, World } from './world.ts';

export type AskRun = {
  readonly runId: number;
  readonly attempt: number;
  readonly result: JobResult;
  /** True when the soak disturbed the run on purpose. */
  readonly isDisturbed: boolean;
};

export type Ask = {
  readonly tag: Tag;
  readonly thread: number;
  /** The squad's own id for the request, such as `comment-12`. */
  readonly requestId: string;
  readonly delivery: EventDelivery;
  /** The request's runs, in the order in which they ended. */
  readonly runs: AskRun[];
};

/** Writes a comment with a request. Starts no run. */
export async function askInComment(world: World, thread: number, tag: Tag): Promise<Ask> {
  const body = `@squad fenster: ${tagText(tag)}`;
  const event = { name: 'issue_comment', thread, author: 'alice', body } as const;
  const delivery = await deliverEvent(world.github.site, event);
  const id = world.github.state.comments.find((comment) => comment.body === body)?.id;
  return { tag, thread, requestId: `comment-${id}`, delivery, runs: [] };
}

/** True when the run succeeded and its request is answered, by this run or an earlier one. */
export function isGreen({ result }: AskRun): boolean {
  return result.exitCode === 0 && GREEN.has(result.outputs.outcome);
}

const GREEN: ReadonlySet<string | undefined> = new Set(['changed', 'answered', 'nothing-to-do']);

/** Says how a run ended. */
export function endOf({ outputs, signal, exitCode }: JobResult): string {
  return signal ?? `${outputs.outcome}, exit code ${exitCode}`;
}

/** Requests changes in a review of one of the squad's pull requests. */
export async function askInReview(world: World, pull: number, tag: Tag): Promise<Ask> {
  const delivery = await deliverEvent(world.github.site, {
    name: 'pull_request_review',
    pull,
    author: 'alice',
    state: 'CHANGES_REQUESTED',
    body: tagText(tag),
    comments: [],
  });
  const id = world.github.state.reviews.find(({ body }) => body === tagText(tag))?.id;
  return { tag, thread: pull, requestId: `review-${id}`, delivery, runs: [] };
}
