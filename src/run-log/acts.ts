// The one teller of a run: turns each of its events into acts (who did what, with details). The page shows the acts;
// the job's log and the terminal of a rehearsal show a line as soon as there is one.

import { plural, sum } from '#src/text/count.ts';
import { firstParagraph, oneLine } from '#src/text/one-line.ts';
import type { EventOf, TimedEvent } from './events.ts';
import type { Act } from './page/story.ts';
import { tellCall, tellDenial, tellFailure, tellResult, tellStep } from './tell-calls.ts';
import {
  tellCommit,
  tellConflict,
  tellDecision,
  tellHandoff,
  tellLearning,
  tellLock,
  tellReview,
  tellRevised,
} from './tell-work.ts';
import {
  type ActLine,
  bytesText,
  code,
  longWords,
  type NewAct,
  NOTHING,
  nameOf,
  shortName,
  type Telling,
  type Told,
  tellAct,
  words,
} from './telling.ts';

/** Returns a function that tells the events of one run, in their order. */
export function createTeller(): (event: TimedEvent) => Told {
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
  return (event) => tell(event, telling);
}

/** Returns a function that says who did what in the events of one run; undefined for an event without a line. */
export function createActLines(): (event: TimedEvent) => ActLine | undefined {
  const tellEvent = createTeller();
  return (event) => tellEvent(event).line;
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

/** Who acts when no agent does. */
const [SQUAD, CHECKS] = ['squad', 'checks'];

function tell(event: TimedEvent, telling: Telling): Told {
  switch (event.kind) {
    case 'team':
      return tellTeam(event, telling);
    case 'run.started':
      return tellRequest(event, telling);
    case 'agent.spawned':
      return tellStart(event, telling);
    case 'agent.resumed':
      return beginTask(event, telling, { text: 'goes on', label: 'Task' });
    case 'agent.given':
      return tellGiven(event, telling);
    case 'agent.said':
      return tellWords(event, telling);
    case 'agent.idle':
    case 'agent.finished':
      return tellAnswer(event, telling);
    case 'agent.failed':
      return tellBreak(event, telling, 'failed');
    case 'agent.stopped':
      return tellBreak(event, telling, 'was stopped');
    case 'agent.step':
      return tellStep(event, telling);
    case 'tool.start':
      return tellCall(event, telling);
    case 'tool.complete':
      return tellResult(event, telling);
    case 'tool.failed':
      return tellFailure(event, telling);
    case 'file.denied':
      return tellDenial(event, telling);
    case 'handoff':
      return tellHandoff(event, telling);
    case 'decision':
      return tellDecision(event, telling);
    case 'learning':
      return tellLearning(event, telling);
    case 'review':
      return tellReview(event, telling);
    case 'review.revised':
      return tellRevised(event, telling);
    case 'lock':
      return tellLock(event, telling);
    case 'commit':
      return tellCommit(event, telling);
    case 'conflict':
      return tellConflict(event, telling);
    case 'appeal':
      return tellQuestion(event, telling);
    default:
      return tellRun(event, telling);
  }
}

/** Tells what the run itself does. */
function tellRun(event: TimedEvent, telling: Telling): Told {
  const act = (given: NewAct) => tellAct(event, telling, { who: SQUAD, ...given });
  switch (event.kind) {
    case 'tools':
      return act(toolsAct(event));
    case 'check':
      return tellCheck(event, telling);
    case 'checks.off':
      return act({ who: CHECKS, text: `none ran: ${event.reason}`, mark: 'check', tone: 'warn' });
    case 'effect':
      return act(effectAct(event));
    case 'note':
      return { ...act(noteAct(event)), line: ['note', event.text] };
    case 'limit':
      return act({ text: `stops: ${event.reason}`, mark: 'refused', tone: 'bad' });
    case 'notice':
      return act({ text: `notifies people: ${event.url}`, mark: 'question', tone: 'warn' });
    case 'run.ended':
      return act({ text: `ends: ${event.outcome}`, mark: 'end' });
    default:
      return NOTHING;
  }
}

function tellTeam({ names: team }: EventOf<'team'>, { names }: Telling): Told {
  for (const [slug, name] of Object.entries(team)) names.set(slug, shortName(name) || slug);
  return NOTHING;
}

function tellRequest(event: EventOf<'run.started'>, telling: Telling): Told {
  const { request, actor, asked = '' } = event;
  telling.requests.add(oneLine(request, 200));
  const details = words('In full', asked);
  const text = `asks: ${request}`;
  return tellAct(event, telling, { who: actor || 'Somebody', text, mark: 'request', details });
}

function tellStart(event: EventOf<'agent.spawned'>, telling: Telling): Told {
  const { session, agent, name, role, requestedBy } = event;
  if (name !== '') telling.names.set(session, shortName(name));
  telling.sessions.set(agent, session);
  telling.agents.set(session, agent);
  const text = role === '' || role === name ? 'starts' : `starts as ${role}`;
  const label = requestedBy === '' ? 'Task' : `Task, from ${nameOf(telling, requestedBy)}`;
  return beginTask(event, telling, { text, log: 'starts', label });
}

function beginTask(
  event: EventOf<'agent.spawned' | 'agent.resumed'>,
  telling: Telling,
  { label, ...given }: Pick<NewAct, 'text' | 'log'> & { readonly label: string },
): Told {
  const { at, session, task, requestedBy } = event;
  const told = tellAct(event, telling, { ...given, details: words(label, task) });
  telling.open.set(`start ${session}`, told.act);
  telling.open.delete(`answer ${session}`);
  const from = telling.sessions.get(requestedBy) ?? '';
  const sentAt = telling.open.get(`message to ${telling.agents.get(session) ?? ''}`)?.at ?? at;
  return { ...told, arrow: { from, to: session, sentAt, at, isAnswer: false } };
}

const MOST_PARTS = 40;

/** Adds what a session is given to the start of its task. */
function tellGiven({ session, parts }: EventOf<'agent.given'>, { open }: Telling): Told {
  const start = open.get(`start ${session}`);
  if (start === undefined) return NOTHING;
  const shown = parts.slice(0, MOST_PARTS);
  const rows = shown.map(({ part, bytes }) => [oneLine(part, 60), bytesText(bytes)] as const);
  const isFirst = start.details.every(({ kind }) => kind !== 'sizes');
  const size = bytesText(sum(shown.map(({ bytes }) => bytes)));
  const label = `${isFirst ? 'What it was given' : 'Added with its task'}: ${size}`;
  start.details.push({ kind: 'sizes', label, rows });
  return NOTHING;
}

function tellWords(event: EventOf<'agent.said'>, telling: Telling): Told {
  const text = `says: ${firstParagraph(event.text)}`;
  const details = longWords('In its words', event.text);
  return tellAct(event, telling, { text, log: false, mark: 'said', details });
}

/** Tells an answer once: an agent that answered and then waited for more finishes without a new answer. */
function tellAnswer(event: EventOf<'agent.idle' | 'agent.finished'>, telling: Telling): Told {
  const { session, answer, report } = event;
  const key = `answer ${session}`;
  if (telling.open.has(key)) return NOTHING;
  const told = tellAct(event, telling, {
    text: answerText(answer, report?.question?.text ?? ''),
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

/** Tells of a session that did not end by itself. */
function tellBreak(
  event: EventOf<'agent.failed' | 'agent.stopped'>,
  telling: Telling,
  verb: string,
): Told {
  const { reason } = event;
  const details = reason.length < 150 ? [] : words('Reason', reason);
  const text = `${verb}: ${reason}`;
  return tellAct(event, telling, { text, mark: 'refused', tone: 'bad', details });
}

const RESULTS: Readonly<Partial<Record<EventOf<'check'>['result'], string>>> = {
  'failed-on-base': 'failed with and without this work',
  'timed-out': 'timed out',
  'not-run': 'was not run',
};

const CHECK_TONES: Readonly<Record<EventOf<'check'>['result'], Act['tone']>> = {
  passed: 'good',
  failed: 'bad',
  'timed-out': 'bad',
  'failed-on-base': 'warn',
  'not-run': 'warn',
};

function tellCheck(event: EventOf<'check'>, telling: Telling): Told {
  const { name, command, result, seconds, lines } = event;
  const text = `${name || command} ${RESULTS[result] ?? result}`;
  const isRun = result !== 'not-run';
  const told = tellAct(event, telling, {
    who: CHECKS,
    text,
    mark: 'check',
    tone: CHECK_TONES[result],
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

function effectAct({ effect, detail }: EventOf<'effect'>): NewAct {
  const short = detail.replace(/\b([0-9a-f]{7})[0-9a-f]{33}\b/g, '$1');
  return {
    text: `${Object.hasOwn(EFFECTS, effect) ? EFFECTS[effect] : effect} ${short}`,
    mark: effect === 'push' || effect === 'pull-request' ? effect : 'note',
    tone: effect === 'pull-request' ? 'good' : 'plain',
  };
}

function noteAct({ text, isLoss }: EventOf<'note'>): NewAct {
  return {
    text: `${isLoss ? 'lost' : 'note'}: ${text}`,
    mark: 'note',
    tone: isLoss ? 'bad' : 'warn',
    details: text.length > 150 ? words('In full', text) : [],
  };
}

function tellQuestion(event: EventOf<'appeal'>, telling: Telling): Told {
  const { from, text } = event.note;
  return tellAct(event, telling, {
    session: telling.sessions.get(from) ?? '',
    who: nameOf(telling, from),
    text: `asks people: ${text}`,
    mark: 'question',
    tone: 'warn',
    details: words('The question', text),
  });
}

function toolsAct({ tools, diagnostics }: EventOf<'tools'>): NewAct {
  const list = tools.map(({ name, description }) => `${name}: ${description}`);
  const wrong = diagnostics.map(({ path, message, next }) => `${path}: ${message} ${next}`);
  const more = wrong.length > 0 ? `, and ${plural(wrong.length, 'problem')}` : '';
  return {
    text: `finds ${plural(tools.length, 'tool')} in the repository${more}`,
    log: false,
    tone: wrong.length > 0 ? 'warn' : 'plain',
    details: [...code('Tools', list.join('\n')), ...code('Problems', wrong.join('\n'))],
  };
}
