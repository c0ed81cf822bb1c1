// Attachments of posts, through the real client, from the embedded GitHub and from those who would misuse it.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attachmentId } from '#src/markdown/attachment-address.ts';
import type { PostSource } from '#src/ports/github.ts';
import { attachmentLink } from '../../../rehearsal/github/attachments.ts';
import { addReview, addReviewComment } from '../../../rehearsal/github/review-records.ts';
import { addPull } from '../../../rehearsal/github/routes-pulls.ts';
import { addComment } from '../../../rehearsal/github/state.ts';
import { openRemote, type Remote } from '../../publish/a-remote.ts';
import { aServer, type TestServer } from '../a-server.ts';

const id = (digit: string) => `${digit.repeat(8)}-1111-4111-8111-${digit.repeat(12)}`;
const file = Buffer.from('an image');

let remote: Remote;
let stranger: TestServer;
const strangersSaw: string[] = [];

beforeAll(async () => {
  remote = await openRemote();
  stranger = await aServer((request, response) => {
    strangersSaw.push(request.url ?? '');
    response.end('not yours');
  });
  const { attachments } = remote.githubServer.state;
  attachments.set(id('a'), { bytes: file });
  attachments.set(id('b'), { bytes: file, status: 302, location: `${stranger.origin}/b.png` });
  attachments.set(id('c'), { bytes: Buffer.alloc(3000) });
  attachments.set(id('d'), { bytes: file, status: 500 });
});

afterAll(async () => {
  await remote.close();
  await stranger.close();
});

const link = (digit: string) => attachmentLink(remote.githubServer, id(digit));

function commentWith(...addresses: readonly string[]): PostSource {
  const body = addresses.map((address) => `![Image](${address})`).join('\n');
  const comment = addComment(remote.githubServer.state, { thread: 7, author: 'mona', body });
  return { kind: 'issue-comment', id: comment.id };
}

async function read(post: PostSource, ...digits: readonly string[]) {
  const answers = await remote.github.readAttachments(post, digits.map(id), 2000);
  return digits.map((digit) => answers.get(id(digit)));
}

describe('an attachment', () => {
  it('of a comment is read at its signed address, which is asked for once and without our token', async () => {
    const before = remote.githubServer.requests.length;
    expect(await read(commentWith(link('a')), 'a')).toEqual([{ kind: 'read', bytes: file }]);
    expect(remote.githubServer.requests.slice(before).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
  });

  it('of the opening post is read', async () => {
    const thread = remote.githubServer.state.threads.get(7);
    if (thread !== undefined) thread.body = `<img width="10" src="${link('a')}" alt="Image" />`;
    expect(await read({ kind: 'issue', number: 7 }, 'a')).toEqual([{ kind: 'read', bytes: file }]);
  });

  it('of a review and of a comment in it is read, however many came before and since', async () => {
    const { state } = remote.githubServer;
    const at = { title: 'x', body: '', author: 'mona', head: 'y', base: 'main' };
    const { number: pull } = addPull(state, at).pull;
    const reviewWith = (body: string) => {
      const by = { pull, author: 'mona', state: 'COMMENTED', commit: 'main' } as const;
      const line = { path: 'a.js', line: 1, side: 'RIGHT', diffHunk: '@@' } as const;
      const review = addReview(state, { ...by, body });
      return { id: review.id, comment: addReviewComment(state, review, { ...line, body }).id };
    };
    const addMany = () => Array.from({ length: 101 }, () => reviewWith('another'));
    addMany();
    const { id, comment } = reviewWith(`![x](${link('a')})`);
    addMany();
    const posts: PostSource[] = [
      { kind: 'review', pull, id },
      { kind: 'review-comment', pull, id: comment },
    ];
    for (const post of posts)
      expect(await read(post, 'a')).toEqual([{ kind: 'read', bytes: file }]);
  });

  it.each([
    ['is on a redirect to another host', 'b', 'not available from GitHub'],
    ['is too large', 'c', 'too large'],
    ['fails', 'd', 'not available from GitHub (HTTP 500)'],
    ['is gone', 'e', 'not available from GitHub (HTTP 404)'],
  ])('that %s is missing, in words', async (_, digit, reason) => {
    expect(await read(commentWith(link(digit)), digit)).toEqual([{ kind: 'missing', reason }]);
    expect(strangersSaw).toEqual([]);
  });

  it('is not looked for on another host, even under the same id', async () => {
    const post = commentWith(`${stranger.origin}/user-attachments/assets/${id('a')}`);
    expect(await read(post, 'a')).toEqual([{ kind: 'missing', reason: 'not shown in the post' }]);
    expect(strangersSaw).toEqual([]);
  });
});

describe('the address of an attachment', () => {
  const one = id('a');
  it.each([
    `https://github.com/user-attachments/assets/${one}`,
    `https://github.com/acme/shop/assets/17/${one}`,
    `https://private-user-images.githubusercontent.com/17/3-${one}.png?jwt=x`,
    `https://user-images.githubusercontent.com/17/3-${one.toUpperCase()}.png`,
  ])('is on the server or where it keeps what people upload: %s', (address) => {
    expect(attachmentId(address, 'https://github.com')).toBe(one);
  });

  it.each([
    `https://evil.example/user-attachments/assets/${one}`,
    `https://github.com.evil.example/user-attachments/assets/${one}`,
    `https://raw.githubusercontent.com/acme/shop/main/${one}.png`,
    `http://github.com/user-attachments/assets/${one}`,
    `https://github.com@evil.example/user-attachments/assets/${one}`,
    `https://me:you@github.com/user-attachments/assets/${one}`,
    `https://github.com:8443/user-attachments/assets/${one}`,
    `https://github.com/user-attachments/assets/?next=${one}`,
    'https://github.com/user-attachments/assets/1234',
    'file:///etc/passwd',
    'nothing',
  ])('is nowhere else: %s', (address) => {
    expect(attachmentId(address, 'https://github.com')).toBeUndefined();
  });

  it('is on a company’s own server', () => {
    const server = 'https://git.acme.example';
    expect(attachmentId(`${server}/user-attachments/assets/${one}`, server)).toBe(one);
    expect(attachmentId(`https://media.git.acme.example/user/1/files/${one}`, server)).toBe(one);
    expect(attachmentId(`https://github.com/user-attachments/assets/${one}`, server)).toBe(
      undefined,
    );
  });
});
