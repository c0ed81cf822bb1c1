// Runs that end while others still work, and the runs after them: real git, embedded GitHub.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SquadError } from '#src/errors.ts';
import type { Git } from '#src/ports/git.ts';
import { readMarker } from '#src/publish/render/markers.ts';
import { finishThread } from '#src/run/finish-thread.ts';
import type { RequestState } from '#src/run/state/thread-state.ts';
import { settlingRequest } from '#src/scribe/missed-requests.ts';
import type { Request } from '#src/trigger/request.ts';
import { says, type TurnScript } from '../../coordinator/a-runtime.ts';
import { reviews } from '../../coordinator/a-team-run.ts';
import { openRunStage, type RunStage, routesTo, STATE, writes } from '../a-run.ts';

const branch = 'squad/7-login-form';
const down = new SquadError({ code: 'E_GITHUB', message: '502' });
let stage: RunStage;

beforeEach(async () => {
  stage = await openRunStage();
});
afterEach(() => stage.close());

type Acts = Readonly<Record<string, readonly TurnScript[]>>;

/** Resolves with the thread's state, as soon as it keeps an agent's commit. */
function stateOnRemote(): Promise<string> {
  return new Promise((resolve) => {
    stage.remote.githubServer.onRequest(({ path }) => {
      if (!path.endsWith('git-receive-pack')) return;
      const found = stage.remote.remote('rev-parse', STATE, `${STATE}^`);
      void found.then(
        (commits) => resolve(commits.split('\n')[0] ?? ''),
        () => undefined,
      );
    });
  });
}

/** Lets the first agent finish; the second one is at its model when the process ends. */
async function killWhileHockneyWorks(
  request: Partial<Request> = {},
  git?: (real: Git) => Partial<Git>,
): Promise<void> {
  let state = '';
  const appearing = stateOnRemote();
  const acts: Acts = {
    coordinator: [
      async ({ call }) => {
        await call('squad_route', { targetAgent: 'fenster', task: 'check the login' });
        await call('squad_route', { targetAgent: 'hockney', task: 'test the login' });
        return 'Never said.';
      },
    ],
    fenster: [writes('src/login.js', 'The login is checked on the server.')],
    hockney: [
      async () => {
        state = await appearing;
        return 'Never said.';
      },
    ],
  };
  const unopened = () => ({ openPullRequest: () => Promise.reject(down) });
  await stage.play({ acts, request, github: unopened, ...(git && { git }) });
  // What the run did after that moment is undone.
  const { state: github } = stage.remote.githubServer;
  github.pulls.clear();
  await stage.remote.remote('update-ref', '-d', `refs/heads/${branch}`);
  await stage.remote.remote('update-ref', STATE, state);
  await stage.killed('kept');
  stage.done.length = 0;
}

const bothWork: Acts = {
  coordinator: [
    async ({ call }) => {
      await call('squad_route', { targetAgent: 'fenster', task: 'check the login' });
      await call('squad_route', { targetAgent: 'hockney', task: 'test the login' });
      return 'Both were asked.';
    },
  ],
  fenster: [writes('src/login.js')],
  hockney: [writes('test/login.js')],
};

it('a run that lost what an agent wrote has that work done again when its job is run again', async () => {
  const git = ({ commit }: Git): Partial<Git> => ({
    async commit(files) {
      if (!files.author.name.startsWith('Fenster')) return commit(files);
      const message = 'unable to create temporary file: No space left on device';
      throw new SquadError({ code: 'E_GIT', message });
    },
  });
  const lost = await stage.play({ acts: bothWork, git });
  expect(lost.outcome.kind).toBe('failed');
  stage.done.length = 0;
  const again = await stage.play({
    acts: { coordinator: [routesTo('fenster', 'Done')], fenster: [writes('src/login.js')] },
  });
  expect(stage.sessions()).toContain('session fenster');
  expect(again.outcome).toMatchObject({ kind: 'changed', work: { branch } });
  expect(await stage.remote.shownOn(branch)).toEqual(['src/login.js', 'test/login.js']);
});

it('a run whose push of its state has no answer is repeated, so that a kill loses nothing', async () => {
  const pushes: string[] = [];
  const git = ({ attempt }: Git): Partial<Git> => ({
    async attempt(args, options) {
      const isState = args[0] === 'push' && !args.some((arg) => arg.includes(':refs/heads/'));
      if (!isState) return attempt(args, options);
      pushes.push(args.join(' '));
      if (pushes.length > 1) return attempt(args, options);
      return { code: 128, stdout: '', stderr: 'fatal: the remote end hung up unexpectedly\n' };
    },
  });
  await killWhileHockneyWorks({}, git);
  expect(pushes.length).toBeGreaterThan(1);
  expect(await stage.unpublished()).toHaveLength(1);
});

