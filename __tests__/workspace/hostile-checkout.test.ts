// A checkout full of traps: nothing of its configuration, hooks or attributes is run or obeyed.
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { git as plainGit } from '../../rehearsal/git/git.ts';
import { deliverBranch } from './a-delivery.ts';
import { aBranch, anAgent, useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();
let canaries = '';

beforeAll(async () => {
  canaries = join(stage.root, 'canaries');
  await mkdir(canaries);
});

const HOOKS = [
  ...['applypatch-msg', 'commit-msg', 'fsmonitor-watchman', 'post-checkout', 'post-commit'],
  ...['post-index-change', 'post-merge', 'post-rewrite', 'pre-commit', 'pre-push'],
  ...['prepare-commit-msg', 'reference-transaction'],
];

/** Every command of the configuration leaves a file behind when it is run. */
function configuration(trap: (name: string) => string): string {
  return `[core]
\thooksPath = .traps
\tfsmonitor = ${trap('fsmonitor')}
\tsshCommand = ${trap('ssh')}
\taskPass = ${trap('askpass')}
\tpager = ${trap('pager')}
\teditor = ${trap('editor')}
\tautocrlf = true
\tattributesFile = .traps/attributes
[filter "x"]
\tclean = ${trap('clean')}
\tsmudge = ${trap('smudge')}
\tprocess = ${trap('process')}
\trequired = true
[filter "lfs"]
\tclean = ${trap('lfs-clean')}
\tsmudge = ${trap('lfs-smudge')}
[diff "x"]
\ttextconv = ${trap('textconv')}
\tcommand = ${trap('diff')}
[merge "x"]
\tdriver = ${trap('merge')}
[gpg]
\tprogram = ${trap('gpg')}
[commit]
\tgpgSign = true
[push]
\tgpgSign = if-asked
[credential]
\thelper = !${trap('credential')}
[uploadpack]
\tpackObjectsHook = ${trap('pack')}
[url "http://127.0.0.1:9/evil/"]
\tinsteadOf = http://
\tpushInsteadOf = http://
[include]
\tpath = .traps/more
[alias]
\tcommit-tree = !${trap('alias')}
\tadd = !${trap('alias-add')}
`;
}

async function layTraps(workspace: string): Promise<void> {
  const traps = join(workspace, '.traps');
  await mkdir(traps, { recursive: true });
  const script = join(traps, 'trap');
  await writeFile(script, `#!/bin/sh\ntouch '${canaries}/'"$(basename "$0")$1"\ncat\n`);
  await chmod(script, 0o755);
  for (const folder of [traps, join(workspace, '.git', 'hooks')]) {
    await mkdir(folder, { recursive: true });
    for (const hook of HOOKS) {
      await writeFile(join(folder, hook), `#!/bin/sh\ntouch '${canaries}/hook-${hook}'\nexit 1\n`);
      await chmod(join(folder, hook), 0o755);
    }
  }
  const text = configuration((name) => `${script} ${name}`);
  await writeFile(join(traps, 'more'), text.replace(/\[include\]\n.*\n/, ''));
  await writeFile(join(traps, 'attributes'), '* filter=x\n');
  const config = join(workspace, '.git', 'config');
  await writeFile(config, `[core]\n\trepositoryformatversion = 0\n${text}`);
}

const LFS = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`;

const ATTRIBUTES = `* diff=x merge=x text=auto eol=crlf ident
*.bin filter=lfs diff=lfs merge=lfs -text
wide.txt working-tree-encoding=UTF-16LE
[attr]evil filter=x
`;

describe('a checkout with traps', () => {
  it('runs none of them, from fetch to push, merges included', async () => {
    const repository = await stage.repository(
      {
        '.gitattributes': ATTRIBUTES,
        'a.txt': 'one\r\n$Id$\n',
        'shared.txt': 'a\nb\nc\nd\ne\nf\ng\n',
      },
      { prepare: layTraps },
    );
    const branch = aBranch(repository);
    const agents = [
      await anAgent(repository, branch, 'hockney'),
      await anAgent(repository, branch, 'fenster'),
    ];
    await Promise.all(agents.map(({ worktree }) => worktree.ready()));
    await agents[0]?.write('shared.txt', 'A\nb\nc\nd\ne\nf\ng\n');
    await agents[1]?.write('shared.txt', 'a\nb\nc\nd\ne\nf\nG\n');
    for (const agent of agents) expect(await agent.submit()).toMatchObject({ kind: 'committed' });
    await repository.push(branch.name, { 'p.txt': 'p' }, { from: 'main' });
    const work = { branch: branch.name, commit: branch.tip(), start: branch.start };
    expect(await deliverBranch(repository.git, work)).toMatchObject({ kind: 'pushed' });
    expect(await repository.remote('show', `${branch.name}:shared.txt`)).toBe(
      'A\nb\nc\nd\ne\nf\nG',
    );
    expect(await readdir(canaries)).toEqual([]);
  });

  it('the traps are real: plain git in that checkout runs into them', async () => {
    const repository = await stage.repository({ 'a.txt': 'one\n' }, { prepare: layTraps });
    await plainGit(repository.workspace, ['update-ref', 'refs/x', 'HEAD']).catch(() => '');
    expect(await readdir(canaries)).toContain('hook-reference-transaction');
  });

  it('what an agent reads is the blob', async () => {
    const repository = await stage.repository(
      { '.gitattributes': ATTRIBUTES, 'a.txt': 'one\r\n$Id$\n', 'old.bin': LFS, 'wide.txt': 'w\n' },
      { prepare: layTraps },
    );
    const agent = await anAgent(repository, aBranch(repository), 'hockney');
    await agent.worktree.ready();
    expect(await agent.read('a.txt')).toBe('one\r\n$Id$\n');
    expect(await agent.read('old.bin')).toBe(LFS);
    expect(await agent.read('wide.txt')).toBe('w\n');
  });
});

describe('a worktree that a program may write to', () => {
  const disguises = {
    'a file that points elsewhere': async (place: string, trap: string) => {
      await writeFile(place, `gitdir: ${join(trap, 'repository')}\n`);
    },
    'a repository of its own': async (place: string, trap: string) => {
      await cp(join(trap, 'repository'), place, { recursive: true });
    },
    'a link to a repository': (place: string, trap: string) =>
      symlink(join(trap, 'repository'), place),
  };

  it.each(Object.entries(disguises))('starts nothing where its .git is %s', async (_name, lay) => {
    const repository = await stage.repository({ 'a.txt': 'one\n' });
    const agent = await anAgent(repository, aBranch(repository), 'hockney');
    await agent.write('a.txt', 'two\n');
    const { directory } = agent.workspace;
    const trap = await mkdtemp(join(stage.root, 'trap-'));
    await plainGit(trap, ['init', '-q', 'repository']);
    const command = `touch ${join(trap, 'ran')}; false`;
    await plainGit(join(trap, 'repository'), ['config', 'core.fsmonitor', command]);
    await rm(join(directory, '.git'), { recursive: true, force: true });
    await lay(join(directory, '.git'), trap);
    expect(await agent.submit()).toMatchObject({ kind: 'committed', files: ['a.txt'] });
    expect(await agent.workspace.sync({ task: 'more', unfinished: false })).toMatchObject({
      kind: 'nothing',
    });
    expect(await readdir(trap)).toEqual(['repository']);
  });
});
