// The story of a run in lines. An agent's consecutive acts share one line, which is told when something else begins.
import type { TimedEvent } from '../../src/run-log/events.ts';
import { createActs } from '../../src/run-log/lines/acts.ts';
import { oneLine } from '../../src/text/one-line.ts';
import type { SeenRequest } from '../github/embedded-github.ts';
import { githubAct } from './github-words.ts';

/** A line: when, who, and what they did. `to` is the agent that gets the work. */
export type StoryLine = {
  readonly at: number;
  readonly who: string;
  readonly what: string;
  readonly to?: string | undefined;
};

type Pending = { readonly since: number; readonly acts: string[] };

/** The most characters of an act that shares its line, and of one with its own line. */
const MAX_ACT = 60;
const MAX_ALONE = 300;
/** The most characters of several acts in one line. */
const MAX_LINE = 150;
const LONGEST_WAIT_MS = 2_000;

/** Events that the requests to GitHub tell already, or that are no news. */
const NOT_TOLD: ReadonlySet<TimedEvent['kind']> = new Set([
  'run.started',
  'run.ended',
  'agent.spawned',
  'effect',
  'notice',
]);

/** Events that get their own line. */
const ALONE: ReadonlySet<TimedEvent['kind']> = new Set([
  'handoff',
  'review',
  'appeal',
  'agent.failed',
  'agent.stopped',
  'check',
  'checks.off',
  'note',
  'limit',
  'conflict',
]);

/** Takes one run's events and requests in order, and tells its lines. */
export class Story {
  readonly #tell: (line: StoryLine) => void;
  readonly #readAct = createActs();
  /** Acts not told yet, by who did them. */
  readonly #pending = new Map<string, Pending>();
  /** Agents of which nothing has been told yet. */
  readonly #silent = new Set<string>();

  constructor(tell: (line: StoryLine) => void) {
    this.#tell = tell;
  }

  event(event: TimedEvent): void {
    const act = this.#readAct(event);
    if (event.kind === 'agent.spawned') this.#silent.add(event.name);
    if (act === undefined || NOT_TOLD.has(event.kind)) return;
    const [who, words, details = []] = act;
    const isAlone = ALONE.has(event.kind) && !isRefused(event);
    const isLongTold = isAlone || isEnd(event) || isRefused(event);
    const max = isLongTold ? MAX_ALONE : MAX_ACT;
    const what = [words, ...details.slice(0, 1)].map((part) => oneLine(part, max)).join(' · ');
    if (isAlone) this.#alone(who, what, event.at);
    else if (event.kind === 'commit') this.#commit(who, what, event.at);
    else if (isEnd(event)) this.#endTurn(who, what, event.at);
    else this.#add(who, what, event.at);
  }

  request(request: SeenRequest): void {
    const [who, what] = githubAct(request) ?? [];
    if (who === undefined || what === undefined) return;
    if (who === 'squad') this.#add(who, what, request.at);
    else this.#alone(who, what, request.at);
  }

  /** Tells acts that have waited too long. */
  tick(now: number): void {
    for (const [who, { since }] of [...this.#pending]) {
      if (now - since > LONGEST_WAIT_MS) this.#flush(who, now);
    }
  }

  end(now: number): void {
    for (const who of [...this.#pending.keys()]) this.#flush(who, now);
  }

  #add(who: string, what: string, at: number): void {
    const waiting = this.#pending.get(who)?.acts ?? [];
    if (joinActs([...waiting, what]).length > MAX_LINE) this.#flush(who, at);
    const entry = this.#pending.get(who) ?? { since: at, acts: [] };
    if (!entry.acts.includes(what)) entry.acts.push(what);
    this.#pending.set(who, entry);
    this.#silent.delete(who);
  }

  #alone(who: string, what: string, at: number): void {
    this.#flush(who, at);
    this.#silent.delete(who);
    this.#say(lineOf(who, what, at));
  }

  /** Ends the agent's line. A commit only repeats what was written, unless it resolved a conflict. */
  #commit(who: string, what: string, at: number): void {
    if (what.startsWith('resolved')) this.#add(who, what, at);
    this.#flush(who, at);
  }

  /** Ends the agent's line. Tells its answer only if it did nothing else, because the board has it. */
  #endTurn(who: string, what: string, at: number): void {
    if (this.#silent.has(who)) this.#add(who, what.replace(/^is done:/, 'answers:'), at);
    this.#flush(who, at);
  }

  #flush(who: string, at: number): void {
    const acts = this.#pending.get(who)?.acts ?? [];
    this.#pending.delete(who);
    if (acts.length > 0) this.#say({ at, who, what: joinActs(acts) });
  }

  /** Tells a line, after any pending acts on GitHub, which happened before it. */
  #say(line: StoryLine): void {
    if (line.who !== 'squad') this.#flush('squad', line.at);
    this.#tell(line);
  }
}

/** True for a message that nobody got. Many of these may be alike, so they share a line. */
function isRefused(event: TimedEvent): boolean {
  return event.kind === 'handoff' && event.status !== 'sent' && event.status !== 'delivered';
}

function isEnd({ kind }: TimedEvent): boolean {
  return kind === 'agent.idle' || kind === 'agent.finished';
}

const HANDOFF = /^→ ([^:]{1,60}): (.+)$/;

function lineOf(who: string, what: string, at: number): StoryLine {
  const [, to, task] = HANDOFF.exec(what) ?? [];
  return to === undefined || task === undefined ? { at, who, what } : { at, who, what: task, to };
}

const WITH_PATHS = /^(reads|writes|edits) (.+)$/;

/** Joins acts to `reads a.js, b.js · edits a.js · decides: …`. Files come first, because their names are short. */
function joinActs(acts: readonly string[]): string {
  const sorted = acts.toSorted((one, other) => Number(isLong(one)) - Number(isLong(other)));
  const joined: string[] = [];
  let verb: string | undefined;
  for (const act of sorted) {
    const [, next, path] = WITH_PATHS.exec(act) ?? [];
    if (next !== undefined && next === verb) joined.push(`${joined.pop()}, ${path}`);
    else joined.push(act);
    verb = next;
  }
  return joined.join(' · ');
}

function isLong(act: string): boolean {
  return /^(?:decides|learns):/.test(act);
}
