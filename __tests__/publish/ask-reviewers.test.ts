import { describe, expect, it } from '@jest/globals';
import type { Reviewers, ReviewersAnswer } from '#src/ports/github.ts';
import { askReviewers, chooseCandidates, reviewRequests } from '#src/publish/ask-reviewers.ts';
import { aHandoff } from './a-run.ts';

const aRequest = (changes: Parameters<typeof aHandoff>[0] = {}) =>
  aHandoff({ type: 'review-request', to: 'hockney', from: 'fenster', ...changes });

const rules = {
  byAgent: new Map([['hockney', ['octocat', 'acme/testers']]]),
  ownersOf: (paths: readonly string[]) => paths.map((path) => `owner-of-${path}`),
  changed: ['all.ts'],
  excluded: ['mona'],
  owner: 'acme',
};
const choose = (requests = [aRequest()], changes: Partial<typeof rules> = {}) =>
  chooseCandidates(requests, { ...rules, ...changes });

describe('who is chosen', () => {
  it('are those whom the settings name for the reviewing agent', () => {
    expect(choose()).toEqual({ names: ['octocat', 'acme/testers'], notes: [] });
  });

  it('are the owners of the files that were handed over, where the settings name nobody', () => {
    const request = aRequest({ to: 'ripley', files: ['a.ts', 'b.ts'] });
    expect(choose([request]).names).toEqual(['owner-of-a.ts', 'owner-of-b.ts']);
  });

  it('are the owners of all changed files, where no files were handed over', () => {
    expect(choose([aRequest({ to: 'ripley' })]).names).toEqual(['owner-of-all.ts']);
  });

  it('are those of the agent who was meant, when a colleague without any took over', () => {
    const request = aRequest({ to: 'ripley', redirectedFrom: 'hockney' });
    expect(choose([request]).names).toEqual(['octocat', 'acme/testers']);
  });

  it('are never the author of the request, a bot, a double, or a team of others', () => {
    const names = [
      'Mona',
      '@octocat',
      'OCTOCAT',
      'helper[bot]',
      'other/team',
      'acme/a/b',
      'ACME/Testers',
    ];
    expect(choose(undefined, { byAgent: new Map([['hockney', names]]) })).toEqual({
      names: ['octocat', 'ACME/Testers'],
      notes: [
        '`other/team` was not asked for a review: not a team of this organisation.',
        '`acme/a/b` was not asked for a review: not a team of this organisation.',
      ],
    });
  });

  it('are nobody, and a note says why', () => {
    expect(choose(undefined, { byAgent: new Map(), ownersOf: () => [] })).toEqual({
      names: [],
      notes: [
        'No reviewers requested: neither `action.reviewers` nor CODEOWNERS lists anyone for these files.',
      ],
    });
    expect(choose(undefined, { byAgent: new Map([['hockney', ['helper[bot]']]]) }).notes).toEqual([
      'No reviewers requested: none of those listed for these files can be asked.',
    ]);
  });

  it('are nobody, without a note, where those listed asked for the work', () => {
    const byAgent = new Map([['hockney', ['mona', 'helper[bot]']]]);
    expect(choose(undefined, { byAgent })).toEqual({ names: [], notes: [] });
  });

  it('only review requests that the broker let pass count, and decisions that wait for people', () => {
    const handoffs = [
      aRequest({ to: 'h1' }),
      aRequest({ to: 'h2', status: 'refused' }),
      aRequest({ to: 'h3', type: 'question' }),
      aRequest({ to: 'h4', status: 'failed' }),
    ];
    const note = { agent: 'd1', title: 'Drop IE', category: 'general', path: '.squad/d.md' };
    const decisions = [
      { ...note, agent: 'd0' },
      { ...note, blocking: true },
      { ...note, agent: 'd2', requiresApproval: true },
    ];
    const wishes = reviewRequests({ handoffs, decisions });
    expect(wishes.map(({ to }) => to)).toEqual(['h1', 'h4', 'd1', 'd2']);
    expect(wishes.at(-1)?.files).toEqual(['.squad/d.md']);
  });
});

/** A GitHub that refuses everything in which `strange` is. */
function aGitHub(strange: readonly string[] = [], members = (_login: string) => true) {
  const requests: Reviewers[] = [];
  const looked: string[] = [];
  return {
    requests,
    looked,
    async isCollaborator(login: string) {
      looked.push(login);
      if (login === 'broken') throw new Error('GitHub is away.');
      return members(login);
    },
    async requestReviewers(_pull: number, reviewers: Reviewers): Promise<ReviewersAnswer> {
      requests.push(reviewers);
      const all = [...reviewers.users, ...reviewers.teams];
      return all.some((name) => strange.includes(name))
        ? { kind: 'refused', message: 'No access.' }
        : { kind: 'requested' };
    },
  };
}

describe('asking', () => {
  it('is one request for all, teams by their own name', async () => {
    const github = aGitHub();
    const names = ['octocat', 'acme/testers'];
    expect(await askReviewers(8, names, github)).toEqual({ asked: names, notes: [] });
    expect(github.requests).toEqual([{ users: ['octocat'], teams: ['testers'] }]);
    expect(github.looked).toEqual(['octocat']);
  });

  it('passes over those who are no collaborators, and says so without a mention', async () => {
    const github = aGitHub([], (login) => login !== 'stranger');
    expect(await askReviewers(8, ['stranger', 'broken', 'octocat'], github)).toEqual({
      asked: ['octocat'],
      notes: [
        '`stranger` was not asked for a review: not a collaborator of this repository.',
        '`broken` was not asked for a review: looking them up failed. GitHub is away.',
      ],
    });
  });

  it('asks five of fifty, and looks no more than fifteen up', async () => {
    const fifty = Array.from({ length: 50 }, (_, at) => `person-${at}`);
    const open = aGitHub();
    expect((await askReviewers(8, fifty, open)).asked).toEqual(fifty.slice(0, 5));
    expect(open.looked).toHaveLength(5);
    const closed = aGitHub([], () => false);
    expect((await askReviewers(8, fifty, closed)).asked).toEqual([]);
    expect(closed.looked).toHaveLength(15);
    expect(closed.requests).toEqual([]);
  });

  it('goes on one by one when GitHub refuses one name', async () => {
    const github = aGitHub(['testers']);
    expect(await askReviewers(8, ['octocat', 'acme/testers', 'hubot'], github)).toEqual({
      asked: ['octocat', 'hubot'],
      notes: ['`acme/testers` could not be asked for a review: No access.'],
    });
    expect(github.requests).toHaveLength(4);
  });

  it('puts the refusal of a stranger into words of one name', async () => {
    const message = '422 Reviews may only be requested from collaborators. One or more ...';
    const refuses = async (): Promise<ReviewersAnswer> => ({ kind: 'refused', message });
    const github = { ...aGitHub(), requestReviewers: refuses };
    expect((await askReviewers(8, ['acme/nobody'], github)).notes).toEqual([
      '`acme/nobody` could not be asked for a review: GitHub says it has no access to this repository.',
    ]);
  });

  it('survives a GitHub that is away', async () => {
    const github = {
      ...aGitHub(),
      requestReviewers: () => Promise.reject(new Error('No connection.')),
    };
    expect(await askReviewers(8, ['octocat'], github)).toEqual({
      asked: [],
      notes: ['`octocat` could not be asked for a review: No connection.'],
    });
  });
});
