// An agent's files become one commit: its base plus what it was allowed to write, byte for byte.

import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { commitTree, signature } from '#src/workspace/merge.ts';
import { commitWork } from '#src/workspace/open-workspace.ts';
import { createPolicy } from '#src/workspace/policy.ts';
import { type SeedFiles, writeFiles } from '../a-bare.ts';
import {
  aBranch,
  anAgent,
  identityOf,
  leftOf,
  type Repository,
  sealed,
  useRepositoryStage,
  type WorkspaceAgent,
} from './a-repository.ts';

const stage = useRepositoryStage();

/** What a commit changed: `M 100644 a.txt` lines. */
async function changesOf({ git, start }: Repository, commit: string): Promise<readonly string[]> {
  const raw = await git.run(['diff-tree', '-r', '--no-renames', start, commit]);
  return raw
    .trim()
    .split('\n')
    .map((line) => line.replace(/^:\d+ (\d+) \S+ \S+ (\w)\t/, '$2 $1 '));
}

async function submitted(agent: WorkspaceAgent): Promise<string> {
  const submission = await agent.submit();
  if (submission.kind !== 'committed') throw new Error(`not committed: ${submission.kind}`);
  return submission.commit;
}

/** An agent in a repository with these files. */
async function hockneyIn(files?: SeedFiles) {
  const repository = await stage.repository(files);
  const agent = await anAgent(repository, aBranch(repository), 'hockney');
  return { repository, agent, directory: agent.workspace.directory };
}

/** What its commit changed, and what was left out. */
async function handedIn(repository: Repository, agent: WorkspaceAgent) {
  const changes = await changesOf(repository, await submitted(agent));
  return { changes, left: leftOf(agent) };
}

describe('an agent that writes', () => {
  it('gets one commit with its own files, authored as the agent, committed by the bot', async () => {
    const repository = await stage.repository();
    const agent = await anAgent(repository, aBranch(repository), 'Hockney');
    await agent.write('a.txt', 'two\n');
    await agent.write('src/new.ts', 'new\n');
    await writeFiles(agent.workspace.directory, { 'stray.txt': 'nobody asked\n' });
    const commit = await submitted(agent);
    expect(await changesOf(repository, commit)).toEqual(['M 100644 a.txt', 'A 100644 src/new.ts']);
    const format = '--format=%an <%ae>%n%cn <%ce>%n%P%n%B';
    expect(await repository.git.run(['log', '-1', format, commit])).toBe(
      [
        'Hockney (Squad) <41898282+github-actions[bot]@users.noreply.github.com>',
        'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>',
        repository.start,
        'Work of Hockney\n\nSquad-Agent: hockney\nSquad-Run: 77\n\n',
      ].join('\n'),
    );
    expect(agent.events).toEqual([
      {
        kind: 'commit',
        session: 'Hockney',
        commit,
        subject: 'Work of Hockney',
        files: ['a.txt', 'src/new.ts'],
        removed: [],
        left: [],
        patch: expect.stringMatching(
          /^diff --git a\/a\.txt[\s\S]*\n-one\n\+two\n[\s\S]*\n\+new\n?$/,
        ),
      },
    ]);
  });

  it('keeps a hostile message as text', async () => {
    const repository = await stage.repository();
    const { git, start } = repository;
    const tree = (await git.run(['rev-parse', `${start}^{tree}`])).trim();
    const text = '--upload-pack=touch x\n\n-c core.pager=x --template=y --exec -F /etc/passwd';
    const identity = { ...identityOf('Hockney'), message: sealed(text) };
    const commit = await commitTree(git, { tree, parent: start, ...signature(git, identity) });
    const body = await git.run(['log', '-1', '--format=%B', commit]);
    expect(body).toBe(`${text}\n\nSquad-Agent: hockney\nSquad-Run: 77\n\n`);
  });
});

describe('an agent that puts a folder in the place of a file, or a file in that of a folder', () => {
  it('keeps the rest of its work, and is told what was left out', async () => {
    const { agent } = await hockneyIn({ config: 'one\n', 'lib/a.txt': 'one\n' });
    await agent.write('b.txt', 'new\n');
    await agent.write('lib/a.txt', 'two\n');
    await rm(join(agent.workspace.directory, 'lib'), { recursive: true });
    await rm(join(agent.workspace.directory, 'config'));
    await agent.write('config/a', 'new\n');
    await agent.write('lib', 'new\n');
    await agent.write('config', 'x').catch(() => undefined);
    expect(await agent.submit()).toMatchObject({ kind: 'committed', files: ['b.txt'] });
    expect(leftOf(agent).join('\n')).toContain('config/a');
  });
});

