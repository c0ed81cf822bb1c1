import { describe, expect, it } from '@jest/globals';
import type { Permission } from '#src/ports/accounts.ts';
import type { Issue, RecentComment } from '#src/ports/github.ts';
import { renderMarker } from '#src/publish/render/markers.ts';
import { findMissedRequests, selectResumable } from '#src/scribe/missed-requests.ts';

const now = Date.parse('2026-11-23T06:00:00Z');
const bot = { login: 'github-actions[bot]', type: 'Bot' };

function aComment(id: number, change: Partial<RecentComment> = {}): RecentComment {
  const createdAt = change.createdAt ?? '2026-11-22T20:00:00Z';
  return {
    id,
    kind: 'comment',
    thread: 7,
    body: '@squad add a test',
    author: { login: 'olga', type: 'User' },
    association: 'MEMBER',
    createdAt,
    updatedAt: createdAt,
    url: `https://github.example/acme/shop/issues/7#issuecomment-${id}`,
    ...change,
  };
}

function aBoard(id: number, triggerId: string, author = bot): RecentComment {
  const fields = { runId: '1', state: 'working', outcome: undefined, branch: undefined } as const;
  const body = `${renderMarker({ triggerId, ...fields })}\nThe squad works.`;
  return aComment(id, { body, author, association: 'NONE' });
}

const anIssue: Issue = {
  kind: 'issue',
  number: 7,
  title: '',
  body: '',
  author: undefined,
  association: 'NONE',
  state: 'open',
  locked: false,
  comments: 0,
  url: '',
};

function search(items: readonly RecentComment[], change: { complete?: boolean } = {}) {
  const asked: string[] = [];
  const roles: Record<string, Permission> = { olga: 'admin', will: 'write', rea: 'read' };
  const github = {
    async listRecentComments(since: string) {
      asked.push(`since ${since}`);
      return { items, complete: change.complete ?? true };
    },
    async ownLogin() {
      asked.push('ownLogin');
      return 'olga';
    },
    async issue(number: number) {
      asked.push(`#${number}`);
      return { ...anIssue, number, locked: number === 8 };
    },
    async permissionOf(login: string) {
      asked.push(login);
      const role = roles[login];
      if (role === undefined) throw new Error('GitHub does not answer');
      return role;
    },
  };
  const inputs = {
    triggerPhrase: '@squad',
    minimumPermission: 'write',
    allowedBots: ['helper[bot]'],
    timeoutMinutes: 25,
  } as const;
  return { asked, found: findMissedRequests({ github, inputs, now }) };
}

describe('findMissed', () => {
  it('finds the request that no board answers, and asks GitHub three times', async () => {
    const { asked, found } = search([
      aBoard(13, 'comment-12'),
      aComment(12),
      aComment(11),
      aComment(10, { body: 'Thank you' }),
    ]);
    expect(await found).toEqual({
      missed: [aComment(11)],
      stale: [{ request: 'comment-12', thread: 7, url: aComment(13).url }],
      notes: [],
    });
    expect(asked).toEqual(['since 2026-11-22T06:00:00.000Z', 'olga', '#7']);
  });

  it.each([
    ['a quote', '> @squad add a test'],
    ['code', '`@squad add a test`'],
    ['no mention', 'add a test'],
  ])('takes %s for no request', async (_, body) => {
    expect((await search([aComment(1, { body })]).found).missed).toEqual([]);
  });

  it('leaves out a locked conversation, which takes no board', async () => {
    const { missed } = await search([aComment(12, { thread: 8 }), aComment(11)]).found;
    expect(missed.map(({ id }) => id)).toEqual([11]);
  });

  it('believes no board that somebody else wrote', async () => {
    const forged = aBoard(13, 'comment-12', { login: 'rea', type: 'User' });
    expect((await search([forged, aComment(12)]).found).missed).toHaveLength(1);
  });

  it('waits a quarter of an hour for a run that may be on its way', async () => {
    const young = aComment(12, { createdAt: '2026-11-23T05:46:00Z' });
    const due = aComment(11, { createdAt: '2026-11-23T05:45:00Z' });
    const { missed } = await search([young, due]).found;
    expect(missed.map(({ id }) => id)).toEqual([11]);
  });

  it('AUTH: leaves out who may not ask, and says whose permission is unknown', async () => {
    const by = (id: number, login: string, type = 'User') =>
      aComment(id, { author: { login, type }, association: 'NONE' });
    const { found } = search([
      by(1, 'rea'),
      by(2, 'will'),
      by(3, 'ghost'),
      by(4, 'other[bot]', 'Bot'),
      by(5, 'helper[bot]', 'Bot'),
    ]);
    const { missed, notes } = await found;
    expect(missed.map(({ author }) => author?.login)).toEqual(['will', 'helper[bot]']);
    expect(notes).toEqual([
      'The permission of ghost could not be checked (GitHub does not answer).',
    ]);
  });

  it('judges what an app wrote in a person’s name apart from their own words', async () => {
    const by = (id: number, via?: string) =>
      aComment(id, { author: { login: 'will', type: 'User', ...(via && { via }) } });
    const { found } = search([by(1, 'other[bot]'), by(2), by(3, 'helper[bot]')]);
    expect((await found).missed.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('asks for five accounts at most, those of the repository first', async () => {
    const strangers = Array.from({ length: 30 }, (_, at) =>
      aComment(at + 1, { author: { login: `s${at}`, type: 'User' }, association: 'NONE' }),
    );
    const { asked, found } = search([...strangers, aComment(99)], { complete: false });
    const { missed, notes } = await found;
    expect(missed.map(({ id }) => id)).toEqual([99]);
    expect(asked).toHaveLength(7);
    expect(notes[0]).toBe(
      'Only the newest comments of the last 24 hours were searched for missed requests.',
    );
    expect(notes.join()).not.toContain('more');
  });

  it('does not start a request again that was edited, or that is about lines', () => {
    const settings = { phrase: '@squad', owner: 'acme', name: 'shop', defaultBranch: 'main' };
    const edited = aComment(12, { updatedAt: '2026-11-22T21:00:00Z' });
    const onLines = aComment(13, { kind: 'review-comment' });
    const started = selectResumable([edited, onLines, aComment(14)], settings);
    expect(started.map(({ id }) => id)).toEqual(['comment-14']);
  });
});

describe('boards at work', () => {
  const staleAfter = async (updatedAt: string, state: 'working' | 'done' = 'working') => {
    const marker = { triggerId: 'comment-12', runId: '1', outcome: undefined, branch: undefined };
    const body = `${renderMarker({ ...marker, state })}\nThe squad works.`;
    const board = aComment(13, { body, author: bot, association: 'NONE', updatedAt });
    return (await search([board, aComment(12)]).found).stale.map(({ request }) => request);
  };

  it('are stale when nobody edited them for an hour longer than a run may take', async () => {
    expect(await staleAfter('2026-11-23T04:35:00Z')).toEqual(['comment-12']);
    expect(await staleAfter('2026-11-23T04:36:00Z')).toEqual([]);
    expect(await staleAfter('2026-11-23T04:35:00Z', 'done')).toEqual([]);
  });
});
