// What stands above and below the story: how the run ended, the request, the numbers, and what each agent used.

import type { OutcomeKind } from '#src/outcome.ts';
import { count, duration, plural, sum } from '#src/text/count.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { COORDINATOR } from './agent-row.ts';
import { isFailing } from './check-row.ts';
import type { EventOf, TimedEvent } from './events.ts';
import { type Html, html } from './page/html.ts';
import type { Act, SessionLane, Tone } from './page/story.ts';
import { shortName, storyLine } from './telling.ts';
import { type Transcript, transcriptOf } from './transcript.ts';

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

/** What the record says of the run as a whole. */
export type PageFacts = {
  readonly transcript: Transcript;
  readonly started: EventOf<'run.started'> | undefined;
  readonly ended: EventOf<'run.ended'> | undefined;
  /** Why the run was stopped. */
  readonly stopped: string | undefined;
  /** The committed paths, without the team's memory. */
  readonly changed: readonly string[];
  /** In the order of the lanes. */
  readonly costs: readonly Cost[];
  readonly totalMs: number;
};

/** Gathers the facts from the record's events. */
export function gatherFacts(
  events: readonly TimedEvent[],
  lanes: readonly SessionLane[],
  totalMs: number,
): PageFacts {
  const transcript = transcriptOf(events);
  const notes = [...transcript.decisions, ...transcript.learnings];
  const memory = new Set(notes.map(({ path }) => path));
  const committed = events.flatMap((event) => (event.kind === 'commit' ? event.files : []));
  return {
    transcript,
    started: events.find((event) => event.kind === 'run.started'),
    ended: events.findLast((event) => event.kind === 'run.ended'),
    stopped: events.findLast((event) => event.kind === 'limit')?.reason,
    changed: [...new Set(committed)].filter((path) => !memory.has(path)),
    costs: lanes.map((lane) => costOf(lane, events)),
    totalMs,
  };
}

function costOf(lane: SessionLane, events: readonly TimedEvent[]): Cost {
  const own = events.filter((event) => 'session' in event && event.session === lane.session);
  const usage = own.filter((event) => event.kind === 'usage');
  const told = usage.flatMap(({ cost }) => cost ?? []);
  const models = new Set(usage.map(({ model }) => shortName(model)));
  const worked = lane.spans.filter(({ state }) => state === 'working');
  return {
    lane,
    models: [...models].filter((model) => model !== ''),
    input: sum(usage.map(({ inputTokens }) => inputTokens)),
    output: sum(usage.map(({ outputTokens }) => outputTokens)),
    calls: own.filter(({ kind }) => kind === 'tool.start').length,
    ms: sum(worked.map(({ from, to }) => to - from)),
    cost: told.length === 0 ? undefined : sum(told),
  };
}

/** What a reader should know first. */
type RunEnd = { readonly word: string; readonly tone: Tone; readonly text: string };

const OUTCOMES: Readonly<Record<OutcomeKind, RunEnd>> = {
  changed: { word: 'Done', tone: 'good', text: 'The work is pushed' },
  answered: { word: 'Answered', tone: 'good', text: 'The squad has answered' },
  asked: { word: 'Question', tone: 'warn', text: 'A question waits for an answer' },
  declined: { word: 'Declined', tone: 'warn', text: 'The request was declined' },
  'nothing-to-do': { word: 'Done', tone: 'good', text: 'Nothing to change' },
  limited: { word: 'Stopped', tone: 'warn', text: 'The run was stopped' },
  failed: { word: 'Failed', tone: 'bad', text: 'The run failed' },
};

/** Returns how the run ended; the worst open problem comes first. */
export function endOf({ transcript, ended, stopped }: PageFacts): RunEnd {
  if (ended === undefined) {
    return { word: 'Unfinished', tone: 'warn', text: 'The record ends before the run does' };
  }
  const end = OUTCOMES[ended.outcome];
  if (ended.outcome === 'changed') return workEnd(transcript, ended) ?? end;
  return ended.outcome === 'limited' && stopped !== undefined
    ? { ...end, text: storyLine(stopped) }
    : end;
}

/** Returns how it ended for the pull request, or about the checks that fail. */
function workEnd(
  { checks, reviews }: Transcript,
  { pull = '', isDraft }: EventOf<'run.ended'>,
): RunEnd | undefined {
  const name = storyLine(pull || 'The work');
  const [failing, ...others] = checks.rows.filter(isFailing);
  if (failing !== undefined) {
    const which = storyLine(failing.name || failing.command);
    const what =
      others.length === 0 ? `${which} fails` : `${plural(others.length + 1, 'check')} fail`;
    return { word: 'Checks fail', tone: 'bad', text: `${name}: ${what}` };
  }
  return pull === '' ? undefined : pullEnd({ checks, reviews }, name, isDraft === true);
}

