import { describe, expect, it } from '@jest/globals';
import type { Handoff } from '../../../src/coordinator/messages/handoff.ts';
import { openMessageStore } from '../../../src/coordinator/messages/message-store.ts';
import type { RunEvent } from '../../../src/run-log/events.ts';
import type { MessageLogEntry } from '../../../src/run-log/message-log.ts';
import { aClock } from '../a-clock.ts';
import { aHandoff } from '../an-agent-environment.ts';
import { aColleague } from './a-routing-context.ts';

function aStore() {
  const clock = aClock();
  const events: RunEvent[] = [];
  const lines: MessageLogEntry[] = [];
  const emit = (event: RunEvent) => events.push(event);
  const store = openMessageStore({ clock, emit, logMessage: (line) => lines.push(line) });
  return { store, events, lines, clock };
}

const [hockney, verbal] = [aColleague('Hockney'), aColleague('Verbal')];
const answered = { kind: 'answered', from: 'Hockney', response: 'Ok.' } as const;
const delivered = { kind: 'delivered', to: 'Hockney', sessionId: 's1' } as const;
const summary = (task: string) => {
  const { store, lines } = aStore();
  store.close(store.open(aHandoff({ task }), undefined), answered);
  return lines[0]?.messageSummary;
};

describe('the book of messages', () => {
  it('has one line for a message, whatever becomes of it', () => {
    const { store, lines, events } = aStore();
    const message = store.open(aHandoff(), undefined);
    store.approve(message, hockney);
    store.noteDelivery(message, delivered);
    store.close(message, answered);
    expect(lines.map(({ status }) => status)).toEqual(['delivered']);
    expect(events).toMatchObject([
      { status: 'sent' },
      { status: 'delivered' },
      { status: 'answered' },
    ]);
  });

  it('does not deliver what has ended already', () => {
    const { store, lines, events } = aStore();
    const message = store.open(aHandoff(), undefined);
    store.approve(message, hockney);
    store.close(message, answered);
    store.noteDelivery(message, delivered);
    expect(lines.map(({ status }) => status)).toEqual(['answered']);
    expect(events).toMatchObject([{ status: 'sent' }, { status: 'answered' }]);
  });

  it('knows what an agent has before it: what went to it, not what was meant for it', () => {
    const { store } = aStore();
    const message = store.open(aHandoff(), undefined);
    store.approve(message, hockney);
    store.approve(message, verbal, hockney);
    expect([store.load('hockney'), store.load('verbal')]).toEqual([0, 1]);
    store.close(message, answered);
    expect(store.load('verbal')).toBe(0);
  });

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
});
