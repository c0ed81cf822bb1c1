import { describe, expect, it } from '@jest/globals';
import { asOwnThread } from '#src/run/context/load-thread.ts';
import { findThreadImages } from '#src/run/context/thread-images.ts';
import { emptyTranscript } from '#src/run-log/transcript.ts';
import { cpuTime } from '../../cpu-time.ts';
import { aComment, aThread, mona } from '../../publish/a-pull.ts';
import { aPullRequest, aRequest, aReview, aReviewComment, gather } from './a-thread.ts';

const bob = { login: 'bob', type: 'User' };
const server = 'https://github.example';
const id = (digit: string) => `${digit.repeat(8)}-1111-4111-8111-${digit.repeat(12)}`;
const image = (digit: string) => `![Image](${server}/user-attachments/assets/${id(digit)})`;
const pasted = (digit: string) =>
  `<img width="640" alt="Image" src="${server}/user-attachments/assets/${id(digit)}" />`;
const find = (thread: Parameters<typeof findThreadImages>[1], request = aRequest()) =>
  findThreadImages(request, thread, server);

describe('the images of a thread', () => {
  it('are the request’s, then the opening post’s, then the newest comment’s', () => {
    const thread = gather({
      thread: aThread({ body: pasted('b') }),
      comments: [
        aComment({ id: 1, author: mona, body: image('c'), createdAt: '2026-11-20T08:00:00Z' }),
        aComment({ id: 2, author: mona, body: image('d'), createdAt: '2026-11-20T09:00:00Z' }),
      ],
    });
    const { images, unshown } = find(thread, aRequest({ text: `@squad see ${image('a')}` }));
    expect(images).toEqual([
      { id: id('a'), source: { kind: 'issue-comment', id: 500 }, shownIn: "mona's request" },
      { id: id('b'), source: { kind: 'issue', number: 7 }, shownIn: "mona's issue" },
      { id: id('d'), source: { kind: 'issue-comment', id: 2 }, shownIn: "mona's comment" },
      { id: id('c'), source: { kind: 'issue-comment', id: 1 }, shownIn: "mona's comment" },
    ]);
    expect(unshown).toEqual([]);
  });

  it('are found in reviews and in comments on lines, and once each', () => {
    const thread = gather({
      request: aRequest({ thread: aThread({ kind: 'pull-request' }) }),
      thread: aThread({ kind: 'pull-request', body: '' }),
      pullRequest: aPullRequest({
        reviews: [aReview({ body: image('a') })],
        comments: [aReviewComment({ author: mona, body: `${image('b')} ${image('a')}` })],
      }),
    });
    expect(find(thread).images.map(({ source }) => source)).toEqual(
      expect.arrayContaining([
        { kind: 'review', pull: 7, id: 70 },
        { kind: 'review-comment', pull: 7, id: 71 },
      ]),
    );
    expect(find(thread).images).toHaveLength(2);
  });

  it('of strangers and of other hosts are none, and are told', () => {
    const thread = gather({
      thread: aThread({ author: bob, body: image('a') }),
      comments: [aComment({ author: mona, body: '![chart](https://evil.example/x.png)' })],
    });
    expect(find(thread)).toEqual({
      images: [],
      unshown: ['by somebody whose write access is not known', 'not attached on GitHub'],
    });
  });

  it('that the squad itself wrote are none', () => {
    const thread = asOwnThread(
      gather({ thread: aThread({ body: image('a') }) }),
      { requests: [], transcript: emptyTranscript(0) },
      undefined,
      new Set(),
    );
    expect(find(thread)).toEqual({ images: [], unshown: [] });
  });

  it('are looked for in linear time', () => {
    const body = '<img '.repeat(6000) + '!['.repeat(6000) + '![](https://'.repeat(2000);
    const thread = gather({ thread: aThread({ body }) });
    expect(cpuTime(() => find(thread))).toBeLessThan(1_000);
  });
});