it('a run that is cancelled while the push of its state hangs delivers its branch all the same', async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const git = ({ attempt }: Git): Partial<Git> => ({
    async attempt(args, options) {
      const isState = args[0] === 'push' && !args.some((arg) => arg.includes(':refs/heads/'));
      if (!isState) return attempt(args, options);
      begin();
      return new Promise(() => undefined);
    },
  });
  const acts: Acts = {
    coordinator: [
      async ({ call }) => {
        await call('squad_route', { targetAgent: 'fenster', task: 'check the login' });
        await begun;
        stage.cancel.abort();
        return 'Never said.';
      },
    ],
    fenster: [writes('src/login.js')],
  };
  const { outcome } = await stage.play({ acts, git });
  expect(outcome).toMatchObject({ kind: 'limited', work: { branch } });
  expect(await stage.remote.shownOn(branch)).toEqual(['src/login.js']);
});

describe('the next request after a run that was killed', () => {
  it('begins on what was finished, and closes the board with the truth', async () => {
    await killWhileHockneyWorks();
    const report = await stage.play({
      runId: '346',
      request: stage.asks('write a note about it'),
      acts: { coordinator: [routesTo('hockney', 'Noted')], hockney: [writes('notes.md')] },
    });
    expect(stage.sessions()).toEqual(['session coordinator', 'session hockney']);
    expect(report.outcome).toMatchObject({ kind: 'changed', work: { branch } });
    expect(await stage.remote.shownOn(branch)).toEqual(['notes.md', 'src/login.js']);
    expect((await stage.remote.remote('rev-list', '--count', `main..${branch}`)).trim()).toBe('2');
    expect(stage.remote.githubServer.state.pulls.size).toBe(1);
    const [first = '', second = '', ...others] = stage.boards();
    expect(others).toEqual([]);
    expect(readMarker(first)).toMatchObject({ state: 'stopped', outcome: 'limited', branch });
    expect(first).toContain('**The run was interrupted**: [#8](');
    expect(readMarker(second)).toMatchObject({ state: 'done', outcome: 'changed' });
    expect(await stage.unpublished()).toEqual([]);
  });

  it('leaves the board of a run alone that is at work', async () => {
    await stage.play({ acts: { coordinator: [says('lost')] } });
    await stage.killed();
    const { comments } = stage.remote.githubServer.state;
    const board = comments.find(({ body }) => readMarker(body) !== undefined);
    const works: TurnScript = async () => {
      if (board !== undefined) board.body += '\nand more';
      return 'It is late.';
    };
    await stage.play({
      runId: '346',
      request: stage.asks('what is the time?'),
      acts: { coordinator: [works] },
    });
    expect(readMarker(stage.boards()[0] ?? '')?.state).toBe('working');
  });
});

describe('a thread where nobody asks again', () => {
  const settle = async (requests: readonly string[]) => {
    const [comment] = stage.remote.githubServer.state.comments;
    const url = `https://github.example/acme/harbour/issues/7#issuecomment-${comment?.id}`;
    const site = { owner: 'acme', name: 'harbour', defaultBranch: 'main' };
    const request = settlingRequest({ request: '', thread: 7, url }, site, '4711');
    const args = await stage.args({ runId: '4711' });
    return finishThread({ ...args, request }, new Set(requests));
  };
  const asked = () => `comment-${stage.remote.githubServer.state.comments[0]?.id}`;

  it('gets what was finished, and its board closed, when Scribe comes by', async () => {
    await killWhileHockneyWorks();
    expect(await settle([asked()])).toBe(1);
    expect(stage.sessions()).toEqual([]);
    expect(await stage.remote.shownOn(branch)).toEqual(['src/login.js']);
    expect([...stage.remote.githubServer.state.pulls.values()]).toMatchObject([{ draft: true }]);
    const [board = '', ...others] = stage.boards();
    expect(others).toEqual([]);
    expect(readMarker(board)).toMatchObject({ state: 'stopped', outcome: 'limited', branch });
    expect(board).toContain('**The run was interrupted**: [#8](');
    expect(await stage.unpublished()).toEqual([]);
  });

  it('is told that nothing was finished', async () => {
    await stage.play({ acts: { coordinator: [says('lost')] } });
    await stage.killed();
    expect(await settle([asked()])).toBe(1);
    expect(stage.boards()[0]).toContain('**The run was interrupted**: nothing was finished');
    expect(stage.boards()[0]).toContain('To continue, ask `@squad` again.');
  });

  it('keeps the boards that Scribe did not find stale', async () => {
    await stage.play({ acts: { coordinator: [says('lost')] } });
    await stage.killed();
    expect(await settle(['comment-1'])).toBe(0);
    expect(readMarker(stage.boards()[0] ?? '')?.state).toBe('working');
  });
});

