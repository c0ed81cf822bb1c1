// What was not done, over a thread's requests: each part once, under an id that settles it.
import { describe, expect, it } from '@jest/globals';
import { type Report, reportOfText } from '#src/report.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import { listParts, openPartsText, openTranscript } from '#src/run-log/transcript.ts';

const notDone = (...parts: readonly string[]) => parts.map((part) => ({ part, why: 'no network' }));
const earlier: RunEvent = { kind: 'parts', parts: notDone('tag it') };

function ends(
  session: string,
  report: Partial<Report>,
  kind: 'agent.idle' | 'agent.finished' = 'agent.finished',
): RunEvent {
  return { kind, session, answer: '', report: { ...reportOfText('Done.'), ...report } };
}

function after(...events: readonly RunEvent[]) {
  const log = openTranscript(() => 0);
  events.forEach(log.emit);
  return log.read();
}

const idsOf = (...events: readonly RunEvent[]) =>
  after(...events).parts.map(({ id, part, isDone }) => `${id} ${part}${isDone ? ', done' : ''}`);

describe('parts that were not done', () => {
  it.each<[string, readonly RunEvent[], readonly string[]]>([
    [
      'have ids of their own beside those of earlier runs',
      [
        earlier,
        ends('fenster', { notDone: notDone('deploy it', 'sign it') }),
        ends('hockney', { notDone: notDone('tag it') }),
      ],
      ['p1 tag it', 'p2 deploy it', 'p3 sign it', 'p4 tag it'],
    ],
    [
      'are kept once, though their session repeats them at its end',
      [
        ends('fenster', { notDone: notDone('sign it') }, 'agent.idle'),
        ends('fenster', { notDone: notDone('sign it') }),
      ],
      ['p1 sign it'],
    ],
    [
      'are settled by their ids, whoever does them, and no id is given twice',
      [
        earlier,
        ends('fenster', { settles: ['p1', 'p9', 'tag it'] }),
        ends('verbal', { notDone: notDone('sign it') }),
      ],
      ['p1 tag it, done', 'p2 sign it'],
    ],
    [
      'are not settled by words',
      [earlier, ends('fenster', { ...reportOfText('I did p1: tag it. Nothing is left.') })],
      ['p1 tag it'],
    ],
    [
      'are kept in any language',
      [ends('fenster', { notDone: notDone('デプロイ') })],
      ['p1 デプロイ'],
    ],
  ])('%s', (_what, events, ids) => {
    expect(idsOf(...events)).toEqual(ids);
  });

  it('are listed while they stand, and the coordinator learns the ids of its agents’', () => {
    const parts = [...notDone('deploy it'), { part: 'sign it', why: '', needs: 'a key' }];
    const transcript = after(
      earlier,
      ends('fenster', { notDone: parts }),
      ends('coordinator', { settles: ['p2'], notDone: notDone('mail it') }),
    );
    expect(listParts(transcript.parts)).toEqual([
      'p1: tag it: no network',
      'p3: sign it; needs: a key',
      'p4: mail it: no network',
    ]);
    expect(openPartsText(transcript, 'fenster')).toBe('Not done: p3 (sign it).');
    expect(['hockney', 'coordinator'].map((who) => openPartsText(transcript, who))).toEqual([
      '',
      '',
    ]);
  });
});
