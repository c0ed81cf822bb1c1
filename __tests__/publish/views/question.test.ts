// The squad's question on the board and in a comment of its own, and the answer in a review's thread.
import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '#src/outcome.ts';
import { isNotice, isNoticeFor } from '#src/publish/render/markers.ts';
import { callsForNotice, renderNotice, renderThreadReply } from '#src/publish/replies/notice.ts';
import { renderWanted, renderWantedOnBoard } from '#src/publish/views/question.ts';
import type { EscalationNote } from '#src/run-log/events.ts';
import { expectGolden } from '../a-golden.ts';
import { aTranscript, context, mentionless } from '../a-run.ts';

const boardUrl = `${context.facts.commentUrl}3`;
const question = 'Where: (1) above or (2) below?';
const asked = { kind: 'asked', question, options: 2, answer: '', work: undefined } as const;
const answered: Outcome = { kind: 'answered', answer: 'Yes.', memory: undefined };
const limited: Outcome = { kind: 'limited', limit: 'tokens', reason: 'x', work: undefined };
const failed: Outcome = { kind: 'failed', reason: 'No key.', hint: 'Add it.', work: undefined };
const calls = Array.from({ length: 5 }, (_, at) => {
  return { kind: 'escalation', from: `a${at}`, text: `t${at} @everyone` } as const;
});
const noticeOf = (outcome: Outcome, transcript = aTranscript(), shown = context) =>
  renderNotice(shown, transcript, { outcome, people: ['alice'], boardUrl });

it('a reply in a thread is short, names the agent and links the commit', () => {
  const commit = 'c'.repeat(40);
  const reply = { name: 'Hockney', text: `It is ${'very '.repeat(1000)}good.`, commit };
  const text = renderThreadReply(context, reply);
  expect(text.length).toBeLessThan(2_000);
  expect(text).toContain(
    '**Hockney**, in [`cccccccc`](https://github.example/acme/harbour/commit/',
  );
});

it('a question, a call for help and a failure say who is wanted for what, and how to answer', () => {
  const call = { kind: 'escalation', from: 'hockney', text: '(1) x or (2) y?' } as const;
  const other = { kind: 'question', from: 'fenster', text: ' Which form? ' } as const;
  const same = { ...asked, options: 0, question: 'Fenster asks: Which form?' };
  const wanted = (outcome: Outcome, ...escalations: readonly EscalationNote[]) =>
    renderWanted(context, aTranscript({ escalations }), outcome);
  const shown = Object.entries({
    'a notice of a question': noticeOf(asked),
    'a notice of a failure': noticeOf(failed),
    'three options': wanted({ ...asked, options: 3 }),
    'one option': wanted({ ...asked, options: 1 }),
    'the agent that the first line names': wanted(answered, call),
    'an agent that it does not name': wanted(limited, call),
    'two agents': wanted(answered, call, other),
    'an agent whose words are the question': wanted(same, other),
  }).map(([name, text]) => `# ${name}\n\n${text}`);
  expectGolden('wanted', shown.join('\n\n'));
});

describe('a comment that calls people', () => {
  it('shows three of many calls for help, and counts the others; nobody else is mentioned', () => {
    const text = noticeOf(answered, aTranscript({ escalations: calls }), mentionless);
    expect(text.match(/needs help:/g)).toHaveLength(3);
    expect(text).toContain('And 2 more.');
    expect(text.match(/@\w+/g)).toEqual(['@alice']);
  });

  it('is not repeated on the board, but folded', () => {
    const escalations = calls.slice(0, 1);
    const folded = (outcome: Outcome, notice?: string) =>
      renderWantedOnBoard(context, aTranscript({ escalations, notice }), outcome);
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

  const declined: Outcome = { kind: 'declined', reason: 'x' };
  it.each<[string, Outcome, number, boolean]>([
    ['a short run that answered', answered, 60_000, false],
    ['a long run that answered', answered, 301_000, true],
    ['a long run that was declined', declined, 301_000, false],
    ['a short run that stopped at a limit', limited, 60_000, false],
    ['a short run that failed', failed, 1_000, true],
    ['a short run that asks', asked, 1_000, true],
  ])('is written, or not, for %s', (_, outcome, now, isWritten) => {
    expect(callsForNotice(outcome, aTranscript(), now)).toBe(isWritten);
    const part = { id: 'p1', part: 'deploy', why: '' };
    const own = { ...part, session: 'fenster' };
    for (const wanted of [{ escalations: calls }, { parts: [own] }]) {
      const isCalled = callsForNotice(outcome, aTranscript(wanted), now);
      expect(isCalled).toBe(isWritten || outcome !== declined);
    }
    expect(callsForNotice(outcome, aTranscript({ parts: [part] }), now)).toBe(isWritten);
  });
});
