// The decisions of one drop, whichever of Squad's producers, agent or person wrote it.
import type { DecisionEntry } from '../../team/memory/decisions.ts';
import { parseInboxEntry } from '../../team/memory/inbox-entry.ts';
import type { Member } from '../../team/roster/member.ts';
import type { InboxFile } from './inbox-file.ts';

export type DecisionEntriesReading =
  | { readonly kind: 'entries'; readonly entries: readonly DecisionEntry[] }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Reads a drop's decisions: at least one, or why there is none. `members` tell whose a file's name is. */
export function readDecisionEntries(
  inboxFile: InboxFile,
  members: readonly Member[],
): DecisionEntriesReading {
  const file = inboxFile.path.slice(inboxFile.path.lastIndexOf('/') + 1);
  const entries = parseInboxEntry({ file, text: inboxFile.text }, members);
  if (entries.length === 0) return { kind: 'unreadable', reason: 'it says nothing' };
  return { kind: 'entries', entries };
}
