import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listUncommitted } from '#src/adapters/git/list-uncommitted.ts';
import { readWorkingTree } from '#src/cli/working-tree.ts';
import { git } from '../../../rehearsal/git/git.ts';

const folders = ['.squad', '.github/workflows'];
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'squad-uncommitted-'));
  await git(root, ['init', '-q']);
  await write('.squad/team.md', 'a\nb\n');
});

afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function commitAll(): Promise<void> {
  await git(root, ['add', '--all']);
  await git(root, ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'one']);
}

const list = async () =>
  listUncommitted(root, await readWorkingTree(root, ...folders, 'other'), folders);

describe('what is not committed', () => {
  it('is every file before the first commit, even one that is staged, and nothing after it', async () => {
    await git(root, ['add', '--all']);
    expect(await list()).toEqual(['.squad/team.md']);
    await commitAll();
    expect(await list()).toEqual([]);
  });

  it('is what is new or changed in these folders', async () => {
    await symlink('team.md', join(root, '.squad/link.md'));
    await commitAll();
    await write('.squad/team.md', 'b\n');
    await write('.github/workflows/é "1".yml', '');
    await write('other/new.md', '');
    expect(await list()).toEqual(['.squad/team.md', '.github/workflows/é "1".yml']);
  });

  it('is neither what git ignores nor a file whose lines only end otherwise', async () => {
    await write('.gitignore', 'log/\n');
    await commitAll();
    await write('.squad/team.md', 'a\r\nb\r\n');
    await write('.squad/log/1.md', '');
    expect(await list()).toEqual([]);
  });

  it("is found out without a program that the repository's settings name", async () => {
    await write('.gitattributes', '* filter=spy\n');
    await commitAll();
    const spy = `touch '${join(root, 'ran')}'; cat`;
    await git(root, ['config', 'filter.spy.clean', spy]);
    await git(root, ['config', 'core.fsmonitor', spy]);
    await write('.squad/team.md', 'c\nd\n');
    expect(await list()).toEqual(['.squad/team.md']);
    expect(existsSync(join(root, 'ran'))).toBe(false);
  });

  it('is found out without a fetch of what a partial clone lacks', async () => {
    await write('.squad/deep/a.md', 'a\n');
    await commitAll();
    const [folder = ''] = (await git(root, ['rev-parse', 'HEAD:.squad/deep'])).split('\n');
    await rm(join(root, '.git/objects', folder.slice(0, 2), folder.slice(2)));
    const settings = {
      'core.repositoryFormatVersion': '1',
      'extensions.partialClone': 'origin',
      'remote.origin.url': 'ssh://example.com/x',
      'remote.origin.promisor': 'true',
      'protocol.ssh.allow': 'always',
      'core.sshCommand': `touch '${join(root, 'ran')}'; false`,
    };
    for (const [name, value] of Object.entries(settings)) await git(root, ['config', name, value]);
    await list();
    expect(existsSync(join(root, 'ran'))).toBe(false);
  });
});
