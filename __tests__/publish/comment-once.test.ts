import { describe, expect, it } from '@jest/globals';
import type { Comment, OutboundText } from '#src/ports/github.ts';
import { commentOnce } from '#src/publish/comment-once.ts';
import { createOutbound } from '#src/publish/outbound/outbound.ts';

const { seal } = createOutbound({
  holdsSecret: () => false,
  phrase: '@squad',
  serverUrl: 'https://github.example',
});

/** A thread whose answers to `createComment` are lost, after the work or before it. */
function aThread(losses: readonly ('after' | 'before')[]) {
  const stored: Comment[] = [];
  const left = [...losses];
  const store = (body: OutboundText): Comment => ({
    id: stored.length + 1,
    url: '',
    body: String(body),
    createdAt: '2026-11-23T00:00:00Z',
    updatedAt: '2026-11-23T00:00:00Z',
    association: 'NONE',
    author: undefined,
  });
  const github = {
    async createComment(_thread: number, body: OutboundText) {
      const loss = left.shift();
      const comment = store(body);
      if (loss !== 'before') stored.push(comment);
      if (loss !== undefined) throw new Error('no answer');
      return comment;
    },
    listComments: async () => ({ items: stored, complete: true }),
  };
  return { stored, github };
}

const write = (github: ReturnType<typeof aThread>['github'], over = new AbortController()) =>
  commentOnce(7, seal('Hello'), {
    github,
    clock: { sleep: async () => undefined },
    time: { over: over.signal },
    find: async (comments) => comments[0],
  });

describe('a comment', () => {
  it.each([[[]], [['after']], [['before']]] as const)(
    'stands there once when answers are lost like this: %j',
    async (losses) => {
      const { stored, github } = aThread(losses);
      expect(await write(github)).toEqual(stored[0]);
      expect(stored).toHaveLength(1);
    },
  );

  it('is not tried a second time when the run has no time left', async () => {
    const { stored, github } = aThread(['before']);
    const over = new AbortController();
    over.abort();
    await expect(write(github, over)).rejects.toThrow('no answer');
    expect(stored).toEqual([]);
  });
});
