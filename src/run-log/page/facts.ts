// The numbers of a run, and its result in one line.
import { plural, sum } from '#src/text/index.ts';
import { actText } from '../lines/act-words.ts';
import { memoryPaths, type RecordEntry } from '../record.ts';
import type { SessionLane, StoryAct, Tone } from './story/story.ts';
import { line, shortName } from './story/telling.ts';

/** What one session used. */
export type Cost = {
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
export function changedFiles(entries: readonly RecordEntry[]): readonly string[] {
  const memory = memoryPaths(entries);
  const commits = entries.filter(({ kind }) => kind === 'commit');
  return [...new Set(commits.flatMap((entry) => entry.texts('files')))].filter(
    (path) => !memory.has(path),
  );
}

/** What a reader should know first. */
export type RunNews = { readonly word: string; readonly tone: Tone; readonly text: string };

const OUTCOMES: Readonly<Record<string, readonly [word: string, tone: Tone, text: string]>> = {
  changed: ['Done', 'good', 'The work is pushed'],
  answered: ['Answered', 'good', 'The squad has answered'],
  asked: ['Question', 'warn', 'A question waits for an answer'],
  declined: ['Declined', 'warn', 'The request was declined'],
  'nothing-to-do': ['Done', 'good', 'Nothing to change'],
  limited: ['Stopped', 'warn', 'The run was stopped'],
  failed: ['Failed', 'bad', 'The run failed'],
};

/** Returns how the run ended; the worst open problem comes first. */
export function newsOf(entries: readonly RecordEntry[], acts: readonly StoryAct[]): RunNews {
  const kind = entries.findLast((entry) => entry.kind === 'run.ended')?.text('outcome') ?? '';
  const outcome = Object.hasOwn(OUTCOMES, kind) ? OUTCOMES[kind] : undefined;
  if (outcome === undefined) {
    return { word: 'Unfinished', tone: 'warn', text: 'The record ends before the run does' };
  }
  const [word, tone, text] = outcome;
  if (kind === 'changed') return workNews(entries) ?? { word, tone, text };
  const stop = acts.findLast((act) => act.text.startsWith(STOPS));
  const reason = kind === 'limited' ? stop?.text.slice(STOPS.length) : undefined;
  return { word, tone, text: reason ?? text };
}

const STOPS = actText('limit');

/** Returns the news about the pull request, or about the checks that fail. */
function workNews(entries: readonly RecordEntry[]): RunNews | undefined {
  const ended = entries.findLast(({ kind }) => kind === 'run.ended');
  const pull = ended?.text('pull') || undefined;
  const [failing, ...others] = failingChecks(entries).map((name) => line(name));
  if (failing !== undefined) {
    const names =
      others.length === 0 ? `${failing} fails` : `${plural(others.length + 1, 'check')} fail`;
    return { word: 'Checks fail', tone: 'bad', text: `${line(pull ?? 'The work')}: ${names}` };
  }
  if (pull === undefined) return undefined;
  const isDraft = ended?.isTrue('isDraft') === true;
  if (hasOpenReview(entries)) {
    const text = `${line(pull)} is ${isDraft ? 'a draft' : 'ready'}, and a review is open`;
    return { word: 'Review open', tone: 'warn', text };
  }
  return isDraft
    ? { word: 'Draft', tone: 'warn', text: `${line(pull)} is a draft` }
    : { word: 'Done', tone: 'good', text: `${line(pull)} is ready for review` };
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
export function checkResults(entries: readonly RecordEntry[]): ReadonlyMap<string, string> {
  const checks = entries.filter(({ kind }) => kind === 'check');
  return new Map(
    checks.map((one) => [one.text('name') || one.text('command'), one.text('result')]),
  );
}
