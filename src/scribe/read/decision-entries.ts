// The decisions of one drop, whichever of Squad's producers, agent or person wrote it.
import type { DecisionEntry } from '../../team/memory/decisions.ts';
import { parseInboxEntry } from '../../team/memory/inbox-entry.ts';
import type { Member } from '../../team/roster/member.ts';
import type { Drop } from './drop.ts';

export type EntriesReading =
  | { readonly kind: 'entries'; readonly entries: readonly DecisionEntry[] }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Reads a drop's decisions: at least one, or why there is none. `members` tell whose a file's name is. */
export function decisionEntries(drop: Drop, members: readonly Member[]): EntriesReading {
  const file = drop.path.slice(drop.path.lastIndexOf('/') + 1);
  const entries = parseInboxEntry({ file, text: drop.text }, members);
  if (entries.length === 0) return { kind: 'unreadable', reason: 'it says nothing' };
  return { kind: 'entries', entries };
}
