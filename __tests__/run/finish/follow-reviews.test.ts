// What became of the lines that a review is about, with real git.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { followReviews } from '#src/run/finish/conclude-work.ts';
import type { ReviewNote } from '#src/run-log/review-note.ts';
import { openTranscript } from '#src/run-log/transcript.ts';
import { openRunBranch } from '#src/workspace/run-branch.ts';
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

const verbal = {
  kind: 'agent.spawned',
  session: 'verbal',
  sessionId: 's1',
  model: undefined,
  agent: 'verbal',
  name: 'Verbal',
  role: '',
  task: '',
  requestedBy: 'coordinator',
} as const;

/** What the transcript says of Ripley's review when the file becomes `text` after it. */
async function followed(
  changes: Partial<ReviewNote>,
  text: string,
  isByReviewer = false,
  isMoved = false,
) {
  const { git, start } = repository;
  const tip = await git.commit({
    parents: [start],
    author: { name: 'Verbal', email: 'verbal@example.com' },
    text: 'Revise it',
    files: new Map([
      ['src/a.js', isMoved ? undefined : Buffer.from(text)],
      ...(isMoved ? [['src/moved.js', Buffer.from(text)] as const] : []),
      ['.squad/decisions/inbox/verbal.md', Buffer.from('x')],
    ]),
  });
  const transcript = openTranscript(() => 0);
  const note = aReview({ files: ['src/a.js'], commit: start, ...changes });
  transcript.emit({ kind: 'review', note });
  transcript.emit({ ...verbal, agent: isByReviewer ? note.reviewer : 'verbal' });
  const files = ['src/a.js', 'src/b.js', '.squad/decisions/inbox/verbal.md'];
  transcript.emit({ kind: 'commit', session: 'verbal', commit: tip, files, left: [] });
  const team = { directory: '.squad' };
  const branch = openRunBranch(git, 'topic', tip);
  await followReviews({ transcript, ports: { git } }, { branch, team });
  return transcript.read().reviews[0];
}

/** Which findings on these lines are revised when the file becomes `text` after the review. */
async function revised(lines: readonly number[], text: string, path = 'src/a.js') {
  const findings = lines.map((line) => aFinding({ path, line }));
  const note = await followed({ findings }, text);
  return note?.revised;
}

describe('a finding', () => {
  it.each<[string, readonly number[], string, readonly number[] | undefined]>([
    ['on a changed line', [2, 5], '1\ntwo\n3\n4\n5\n6\n', [0]],
    ['on a line that was taken away', [6], '1\n2\n3\n4\n5\n', [0]],
    ['beside new lines', [1, 2, 3, 4], '1\n2\nnew\n3\n4\n5\n6\n', [1, 2]],
    ['beside a changed line', [1, 3], '1\ntwo\n3\n4\n5\n6\n', []],
  ])('%s counts as revised', async (_what, lines, text, places) => {
    expect(await revised(lines, text)).toEqual(places);
  });
});

describe('a reviewed file', () => {
  const NEW = '1\ntwo\n3\n4\n5\n6\n';
  const approval = { verdict: 'approved', findings: [] } as const;

  it('that its reviewer changed is named as such', async () => {
    const note = await followed(approval, NEW, true);
    expect(note).toMatchObject({ changedSince: ['src/a.js'], changedByReviewer: ['src/a.js'] });
  });

  it('is named where the review named no files, and so covers all but the memory', async () => {
    const note = await followed({ ...approval, files: [] }, NEW, true);
    const own = ['src/a.js', 'src/b.js'];
    expect(note).toMatchObject({ changedSince: ['src/a.js'], changedByReviewer: own });
  });

  it('is named where it was moved', async () => {
    const note = await followed(approval, NEW, false, true);
    expect(note?.changedSince).toEqual(['src/a.js']);
  });

  it.each([
    ['the review saw the last commit', { commit: undefined }],
    ['git does not know the commit', { commit: 'f'.repeat(40) }],
    ['only another file was changed', { files: ['src/c.js'] }],
  ])('is not named where %s', async (_what, changes) => {
    const note = await followed({ ...approval, ...changes }, NEW);
    expect(note).toMatchObject({ verdict: 'approved' });
    expect(note?.changedSince ?? []).toEqual([]);
  });
});
