// What the comments that asked a question become once somebody answered it.
import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '../../../src/outcome.ts';
import { renderBoard } from '../../../src/publish/render/board.ts';
import { renderAnswered } from '../../../src/publish/replies/answered.ts';
import { calledIn, renderNotice } from '../../../src/publish/replies/notice.ts';
import { aTranscript, context, facts } from '../a-run.ts';

const next = 'https://github.example/acme/harbour/issues/7#issuecomment-20';
const went = `💬 **Answered**: the squad went on in [this run](${next})`;
const asked: Outcome = {
  kind: 'asked',
  question: 'Where: (1) above or (2) below?\n\nReply `x`?',
  answer: '',
  work: undefined,
};
const quoted = '> Where: (1) above or (2) below?\n>\n> Reply `x`?'.replaceAll('>\n', '> \n');
const notice = (people: readonly string[]) =>
  renderNotice(context, aTranscript(), { outcome: asked, people, boardUrl: 'https://b.example' });

describe('a question that was answered', () => {
  it('is folded on its board; what lasts of the first line stays, and how to reply goes', () => {
    const board = renderBoard(context, aTranscript({ agents: [], handoffs: [] }), asked);
    expect(renderAnswered(board.replaceAll('\n', '\r\n'), next)?.split('\n')).toEqual([
      board.split('\n')[0],
      `${went} · 3 min 20 s · for [octocat](${facts.commentUrl}) · [watch the run](${facts.runUrl})`,
      '',
      '<details><summary>The question</summary>',
      '',
      ...quoted.split('\n'),
      '',
      '</details>',
    ]);
  });

  it('is folded once', () => {
    const answered = renderAnswered(notice(['mona']), next) ?? '';
    expect(answered).toBe(
      [
        `<!-- squad-action:notice trigger=comment-12 -->\n${went}`,
        `<details><summary>The question</summary>\n\n${quoted}`,
        '[The board](https://b.example)\n\n</details>',
      ].join('\n\n'),
    );
    expect(renderAnswered(answered, 'https://other.example')).toBeUndefined();
    const folded = '<!-- squad-action:board x -->\nAsked\n\n<details>x</details>';
    expect(renderAnswered(folded, next)?.split('\n\n')).toEqual([
      `<!-- squad-action:board x -->\n${went}`,
      '<details>x</details>',
    ]);
    const bare = '<!-- squad-action:board x -->';
    expect(renderAnswered(bare, next)).toBe(`${bare}\n${went}`);
  });

  it('is no comment by anybody else', () => {
    expect(renderAnswered(`Look:\n${notice([])}`, next)).toBeUndefined();
  });
});

describe('a comment that calls people', () => {
  it.each([[[]], [['mona']], [['mona', 'acme/docs-team']]])('tells whom: %j', (people) => {
    expect(calledIn(notice(people))).toEqual(people);
  });

  it('calls none of those whom its text names', () => {
    expect(calledIn('<!-- x -->\nsee @mona ')).toEqual([]);
    expect(calledIn('<!-- x -->')).toEqual([]);
  });
});
