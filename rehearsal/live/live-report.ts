// The live report of a rehearsal: a line for each act as it happens, then the outcome, the board, and what to do next.

import { count, plural } from '#src/text/count.ts';
import { pullFacts } from '../git/pull-facts.ts';
import type { SeenRequest } from '../github/embedded-github.ts';
import type { GitHubState } from '../github/state.ts';
import type { Rehearsal, RehearsalOptions, StartedRun } from '../rehearse.ts';
import { isAsExpected, type RehearsedRun } from '../rehearsed-run.ts';
import type { ScenarioStory } from '../scenario/scenario.ts';
import { type Line, span } from '../terminal/line.ts';
import { paintLine, type Screen } from '../terminal/screen.ts';
import { BOARD, boardBox } from './board-box.ts';
import { eventWords } from './event-words.ts';
import { followRecord } from './follow-record.ts';
import { Story, type StoryLine } from './story.ts';

export type ReportOptions = {
  readonly screen: Screen;
  readonly print: (text: string) => void;
  readonly story: ScenarioStory;
};

const EVENT_COLUMNS = 16;
const WHO_COLUMNS = 12;
const LOG_LINES = 8;
const LOOK_EVERY_MS = 100;
/** With the lines that npm prints first and the next commands, the report fits on a screen of 45. */
const ALL_LINES = 38;
const LEAST_BOARD = 10;

/** Reports a rehearsal on the terminal. */
export class LiveReport {
  readonly #options: ReportOptions;
  #printed = 0;
  #startedAt = 0;
  #story: Story | undefined;
  #look: () => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ReportOptions) {
    this.#options = options;
  }

  /** Returns the hooks that the rehearsal calls while it plays. */
  hooks(): Pick<RehearsalOptions, 'onStart' | 'watch' | 'onEnd'> {
    return {
      onStart: (_job, run) => this.#start(run),
      watch: (seen) => {
        if (seen.kind === 'github') this.#request(seen.request);
      },
      onEnd: (run, state) => this.#end(run, state),
    };
  }

  /** Shows what went wrong, if anything did, and what the last run left for people. */
  finish(rehearsal: Rehearsal, { hasBoard }: { readonly hasBoard: boolean }): void {
    const { problems, asExpected, runs } = rehearsal;
    if (!asExpected) {
      for (const problem of problems) this.print([span('  scenario: ', 'red'), span(problem)]);
      for (const line of logLines(runs.at(-1))) this.print(line);
    }
    if (!hasBoard) return;
    const room = Math.max(LEAST_BOARD, ALL_LINES - this.#printed);
    const box = boardBox(this.#options.screen, rehearsal, room);
    for (const line of [[], ...box]) this.print(line);
  }

  print(line: Line): void {
    this.#printed += 1;
    this.#options.print(paintLine(this.#options.screen, line));
  }

  #start({ number, temporary, startedAt }: StartedRun): void {
    const { story } = this.#options;
    const later = story.later[number - 2];
    const [who, what] = eventWords(number === 1 ? story.event : later?.event, story);
    const merged = later?.merge === undefined ? '' : `(#${later.merge} is merged) `;
    this.print([]);
    this.print([span(who.padEnd(EVENT_COLUMNS), 'bold'), span(`${merged}${what}`)]);
    this.#startedAt = startedAt;
    const told = new Story((line) => this.#act(line));
    const readRecord = followRecord(temporary);
    this.#story = told;
    this.#look = () => {
      for (const event of readRecord()) told.event(event);
    };
    this.#timer = setInterval(() => {
      this.#look();
      told.tick(Date.now());
    }, LOOK_EVERY_MS);
  }

  /** Tells of comments, of which the record says nothing. */
  #request({ method, path, body, status, at }: SeenRequest): void {
    const thread = /\/issues\/(\d+)\/comments$/.exec(path)?.[1];
    if (method !== 'POST' || thread === undefined || status >= 400) return;
    this.#look();
    const isBoard = JSON.stringify(body).includes(BOARD);
    const [who, what] = isBoard ? ['board', 'posted'] : ['squad', 'comments'];
    this.#story?.say({ at, who, what: `${what} on #${thread}` });
  }

  async #end(run: RehearsedRun, state: GitHubState): Promise<void> {
    clearInterval(this.#timer);
    this.#look();
    this.#story?.end(Date.now());
    if (this.#options.story.later.length === 0) this.print([]);
    this.print(await outcomeLine(run, state));
  }

  #act({ at, who, what }: StoryLine): void {
    const time = `${(Math.max(0, at - this.#startedAt) / 1000).toFixed(1)} s`;
    const [receiver = ''] = /^→ [^:]{1,60}: /.exec(what) ?? [];
    this.print([
      span(`${time.padStart(7)}  `, 'dim'),
      span(who.padEnd(WHO_COLUMNS), OWN_NAMES.has(who) ? 'dim' : 'cyan'),
      span(receiver, 'cyan'),
      span(what.slice(receiver.length), toneOf(what)),
    ]);
  }
}

