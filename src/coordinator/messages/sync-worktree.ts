// Around a handoff the sender's work goes onto the run's branch, and its folder is brought up to that: both see each other's work.
import { attempt, describe } from '../../errors.ts';
import type { RouteRefusal } from './handoff.ts';
import { createRefusal } from './routing-context.ts';
import type { RunningTask } from './task-runner.ts';

type SyncResult =
  | { readonly kind: 'shared' }
  | { readonly kind: 'collision'; readonly reason: string }
  | { readonly kind: 'broken'; readonly code: string; readonly reason: string };

/** Shares before a message goes out; why it can't, when the colleague would not find the work on the branch. */
export async function syncBeforeSend(sender: RunningTask): Promise<RouteRefusal | undefined> {
  const synced = await syncWorktree(sender);
  switch (synced.kind) {
    case 'shared':
      return undefined;
    case 'collision':
      return createRefusal('E_CONFLICT', synced.reason, `${RESOLVE_ADVICE}, then hand over again`);
    case 'broken':
      return createRefusal(synced.code, synced.reason, 'go on with your own work');
  }
}

/** Shares when an answer has come; what the sender must know of its folder, a sentence each. */
export async function syncAfterAnswer(sender: RunningTask): Promise<readonly string[]> {
  const synced = await syncWorktree(sender);
  switch (synced.kind) {
    case 'shared':
      return [];
    case 'collision':
      return [`${synced.reason} Before you go on, ${RESOLVE_ADVICE}.`];
    case 'broken':
      return [`You do not see your colleagues' newest work: ${synced.reason}`];
  }
}

const RESOLVE_ADVICE =
  'edit these files so that both intentions are kept and no conflict marker is left';

async function syncWorktree({ openedAgent: seat, task }: RunningTask): Promise<SyncResult> {
  const tried = await attempt(seat.config.workspace.sync({ task, unfinished: false }));
  if (tried.kind === 'threw') {
    const { code, message } = describe(tried.error);
    return { kind: 'broken', code, reason: message };
  }
  if (tried.value.kind !== 'conflict') return { kind: 'shared' };
  const files = tried.value.files.join(', ');
  const reason = `Your changes collide with a colleague's in ${files}. Your working directory now holds both sides.`;
  return { kind: 'collision', reason };
}
