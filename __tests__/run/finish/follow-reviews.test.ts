// What became of the lines that a review is about, with real git.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { followReviews } from '../../../src/run/finish/follow-reviews.ts';
import { openTranscript } from '../../../src/run-log/transcript.ts';
import { openRunBranch } from '../../../src/workspace/run-branch.ts';
import { aFinding, aReview } from '../../publish/reviews/a-review.ts';
import {
  openRepositoryStage,
  type Repository,
  type RepositoryStage,
} from '../../workspace/a-repository.ts';

let stage: RepositoryStage;
let repository: Repository;

beforeAll(async () => {
  stage = await openRepositoryStage();
  repository = await stage.repository({ 'src/a.js': '1\n2\n3\n4\n5\n6\n' });
});

afterAll(() => stage.close());

/** Which findings on these lines are revised when the file becomes `text` after the review. */
async function revised(lines: readonly number[], text: string, path = 'src/a.js') {
  const { git, start } = repository;
  const tip = await git.commit({
    parents: [start],
    author: { name: 'Verbal', email: 'verbal@example.com' },
    text: 'Revise it',
    files: new Map([['src/a.js', Buffer.from(text)]]),
  });
  const transcript = openTranscript(() => 0);
  const findings = lines.map((line) => aFinding({ path, line }));
  const note = aReview({ findings, files: ['src/a.js'], commit: start });
  transcript.emit({ kind: 'review', note });
  await followReviews({ transcript, ports: { git } }, { branch: openRunBranch(git, 'topic', tip) });
  return transcript.read().reviews[0]?.revised;
}

describe('a finding', () => {
  it.each<[string, readonly number[], string, readonly number[] | undefined]>([
    ['on a changed line', [2, 5], '1\ntwo\n3\n4\n5\n6\n', [0]],
    ['on a line that was taken away', [6], '1\n2\n3\n4\n5\n', [0]],
    ['beside new lines', [1, 2, 3, 4], '1\n2\nnew\n3\n4\n5\n6\n', [1, 2]],
    ['beside a changed line', [1, 3], '1\ntwo\n3\n4\n5\n6\n', undefined],
  ])('%s counts as revised', async (_what, lines, text, places) => {
    expect(await revised(lines, text)).toEqual(places);
  });

  it('whose path is only the end of one is followed, too', async () => {
    expect(await revised([2], '1\ntwo\n3\n4\n5\n6\n', 'a.js')).toEqual([0]);
  });
});
