// Requests of people, the runs that answer them, and whether a run's end is one that people may leave it at.
import { deliverEvent, type EventDelivery } from '../../rehearsal/scenario/deliver-event.ts';
import { type Tag, tagText } from './tags.ts';
import type { JobResult, World } from './world.ts';

export type AskRun = {
  readonly runId: number;
  readonly attempt: number;
  readonly result: JobResult;
};

export type Ask = {
  readonly tag: Tag;
  readonly thread: number;
  /** What the squad knows the request by: `comment-12`. */
  readonly requestId: string;
  readonly delivery: EventDelivery;
  /** In the order in which they ended. */
  readonly runs: AskRun[];
};

/** Writes a comment that asks; nothing runs yet. */
export async function askInComment(world: World, thread: number, tag: Tag): Promise<Ask> {
  const body = `@squad fenster: ${tagText(tag)}`;
  const event = { name: 'issue_comment', thread, author: 'alice', body } as const;
  const delivery = await deliverEvent(world.github.site, event);
  const id = world.github.state.comments.at(-1)?.id;
  return { tag, thread, requestId: `comment-${id}`, delivery, runs: [] };
}

/** True when the run says that its request is answered, now or before, and lost nothing. */
export function isGreen({ result }: AskRun): boolean {
  return (
    result.exitCode === 0 && ['changed', 'answered', 'nothing-to-do'].includes(outcomeOf(result))
  );
}

/** The outcome that a run's outputs name; empty for one that was killed. */
export function outcomeOf({ outputs }: JobResult): string {
  return outputs.outcome === undefined ? '' : outputs.outcome;
}
