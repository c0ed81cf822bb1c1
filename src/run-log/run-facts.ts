// What stands above and below the story: how the run ended, the request, the numbers, and what each agent used.

import type { OutcomeKind } from '#src/outcome.ts';
import { count, duration, plural, sum } from '#src/text/count.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { STOPS } from './acts.ts';
import { COORDINATOR } from './agent-row.ts';
import { type Html, html } from './page/html.ts';
import type { Act, SessionLane, Tone } from './page/story.ts';
import { memoryPaths, type RecordEntry } from './record.ts';
import { shortName, storyLine } from './telling.ts';

/** What one session used. */
type Cost = {
  readonly lane: SessionLane;
  readonly models: readonly string[];
  readonly input: number;
  readonly output: number;
  readonly calls: number;
  /** Milliseconds at work. */
  readonly ms: number;
  /** In requests of the plan; undefined when the record doesn't say. */
  readonly cost: number | undefined;
};

/** Returns what each session used, in the order of the lanes. */
export function sumCosts(
  entries: readonly RecordEntry[],
  lanes: readonly SessionLane[],
): readonly Cost[] {
  return lanes.map((lane) => {
    const own = entries.filter((entry) => entry.text('session') === lane.session);
    const usage = own.filter(({ kind }) => kind === 'usage');
    const told = usage.filter((entry) => entry.has('cost'));
    const models = new Set(usage.map((entry) => shortName(entry.text('model'))));
    const worked = lane.spans.filter(({ state }) => state === 'working');
    return {
      lane,
      models: [...models].filter((model) => model !== ''),
      input: sum(usage.map((entry) => entry.number('inputTokens'))),
      output: sum(usage.map((entry) => entry.number('outputTokens'))),
      calls: own.filter(({ kind }) => kind === 'tool.start').length,
      ms: sum(worked.map(({ from, to }) => to - from)),
      cost: told.length === 0 ? undefined : sum(told.map((entry) => entry.number('cost'))),
    };
  });
}

/** Returns the committed paths, without the team's memory. */
function changedFiles(entries: readonly RecordEntry[]): readonly string[] {
  const memory = memoryPaths(entries);
  const commits = entries.filter(({ kind }) => kind === 'commit');
  return [...new Set(commits.flatMap((entry) => entry.texts('files')))].filter(
    (path) => !memory.has(path),
  );
}

/** What a reader should know first. */
type RunEnd = { readonly word: string; readonly tone: Tone; readonly text: string };

type OutcomeWords = readonly [word: string, tone: Tone, text: string];

const OUTCOMES: Readonly<Record<string, OutcomeWords>> = {
  changed: ['Done', 'good', 'The work is pushed'],
  answered: ['Answered', 'good', 'The squad has answered'],
  asked: ['Question', 'warn', 'A question waits for an answer'],
  declined: ['Declined', 'warn', 'The request was declined'],
  'nothing-to-do': ['Done', 'good', 'Nothing to change'],
  limited: ['Stopped', 'warn', 'The run was stopped'],
  failed: ['Failed', 'bad', 'The run failed'],
} satisfies Readonly<Record<OutcomeKind, OutcomeWords>>;

/** Returns how the run ended; the worst open problem comes first. */
export function endOf(entries: readonly RecordEntry[], acts: readonly Act[]): RunEnd {
  const kind = entries.findLast((entry) => entry.kind === 'run.ended')?.text('outcome') ?? '';
  const outcome = Object.hasOwn(OUTCOMES, kind) ? OUTCOMES[kind] : undefined;
  if (outcome === undefined) {
    return { word: 'Unfinished', tone: 'warn', text: 'The record ends before the run does' };
  }
  const [word, tone, text] = outcome;
  if (kind === 'changed') return workEnd(entries) ?? { word, tone, text };
  const stop = acts.findLast((act) => act.text.startsWith(STOPS));
  const reason = kind === 'limited' ? stop?.text.slice(STOPS.length) : undefined;
  return { word, tone, text: reason ?? text };
}