describe('a run that is killed after its push', () => {
  const reviewed: Acts = {
    coordinator: [
      async ({ call }) => {
        await call('squad_route', { targetAgent: 'fenster', task: 'check the login' });
        await call('squad_route', {
          targetAgent: 'hockney',
          task: 'review it',
          type: 'review-request',
          files: ['src/login.js'],
        });
        return 'Login checked\n\nHockney looked at it.';
      },
    ],
    fenster: [writes('src/login.js')],
    hockney: [
      reviews([
        {
          verdict: 'changes-requested',
          findings: [{ path: 'src/login.js', line: 1, text: 'It is open at night.' }],
        },
      ]),
    ],
  };

  it('has its answer, its reviews and its review requests all the same', async () => {
    const first = await stage.play({
      acts: reviewed,
      github: () => ({
        openPullRequest: () => Promise.reject(down),
        pullRequestsOf: () => Promise.reject(down),
      }),
    });
    expect(first.outcome).toMatchObject({ kind: 'changed', work: { pullRequest: undefined } });
    await stage.killed('kept');
    stage.done.length = 0;
    const report = await stage.play({});
    expect(stage.sessions()).toEqual([]);
    expect(report.outcome).toMatchObject({
      kind: 'changed',
      answer: 'Login checked\n\nHockney looked at it.',
      work: { pullRequest: { number: 8 } },
    });
    const posted = JSON.stringify(stage.remote.githubServer.state.reviewComments);
    expect(posted).toContain('It is open at night.');
    expect(await stage.unpublished()).toEqual([]);
  });
});

it('a state does not keep the work back where the server takes all of a push or nothing', async () => {
  const script = 'while read _ _ ref; do case "$ref" in refs/squad-state/*) exit 1;; esac; done';
  const hooks = join(stage.remote.githubServer.state.root, 'acme/harbour.git/hooks');
  await mkdir(hooks, { recursive: true });
  await writeFile(join(hooks, 'pre-receive'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const acts = { coordinator: [routesTo('fenster', 'Checked')], fenster: [writes('src/a.js')] };
  const report = await stage.play({ acts });
  expect(report.outcome).toMatchObject({ kind: 'changed', work: { pullRequest: { number: 8 } } });
  expect(await stage.unpublished()).toEqual([]);
  expect(report.transcript.notes).toEqual([]);
});

it('two runs at once on one thread write both requests into one state, which keeps the commits of both', async () => {
  const begun: string[] = [];
  const until = async (isSo: () => Promise<boolean> | boolean) => {
    while (!(await isSo())) await stage.branches();
  };
  const kept = async () => (await stage.unpublished()).length;
  let seen: readonly RequestState[] = [];
  const acts = (name: string): Acts => ({
    coordinator: [
      async ({ call }) => {
        begun.push(name);
        // Both have read the state before either writes it.
        await until(() => begun.length === 2);
        await call('squad_route', { targetAgent: 'fenster', task: `write ${name}` });
        await call('squad_route', { targetAgent: 'hockney', task: 'look at it' });
        return 'It is written.';
      },
    ],
    fenster: [writes(`src/${name}.js`)],
    hockney: [
      async () => {
        await until(async () => (await kept()) === 2);
        if (seen.length === 0) seen = await stage.requests();
        return 'I looked at it.';
      },
    ],
  });
  const request = stage.asks('write b');
  await Promise.all([
    stage.play({ acts: acts('a') }),
    stage.play({ acts: acts('b'), request, runId: '346' }),
  ]);
  expect(seen.map(({ run, progress }) => `${run} ${progress}`).toSorted()).toEqual([
    '345 working',
    '346 working',
  ]);
  expect(seen.map(({ tip }) => typeof tip)).toEqual(['string', 'string']);
  expect(await stage.remote.shownOn(branch)).toEqual(['src/a.js', 'src/b.js']);
  expect(stage.pulls()).toHaveLength(1);
  expect([await kept(), (await stage.requests()).length]).toEqual([0, 2]);
});
