import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { NewReview } from '#src/ports/github.ts';
import { type Diff, diffOfFiles, readDiff } from '#src/publish/reviews/diff.ts';
import { type PublishReviewsDeps, publishAgentReviews } from '#src/publish/reviews/post-reviews.ts';
import type { ReviewNote } from '#src/run-log/review-note.ts';
import { addPull } from '../../../rehearsal/github/routes-pulls.ts';
import { openRemote, type Remote } from '../a-remote.ts';
import { aTranscript } from '../a-run.ts';
import { aFinding, aReview } from './a-review.ts';

const lines = (count: number, changed: readonly number[] = []) =>
  Array.from(
    { length: count },
    (_, at) => `line ${at + 1}${changed.includes(at + 1) ? '!' : ''}\n`,
  ).join('');

const paths = ['src/long.ts', 'docs/how to.md', 'src/вход.ts', 'picture.png', 'new.ts', 'same.ts'];

let remote: Remote;
let diff: Diff;
let commit: string;
let number: number;
let posted: NewReview[];
let ports: PublishReviewsDeps;

beforeAll(async () => {
  remote = await openRemote({
    'src/long.ts': lines(3000),
    'docs/how to.md': lines(9),
    'src/вход.ts': 'one',
    'picture.png': Buffer.from([1, 0, 2]),
    'same.ts': lines(9),
  });
  commit = await remote.push(
    'topic',
    {
      'src/long.ts': lines(3000, [4, 1500, 2999]),
      'docs/how to.md': lines(12),
      'src/вход.ts': 'one\ntwo',
      'picture.png': Buffer.from([1, 0, 3]),
      'new.ts': lines(30),
    },
    'main',
  );
  const fetch = ['fetch', '-q', remote.git.remoteUrl, 'topic'];
  await remote.git.run(fetch, { remote: true });
  diff = await readDiff(remote.git, { base: remote.start, tip: commit });
  const seed = { title: 'Topic', body: '', base: 'main', head: 'topic', author: 'mona' };
  number = addPull(remote.githubServer.state, seed).pull.number;
}, 30_000);
afterAll(() => remote.close());

beforeEach(() => {
  posted = [];
  ports = {
    ...remote.ports,
    github: {
      ...remote.github,
      createReview: (pull, review) => {
        posted.push(review);
        return remote.github.createReview(pull, review);
      },
    },
    mayChange: (path) => path !== 'locked.js',
    isWork: (path) => !path.startsWith('.squad/'),
    ownLogins: ['github-actions[bot]'],
  };
});

const publish = (reviews: readonly ReviewNote[], changes: Partial<PublishReviewsDeps> = {}) =>
  publishAgentReviews(
    aTranscript({ reviews }),
    { number, commit, diff, posted: [] },
    { ...ports, ...changes },
  );

describe('reviews on a pull request', () => {
  it('are taken by GitHub at the first try, whatever lines they are about', async () => {
    const finding = fc.record({
      path: fc.constantFrom(...paths, 'nowhere.ts'),
      line: fc.oneof(fc.integer({ min: 1, max: 35 }), fc.integer({ min: 1490, max: 3005 })),
      more: fc.integer({ min: 0, max: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(finding, { minLength: 1, maxLength: 12 }), async (found) => {
        posted = [];
        const findings = found.map(({ path, line, more }, at) =>
          aFinding({
            path,
            line,
            endLine: more === 0 ? undefined : line + more,
            text: `Remark ${at}.`,
          }),
        );
        expect(await publish([aReview({ findings, files: [] })])).toEqual([]);
        expect(posted).toHaveLength(1);
        const said = JSON.stringify(posted);
        for (const { text } of findings) expect(said).toContain(text);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('stand on the same lines whether git or GitHub made the diff', async () => {
    const listed = diffOfFiles((await remote.github.listFiles(number)).items);
    expect(listed.map(({ path, hunks }) => [path, hunks])).toEqual(
      diff.map(({ path, hunks }) => [path, hunks]),
    );
  });

  it('are one for each agent, also where two found the same', async () => {
    const other = aFinding({ path: 'new.ts', line: 3, text: 'Say why.' });
    const same = aFinding({ path: 'new.ts', line: 2, rule: 'naming', text: 'A better name.' });
    await publish([
      aReview({ reviewer: 'hockney', findings: [same] }),
      aReview({ reviewer: 'ripley', findings: [{ ...same, text: 'The same in other words.' }] }),
      aReview({ reviewer: 'verbal', findings: [other] }),
    ]);
    expect(posted.map(({ comments }) => comments.map(({ line }) => line))).toEqual([[2], [2], [3]]);
  });

  it('are not posted when nobody can say what stands', async () => {
    const gone = () => Promise.reject(new Error('GitHub is away.'));
    const pull = { number, commit, diff, posted: undefined };
    const github = { ...ports.github, listReviews: gone, listReviewComments: gone };
    const transcript = aTranscript({ reviews: [aReview()] });
    expect(await publishAgentReviews(transcript, pull, { ...ports, github })).toEqual([
      'The review could not be posted. GitHub is away.',
    ]);
    expect(posted).toEqual([]);
  });

  it('are tried twice at most', async () => {
    const github = {
      ...ports.github,
      createReview: async (_pull: number, review: NewReview) => {
        posted.push(review);
        return { kind: 'refused' as const, message: 'Locked.' };
      },
    };
    const findings = [aFinding({ path: 'new.ts', line: 2 })];
    expect(await publish([aReview({ findings })], { github })).toEqual([
      'The review by Hockney could not be posted. Locked.',
    ]);
    expect(posted).toHaveLength(2);
  });

  it('ask nothing of GitHub when no agent reviewed', async () => {
    const before = remote.githubServer.requests.length;
    await publish([]);
    expect(remote.githubServer.requests).toHaveLength(before);
  });
});
