import { describe, expect, it } from '@jest/globals';
import type { Handoff } from '../../../src/coordinator/messages/handoff.ts';
import { openMessageStore } from '../../../src/coordinator/messages/message-store.ts';
import type { RunEvent } from '../../../src/run-log/events.ts';
import type { MessageLogEntry } from '../../../src/run-log/message-log.ts';
import { aClock } from '../a-clock.ts';
import { aHandoff } from '../an-agent-environment.ts';
import { aColleague } from './a-situation.ts';

function aLedger() {
  const clock = aClock();
  const events: RunEvent[] = [];
  const lines: MessageLogEntry[] = [];
  const emit = (event: RunEvent) => events.push(event);
  const ledger = openMessageStore({ clock, emit, logMessage: (line) => lines.push(line) });
  return { ledger, events, lines, clock };
}

const [hockney, verbal] = [aColleague('Hockney'), aColleague('Verbal')];
const answered = { kind: 'answered', from: 'Hockney', response: 'Ok.' } as const;
const delivered = { kind: 'delivered', to: 'Hockney', sessionId: 's1' } as const;
const summary = (task: string) => {
  const { ledger, lines } = aLedger();
  ledger.close(ledger.open(aHandoff({ task }), undefined), answered);
  return lines[0]?.messageSummary;
};

describe('the book of messages', () => {
  it('S2-28 S2-47 has one line for a message, whatever becomes of it', () => {
    const { ledger, lines, events } = aLedger();
    const message = ledger.open(aHandoff(), undefined);
    ledger.approve(message, hockney);
    ledger.noteDelivery(message, delivered);
    ledger.close(message, answered);
    expect(lines.map(({ status }) => status)).toEqual(['delivered']);
    expect(events).toMatchObject([
      { status: 'sent' },
      { status: 'delivered' },
      { status: 'answered' },
    ]);
  });

  it('does not deliver what has ended already', () => {
    const { ledger, lines, events } = aLedger();
    const message = ledger.open(aHandoff(), undefined);
    ledger.approve(message, hockney);
    ledger.close(message, answered);
    ledger.noteDelivery(message, delivered);
    expect(lines.map(({ status }) => status)).toEqual(['answered']);
    expect(events).toMatchObject([{ status: 'sent' }, { status: 'answered' }]);
  });

  it('knows what an agent has before it: what went to it, not what was meant for it', () => {
    const { ledger } = aLedger();
    const message = ledger.open(aHandoff(), undefined);
    ledger.approve(message, hockney);
    ledger.approve(message, verbal, hockney);
    expect([ledger.load('hockney'), ledger.load('verbal')]).toEqual([0, 1]);
    ledger.close(message, answered);
    expect(ledger.load('verbal')).toBe(0);
  });

  it('S2-21 counts a message once, though it goes to a second agent', () => {
    const { ledger } = aLedger();
    const message = ledger.open(aHandoff(), undefined);
    ledger.approve(message, hockney);
    ledger.approve(message, verbal, hockney);
    expect(ledger.sentLastMinute('coordinator')).toBe(1);
  });

  it('A2A-03 knows a message that is under way by its sender, target, type and words', () => {
    const { ledger } = aLedger();
    const message = ledger.open(aHandoff(), undefined);
    ledger.approve(message, hockney);
    expect(ledger.isUnderWay(aHandoff())).toBe(true);
    const others: readonly Partial<Handoff>[] = [
      { from: 'keaton' },
      { to: 'verbal' },
      { type: 'question' },
      { task: 'Else' },
      { instance: 'second' },
    ];
    expect(others.filter((other) => ledger.isUnderWay(aHandoff(other)))).toEqual([]);
    ledger.close(message, answered);
    expect(ledger.isUnderWay(aHandoff())).toBe(false);
  });

  it.each([
    ['many\nlines\r\n\tand  blanks', 'many lines and blanks'],
    ['x'.repeat(300), 'x'.repeat(200)],
    [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
    [`${' '.repeat(900)}x`, 'x'],
  ])('S2-31 sums a message up in 200 characters of one line', (task, expected) => {
    expect(summary(task)).toBe(expected);
  });
});
