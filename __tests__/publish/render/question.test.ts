// The squad's question on the board and in a comment of its own, and the answer in a review's thread.
import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '#src/outcome.ts';
import {
  callsForNotice,
  isNotice,
  isNoticeFor,
  renderNotice,
  renderThreadReply,
} from '#src/publish/replies/notice.ts';
import { renderBoard } from '#src/publish/views/board.ts';
import { renderWanted, renderWantedOnBoard } from '#src/publish/views/question.ts';
import type { EscalationNote } from '#src/run-log/events.ts';
import { aTranscript, context, mentionless } from '../a-run.ts';

const boardOf = (question: string, answer = '', options = 0) => {
  const outcome: Outcome = { kind: 'asked', question, options, answer, work: undefined };
  return renderBoard(context, aTranscript(), outcome);
};

describe('an answer in a thread', () => {
  it('is short, names the agent and links the commit', () => {
    const commit = 'c'.repeat(40);
    const reply = { name: 'Hockney', text: `It is ${'very '.repeat(1000)}good.`, commit };
    const text = renderThreadReply(context, reply);
    expect(text.length).toBeLessThan(2_000);
    expect(text).toContain(
      '**Hockney**, in [`cccccccc`](https://github.example/acme/harbour/commit/',
    );
  });
});

describe('how to answer', () => {
  const free = 'Reply in a comment that begins with `@squad`.';
  const three = 'Reply `@squad 1`, `@squad 2` or `@squad 3`, or in your own words after `@squad`.';
  const two = 'Reply `@squad 1` or `@squad 2`, or in your own words after `@squad`.';

  it.each([
    [3, three],
    [2, two],
    [1, free],
    [0, free],
  ])('to a question with %s options is said: %s', (options, hint) => {
    expect(boardOf('Which: (1) this or (2) that?', '', options)).toContain(`\n${hint}\n`);
  });
});

describe('a comment that calls people', () => {
  const boardUrl = `${context.facts.commentUrl}3`;
  const asked: Outcome = {
    kind: 'asked',
    question: 'Where: (1) above or (2) below?',
    options: 2,
    answer: '',
    work: undefined,
  };
  const calls = Array.from({ length: 5 }, (_, at) => {
    return { kind: 'escalation', from: `a${at}`, text: `t${at} @everyone` } as const;
  });
  const noticeOf = (outcome: Outcome, transcript = aTranscript(), shown = context) =>
    renderNotice(shown, transcript, { outcome, people: ['alice'], boardUrl });

  it('says the question and how to answer it', () => {
    expect(noticeOf(asked)).toBe(
      [
        '<!-- squad-action:notice trigger=comment-12 -->',
        '@alice **1 question before I go on**',
        '',
        '> Where: (1) above or (2) below?',
        '',
        'Reply `@squad 1` or `@squad 2`, or in your own words after `@squad`.',
        '',
        `[The board](${boardUrl})`,
      ].join('\n'),
    );
  });

  it('says of a failure what failed and what to do', () => {
    const failed: Outcome = { kind: 'failed', reason: 'No key.', hint: 'Add it.', work: undefined };
    expect(noticeOf(failed)).toContain('@alice ❌ **The run failed**: No key\n\nAdd it.\n');
  });

  it('shows three of many calls for help, and counts the others; nobody else is mentioned', () => {
    const outcome: Outcome = { kind: 'answered', answer: '', memory: undefined };
    const text = noticeOf(outcome, aTranscript({ escalations: calls }), mentionless);
    expect(text.match(/needs help:/g)).toHaveLength(3);
    expect(text).toContain('And 2 more.');
    expect(text.match(/@\w+/g)).toEqual(['@alice']);
  });

  const free = 'Reply in a comment that begins with `@squad`.';
  const aCall = { kind: 'escalation', from: 'hockney', text: '(1) x or (2) y?' } as const;
  const other = { kind: 'question', from: 'fenster', text: 'Which form?' } as const;
  const answered: Outcome = { kind: 'answered', answer: 'Yes.', memory: undefined };
  const limited: Outcome = { kind: 'limited', limit: 'tokens', reason: 'x', work: undefined };
  it.each<[string, Outcome, readonly EscalationNote[], readonly string[]]>([
    ['the agent that the first line names', answered, [aCall], ['> (1) x or (2) y?', free]],
    [
      'an agent that it does not name',
      limited,
      [aCall],
      ['**Hockney needs help:**', '> (1) x or (2) y?', free],
    ],
    [
      'two agents',
      answered,
      [aCall, other],
      ['**Hockney needs help:**', '> (1) x or (2) y?', '**Fenster asks:**', '> Which form?', free],
    ],
    [
      'once the agent whose words are the question',
      { ...asked, options: 0, question: 'Fenster asks: Which form?' },
      [{ ...other, text: ' Which form? ' }],
      ['> Fenster asks: Which form?', free],
    ],
  ])('quotes %s, and says how to answer', (_who, outcome, escalations, said) => {
    const transcript = aTranscript({ escalations });
    expect(renderWanted(context, transcript, outcome).split('\n\n')).toEqual(said);
  });

  it('is not repeated on the board, but folded', () => {
    const folded = (outcome: Outcome, notice?: string) =>
      renderWantedOnBoard(context, aTranscript({ escalations: [aCall], notice }), outcome);
    expect(folded(answered, boardUrl)).toMatch(/^<details><summary>The call for help</);
    expect(folded(asked, boardUrl)).toMatch(/^<details><summary>The question</);
    expect(folded(answered)).toMatch(/^> /);
    expect(renderWantedOnBoard(context, aTranscript({ notice: boardUrl }), answered)).toBe('');
  });

  it('is known again, for the same request alone', () => {
    const text = noticeOf(asked);
    expect([isNotice(text), isNotice(`x${text}`)]).toEqual([true, false]);
    expect(isNoticeFor(text.replaceAll('\n', '\r\n'), 'comment-12')).toBe(true);
    expect(isNoticeFor(text, 'comment-13')).toBe(false);
  });

  it.each<[string, Outcome['kind'], number, boolean]>([
    ['a short run that answered', 'answered', 60_000, false],
    ['a long run that answered', 'answered', 301_000, true],
    ['a long run that was declined', 'declined', 301_000, false],
    ['a short run that stopped at a limit', 'limited', 60_000, false],
    ['a short run that failed', 'failed', 1_000, true],
    ['a short run that asks', 'asked', 1_000, true],
  ])('is written, or not, for %s', (_, kind, now, isWritten) => {
    const outcome = { ...asked, kind, reason: 'x', hint: undefined, limit: 'tokens' } as Outcome;
    expect(callsForNotice(outcome, aTranscript(), now)).toBe(isWritten);
    for (const wanted of [
      { escalations: calls },
      { parts: [{ id: 'p1', session: 'fenster', part: 'deploy', why: '' }] },
    ]) {
      expect(callsForNotice(outcome, aTranscript(wanted), now)).toBe(
        isWritten || kind !== 'declined',
      );
    }
    const before = [{ id: 'p1', part: 'deploy', why: '' }];
    expect(callsForNotice(outcome, aTranscript({ parts: before }), now)).toBe(isWritten);
  });
});
