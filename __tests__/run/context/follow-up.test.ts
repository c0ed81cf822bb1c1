import { describe, expect, it } from '@jest/globals';
import {
  asOwnThread,
  forFileReaders,
  isOwnThread,
  undoneSoFar,
  withChangesSoFar,
} from '../../../src/run/context/follow-up.ts';
import { renderThread } from '../../../src/run/context/render-thread.ts';
import type { BranchTarget } from '../../../src/workspace/branch-target.ts';
import { aPull, aThread } from '../../publish/a-pull.ts';
import { aFile, aPullRequest, gather } from './a-thread.ts';

const render = (context: Parameters<typeof renderThread>[0]) =>
  renderThread(context, { budget: 40_000, nonce: '00ff' });

const body = `## Checks

- npm test: passed

## What changed

The login refuses an empty password.

**Files**

- \`src/login.ts\` by Fenster

## Decisions

- Use zod`;
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
const own = asOwnThread(pulled, issue, new Set(['mona']));

describe("the thread of the squad's own pull request", () => {
  it('begins with the issue that it is for', () => {
    expect(render(own)).toMatch(
      /^Pull request #8\n\n\[begin quotation 00ff: issue #7, which the pull request is for, can write to this repository, written by Mona; .*\]\nTitle: Login form\n\nIt takes anything\.\n/,
    );
  });

  it('marks what an earlier run wrote as overtaken, from what changed on', () => {
    const text = render(own);
    expect(text).toContain('may be outdated, written by the squad;');
    expect(text).toContain('Title: Check the login\n\n## What changed');
    expect(text).not.toMatch(/npm test: passed|write access not known|by Fenster|Use zod/);
  });

  it('has neither diff nor body for those who read the files', () => {
    const text = render(forFileReaders(own));
    expect(text).toContain('Title: Check the login');
    expect(text).not.toMatch(/\+new|## What changed|changed files/);
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
  const target = (change: { readonly body?: string; readonly from?: 'base' }): BranchTarget => ({
    branch: 'squad/7-login',
    base: 'main',
    from: change.from ?? 'branch',
    pull: aPull({ number: 8, title: 'Check the login', body: change.body ?? ours }),
    stackedOn: undefined,
    answerOnly: undefined,
  });
  const ours = `${body}\n\nWritten by the squad, asked for by mona`;
  const said = gather({ thread: aThread({ body: 'It takes anything.' }) });

  it('tells the coordinator what the pull request for it says of its changes', () => {
    const thread = withChangesSoFar(said, target({}));
    expect(render(thread)).toMatch(
      /It takes anything\.\n\[end quotation 00ff\]\n\n\[begin quotation 00ff: pull request #8, from an earlier run, may be outdated, written by the squad; .*\]\nTitle: Check the login\n\n## What changed\n\nThe login refuses an empty password\.\n\[end/,
    );
    expect(render(forFileReaders(thread))).toBe(render(said));
  });

  it('is left with what the pull request lists as not done, and goes on with what was cut short', () => {
    const list =
      '## Not done\n\n- A test\n- Cut short: Fenster was stopped\n- `deploy`: no network\n\n## Decisions';
    const parts = undoneSoFar(target({ body: ours.replace('## Decisions', list) }));
    expect(parts.map(({ part }) => part)).toEqual(['A test', '`deploy`: no network']);
  });

  it.each([[{ body }], [{ from: 'base' }]] as const)('tells nothing more of %j', (change) => {
    expect(withChangesSoFar(said, target(change))).toEqual(said);
    expect(undoneSoFar(target(change))).toEqual([]);
  });
});

describe("a person's pull request", () => {
  it('keeps its diff for those who read the files', () => {
    expect(render(forFileReaders(pulled))).toContain('+new');
  });
});
