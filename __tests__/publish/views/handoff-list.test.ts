// Messages between agents, as the board and the job summary tell of them.
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
import { wordsIn } from '../../text/any-text.ts';
import { expectGolden } from '../a-golden.ts';
import { aHandoff, anAgent, aTranscript, context } from '../a-run.ts';
import { aReview } from '../reviews/a-review.ts';

const ripley = anAgent({ name: 'Ripley' });

function rows(amount: number): readonly HandoffRow[] {
  return Array.from({ length: amount }, (_, at) =>
    aHandoff({ id: `h${at}`, from: at % 2 === 0 ? 'coordinator' : 'hockney', task: `step ${at}` }),
  );
}

it('tells of every kind of message what it is, for whom it was, and what became of it', () => {
  const statuses = [
    'sent',
    'answered',
    'delivered',
    'late',
    'failed',
    'refused',
    'unread',
  ] as const;
  const told = { type: 'information-share', status: 'delivered' } as const;
  const handoffs = [
    ...statuses.map((status) => aHandoff({ status })),
    aHandoff({ to: 'Keaton', type: 'review-request', redirectedFrom: 'ripley' }),
    aHandoff({ to: 'user', type: 'question' }),
    aHandoff({ to: 'Human', type: 'question' }),
    aHandoff({ type: 'escalation', status: 'delivered' }),
    aHandoff({ type: 'completion-notice', status: 'delivered' }),
    aHandoff({ priority: 'urgent' }),
    aHandoff({ priority: 'normal' }),
    aHandoff(told),
  ];
  const shown = [handoffs, [aHandoff(told), aHandoff(told)]].flatMap((some) => {
    const transcript = aTranscript({ agents: [ripley], handoffs: some });
    return [renderHandoffs(context, transcript, 99), renderMessages(context, transcript, 99)];
  });
  expectGolden('handoffs', shown.join('\n\n'));
});

describe('what became of a request for a review', () => {
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
  ])('is: %s', (words, reviews, agents) => {
    expect(handoffStatusText(asked, { agents, reviews })).toBe(words);
    const said = { ...asked, reason: 'approved by mona' };
    expect(handoffStatusText(said, { agents, reviews })).toBe('approved by mona');
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
  });

  it.each([
    ['Fenster waits for you. Answer it instead.', 'Fenster waits for you'],
    ['E_NEW_1: No. Try again.', 'No'],
    ['src/login.ts is locked', 'src/login.ts is locked'],
    ['one\ntwo', 'one two'],
    [undefined, ''],
  ])('is, with a new code because of %j: %s', (reason, words) => {
    expect(handoffReasonText({ code: 'E_NEW', reason })).toBe(words);
  });
});

it('gives in one line the share of messages that agents began, and the longest time', () => {
  const longest = 'the longest took 1 min 10 s.';
  const refused = aHandoff({ from: 'hockney', status: 'refused', endedAt: 20_000 });
  const lines = [
    [aHandoff({ from: 'octocat' })],
    [...rows(4), refused, refused],
    [aHandoff({ from: 'checks', endedAt: 20_999 })],
  ].map((handoffs) => messageStatsLine(aTranscript({ handoffs })));
  expect(lines).toEqual([
    `1 message, 1 answered; ${longest}`,
    `6 messages, 4 answered, 2 refused; 67% started by agents; ${longest}`,
    '1 message, 1 answered.',
  ]);
});

it('shows a bounded number of messages and counts the rest, and nothing where there was none', () => {
  const of = (handoffs: readonly HandoffRow[]) => aTranscript({ handoffs });
  expect(renderHandoffs(context, of(rows(300)), 100)).toMatch(/step 99\n- and 200 more$/);
  expect(renderMessages(context, of(rows(300)), 60)).toMatch(/step 59 .*\n\nAnd 240 more\./);
  expect(renderMessages(context, of(rows(10)), 60)).not.toContain('<details>');
  expect(renderMessages(context, of(rows(11)), 60)).toContain('<details>');
  expect(renderHandoffs(context, of([]), 9) + renderMessages(context, of([]), 9)).toBe('');
});
