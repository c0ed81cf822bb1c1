// Sessions: how they start, what they are given, what they say, and how they end.
import { firstParagraph, oneLine, sum } from '#src/text/index.ts';
import { actText, answerText } from '../../lines/act-words.ts';
import type { RecordEntry } from '../../record.ts';
import {
  addAct,
  bytesText,
  nameOf,
  shortName,
  type Teller,
  type Telling,
  words,
} from './telling.ts';

function tellStart(entry: RecordEntry, telling: Telling): void {
  const session = entry.text('session');
  const name = entry.text('name');
  if (name !== '') telling.names.set(session, shortName(name));
  telling.sessions.set(entry.text('agent'), session);
  telling.agents.set(session, entry.text('agent'));
  const role = entry.text('role');
  const by = entry.text('requestedBy');
  addStart(entry, telling, {
    text: role === '' || role === name ? 'starts' : `starts as ${role}`,
    label: by === '' ? 'Task' : `Task, from ${nameOf(telling, by)}`,
  });
}

function addStart(
  entry: RecordEntry,
  telling: Telling,
  { text, label }: { readonly text: string; readonly label: string },
): void {
  const session = entry.text('session');
  const details = words(label, entry.text('task'));
  const { at } = entry;
  const act = addAct(telling, { at, session, text, details });
  telling.open.set(`start ${session}`, act);
  telling.open.delete(`answer ${session}`);
  const from = telling.sessions.get(entry.text('requestedBy')) ?? '';
  const sentAt = telling.open.get(`message to ${telling.agents.get(session) ?? ''}`)?.at ?? at;
  telling.arrows.push({ from, to: session, sentAt, at, isAnswer: false });
}

const MOST_PARTS = 40;

/** Adds what a session is given to the start of its task. */
function tellGiven(entry: RecordEntry, telling: Telling): void {
  const start = telling.open.get(`start ${entry.text('session')}`);
  if (start === undefined) return;
  const parts = entry.entries('parts').slice(0, MOST_PARTS);
  const rows = parts.map((one) => [oneLine(one.text('part'), 60), one.number('bytes')] as const);
  const isFirst = start.details.every(({ kind }) => kind !== 'sizes');
  const label = `${isFirst ? 'What it was given' : 'Added with its task'}: ${bytesText(sum(rows.map(([, bytes]) => bytes)))}`;
  start.details.push({ kind: 'sizes', label, rows });
}

/** Tells an answer once: an agent that answered and then waited for more finishes without a new answer. */
function tellAnswer(entry: RecordEntry, telling: Telling): void {
  const session = entry.text('session');
  if (telling.open.has(`answer ${session}`)) return;
  const answer = entry.text('answer');
  const said = firstParagraph(answer);
  const asked = entry.entry('report').entry('question').text('text');
  const text = answerText(answer, asked === '' ? undefined : asked);
  const details = answer.trim() === said && said.length < 150 ? [] : words('Answer', answer);
  const act = addAct(telling, { at: entry.at, session, text, mark: 'said', details });
  telling.open.set(`answer ${session}`, act);
}

function tellBreak(kind: 'agent.failed' | 'agent.stopped'): Teller {
  return (entry, telling) => {
    const reason = entry.text('reason');
    addAct(telling, {
      at: entry.at,
      session: entry.text('session'),
      text: actText(kind, reason),
      mark: 'refused',
      tone: 'bad',
      details: reason.length < 150 ? [] : words('Reason', reason),
    });
  };
}

export const AGENT_TELLERS: Readonly<Record<string, Teller>> = {
  team: (entry, { names }) => {
    const team = entry.entry('names');
    for (const slug of team.keys) names.set(slug, shortName(team.text(slug)) || slug);
  },
  'agent.spawned': tellStart,
  'agent.resumed': (entry, telling) =>
    addStart(entry, telling, { text: actText('agent.resumed'), label: 'Task' }),
  'agent.given': tellGiven,
  'agent.step': (entry, { steps }) => void steps.set(entry.text('session'), entry.text('step')),
  'agent.said': (entry, telling) => {
    const text = entry.text('text');
    const said = firstParagraph(text);
    const isWhole = said === text.trim() && said.length < 150;
    const details = isWhole ? [] : words('In its words', text);
    const session = entry.text('session');
    addAct(telling, { at: entry.at, session, text: `says: ${said}`, mark: 'said', details });
  },
  'agent.idle': tellAnswer,
  'agent.finished': tellAnswer,
  'agent.failed': tellBreak('agent.failed'),
  'agent.stopped': tellBreak('agent.stopped'),
};
