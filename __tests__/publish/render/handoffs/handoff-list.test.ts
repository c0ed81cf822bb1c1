import { describe, expect, it } from '@jest/globals';
import {
  handoffReasonText,
  handoffStatusText,
  messageStatsLine,
  renderHandoffs,
  renderMessages,
} from '#src/publish/views/handoff-list.ts';
import type { AgentRow } from '#src/run-log/agent-row.ts';
import type { ReviewNote } from '#src/run-log/review-note.ts';
import type { HandoffRow } from '#src/run-log/transcript.ts';
import { wordsIn } from '../../../text/any-text.ts';
import { aHandoff, anAgent, aTranscript, context } from '../../a-run.ts';
import { aReview } from '../../reviews/a-review.ts';

const ripley = anAgent({ name: 'Ripley' });

function rows(amount: number): readonly HandoffRow[] {
  return Array.from({ length: amount }, (_, at) =>
    aHandoff({ id: `h${at}`, from: at % 2 === 0 ? 'coordinator' : 'hockney', task: `step ${at}` }),
  );
}

function boardOf(handoffs: readonly HandoffRow[], finished = true): string {
  const transcript = aTranscript({ agents: [ripley], handoffs });
  return renderHandoffs({ context, transcript, finished, max: 100 });
}

describe('what became of a message', () => {
  it.each([
    ['sent', 'at work', 'no answer'],
    ['answered', 'done', 'done'],
    ['delivered', 'delivered', 'delivered'],
    ['late', 'answered too late', 'answered too late'],
    ['failed', 'failed', 'failed'],
    ['refused', 'refused', 'refused'],
  ] as const)('that is %s is, while the run goes on: %s', (status, now, after) => {
    const handoff = aHandoff({ status });
    const who = aTranscript({ agents: [] });
    expect(handoffStatusText(handoff, false, who)).toBe(now);
    expect(handoffStatusText(handoff, true, who)).toBe(after);
  });

  const asked = aHandoff({ type: 'review-request', to: 'ripley' });
  const silent = anAgent({ name: 'Ripley', state: 'done', answer: ' ' });
  const review = (changes: Partial<ReviewNote> = {}) => [
    aReview({ handoff: asked.id, ...changes }),
  ];
  const since = { changedSince: ['a.ts', 'b.ts'], changedByReviewer: ['b.ts'] };

  it.each<[string, readonly ReviewNote[], readonly AgentRow[]]>([
    ['asked for changes', review(since), [silent]],
    [
      'approved; a.ts and b.ts were changed after that; the reviewer changed b.ts',
      review({ ...since, verdict: 'approved' }),
      [],
    ],
    ['reviewed', review({ verdict: 'none' }), []],
    ['answered', [], []],
    ['answered', [], [{ ...silent, files: ['a.ts'] }]],
    ['answered', [], [silent, { ...silent, answer: 'Yes.' }]],
    ['ended without an answer', [], [silent]],
  ])('that asked for a review is: %s', (words, reviews, agents) => {
    expect(handoffStatusText(asked, true, { agents, reviews })).toBe(words);
    const said = { ...asked, reason: 'approved by mona' };
    expect(handoffStatusText(said, true, { agents, reviews })).toBe('approved by mona');
  });
});

describe('why a message was refused', () => {
  it('has words of its own for every code', () => {
    const codes = wordsIn(
      'E_A2A_RATE E_A2A_CIRCULAR E_AGENT_NOT_FOUND E_AGENT_INACTIVE E_AGENT_BUSY E_POOL_FULL E_A2A_CAPABILITY E_A2A_DISABLED E_A2A_DUPLICATE E_A2A_HOPS E_A2A_LOCKED E_A2A_PERSON E_A2A_SELF E_A2A_MODEL E_CONFLICT E_TOOL_INVALID_ARGS',
    );
    const said = codes.map((code) => handoffReasonText({ code, reason: `${code}: Long. Do it.` }));
    expect(said.filter((words) => /^$|Long|E_/.test(words))).toEqual([]);
    expect(new Set(said).size).toBe(codes.length);
    expect(said[0]).toBe('too many messages in a minute');
  });

  it.each([
    ['E_NEW', 'Fenster waits for you. Answer it instead.', 'Fenster waits for you'],
    ['E_NEW', 'E_NEW_1: No. Try again.', 'No'],
    ['E_NEW', 'src/login.ts is locked', 'src/login.ts is locked'],
    ['E_NEW', 'one\ntwo', 'one two'],
    ['E_NEW', undefined, ''],
  ])('is, with %s because of %j: %s', (code, reason, words) => {
    expect(handoffReasonText({ code, reason })).toBe(words);
  });
});

