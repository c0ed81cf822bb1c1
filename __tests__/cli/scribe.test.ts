import { lstat, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { scribeCommand } from '#src/cli/scribe.ts';
import { fileError } from '#src/cli/working-tree.ts';
import { type Files, writeFiles } from '../a-bare.ts';
import { aDecision, INBOX } from '../scribe/a-scribe.ts';
import { aTerminal } from './a-terminal.ts';

/** Windows has no executable bit, and no control characters in names. */
const onPosix = process.platform === 'win32' ? it.skip : it;
const terminal = aTerminal();
const MEMORY = '.squad/decisions.md';
const DROP = `${INBOX}/a.md`;

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'squad-scribe-command-'));
  await mkdir(join(root, '.git'));
  await writeFiles(root, { '.squad/team.md': '# Team\n', [DROP]: aDecision('Use UTC') });
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

const tidy = (...more: readonly string[]) =>
  scribeCommand(['--directory', root, ...more], Date.parse('2026-11-22'));
const text = (path: string) => readFile(join(root, path), 'utf8');

describe('squad-action scribe', () => {
  it('merges the inbox of a working tree and removes what it merged', async () => {
    expect(await tidy()).toBe(0);
    expect(await text(MEMORY)).toContain('Use UTC');
    await expect(lstat(join(root, DROP))).rejects.toThrow('ENOENT');
  });

  it('writes nothing with --dry-run', async () => {
    expect(await tidy('--dry-run')).toBe(0);
    expect(await text(DROP)).toBe(aDecision('Use UTC'));
    await expect(lstat(join(root, MEMORY))).rejects.toThrow('ENOENT');
  });

  it.each([
    ['by its absolute path', () => join(root, '.squad')],
    ['from the current folder', () => relative(process.cwd(), join(root, '.squad'))],
  ])('takes the folder as the shell has it: %s', async (_how, folder) => {
    expect(await tidy('--folder', folder())).toBe(0);
    expect(await text(MEMORY)).toContain('Use UTC');
  });

  it.each([
    ['that does not exist', 'nope', `There is no folder ${resolve('nope')}.\nName another with`],
    ['outside the repository', 'src', `${resolve('src')} is not a folder in the repository`],
    ['that is empty', '', '--folder is empty.'],
  ])('refuses a folder %s', async (_what, folder, words) => {
    expect(await tidy('--folder', folder)).toBe(2);
    expect(terminal.said).toContain(words);
    expect(await text(DROP)).toBe(aDecision('Use UTC'));
  });

  onPosix('keeps decisions.md executable', async () => {
    await writeFiles(root, { [MEMORY]: { run: '# D\n' } });
    expect(await tidy()).toBe(0);
    expect((await lstat(join(root, MEMORY))).mode & 0o111).toBe(0o111);
  });

  it.each<[string, Files]>([
    ['is a link', { [MEMORY]: { link: '../own.md' } }],
    ['is in the middle of a merge', { [MEMORY]: '<<<<<<< HEAD\n' }],
  ])('touches nothing while decisions.md %s', async (_, files) => {
    await writeFiles(root, { 'own.md': 'mine\n', ...files });
    expect(await tidy()).toBe(1);
    expect([await text('own.md'), await text(DROP)]).toEqual(['mine\n', aDecision('Use UTC')]);
  });

  const ESCAPE = String.fromCharCode(27);
  const NAME = `a${ESCAPE}[2J${ESCAPE}]0;own${String.fromCharCode(7)}`;

  onPosix.each<[string, Files]>([
    ['an unreadable file', { [`${INBOX}/${NAME}.md`]: '---\ntitle: half\n' }],
    [
      'a file that must be mended first',
      { [`.squad/agents/${NAME}/history.md`]: '<<<<<<< HEAD\n' },
    ],
    ['a decision', { [DROP]: `### ${NAME}\n\nOne.\n` }],
  ])('prints no terminal sequence from the name of %s', async (_, files) => {
    await writeFiles(root, {
      ...files,
      [`.squad/agents/${NAME}/charter.md`]: '# A\n',
      [`.squad/agents/${NAME}/inbox/a.md`]: '- **[a]** x\n',
    });
    await tidy();
    expect(terminal.said).toContain('a]0;own');
    expect(terminal.said).not.toContain(ESCAPE);
  });

  it('writes through no link that lies where a draft could', async () => {
    await writeFiles(root, { 'own.md': 'mine\n', [`${MEMORY}.draft`]: { link: '../own.md' } });
    expect(await tidy()).toBe(0);
    expect(await text('own.md')).toBe('mine\n');
    expect((await lstat(join(root, `${MEMORY}.draft`))).isSymbolicLink()).toBe(true);
  });

  it.each(['.squad', 'tools/.squad'])(
    'neither reads nor writes behind a link: %s',
    async (folder) => {
      const outside = `${root}-outside`;
      await rename(join(root, '.squad'), join(root, 'moved'));
      await mkdir(outside);
      await rename(join(root, 'moved'), join(outside, '.squad'));
      const [link = '', below] = folder.split('/');
      await symlink(below === undefined ? join(outside, '.squad') : outside, join(root, link));
      expect(await tidy('--folder', join(root, folder))).toBe(1);
      const drop = await readFile(join(outside, DROP), 'utf8');
      await rm(outside, { recursive: true });
      expect(drop).toBe(aDecision('Use UTC'));
      expect(terminal.said).toMatch(
        below === undefined ? /^\.squad is a symbolic link/ : /no squad/,
      );
    },
  );

  it.each([
    ['EACCES', 'permission denied', 'Change its permissions'],
    ['ENOSPC', 'the file system refused', 'Fix that'],
  ])('says of %s what could not be done, where, and what to do', (code, reason, next) => {
    const error = Object.assign(new Error('no'), { code, path: '/r/x.draft' });
    expect(fileError('written', MEMORY, error)).toMatchObject({
      message: `${MEMORY} cannot be written: ${reason} (${code}: /r/x.draft).`,
      hint: expect.stringContaining(next),
    });
  });
});
