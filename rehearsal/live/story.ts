// The story of a run in lines. An agent's consecutive acts share one line, which is told when something else begins.
import { createActLines } from '#src/run-log/acts.ts';
import type { TimedEvent } from '#src/run-log/events.ts';
import { oneLine } from '#src/text/one-line.ts';

/** A line: when, who, and what they did. */
export type StoryLine = { readonly at: number; readonly who: string; readonly what: string };

/** The most characters of an act that shares its line, of one with its own line, and of several acts in one line. */
const MAX_ACT = 60;
const MAX_ALONE = 300;
const MAX_LINE = 150;
const LONGEST_WAIT_MS = 2_000;

/** Events that other lines of the report tell already. */
const NOT_TOLD: ReadonlySet<string> = new Set([
  'run.started',
  'run.ended',
  'agent.spawned',
  'notice',
]);

/** Events whose words may go on in the same line. */
const SHARED: ReadonlySet<string> = new Set([
  'agent.step',
  'tool.start',
  'tool.complete',
  'tool.failed',
  'decision',
  'learning',
  'effect',
]);

const ENDS: ReadonlySet<string> = new Set(['agent.idle', 'agent.finished']);

type Pending = { readonly since: number; readonly acts: readonly string[] };

/** Takes one run's events in order, and tells its lines. */
export class Story {
  readonly #tell: (line: StoryLine) => void;
  readonly #readAct = createActLines();
  /** Acts not told yet, by who did them. */
  readonly #pending = new Map<string, Pending>();
  /** Everybody of whom something has been told. */
  readonly #heard = new Set<string>();

  constructor(tell: (line: StoryLine) => void) {
    this.#tell = tell;
  }

  event(event: TimedEvent): void {
    const act = this.#readAct(event);
    if (act === undefined || NOT_TOLD.has(event.kind)) return;
    const [who, words, details = []] = act;
    const max = SHARED.has(event.kind) ? MAX_ACT : MAX_ALONE;
    const what = [words, ...details.slice(0, 1)].map((part) => oneLine(part, max)).join(' · ');
    const line = { at: event.at, who, what };
    if (SHARED.has(event.kind) || isRefused(event)) this.#add(line);
    else if (ENDS.has(event.kind)) this.#endTurn(line);
    else if (event.kind === 'commit') this.#flush(who, event.at);
    else this.say(line);
  }

  /** Tells a line of its own. */
  say(line: StoryLine): void {
    this.#flush(line.who, line.at);
    this.#heard.add(line.who);
    this.#tell(line);
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

  #add({ at, who, what }: StoryLine): void {
    const waiting = this.#pending.get(who)?.acts ?? [];
    if (joinActs([...waiting, what]).length > MAX_LINE) this.#flush(who, at);
    const { since, acts } = this.#pending.get(who) ?? { since: at, acts: [] };
    this.#pending.set(who, { since, acts: [...new Set([...acts, what])] });
    this.#heard.add(who);
  }

  /** Ends the agent's line. Tells its answer only if it did nothing else, because the board has it. */
  #endTurn(line: StoryLine): void {
    if (this.#heard.has(line.who)) this.#flush(line.who, line.at);
    else this.say(line);
  }

  #flush(who: string, at: number): void {
    const acts = this.#pending.get(who)?.acts ?? [];
    this.#pending.delete(who);
    if (acts.length > 0) this.#tell({ at, who, what: joinActs(acts) });
  }
}

/** True for a message that nobody got. Many of these may be alike. */
function isRefused(event: TimedEvent): boolean {
  return event.kind === 'handoff' && event.status !== 'sent' && event.status !== 'delivered';
}

const WITH_PATHS = /^(reads|writes|edits) (.+)$/;

/** Joins acts to `reads a.js, b.js · edits a.js · decides: …`. Files come first, because their names are short. */
function joinActs(acts: readonly string[]): string {
  const joined: string[] = [];
  let verb: string | undefined;
  const isLong = (act: string) => Number(/^(?:decides|learns):/.test(act));
  for (const act of acts.toSorted((one, other) => isLong(one) - isLong(other))) {
    const [, next, path] = WITH_PATHS.exec(act) ?? [];
    if (next !== undefined && next === verb) joined.push(`${joined.pop()}, ${path}`);
    else joined.push(act);
    verb = next;
  }
  return joined.join(' · ');
}
