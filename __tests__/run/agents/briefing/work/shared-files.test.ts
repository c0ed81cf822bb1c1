// What an agent is told of colleagues who work on the same files.
import { expect, it } from '@jest/globals';
import { renderSharedFiles } from '../../../../../src/run/agents/briefing/work/shared-files.ts';
import type { HandoffRow } from '../../../../../src/run-log/transcript.ts';
import { aHandoff, anAgent, aTranscript } from '../../../../publish/a-run.ts';

const work = { type: 'implementation-request', status: 'sent', files: ['a.ts', 'b.ts'] } as const;
const toFenster = aHandoff({ ...work, to: 'fenster', task: 'Check the\nform' });

/** What Hockney is told of these messages when asked for this. */
function toldOf(
  handoffs: readonly HandoffRow[],
  asked: Partial<Parameters<typeof renderSharedFiles>[0]> = {},
  agents = [anAgent({ state: 'working' })],
): string {
  const handoff = {
    type: 'implementation-request',
    from: 'coordinator',
    files: ['b.ts'],
    ...asked,
  } as const;
  const names = new Map([['fenster', 'Fenster']]);
  return renderSharedFiles(handoff, 'hockney', aTranscript({ handoffs, agents, names }));
}

it('names who works on which of the files, and for what', () => {
  expect(toldOf([toFenster])).toBe(
    '## At the same time\n\nColleagues are working on the same files. Do only your part: conflicting changes go back to whoever hands their work in later.\n\n- Fenster: b.ts, for "Check the form"',
  );
});

it.each(['review-request', 'question'] as const)(
  'tells somebody who gets a %s that the files may change',
  (type) => {
    const told = toldOf([toFenster], { type });
    expect(told).toContain('What you see of them may not be all of their work yet');
    expect(told).not.toContain('Do only your part');
  },
);

it.each<[string, readonly HandoffRow[], Parameters<typeof toldOf>[1]]>([
  ['other files', [toFenster], { files: ['c.ts'] }],
  ['work that has ended', [{ ...toFenster, status: 'answered' }], {}],
  ['a review', [{ ...toFenster, type: 'review-request' }], {}],
  ['work of the reader', [{ ...toFenster, to: 'hockney' }], {}],
  ['work of whoever asks, who waits', [toFenster], { from: 'fenster' }],
])('is silent about %s', (_what, handoffs, asked) => {
  expect(toldOf(handoffs, asked)).toBe('');
});

it('tells of delivered work while its agent is at work', () => {
  const delivered = { ...toFenster, status: 'delivered' } as const;
  const fenster = anAgent({ name: 'Fenster', state: 'queued' });
  expect(toldOf([delivered], {}, [fenster])).toContain('- Fenster: b.ts');
  expect(toldOf([delivered], {}, [{ ...fenster, state: 'done' }])).toBe('');
});
