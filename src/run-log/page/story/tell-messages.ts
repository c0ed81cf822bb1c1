// Messages between agents, and what they add to the team's memory.
import { firstParagraph } from '#src/text/index.ts';
import { actText } from '../../lines/act-words.ts';
import type { RecordEntry } from '../../record.ts';
import {
  addAct,
  code,
  line,
  nameOf,
  type Teller,
  type Telling,
  tellEvent,
  words,
} from './telling.ts';

/** Tells of a message, of its answer, and of one that came to nothing. */
export function tellHandoff(entry: RecordEntry, telling: Telling): void {
  const [id, from, to, status] = [
    entry.text('id'),
    entry.text('from'),
    entry.text('to'),
    entry.text('status'),
  ];
  if (!telling.open.has(`message ${id}`)) tellMessage(entry, telling);
  const sender = telling.sessions.get(from) ?? '';
  const receiver = telling.sessions.get(to);
  if (receiver !== undefined && status === 'answered') {
    const { at } = entry;
    telling.arrows.push({ from: receiver, to: sender, sentAt: at, at, isAnswer: true });
  }
  if (!/^(?:refused|failed|late|unread)$/.test(status)) return;
  const reason = entry.text('reason');
  const text = `message to ${nameOf(telling, to)} was ${status}${reason === '' ? '' : `: ${reason}`}`;
  const isBad = status === 'refused' || status === 'failed';
  addAct(telling, {
    at: entry.at,
    session: sender,
    who: nameOf(telling, from),
    text,
    mark: 'refused',
    tone: isBad ? 'bad' : 'warn',
  });
}

const HANDOFF_VERBS: Readonly<Record<string, string>> = {
  'review-request': 'asks for a review by',
  question: 'asks',
};

function tellMessage(entry: RecordEntry, telling: Telling): void {
  const [from, to, task, type] = [
    entry.text('from'),
    entry.text('to'),
    entry.text('task'),
    entry.text('type'),
  ];
  const verb = Object.hasOwn(HANDOFF_VERBS, type) ? HANDOFF_VERBS[type] : 'hands work to';
  const meant = entry.text('redirectedFrom');
  const instead = meant === '' ? '' : ` instead of ${nameOf(telling, meant)}`;
  const urgent = entry.text('priority') === 'urgent' ? ' (urgent)' : '';
  const files = entry.texts('files').join('\n');
  const asked = line(actText('run.started', task));
  const isRequest = telling.acts.some(({ mark, text }) => mark === 'request' && text === asked);
  const about = isRequest ? '' : `: ${firstParagraph(task)}`;
  const act = tellEvent(telling, {
    at: entry.at,
    session: telling.sessions.get(from) ?? '',
    who: from === 'checks' ? 'Checks' : nameOf(telling, from),
    text: `${verb} ${nameOf(telling, to)}${instead}${urgent}${about}`,
    mark: 'handoff',
    details: [...words('Message', task), ...code('Files', files)],
  });
  telling.open.set(`message ${entry.text('id')}`, act);
  telling.open.set(`message to ${to}`, act);
}

/** Returns a teller for what an agent adds to the team's memory. */
export function tellMemory(kind: 'decision' | 'learning', field: string): Teller {
  return (entry, telling) => {
    const note = entry.entry('note');
    const agent = note.text('agent');
    const isOpen = note.isTrue('requiresApproval') || note.isTrue('blocking');
    tellEvent(telling, {
      at: entry.at,
      session: entry.text('session') || (telling.sessions.get(agent) ?? ''),
      who: nameOf(telling, agent),
      text: actText(kind, note.text(field)),
      mark: kind,
      tone: isOpen ? 'warn' : 'plain',
      details: [
        ...words('What and why', note.text('body')),
        ...code('Kept in', note.text('path')),
        ...code('Supersedes', note.text('supersedes')),
      ],
    });
  };
}
