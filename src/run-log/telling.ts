// How acts are told: what is known of a run so far, and the words that are built the same way everywhere.

import { firstOf } from '#src/text/count.ts';
import { firstParagraph, oneLine } from '#src/text/one-line.ts';
import type { TimedEvent } from './events.ts';
import type { Act, Arrow, Detail } from './page/story.ts';

/** What is known of the run so far. */
export type Telling = {
  /** Names by slug and by session. */
  readonly names: Map<string, string>;
  /** The session in which each agent last worked. */
  readonly sessions: Map<string, string>;
  /** The agent of each session. */
  readonly agents: Map<string, string>;
  /** Acts that later events add to, by a key such as `call fenster 1` or `start fenster`. */
  readonly open: Map<string, Act>;
  /** The last step of each session, which describes its next call. */
  readonly steps: Map<string, string>;
  /** What the log says of a call when it ends, by session and call. */
  readonly running: Map<string, string>;
  /** Refusals whose call has not ended yet: session, access and path. */
  readonly denied: Set<string>;
  /** Paths of decisions and learnings: the team's memory, which people read last. */
  readonly memory: Set<string>;
  /** The sessions that committed each path. */
  readonly authors: Map<string, Set<string>>;
  /** The sessions that are resolving a conflict. */
  readonly resolving: Set<string>;
  /** What people asked for. */
  readonly requests: Set<string>;
  /** The act told last. */
  last: Act | undefined;
};

/** What one event tells: acts that begin or that it belongs to, a message between lanes, and what log and terminal say now. */
export type Told = {
  readonly acts?: readonly Act[];
  readonly arrow?: Arrow;
  readonly line?: ActLine;
};

/** Who did what, and what may be folded below it. */
export type ActLine = readonly [who: string, what: string, details?: readonly string[]];

/** An event that tells nothing by itself. */
export const NOTHING: Told = {};

/** What is told of an act besides its time. */
export type NewAct = Pick<Act, 'text'> &
  Partial<Omit<Act, 'at' | 'details'>> & {
    readonly details?: readonly Detail[];
    /** What the log says instead of the text; `false`: nothing. */
    readonly log?: string | false;
  };

/** An act, and what the log says of it. */
export type ToldAct = Told & { readonly act: Act };

/** Makes an act of an event. By default its session did it. */
export function tellAct(event: TimedEvent, telling: Telling, given: NewAct): ToldAct {
  const told = actOf(event, telling, given);
  telling.last = told.act;
  return told;
}

/** Merges an event into the call that caused it, or makes an act of it. */
export function tellEvent(event: TimedEvent, telling: Telling, given: NewAct): ToldAct {
  const key = `told ${given.session ?? ''}`;
  const call = telling.open.get(key);
  telling.open.delete(key);
  if (call === undefined) return tellAct(event, telling, given);
  const told = actOf(event, telling, given);
  const { text, mark, tone, details } = told.act;
  Object.assign(call, { text, mark, tone });
  call.details.unshift(...details);
  return { ...told, act: call, acts: [call] };
}

function actOf(event: TimedEvent, telling: Telling, given: NewAct): ToldAct {
  const {
    session = 'session' in event ? event.session : '',
    text,
    mark,
    tone = 'plain',
    fact = '',
  } = given;
  const { who = nameOf(telling, session), details = [], log = text } = given;
  const act = { at: event.at, session, who, text, mark, tone, fact, details: [...details] };
  const told = { act, acts: [act] };
  return log === false ? told : { ...told, line: [who, log] };
}

/** Returns a text as one line of the story. */
export function storyLine(text: string): string {
  return oneLine(text, MAX_TEXT);
}

const MAX_TEXT = 200;

/** Cuts a name to the available room. */
export function shortName(text: string): string {
  return oneLine(text, 40);
}

/** Returns the name for an id: an agent's, a session's, or a person's login as it is. */
export function nameOf({ names }: Telling, id: string): string {
  return names.get(id) ?? (shortName(id) || 'nobody');
}

/** Returns a long text as details, or nothing when it is blank. */
export function words(label: string, text: string): readonly Detail[] {
  return text.trim() === '' ? [] : [{ kind: 'words', label, text }];
}

/** Does the same for what programs read or write. */
export function code(label: string, text: string): readonly Detail[] {
  return text.trim() === '' ? [] : [{ kind: 'code', label, text }];
}

/** Returns the text as details, unless one line of the story shows all of it. */
export function longWords(label: string, text: string): readonly Detail[] {
  const said = firstParagraph(text);
  return said === text.trim() && said.length < 150 ? [] : words(label, text);
}

/** Returns `src/a.js, src/b.js, src/c.js and 2 more`, for example. */
export function pathsText(paths: readonly string[]): string {
  return firstOf(paths, 3, (path) => path);
}

/** Returns `312 bytes` or `8.2 kB`, for example. */
export function bytesText(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}
