// Real git over HTTP and the real adapter, in front of the embedded GitHub.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishBranch, publishMemory } from '../../src/publish/publish.ts';
import { aPull } from './a-pull.ts';
import { aPublication, openRemote, type Remote } from './a-remote.ts';
import { aTranscript } from './a-run.ts';

const branch = 'squad/7-login-form';
const pulls = '/pulls';
let remote: Remote;

beforeEach(async () => {
  remote = await openRemote();
});
afterEach(() => remote.close());

const work = () => remote.commit(remote.start, { 'src/login.ts': 'checked\n' });
const headOf = (name: string) => remote.remote('rev-parse', name);
const branches = async () =>
  (await remote.remote('for-each-ref', '--format=%(refname:short)', 'refs/heads')).split('\n');

describe('a branch is published', () => {
  it('with its commits as they are, and one pull request', async () => {
    const tip = await work();
    const published = await publishBranch(aPublication(remote, tip), remote.ports);
    expect(published).toMatchObject({ branch, commit: tip, pullRequest: { number: 8 } });
    expect(await headOf(branch)).toBe(tip);
    const [thread] = [...remote.githubServer.state.threads.values()].slice(-1);
    expect(thread).toMatchObject({
      title: 'Add input validation to the login form',
      author: 'github-actions[bot]',
    });
    expect(thread?.body).toContain('The form checks its input now.');
    expect(thread?.body).toMatch(/\n\nCloses #7$/);
    expect(remote.effects).toEqual([`push ${branch}`, 'pull-request #8']);
  });

  it('onto its open pull request without another one', async () => {
    const first = await work();
    await publishBranch(aPublication(remote, first), remote.ports);
    const pull = aPull({ number: 8 });
    const next = await remote.commit(first, { 'src/more.ts': 'more\n' });
    const again = aPublication(remote, next, { start: first, target: { pull } });
    const published = await publishBranch(again, remote.ports);
    expect(published).toMatchObject({ commit: next, pullRequest: { number: 8 } });
    expect(await headOf(branch)).toBe(next);
    expect(remote.asked('POST', pulls)).toBe(1);
  });

  it('as a draft when asked for', async () => {
    await publishBranch(aPublication(remote, await work(), { draft: true }), remote.ports);
    expect(remote.githubServer.state.pulls.get(8)?.draft).toBe(true);
  });

  it('into the person’s branch that it is stacked on, and says so', async () => {
    const head = await remote.push('feature/dark', { 'dark.css': 'dark\n' }, 'main');
    await remote.git.run(['fetch', '-q', remote.git.remoteUrl, 'feature/dark'], { remote: true });
    const tip = await remote.commit(head, { 'darker.css': 'darker\n' });
    const stackedOn = aPull({ number: 5, head: { ref: 'feature/dark' } });
    const publication = aPublication(remote, tip, {
      start: head,
      target: { base: 'feature/dark', stackedOn },
    });
    await publishBranch(publication, remote.ports);
    expect(remote.githubServer.state.pulls.get(8)).toMatchObject({ baseRef: 'feature/dark' });
    expect(remote.githubServer.state.threads.get(8)?.body).toMatch(/^For #5: .*`feature\/dark`/);
    expect(await remote.shownOn(branch, 'feature/dark')).toEqual(['darker.css']);
  });

  it('without the words that hold a secret', async () => {
    const publication = aPublication(remote, await work(), { answer: 'The password is hunter2.' });
    await publishBranch(publication, remote.ports);
    const thread = remote.githubServer.state.threads.get(8);
    expect(thread?.title).toBe('Changes by the squad');
    expect(thread?.body).toContain('holds a secret');
    expect(JSON.stringify(remote.githubServer.requests)).not.toContain('hunter2');
  });
});

describe('a pull request that there is already', () => {
  it('is adopted when GitHub says so (422)', async () => {
    const first = await work();
    await publishBranch(aPublication(remote, first), remote.ports);
    const next = await remote.commit(first, { 'src/more.ts': 'more\n' });
    const again = aPublication(remote, next, { start: first });
    expect(await publishBranch(again, remote.ports)).toMatchObject({ pullRequest: { number: 8 } });
    expect(remote.githubServer.state.pulls.size).toBe(1);
  });

  it('RACE-10 is adopted when GitHub’s answer was lost', async () => {
    remote.githubServer.fault({ method: 'POST', path: pulls, drop: true });
    const published = await publishBranch(aPublication(remote, await work()), remote.ports);
    expect(published.pullRequest?.number).toBe(8);
    expect(remote.githubServer.state.pulls.size).toBe(1);
    expect(remote.asked('POST', pulls)).toBe(1);
  });

  it('is not adopted when it is closed', async () => {
    await publishBranch(aPublication(remote, await work()), remote.ports);
    const thread = remote.githubServer.state.threads.get(8);
    if (thread !== undefined) thread.state = 'closed';
    remote.githubServer.fault({ method: 'POST', path: pulls, status: 502 });
    const again = publishBranch(aPublication(remote, await headOf(branch)), remote.ports);
    await expect(again).rejects.toMatchObject({ code: 'E_GITHUB' });
  });
});

describe('when no pull request can be opened, the branch is kept', () => {
  it('and the way to open one is given, where Actions may not', async () => {
    remote.githubServer.state.pullRequestsPermitted = false;
    const tip = await work();
    const published = await publishBranch(aPublication(remote, tip), remote.ports);
    expect(published).toEqual({
      branch,
      commit: tip,
      pullRequest: undefined,
      compareUrl: `${remote.githubServer.origin}/acme/harbour/compare/main...${branch}?expand=1`,
    });
    expect(await headOf(branch)).toBe(tip);
  });

  it('and named, where GitHub fails', async () => {
    remote.githubServer.fault({ method: 'POST', path: pulls, status: 500 });
    await expect(publishBranch(aPublication(remote, await work()), remote.ports)).rejects.toThrow(
      `The work is on the branch ${branch}, but its pull request could not be opened.`,
    );
    expect(await branches()).toContain(branch);
  });
});

describe('a push that is refused', () => {
  it('RACE-01 keeps a person’s commits, and puts ours on top', async () => {
    const first = await work();
    await publishBranch(aPublication(remote, first), remote.ports);
    const theirs = await remote.push(branch, { 'src/theirs.ts': 'theirs\n' });
    const tip = await remote.commit(first, { 'src/ours.ts': 'ours\n' });
    const published = await publishBranch(
      aPublication(remote, tip, { start: first, target: { pull: aPull() } }),
      remote.ports,
    );
    expect(published.commit).toBe(await headOf(branch));
    expect(await headOf(`${branch}~1`)).toBe(theirs);
    expect(await remote.remote('log', '-1', '--format=%an', branch)).toBe('Hockney (Squad)');
    expect(await remote.shownOn(branch)).toEqual(['src/login.ts', 'src/ours.ts', 'src/theirs.ts']);
  });

  it('GIT-14 keeps both sides when they collide, forces nothing, and says where', async () => {
    const first = await work();
    await publishBranch(aPublication(remote, first), remote.ports);
    const theirs = await remote.push(branch, { 'src/login.ts': 'theirs\n' });
    const tip = await remote.commit(first, { 'src/login.ts': 'ours\n' });
    const aside = `${branch}-${tip.slice(0, 8)}`;
    const publication = aPublication(remote, tip, { start: first, target: { pull: aPull() } });
    await expect(publishBranch(publication, remote.ports)).rejects.toThrow(aside);
    expect(await headOf(branch)).toBe(theirs);
    expect(await headOf(aside)).toBe(tip);
  });

  it('says what the job needs, when the token may not push', async () => {
    remote.githubServer.fault({ path: 'git-receive-pack', status: 403, times: 9 });
    await expect(
      publishBranch(aPublication(remote, await work()), remote.ports),
    ).rejects.toMatchObject({ code: 'E_GIT', hint: expect.stringContaining('contents: write') });
    expect(remote.asked('POST', pulls)).toBe(0);
  });
});

describe('what the squad learnt', () => {
  const box = (name: string) => `.squad/decisions/inbox/${name}.md`;
  const learnt = (name: string, parent = remote.start) =>
    remote.commit(parent, { [box(name)]: `${name}\n` });
  const memory = 'squad/memory';
  const publish = async (name: string, wishes: Parameters<typeof aPublication>[2] = {}) =>
    publishMemory(
      aPublication(remote, await learnt(name, wishes.start), {
        transcript: aTranscript({
          learnings: [{ agent: 'hockney', learning: name, category: 'x', path: box(name) }],
        }),
        ...wishes,
      }),
      remote.ports,
    );
  /** What pressing the button does. */
  async function merge(number: number, how: 'merge' | 'squash'): Promise<void> {
    const pull = remote.githubServer.state.pulls.get(number);
    const thread = remote.githubServer.state.threads.get(number);
    if (pull === undefined || thread === undefined) throw new Error('There is none.');
    const tree = await remote.remote('rev-parse', `${memory}^{tree}`);
    const parents = how === 'merge' ? ['-p', 'main', '-p', memory] : ['-p', 'main'];
    const identity = ['-c', 'user.name=Olga', '-c', 'user.email=olga@example.com'];
    const commit = await remote.remote(...identity, 'commit-tree', ...parents, '-m', how, tree);
    await remote.remote('update-ref', 'refs/heads/main', commit);
    thread.state = 'closed';
    pull.merged = true;
  }
  /** Moves what was merged out of the drop-boxes. */
  async function scribe(): Promise<void> {
    await remote.git.run(['fetch', '-q', remote.git.remoteUrl, 'main'], { remote: true });
    const directory = `${remote.git.scratch}/scribe`;
    await remote.git.run(['worktree', 'add', '--quiet', '--detach', directory, 'FETCH_HEAD']);
    await remote.git.run(['mv', box('one'), '.squad/decisions.md'], { directory });
    const who = ['-c', 'user.name=Olga', '-c', 'user.email=olga@example.com'];
    await remote.git.run([...who, 'commit', '-q', '-m', 'Scribe'], { directory });
    const push = ['push', '-q', remote.git.remoteUrl, 'HEAD:refs/heads/main'];
    await remote.git.run(push, { directory, remote: true });
  }
  /** Where the next run begins. */
  async function trunk() {
    await remote.git.run(['fetch', '-q', remote.git.remoteUrl, 'main'], { remote: true });
    const commit = await headOf('main');
    return { start: commit, trunk: { name: 'main', commit } };
  }

  it('goes to one rolling branch with one pull request', async () => {
    const published = await publish('one');
    expect(published).toMatchObject({ branch: memory, pullRequest: { number: 8 } });
    expect(remote.githubServer.state.threads.get(8)?.title).toBe('What the squad learnt');
    expect(remote.githubServer.state.threads.get(8)?.body).not.toContain('Closes');
    expect(await remote.shownOn(memory)).toEqual([box('one')]);
  });

  it('is added to it by the next run', async () => {
    await publish('one');
    const published = await publish('two');
    expect(published.pullRequest?.number).toBe(8);
    expect(await remote.shownOn(memory)).toEqual([box('one'), box('two')]);
    expect(remote.asked('POST', pulls)).toBe(1);
    expect(remote.githubServer.state.threads.get(8)?.body).toContain('two');
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
    const published = await publish('two', await trunk());
    expect(published.pullRequest?.number).toBe(9);
    expect(await remote.shownOn(memory)).toEqual([box('two')]);
    expect(await remote.remote('merge-base', before, memory)).toBe(before);
    const merged = await remote.remote('merge-tree', '--write-tree', 'main', memory);
    const files = await remote.remote('ls-tree', '-r', '--name-only', merged);
    expect(files.split('\n')).toEqual(['.squad/decisions.md', box('two'), 'a.txt']);
  });

  it('begins anew when people closed the pull request: what they refused stays out', async () => {
    await publish('one');
    const thread = remote.githubServer.state.threads.get(8);
    if (thread !== undefined) thread.state = 'closed';
    expect((await publish('two')).pullRequest?.number).toBe(9);
    expect(await remote.shownOn(memory)).toEqual([box('two')]);
  });

  it('goes to the trunk without the person’s work that the run stood on', async () => {
    const head = await remote.push('feature/dark', { 'dark.css': 'dark\n' }, 'main');
    await remote.git.run(['fetch', '-q', remote.git.remoteUrl, 'feature/dark'], { remote: true });
    const stackedOn = aPull({ number: 5, head: { ref: 'feature/dark' } });
    const wishes = { start: head, target: { base: 'feature/dark', stackedOn } };
    await publish('one', wishes);
    expect(remote.githubServer.state.pulls.get(8)).toMatchObject({
      baseRef: 'main',
      headRef: memory,
    });
    expect(await remote.shownOn(memory)).toEqual([box('one')]);
  });

  it('RACE-05 is kept when another run was faster', async () => {
    const tip = await learnt('two');
    const publication = aPublication(remote, tip);
    const racing = {
      ...remote.ports.git,
      attempt: async (...[args, options]: Parameters<Remote['git']['attempt']>) => {
        if (args[0] === 'push' && remote.effects.length === 0) {
          remote.effects.push('overtaken');
          await remote.push(memory, { [box('one')]: 'one\n' }, 'main');
        }
        return remote.git.attempt(args, options);
      },
    };
    await publishMemory(publication, { ...remote.ports, git: racing });
    expect(await remote.shownOn(memory)).toEqual([box('one'), box('two')]);
  });

  it('is kept though the pull request’s text can’t be changed', async () => {
    await publish('one');
    remote.githubServer.fault({ method: 'PATCH', path: '/pulls/8', status: 500, times: 9 });
    expect((await publish('two')).pullRequest?.number).toBe(8);
    expect(await remote.shownOn(memory)).toEqual([box('one'), box('two')]);
  });

  it('says so when it collides with what is there', async () => {
    await publish('one');
    const tip = await remote.commit(remote.start, { [box('one')]: 'otherwise\n' });
    await expect(publishMemory(aPublication(remote, tip), remote.ports)).rejects.toMatchObject({
      code: 'E_GIT',
      message: expect.stringContaining(box('one')),
    });
  });
});
