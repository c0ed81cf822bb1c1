// The one teller of a run: turns each of its events into acts (who did what, with details). The page shows the acts;
// the job's log and the terminal of a rehearsal show a line as soon as there is one.

import { plural, sum } from '#src/text/count.ts';
import { firstParagraph, oneLine } from '#src/text/one-line.ts';
import type { TimedEvent } from './events.ts';
import type { Act } from './page/story.ts';
import { entryOf, type RecordEntry } from './record.ts';
import { CALL_TELLERS } from './tell-calls.ts';
import { WORK_TELLERS } from './tell-work.ts';
import {
  type ActLine,
  bytesText,
  code,
  longWords,
  NOTHING,
  nameOf,
  shortName,
  type Teller,
  type Telling,
  type Told,
  tellAct,
  words,
} from './telling.ts';

/** Returns a function that tells the events of one run, in their order. Unknown kinds tell nothing. */
export function createTeller(): (entry: RecordEntry) => Told {
  const telling: Telling = {
    names: new Map([['coordinator', 'Coordinator']]),
    sessions: new Map(),
    agents: new Map(),
    open: new Map(),
    steps: new Map(),
    running: new Map(),
    denied: new Set(),
    memory: new Set(),
    authors: new Map(),
    resolving: new Set(),
    requests: new Set(),
    last: undefined,
  };
  return (entry) => {
    const tell = Object.hasOwn(TELLERS, entry.kind) ? TELLERS[entry.kind] : undefined;
    return tell?.(entry, telling) ?? NOTHING;
  };
}

/** Returns a function that says who did what in the events of one run; undefined for an event without a line. */
export function createActLines(): (event: TimedEvent) => ActLine | undefined {
  const tell = createTeller();
  return (event) => tell(entryOf(event)).line;
}

const MAX_LINE = 160;

/** One line of the log, and details that may be folded below it. */
export type LogLine = { readonly text: string; readonly details?: readonly string[] };

/** Returns a function that makes the lines of the job's log; it returns undefined for an event without one. */
export function createLogLines(startedAt: number): (event: TimedEvent) => LogLine | undefined {
  const lineOf = createActLines();
  return (event) => {
    const line = lineOf(event);
    if (line === undefined) return undefined;
    const [who, what, details] = line;
    const seconds = (Math.max(0, event.at - startedAt) / 1000).toFixed(1);
    const act = `${oneLine(who, 20).padEnd(12)} ${oneLine(what, MAX_LINE)}`;
    const text = `${seconds.padStart(6)} s  ${act}`.trimEnd();
    return details === undefined ? { text } : { text, details };
  };
}

function tellTeam(entry: RecordEntry, { names }: Telling): Told {
  const team = entry.entry('names');
  for (const slug of team.keys) names.set(slug, shortName(team.text(slug)) || slug);
  return NOTHING;
}

function tellStart(entry: RecordEntry, telling: Telling): Told {
  const [session, name, role] = [entry.text('session'), entry.text('name'), entry.text('role')];
  if (name !== '') telling.names.set(session, shortName(name));
  telling.sessions.set(entry.text('agent'), session);
  telling.agents.set(session, entry.text('agent'));
  const by = entry.text('requestedBy');
  const label = by === '' ? 'Task' : `Task, from ${nameOf(telling, by)}`;
  return beginTask(entry, telling, [
    role === '' || role === name ? 'starts' : `starts as ${role}`,
    label,
    'starts',
  ]);
}

function beginTask(
  entry: RecordEntry,
  telling: Telling,
  [text, label, log]: readonly [text: string, label: string, log: string],
): Told {
  const { at } = entry;
  const session = entry.text('session');
  const told = tellAct(entry, telling, { text, log, details: words(label, entry.text('task')) });
  telling.open.set(`start ${session}`, told.act);
  telling.open.delete(`answer ${session}`);
  const from = telling.sessions.get(entry.text('requestedBy')) ?? '';
  const sentAt = telling.open.get(`message to ${telling.agents.get(session) ?? ''}`)?.at ?? at;
  return { ...told, arrow: { from, to: session, sentAt, at, isAnswer: false } };
}