/** Returns how it ended for the pull request, or about the checks that fail. */
function workEnd(entries: readonly RecordEntry[]): RunEnd | undefined {
  const ended = entries.findLast(({ kind }) => kind === 'run.ended');
  const pull = ended?.text('pull') || undefined;
  const [failing, ...others] = failingChecks(entries).map((name) => storyLine(name));
  if (failing !== undefined) {
    const names =
      others.length === 0 ? `${failing} fails` : `${plural(others.length + 1, 'check')} fail`;
    return { word: 'Checks fail', tone: 'bad', text: `${storyLine(pull ?? 'The work')}: ${names}` };
  }
  if (pull === undefined) return undefined;
  const isDraft = ended?.isTrue('isDraft') === true;
  if (hasOpenReview(entries)) {
    const text = `${storyLine(pull)} is ${isDraft ? 'a draft' : 'ready'}, and a review is open`;
    return { word: 'Review open', tone: 'warn', text };
  }
  return isDraft
    ? { word: 'Draft', tone: 'warn', text: `${storyLine(pull)} is a draft` }
    : { word: 'Done', tone: 'good', text: `${storyLine(pull)} is ready for review` };
}

/** True when any reviewer's last verdict asks for changes. */
function hasOpenReview(entries: readonly RecordEntry[]): boolean {
  const notes = entries.filter(({ kind }) => kind === 'review').map((entry) => entry.entry('note'));
  const verdicts = new Map(notes.map((note) => [note.text('reviewer'), note.text('verdict')]));
  return [...verdicts.values()].includes('changes-requested');
}

/** Returns the names of the checks whose last result is a failure. */
function failingChecks(entries: readonly RecordEntry[]): readonly string[] {
  const failing = [...checkResults(entries)].filter(([, result]) =>
    /^(?:failed|timed-out)$/.test(result),
  );
  return failing.map(([name]) => name);
}

/** Returns the last result of each check. */
function checkResults(entries: readonly RecordEntry[]): ReadonlyMap<string, string> {
  const checks = entries.filter(({ kind }) => kind === 'check');
  return new Map(
    checks.map((one) => [one.text('name') || one.text('command'), one.text('result')]),
  );
}

const LONG_REQUEST = 600;
const LONG_ANSWER = 3000;

/** Writes the end, and the request in its author's words. */
export function renderEnd(end: RunEnd, started: RecordEntry | undefined): Html {
  const [actor, asked] = [started?.text('actor') ?? '', started?.text('asked') ?? ''];
  const request = (asked || (started?.text('request') ?? '')).trim();
  const words = html`<blockquote>${oneLine(request, LONG_REQUEST)}</blockquote>`;
  const rest = html`<details><summary>The whole request</summary><blockquote class="words">${request.slice(0, 20_000)}</blockquote></details>`;
  return html`<p class="where">${whereOf(started)}</p>
<h1><span class="badge ${end.tone}">${end.word}</span> ${end.text}</h1>
${request === '' ? '' : html`<figure class="request"><figcaption>${actor || 'Somebody'} asked</figcaption>${request.length > LONG_REQUEST ? rest : words}</figure>`}`;
}

/** Writes the answer, when the run ended with one. */
export function renderAnswer(entries: readonly RecordEntry[]): Html {
  const ended = entries.findLast(({ kind }) => kind === 'run.ended');
  const answer = ended?.text('answer').trim() ?? '';
  if (!/^(?:answered|asked)$/.test(ended?.text('outcome') ?? '') || answer === '') return html``;
  return html`<figure class="request"><figcaption>The answer</figcaption><blockquote class="words">${cutCharacters(answer, LONG_ANSWER, ' … (the full text is in the story)')}</blockquote></figure>`;
}

/** Writes `acme/shop #7`, as a link when the record has the address. */
function whereOf(started: RecordEntry | undefined): Html {
  const thread = started?.number('thread') ?? 0;
  const repository = oneLine(started?.text('repository') ?? '', 140);
  const words = `${repository} ${thread > 0 ? `#${thread}` : ''}`.trim() || 'A run of the squad';
  const url = started?.text('url') ?? '';
  if (!isSecureAddress(url)) return html`${words}`;
  return html`<a href="${url}" rel="noopener noreferrer">${words}</a>`;
}

function isSecureAddress(url: string): boolean {
  return url.length < 2000 && /^https:\/\/[^\s\\]+$/.test(url) && URL.canParse(url);
}

