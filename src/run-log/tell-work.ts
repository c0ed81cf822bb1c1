// Messages between agents, what they add to the team's memory, and their commits, conflicts and reviews.

import { plural } from '#src/text/count.ts';
import { firstParagraph, oneLine } from '#src/text/one-line.ts';
import type { Detail, ShownFinding } from './page/story.ts';
import { CUT_DIFF, type RecordEntry } from './record.ts';
import {
  code,
  NOTHING,
  nameOf,
  pathsText,
  storyLine,
  type Teller,
  type Telling,
  type Told,
  type ToldAct,
  tellAct,
  tellEvent,
  words,
} from './telling.ts';

/** People are asked in an event of its own. */
const PEOPLE = /^(?:user|human|person|people)$/i;

/** Tells of a message, of its answer, and of one that came to nothing. */
function tellHandoff(entry: RecordEntry, telling: Telling): Told {
  const status = entry.text('status');
  const isNew = !telling.open.has(`message ${entry.text('id')}`);
  const message = isNew ? tellMessage(entry, telling) : NOTHING;
  const receiver = telling.sessions.get(entry.text('to'));
  if (receiver !== undefined && status === 'answered') {
    const { at } = entry;
    const sender = telling.sessions.get(entry.text('from')) ?? '';
    return { ...message, arrow: { from: receiver, to: sender, sentAt: at, at, isAnswer: true } };
  }
  if (!/^(?:refused|failed|late|unread)$/.test(status)) return message;
  const refused = tellUnanswered(entry, telling);
  return { ...refused, acts: [...(message.acts ?? []), refused.act] };
}

function tellUnanswered(entry: RecordEntry, telling: Telling): ToldAct {
  const [from, status, reason] = [entry.text('from'), entry.text('status'), entry.text('reason')];
  const receiver = nameOf(telling, entry.text('to'));
  const why = reason === '' ? '' : `: ${reason}`;
  return tellAct(entry, telling, {
    session: telling.sessions.get(from) ?? '',
    who: nameOf(telling, from),
    text: `message to ${receiver} was ${status}${why}`,
    log: `→ ${receiver} ${status}${why}`,
    mark: 'refused',
    tone: status === 'refused' || status === 'failed' ? 'bad' : 'warn',
  });
}

const HANDOFF_VERBS: Readonly<Record<string, string>> = {
  'review-request': 'asks for a review by',
  question: 'asks',
};

function tellMessage(entry: RecordEntry, telling: Telling): Told {
  const [from, to, task] = [entry.text('from'), entry.text('to'), entry.text('task')];
  const [type, meant] = [entry.text('type'), entry.text('redirectedFrom')];
  const verb = Object.hasOwn(HANDOFF_VERBS, type) ? HANDOFF_VERBS[type] : 'hands work to';
  const instead = meant === '' ? '' : ` instead of ${nameOf(telling, meant)}`;
  const urgent = entry.text('priority') === 'urgent' ? ' (urgent)' : '';
  const about = telling.requests.has(storyLine(task)) ? '' : `: ${firstParagraph(task)}`;
  const isSent = /^(?:sent|delivered)$/.test(entry.text('status')) && !PEOPLE.test(to);
  const told = tellEvent(entry, telling, {
    session: telling.sessions.get(from) ?? '',
    who: nameOf(telling, from),
    text: `${verb} ${nameOf(telling, to)}${instead}${urgent}${about}`,
    log: isSent && `→ ${nameOf(telling, to)}${urgent}: ${firstParagraph(task)}`,
    mark: 'handoff',
    details: [...words('Message', task), ...code('Files', entry.texts('files').join('\n'))],
  });
  telling.open.set(`message ${entry.text('id')}`, told.act);
  telling.open.set(`message to ${to}`, told.act);
  return told;
}

/** Returns a teller for what an agent adds to the team's memory. */
function tellMemory(mark: 'decision' | 'learning', verb: string, field: string): Teller {
  return (entry, telling) => {
    const note = entry.entry('note');
    const agent = note.text('agent');
    const isOpen = note.isTrue('requiresApproval') || note.isTrue('blocking');
    telling.memory.add(note.text('path'));
    return tellEvent(entry, telling, {
      session: entry.text('session') || (telling.sessions.get(agent) ?? ''),
      who: nameOf(telling, agent),
      text: `${verb} ${note.text(field)}`,
      mark,
      tone: isOpen ? 'warn' : 'plain',
      details: [
        ...words('What and why', note.text('body')),
        ...code('Kept in', note.text('path')),
        ...code('Supersedes', note.text('supersedes')),
      ],
    });
  };
}

const MOST_FINDINGS = 100;

function tellReview(entry: RecordEntry, telling: Telling): Told {
  const note = entry.entry('note');
  const [verdict, reviewer] = [note.text('verdict'), note.text('reviewer')];
  const findings = note.entries('findings').slice(0, MOST_FINDINGS).map(findingOf);
  const amount = findings.length === 0 ? 'no findings' : plural(findings.length, 'finding');
  const said = verdict === 'none' ? 'no verdict' : verdict.replaceAll('-', ' ');
  const told = tellEvent(entry, telling, {
    session: telling.sessions.get(reviewer) ?? '',
    who: nameOf(telling, reviewer),
    text: `reviews: ${said === '' ? '' : `${said}, `}${amount}`,
    mark: 'review',
    tone: verdict === 'approved' ? 'good' : 'warn',
    details: [
      ...(findings.length === 0 ? [] : [{ kind: 'findings', findings } as const]),
      ...words('The review', note.text('text') || note.text('summary')),
    ],
  });
  telling.open.set(`review ${note.text('handoff')}`, told.act);
  return told;
}

