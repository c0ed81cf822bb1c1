// Before and after a handoff, brings the sender's work onto the run's branch and updates its worktree,
// so that sender and colleague see each other's work.
import { attempt, describe } from '#src/errors.ts';
import type { RouteRefusal } from '../handoff.ts';
import { createRefusal } from '../routing/routing-context.ts';
import type { RunningTask } from '../run-in-slot.ts';

type SyncResult =
  | { readonly kind: 'synced' }
  | { readonly kind: 'conflict'; readonly reason: string }
  | { readonly kind: 'failed'; readonly code: string; readonly reason: string };

/** Syncs before a message goes out. Returns a refusal when the colleague would not find the work on the branch. */
export async function syncBeforeSend(sender: RunningTask): Promise<RouteRefusal | undefined> {
  const synced = await syncWorktree(sender);
  switch (synced.kind) {
    case 'synced':
      return undefined;
    case 'conflict':
      return createRefusal('E_CONFLICT', synced.reason, `${RESOLVE_ADVICE}, then hand over again`);
    case 'failed':
      return createRefusal(synced.code, synced.reason, 'go on with your own work');
  }
}

/** Syncs after an answer. Returns what the sender must know about its worktree, a sentence each. */
export async function syncAfterAnswer(sender: RunningTask): Promise<readonly string[]> {
  const synced = await syncWorktree(sender);
  switch (synced.kind) {
    case 'synced':
      return [];
    case 'conflict':
      return [`${synced.reason} Before you go on, ${RESOLVE_ADVICE}.`];
    case 'failed':
      return [`You do not see your colleagues' newest work: ${synced.reason}`];
  }
}

const RESOLVE_ADVICE =
  'edit these files so that both intentions are kept and no conflict marker is left (one without markers, such as a binary file, holds one side alone)';

async function syncWorktree({ openedAgent, handoff }: RunningTask): Promise<SyncResult> {
  const { workspace } = openedAgent.config;
  const tried = await attempt(workspace.sync({ task: handoff.task, unfinished: false }));
  if (tried.kind === 'threw') {
    const { code, message } = describe(tried.error);
    return { kind: 'failed', code, reason: message };
  }
  if (tried.value.kind !== 'conflict') return { kind: 'synced' };
  const files = tried.value.files.join(', ');
  const reason = `Your changes collide with a colleague's in ${files}.`;
  return { kind: 'conflict', reason };
}
