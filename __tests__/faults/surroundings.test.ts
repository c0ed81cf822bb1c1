// A machine that lacks something: each run ends with an outcome and a sentence that names the cause, and loses nothing in green.
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RehearsalOptions } from '../../rehearsal/rehearse.ts';
import { changedPaths, create, fenster, runAttack } from '../attacks/run-attack.ts';

/** A shell that prepares the machine, and then becomes the job. */
const shell = (line: string): RehearsalOptions => ({ through: ['bash', '-c', line, 'bash'] });
const variables = (given: Record<string, string>): RehearsalOptions => ({ variables: given });

/** Mounts something that nobody else sees. */
const mounted = (line: string): RehearsalOptions => ({
  through: ['unshare', '-m', 'bash', '-c', `${line} && exec "$@"`, 'bash'],
});
/** A disk of its own in the place of RUNNER_TEMP. */
const disk = (options: string) => mounted(`mount -t tmpfs -o ${options} tmpfs "$RUNNER_TEMP"`);

const mayMount =
  spawnSync('unshare', ['-m', 'bash', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;
const itWhereMounted = mayMount ? it : it.skip;

/** Plays a run in which Fenster writes kept.js. */
async function play(options: RehearsalOptions, story: Readonly<Record<string, unknown>> = {}) {
  const played = await runAttack({
    story,
    script: fenster({ tools: [create('kept.js')] }),
    options,
  });
  const [run] = played.rehearsal.runs;
  if (run === undefined) throw new Error('nothing ran');
  const boards = played.rehearsal.comments.map(({ body }) => body);
  expect(boards.filter((body) => body.includes('state=working'))).toEqual([]);
  const isDelivered = changedPaths(played).includes('kept.js');
  return { run, boards, isDelivered, asked: played.rehearsal.modelRequests.length };
}

type Failure = {
  /** What the log says of the cause. */
  readonly says: RegExp;
  readonly board: RegExp | 'none';
  /** Faults of the embedded GitHub. */
  readonly faults?: readonly object[];
};

async function expectFailure(
  options: RehearsalOptions,
  { says, board, faults = [] }: Failure,
): Promise<void> {
  const { run, boards, isDelivered } = await play(options, {
    faults,
    expected: { outcome: 'failed', exitCode: 1 },
  });
  expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
  expect(run.log).toMatch(says);
  expect(run.summary).toMatch(/The run failed/);
  if (board === 'none') expect(boards).toEqual([]);
  else expect(boards[0]).toMatch(board);
  expect(isDelivered).toBe(false);
}

async function expectDelivery(options: RehearsalOptions) {
  const { run, boards, isDelivered } = await play(options);
  expect(run.exitCode).toBe(0);
  expect(boards).toEqual([expect.stringContaining('outcome=changed')]);
  expect(isDelivered).toBe(true);
  return run;
}

const lookup = '/permission';

describe('GitHub gives no answer about who asks: the run fails and names the cause', () => {
  const unchecked = 'permission of alice could not be checked';

  it('without an answer', async () => {
    const faults = [{ path: lookup, drop: true, times: 9 }];
    const says = new RegExp(`${unchecked}.*no answer`);
    await expectFailure({}, { faults, says, board: /The run failed.*no answer/ });
  });

  it('at a rate limit that lasts longer than the run would wait', async () => {
    const limit = { status: 429, headers: { 'retry-after': '120' } };
    const says = new RegExp(`${unchecked}.*429`);
    const faults = [{ path: lookup, ...limit, times: 9 }];
    await expectFailure({}, { faults, says, board: /The run failed.*429/ });
  });

  it('where nothing listens', async () => {
    const nowhere = variables({ GITHUB_API_URL: 'http://127.0.0.1:1' });
    await expectFailure(nowhere, { says: new RegExp(unchecked), board: 'none' });
  });

  it('and says nothing to strangers, who may not be answered', async () => {
    const { rehearsal } = await runAttack({
      story: {
        roles: { mallory: 'none' },
        event: { name: 'issue_comment', thread: 7, author: 'mallory', body: '@squad do it' },
        faults: [{ path: lookup, status: 503, times: 9 }],
        expected: { outcome: 'failed' },
      },
    });
    expect([rehearsal.runs[0]?.exitCode, rehearsal.comments]).toEqual([1, []]);
  });
});

describe('git', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'old-git-'));
    const real = spawnSync('bash', ['-c', 'command -v git']).stdout.toString().trim();
    const version = '[ "$1" = --version ] && { echo "git version 2.37.4"; exit 0; }';
    await writeFile(join(folder, 'git'), `#!/bin/sh\n${version}\nexec ${real} "$@"\n`);
    await chmod(join(folder, 'git'), 0o755);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('that is too old is named at the start, before a model is asked', async () => {
    const path = `${folder}:${spawnSync('bash', ['-c', 'printf %s "$PATH"']).stdout}`;
    const { run, boards, asked } = await play(variables({ PATH: path }));
    expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'failed']);
    expect(boards[0]).toMatch(/git 2\.37\.4 on this runner is too old[\s\S]*2\.38 or later/);
    expect(asked).toBe(0);
  });

  it('that is missing is named', () =>
    expectFailure(variables({ PATH: '/nonexistent' }), {
      says: /git could not be started/,
      board: /git could not be started[\s\S]*2\.38 or later/,
    }));

  itWhereMounted('without its helper for HTTP is named', () =>
    expectFailure(mounted('mount --bind /dev/null "$(git --exec-path)/git-remote-http"'), {
      says: /remote-http/,
      board: /install a git with HTTPS support/,
    }),
  );
});

