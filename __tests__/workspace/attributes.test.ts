// A commit holds the bytes that `git add` would put into it, and no file that only another program may commit.
import { appendFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { compareText } from '#src/text/compare.ts';
import { git as plainGit } from '../../rehearsal/git/git.ts';
import { writeFiles } from '../a-bare.ts';
import { aBranch, anAgent, leftOf, type Repository, useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();

const utf16 = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

const CONTENTS: Readonly<Record<string, Buffer>> = {
  lf: Buffer.from('one\ntwo\n'),
  crlf: Buffer.from('one\r\ntwo\r\n'),
  mixed: Buffer.from('one\r\ntwo\nthree\r\n'),
  'lone-return': Buffer.from('one\rtwo\r\n'),
  'dos-end': Buffer.from('one\r\ntwo\r\n\x1a'),
  binary: Buffer.from('one\r\n\0two\r\n'),
  controls: Buffer.from(`\x01\x02\x03${'text\r\n'.repeat(40)}`),
  'few-controls': Buffer.from(`\x01${'longer text\r\n'.repeat(40)}`),
  latin1: Buffer.from('caf\xe9\r\n', 'latin1'),
  ident: Buffer.from('$Id$ $Id: 12 34 $ $Id: no end\r\n$Id:x$ $\n'),
  empty: Buffer.alloc(0),
};

const RULES = [
  'text',
  '-text',
  'text=auto',
  'text eol=lf',
  'text eol=crlf',
  'eol=lf',
  'eol=crlf',
  'text=auto eol=lf',
  'text=auto eol=crlf',
  '-text eol=lf',
  'crlf',
  '-crlf',
  'crlf=input',
  'binary',
  'ident',
  '-ident text=input',
  'text=auto ident',
  'filter',
  '-filter',
] as const;

const pathOf = (rule: number, name: string) => `rule-${rule}-${name}.txt`;
const ATTRIBUTES = RULES.map((rule, at) => `rule-${at}-* ${rule}\n`).join('');

/** The ids that git itself gives to what it adds, by path. */
async function added(files: Readonly<Record<string, Buffer>>, attributes: string) {
  const folder = await mkdtemp(join(stage.root, 'plain-'));
  await plainGit(folder, ['init', '-q']);
  await writeFiles(folder, { '.gitattributes': attributes, ...files });
  await plainGit(folder, ['-c', 'core.safecrlf=false', 'add', '--', ...Object.keys(files)]);
  return idsIn(await plainGit(folder, ['ls-files', '-s']));
}

function idsIn(listing: string): Readonly<Record<string, string>> {
  const lines = listing.split('\n').filter((line) => line.includes('rule-'));
  return Object.fromEntries(
    lines.map((line) => [line.split('\t')[1] ?? '', /[0-9a-f]{40}/.exec(line)?.[0] ?? '']),
  );
}

/** An agent in a repository with these attributes and files. */
async function hockneyIn(files: Readonly<Record<string, string | Buffer>>) {
  const repository = await stage.repository(files);
  const agent = await anAgent(repository, aBranch(repository), 'hockney');
  await agent.worktree.ready();
  return { repository, agent };
}

async function committed({ git }: Repository, agent: Awaited<ReturnType<typeof anAgent>>) {
  const submission = await agent.submit();
  if (submission.kind !== 'committed') throw new Error(submission.kind);
  return {
    commit: submission.commit,
    listing: await git.run(['ls-tree', '-r', submission.commit]),
  };
}

describe('the bytes of a commit', () => {
  it('are those that `git add` takes, for every attribute that converts', async () => {
    const files = Object.fromEntries(
      RULES.flatMap((_rule, at) =>
        Object.entries(CONTENTS).map(([name, bytes]) => [pathOf(at, name), bytes] as const),
      ),
    );
    const { repository, agent } = await hockneyIn({ '.gitattributes': ATTRIBUTES });
    for (const [path, bytes] of Object.entries(files)) {
      expect(await agent.write(path, bytes)).toBeUndefined();
    }
    const { listing } = await committed(repository, agent);
    expect(idsIn(listing)).toEqual(await added(files, ATTRIBUTES));
    expect(Object.keys(idsIn(listing))).toHaveLength(RULES.length * Object.keys(CONTENTS).length);
  });

  it('are UTF-8 where people have another encoding, whichever of the two was written', async () => {
    const attributes = [
      'rule-le.txt text working-tree-encoding=UTF-16LE',
      'rule-bom.txt text working-tree-encoding=UTF-16LE-BOM',
      'rule-any.txt text working-tree-encoding=UTF-16',
      'rule-1252.txt text working-tree-encoding=windows-1252',
      'rule-as-is.txt text working-tree-encoding=UTF-16LE',
    ].join('\n');
    const { repository, agent } = await hockneyIn({ '.gitattributes': attributes });
    const files = {
      'rule-le.txt': utf16('käse\r\n'),
      'rule-bom.txt': utf16('\ufeffkäse\r\n'),
      'rule-any.txt': utf16('\ufeffkäse\r\n', true),
      'rule-1252.txt': Buffer.from('k\xe4se\r\n', 'latin1'),
      'rule-as-is.txt': Buffer.from('käse\r\n'),
    };
    for (const [path, bytes] of Object.entries(files)) await agent.write(path, bytes);
    const { commit } = await committed(repository, agent);
    for (const path of Object.keys(files)) {
      expect([path, await repository.show(commit, path)]).toEqual([path, 'käse\n']);
    }
  });

  it('are told from the base: a program that writes its own attributes changes nothing', async () => {
    const { repository, agent } = await hockneyIn({
      '.gitattributes': '*.txt text\n',
      'a.txt': 'a\n',
    });
    const { directory } = agent.workspace;
    await writeFile(join(directory, '.gitattributes'), '*.txt -text filter=lfs\n');
    await appendFile(join(repository.workspace, '.git/info/attributes'), '* -text filter=lfs\n');
    await agent.write('a.txt', 'a\r\nb\r\n');
    const { commit } = await committed(repository, agent);
    expect(await repository.show(commit, 'a.txt')).toBe('a\nb\n');
  });

  it('are told from attributes that begin with a byte order mark, too', async () => {
    const { repository, agent } = await hockneyIn({ '.gitattributes': '\ufeff*.txt text\n' });
    await agent.write('a.txt', 'a\r\n');
    const { commit } = await committed(repository, agent);
    expect(await repository.show(commit, 'a.txt')).toBe('a\n');
  });

  it('keep the carriage returns of a text that was committed with them, so that one line is one change', async () => {
    const files = { '.gitattributes': '* text eol=lf\n', 'a.txt': 'one\r\ntwo\r\n' };
    const { repository, agent } = await hockneyIn(files);
    await agent.write('a.txt', 'one\r\n2\r\n');
    const { commit } = await committed(repository, agent);
    const numbers = await repository.git.run(['diff', '--numstat', repository.start, commit]);
    expect(numbers).toBe('1\t1\ta.txt\n');
  });

  it('don’t change where only line ends were written anew', async () => {
    const { agent } = await hockneyIn({ '.gitattributes': '* text=auto\n', 'a.txt': 'one\ntwo\n' });
    await agent.write('a.txt', 'one\r\ntwo\r\n');
    expect(await agent.submit()).toEqual({ kind: 'nothing' });
  });

  it('don’t change where a file was written as it was, though `git add` would not have committed it so', async () => {
    const { agent } = await hockneyIn({ '.gitattributes': '* ident\n', 'a.txt': '$Id: 12 $\n' });
    await agent.write('a.txt', '$Id: 12 $\n');
    expect(await agent.submit()).toEqual({ kind: 'nothing' });
  });
});

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`;
const FILTERED = {
  '.gitattributes': '[attr]large filter=lfs diff=lfs merge=lfs -text\n*.psd large\n',
  'vault/deep/.gitattributes': '* -filter\n*.key filter=git-crypt\n*.ipynb filter=nbstripout\n',
  'logo.psd': POINTER,
  'vault/deep/a.key': Buffer.from('\0GITCRYPT\0x'),
};
const LFS = 'Git LFS keeps it, as .gitattributes says, and a run uploads nothing there';
const named = (filter: string) =>
  `.gitattributes has it pass through the filter "${filter}", which a run does not start`;

describe('a file that a filter keeps', () => {
  it.each([
    ['new.psd', LFS],
    ['art/new.psd', LFS],
    ['logo.psd', LFS],
    ['vault/deep/b.key', named('git-crypt')],
    ['vault/deep/a.key', named('git-crypt')],
    ['vault/deep/x/n.ipynb', named('nbstripout')],
  ])('is refused when an agent is about to write %s', async (path, reason) => {
    const { agent } = await hockneyIn(FILTERED);
    expect(await agent.write(path, 'x')).toBe(`${path}: ${reason}`);
  });

  it('is left out, and named, when a command or a tool of the squad wrote it', async () => {
    const { repository, agent } = await hockneyIn(FILTERED);
    await writeFiles(agent.workspace.directory, {
      'new.psd': 'pixels',
      'logo.psd': 'pixels',
      'vault/deep/b.key': 'secret',
      'vault/deep/plain.txt': 'x',
    });
    await agent.tool('vault/deep/c.key', 'secret');
    expect((await agent.findRefused()).toSorted(compareText)).toEqual([
      `logo.psd: ${LFS}`,
      `new.psd: ${LFS}`,
      `vault/deep/b.key: ${named('git-crypt')}`,
      `vault/deep/c.key: ${named('git-crypt')}`,
    ]);
    const { commit } = await committed(repository, agent);
    const changed = await repository.git.run(['diff', '--name-only', repository.start, commit]);
    expect(changed).toBe('vault/deep/plain.txt\n');
    expect(leftOf(agent)).toHaveLength(4);
  });

  it('may move, since its pointer still names what is kept, and may be deleted', async () => {
    const { repository, agent } = await hockneyIn({ ...FILTERED, 'old.psd': `${POINTER}\n` });
    const { directory } = agent.workspace;
    await rename(join(directory, 'logo.psd'), join(directory, 'brand.psd'));
    await rm(join(directory, 'old.psd'));
    await writeFiles(directory, { 'invented.psd': POINTER.replaceAll('a', 'b') });
    expect(await agent.findRefused()).toEqual([`invented.psd: ${LFS}`]);
    const { commit } = await committed(repository, agent);
    const how = ['diff', '--name-status', '-M', repository.start, commit];
    expect(await repository.git.run(how)).toBe('R100\tlogo.psd\tbrand.psd\nD\told.psd\n');
  });
});
