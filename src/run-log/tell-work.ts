// Messages between agents, what they add to the team's memory, and their commits, conflicts and reviews.

import { plural } from '#src/text/count.ts';
import { firstParagraph, oneLine } from '#src/text/one-line.ts';
import type { EventOf } from './events.ts';
import type { Detail, ShownFinding } from './page/story.ts';
import { CUT_DIFF } from './record.ts';
import type { Finding } from './review-note.ts';
import {
  code,
  type NewAct,
  NOTHING,
  nameOf,
  pathsText,
  storyLine,
  type Telling,
  type Told,
  type ToldAct,
  tellAct,
  tellEvent,
  words,
} from './telling.ts';

/** People are asked in an event of its own. */
const PEOPLE = /^(?:user|human|person|people)$/i;

/** Returns who acts when an event names an agent rather than a session. */
function actorOf(telling: Telling, agent: string): Pick<NewAct, 'session' | 'who'> {
  return { session: telling.sessions.get(agent) ?? '', who: nameOf(telling, agent) };
}

/** Tells of a message, of its answer, and of one that came to nothing. */
export function tellHandoff(event: EventOf<'handoff'>, telling: Telling): Told {
  const { id, from, to, status, at } = event;
  const message = telling.open.has(`message ${id}`) ? NOTHING : tellMessage(event, telling);
  const receiver = telling.sessions.get(to);
  if (receiver !== undefined && status === 'answered') {
    const sender = telling.sessions.get(from) ?? '';
    return { ...message, arrow: { from: receiver, to: sender, sentAt: at, at, isAnswer: true } };
  }
  if (!/^(?:refused|failed|late|unread)$/.test(status)) return message;
  const refused = tellUnanswered(event, telling);
  return { ...refused, acts: [...(message.acts ?? []), refused.act] };
}

function tellUnanswered(event: EventOf<'handoff'>, telling: Telling): ToldAct {
  const { from, to, status, reason = '' } = event;
  const receiver = nameOf(telling, to);
  const why = reason === '' ? '' : `: ${reason}`;
  return tellAct(event, telling, {
    ...actorOf(telling, from),
    text: `message to ${receiver} was ${status}${why}`,
    log: `→ ${receiver} ${status}${why}`,
    mark: 'refused',
    tone: status === 'refused' || status === 'failed' ? 'bad' : 'warn',
  });
}

const HANDOFF_VERBS: ReadonlyMap<string, string> = new Map([
  ['review-request', 'asks for a review by'],
  ['question', 'asks'],
]);

function tellMessage(event: EventOf<'handoff'>, telling: Telling): Told {
  const { id, from, to, task, type, redirectedFrom, priority, status, files } = event;
  const verb = HANDOFF_VERBS.get(type) ?? 'hands work to';
  const instead = redirectedFrom ? ` instead of ${nameOf(telling, redirectedFrom)}` : '';
  const urgent = priority === 'urgent' ? ' (urgent)' : '';
  const about = telling.requests.has(storyLine(task)) ? '' : `: ${firstParagraph(task)}`;
  const isSent = /^(?:sent|delivered)$/.test(status) && !PEOPLE.test(to);
  const told = tellEvent(event, telling, {
    ...actorOf(telling, from),
    text: `${verb} ${nameOf(telling, to)}${instead}${urgent}${about}`,
    log: isSent && `→ ${nameOf(telling, to)}${urgent}: ${firstParagraph(task)}`,
    mark: 'handoff',
    details: [...words('Message', task), ...code('Files', files.join('\n'))],
  });
  telling.open.set(`message ${id}`, told.act);
  telling.open.set(`message to ${to}`, told.act);
  return told;
}

export function tellDecision(event: EventOf<'decision'>, telling: Telling): Told {
  const { title, body = '', supersedes = '', requiresApproval, blocking } = event.note;
  return tellMemory(event, telling, {
    text: `decides: ${title}`,
    mark: 'decision',
    tone: requiresApproval || blocking ? 'warn' : 'plain',
    details: [
      ...words('What and why', body),
      ...code('Kept in', event.note.path),
      ...code('Supersedes', supersedes),
    ],
  });
}

export function tellLearning(event: EventOf<'learning'>, telling: Telling): Told {
  const text = `learns: ${event.note.learning}`;
  const details = code('Kept in', event.note.path);
  return tellMemory(event, telling, { text, mark: 'learning', details });
}

function tellMemory(
  event: EventOf<'decision' | 'learning'>,
  telling: Telling,
  given: NewAct,
): Told {
  const { agent, path } = event.note;
  const actor = actorOf(telling, agent);
  telling.memory.add(path);
  return tellEvent(event, telling, {
    ...given,
    ...actor,
    session: event.session || actor.session || '',
  });
}

const MOST_FINDINGS = 100;