function pullEnd(
  { checks, reviews }: Pick<Transcript, 'checks' | 'reviews'>,
  name: string,
  isDraft: boolean,
): RunEnd {
  const verdicts = new Map(reviews.map(({ reviewer, verdict }) => [reviewer, verdict]));
  if ([...verdicts.values()].includes('changes-requested')) {
    const text = `${name} is ${isDraft ? 'a draft' : 'open'}, and a review is open`;
    return { word: 'Review open', tone: 'warn', text };
  }
  if (isDraft) return { word: 'Draft', tone: 'warn', text: `${name} is a draft` };
  return checks.rows.some(({ result }) => result === 'passed')
    ? { word: 'Done', tone: 'good', text: `${name} is ready for review` }
    : { word: 'Done', tone: 'warn', text: `${name} is open, not checked` };
}

const LONG_REQUEST = 600;
const LONG_ANSWER = 3000;

/** Writes the end, and the request in its author's words. */
export function renderEnd(facts: PageFacts): Html {
  const { actor = '', asked = '', request: short = '' } = facts.started ?? {};
  const end = endOf(facts);
  const request = (asked || short).trim();
  const words = html`<blockquote>${oneLine(request, LONG_REQUEST)}</blockquote>`;
  const rest = html`<details><summary>The whole request</summary><blockquote class="words">${request.slice(0, 20_000)}</blockquote></details>`;
  return html`<p class="where">${whereOf(facts)}</p>
<h1><span class="badge ${end.tone}">${end.word}</span> ${end.text}</h1>
${request === '' ? '' : html`<figure class="request"><figcaption>${actor || 'Somebody'} asked</figcaption>${request.length > LONG_REQUEST ? rest : words}</figure>`}`;
}

/** Writes the answer, when the run ended with one. */
export function renderAnswer({ ended }: PageFacts): Html {
  const answer = ended?.answer?.trim() ?? '';
  if (!/^(?:answered|asked)$/.test(ended?.outcome ?? '') || answer === '') return html``;
  return html`<figure class="request"><figcaption>The answer</figcaption><blockquote class="words">${cutCharacters(answer, LONG_ANSWER, ' … (the full text is in the story)')}</blockquote></figure>`;
}

/** Writes `acme/shop #7`, as a link when the record has the address. */
function whereOf({ started }: PageFacts): Html {
  const { thread = 0, repository = '', url = '' } = started ?? {};
  const place = `${oneLine(repository, 140)} ${thread > 0 ? `#${thread}` : ''}`.trim();
  const words = place || 'A run of the squad';
  if (!isSecureAddress(url)) return html`${words}`;
  return html`<a href="${url}" rel="noopener noreferrer">${words}</a>`;
}

function isSecureAddress(url: string): boolean {
  return url.length < 2000 && /^https:\/\/[^\s\\]+$/.test(url) && URL.canParse(url);
}

/** Writes the numbers of the run. */
export function renderFacts({ transcript, changed, costs, totalMs }: PageFacts): Html {
  const others = costs.filter(({ lane }) => lane.session !== COORDINATOR);
  const agents = new Set(others.map(({ lane }) => lane.name)).size;
  const cost = costs.flatMap((one) => one.cost ?? []);
  const tokens = sum(costs.map(({ input, output }) => input + output));
  const calls = sum(costs.map((one) => one.calls));
  const { rows } = transcript.checks;
  const passed = rows.filter(({ result }) => result === 'passed').length;
  const named = (amount: number, one: string, more = `${one}s`) =>
    [amount === 1 ? one : more, count(amount)] as const;
  const told: readonly (readonly [name: string, value: string])[] = [
    ['took', duration(totalMs)],
    named(agents, 'agent'),
    ['checks passed', rows.length === 0 ? '0' : `${passed} of ${rows.length}`],
    named(changed.length, 'file changed', 'files changed'),
    named(calls, 'call'),
    named(tokens, 'token'),
    ['premium requests', amountText(sum(cost))],
  ];
  const facts = told.filter(([, value]) => value !== '0');
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
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
export function renderCosts({ costs }: PageFacts): Html {
  if (costs.length === 0) return html``;
  const isTold = costs.some(({ cost }) => cost !== undefined);
  const cells = ({ input, output, calls, ms, cost }: Omit<Cost, 'lane' | 'models'>) =>
    html`<td>${count(input)}</td><td>${count(output)}</td><td>${count(calls)}</td><td>${duration(ms)}</td>${isTold ? html`<td>${cost === undefined ? '' : amountText(cost)}</td>` : ''}`;
  const total = (field: 'input' | 'output' | 'calls' | 'ms' | 'cost') =>
    sum(costs.map((one) => one[field] ?? 0));
  const [input, output, calls] = [total('input'), total('output'), total('calls')];
  const all = { input, output, calls, ms: total('ms'), cost: total('cost') };
  return html`<section aria-labelledby="costs"><h2 id="costs">Tokens and time</h2><table><thead><tr><th scope="col">Agent</th><th scope="col">Tokens in</th><th scope="col">out</th><th scope="col">Calls</th><th scope="col">At work</th>${isTold ? html`<th scope="col">Premium requests</th>` : ''}</tr></thead>
<tbody>${costs.map(
    (
      one,
    ) => html`<tr class="hue${one.lane.hue}"><th scope="row">${one.lane.name}${one.models.length === 0 ? '' : html` <small>${one.models.join(', ')}</small>`}</th>${cells(one)}</tr>
`,
  )}</tbody><tfoot><tr><th scope="row">All</th>${cells(all)}</tr></tfoot></table></section>`;
}
