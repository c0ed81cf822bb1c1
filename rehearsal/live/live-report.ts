// The live report of a rehearsal: a line for each act as it happens, then the outcome, the board, and what to do next.

import type { GitHubState } from '../github/state.ts';
import type { Rehearsal, RehearsalOptions, StartedRun } from '../rehearse.ts';
import type { RehearsedRun } from '../rehearsed-run.ts';
import type { ScenarioStory } from '../scenario/scenario.ts';
import { type Line, span } from '../terminal/line.ts';
import { paintLine, type Screen } from '../terminal/screen.ts';
import { boardBox } from './board-box.ts';
import { LineBudget, LineGate } from './budget.ts';
import { eventWords } from './event-words.ts';
import { followRun, type LiveRun } from './live-run.ts';
import { outcomeLine } from './outcome-line.ts';
import type { StoryLine } from './story.ts';

export type ReportOptions = {
  readonly screen: Screen;
  readonly print: (text: string) => void;
  readonly story: ScenarioStory;
  /** False for a real model, whose run may be of any length. */
  readonly isLimited: boolean;
};

const EVENT_COLUMNS = 16;
const WHO_COLUMNS = 12;
const LOG_LINES = 8;

/** Reports a rehearsal on the terminal. */
export class LiveReport {
  readonly #options: ReportOptions;
  readonly #budget: LineBudget;
  #run: StartedRun | undefined;
  #live: LiveRun | undefined;
  #gate: LineGate<StoryLine> | undefined;
  #last: StoryLine | undefined;

  constructor(options: ReportOptions) {
    this.#options = options;
    this.#budget = new LineBudget(1 + options.story.later.length, options.isLimited);
  }

  /** Returns the hooks that the rehearsal calls while it plays. */
  hooks(): Pick<RehearsalOptions, 'onStart' | 'watch' | 'onEnd'> {
    return {
      onStart: (_job, run) => this.#start(run),
      watch: (seen) => {
        if (seen.kind === 'github') this.#live?.request(seen.request);
      },
      onEnd: (run, state) => this.#end(run, state),
    };
  }

  /** Shows what went wrong, if anything did, and what the last run left for people. */
  finish(rehearsal: Rehearsal, { hasBoard }: { readonly hasBoard: boolean }): void {
    const { problems, asExpected, runs } = rehearsal;
    const wrong = asExpected ? [] : [...problems.map(problemLine), ...logLines(runs.at(-1))];
    this.#budget.takeMore(wrong.length);
    const box = hasBoard
      ? [[], ...boardBox(this.#options.screen, rehearsal, this.#budget.ofBoard() + 2)]
      : [];
    for (const line of [...wrong, ...box]) this.print(line);
  }

  print(line: Line): void {
    this.#options.print(paintLine(this.#options.screen, line));
  }

  #start(run: StartedRun): void {
    const { story } = this.#options;
    const later = story.later[run.number - 2];
    const [who, what] = eventWords(run.number === 1 ? story.event : later?.event, story);
    const merged = later?.merge === undefined ? '' : `(#${later.merge} is merged) `;
    this.print([]);
    this.print([span(who.padEnd(EVENT_COLUMNS), 'bold'), span(`${merged}${what}`)]);
    this.#run = run;
    this.#last = undefined;
    this.#gate = new LineGate(this.#budget.ofNextRun(), (line) => this.#act(line));
    this.#live = followRun(run, (line) => this.#gate?.add(line));
  }

  async #end(run: RehearsedRun, state: GitHubState): Promise<void> {
    this.#live?.end();
    const missing = (count: number) => this.print([span(`          … ${count} more`, 'dim')]);
    this.#budget.take(this.#gate?.end(missing) ?? 0);
    if (this.#options.story.later.length === 0) this.print([]);
    this.print(await outcomeLine(run, state));
  }

  #act(line: StoryLine): void {
    const { at, who, what, to } = line;
    const isMore = to !== undefined && this.#last?.to !== undefined && this.#last.who === who;
    this.#last = line;
    const time = `${(Math.max(0, at - (this.#run?.startedAt ?? at)) / 1000).toFixed(1)} s`;
    const name = isMore ? '' : who;
    this.print([
      span(`${(isMore ? '' : time).padStart(7)}  `, 'dim'),
      span(name.padEnd(WHO_COLUMNS), OWN_NAMES.has(who) ? 'dim' : 'cyan'),
      ...(to === undefined ? [] : [span(`→ ${to}`, 'cyan'), span('   ')]),
      span(what, toneOf(what)),
    ]);
  }
}

/** Names in the report that are not agents. */
const OWN_NAMES: ReadonlySet<string> = new Set(['squad', 'board', 'checks', 'note', 'github']);

function toneOf(what: string): 'red' | 'yellow' | undefined {
  if (/^(?:failed:|was stopped:|refuses )|: (?:failed|timed-out)\b/.test(what)) return 'red';
  return /^(?:may not |stops:|→ \S+ refused\b)/.test(what) ? 'yellow' : undefined;
}

function problemLine(problem: string): Line {
  return [span('  scenario: ', 'red'), span(problem)];
}

/** Shows the log's errors and warnings or, for a job without an outcome, the end of its log. */
function logLines(run: RehearsedRun | undefined): readonly Line[] {
  const lines = (run?.log ?? '').split('\n').filter((line) => !/^(?:::debug::.*|\s*)$/.test(line));
  const told = run?.outputs.outcome === undefined ? lines : lines.filter(isComplaint);
  const shown = told.slice(-LOG_LINES).map((line) => [span(`  ${line}`, 'dim')]);
  return shown.length === 0 ? [] : [[span("  From the job's log:", 'red')], ...shown];
}

function isComplaint(line: string): boolean {
  return /^::(?:error|warning)\b/.test(line);
}
