import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { initCommand } from '#src/cli/init.ts';
import { findActionName } from '#src/cli/init-workflows.ts';
import { git } from '../../../rehearsal/git/git.ts';
import { aTerminal } from '../a-terminal.ts';

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

describe('the commands of docs/workflow.md that publish a copy', () => {
  const terminal = aTerminal();
  const commands = /```sh\n(git remote .*?)\n```/s.exec(
    readFileSync('docs/workflow.md', 'utf8'),
  )?.[1];
  const [address, push, init] = (commands ?? '')
    .split('\n')
    .map((line) => line.split(' ').slice(1));

  it('write the origin and the commit of that copy into the workflows', async () => {
    const [copy, bare, project] = ['copy', 'bare', 'your-project'].map((name) =>
      join(folder, name),
    );
    await git(folder, ['init', '-q', '--bare', String(bare)]);
    await git(folder, ['init', '-q', String(copy)]);
    await cp('examples', join(String(copy), 'examples'), { recursive: true });
    const as = ['-c', 'user.name=a', '-c', 'user.email=a@b'];
    await git(String(copy), ['add', '.']);
    await git(String(copy), [...as, 'commit', '-qm', 'The action']);
    await git(String(copy), ['remote', 'add', 'origin', 'https://github.com/OWNER/squad-action']);
    await git(String(copy), ['config', `url.${bare}.pushInsteadOf`, String(address?.at(-1))]);
    for (const args of [address, push]) await git(String(copy), args ?? []);
    await mkdir(join(String(project), '.git'), { recursive: true });
    const [, command, option] = init ?? [];
    expect([command, option]).toEqual(['init', '--directory']);
    const settings = { actionFolder: String(copy), now: 0 };
    expect(await initCommand([String(option), String(project)], settings)).toBe(0);
    const head = await git(String(copy), ['rev-parse', 'HEAD']);
    for (const name of ['squad.yml', 'squad-scribe.yml']) {
      const text = await readFile(join(String(project), '.github/workflows', name), 'utf8');
      expect(text).toContain(`- uses: YOU/squad-action@${head}\n`);
    }
    expect(terminal.said).toContain(`YOU/squad-action@${head}`);
  });
});