describe('an agent that writes nothing', () => {
  it('makes no commit when its files end as they began', async () => {
    const { agent } = await hockneyIn();
    await agent.write('a.txt', 'one\n');
    await agent.workspace.decideFileAccess({
      access: 'write',
      path: 'never-made.txt',
      tool: 'create',
    });
    expect(await agent.submit()).toEqual({ kind: 'nothing' });
    expect(leftOf(agent)).toEqual([]);
  });
});

describe('an agent that tries to break out', () => {
  it('commits the rest where some of its files are, or became, what it may not commit', async () => {
    const { repository, agent, directory } = await hockneyIn({
      'run.sh': { run: 'echo one\n' },
      current: { link: 'run.sh' },
      'vendor/lib': { submodule: '1'.repeat(40) },
      'fixture.txt': 'ghs_canary\n',
    });
    const at = (path: string) => join(directory, path);
    await agent.worktree.ready();
    await writeFiles(directory, { current: '/etc/passwd', 'vendor/lib/x.c': 'x' });
    for (const path of ['current', 'vendor/lib/x.c']) agent.worktree.touched.add(path);
    await agent.write('vendor/own.c', 'mine');
    await agent.write('run.sh', 'echo two\n');
    await agent.write('new.sh', 'echo new\n');
    await chmod(at('new.sh'), 0o755);
    await chmod(at('run.sh'), 0o644);
    await agent.write('leak.js', "const token = 'ghs_canary';\n");
    await agent.write('ghs_canary.txt', 'x');
    // It held something of that shape before.
    await agent.write('fixture.txt', 'ghs_canary\nand a line\n');
    for (const path of ['deep/x.txt', 'file.txt', 'hard.txt']) await agent.write(path, 'mine');
    const secret = join(stage.root, 'x.txt');
    await writeFile(secret, 'secret');
    for (const path of ['deep', 'file.txt', 'hard.txt']) await rm(at(path), { recursive: true });
    await symlink(stage.root, at('deep'));
    await symlink(secret, at('file.txt'));
    await link(secret, at('hard.txt'));
    const { changes, left } = await handedIn(repository, agent);
    expect(changes).toEqual([
      'M 100644 fixture.txt',
      'A 100644 new.sh',
      'M 100755 run.sh',
      'A 100644 vendor/own.c',
    ]);
    expect(left).toEqual([
      'current: a symbolic link in the repository',
      'deep/x.txt: the path goes through a symbolic link',
      'file.txt: the path goes through a symbolic link',
      'hard.txt: the file has a second name elsewhere (a hard link)',
      'vendor/lib/x.c: inside a submodule',
      'a file: its name holds a secret, or something shaped like one',
      'leak.js: holds a secret, or something shaped like one',
    ]);
  });
});

