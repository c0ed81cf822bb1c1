// What is tried once more: commands that were killed, and reads of the remote. A page that is not the remote's is to git a
// remote without refs.
import { access, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { followMove, retryOnce, retryReads } from '#src/adapters/git/git.ts';
import { KILLED } from '#src/adapters/git/git-command.ts';
import type { GitOptions, GitResult } from '#src/ports/git.ts';
import { aTime } from '../../workspace/a-time.ts';

const REF = 'refs/heads/squad/memory';
const MISSING = { code: 128, stdout: '', stderr: `fatal: couldn't find remote ref ${REF}\n` };
const there = (stdout: string) => ({ code: 0, stdout, stderr: '' });

/** Gives how the fetch ended and how often it was asked, with what the remote lists where it is asked for refs. */
async function fetchWith(listing: { readonly code: number; readonly stdout: string }) {
  const asked: string[] = [];
  const read = retryReads(
    async ([command = '']) => {
      asked.push(command);
      if (command === 'ls-remote') return { ...listing, stderr: '' };
      return asked.length === 1 ? MISSING : there('fetched');
    },
    'https://github.example/acme/shop',
    { clock: { now: () => 0, sleep: async () => undefined }, time: { left: () => 600_000 } },
  );
  const { code } = await read(['fetch', REF], { remote: true });
  return { code, asked };
}

it.each([
  ['no ref at all', there('')],
  ['the ref', there(`a1\tHEAD\na2\t${REF}\n`)],
  ['an error', { code: 128, stdout: '' }],
])('a ref is not taken for missing where the remote then shows %s', async (_, listing) => {
  expect(await fetchWith(listing)).toEqual({ code: 0, asked: ['fetch', 'ls-remote', 'fetch'] });
});

it('a ref is missing where the remote shows others', async () => {
  const listing = there(`a1\tHEAD\na2\t${REF}-2\n`);
  expect(await fetchWith(listing)).toEqual({ code: 128, asked: ['fetch', 'ls-remote'] });
});

const refused = (status: number, waitMs?: number) => ({
  code: 128,
  stdout: '',
  stderr: `fatal: unable to access 'https://github.example/acme/shop/': The requested URL returned error: ${status}\n`,
  ...(waitMs === undefined ? {} : { waitMs }),
});

/** Returns the code of a read that is answered thus, how many tries there were, and how long it waited in all. */
async function readOf(command: string, answers: readonly GitResult[], time = aTime()) {
  let tries = 0;
  const read = retryReads(
    async () => answers[tries++] ?? there('fetched'),
    'https://github.example/acme/shop',
    time,
  );
  const { code } = await read([command, 'x'], { remote: true });
  return { code, tries, waited: time.passed() };
}

describe.each(['fetch', 'ls-remote'])('git %s', (command) => {
  it.each([401, 403, 404, 500, 502, 503])('is tried again after one %d', async (status) => {
    const { code, tries, waited } = await readOf(command, [refused(status)]);
    expect({ code, tries }).toEqual({ code: 0, tries: 2 });
    expect(waited).toBeLessThan(1_000);
  });

  it.each([401, 403, 404])('gives up after three answers of %d', async (status) => {
    const { code, tries } = await readOf(command, Array(9).fill(refused(status)));
    expect({ code, tries }).toEqual({ code: 128, tries: 3 });
  });

  it.each([403, 429, 503])(
    'waits as long as a %d asks, and any number of times',
    async (status) => {
      const { code, tries, waited } = await readOf(command, Array(4).fill(refused(status, 40_000)));
      expect({ code, tries }).toEqual({ code: 0, tries: 5 });
      expect(waited).toBe(160_000);
    },
  );

  it('waits a minute where a rate limit does not say how long', async () => {
    expect(await readOf(command, [refused(429)])).toEqual({ code: 0, tries: 2, waited: 60_000 });
  });

  it('gives up at once where the run would be over before', async () => {
    const given = await readOf(command, [refused(429, 3_600_000)]);
    expect(given).toEqual({ code: 128, tries: 1, waited: 0 });
    const short = await readOf(command, Array(9).fill(refused(403, 40_000)), aTime(100_000));
    expect(short).toEqual({ code: 128, tries: 3, waited: 80_000 });
  });

  it('gives up in seconds where a server only fails', async () => {
    const { code, waited } = await readOf(command, Array(99).fill(refused(500)));
    expect(code).toBe(128);
    expect(waited).toBeGreaterThan(10_000);
    expect(waited).toBeLessThan(15_001);
  });
});

const LATE = { code: 124, stdout: '', stderr: 'error: the remote did not answer in time\n' };

/** Gives the limits of a read that gets no answer the first time: a clock of its own tells how long that takes. */
async function limitsOf(timeoutMs?: number) {
  const limits: (number | undefined)[] = [];
  let now = 0;
  const read = retryReads(
    async (_args, options) => {
      limits.push(options?.timeoutMs);
      if (limits.length > 1) return there('fetched');
      now += options?.timeoutMs ?? 300_000;
      return LATE;
    },
    'https://github.example/acme/shop',
    {
      clock: { now: () => now, sleep: async () => undefined },
      time: { left: () => 600_000 - now },
    },
  );
  const options = timeoutMs === undefined ? {} : { timeoutMs };
  const { code } = await read(['fetch', REF], { ...options, remote: true });
  return { limits, code };
}

it('a fetch that gets no answer is tried once more, with a longer limit', async () => {
  expect(await limitsOf()).toEqual({ limits: [120_000, undefined], code: 0 });
});

it('a fetch whose caller set a limit of its own is not tried again after it', async () => {
  expect(await limitsOf(30_000)).toEqual({ limits: [30_000], code: 124 });
});

const open = new AbortController().signal;

/** Runs a command whose tries end with these codes. Returns its code and how many tries there were. */
async function tried(codes: readonly number[], options: GitOptions = {}, closing = open) {
  let tries = 0;
  const once = async () => ({ code: codes[tries++] ?? 0, stdout: '', stderr: '' });
  const { code } = await retryOnce(once, { path: '', scratch: '/none', closing })(['add'], options);
  return { code, tries };
}

describe('a git command that was killed', () => {
  it('runs once more, and no more', async () => {
    expect(await tried([KILLED, 0])).toEqual({ code: 0, tries: 2 });
    expect(await tried([KILLED, KILLED, 0])).toEqual({ code: KILLED, tries: 2 });
  });

  it('is not repeated when it talks to the remote, or when the repository is closed', async () => {
    expect(await tried([KILLED], { remote: true })).toEqual({ code: KILLED, tries: 1 });
    expect(await tried([KILLED], {}, AbortSignal.abort())).toEqual({ code: KILLED, tries: 1 });
  });

  it('leaves no lock on the index to its second try', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'killed-'));
    const indexFile = join(directory, 'index');
    await writeFile(`${indexFile}.lock`, '');
    const worktree = { directory, indexFile };
    await expect(tried([KILLED, 0], { worktree })).resolves.toMatchObject({ code: 0 });
    await expect(access(`${indexFile}.lock`)).rejects.toThrow('ENOENT');
  });

  it('is not repeated when it failed by itself', async () => {
    expect(await tried([1])).toEqual({ code: 1, tries: 1 });
  });
});