/** Names in the report that are not agents. */
const OWN_NAMES: ReadonlySet<string> = new Set(['squad', 'board', 'checks', 'note']);

function toneOf(what: string): 'red' | 'yellow' | undefined {
  if (/^(?:failed:|was stopped:)|: (?:failed|timed-out)\b/.test(what)) return 'red';
  return /^(?:may not |stops:|→ \S+ refused\b)/.test(what) ? 'yellow' : undefined;
}

/** Shows the log's errors and warnings or, for a job without an outcome, the end of its log. */
function logLines(run: RehearsedRun | undefined): readonly Line[] {
  const lines = (run?.log ?? '').split('\n').filter((line) => !/^(?:::debug::.*|\s*)$/.test(line));
  const isEnded = run?.outputs.outcome !== undefined;
  const told = isEnded ? lines.filter((line) => /^::(?:error|warning)\b/.test(line)) : lines;
  const shown = told.slice(-LOG_LINES).map((line) => [span(`  ${line}`, 'dim')]);
  return shown.length === 0 ? [] : [[span("  From the job's log:", 'red')], ...shown];
}

/** Says how a run ended: outcome, time, tokens and size of the work, and what was expected if that differs. */
async function outcomeLine(run: RehearsedRun, state: GitHubState): Promise<Line> {
  const { outcome = 'no outcome', tokens = '0', 'pull-request': pull } = run.outputs;
  const { expected, exitCode, signal } = run;
  const isGood = isAsExpected(run);
  const exit = exitCode === null ? `signal ${signal ?? 'unknown'}` : `exit code ${exitCode}`;
  const wanted = `; expected: ${expected.outcome}, exit code ${expected.exitCode}`;
  const facts = [
    exitCode === 0 ? '' : exit,
    `${((run.endedAt - run.startedAt) / 1000).toFixed(1)} s`,
    tokens === '0' ? '' : `${count(Number(tokens))} tokens`,
    await sizeText(state, Number(pull)),
  ].filter((fact) => fact !== '');
  return [
    span(isGood ? '✔ ' : '✘ ', isGood ? 'green' : 'red'),
    span(outcome, 'bold'),
    span(isGood ? '' : wanted, 'red'),
    span(` · ${facts.join(' · ')}`),
  ];
}

/** Says the pull request's size without the team's memory, as the board counts it. */
async function sizeText(state: GitHubState, number: number): Promise<string> {
  const pull = state.pulls.get(number);
  if (pull === undefined || state.threads.get(number)?.state !== 'open') return '';
  const { files } = await pullFacts(state, pull);
  const work = files.filter(({ path }) => !path.startsWith('.squad/'));
  const sum = (key: 'additions' | 'deletions') =>
    work.reduce((total, file) => total + file[key], 0);
  const lines = `+${sum('additions')} −${sum('deletions')}`;
  return work.length === 0 ? '' : `${plural(work.length, 'file')}, ${lines}`;
}
