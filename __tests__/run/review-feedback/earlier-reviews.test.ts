// Whose request for changes stood before a run, and stands after it.
import { expect, it } from '@jest/globals';
import {
  earlierReviews,
  markSelfRevised,
} from '../../../src/run/review-feedback/earlier-reviews.ts';
import { writeFiles } from '../../a-bare.ts';
import { aReview as aReviewNote } from '../../publish/reviews/a-review.ts';
import { openRepositoryStage } from '../../workspace/a-repository.ts';
import { linkWorktree } from '../../workspace/linked-worktree.ts';
import { aRequest, aReview } from '../context/a-thread.ts';

type Reviews = readonly (readonly [login: string, state: string, association?: string])[];

const earlier = (reviews: Reviews, asker: string) => {
  const items = reviews.map(([login, state, association = 'MEMBER']) =>
    aReview({ state, association, author: { login, type: 'User' } }),
  );
  const before = { rejections: [], pullRequest: { reviews: { items } } };
  const nothing = { names: new Map(), reviews: [] };
  const author = { ...aRequest().author, login: asker };
  return earlierReviews(nothing, before, { author }).map(({ reviewer }) => reviewer);
};

it('is a member whose last verdict asks for changes, and a comment takes nothing back', () => {
  const reviews: Reviews = [
    ['olga', 'CHANGES_REQUESTED'],
    ['kim', 'CHANGES_REQUESTED'],
    ['kim', 'APPROVED'],
    ['olga', 'COMMENTED'],
    ['mallory', 'CHANGES_REQUESTED', 'NONE'],
  ];
  expect(earlier(reviews, 'alice')).toEqual(['olga']);
});

it('is nobody who asks now, as they know', () => {
  expect(earlier([['olga', 'CHANGES_REQUESTED']], 'olga')).toEqual([]);
});

it('is no agent who revised the file itself, once another one lets it pass', () => {
  const lock = { agent: 'fenster', path: 'src/a.js', by: 'hockney' };
  const names = new Map([['hockney', 'Hockney']]);
  const approval = aReviewNote({ reviewer: 'keaton', verdict: 'approved', files: ['src/a.js'] });
  const openAfter = (isSelfRevised: boolean) => {
    const before = { rejections: [{ ...lock, isSelfRevised }], pullRequest: undefined };
    return earlierReviews({ names, reviews: [approval] }, before, aRequest());
  };
  expect(openAfter(true)).toEqual([]);
  expect(openAfter(false)).toEqual([{ reviewer: 'hockney', files: ['src/a.js'] }]);
});

it('knows by the branch who revised what they had rejected', async () => {
  const stage = await openRepositoryStage();
  try {
    const { git, start } = await stage.repository({ 'src/a.js': 'one\n' });
    const { directory, run } = await linkWorktree(git, 'branch', start);
    for (const by of ['fenster', 'hockney']) {
      await writeFiles(directory, { 'src/a.js': `${by}\n` });
      const identity = ['-c', `user.name=${by}`, '-c', 'user.email=squad@example.com'];
      const message = `Work\n\nSquad-Agent: ${by}\nSquad-Run: 77`;
      await run([...identity, 'commit', '-q', '--all', '-m', message]);
    }
    const range = { base: start, tip: (await run(['rev-parse', 'HEAD'])).trim() };
    const locks = ['hockney', 'keaton'].map((by) => ({ agent: 'fenster', path: 'src/a.js', by }));
    const marked = await markSelfRevised(locks, range, git);
    expect(marked.map(({ isSelfRevised }) => isSelfRevised)).toEqual([true, undefined]);
  } finally {
    await stage.close();
  }
});
