// A machine that lacks something: each run ends with an outcome and a sentence that names the cause, and loses nothing in green.
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RehearsalOptions } from '../../rehearsal/rehearse.ts';
import { type Aftermath, changedPaths, create, fenster, runAttack } from '../attacks/run-attack.ts';

type Surroundings = {
  readonly name: string;
  readonly options?: RehearsalOptions;
  /** Faults of the embedded GitHub. */
  readonly faults?: readonly object[];
  /** By default `changed`, and kept.js is delivered. */
  readonly outcome?: 'changed' | 'failed';
  /** What the log says of the cause. */
  readonly says?: RegExp;
  /** What the board says of the cause; it is there in any case where GitHub answers. */
  readonly board?: RegExp | 'none' | 'any';
  /** The outputs can't be written. */
  readonly withoutOutputs?: boolean;
  readonly withoutSummary?: boolean;
};

/** A shell that prepares the machine, and then becomes the job. */
const shell = (line: string): RehearsalOptions => ({ through: ['bash', '-c', line, 'bash'] });
const variables = (given: Record<string, string>): RehearsalOptions => ({ variables: given });

/** A disk of its own in the place of RUNNER_TEMP, which nobody else sees. */
const disk = (options: string): RehearsalOptions => ({
  through: [
    'unshare',
    '-m',
    'bash',
    '-c',
    `mount -t tmpfs -o ${options} tmpfs "$RUNNER_TEMP" && exec "$@"`,
    'bash',
  ],
});

