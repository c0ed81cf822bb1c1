// How acts are told: what is known while a record is being read, and how an act is added.
import { oneLine } from '#src/text/index.ts';
import type { RecordEntry } from '../../record.ts';
import type { Arrow, Detail, StoryAct } from './story.ts';

const MAX_TEXT = 200;

/** What is known while the record is being told. */
export type Telling = {
  readonly acts: StoryAct[];
  readonly arrows: Arrow[];
  /** Names by slug and by session. */
  readonly names: Map<string, string>;
  /** The session in which each agent last worked. */
  readonly sessions: Map<string, string>;
  /** The agent of each session. */
  readonly agents: Map<string, string>;
  /** Acts that later entries add to, by a key such as `call fenster 1` or `start fenster`. */
  readonly open: Map<string, StoryAct>;
  /** The paths of decisions and learnings. */
  readonly memory: ReadonlySet<string>;
  /** The last step of each session, which describes its next call. */
  readonly steps: Map<string, string>;
};

export type Teller = (entry: RecordEntry, telling: Telling) => void;

/** An act as a teller passes it in. */
type NewAct = Pick<StoryAct, 'at' | 'text'> &
  Partial<Omit<StoryAct, 'details'>> & { readonly details?: readonly Detail[] };

/** Adds an act and returns it, so that later entries can add to it. */
export function addAct({ acts, names }: Telling, act: NewAct): StoryAct {
  const { session = '', text, tone = 'plain', fact = '', details = [] } = act;
  const who = shortName(act.who ?? names.get(session) ?? session);
  const { at, mark } = act;
  const added = { at, session, who, text: line(text), mark, tone, fact, details: [...details] };
  acts.push(added);
  return added;
}

/** Merges an event into the call that caused it, or makes an act of it. */
export function tellEvent(telling: Telling, act: NewAct): StoryAct {
  const key = `told ${act.session ?? ''}`;
  const call = telling.open.get(key);
  telling.open.delete(key);
  if (call === undefined) return addAct(telling, act);
  const { text, mark, tone = 'plain', details = [] } = act;
  Object.assign(call, { text: line(text), mark, tone });
  call.details.unshift(...details);
  return call;
}

/** Returns a text as one line of the story. */
export function line(text: string): string {
  return oneLine(text, MAX_TEXT);
}

/** Cuts a name to the available room. */
export function shortName(text: string): string {
  return oneLine(text, 40);
}

/** Returns the name for an id: an agent's, a session's, or a person's login as it is. */
export function nameOf({ names }: Telling, id: string): string {
  return names.get(id) ?? (shortName(id) || 'nobody');
}

/** Returns the text as details, or nothing when it is blank. */
export function words(label: string, text: string): readonly Detail[] {
  return text.trim() === '' ? [] : [{ kind: 'words', label, text }];
}

/** Does the same for what programs read or write. */
export function code(label: string, text: string): readonly Detail[] {
  return text.trim() === '' ? [] : [{ kind: 'code', label, text }];
}

/** Returns `21 ms` or `3.4 s`, for example. */
export function tookText(ms: number): string {
  if (ms <= 0) return '';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** Returns `312 bytes` or `8.2 kB`, for example. */
export function bytesText(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}
