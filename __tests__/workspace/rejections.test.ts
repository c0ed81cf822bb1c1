// Lock-outs outlive a run: written as trailers on the branch, read by the next run. Real git.

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LockNote } from '../../src/run-log/review-note.ts';
import { commitTree } from '../../src/workspace/commit-tree.ts';
import { replay } from '../../src/workspace/merge/replay.ts';
import { newRejections, recordRejections } from '../../src/workspace/rejections.ts';
import { readTrailedCommits } from '../../src/workspace/trailers.ts';
import { readRejections } from './a-rejection.ts';
import { openRepositoryStage, type Repository, type RepositoryStage } from './a-repository.ts';

let stage: RepositoryStage;
let repository: Repository;

beforeAll(async () => {
  stage = await openRepositoryStage();
  repository = await stage.repository();
});

afterAll(() => stage.close());

const note = (path: string, agent = 'fenster', by = 'alice'): LockNote => ({ agent, path, by });

async function writeAndRead(notes: readonly LockNote[]): Promise<readonly LockNote[]> {
  const { git, start } = repository;
  const tip = await recordRejections(git, { start, tip: start, notes, runId: '77' });
  return readRejections(git, { base: start, tip });
}

async function say(message: string): Promise<string> {
  const { git, start } = repository;
  const author = { name: 'Olga', email: 'olga@example.com' };
  return commitTree(git, { tree: `${start}^{tree}`, parent: start, author, text: message });
}

describe('what a review rejected', () => {
  it('is one commit by the bot that changes nothing and names the run', async () => {
    const { git, start } = repository;
    const notes = [note('src/login.js'), note('a "quoted" path.js', 'hockney')];
    const tip = await recordRejections(git, { start, tip: start, notes, runId: '77' });
    expect(await git.run(['log', '-1', '--format=%an%n%cn%n%P%n%B', tip])).toBe(
      [
        'github-actions[bot]',
        'github-actions[bot]',
        start,
        'Record what a review rejected',
        '',
        'Squad-Rejected: fenster src/login.js alice',
        'Squad-Rejected: hockney "a \\"quoted\\" path.js" alice',
        'Squad-Run: 77',
        '',
        '',
      ].join('\n'),
    );
    expect(await git.run(['diff', '--name-only', start, tip])).toBe('');
    expect(await readRejections(git, { base: start, tip })).toEqual(notes);
  });

  it('stands in the last commit of a run that made one, which stays as it was', async () => {
    const { git, start } = repository;
    const author = { name: 'Ripley (Squad)', email: 'bot@example.com', date: '1700000000 +0100' };
    const text = 'Refuse an empty form\n\nSquad-Agent: ripley\nSquad-Run: 77\n';
    const made = await commitTree(git, { tree: `${start}^{tree}`, parent: start, author, text });
    const notes = [note('src/login.js')];
    const tip = await recordRejections(git, { start, tip: made, notes, runId: '77' });
    expect(await git.run(['log', '--format=%an %ad%n%B', '--date=raw', `${start}..${tip}`])).toBe(
      `Ripley (Squad) 1700000000 +0100\n${text}Squad-Rejected: fenster src/login.js alice\n\n`,
    );
    expect(await readRejections(git, { base: start, tip })).toEqual(notes);
    const [trailed] = await readTrailedCommits(git, { base: start, tip });
    expect(trailed).toMatchObject({ agent: 'ripley', run: '77' });
  });

  it('is read back whatever the path is called', async () => {
    const path = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(path, { minLength: 1, maxLength: 8 }), async (paths) => {
        const notes = paths.map((one) => note(one));
        expect(new Set(await writeAndRead(notes))).toEqual(new Set(notes));
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    'Squad-Rejected: fenster',
    'Squad-Rejected: ../x a.js',
    'Squad-Rejected: fenster "a.js',
    'Squad-Rejected: fenster a.js alice and more words',
    `Squad-Rejected: fenster "${'\\"'.repeat(20_000)}`,
  ])('is not a line that somebody wrote otherwise: %.60j', async (line) => {
    const tip = await say(`By hand\n\n${line}\n`);
    expect(await readRejections(repository.git, { base: repository.start, tip })).toEqual([]);
  });

  it('is kept when the branch moved and the commits are put on top of it', async () => {
    const { git, start } = repository;
    const tip = await recordRejections(git, {
      start,
      tip: start,
      notes: [note('a.js')],
      runId: '77',
    });
    const onto = await repository.push('moved', { 'b.txt': 'two\n' }, { from: 'main' });
    await git.run(['fetch', '-q', git.remoteUrl, 'refs/heads/moved'], { remote: true });
    const replayed = await replay(git, { base: start, tip }, onto);
    if (replayed.kind === 'conflict') throw new Error('a conflict');
    expect(await readRejections(git, { base: onto, tip: replayed.commit })).toEqual([note('a.js')]);
  });

  it('counts no more when its reviewer took it back, until it is rejected again', async () => {
    const { git, start } = repository;
    const known = [note('a.js'), note('b b.js', 'fenster', 'hockney')];
    const first = await recordRejections(git, { start, tip: start, notes: known, runId: '1' });
    const accepted = { start: first, tip: first, notes: [], lifted: [note('a.js')], runId: '2' };
    const second = await recordRejections(git, accepted);
    expect(await git.run(['log', '-1', '--format=%B', second])).toContain(
      'Record what a review accepted\n\nSquad-Rejected: lifted fenster a.js alice\n',
    );
    expect(await readRejections(git, { base: start, tip: second })).toEqual([known[1]]);
    const again = { start: second, tip: second, notes: [note('a.js')], runId: '3' };
    const third = await recordRejections(git, again);
    const read = await readRejections(git, { base: start, tip: third });
    expect(new Set(read)).toEqual(new Set(known));
  });

  it('is taken back only by who rejected it', async () => {
    const { git, start } = repository;
    const first = await recordRejections(git, {
      start,
      tip: start,
      notes: [note('a.js')],
      runId: '1',
    });
    const others = { start: first, tip: first, notes: [], runId: '2' };
    const tip = await recordRejections(git, {
      ...others,
      lifted: [note('a.js', 'fenster', 'bob')],
    });
    expect(await readRejections(git, { base: start, tip })).toEqual([note('a.js')]);
  });

  it('is not written a second time', () => {
    const known = [note('a.js')];
    expect(newRejections([note('a.js'), note('b.js')], known)).toEqual([note('b.js')]);
  });
});
