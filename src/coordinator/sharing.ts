// Around a handoff the sender's work goes onto the run's branch, and its folder is brought up to that: both see each other's work.
import { attempt, describe } from '../errors.ts';
import type { AtWork } from './delivery.ts';
import type { Refusal } from './handoff.ts';
import { refused } from './situation.ts';

type Shared =
  | { readonly kind: 'shared' }
  | { readonly kind: 'collision'; readonly reason: string }
  | { readonly kind: 'broken'; readonly code: string; readonly reason: string };

/** Shares before a message goes out; why it can't, when the colleague would not find the work on the branch. */
export async function shareBefore(sender: AtWork): Promise<Refusal | undefined> {
  const shared = await share(sender);
  switch (shared.kind) {
    case 'shared':
      return undefined;
    case 'collision':
      return refused('E_CONFLICT', shared.reason, `${SETTLE}, then hand over again`);
    case 'broken':
      return refused(shared.code, shared.reason, 'go on with your own work');
  }
}

/** Shares when an answer has come; what the sender must know of its folder, a sentence each. */
export async function shareAfter(sender: AtWork): Promise<readonly string[]> {
  const shared = await share(sender);
  switch (shared.kind) {
    case 'shared':
      return [];
    case 'collision':
      return [`${shared.reason} Before you go on, ${SETTLE}.`];
    case 'broken':
      return [`You do not see your colleagues' newest work: ${shared.reason}`];
  }
}

const SETTLE = 'edit these files so that both intentions are kept and no conflict marker is left';

async function share({ seat, task }: AtWork): Promise<Shared> {
  const tried = await attempt(seat.equipment.desk.share({ task, unfinished: false }));
  if (tried.kind === 'threw') {
    const { code, message } = describe(tried.error);
    return { kind: 'broken', code, reason: message };
  }
  if (tried.value.kind !== 'conflict') return { kind: 'shared' };
  const files = tried.value.files.join(', ');
  const reason = `Your changes collide with a colleague's in ${files}. Your working directory now holds both sides.`;
  return { kind: 'collision', reason };
}