describe('the handoffs of a board', () => {
  it('are not there when nobody asked anybody', () => {
    expect(boardOf([])).toBe('');
  });

  it.each<[Partial<HandoffRow>, string]>([
    [
      { to: 'Keaton', type: 'review-request', redirectedFrom: 'ripley' },
      '**Coordinator → Keaton** (review request meant for Ripley, answered)',
    ],
    [{ to: 'user', type: 'question' }, '**Coordinator → octocat** (question, answered)'],
    [{ to: 'Human', type: 'question' }, '**Coordinator → people** (question, answered)'],
    [{ type: 'information-share', status: 'delivered' }, 'fenster** (information, delivered)'],
    [{ type: 'escalation', status: 'delivered' }, 'fenster** (call for help, delivered)'],
    [{ type: 'completion-notice', status: 'delivered' }, 'fenster** (report, delivered)'],
    [{ priority: 'urgent' }, 'fenster** (urgent task, done)'],
    [{ priority: 'normal' }, 'fenster** (task, done)'],
  ])('say of %j who was meant, and what it is', (changes, words) => {
    expect(boardOf([aHandoff(changes)])).toContain(`${words}: add validation`);
  });

  it('are counted in the title, what went wrong and what only tells something apart', () => {
    const wrong = (['refused', 'failed', 'late', 'sent', 'sent'] as const).map((status, at) =>
      aHandoff({ id: `w${at}`, status }),
    );
    const told = aHandoff({ type: 'information-share', status: 'delivered' });
    const title = (...[board, finished]: Parameters<typeof boardOf>) =>
      /^\*\*(.*)\*\*$/m.exec(boardOf(board, finished))?.[1];
    expect(title([...rows(60), ...wrong])).toBe(
      '65 handoffs, 1 refused, 1 failed, 1 answered too late, 2 without an answer',
    );
    expect(title([...rows(60), ...wrong], false)).toBe(
      '65 handoffs, 1 refused, 1 failed, 1 answered too late',
    );
    expect(title([told, told])).toBe('2 messages');
    expect(title([told, aHandoff()])).toBe('1 handoff, 1 message');
  });

  it('are a bounded number, and the rest is counted', () => {
    const lines = boardOf(rows(300)).split('\n');
    expect(lines.filter((line) => line.startsWith('- **'))).toHaveLength(100);
    expect(lines).toContain('- and 200 more');
  });
});

describe('the line about all messages', () => {
  const longest = 'the longest took 1 min 10 s.';
  const refused = aHandoff({ from: 'hockney', status: 'refused', endedAt: 20_000 });
  it.each<[readonly HandoffRow[], string]>([
    [[aHandoff({ from: 'octocat' })], `1 message, 1 answered; ${longest}`],
    [
      [...rows(4), refused, refused],
      `6 messages, 4 answered, 2 refused; 67% started by agents; ${longest}`,
    ],
    [
      [aHandoff({ status: 'sent', endedAt: undefined })],
      '1 message, 0 answered, 1 without an answer.',
    ],
    [
      [aHandoff({ from: 'checks', endedAt: 21_000 })],
      '1 message, 1 answered; the longest took 1 s.',
    ],
    [[aHandoff({ endedAt: 20_999 })], '1 message, 1 answered.'],
    [rows(300), `300 messages, 300 answered; 50% started by agents; ${longest}`],
  ])('gives the share of those that agents began', (handoffs, line) => {
    expect(messageStatsLine(aTranscript({ handoffs }))).toBe(line);
  });
});

describe('the table of messages', () => {
  const tableOf = (handoffs: readonly HandoffRow[], most = 300) =>
    renderMessages({ context, transcript: aTranscript({ handoffs }), max: most });

  it('is not there when nobody asked anybody', () => {
    expect(tableOf([])).toBe('');
  });

  it.each([
    [2, 300, 2],
    [300, 300, 300],
    [300, 60, 60],
  ])('shows of %d messages, where %d fit, %d', (amount, most, shown) => {
    const text = tableOf(rows(amount), most);
    expect(text.split('\n').filter((line) => line.startsWith('| ')).length - 2).toBe(shown);
    expect(text.includes('<details>')).toBe(amount > 10);
    expect(text.includes(`And ${amount - shown} more.`)).toBe(amount > shown);
  });
});
