// Where an agent may read and write: decided on a real file system.
import { execFileSync } from 'node:child_process';
import { chmod, link, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isThere } from '#src/files/open-file.ts';
import { foldPath, resolveInside } from '#src/workspace/paths/resolve-path.ts';

/** A user for whom a closed folder is closed, unlike for root. */
const NOBODY = 65_534;

let folder = '';
let root = '';

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'squad-path-')));
  root = join(folder, 'ws');
  await chmod(folder, 0o755);
  await mkdir(join(root, 'src'), { recursive: true });
  await mkdir(join(folder, 'ws-evil'));
  await writeFile(join(folder, 'outside.txt'), 'secret');
  await writeFile(join(root, 'src', 'a.ts'), 'a');
  await symlink(join(folder, 'outside.txt'), join(root, 'leak'));
  await symlink(join(folder, 'nowhere'), join(root, 'dangling'));
  await symlink(folder, join(root, 'door'));
  await symlink(join(root, 'src'), join(root, 'inner'));
  await symlink('loop', join(root, 'loop'));
  await link(join(folder, 'outside.txt'), join(root, 'hard'));
  execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', join(root, 'pipe')]);
});

afterAll(() => rm(folder, { recursive: true }));

const reasonFor = async (requested: string) => {
  const decision = await resolveInside(root, requested);
  return decision.kind === 'refused' ? decision.reason : undefined;
};

describe('resolveInside', () => {
  it.each([
    ['src/a.ts', 'src/a.ts'],
    ['./src/a.ts', 'src/a.ts'],
    ['src//a.ts', 'src/a.ts'],
    ['src/./a.ts', 'src/a.ts'],
    ['src/../src/a.ts', 'src/a.ts'],
    ['src/', 'src'],
    ['.', ''],
    ['new/folder/x.ts', 'new/folder/x.ts'],
    ['src/%2e%2e/x', 'src/%2e%2e/x'],
    ['..x/y', '..x/y'],
    ['\u2025/x', '\u2025/x'],
  ])('takes %j for %j', async (requested, path) => {
    expect(await resolveInside(root, requested)).toMatchObject({
      kind: 'inside',
      path,
      absolute: path === '' ? root : join(root, path),
    });
  });

  it.each(['..', '../x', 'src/../../x', '/etc/passwd', '/', '../ws-evil/x'])(
    'refuses %j: outside',
    async (requested) => {
      expect(await reasonFor(requested)).toBe('the path lies outside the repository');
    },
  );

  it.each(['', '~', '~/.ssh/id_rsa', '~root/x', 'file:///etc/passwd', 'http://x', 'C:\\x', 'C:/x'])(
    'refuses %j: no plain path',
    async (requested) => {
      expect(await reasonFor(requested)).toBe('only plain paths inside the repository can be used');
    },
  );

  it.each(['a\\b', '..\\x', 'a\0b', 'a\nb', 'a\u001bb', 'a\u0085b'])(
    'refuses %j: a character that git or a terminal reads otherwise',
    async (requested) => {
      expect(await reasonFor(requested)).toBe('the path holds a backslash or a control character');
    },
  );

  it.each([
    ...['.git', '.git/config', '.GIT/x', '.git./x', '.git. . /x', '.git::$INDEX_ALLOCATION/x'],
    ...['git~1/x', 'GIT~12', '.g\u200cit/x', '.g\u00adit/x', '.\uff47it/x', 'sub/.git/x'],
  ])('refuses %j: git keeps its own files there', async (requested) => {
    expect(await reasonFor(requested)).toBe('git keeps its own files there');
  });

  it.each(['leak', 'dangling', 'door/x', 'door/outside.txt', 'inner/a.ts', 'loop', 'loop/x'])(
    'refuses %j: a symbolic link, wherever it points',
    async (requested) => {
      expect(await reasonFor(requested)).toBe('the path goes through a symbolic link');
    },
  );

  it('refuses a pipe and a second name of a file without opening them', async () => {
    expect(await reasonFor('pipe')).toBe('the path is not a regular file');
    expect(await reasonFor('hard')).toBe('the file has a second name elsewhere (a hard link)');
  });

  it('refuses what lies in a closed folder: it is there, though it cannot be looked at', async () => {
    await mkdir(join(root, 'closed'));
    await writeFile(join(root, 'closed/a.txt'), 'x\n');
    await chmod(join(root, 'closed'), 0);
    const asUser = process.geteuid?.() === 0;
    if (asUser) process.seteuid?.(NOBODY);
    try {
      expect(await reasonFor('closed/a.txt')).toBe("the path can't be looked at (EACCES)");
      expect(await isThere(root, 'closed/a.txt')).toBe(true);
      expect(await isThere(root, 'nothing/a.txt')).toBe(false);
    } finally {
      if (asUser) process.seteuid?.(0);
      await chmod(join(root, 'closed'), 0o755);
    }
  });

  it.each([
    ['10,000 folders', 'd/'.repeat(10_000)],
    ['a name of 256 bytes', 'n'.repeat(256)],
    ['a path of 4,096 bytes', `${'n'.repeat(250)}/`.repeat(17)],
    ['10 MB', 'x'.repeat(10_000_000)],
    ['10 MB of folders', 'x/'.repeat(5_000_000)],
  ])('refuses %s', async (_, requested) => {
    expect(await reasonFor(requested)).toBe('the path is too long');
  });

  it.each([
    ['64 folders', `${'d/'.repeat(63)}x`],
    ['a name of 255 bytes', 'é'.repeat(127)],
    ['a path of 1,024 bytes', `${`${'n'.repeat(204)}/`.repeat(4)}${'n'.repeat(204)}`],
  ])('takes %s, and no longer one', async (_, requested) => {
    expect(await reasonFor(requested)).toBeUndefined();
    const longer = requested.startsWith('d/') ? `d/${requested}` : `${requested}nn`;
    expect(await reasonFor(longer)).toBe('the path is too long');
  });

  it('says what stands there now', async () => {
    const file = await resolveInside(root, 'src/a.ts');
    const nothing = await resolveInside(root, 'src/b.ts');
    expect(file.kind === 'inside' && file.stats?.isFile()).toBe(true);
    expect(nothing).toMatchObject({ stats: undefined });
    // The worktree itself is no path in it.
    expect(await resolveInside(root, '.')).toMatchObject({ path: '', stats: undefined });
  });

  it('never leaves the worktree, whatever is asked for', async () => {
    const part = fc.constantFrom(...'.. . / a .git door \\ ~ C: %2e%2e'.split(' '), '');
    const requested = fc.array(fc.oneof(part, fc.string())).map((parts) => parts.join('/'));
    await fc.assert(
      fc.asyncProperty(requested, async (path) => {
        const decision = await resolveInside(root, path);
        if (decision.kind === 'refused') return;
        expect(`${decision.absolute}/`.startsWith(`${root}/`)).toBe(true);
        expect(decision.path.split('/')).not.toContain('..');
      }),
    );
  });
});

describe('foldPath', () => {
  it.each([
    ['Src/A.TS', 'src/a.ts'],
    ['a:stream/b', 'a/b'],
    ['a. . /b.', 'a/b'],
    ['./..', './.'],
    ['..a', '..a'],
    ['\uff21\u200d', 'a'],
    ['', ''],
  ])('takes %j for %j', (path, folded) => {
    expect(foldPath(path)).toBe(folded);
  });

  it('is in time on a hostile name', () => {
    expect(foldPath(`x${'. '.repeat(500_000)}`)).toBe('x');
  });
});
