// A remote that takes connections and never answers.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type GitHandle, openGit } from '#src/adapters/git/git.ts';
import { systemClock } from '#src/adapters/runner/clock.ts';
import type { RunTime } from '#src/ports/ports.ts';
import { aServer, type TestServer } from '../a-server.ts';
import { descendants } from '../copilot/a-runtime.ts';

let folder = '';
let silent: TestServer;
let handle: GitHandle | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'squad-limit-'));
  silent = await aServer(() => undefined);
});

afterEach(async () => {
  await handle?.close();
  await silent.close();
  await rm(folder, { recursive: true, force: true });
});

/** Passes as a run's time does, and is over when the signal says so. */
function runTime(ms: number, over = new AbortController().signal): RunTime {
  const endsAt = performance.now() + ms;
  return { left: () => (over.aborted ? 0 : Math.max(0, endsAt - performance.now())), over };
}

async function open(time?: RunTime) {
  handle = await openGit({
    workspace: join(folder, 'none'),
    temporary: folder,
    serverUrl: silent.origin,
    repository: 'acme/shop',
    token: 'secret',
    proxy: {},
    path: process.env.PATH ?? '',
    squadDirectory: undefined,
    ...(time === undefined ? {} : { run: { clock: systemClock, time } }),
  });
  return handle.git;
}

const ended = {
  code: 124,
  stdout: '',
  stderr: expect.stringMatching(/^error: .*stopped after \d/),
};

describe('a git command that the remote never answers', () => {
  it.each([
    ['ls-remote', []],
    ['fetch', ['main']],
  ])('fails after its own time, and leaves no process: %s', async (command, refs) => {
    const git = await open();
    const before = descendants();
    const args = [command, git.remoteUrl, ...refs];
    expect(await git.attempt(args, { remote: true, timeoutMs: 300 })).toEqual(ended);
    expect(descendants()).toEqual(before);
  });

  it('takes a part of the run’s time at most', async () => {
    const git = await open(runTime(400));
    expect(await git.attempt(['fetch', git.remoteUrl, 'main'], { remote: true })).toEqual(ended);
  });

  it('ends when the run’s time is over, and none begins after that', async () => {
    const over = new AbortController();
    const git = await open(runTime(60_000, over.signal));
    const asked = git.attempt(['ls-remote', git.remoteUrl], { remote: true });
    await once(silent.server, 'request');
    over.abort();
    expect(await asked).toEqual(ended);
    let hasAsked = false;
    silent.server.on('request', () => {
      hasAsked = true;
    });
    const late = await git.attempt(['ls-remote', git.remoteUrl], { remote: true });
    expect({ late, hasAsked }).toEqual({ late: ended, hasAsked: false });
  });

  it('is an error with a sentence where a result is needed', async () => {
    const git = await open(runTime(400));
    await expect(git.run(['fetch', git.remoteUrl, 'main'], { remote: true })).rejects.toThrow(
      /^`git fetch` failed: error: the remote did not answer in time; git was stopped after [\d.]+ s$/,
    );
  });
});
