// Commits and conflicts, for the job's log.
import type { TimedEvent } from '../events.ts';
import { conflictText, pathsText } from './act-words.ts';
import type { CallWords } from './log-calls.ts';

/** Returns the name that people read, for a slug or a session's label. */
export type NameOf = (id: string) => string;

type WorkState = {
  /** Paths of the decisions and learnings. */
  readonly memory: Set<string>;
  /** The sessions that committed each path. */
  readonly authors: Map<string, Set<string>>;
  /** The sessions that are resolving a conflict. */
  readonly resolving: Set<string>;
};

/** Returns a function that puts one run's commits and conflicts into words. Earlier commits show who a change collides with. */
export function createWorkWords(): (event: TimedEvent, nameOf: NameOf) => CallWords {
  const state: WorkState = { memory: new Set(), authors: new Map(), resolving: new Set() };
  return (event, nameOf) => {
    switch (event.kind) {
      case 'decision':
      case 'learning':
        state.memory.add(event.note.path);
        return undefined;
      case 'conflict':
        return { words: collisionText(event, state, nameOf) };
      case 'commit':
        // A commit event without files only adds to an earlier one.
        return { words: event.files.length === 0 ? undefined : commitText(event, state) };
      default:
        return undefined;
    }
  };
}

function collisionText(
  { session, files, keptOn }: Extract<TimedEvent, { kind: 'conflict' }>,
  { authors, resolving }: WorkState,
  nameOf: NameOf,
): string {
  const others = new Set(files.flatMap((path) => [...(authors.get(path) ?? [])]));
  others.delete(session);
  const names = [...new Set([...others].map(nameOf))].join(' and ') || 'colleagues';
  if (keptOn === undefined) resolving.add(session);
  else resolving.delete(session);
  return `${conflictText(keptOn)} with ${names} in ${pathsText(files)}`;
}

/** Lists the files that people read before those of the team's memory. */
function commitText(
  { session, subject, files }: Extract<TimedEvent, { kind: 'commit' }>,
  { memory, authors, resolving }: WorkState,
): string {
  for (const path of files) authors.set(path, (authors.get(path) ?? new Set()).add(session));
  const ordered = [...files].sort((a, b) => Number(memory.has(a)) - Number(memory.has(b)));
  return `${resolving.delete(session) ? 'resolves the conflict and ' : ''}commits ${pathsText(ordered)}${subject ? `: ${subject}` : ''}`;
}
