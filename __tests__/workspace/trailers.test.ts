// What the trailers of commits tell later runs: whose work a commit is, for which request, and what a review rejected.
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LockNote } from '../../src/run-log/review-note.ts';
import { commitTree } from '../../src/workspace/commit-tree.ts';
import { replay } from '../../src/workspace/merge/replay.ts';
import { recordRejections } from '../../src/workspace/rejections.ts';
import {
  addRejections,
  hasRivalWork,
  isRequestKnown,
  isSquadCommit,
  readTrailedCommits,
  withTrailers,
} from '../../src/workspace/trailers.ts';
import { readRejections } from './a-rejection.ts';
import { type Repository, useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();
let repository: Repository;

beforeAll(async () => {
  repository = await stage.repository();
});

/** Commits with these messages, one on the other; returns the last. */
async function say(...messages: readonly string[]): Promise<string> {
  const { git, start } = repository;
  const author = { name: 'Hockney (Squad)', email: 'bot@example.com' };
  let tip = start;
  for (const text of messages) {
    tip = await commitTree(git, { tree: `${start}^{tree}`, parent: tip, author, text });
  }
  return tip;
}

const by = (run: string, request = 'comment-12') => withTrailers('Work', { run, request });

describe("a commit's message", () => {
  it('ends with the trailers that there are, in one block', () => {
    expect(withTrailers('Add a map\n\n', { run: '77' })).toBe('Add a map\n\nSquad-Run: 77\n');
    const all = { rejected: ['a x', 'b y'], agent: 'hockney', run: '77', request: 'comment-12' };
    const message = withTrailers('Add a map', all);
    expect(message).toBe(
      'Add a map\n\nSquad-Rejected: a x\nSquad-Rejected: b y\nSquad-Agent: hockney\nSquad-Run: 77\nSquad-Request: comment-12\n',
    );
    expect(addRejections(message, ['c z'])).toBe(`${message}Squad-Rejected: c z\n`);
  });

  it('is read back, newest first, at most as many as are asked for', async () => {
    const { git, start: base } = repository;
    const all = { rejected: ['a x', 'b y'], agent: 'hockney', run: '77', request: 'comment-12' };
    const double = 'Two\n\nSquad-Agent: one\nSquad-Agent: two\nSquad-Run: 1\n';
    const tip = await say(withTrailers('Add a map', all), 'By hand\n', double);
    const read = await readTrailedCommits(git, { base, tip });
    const none = { rejected: [], agent: '', run: '', request: '' };
    const author = 'Hockney (Squad)';
    expect(read).toEqual([
      { ...none, commit: tip, author, subject: 'Two', agent: 'one', run: '1' },
      { ...none, commit: expect.any(String), author, subject: 'By hand' },
      { ...all, commit: expect.any(String), author, subject: 'Add a map' },
    ]);
    expect(await readTrailedCommits(git, { tip }, 1)).toEqual(read.slice(0, 1));
    expect(await readTrailedCommits(git, { base: tip, tip })).toEqual([]);
  });

  it('shows whether the squad made the commit', async () => {
    const { git } = repository;
    const tips = [await say(by('77')), await say('By hand\n'), await say('X\n\nSquad-Run: \n')];
    const known = await Promise.all(tips.map((tip) => isSquadCommit(git, tip)));
    expect(known).toEqual([true, false, false]);
    expect(await isSquadCommit(git, await say(by('77'), 'By hand\n'))).toBe(false);
  });
});

describe('a request', () => {
  it('is known where a commit beside the base was made for it', async () => {
    const { git, start: base } = repository;
    const tip = await say(by('77', 'comment-12'), 'By hand\n');
    const other = await say('Other\n');
    const isKnown = (request: string, tips: readonly string[], from = base) =>
      isRequestKnown(git, request, { tips, base: from });
    expect(await isKnown('comment-12', [other, tip])).toBe(true);
    expect(await isKnown('comment-12', [other])).toBe(false);
    expect(await isKnown('comment-1', [tip])).toBe(false);
    expect(await isKnown('omment-12', [tip])).toBe(false);
    expect(await isKnown('.*', [tip])).toBe(false);
    expect(await isKnown('comment-12', [tip], tip)).toBe(false);
  });

  it.each<[string, readonly string[], readonly string[], boolean]>([
    ['nobody else', [by('1')], ['By hand\n'], false],
    ['another run', [by('1')], [by('2')], true],
    ['two other runs', [by('1')], [by('2'), by('3')], true],
    ['another run for another request', [by('1')], [by('2', 'comment-13')], false],
    ['the same run', ['By hand\n'], [by('1')], false],
    ['a run that this one has resumed', [by('2'), by('1')], [by('2')], false],
    ['a run that this one has resumed, and another', [by('2'), by('1')], [by('2'), by('3')], true],
  ])('has a rival where the branch has work of %s: %j, %j', async (_who, own, others, isRival) => {
    const { git, start: base } = repository;
    const ranges = {
      ours: { base, tip: await say(...own) },
      theirs: { base, tip: await say(...others) },
    };
    const run = { request: 'comment-12', run: '1' };
    expect(await hasRivalWork(git, run, ranges)).toBe(isRival);
    const commits = await readTrailedCommits(git, ranges.theirs);
    const known = new Set(commits.map(({ commit }) => commit));
    expect(await hasRivalWork(git, run, ranges, known)).toBe(false);
  });
});

const note = (path: string, agent = 'fenster', by = 'alice'): LockNote => ({ agent, path, by });

async function writeAndRead(notes: readonly LockNote[]): Promise<readonly LockNote[]> {
  const { git, start } = repository;
  const tip = await recordRejections(git, { start, tip: start, notes, runId: '77' });
  return readRejections(git, { base: start, tip });
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
});
