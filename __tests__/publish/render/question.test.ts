// The squad's question on the board, read back when somebody has answered; and the answer in a review's thread.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Outcome } from '../../../src/outcome.ts';
import { renderBoard } from '../../../src/publish/render/board.ts';
import { readQuestion } from '../../../src/publish/render/question.ts';
import {
  isEscalationFor,
  renderEscalationComment,
} from '../../../src/publish/replies/escalation-comment.ts';
import { renderThreadReply } from '../../../src/publish/replies/thread-reply.ts';
import { aTranscript, context } from '../a-run.ts';

const boardOf = (question: string, answer = '') => {
  const outcome: Outcome = { kind: 'asked', question, answer, work: undefined };
  return renderBoard(context, aTranscript(), outcome);
};

describe('a question', () => {
  it.each([
    ['one line', 'Which form?'],
    ['a list', 'Which one?\n\n1. The first\n2. The second'],
    ['quotes and rules', '> said mona\n\n---\n\n# So?\n\n> or not'],
    ['code', 'This?\n\n```js\na > b\n```\n\nOr that?'],
  ])('of %s is read back from its board, without what stands around it', (_what, question) => {
    expect(readQuestion(boardOf(question, 'I did a part.\n\n> quoted'))).toBe(question);
  });

  it('is all that is read, whatever a model writes', () => {
    const words = fc.constantFrom(
      '> ',
      '\n',
      '\n\n',
      '```',
      '<details>',
      'x',
      '-->',
      '# ',
      '| a |',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), (parts) => {
        const read = readQuestion(boardOf(`Q ${parts.join('')} end`, 'LATER'));
        // What does not end by itself is quoted once more.
        expect(read).toMatch(/^(?:> ?)*Q/);
        expect(read).not.toContain('LATER');
        expect(read).not.toContain('**Next:**');
      }),
    );
  });

  it('is bounded, and its end is kept', () => {
    const read = readQuestion(`<!-- x -->\n> ${'long '.repeat(5_000)}\n> So?\n\nafter`) ?? '';
    expect(read.length).toBeLessThanOrEqual(4_000);
    expect(read.endsWith('So?')).toBe(true);
  });

  it('is not there on a board without one', () => {
    expect(readQuestion('<!-- x -->\n**Done**\n\nAll > fine.')).toBeUndefined();
  });
});

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

  it('links the run when nothing was changed', () => {
    const text = renderThreadReply(context, { name: 'A', text: 'No.', commit: undefined });
    expect(text).toBe(`No.\n\n**A**, in [the run](${context.facts.runUrl})`);
  });
});

describe('a call for help', () => {
  const calls = Array.from({ length: 5 }, (_, n) => ({ name: `A${n}`, text: `t${n} @everyone` }));

  it('is known again by its first line, for the same request alone', () => {
    const text = renderEscalationComment(context, ['olga', 'acme/ops'], calls);
    expect(isEscalationFor(text, context.facts.commentUrl)).toBe(true);
    expect(isEscalationFor(text, 'https://github.example/other')).toBe(false);
  });

  it('shows three of many, and counts the others', () => {
    const text = renderEscalationComment(context, ['olga'], calls);
    expect(text.match(/asks for help/g)).toHaveLength(3);
    expect(text).toContain('And 2 more.');
  });
});