const mayMount =
  spawnSync('unshare', ['-m', 'bash', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;

async function play({ options = {}, faults = [], outcome = 'changed' }: Surroundings) {
  const played = await runAttack({
    story: { faults, expected: { outcome } },
    script: fenster({ tools: [create('kept.js')] }),
    options,
  });
  const [run] = played.rehearsal.runs;
  if (run === undefined) throw new Error('nothing ran');
  return { played, run, boards: played.rehearsal.comments.map(({ body }) => body) };
}

function expectBoard(boards: readonly string[], board: Surroundings['board']) {
  expect(boards.filter((body) => body.includes('state=working'))).toEqual([]);
  if (board === 'none') expect(boards).toEqual([]);
  else if (board !== 'any') expect(boards[0]).toMatch(board ?? /outcome=changed/);
}

function expectSummary(text: string, { outcome, withoutSummary, board }: Surroundings) {
  // What a board takes may be lacking, and with it what a summary takes.
  if (board === 'any' && text === '') return;
  if (withoutSummary) expect(text).toBe('');
  else expect(text).toMatch(outcome === 'failed' ? /The run failed/ : /\S/);
}

const isDelivered = (played: Aftermath) => changedPaths(played).includes('kept.js');

/** CI's minutes hold a quarter of the cases: the seed of the commit says which. */
const SEED = process.env.SAMPLE_SEED;
let count = 0;
const isChosen = () => {
  count += 1;
  return SEED === undefined || SEED === '' || count % 4 === Number(SEED) % 4;
};

function itEndsAsSaid(surroundings: Surroundings, runs: typeof it | typeof it.skip = it): void {
  if (!isChosen()) return;
  const { name, outcome = 'changed', says, board, withoutOutputs } = surroundings;
  runs(`${name}: ${outcome}, and the cause is named`, async () => {
    const { played, run, boards } = await play(surroundings);
    expect(run.exitCode).toBe(outcome === 'failed' ? 1 : 0);
    // What a board takes may be lacking, and with it what outputs take.
    const isLost = withoutOutputs === true || (board === 'any' && !('outcome' in run.outputs));
    expect(run.outputs.outcome).toBe(isLost ? undefined : outcome);
    if (says !== undefined) expect(run.log).toMatch(says);
    expectBoard(boards, board);
    expect(isDelivered(played)).toBe(outcome === 'changed');
    expectSummary(run.summary, surroundings);
  });
}

const lookup = '/permission';

describe('GitHub gives no answer about who asks', () => {
  const cases: readonly Surroundings[] = [
    {
      name: 'a server error',
      faults: [{ path: lookup, status: 503, times: 9 }],
      outcome: 'failed',
      says: /permission of alice could not be checked.*503/,
      board: /The run failed.*503/,
    },
    {
      name: 'no answer at all',
      faults: [{ path: lookup, drop: true, times: 9 }],
      outcome: 'failed',
      says: /permission of alice could not be checked.*no answer/,
      board: /The run failed.*no answer/,
    },
    {
      name: 'a rate limit',
      faults: [{ path: lookup, status: 429, headers: { 'retry-after': '120' }, times: 9 }],
      outcome: 'failed',
      says: /permission of alice could not be checked.*429/,
      board: /The run failed.*429/,
    },
    {
      name: 'nothing listens there',
      options: variables({ GITHUB_API_URL: 'http://127.0.0.1:1' }),
      outcome: 'failed',
      says: /permission of alice could not be checked/,
      board: 'none',
    },
  ];
  for (const one of cases) itEndsAsSaid(one);

  it('says nothing to strangers, who may not be answered', async () => {
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
    const { run, boards, played } = await play({
      name: '',
      options: variables({ PATH: path }),
      outcome: 'failed',
    });
    expect([run.exitCode, run.outputs.outcome]).toEqual([1, 'failed']);
    expect(boards[0]).toMatch(/git 2\.37\.4 on this runner is too old[\s\S]*2\.38 or later/);
    expect(played.rehearsal.modelRequests).toEqual([]);
  });

  itEndsAsSaid({
    name: 'that is missing',
    options: variables({ PATH: '/nonexistent' }),
    outcome: 'failed',
    says: /git could not be started/,
    board: /git could not be started[\s\S]*2\.38 or later/,
  });

  itWhereMounted({
    name: 'without its helper for HTTP',
    options: {
      through: [
        'unshare',
        '-m',
        'bash',
        '-c',
        'mount --bind /dev/null "$(git --exec-path)/git-remote-http" && exec "$@"',
        'bash',
      ],
    },
    outcome: 'failed',
    says: /remote-http/,
    board: /install a git with HTTPS support/,
  });
});

describe('the files of the runner', () => {
  const lost = /Outputs could not be written \(outcome, branch/;
  const output = (path: string) => variables({ GITHUB_OUTPUT: path });
  const summary = (path: string) => variables({ GITHUB_STEP_SUMMARY: path });
  const unwritten = /The job summary could not be written/;
  const cases: readonly Surroundings[] = [
    { name: 'outputs in no folder', options: output('/nonexistent/out'), says: lost },
    { name: 'outputs that are not set', options: output(''), says: lost },
    { name: 'outputs that are a folder', options: output(tmpdir()), says: lost },
    { name: 'outputs on a full disk', options: output('/dev/full'), says: lost },
  ];
  for (const one of cases) itEndsAsSaid({ ...one, withoutOutputs: true });
  for (const path of ['/nonexistent/summary', '/dev/full', tmpdir()]) {
    const name = `the summary at ${path}`;
    itEndsAsSaid({ name, options: summary(path), says: unwritten, withoutSummary: true });
  }
});

describe('the log', () => {
  const cases: readonly Surroundings[] = [
    { name: 'that nobody reads any more', options: shell('set -o pipefail; "$@" | true') },
    { name: 'on a full disk', options: shell('exec "$@" >/dev/full') },
    { name: 'that is closed', options: shell('exec "$@" >&-') },
    { name: 'of errors that is closed', options: shell('exec "$@" 2>&-') },
  ];
  for (const one of cases) itEndsAsSaid(one);
});

describe('RUNNER_TEMP', () => {
  const temporary = (path: string) => variables({ RUNNER_TEMP: path });
  const failed = { outcome: 'failed' } as const;
  const check = /Check that the folder `RUNNER_TEMP` exists/;
  const full = /disk is full, or has no inodes left/;
  for (const [name, path] of [
    ['that is not there', '/nonexistent/temp'],
    ['that is a file', '/etc/hostname'],
  ] as const) {
    itEndsAsSaid({ name, options: temporary(path), ...failed, says: check, board: check });
  }
  itWhereMounted({
    name: 'that is read-only',
    options: disk('ro'),
    ...failed,
    says: check,
    board: check,
  });
  for (const size of ['8k', '64k']) {
    itWhereMounted({
      name: `of ${size}`,
      options: disk(`size=${size}`),
      ...failed,
      says: full,
      board: full,
    });
  }
  for (const inodes of [3, 20]) {
    itWhereMounted({
      name: `with ${inodes} inodes`,
      options: disk(`size=10m,nr_inodes=${inodes}`),
      ...failed,
      says: /RUNNER_TEMP|no inodes left/,
      board: /RUNNER_TEMP|no inodes left/,
    });
  }
});

describe('the machine', () => {
  itEndsAsSaid({
    name: 'few open files',
    options: shell('ulimit -n 26; exec "$@"'),
    outcome: 'failed',
    says: /EMFILE[\s\S]*ulimit -n/,
    // It may lack what a board takes, too.
    board: 'any',
  });
  itEndsAsSaid({
    name: 'too little memory for WebAssembly',
    options: shell('ulimit -v 2000000; exec "$@"'),
    outcome: 'failed',
    says: /Out of memory[\s\S]*too little memory/,
    board: 'none',
  });
  const dead = 'http://127.0.0.1:1';
  const cases: readonly Surroundings[] = [
    { name: 'no HOME', options: { through: ['env', '-u', 'HOME'] } },
    { name: 'an odd locale', options: variables({ LANG: 'tr_TR.UTF-8', LC_ALL: 'xx_YY' }) },
    { name: 'a dead proxy that GitHub is not behind', options: variables({ HTTPS_PROXY: dead }) },
  ];
  for (const one of cases) itEndsAsSaid(one);
});

describe('the checkout', () => {
  const cases: readonly Surroundings[] = [
    { name: 'that is not there', options: shell('cd /; rm -rf "$GITHUB_WORKSPACE"; exec "$@"') },
    { name: 'that is no repository', options: shell('rm -rf .git; exec "$@"') },
    {
      name: 'that is a file',
      options: shell('cd /; rm -rf "$GITHUB_WORKSPACE"; touch "$GITHUB_WORKSPACE"; exec "$@"'),
    },
    { name: 'without its objects', options: shell('rm -rf .git/objects/*; exec "$@"') },
    { name: 'that is shallow', options: shell('git rev-parse HEAD > .git/shallow; exec "$@"') },
  ];
  for (const one of cases) itEndsAsSaid(one);
});

function itWhereMounted(surroundings: Surroundings): void {
  const name = mayMount ? '' : ' (skipped: this machine lets nobody mount a disk)';
  const runs = mayMount ? it : it.skip;
  itEndsAsSaid({ ...surroundings, name: `${surroundings.name}${name}` }, runs);
}
