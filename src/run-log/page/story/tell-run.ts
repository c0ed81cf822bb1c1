// What the run itself does: the request, the checks, what reaches GitHub, and how the run ends.
import { plural } from '#src/text/index.ts';
import { actText, checkText, effectText, type PlainAct } from '../../lines/act-words.ts';
import type { RecordEntry } from '../../record.ts';
import type { StoryAct } from './story.ts';
import { addAct, code, nameOf, type Teller, type Telling, words } from './telling.ts';

const RUN = 'Squad';

function tellRequest(entry: RecordEntry, telling: Telling): void {
  const text = entry.text('request');
  const who = entry.text('actor') || 'Somebody';
  const details = words('In full', entry.text('asked'));
  addAct(telling, {
    at: entry.at,
    who,
    text: actText('run.started', text),
    mark: 'request',
    details,
  });
}

const CHECK_TONES: ReadonlyMap<string, StoryAct['tone']> = new Map([
  ['passed', 'good'],
  ['failed', 'bad'],
  ['timed-out', 'bad'],
]);

function tellCheck(entry: RecordEntry, telling: Telling): void {
  const result = entry.text('result');
  const command = entry.text('command');
  const output = entry.texts('lines').join('\n');
  addAct(telling, {
    at: entry.at,
    who: 'Checks',
    text: checkText(entry.text('name') || command, result),
    mark: 'check',
    tone: CHECK_TONES.get(result) ?? 'warn',
    fact: result === 'not-run' ? '' : `${entry.number('seconds')} s`,
    details: [
      ...code('Command', command === entry.text('name') ? '' : command),
      ...code(result === 'not-run' ? 'Why' : 'Output', output),
    ],
  });
}

function tellEffect(entry: RecordEntry, telling: Telling): void {
  const effect = entry.text('effect');
  const text = effectText(effect, entry.text('detail'));
  const mark = effect === 'push' || effect === 'pull-request' ? effect : 'note';
  const tone = effect === 'pull-request' ? 'good' : 'plain';
  addAct(telling, { at: entry.at, who: RUN, text, mark, tone });
}

function tellNote(entry: RecordEntry, telling: Telling): void {
  const text = entry.text('text');
  const isLoss = entry.isTrue('isLoss');
  const details = text.length > 150 ? words('In full', text) : [];
  const said = `${isLoss ? 'lost' : 'note'}: ${text}`;
  addAct(telling, {
    at: entry.at,
    who: RUN,
    text: said,
    mark: 'note',
    tone: isLoss ? 'bad' : 'warn',
    details,
  });
}

function tellLock(entry: RecordEntry, telling: Telling): void {
  const note = entry.entry('note');
  const name = (field: string) => nameOf(telling, note.text(field));
  const path = note.text('path');
  const reviser = note.text('reviser');
  const text =
    reviser !== ''
      ? `takes over ${path}: ${name('by')} requested changes to ${name('agent')}'s version`
      : `may not revise ${path}: ${name('by')} rejected it`;
  const who = nameOf(telling, reviser || note.text('agent'));
  addAct(telling, { at: entry.at, who, text, tone: 'warn' });
}

function tellAppeal(entry: RecordEntry, telling: Telling): void {
  const note = entry.entry('note');
  const [from, asked] = [note.text('from'), note.text('text')];
  addAct(telling, {
    at: entry.at,
    session: telling.sessions.get(from) ?? '',
    who: nameOf(telling, from),
    text: actText('appeal', asked),
    mark: 'question',
    tone: 'warn',
    details: words('The question', asked),
  });
}

function tellTools(entry: RecordEntry, telling: Telling): void {
  const [tools, problems] = [entry.entries('tools'), entry.entries('diagnostics')];
  const list = tools.map((tool) => `${tool.text('name')}: ${tool.text('description')}`);
  const wrong = problems.map(
    (one) => `${one.text('path')}: ${one.text('message')} ${one.text('next')}`,
  );
  addAct(telling, {
    at: entry.at,
    who: RUN,
    text: `finds ${plural(tools.length, 'tool')} in the repository${problems.length > 0 ? `, and ${plural(problems.length, 'problem')}` : ''}`,
    tone: problems.length > 0 ? 'warn' : 'plain',
    details: [...code('Tools', list.join('\n')), ...code('Problems', wrong.join('\n'))],
  });
}

/** Returns a teller for entries that a single field describes. */
function tellLine(
  who: string,
  kind: PlainAct,
  field: string,
  look: Pick<StoryAct, 'mark' | 'tone'>,
): Teller {
  return (entry, telling) =>
    void addAct(telling, {
      at: entry.at,
      who,
      text: actText(kind, entry.text(field)),
      mark: look.mark,
      tone: look.tone,
    });
}

export const RUN_TELLERS: Readonly<Record<string, Teller>> = {
  'run.started': tellRequest,
  tools: tellTools,
  check: tellCheck,
  'checks.off': tellLine('Checks', 'checks.off', 'reason', { mark: 'check', tone: 'warn' }),
  effect: tellEffect,
  note: tellNote,
  lock: tellLock,
  appeal: tellAppeal,
  limit: tellLine(RUN, 'limit', 'reason', { mark: 'refused', tone: 'bad' }),
  notice: tellLine(RUN, 'notice', 'url', { mark: 'question', tone: 'warn' }),
  'run.ended': tellLine(RUN, 'run.ended', 'outcome', { mark: 'end', tone: 'plain' }),
};
