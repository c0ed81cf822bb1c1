import { describe, expect, it } from '@jest/globals';
import type { EarlierWork } from '#src/publish/branch-history.ts';
import { type Report, reportOfText } from '#src/report.ts';
import {
  asOwnThread,
  forFileReaders,
  isOwnThread,
  objectionsSoFar,
  withChangesSoFar,
} from '#src/run/context/load-thread.ts';
import { renderThread } from '#src/run/context/render-thread.ts';
import { emptyTranscript } from '#src/run-log/transcript.ts';
import type { BranchTarget } from '#src/workspace/run-branch.ts';
import { aPull, aThread } from '../../publish/a-pull.ts';
import { aReview } from '../../publish/reviews/a-review.ts';
import { aFile, aPullRequest, gather } from './a-thread.ts';

const render = (context: Parameters<typeof renderThread>[0]) =>
  renderThread(context, 40_000, '00ff');

const refusal: Report = {
  ...reportOfText('The login refuses an empty password.'),
  notDone: [{ part: 'deploy', why: 'no network' }],
};
const earlier: EarlierWork = {
  requests: [{ report: refusal, actor: 'alice', run: '345', isWholeIssue: true }],
  transcript: {
    ...emptyTranscript(0),
    parts: [{ id: 'p1', part: 'deploy', why: 'no network' }],
    reviews: [aReview({ reviewer: 'hockney' })],
  },
};
const nothing: EarlierWork = { requests: [], transcript: emptyTranscript(0) };
const body = 'As the body says.';
const pulled = gather({
  thread: aThread({ kind: 'pull-request', number: 8, title: 'Check the login', body }),
  pullRequest: aPullRequest({ files: [aFile(), aFile({ path: '.squad/decisions/inbox/a.md' })] }),
});
const issue = {
  kind: 'issue',
  number: 7,
  title: 'Login form',
  body: 'It takes anything.',
  author: { login: 'Mona', type: 'User' },
  association: 'NONE',
  state: 'open',
  locked: false,
  comments: 0,
  url: 'https://github.example/acme/harbour/issues/7',
} as const;
const own = asOwnThread(pulled, earlier, issue, new Set(['mona']));

describe("the thread of the squad's own pull request", () => {
  it('begins with the issue that it is for', () => {
    expect(render(own)).toMatch(
      /^Pull request #8\n\n\[begin quotation 00ff: issue #7, which the pull request is for, can write to this repository, written by Mona; .*\]\nTitle: Login form\n\nIt takes anything\.\n/,
    );
  });

  it('says in place of its body what the state tells: changes, what is not done, and findings', () => {
    const text = render(own);
    expect(text).toContain(
      'pull request, from an earlier run, may be outdated, written by the squad;',
    );
    expect(text).toContain(
      'Asked for by alice:\nThe login refuses an empty password.\n\nNot done, p1: deploy: no network\n',
    );
    expect(text).toMatch(/findings in pull request #8, [\s\S]*The name is not checked\./);
    expect(text).not.toMatch(/As the body says|write access not known/);
  });

  it('has neither diff nor body for those who read the files', () => {
    const text = render(forFileReaders(own));
    expect(text).not.toMatch(/\+new|refuses an empty password|changed files/);
    expect(text).toContain('The name is not checked.');
    expect(render(own)).toMatch(/diff, written by git/);
  });

  it('is told by its branch and its pull request', () => {
    const target: BranchTarget = {
      branch: 'squad/7-login',
      base: 'main',
      from: 'branch',
      pull: aPull({ number: 8 }),
      stackedOn: undefined,
      answerOnly: undefined,
    };
    expect(isOwnThread(target, 8, 'squad/')).toBe(true);
    expect(isOwnThread(target, 7, 'squad/')).toBe(false);
    expect(isOwnThread({ ...target, branch: 'feature' }, 8, 'squad/')).toBe(false);
    expect(isOwnThread({ ...target, from: 'base' }, 8, 'squad/')).toBe(false);
  });
});

describe('the thread of the issue', () => {
  const target: BranchTarget = {
    branch: 'squad/7-login',
    base: 'main',
    from: 'branch',
    pull: aPull({ number: 8, title: 'Check the login', body }),
    stackedOn: undefined,
    answerOnly: undefined,
  };
  const said = gather({ thread: aThread({ body: 'It takes anything.' }) });

  it('tells the coordinator what was changed for it, and everybody what a review found', () => {
    const thread = withChangesSoFar(said, target, earlier);
    expect(render(thread)).toMatch(
      /It takes anything\.\n\[end quotation 00ff\]\n\n\[begin quotation 00ff: pull request #8, from an earlier run, may be outdated, written by the squad; .*\]\nTitle: Check the login\n\nAsked for by alice:\nThe login refuses an empty password\.\n\nNot done, p1: deploy: no network\n\[end/,
    );
    const shown = render(forFileReaders(thread));
    expect(shown).toContain('The name is not checked.');
    expect(shown).not.toContain('refuses an empty password');
  });

  it.each([
    ['without earlier requests', target, nothing],
    ['that begins anew', { ...target, from: 'base' }, earlier],
    ['without a pull request', { ...target, pull: undefined }, earlier],
  ] as const)('tells nothing more of a branch %s', (_which, at, known) => {
    expect(withChangesSoFar(said, at, known)).toEqual(said);
  });
});

describe('open reviews of earlier requests', () => {
  it('name who asked for changes, and where, until they let it pass', () => {
    expect(objectionsSoFar(earlier)).toEqual([{ reviewer: 'hockney', files: ['src/login.ts'] }]);
    const approval = aReview({ reviewer: 'hockney', verdict: 'approved', findings: [] });
    const reviews = [...earlier.transcript.reviews, approval];
    const approved = { ...earlier, transcript: { ...earlier.transcript, reviews } };
    expect(objectionsSoFar(approved)).toEqual([]);
  });
});

describe("a person's pull request", () => {
  it('keeps its diff for those who read the files', () => {
    expect(render(forFileReaders(pulled))).toContain('+new');
  });
});