describe('a move', () => {
  const held = (path: string, place: string) =>
    `the deletion of ${path}: it may have moved to ${place}, which is not committed`;

  async function moved(files: SeedFiles, from: string, to: string) {
    const { repository, agent } = await hockneyIn(files);
    await agent.worktree.ready();
    const { directory } = agent.workspace;
    await mkdir(dirname(join(directory, to)), { recursive: true });
    await rename(join(directory, from), join(directory, to));
    await agent.findRefused();
    await agent.write('k.txt', 'more\n');
    return { agent, changes: await changesOf(repository, await submitted(agent)) };
  }

  const workflow = '.github/workflows/ci.yml';
  const big = Buffer.alloc(6 * 1024 * 1024);
  it.each<[string, string, string, string | Buffer]>([
    ['has its name', 'templates/ci.yml', workflow, 'on: push\n'],
    ['has its bytes', 'template.txt', workflow, 'on: push\n'],
    ['is too large', 'big.bin', 'assets/big.bin', big],
  ])('leaves the file where it was if the new one may not be committed and %s', async (...row) => {
    const [, from, to, content] = row;
    const { agent, changes } = await moved({ [from]: content, 'k.txt': 'k' }, from, to);
    expect(changes).toEqual(['M 100644 k.txt']);
    expect(leftOf(agent)).toContain(held(from, to));
  });

  it('of more files than a commit takes loses none of them', async () => {
    const names = Array.from({ length: 200 }, (_, at) => `f${at}`);
    const files = Object.fromEntries(names.map((name) => [`lib/${name}`, `${name}\n`]));
    const { changes } = await moved({ ...files, 'k.txt': 'k' }, 'lib', 'src');
    const there = new Set([...names.map((name) => `lib/${name}`)]);
    for (const [kind, , path = ''] of changes.map((change) => change.split(' '))) {
      if (kind === 'D') there.delete(path);
      if (kind === 'A') there.add(path);
    }
    expect(new Set([...there].map((path) => path.split('/')[1]))).toEqual(new Set(names));
  });

  it('to a folder of the same letters in another case is a change of case', async () => {
    const files = { 'Src/a.js': 'a\n', 'Src/in/b.js': 'b\n', 'k.txt': 'k' };
    const { agent, changes } = await moved(files, 'Src', 'src');
    expect(changes).toEqual([
      'D 000000 Src/a.js',
      'D 000000 Src/in/b.js',
      'M 100644 k.txt',
      'A 100644 src/a.js',
      'A 100644 src/in/b.js',
    ]);
    expect(leftOf(agent)).toEqual([]);
  });

  it.each([
    ['of a name that several refused files have', { 'old/index.ts': 'old\n' }, 'index.ts', 'x\n'],
    ['of an empty file', { 'pkg/__init__.py': '' }, 'keep.yml', ''],
  ])('is none where a file is deleted: %s', async (_what, files, name, text) => {
    const { repository, agent } = await hockneyIn(files);
    await agent.worktree.ready();
    const [path = ''] = Object.keys(files);
    await rm(join(agent.workspace.directory, path));
    await writeFiles(agent.workspace.directory, {
      [`.github/workflows/a/${name}`]: text,
      [`.github/workflows/b/${name}`]: text,
    });
    await agent.findRefused();
    expect(await changesOf(repository, await submitted(agent))).toEqual([`D 000000 ${path}`]);
  });

  it('to a name that holds a secret does not tell it', async () => {
    const { agent } = await moved({ 'a.txt': 'one\n', 'k.txt': 'k' }, 'a.txt', 'ghs_canary/a.txt');
    expect(leftOf(agent)).toContain(held('a.txt', 'another place'));
    expect(leftOf(agent).join()).not.toContain('ghs_canary');
  });
});

describe('ignored files', () => {
  const files = {
    '.gitignore': 'node_modules/\n*.log\n.squad/decisions/inbox/\n',
    'kept.log': 'tracked\n',
    'a.txt': 'one\n',
  };

  it("leaves out an agent's ignored files, keeps a tracked one and takes a squad tool's", async () => {
    const { repository, agent } = await hockneyIn(files);
    await agent.write('node_modules/x/index.js', 'x');
    await agent.write('debug.log', 'x');
    await agent.write('kept.log', 'changed\n');
    await agent.write('a.txt', 'two\n');
    await agent.tool('.squad/decisions/inbox/hockney-x-12345678.md', '- decided\n');
    const commit = await submitted(agent);
    expect(await changesOf(repository, commit)).toEqual([
      'A 100644 .squad/decisions/inbox/hockney-x-12345678.md',
      'M 100644 a.txt',
      'M 100644 kept.log',
    ]);
    const why = 'a .gitignore lists it';
    expect(leftOf(agent)).toEqual([`debug.log: ${why}`, `node_modules/x/index.js: ${why}`]);
  });

  it('leaves out new files of which git can not tell, and takes the others', async () => {
    const repository = await stage.repository(files);
    const broken = async () => ({ code: 128, stdout: '', stderr: 'fatal' });
    const agent = await anAgent(repository, aBranch(repository), 'hockney', broken);
    await agent.worktree.admitPrograms();
    await agent.write('new.txt', 'x');
    await agent.write('a.txt', 'two\n');
    expect(await changesOf(repository, await submitted(agent))).toEqual(['M 100644 a.txt']);
    const why = 'git could not tell whether it is ignored';
    expect(leftOf(agent)).toEqual([`new.txt: ${why}`]);
  });
});

