// What the trailers of commits tell later runs: whose work a commit is, and for which request.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { commitTree } from '#src/workspace/merge.ts';
import {
  hasRivalWork,
  isSquadCommit,
  readTrailedCommits,
  withTrailers,
} from '#src/workspace/trailers.ts';
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
  it('is read back, newest first, at most as many as are asked for', async () => {
    const { git, start: base } = repository;
    const all = { agent: 'hockney', run: '77', request: 'comment-12' };
    const double = 'Two\n\nSquad-Agent: one\nSquad-Agent: two\nSquad-Run: 1\n';
    const tip = await say(withTrailers('Add a map', all), 'By hand\n', double);
    const read = await readTrailedCommits(git, { base, tip });
    const none = { agent: '', run: '', request: '' };
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
