// A session whose end shows that something is missing is asked once more, and never for the same a third time.
import { describe, expect, it } from '@jest/globals';
import {
  askForReport,
  type EndedTurn,
  endedTurn,
  sessionEndOf,
} from '#src/coordinator/sessions/turns.ts';
import { EMPTY_ANSWER } from '#src/ports/agents.ts';
import { reportOfText } from '#src/report.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import { anAgentEnvironment } from '../an-agent-environment.ts';

async function ask(...turns: readonly EndedTurn[]) {
  const asked: string[] = [];
  const session = {
    async ask(prompt: string) {
      asked.push(prompt);
      return turns[asked.length - 1] ?? endedTurn('Asked too often.');
    },
  };
  const notes: RunEvent[] = [];
  const { budget } = anAgentEnvironment();
  const deps = { budget, emit: (event: RunEvent) => notes.push(event) };
  const turn = await askForReport({ session, name: 'Ada', deps }, 'Fix it.');
  const end = sessionEndOf(turn, budget);
  const said = end.kind === 'finished' ? end.report.summary : `${end.kind}: ${end.type}`;
  return { said, asked, notes };
}

const done = endedTurn('Done.');
const silence = endedTurn(' ');
const unread = [{ tool: 'edit', said: 'no such line' }];
const unheeding: EndedTurn = {
  kind: 'done',
  report: reportOfText('All is fine.'),
  endedBy: 'squad_finish',
  unread,
};
const failed: EndedTurn = { kind: 'failed', type: 'query', message: 'The model is gone.' };
const mute: EndedTurn = { kind: 'stopped', why: 'silence' };
const empty: EndedTurn = { kind: 'failed', type: EMPTY_ANSWER, message: 'The model gave nothing.' };

describe('a session', () => {
  it.each<[string, readonly EndedTurn[], string, number]>([
    ['that says something is not asked again', [done], 'Done.', 1],
    ['that failed is not asked again', [failed], 'failed: query', 1],
    [
      'that ended beside a failed call is asked, and its next report counts',
      [unheeding, done],
      'Done.',
      2,
    ],
    ['is not asked about failed calls a second time', [unheeding, unheeding], 'All is fine.', 2],
    ['fails where nobody has read how the calls ended', [unheeding, failed], 'failed: query', 2],
    ['that says nothing is asked', [silence, done], 'Done.', 2],
    ['that says nothing twice has failed', [silence, silence], 'failed: empty', 2],
    ['whose model is silent is asked', [mute, done], 'Done.', 2],
    ['whose model is silent twice has failed', [mute, mute], 'failed: silence', 2],
    ['whose model is silent when it is asked why', [silence, mute, done], 'Done.', 3],
    ['whose model gives nothing is asked', [empty, done], 'Done.', 2],
    ['whose model gives nothing twice has failed', [empty, empty], 'failed: empty', 2],
    [
      'that says nothing, then ends beside a failed call, is done',
      [silence, unheeding],
      'All is fine.',
      2,
    ],
  ])('%s', async (_what, turns, end, times) => {
    const { said, asked } = await ask(...turns);
    expect([said, asked.length]).toEqual([end, times]);
  });

  it('is told that it was not heard, and people are told of the wait', async () => {
    const { asked, notes } = await ask(mute, done);
    expect(asked[1]).toMatch(/Go on from there\.$/);
    expect(notes).toEqual([
      {
        kind: 'note',
        text: 'The model gave no answer for 5 minutes, and was asked again for Ada.',
      },
    ]);
  });

  it('is told which calls it has not read, and how they ended', async () => {
    const { asked } = await ask(unheeding, done);
    expect(asked[1]).toMatch(/^You ended your turn .*:\n- edit: no such line\n\n/);
  });

  it('keeps what it said where it says nothing more', async () => {
    expect((await ask(unheeding, silence)).said).toBe('All is fine.');
  });
});
