// The input `dry-run`, method by method: what reads is passed on, everything else stays here.
import { expect, it } from '@jest/globals';
import { withoutWrites } from '#src/adapters/github/dry-run.ts';
import type { GitHub } from '#src/ports/github.ts';
import type { Ports } from '#src/ports/ports.ts';
import { aPull } from '../../publish/a-pull.ts';
import { clientOf, text } from './a-hub.ts';

const reading = [
  'readAttachments',
  'ownership',
  'actionsMayOpenPullRequests',
  'protectedBranches',
  'rulesFor',
  'refsAmong',
  'comment',
  'issue',
  'isCollaborator',
  'listComments',
  'listFiles',
  'listRecentComments',
  'listReviewComments',
  'listReviews',
  'openPullRequests',
  'ownLogin',
  'permissionOf',
  'pullRequest',
  'pullRequestsOf',
  'threadEnd',
];
const real = clientOf('http://127.0.0.1:9');

function openDryRun() {
  const logged: string[] = [];
  const log = { info: (said: string) => void logged.push(said) };
  return { logged, dry: withoutWrites({ github: real, git: {}, log } as unknown as Ports).github };
}

it('a dry run has every method of GitHub, and passes on only those that read', () => {
  const { dry } = openDryRun();
  const names = Object.keys(real) as (keyof GitHub)[];
  expect(new Set(Object.keys(dry))).toEqual(new Set(names));
  const passedOn = names.filter((name) => dry[name] === real[name]);
  expect(new Set(passedOn)).toEqual(new Set(reading));
});

it('a dry run logs each review request, review, reply, label and ready draft that it skips', async () => {
  const { dry, logged } = openDryRun();
  const body = text('Seen');
  const comments = [{ path: 'a.ts', line: 3, startLine: undefined, body: text('hm') }];
  expect(await dry.requestReviewers(8, { users: ['olga'], teams: ['testers'] })).toEqual({
    kind: 'requested',
  });
  expect(await dry.createReview(8, { commit: 'abc', body, comments })).toEqual({
    kind: 'posted',
    url: '',
  });
  await dry.replyToReviewComment(8, 1001, text('Done'));
  await dry.addLabels(7, ['squad:escalated']);
  await dry.markReadyForReview(aPull());
  expect(await dry.cancelRun('4711', '4712')).toBe('cancelled');
  expect(logged).toEqual([
    '[dry run] would ask for reviews of #8: olga, testers',
    '[dry run] would review #8:\nSeen\na.ts:3: hm',
    '[dry run] would answer review comment 1001 of #8:\nDone',
    '[dry run] would label #7: squad:escalated',
    '[dry run] would make pull request #8 ready for review',
    '[dry run] would cancel run 4711',
  ]);
});
