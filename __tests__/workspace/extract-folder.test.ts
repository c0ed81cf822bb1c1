import { mkdtemp, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { extractFolder } from '#src/workspace/git-history.ts';
import { useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();
let into: string;

beforeEach(async () => {
  into = join(await realpath(await mkdtemp(join(tmpdir(), 'squad-folder-'))), 'made');
});
afterEach(() => rm(join(into, '..'), { recursive: true }));

const isWanted = () => true;

describe('a folder of a commit', () => {
  it('is written byte for byte, without links, and with no attribute of the repository in force', async () => {
    const text = 'one\r\n$Id$\n';
    const { git, start } = await stage.repository({
      '.gitattributes': '* text eol=lf ident\n*.ts filter=evil\n',
      '.squad/tools/a.ts': text,
      '.squad/tools/run.sh': { run: 'echo 1\n' },
      '.squad/tools/link.ts': { link: '../../secret' },
      '.squad/agents/a/history.md': 'much\n',
      'src/other.ts': 'x\n',
    });
    const wish = { commit: start, folder: '.squad', into, isWanted: inTools };
    expect(await extractFolder(git, wish)).toEqual({
      files: ['tools/a.ts', 'tools/run.sh'],
      left: [{ path: 'tools/link.ts', reason: 'is a symbolic link' }],
    });
    expect(await readFile(join(into, 'tools/a.ts'), 'utf8')).toBe(text);
    expect((await readdir(into, { recursive: true })).sort()).toEqual([
      'tools',
      'tools/a.ts',
      'tools/run.sh',
    ]);
  });

  it('names a folder that is a link itself', async () => {
    const { git, start } = await stage.repository({
      'elsewhere/a.ts': 'x\n',
      '.squad/team.md': 'x\n',
      '.squad/tools': { link: '../elsewhere' },
    });
    const { files, left } = await extractFolder(git, {
      commit: start,
      folder: '.squad',
      into,
      isWanted: (path) => path.startsWith('tools'),
    });
    expect(files).toEqual([]);
    expect(left).toEqual([{ path: 'tools', reason: 'is a symbolic link' }]);
  });

  it('leaves out what is beyond 2,000 files or 8 MB in one', async () => {
    const many = Array.from({ length: 2_003 }, (_, at) => [`.squad/tools/n${at}.txt`, 'x\n']);
    const { git, start } = await stage.repository({
      ...Object.fromEntries(many),
      '.squad/tools/a-large.bin': Buffer.alloc(8 * 1024 * 1024 + 1),
    });
    const { files, left } = await extractFolder(git, {
      commit: start,
      folder: '.squad',
      into,
      isWanted,
    });
    expect(files).toHaveLength(2_000);
    expect(left.map(({ reason }) => reason)).toEqual([
      'is larger than 8 MB',
      ...Array.from({ length: 3 }, () => 'is beyond what is read of the folder'),
    ]);
    expect((await readdir(join(into, 'tools'))).length).toBe(2_000);
  });

  it('leaves out what is beyond 64 MB, and what is a repository of its own', async () => {
    const large = Buffer.alloc(8 * 1024 * 1024);
    const names = Array.from({ length: 9 }, (_, at) => `large-${at}.bin`);
    const { git, start } = await stage.repository({
      ...Object.fromEntries(names.map((name) => [`.squad/${name}`, large])),
      '.squad/sub': { submodule: 'c'.repeat(40) },
      '.squad/z.txt': '',
    });
    const wish = { commit: start, folder: '.squad', into, isWanted };
    expect(await extractFolder(git, wish)).toEqual({
      files: [...names.slice(0, 8), 'z.txt'],
      left: [
        { path: 'large-8.bin', reason: 'is beyond what is read of the folder' },
        { path: 'sub', reason: 'is not a regular file' },
      ],
    });
    expect((await stat(join(into, 'large-0.bin'))).size).toBe(large.length);
  });

  it('is empty where the commit has none', async () => {
    const { git, start } = await stage.repository({ 'a.txt': 'x\n' });
    const wish = { commit: start, folder: '.squad', into, isWanted };
    expect(await extractFolder(git, wish)).toEqual({ files: [], left: [] });
    expect((await stat(into)).isDirectory()).toBe(true);
  });
});

function inTools(path: string): boolean {
  return path.startsWith('tools/');
}
