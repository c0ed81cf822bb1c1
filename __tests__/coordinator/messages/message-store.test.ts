import { describe, expect, it } from '@jest/globals';
import { type MessageEnd, MessageStore } from '#src/coordinator/messages/store.ts';
import type { Handoff } from '#src/coordinator/tasks/handoff.ts';
import { reportOfText } from '#src/report.ts';
import type { MessageLogEntry, RunEvent } from '#src/run-log/events.ts';
import { aClock } from '../a-clock.ts';
import { aHandoff } from '../an-agent-environment.ts';
import { aColleague } from './routing/a-routing-context.ts';

function aStore() {
  const clock = aClock();
  const events: RunEvent[] = [];
  const lines: MessageLogEntry[] = [];
  const emit = (event: RunEvent) => events.push(event);
  const store = new MessageStore({ clock, emit, logMessage: (line) => lines.push(line) });
  return { store, events, lines, clock };
}

const [hockney, verbal] = [aColleague('Hockney'), aColleague('Verbal')];
const report = reportOfText('Ok.');
const answered = { kind: 'answered', from: 'Hockney', response: 'Ok.', report } as const;
const delivered = { kind: 'delivered', to: 'Hockney', sessionId: 's1' } as const;
const summary = (task: string) => {
  const { store, lines } = aStore();
  store.close(store.open(aHandoff({ task }), undefined), answered);
  return lines[0]?.messageSummary;
};

describe('the record of messages', () => {
  it('counts a message once, though it goes to a second agent', () => {
    const { store } = aStore();
    const message = store.open(aHandoff(), undefined);
    store.approve(message, hockney);
    store.approve(message, verbal, hockney);
    expect(store.sentLastMinute('coordinator')).toBe(1);
  });

  it('knows a message that is under way by its sender, target, type and words', () => {
    const { store } = aStore();
    const message = store.open(aHandoff(), undefined);
    store.approve(message, hockney);
    expect(store.isUnderWay(aHandoff())).toBe(true);
    const others: readonly Partial<Handoff>[] = [
      { from: 'keaton' },
      { to: 'verbal' },
      { type: 'question' },
      { task: 'Else' },
      { instance: 'second' },
    ];
    expect(others.filter((other) => store.isUnderWay(aHandoff(other)))).toEqual([]);
    store.close(message, answered);
    expect(store.isUnderWay(aHandoff())).toBe(false);
  });

  it.each([
    ['many\nlines\r\n\tand  blanks', 'many lines and blanks'],
    ['x'.repeat(300), 'x'.repeat(200)],
    [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
    [`${' '.repeat(900)}x`, 'x'],
  ])('sums a message up in 200 characters of one line', (task, expected) => {
    expect(summary(task)).toBe(expected);
  });

  it("logs a program's event under the type that it is logged as", () => {
    const { store, lines } = aStore();
    const message = store.open(aHandoff({ loggedAs: 'information-share' }), undefined);
    store.approve(message, hockney);
    store.close(message, answered);
    expect(lines).toMatchObject([{ type: 'information-share' }]);
  });

  it.each<[MessageEnd, Partial<MessageLogEntry>]>([
    [answered, { status: 'answered', answerId: 'h1/answer', responseReceived: true }],
    [
      { ...answered, response: ' ' },
      { status: 'answered', answerId: 'h1/answer', reason: 'ended without an answer' },
    ],
    [
      { kind: 'refused', code: 'E_A2A_RATE', reason: 'too many' },
      { status: 'refused', code: 'E_A2A_RATE', reason: 'too many', coordinatorAction: 'rejected' },
    ],
    [
      { kind: 'failed', to: 'Hockney', reason: 'broken', type: 'quota' },
      { status: 'failed', code: 'quota', reason: 'broken' },
    ],
    [
      { kind: 'unread', to: 'Hockney', reason: 'nobody came' },
      { status: 'unread', reason: 'nobody came' },
    ],
    [
      { kind: 'working', to: 'Hockney', waitedMs: 999 },
      {
        status: 'delivered',
        code: 'E_A2A_TIMEOUT',
        reason: 'No answer within 999 ms; the work goes on.',
      },
    ],
    [
      { kind: 'working', to: 'Hockney', waitedMs: 1_000 },
      {
        status: 'delivered',
        code: 'E_A2A_TIMEOUT',
        reason: 'No answer within 1 s; the work goes on.',
      },
    ],
    [delivered, { status: 'delivered' }],
    [{ kind: 'for-people', to: 'kari' }, { status: 'delivered' }],
  ])('has a line with how it ended: %j', async (end, line) => {
    const { store, lines, events, clock } = aStore();
    const message = store.open(aHandoff({ files: ['a.js'] }), undefined);
    store.approve(message, hockney);
    await clock.advance(25);
    store.close(message, end);
    const facts = {
      ...{ timestamp: '1970-01-01T00:16:40.000Z', from: 'coordinator', to: 'hockney' },
      ...{ type: 'implementation-request', messageSummary: 'Write tests', files: ['a.js'] },
      ...{ responseReceived: false, latencyMs: 25, coordinatorAction: 'approved' },
      ...{ id: 'h1', correlationId: 'h1' },
    };
    expect(lines).toStrictEqual([{ ...facts, ...line }]);
    const { status, code, reason, coordinatorAction: action = 'approved' } = line;
    expect(events.at(-1)).toMatchObject({ kind: 'handoff', id: 'h1', status, action });
    expect(events.at(-1)).toMatchObject({ code, reason });
  });

  it('counts no notice as work', () => {
    const { store } = aStore();
    for (const type of ['question', 'information-share'] as const) {
      store.approve(store.open(aHandoff({ type }), undefined), hockney);
    }
    expect(store.load('hockney')).toBe(1);
  });
});
