// The story of a run, a line for each act: what an agent does in one go is one line, told when something else begins.
import type { TimedEvent } from '../../src/run-log/events.ts';
import { createActs } from '../../src/run-log/lines/log-line.ts';
import { oneLine } from '../../src/text/one-line.ts';
import type { SeenRequest } from '../github/embedded-github.ts';
import { githubAct } from './github-words.ts';

/** One line: when, who, and what they did. `to` is whom work is handed to. */
export type StoryLine = {
  readonly at: number;
  readonly who: string;
  readonly what: string;
  readonly to?: string | undefined;
};

type Pending = { readonly since: number; readonly acts: string[] };

/** Of one act among several in a line, and of one that has a line of its own. */
const MAX_ACT = 60;
const MAX_ALONE = 300;
/** Words of several acts in one line. */
const MAX_LINE = 150;
const LONGEST_WAIT_MS = 2_000;

/** Told by GitHub's side, or no news. */
const NOT_TOLD: ReadonlySet<TimedEvent['kind']> = new Set([
  'run.started',
  'run.ended',
  'agent.spawned',
  'effect',
  'notice',
]);

/** Acts that have a line of their own. */
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

/** Reads one run's events and requests in their order, and tells its lines. */
export class Story {
  readonly #tell: (line: StoryLine) => void;
  readonly #readAct = createActs();
  /** By who does them: acts that are not told yet. */
  readonly #pending = new Map<string, Pending>();
  /** Agents of whom nothing is told yet. */
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
    const max = isAlone || isEnd(event) ? MAX_ALONE : MAX_ACT;
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

  /** Tells what has waited for long. */
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

  /** A commit says again what was written; that it solved a conflict is news. */
  #commit(who: string, what: string, at: number): void {
    if (what.startsWith('resolved')) this.#add(who, what, at);
    this.#flush(who, at);
  }

  /** The answer is on the board; it is told of those who did nothing else. */
  #endTurn(who: string, what: string, at: number): void {
    if (this.#silent.has(who)) this.#add(who, what.replace(/^is done:/, 'answers:'), at);
    this.#flush(who, at);
  }

  #flush(who: string, at: number): void {
    const acts = this.#pending.get(who)?.acts ?? [];
    this.#pending.delete(who);
    if (acts.length > 0) this.#say({ at, who, what: joinActs(acts) });
  }

  /** What was done on GitHub was done before whatever else is told now. */
  #say(line: StoryLine): void {
    if (line.who !== 'squad') this.#flush('squad', line.at);
    this.#tell(line);
  }
}

/** Of messages that nobody got many may be alike: they are told together. */
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

/** `reads a.js, b.js · edits a.js · decides: …`: files first, as their names are short. */
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
