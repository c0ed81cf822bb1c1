// Real git over HTTP and the real adapter, in front of the embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishMemory } from '#src/publish/publish-memory.ts';
import { appendLearnings, learningEntry } from '#src/tools/built-in/learnings.ts';
import { linkWorktree } from '../workspace/linked-worktree.ts';
import { aPull } from './a-pull.ts';
import { aPublication, openRemote, type Remote } from './a-remote.ts';
import { aTranscript } from './a-run.ts';

let remote: Remote;

beforeEach(async () => {
  remote = await openRemote();
});
afterEach(() => remote.close());

const headOf = (name: string) => remote.remote('rev-parse', name);

describe('what the squad learnt', () => {
  const box = (name: string) => `.squad/decisions/inbox/${name}.md`;
  const learnt = (name: string, parent = remote.start) =>
    remote.commit(parent, { [box(name)]: `${name}\n` });
  const memory = 'squad/memory';
  const publish = async (name: string, options: Parameters<typeof aPublication>[2] = {}) =>
    publishMemory(
      aPublication(remote, await learnt(name, options.start), {
        transcript: aTranscript({
          learnings: [{ agent: 'hockney', learning: name, category: 'x', path: box(name) }],
        }),
        ...options,
      }),
      remote.ports,
    );
  /** Merges as GitHub's button does. */
  async function merge(number: number, how: 'merge' | 'squash'): Promise<void> {
    const pull = remote.githubServer.state.pulls.get(number);
    const thread = remote.githubServer.state.threads.get(number);
    if (pull === undefined || thread === undefined) throw new Error('There is none.');
    const tree = await remote.remote('rev-parse', `${memory}^{tree}`);
    const parents = how === 'merge' ? ['-p', 'main', '-p', memory] : ['-p', 'main'];
    const identity = ['-c', 'user.name=Olga', '-c', 'user.email=olga@example.com'];
    const commit = await remote.remote(...identity, 'commit-tree', ...parents, '-m', how, tree);
    await remote.remote('update-ref', 'refs/heads/main', commit);
    pull.mergedHead = await headOf(memory);
    thread.state = 'closed';
    pull.merged = true;
  }
  /** Moves what was merged out of the inbox. */
  async function scribe(): Promise<void> {
    await remote.git.run(['fetch', '-q', remote.git.remoteUrl, 'main'], { remote: true });
    const { run } = await linkWorktree(remote.git, 'scribe', 'FETCH_HEAD');
    await run(['mv', box('one'), '.squad/decisions.md']);
    const who = ['-c', 'user.name=Olga', '-c', 'user.email=olga@example.com'];
    await run([...who, 'commit', '-q', '-m', 'Scribe']);
    const push = ['push', '-q', remote.git.remoteUrl, 'HEAD:refs/heads/main'];
    await run(push, { remote: true });
  }
  /** Where the next run begins. */
  async function nextStart() {
    await remote.git.run(['fetch', '-q', remote.git.remoteUrl, 'main'], { remote: true });
    const commit = await headOf('main');
    return { start: commit, baseBranch: { name: 'main', commit } };
  }

  it('goes to one rolling branch with one pull request, which the next run adds to', async () => {
    const published = await publish('one');
    expect(published).toMatchObject({ branch: memory, pullRequest: { number: 8 } });
    const thread = remote.githubServer.state.threads.get(8);
    expect(thread?.title).toBe('What the squad learnt');
    expect(thread?.body).not.toContain('Closes');
    expect(await remote.shownOn(memory)).toEqual([box('one')]);
    expect((await publish('two')).pullRequest?.number).toBe(8);
    expect(await remote.shownOn(memory)).toEqual([box('one'), box('two')]);
    expect(remote.asked('POST', '/pulls')).toBe(1);
    expect(remote.githubServer.state.threads.get(8)?.body).toContain('two');
  });

  it('is not added where another run of the same request added its own', async () => {
    const by = (run: string, name: string) =>
      remote.commit(
        remote.start,
        { [box(name)]: `${name}\n` },
        { 'Squad-Agent': 'hockney', 'Squad-Run': run, 'Squad-Request': 'comment-12' },
      );
    await publishMemory(aPublication(remote, await by('999', 'one')), remote.ports);
    const published = await publishMemory(
      aPublication(remote, await by('345', 'two')),
      remote.ports,
    );
    expect(published).toMatchObject({ branch: memory, pullRequest: { number: 8 } });
    expect(await remote.shownOn(memory)).toEqual([box('one')]);
  });

  it('is added to what the run goes on from', async () => {
    const trailers = { 'Squad-Agent': 'hockney', 'Squad-Request': 'comment-12' };
    const one = { [box('one')]: 'one\n' };
    const first = await remote.commit(remote.start, one, { ...trailers, 'Squad-Run': '999' });
    await publishMemory(aPublication(remote, first), remote.ports);
    const two = { [box('two')]: 'two\n' };
    const next = await remote.commit(first, two, { ...trailers, 'Squad-Run': '345' });
    await publishMemory(aPublication(remote, next), remote.ports);
    expect(await remote.shownOn(memory)).toEqual([box('one'), box('two')]);
  });

  it('is added to a branch whose pull request could not be opened', async () => {
    remote.githubServer.state.pullRequestsPermitted = false;
    const published = await publish('one');
    expect(published).toMatchObject({ pullRequest: undefined });
    expect(published.compareUrl).toContain('/compare/main...squad/memory');
    remote.githubServer.state.pullRequestsPermitted = true;
    expect((await publish('two')).pullRequest?.number).toBe(8);
    expect(await remote.shownOn(memory)).toEqual([box('one'), box('two')]);
  });

  it.each(['merge', 'squash'] as const)('begins anew after a %s, without force', async (how) => {
    await publish('one');
    const before = await headOf(memory);
    await merge(8, how);
    await scribe();
    const published = await publish('two', await nextStart());
    expect(published.pullRequest?.number).toBe(9);
    expect(await remote.shownOn(memory)).toEqual([box('two')]);
    expect(await remote.remote('merge-base', before, memory)).toBe(before);
    const merged = await remote.remote('merge-tree', '--write-tree', 'main', memory);
    const files = await remote.remote('ls-tree', '-r', '--name-only', merged);
    expect(files.split('\n')).toEqual(['.squad/decisions.md', box('two'), 'a.txt']);
  });

  /** What stands on main when the memory's pull request is merged, too. */
  async function mergedFiles(): Promise<readonly string[]> {
    const merged = await remote.remote('merge-tree', '--write-tree', 'main', memory);
    const files = await remote.remote('ls-tree', '-r', '--name-only', merged, '.squad/');
    return files.split('\n');
  }

  it.each(['merge', 'squash'] as const)(
    'takes nothing back that people merged (%s) while the run was at work, and keeps what was pushed after that',
    async (how) => {
      await publish('one');
      await merge(8, how);
      await remote.push(memory, { [box('late')]: 'late\n' }, memory);
      expect((await publish('two')).pullRequest?.number).toBe(9);
      expect(await mergedFiles()).toEqual([box('late'), box('one'), box('two')]);
    },
  );

  it('gets a pull request of its own where people merge the one that is open before the push', async () => {
    await publish('one');
    const tip = await learnt('two');
    let isMerged = false;
    const git = {
      ...remote.ports.git,
      attempt: async (...[args, options]: Parameters<Remote['git']['attempt']>) => {
        if (args[0] === 'push' && !isMerged) {
          isMerged = true;
          await merge(8, 'merge');
        }
        return remote.git.attempt(args, options);
      },
    };
    const published = await publishMemory(aPublication(remote, tip), { ...remote.ports, git });
    expect(published.pullRequest?.number).toBe(9);
    expect(await mergedFiles()).toEqual([box('one'), box('two')]);
  });

  it.each(['merge', 'squash'] as const)(
    'is in the pull request that people closed by a %s right after the push',
    async (how) => {
      await publish('one');
      const { github } = remote.ports;
      const merging = {
        ...github,
        updatePullRequest: async (...given: Parameters<typeof github.updatePullRequest>) => {
          await github.updatePullRequest(...given);
          await merge(8, how);
        },
      };
      const tip = await learnt('two');
      const published = await publishMemory(aPublication(remote, tip), {
        ...remote.ports,
        github: merging,
      });
      expect(published.pullRequest?.number).toBe(8);
      expect([...remote.githubServer.state.pulls.keys()]).toEqual([8]);
      expect(await mergedFiles()).toEqual([box('one'), box('two')]);
    },
  );

  it('begins anew when people closed the pull request: what they refused stays out', async () => {
    await publish('one');
    const thread = remote.githubServer.state.threads.get(8);
    if (thread !== undefined) thread.state = 'closed';
    expect((await publish('two')).pullRequest?.number).toBe(9);
    expect(await remote.shownOn(memory)).toEqual([box('two')]);
  });

  it('goes to the base branch without the person’s work that the run was based on', async () => {
    const head = await remote.push('feature/dark', { 'dark.css': 'dark\n' }, 'main');
    await remote.git.run(['fetch', '-q', remote.git.remoteUrl, 'feature/dark'], { remote: true });
    const stackedOn = aPull({ number: 5, head: { ref: 'feature/dark' } });
    const options = { start: head, target: { base: 'feature/dark', stackedOn } };
    await publish('one', options);
    expect(remote.githubServer.state.pulls.get(8)).toMatchObject({
      baseRef: 'main',
      headRef: memory,
    });
    expect(await remote.shownOn(memory)).toEqual([box('one')]);
  });

  describe('and stands in the history already', () => {
    const history = '.squad/agents/hockney/history.md';
    const withLearnings = (...learnings: readonly string[]) =>
      appendLearnings(
        '# Hockney\n',
        learnings.map((learning) => learningEntry('general', learning)),
      );
    const publishHistory = async (start: string, text: string) => {
      const tip = await remote.commit(start, { [history]: text });
      const baseBranch = { name: 'main', commit: start };
      return publishMemory(aPublication(remote, tip, { start, baseBranch }), remote.ports);
    };

    it('is joined by a run that began behind a base branch that has moved', async () => {
      await remote.push('main', { [history]: withLearnings('old', 'older') }, 'main');
      const { start } = await nextStart();
      await publishHistory(start, withLearnings('old', 'older', 'one'));
      await remote.push('main', { [history]: withLearnings('older') }, 'main');
      await publishHistory((await nextStart()).start, withLearnings('older', 'two'));
      expect(await remote.remote('show', `${memory}:${history}`)).toBe(
        withLearnings('old', 'older', 'one', 'two').trimEnd(),
      );
    });
  });

  it('is kept though the pull request’s text can’t be changed', async () => {
    await publish('one');
    remote.githubServer.fault({ method: 'PATCH', path: '/pulls/8', status: 500, times: 9 });
    expect((await publish('two')).pullRequest?.number).toBe(8);
    expect(await remote.shownOn(memory)).toEqual([box('one'), box('two')]);
  });

  it('is kept on a branch of its own when it conflicts with what is there', async () => {
    await publish('one');
    const tip = await remote.commit(remote.start, { [box('one')]: 'otherwise\n' });
    const { branch, fallback } = await publishMemory(aPublication(remote, tip), remote.ports);
    expect(fallback).toMatchObject({ isMemory: true, reason: expect.stringContaining(box('one')) });
    expect(await remote.remote('show', `${branch}:${box('one')}`)).toBe('otherwise');
  });
});