describe('RUNNER_TEMP', () => {
  const check = /Check that the folder `RUNNER_TEMP` exists/;
  const full = /disk is full, or has no inodes left/;

  it('that is not there is named', () =>
    expectFailure(variables({ RUNNER_TEMP: '/nonexistent/temp' }), { says: check, board: check }));

  itWhereMounted.each([
    ['that is read-only', 'ro', check],
    ['of 8 kB', 'size=8k', full],
    ['of 64 kB', 'size=64k', full],
    ['with 20 inodes', 'size=10m,nr_inodes=20', /RUNNER_TEMP|no inodes left/],
  ])('%s is named', (_, options, words) =>
    expectFailure(disk(options), { says: words, board: words }),
  );
});

describe('a machine with too little', () => {
  it('memory for WebAssembly is named in the log', () =>
    expectFailure(shell('ulimit -v 2000000; exec "$@"'), {
      says: /Out of memory[\s\S]*too little memory/,
      board: 'none',
    }));

  it('of open files is named in the log; what a board or an output takes may be lacking, too', async () => {
    const { run, isDelivered } = await play(shell('ulimit -n 26; exec "$@"'));
    expect(run.exitCode).toBe(1);
    expect(run.log).toMatch(/EMFILE[\s\S]*ulimit -n/);
    expect(isDelivered).toBe(false);
  });
});

// What a run can do without is lacking in several places at once, because a whole run is played for each.
describe('work is delivered all the same', () => {
  const outputs = /Outputs could not be written \(outcome, branch/;
  const summary = /The job summary could not be written/;

  it.each([
    {
      name: 'with outputs and a summary that are not there, no HOME and no checkout',
      line: 'cd /; rm -rf "$GITHUB_WORKSPACE"; unset HOME',
      given: { GITHUB_OUTPUT: '', GITHUB_STEP_SUMMARY: '/nonexistent/summary' },
    },
    {
      name: 'with both on a full disk, an odd locale, and a checkout that is no repository',
      line: 'rm -rf .git; export LANG=tr_TR.UTF-8 LC_ALL=xx_YY',
      given: { GITHUB_OUTPUT: '/dev/full', GITHUB_STEP_SUMMARY: '/dev/full' },
    },
    {
      name: 'with folders in their place, a dead proxy that GitHub is not behind, and a file as checkout',
      line: 'cd /; rm -rf "$GITHUB_WORKSPACE"; touch "$GITHUB_WORKSPACE"',
      given: {
        GITHUB_OUTPUT: tmpdir(),
        GITHUB_STEP_SUMMARY: tmpdir(),
        HTTPS_PROXY: 'http://127.0.0.1:1',
      },
    },
  ])('$name', async ({ line, given }) => {
    const { log } = await expectDelivery({ ...shell(`${line}; exec "$@"`), ...variables(given) });
    expect(log).toMatch(outputs);
    expect(log).toMatch(summary);
  });

  it.each([
    ['that nobody reads any more', 'rm -rf .git/objects/*; set -o pipefail; "$@" | true'],
    ['on a full disk', 'git rev-parse HEAD > .git/shallow; exec "$@" >/dev/full'],
    ['that is closed', 'exec "$@" >&-'],
    ['of errors that is closed', 'exec "$@" 2>&-'],
  ])('with a log %s; two of the checkouts lack objects or history', async (_, line) => {
    const { outputs: written, summary: text } = await expectDelivery(shell(line));
    expect(written.outcome).toBe('changed');
    expect(text).toMatch(/\S/);
  });
});
