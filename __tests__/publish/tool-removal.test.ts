// Real git over HTTP and the real adapter, in front of the embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  alsoRemovedText,
  publishToolRemoval,
  type ToolRemoval,
} from '#src/publish/tool-removal.ts';
import { openRemote, type Remote } from './a-remote.ts';

const branch = 'squad/remove-tool-lint';
let remote: Remote;

beforeEach(async () => {
  remote = await openRemote({ '.squad/tools/lint/tool.yaml': 'x\n', 'a.txt': 'one\n' });
});
afterEach(() => remote.close());

const remove = () => {
  const removal: ToolRemoval = {
    tool: 'lint',
    files: ['.squad/tools/lint/tool.yaml'],
    also: [],
    baseBranch: { name: 'main', commit: remote.start },
    prefix: 'squad/',
    draft: false,
    trailers: { run: '345' },
  };
  return publishToolRemoval(removal, remote.ports);
};

describe('the pull request that removes a tool', () => {
  it('names thirty of the tools that go with it', () => {
    const many = (amount: number) => alsoRemovedText(Array(amount).fill('x')) ?? '';
    expect(alsoRemovedText([])).toBeUndefined();
    expect(many(30)).toMatch(/`x`, `x`\.$/);
    expect(many(31)).toMatch(/`x` and more\.$/);
    expect(many(31).split('`x`')).toHaveLength(31);
  });

  it('deletes its files and no other; asked for again, it is the same', async () => {
    const work = await remove();
    expect(work).toMatchObject({ branch, pullRequest: { number: 8 } });
    expect(await remote.shownOn(branch)).toEqual(['.squad/tools/lint/tool.yaml']);
    expect(await remote.remote('ls-tree', '-r', '--name-only', branch)).toBe('a.txt');
    expect(await remove()).toEqual(work);
    expect(remote.effects).toEqual([`push ${branch}`, 'pull-request #8']);
  });

  it('is opened for what a run pushed that was cut short', async () => {
    remote.githubServer.state.pullRequestsPermitted = false;
    const { commit } = await remove();
    remote.githubServer.state.pullRequestsPermitted = true;
    expect(await remove()).toMatchObject({ branch, commit, pullRequest: { number: 8 } });
  });

  it('leaves a branch alone that holds anything else', async () => {
    const theirs = await remote.push(branch, { 'b.txt': 'mine\n' }, 'main');
    expect(await remove()).toMatchObject({ branch: `${branch}-2` });
    expect(await remote.remote('rev-parse', branch)).toBe(theirs);
  });
});