describe('a repository that was renamed', () => {
  const old = 'https://github.example/acme/shop';
  const now = 'https://github.example/acme/store';
  const listAt = (url: string) => ['ls-remote', url, 'HEAD'];

  /** Runs commands one after the other, where the old address redirects and the new one is found as told. */
  async function playMoved(found: string | undefined, commands: number) {
    const tried: string[] = [];
    const asked: string[] = [];
    const once = async (args: readonly string[]) => {
      tried.push(args[1] ?? '');
      return args[1] === now ? there('refs') : refused(301);
    };
    const findAddress = async () => {
      asked.push('asked');
      return found;
    };
    const moved = followMove(once, old, findAddress);
    const codes: number[] = [];
    for (let count = 0; count < commands; count += 1) {
      codes.push((await moved(listAt(old), { remote: true })).code);
    }
    return { tried, codes, asked: asked.length };
  }

  it('is asked for once, and is used from then on', async () => {
    expect(await playMoved(now, 2)).toEqual({ tried: [old, now, now], codes: [0, 0], asked: 1 });
  });

  it.each([undefined, old])('is not followed where the address found is %s', async (found) => {
    expect(await playMoved(found, 1)).toEqual({ tried: [old], codes: [128], asked: 1 });
  });

  it.each([301, 302, 307, 308])(
    'ends after three answers of %d that lead nowhere',
    async (status) => {
      const { code, tries } = await readOf('fetch', Array(9).fill(refused(status)));
      expect({ code, tries }).toEqual({ code: 128, tries: 3 });
    },
  );
});
