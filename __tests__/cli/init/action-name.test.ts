import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findActionName } from '#src/cli/init-workflows.ts';
import { git } from '../../../rehearsal/git/git.ts';

const commit = '0123456789'.repeat(4);
let folder = '';

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'squad-action-')));
});

afterEach(() => rm(folder, { recursive: true }));

async function installed(resolved: unknown): Promise<string> {
  const packages = { 'node_modules/squad-action': { resolved } };
  await writeFile(join(folder, '.package-lock.json'), JSON.stringify({ packages }));
  await mkdir(join(folder, 'squad-action'), { recursive: true });
  return join(folder, 'squad-action');
}

describe('the name of the action that runs', () => {
  it.each([`git+ssh://git@github.com/acme/squad-action.git#${commit}`])(
    'is told by npm: %s',
    async (resolved) => {
      expect(await findActionName(await installed(resolved))).toBe(`acme/squad-action@${commit}`);
    },
  );

  it.each([
    'https://registry.example/squad-action-1.0.0.tgz',
    `git+file:///srv/squad-action.git#${commit}`,
    'git+https://github.com/acme/squad-action.git#main',
  ])('is not told by npm: %s', async (resolved) => {
    expect(await findActionName(await installed(resolved))).toBeUndefined();
  });

  it('is told by git for a commit that the remote has, and for no other', async () => {
    const copy = join(folder, 'copy');
    const commitFile = async (text: string) => {
      await git(copy, [
        '-c',
        'user.name=a',
        '-c',
        'user.email=a@b',
        'commit',
        '-qm',
        text,
        '--allow-empty',
      ]);
      return git(copy, ['rev-parse', 'HEAD']);
    };
    await git(folder, ['init', '-q', copy]);
    await git(copy, ['remote', 'add', 'origin', 'git@github.com:acme/squad-action.git']);
    const head = await commitFile('one');
    expect(await findActionName(copy)).toBeUndefined();
    await git(copy, ['update-ref', 'refs/remotes/origin/main', head]);
    expect(await findActionName(copy)).toBe(`acme/squad-action@${head}`);
    await mkdir(join(copy, 'dist'));
    expect(await findActionName(join(copy, 'dist'))).toBeUndefined();
    await commitFile('two');
    expect(await findActionName(copy)).toBeUndefined();
  });
});