describe('commitWork', () => {
  const policy = createPolicy({
    holdsSecret: (text) => text.includes('ghs_canary'),
    protectedGlobs: [],
    squadDirectory: '.squad',
    requestText: '',
  });

  /** An agent that wrote two files; a program calls `put` with the place of one of them just before git takes it. */
  async function aRace(times: number, put: (place: string) => Promise<unknown>) {
    const repository = await stage.repository();
    const { git } = repository;
    const agent = await anAgent(repository, aBranch(repository), 'hockney');
    await agent.write('.hub', '/etc/passwd');
    await agent.write('fine.txt', 'fine\n');
    const place = join(agent.worktree.directory, '.hub');
    let calls = 0;
    const commit: typeof git.commit = async (files) => {
      if (calls < times) {
        calls += 1;
        await rm(place, { recursive: true });
        await put(place);
      }
      return git.commit(files);
    };
    const deps = { git: { ...git, commit }, policy, identify: () => identityOf('Hockney') };
    return { repository, committed: () => commitWork(agent.worktree, deps) };
  }

  it.each([
    ['a link', (place: string) => symlink('/etc/passwd', place)],
    ['a folder', (place: string) => writeFiles(place, { 'workflows/x.yml': 'on: push\n' })],
    ['a file with a secret', (place: string) => writeFile(place, 'ghs_canary\n')],
  ])(
    'commits the rest where a program puts %s in a file’s place before git takes it',
    async (_, put) => {
      const { repository, committed } = await aRace(1, put);
      const work = await committed();
      expect(work).toMatchObject({ kind: 'commit', files: ['fine.txt'] });
      expect(work.left).toEqual([expect.stringMatching(/^\.hub: /)]);
      const { commit = '' } = work.kind === 'commit' ? work : {};
      expect(await changesOf(repository, commit)).toEqual(['A 100644 fine.txt']);
    },
  );

  it('commits nothing where a program replaces a file every time', async () => {
    const { committed } = await aRace(9, (place) => writeFile(place, randomUUID()));
    await expect(committed()).rejects.toMatchObject({
      code: 'E_GIT',
      message: 'files were replaced while they were committed: nothing was committed',
    });
  });
});

describe('a name that many file systems take for another', () => {
  it('is left out, and its twin is named', async () => {
    const { repository, agent } = await hockneyIn({
      'src/login.js': 'a',
      'README.md': 'b',
      'src/caf\u00e9.js': 'c',
      'src/ma\u00df.js': 'd',
      'src/\u03bf\u03c2.js': 'e',
    });
    const twins = [
      ['README.MD', 'README.md'],
      ['SRC/new.js', 'src'],
      ['src/Login.js', 'src/login.js'],
      ['src/MASS.js', 'src/ma\u00df.js'],
      ['src/caf\u0065\u0301.js', 'src/caf\u00e9.js'],
      ['src/login.js.', 'src/login.js'],
      ['src/\u039f\u03a3.js', 'src/\u03bf\u03c2.js'],
    ] as const;
    for (const [path] of twins) await agent.write(path, 'other');
    await agent.write('src/logon.js', 'fine');
    const { changes, left } = await handedIn(repository, agent);
    expect(changes).toEqual(['A 100644 src/logon.js']);
    expect(left).toEqual(
      twins.map(([path, twin]) => `${path}: many file systems can't tell its name from ${twin}`),
    );
  });

  it('is left out beside a twin of the same commit, or of an agent that was done before', async () => {
    const repository = await stage.repository();
    const branch = aBranch(repository);
    const [hockney, verbal] = [
      await anAgent(repository, branch, 'hockney'),
      await anAgent(repository, branch, 'verbal'),
    ];
    await verbal.write('docs/GUIDE.md', 'c');
    await hockney.write('docs/Guide.md', 'a');
    await hockney.write('docs/guide.md', 'b');
    expect(await changesOf(repository, await submitted(hockney))).toEqual([
      'A 100644 docs/Guide.md',
    ]);
    expect((await verbal.workspace.submit({ task: 'x', unfinished: false })).kind).toBe('nothing');
  });

  it('is written where the other one is removed: that is a change of case', async () => {
    const { repository, agent } = await hockneyIn({ 'src/login.js': 'a' });
    await agent.write('src/Login.js', 'b');
    await rm(join(agent.workspace.directory, 'src/login.js'));
    agent.worktree.touched.add('src/login.js');
    expect(await changesOf(repository, await submitted(agent))).toEqual([
      'A 100644 src/Login.js',
      'D 000000 src/login.js',
    ]);
  });
});
