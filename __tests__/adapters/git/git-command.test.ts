// git through simple-git: what the library does by itself, and must not do here.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { askGit, executeGit } from '#src/adapters/git/git-command.ts';
import { git } from '../copilot/a-runtime.ts';

let root = '';
let environment: Record<string, string> = {};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'squad-git-command-'));
  git(root, 'init', '-q', '-b', 'main');
  environment = { PATH: process.env.PATH ?? '', HOME: root };
});

afterEach(async () => {
  await rm(root, { recursive: true, maxRetries: 5 });
});

const run = (args: readonly string[], more: Record<string, string> = {}) =>
  executeGit({ args, directory: root, environment: { ...environment, ...more } });

/** A program that stands before git on the PATH. */
async function standIn(script: string): Promise<Record<string, string>> {
  const bin = join(root, 'bin');
  await mkdir(bin);
  await writeFile(join(bin, 'git'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { PATH: `${bin}:${environment.PATH}` };
}

describe('a git command', () => {
  it('returns all output, also what comes long after the exit', async () => {
    const path = await standIn('(sleep 0.3; echo late) &\necho early');
    expect((await run(['status'], path)).stdout).toBe('early\nlate\n');
  });

  it('returns exit code, output and error output', async () => {
    const path = await standIn('echo said; echo complained >&2; exit 3');
    expect(await run(['status'], path)).toEqual({
      code: 3,
      stdout: 'said\n',
      stderr: 'complained\n',
    });
  });

  it('has an empty standard input', async () => {
    const empty = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391\n';
    expect((await run(['hash-object', '--stdin'])).stdout).toBe(empty);
  });

  it('sees only the given variables', async () => {
    const path = await standIn('env');
    const { stdout } = await run(['status'], { ...path, GIT_OPTIONAL_LOCKS: '0' });
    const names = stdout.split('\n').map((line) => line.split('=')[0] ?? '');
    expect(
      names.filter((name) => !['', '_', 'PWD', 'SHLVL', 'OLDPWD'].includes(name)).sort(),
    ).toEqual(
      // The last is simple-git's: git takes no shortened options.
      ['GIT_OPTIONAL_LOCKS', 'GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS', 'HOME', 'PATH'],
    );
  });

  it('is not started with an unexpected variable of git', async () => {
    const refused = run(['status'], { GIT_SSH_COMMAND: `touch ${join(root, 'ran')}` });
    await expect(refused).rejects.toMatchObject({ code: 'E_GIT' });
  });

  it('is not started when it names a program to run', async () => {
    const refused = run(['fetch', `--upload-pack=touch ${join(root, 'ran')}`, '.']);
    await expect(refused).rejects.toMatchObject({ code: 'E_GIT' });
  });

  it('says what is needed when git is not on the PATH', async () => {
    await expect(run(['status'], { PATH: join(root, 'none') })).rejects.toMatchObject({
      code: 'E_GIT',
      message: 'git could not be started for `git status`.',
      hint: 'The runner needs git 2.38 or later on its PATH.',
    });
  });
});

describe('a machine on which no program can be started', () => {
  it('is named by what it lacks, not by its git', () => {
    const source = pathToFileURL(
      join(import.meta.dirname, '../../../src/adapters/git/git-command.ts'),
    );
    const script = `
      const { openSync } = await import('node:fs');
      const { executeGit } = await import('${source}');
      process.on('uncaughtException', () => undefined);
      try { for (;;) openSync('/dev/null'); } catch {}
      await executeGit({ args: ['status'], directory: '/', environment: { PATH: process.env.PATH } })
        .catch(({ message, hint }) => console.log(message + ' ' + hint));`;
    const limited = 'ulimit -n 64; exec "$0" --import tsx --input-type=module --eval "$1"';
    const { stdout } = spawnSync('bash', ['-c', limited, process.execPath, script]);
    expect(String(stdout)).toBe(
      'git could not be started for `git status`: the runner allows too few open files. The runner allows too few open files: raise `ulimit -n`.\n',
    );
  });
});

describe('a git command in a person’s repository', () => {
  it('uses that repository whatever GIT_DIR says', async () => {
    process.env.GIT_DIR = join(root, 'elsewhere');
    const answer = await askGit(root, ['symbolic-ref', '--short', 'HEAD']);
    delete process.env.GIT_DIR;
    expect(answer).toBe('main');
  });
});