/** Writes the numbers of the run. */
export function renderFacts(
  entries: readonly RecordEntry[],
  costs: readonly Cost[],
  totalMs: number,
): Html {
  const others = costs.filter(({ lane }) => lane.session !== COORDINATOR);
  const agents = new Set(others.map(({ lane }) => lane.name));
  const cost = costs.flatMap((one) => (one.cost === undefined ? [] : [one.cost]));
  const tokens = sum(costs.map(({ input, output }) => input + output));
  const amounts = [
    amountFact(agents.size, 'agent', 'agents'),
    ...checkFacts(entries),
    amountFact(changedFiles(entries).length, 'file changed', 'files changed'),
    amountFact(sum(costs.map(({ calls }) => calls)), 'call', 'calls'),
    amountFact(tokens, 'token', 'tokens'),
  ];
  const told: readonly Fact[] = [
    ['took', duration(totalMs)],
    ...amounts,
    ...(cost.length === 0 ? [] : [['premium requests', amountText(sum(cost))] as const]),
  ];
  const facts = told.filter(([, value]) => value !== '0');
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** What a number counts, and the number itself. */
type Fact = readonly [name: string, value: string];

function amountFact(amount: number, one: string, more: string): Fact {
  return [amount === 1 ? one : more, count(amount)];
}

/** Returns how many checks passed by their last results: `2 of 3`. */
function checkFacts(entries: readonly RecordEntry[]): readonly Fact[] {
  const results = checkResults(entries);
  const passed = [...results.values()].filter((result) => result === 'passed').length;
  return results.size === 0 ? [] : [['checks passed', `${passed} of ${results.size}`]];
}

function amountText(amount: number): string {
  return amount >= 1000 ? count(amount) : String(Math.round(amount * 100) / 100);
}

const MOST_POINTS = 6;

/** Writes what a reader should look at first, with links to the acts. */
export function renderPoints(acts: readonly Act[]): Html {
  const open = acts.flatMap((act, at) =>
    act.tone === 'bad' || (act.tone === 'warn' && act.mark) ? [{ act, at }] : [],
  );
  if (open.length === 0) return html``;
  const worst = open.toSorted(
    (a, b) => Number(b.act.tone === 'bad') - Number(a.act.tone === 'bad'),
  );
  const more = open.length - MOST_POINTS;
  const points = worst
    .slice(0, MOST_POINTS)
    .sort((a, b) => a.at - b.at)
    .map(
      ({ act, at }) =>
        html`<li class="${act.tone}"><a href="#act-${at}">${act.who} ${oneLine(act.text, 120)}</a></li>`,
    );
  return html`<section class="points" aria-labelledby="points"><h2 id="points">Worth a look</h2><ul>${points}${more > 0 ? html`<li>and ${plural(more, 'more act')} in the story</li>` : ''}</ul></section>`;
}

/** Writes what each agent used as a table. */
export function renderCosts(costs: readonly Cost[]): Html {
  if (costs.length === 0) return html``;
  const isTold = costs.some(({ cost }) => cost !== undefined);
  const total = (field: 'input' | 'output' | 'calls' | 'ms') => sum(costs.map((one) => one[field]));
  const cells = (one: Pick<Cost, 'input' | 'output' | 'calls' | 'ms' | 'cost'>) =>
    html`<td>${count(one.input)}</td><td>${count(one.output)}</td><td>${count(one.calls)}</td><td>${duration(one.ms)}</td>${isTold ? html`<td>${one.cost === undefined ? '' : amountText(one.cost)}</td>` : ''}`;
  const all = {
    input: total('input'),
    output: total('output'),
    calls: total('calls'),
    ms: total('ms'),
    cost: sum(costs.map(({ cost }) => cost ?? 0)),
  };
  return html`<section aria-labelledby="costs"><h2 id="costs">Tokens and time</h2><table><thead><tr><th scope="col">Agent</th><th scope="col">Tokens in</th><th scope="col">out</th><th scope="col">Calls</th><th scope="col">At work</th>${isTold ? html`<th scope="col">Premium requests</th>` : ''}</tr></thead>
<tbody>${costs.map(
    (
      one,
    ) => html`<tr class="hue${one.lane.hue}"><th scope="row">${one.lane.name}${one.models.length === 0 ? '' : html` <small>${one.models.join(', ')}</small>`}</th>${cells(one)}</tr>
`,
  )}</tbody><tfoot><tr><th scope="row">All</th>${cells(all)}</tr></tfoot></table></section>`;
}