function findingOf(finding: RecordEntry): ShownFinding {
  const [first, last] = [finding.number('line'), finding.number('endLine')];
  const lines = first === 0 ? '' : `:${first}${last > first ? `-${last}` : ''}`;
  return {
    place: `${storyLine(finding.text('path'))}${lines}`,
    severity: oneLine(finding.text('severity'), 30),
    rule: oneLine(finding.text('rule'), 60),
    text: finding.text('text'),
    suggestion: finding.text('suggestion'),
    isRevised: false,
  };
}

/** Adds to a review what was changed after it. */
function tellRevised(entry: RecordEntry, { open }: Telling): Told {
  const act = open.get(`review ${entry.text('handoff')}`);
  if (act === undefined) return NOTHING;
  const revised = new Set(entry.numbers('places'));
  for (const [at, detail] of act.details.entries()) {
    if (detail.kind !== 'findings') continue;
    const findings = detail.findings.map((one, place) => ({
      ...one,
      isRevised: revised.has(place),
    }));
    act.details.splice(at, 1, { ...detail, findings });
  }
  const changed = revised.size > 0 ? `${revised.size}` : pathsText(entry.texts('changed'));
  if (changed !== '') act.fact = `${changed} changed since`;
  return NOTHING;
}

function tellCommit(entry: RecordEntry, telling: Telling): Told {
  const [left, files] = [entry.texts('left'), entry.texts('files')];
  if (files.length === 0 && left.length === 0) return NOTHING;
  const { memory } = telling;
  const own = files.filter((path) => !memory.has(path));
  const subject = entry.text('subject');
  const about = subject === '' ? '' : `: ${subject}`;
  const missing = left.length === 0 ? '' : ` (${left.length} left out)`;
  const ordered = [...own, ...files.filter((path) => memory.has(path))];
  // A commit without files only adds to an earlier one.
  const log =
    files.length > 0 && `${noteAuthor(entry, telling)}commits ${pathsText(ordered)}${about}`;
  return tellAct(entry, telling, {
    text: `commits ${pathsText(own.length > 0 ? own : files)}${about}${missing}`,
    log,
    mark: 'commit',
    tone: left.length > 0 ? 'warn' : 'plain',
    fact: sizeText(entry.text('patch')),
    details: commitDetails(entry),
  });
}

/** Remembers whose files these are. Returns how the log begins when the commit resolves a conflict. */
function noteAuthor(entry: RecordEntry, { authors, resolving }: Telling): string {
  const session = entry.text('session');
  for (const path of entry.texts('files')) {
    authors.set(path, (authors.get(path) ?? new Set()).add(session));
  }
  return resolving.delete(session) ? 'resolves the conflict and ' : '';
}

function commitDetails(entry: RecordEntry): readonly Detail[] {
  const [patch, files] = [entry.text('patch'), entry.texts('files')];
  const isListed = patch === '' || files.length > 3;
  return [
    ...code('Left out', entry.texts('left').join('\n')),
    ...code('Files', isListed ? files.join('\n') : ''),
    ...(patch === '' ? [] : [{ kind: 'diff', label: 'Diff', text: patch } as const]),
  ];
}

/** Returns `+12 −3`, `at least +12 −3` for a diff that was cut, or an empty text without a diff. */
function sizeText(patch: string): string {
  if (patch === '') return '';
  // In a file's header, `---` and `+++` name the file; below `@@` they begin changed lines.
  let isHeader = true;
  const marks = patch.split('\n').map((line) => {
    if (/^(?:diff --git |@@)/.test(line)) isHeader = !line.startsWith('@@');
    return isHeader ? '' : line[0];
  });
  const count = (mark: string) => marks.filter((one) => one === mark).length;
  const least = patch.endsWith(`\n${CUT_DIFF}`) ? 'at least ' : '';
  return `${least}+${count('+')} −${count('-')}`;
}

/** Earlier commits show whose work a change collides with. */
function tellConflict(entry: RecordEntry, telling: Telling): Told {
  const { authors, resolving } = telling;
  const [session, keptOn, files] = [
    entry.text('session'),
    entry.text('keptOn'),
    entry.texts('files'),
  ];
  const others = new Set(files.flatMap((path) => [...(authors.get(path) ?? [])]));
  others.delete(session);
  const names = new Set([...others].map((other) => nameOf(telling, other)));
  if (keptOn === '') resolving.add(session);
  else resolving.delete(session);
  const what = keptOn === '' ? 'resolves a conflict' : `keeps its work on ${keptOn}: conflict`;
  return tellAct(entry, telling, {
    text: `${what} in ${pathsText(files)}`,
    log: `${what} with ${[...names].join(' and ') || 'colleagues'} in ${pathsText(files)}`,
    mark: 'conflict',
    tone: 'warn',
  });
}

function tellLock(entry: RecordEntry, telling: Telling): Told {
  const note = entry.entry('note');
  const name = (field: string) => nameOf(telling, note.text(field));
  const [path, reviser] = [note.text('path'), note.text('reviser')];
  const text =
    reviser === ''
      ? `may not revise ${path}: ${name('by')} rejected it`
      : `takes over ${path}: ${name('by')} requested changes to ${name('agent')}'s version`;
  const who = nameOf(telling, reviser || note.text('agent'));
  return tellAct(entry, telling, { who, text, log: false, tone: 'warn' });
}

export const WORK_TELLERS: Readonly<Record<string, Teller>> = {
  handoff: tellHandoff,
  review: tellReview,
  'review.revised': tellRevised,
  lock: tellLock,
  commit: tellCommit,
  conflict: tellConflict,
  decision: tellMemory('decision', 'decides:', 'title'),
  learning: tellMemory('learning', 'learns:', 'learning'),
};
