// Commits, reviews and conflicts; the list of all tellers of work.
import { oneLine } from '#src/text/index.ts';
import { conflictText, pathsText, reviewText } from '../../lines/act-words.ts';
import { CUT_DIFF, type RecordEntry } from '../../record.ts';
import type { Detail, ShownFinding } from './story.ts';
import { tellHandoff, tellMemory } from './tell-messages.ts';
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

function tellReview(entry: RecordEntry, telling: Telling): void {
  const note = entry.entry('note');
  const verdict = note.text('verdict');
  const findings = note.entries('findings').slice(0, MOST_FINDINGS).map(findingOf);
  const reviewer = note.text('reviewer');
  const act = tellEvent(telling, {
    at: entry.at,
    session: telling.sessions.get(reviewer) ?? '',
    who: nameOf(telling, reviewer),
    text: reviewText(verdict, findings.length),
    mark: 'review',
    tone: verdict === 'approved' ? 'good' : 'warn',
    details: [
      ...(findings.length === 0
        ? []
        : [{ kind: 'findings', findings, revised: new Set<number>() } as const]),
      ...words('The review', note.text('text') || note.text('summary')),
    ],
  });
  telling.open.set(`review ${note.text('handoff')}`, act);
}

const MOST_FINDINGS = 100;

function findingOf(finding: RecordEntry): ShownFinding {
  const [first, last] = [finding.number('line'), finding.number('endLine')];
  const lines = first === 0 ? '' : `:${first}${last > first ? `-${last}` : ''}`;
  return {
    place: `${line(finding.text('path'))}${lines}`,
    severity: oneLine(finding.text('severity'), 30),
    rule: oneLine(finding.text('rule'), 60),
    text: finding.text('text'),
    suggestion: finding.text('suggestion'),
  };
}

function tellRevised(entry: RecordEntry, { open }: Telling): void {
  const act = open.get(`review ${entry.text('handoff')}`);
  if (act === undefined) return;
  const revised = new Set(entry.numbers('places'));
  const shown = act.details.find((detail) => detail.kind === 'findings');
  if (shown !== undefined) {
    act.details.splice(act.details.indexOf(shown), 1, { ...shown, revised });
  }
  const changed = revised.size > 0 ? `${revised.size}` : pathsText(entry.texts('changed'));
  if (changed !== '') act.fact = `${changed} changed since`;
}

function tellCommit(entry: RecordEntry, telling: Telling): void {
  const [patch, left, files] = [entry.text('patch'), entry.texts('left'), entry.texts('files')];
  if (files.length === 0 && left.length === 0) return;
  const own = files.filter((path) => !telling.memory.has(path));
  const subject = entry.text('subject');
  const diff: readonly Detail[] =
    patch === '' ? [] : [{ kind: 'diff', label: 'Diff', text: patch }];
  addAct(telling, {
    at: entry.at,
    session: entry.text('session'),
    text: `commits ${pathsText(own.length > 0 ? own : files)}${subject === '' ? '' : `: ${subject}`}${left.length === 0 ? '' : ` (${left.length} left out)`}`,
    mark: 'commit',
    tone: left.length > 0 ? 'warn' : 'plain',
    fact: sizeText(patch),
    details: [
      ...code('Left out', left.join('\n')),
      ...code('Files', patch === '' || files.length > 3 ? files.join('\n') : ''),
      ...diff,
    ],
  });
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

function tellConflict(entry: RecordEntry, telling: Telling): void {
  const text = `${conflictText(entry.text('keptOn'))} in ${pathsText(entry.texts('files'))}`;
  addAct(telling, {
    at: entry.at,
    session: entry.text('session'),
    text,
    mark: 'conflict',
    tone: 'warn',
  });
}

export const WORK_TELLERS: Readonly<Record<string, Teller>> = {
  handoff: tellHandoff,
  review: tellReview,
  'review.revised': tellRevised,
  commit: tellCommit,
  conflict: tellConflict,
  decision: tellMemory('decision', 'title'),
  learning: tellMemory('learning', 'learning'),
};
