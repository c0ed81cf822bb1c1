import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { initCommand } from '#src/cli/init.ts';
import { git } from '../../../rehearsal/git/git.ts';
import { startGitHub } from '../../../rehearsal/github/embedded-github.ts';
import { createState } from '../../../rehearsal/github/state.ts';
import { aTerminal } from '../a-terminal.ts';

const terminal = aTerminal();
const settings = { actionFolder: process.cwd(), now: Date.UTC(2026, 10, 22) };
const variables = process.env;
let folder = '';
let root = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'squad-propose-'));
  process.env = { PATH: variables.PATH, HOME: folder, GITHUB_REPOSITORY: 'acme/shop' };
  const bare = join(folder, 'hub/acme/shop.git');
  root = join(folder, 'shop');
  await mkdir(join(folder, 'hub/acme'), { recursive: true });
  await git(folder, ['init', '-q', '--bare', '-b', 'main', bare]);
  await git(folder, ['init', '-q', '-b', 'main', root]);
  await writeFile(join(root, '.gitattributes'), '*.png binary\n');
  for (const args of [
    ['config', 'user.name', 'Alice'],
    ['config', 'user.email', 'alice@example.com'],
    ['remote', 'add', 'origin', bare],
    ['add', '.'],
    ['commit', '-q', '-m', 'Begin'],
    ['push', '-q', 'origin', 'main'],
  ]) {
    await git(root, args);
  }
});

afterEach(async () => {
  process.env = variables;
  await rm(folder, { recursive: true });
});

const propose = () => initCommand(['--directory', root, '--pull-request'], settings);
const proposed = (...args: readonly string[]) => git(join(folder, 'hub/acme/shop.git'), args);

describe('squad-action init --pull-request', () => {
  it('opens one pull request with the files, runs no hook, and leaves the working tree as it is', async () => {
    const token = `ghp_${'Secret0'.repeat(6)}`;
    const state = createState({
      repository: 'acme/shop',
      root: join(folder, 'hub'),
      token,
      roles: { alice: 'admin' },
    });
    state.tokenLogin = 'alice';
    const hub = await startGitHub({ state });
    Object.assign(process.env, { GH_TOKEN: token, GITHUB_API_URL: hub.apiUrl });
    for (const hook of ['pre-commit', 'pre-push', 'post-checkout', 'reference-transaction']) {
      const path = join(root, '.git/hooks', hook);
      await writeFile(path, `#!/bin/sh\ntouch ${join(folder, 'ran')}\n`);
      await chmod(path, 0o755);
    }
    await writeFile(join(root, 'package.json'), 'not committed');
    expect(await propose()).toBe(0);
    await hub.close();
    expect([...state.pulls.values()]).toMatchObject([{ headRef: 'add-squad', baseRef: 'main' }]);
    expect(terminal.said.replace(/\s+/g, ' ')).toMatch(
      /Merge the pull request: http\S+\/acme\/shop\/pull\/1 /,
    );
    expect(await proposed('log', '-1', '--format=%an %s', 'add-squad')).toBe(
      'Alice Add a squad of AI agents',
    );
    expect(await proposed('show', 'add-squad:.gitattributes')).toMatch(/^\*\.png binary\n\.squad/);
    expect(await git(root, ['status', '--porcelain'])).toBe('?? package.json');
    expect(await git(root, ['worktree', 'list'])).not.toContain('\n');
    await expect(git(folder, ['-C', folder, 'hash-object', 'ran'])).rejects.toThrow();
  });

  it('prints the link that opens one where there is no token', async () => {
    expect(await propose()).toBe(0);
    expect(terminal.said).toContain(
      'https://github.com/acme/shop/compare/main...add-squad?expand=1\n',
    );
    expect(await proposed('ls-tree', '--name-only', 'add-squad')).toContain('.squad');
  });

  it('says what to do where the branch is there already', async () => {
    await git(root, ['push', '-q', 'origin', 'main:add-squad']);
    expect(await propose()).toBe(1);
    expect(terminal.said).toContain(
      'The remote already has a branch add-squad.\nMerge its pull request',
    );
  });
});