export function tellReview(event: EventOf<'review'>, telling: Telling): Told {
  const { verdict, reviewer, handoff, text, summary = '' } = event.note;
  const findings = event.note.findings.slice(0, MOST_FINDINGS).map(shownFinding);
  const amount = findings.length === 0 ? 'no findings' : plural(findings.length, 'finding');
  const said = verdict === 'none' ? 'no verdict' : verdict.replaceAll('-', ' ');
  const told = tellEvent(event, telling, {
    ...actorOf(telling, reviewer),
    text: `reviews: ${said}, ${amount}`,
    mark: 'review',
    tone: verdict === 'approved' ? 'good' : 'warn',
    details: [
      ...(findings.length === 0 ? [] : [{ kind: 'findings', findings } as const]),
      ...words('The review', text || summary),
    ],
  });
  telling.open.set(`review ${handoff}`, told.act);
  return told;
}

function shownFinding(finding: Finding): ShownFinding {
  const { path, line, endLine = 0, severity = '', rule = '', text, suggestion = '' } = finding;
  const lines = line === 0 ? '' : `:${line}${endLine > line ? `-${endLine}` : ''}`;
  const place = `${storyLine(path)}${lines}`;
  return { place, severity, rule: oneLine(rule, 60), text, suggestion, isRevised: false };
}

/** Adds to a review what was changed after it. */
export function tellRevised(event: EventOf<'review.revised'>, { open }: Telling): Told {
  const act = open.get(`review ${event.handoff}`);
  if (act === undefined) return NOTHING;
  const revised = new Set(event.places);
  for (const [at, detail] of act.details.entries()) {
    if (detail.kind !== 'findings') continue;
    const findings = detail.findings.map((one, place) => ({
      ...one,
      isRevised: revised.has(place),
    }));
    act.details.splice(at, 1, { ...detail, findings });
  }
  const changed = revised.size > 0 ? `${revised.size}` : pathsText(event.changed);
  if (changed !== '') act.fact = `${changed} changed since`;
  return NOTHING;
}

export function tellCommit(event: EventOf<'commit'>, telling: Telling): Told {
  const { left, files, subject = '', patch = '' } = event;
  if (files.length === 0 && left.length === 0) return NOTHING;
  const { memory } = telling;
  const own = files.filter((path) => !memory.has(path));
  const about = subject === '' ? '' : `: ${subject}`;
  const missing = left.length === 0 ? '' : ` (${left.length} left out)`;
  const ordered = [...own, ...files.filter((path) => memory.has(path))];
  // A commit without files only adds to an earlier one.
  const log =
    files.length > 0 && `${noteAuthor(event, telling)}commits ${pathsText(ordered)}${about}`;
  return tellAct(event, telling, {
    text: `commits ${pathsText(own.length > 0 ? own : files)}${about}${missing}`,
    log,
    mark: 'commit',
    tone: left.length > 0 ? 'warn' : 'plain',
    fact: sizeText(patch),
    details: commitDetails(event),
  });
}

/** Remembers whose files these are. Returns how the log begins when the commit resolves a conflict. */
function noteAuthor(
  { session, files }: EventOf<'commit'>,
  { authors, resolving }: Telling,
): string {
  for (const path of files) authors.set(path, (authors.get(path) ?? new Set()).add(session));
  return resolving.delete(session) ? 'resolves the conflict and ' : '';
}

function commitDetails({ patch = '', files, left }: EventOf<'commit'>): readonly Detail[] {
  const isListed = patch === '' || files.length > 3;
  return [
    ...code('Left out', left.join('\n')),
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
export function tellConflict(event: EventOf<'conflict'>, telling: Telling): Told {
  const { authors, resolving } = telling;
  const { session, keptOn, files } = event;
  const others = new Set(files.flatMap((path) => [...(authors.get(path) ?? [])]));
  others.delete(session);
  const names = new Set([...others].map((other) => nameOf(telling, other)));
  if (keptOn) resolving.delete(session);
  else resolving.add(session);
  const what = keptOn ? `keeps its work on ${keptOn}: conflict` : 'resolves a conflict';
  return tellAct(event, telling, {
    text: `${what} in ${pathsText(files)}`,
    log: `${what} with ${[...names].join(' and ') || 'colleagues'} in ${pathsText(files)}`,
    mark: 'conflict',
    tone: 'warn',
  });
}

export function tellLock(event: EventOf<'lock'>, telling: Telling): Told {
  const { path, reviser, by, agent } = event.note;
  const [name, other] = [nameOf(telling, agent), nameOf(telling, by)];
  const text = reviser
    ? `takes over ${path}: ${other} requested changes to ${name}'s version`
    : `may not revise ${path}: ${other} rejected it`;
  const who = nameOf(telling, reviser || agent);
  return tellAct(event, telling, { who, text, log: false, tone: 'warn' });
}