const MOST_PARTS = 40;

/** Adds what a session is given to the start of its task. */
function tellGiven(entry: RecordEntry, { open }: Telling): Told {
  const start = open.get(`start ${entry.text('session')}`);
  if (start === undefined) return NOTHING;
  const parts = entry.entries('parts').slice(0, MOST_PARTS);
  const rows = parts.map(
    (one) => [oneLine(one.text('part'), 60), bytesText(one.number('bytes'))] as const,
  );
  const bytes = sum(parts.map((one) => one.number('bytes')));
  const isFirst = start.details.every(({ kind }) => kind !== 'sizes');
  const label = `${isFirst ? 'What it was given' : 'Added with its task'}: ${bytesText(bytes)}`;
  start.details.push({ kind: 'sizes', label, rows });
  return NOTHING;
}

function tellWords(entry: RecordEntry, telling: Telling): Told {
  const text = entry.text('text');
  return tellAct(entry, telling, {
    text: `says: ${firstParagraph(text)}`,
    log: false,
    mark: 'said',
    details: longWords('In its words', text),
  });
}

/** Tells an answer once: an agent that answered and then waited for more finishes without a new answer. */
function tellAnswer(entry: RecordEntry, telling: Telling): Told {
  const key = `answer ${entry.text('session')}`;
  if (telling.open.has(key)) return NOTHING;
  const answer = entry.text('answer');
  const told = tellAct(entry, telling, {
    text: answerText(answer, entry.entry('report').entry('question').text('text')),
    mark: 'said',
    details: longWords('Answer', answer),
  });
  telling.open.set(key, told.act);
  return told;
}

function answerText(answer: string, question: string): string {
  if (question !== '') return `asks: ${firstParagraph(question)}`;
  const said = firstParagraph(answer);
  return said === '' ? 'ends without an answer' : `is done: ${said}`;
}

/** Returns a teller for a session that did not end by itself. */
function tellBreak(verb: string): Teller {
  return (entry, telling) => {
    const reason = entry.text('reason');
    const details = reason.length < 150 ? [] : words('Reason', reason);
    const text = `${verb} ${reason}`;
    return tellAct(entry, telling, { text, mark: 'refused', tone: 'bad', details });
  };
}

/** Who acts when no agent does. */
const [SQUAD, CHECKS] = ['squad', 'checks'];

function tellRequest(entry: RecordEntry, telling: Telling): Told {
  const request = entry.text('request');
  telling.requests.add(oneLine(request, 200));
  const who = entry.text('actor') || 'Somebody';
  const details = words('In full', entry.text('asked'));
  return tellAct(entry, telling, { who, text: `asks: ${request}`, mark: 'request', details });
}

const RESULTS: ReadonlyMap<string, string> = new Map([
  ['failed-on-base', 'failed with and without this work'],
  ['timed-out', 'timed out'],
  ['not-run', 'was not run'],
]);

const CHECK_TONES: ReadonlyMap<string, Act['tone']> = new Map([
  ['passed', 'good'],
  ['failed', 'bad'],
  ['timed-out', 'bad'],
]);

function tellCheck(entry: RecordEntry, telling: Telling): Told {
  const [name, command, result] = [entry.text('name'), entry.text('command'), entry.text('result')];
  const [seconds, lines] = [entry.number('seconds'), entry.texts('lines')];
  const text = `${name || command} ${RESULTS.get(result) ?? result}`;
  const isRun = result !== 'not-run';
  const told = tellAct(entry, telling, {
    who: CHECKS,
    text,
    mark: 'check',
    tone: CHECK_TONES.get(result) ?? 'warn',
    fact: isRun ? `${seconds} s` : '',
    details: [
      ...code('Command', command === name ? '' : command),
      ...code(isRun ? 'Output' : 'Why', lines.join('\n')),
    ],
  });
  const said = isRun && seconds >= 1 ? `${text}, ${seconds} s` : text;
  return { ...told, line: lines.length === 0 ? [CHECKS, said] : [CHECKS, said, lines] };
}

