import { access, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { KILLED } from '../../../src/adapters/git/git-command.ts';
import { retryKilled } from '../../../src/adapters/git/retry-killed.ts';
import type { GitOptions } from '../../../src/ports/git.ts';

const open = new AbortController().signal;

/** Runs a command whose tries end with these codes. Returns its code and how many tries there were. */
async function tried(codes: readonly number[], options: GitOptions = {}, closing = open) {
  let tries = 0;
  const once = async () => ({ code: codes[tries++] ?? 0, stdout: '', stderr: '' });
  const { code } = await retryKilled(once, closing)(['add'], options);
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
