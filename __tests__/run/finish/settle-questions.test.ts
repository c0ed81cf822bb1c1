// What becomes of a question in the thread once a later run took its answer. Real git, embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addComment } from '../../../rehearsal/github/state.ts';
import { isNotice } from '../../../src/publish/replies/notice.ts';
import { finishes } from '../../coordinator/a-runtime.ts';
import { openRunStage, type RunOptions, type RunStage, routesTo, writes } from '../a-run.ts';

let stage: RunStage;
beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

const asks: RunOptions = {
  acts: { coordinator: [finishes({ question: { text: 'red or green?' } })] },
};
const works: RunOptions = {
  request: { id: 'comment-601' },
  acts: { coordinator: [routesTo('fenster', 'Green it is.')], fenster: [writes('src/a.js')] },
};
const notice = () => stage.remote.githubServer.state.comments.find(({ body }) => isNotice(body));
const went = /^💬 \*\*Answered\*\*: the squad went on in \[this run\]\(\S+#issuecomment-\d+\)/m;

describe('a question in the thread', () => {
  it('is closed on the board and in the call once a run went on with the answer, and folded', async () => {
    await stage.play(asks);
    expect(stage.boards()[0]).toContain('🙋 **The squad has a question**');
    await stage.play(works);
    const [asked = '', done = ''] = stage.boards();
    const id = stage.remote.githubServer.state.comments.find(({ body }) => body === done)?.id;
    for (const text of [asked, notice()?.body ?? '']) {
      expect(text).toMatch(went);
      expect(text).toContain(`#issuecomment-${id})`);
      expect(text).not.toMatch(/🙋|answer it here|before I go on|Reply in a comment/);
      expect(text).toMatch(/<details><summary>The question<\/summary>\n\n> red or green\?/);
    }
    expect(asked).toContain('outcome=asked');
    await stage.play({ ...works, request: { id: 'comment-602' } });
    expect(stage.boards()[0]).toBe(asked);
  });

  it('is left alone where somebody else wrote the comment', async () => {
    await stage.play(asks);
    const body = stage.boards()[0] ?? '';
    const { state } = stage.remote.githubServer;
    addComment(state, { thread: 7, author: 'mallory', body });
    await stage.play(works);
    expect(state.comments.filter((one) => one.body === body)).toHaveLength(1);
  });
});