const EFFECTS: Readonly<Record<string, string>> = {
  push: 'pushes',
  'pull-request': 'opens pull request',
  ready: 'marks ready for review:',
  review: 'posts a review on',
  reviewers: 'asks for a review by',
  'review-reply': 'replies in',
};

function tellEffect(entry: RecordEntry, telling: Telling): Told {
  const effect = entry.text('effect');
  const detail = entry.text('detail').replace(/\b([0-9a-f]{7})[0-9a-f]{33}\b/g, '$1');
  return tellAct(entry, telling, {
    who: SQUAD,
    text: `${Object.hasOwn(EFFECTS, effect) ? EFFECTS[effect] : effect} ${detail}`,
    mark: effect === 'push' || effect === 'pull-request' ? effect : 'note',
    tone: effect === 'pull-request' ? 'good' : 'plain',
  });
}

function tellNote(entry: RecordEntry, telling: Telling): Told {
  const text = entry.text('text');
  const isLoss = entry.isTrue('isLoss');
  const told = tellAct(entry, telling, {
    who: SQUAD,
    text: `${isLoss ? 'lost' : 'note'}: ${text}`,
    mark: 'note',
    tone: isLoss ? 'bad' : 'warn',
    details: text.length > 150 ? words('In full', text) : [],
  });
  return { ...told, line: ['note', text] };
}

function tellQuestion(entry: RecordEntry, telling: Telling): Told {
  const note = entry.entry('note');
  const [from, asked] = [note.text('from'), note.text('text')];
  return tellAct(entry, telling, {
    session: telling.sessions.get(from) ?? '',
    who: nameOf(telling, from),
    text: `asks people: ${asked}`,
    mark: 'question',
    tone: 'warn',
    details: words('The question', asked),
  });
}

function tellTools(entry: RecordEntry, telling: Telling): Told {
  const [tools, problems] = [entry.entries('tools'), entry.entries('diagnostics')];
  const list = tools.map((tool) => `${tool.text('name')}: ${tool.text('description')}`);
  const wrong = problems.map(
    (one) => `${one.text('path')}: ${one.text('message')} ${one.text('next')}`,
  );
  const more = problems.length > 0 ? `, and ${plural(problems.length, 'problem')}` : '';
  return tellAct(entry, telling, {
    who: SQUAD,
    text: `finds ${plural(tools.length, 'tool')} in the repository${more}`,
    log: false,
    tone: problems.length > 0 ? 'warn' : 'plain',
    details: [...code('Tools', list.join('\n')), ...code('Problems', wrong.join('\n'))],
  });
}

/** How the act of a run that was stopped begins. */
export const STOPS = 'stops: ';

/** Returns a teller for an event that a single field describes. */
function tellField(
  who: string,
  verb: string,
  field: string,
  look: Pick<Act, 'mark' | 'tone'>,
): Teller {
  return (entry, telling) => {
    const { mark, tone } = look;
    return tellAct(entry, telling, { who, text: `${verb} ${entry.text(field)}`, mark, tone });
  };
}

const TELLERS: Readonly<Record<string, Teller>> = {
  ...CALL_TELLERS,
  ...WORK_TELLERS,
  team: tellTeam,
  'run.started': tellRequest,
  'agent.spawned': tellStart,
  'agent.resumed': (entry, telling) => beginTask(entry, telling, ['goes on', 'Task', 'goes on']),
  'agent.given': tellGiven,
  'agent.said': tellWords,
  'agent.idle': tellAnswer,
  'agent.finished': tellAnswer,
  'agent.failed': tellBreak('failed:'),
  'agent.stopped': tellBreak('was stopped:'),
  tools: tellTools,
  check: tellCheck,
  'checks.off': tellField(CHECKS, 'none ran:', 'reason', { mark: 'check', tone: 'warn' }),
  effect: tellEffect,
  note: tellNote,
  appeal: tellQuestion,
  limit: tellField(SQUAD, STOPS.trim(), 'reason', { mark: 'refused', tone: 'bad' }),
  notice: tellField(SQUAD, 'notifies people:', 'url', { mark: 'question', tone: 'warn' }),
  'run.ended': tellField(SQUAD, 'ends:', 'outcome', { mark: 'end', tone: 'plain' }),
};
