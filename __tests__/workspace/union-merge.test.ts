import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mergeWithUnion, type UnionMergeRules } from '../../src/workspace/union-merge.ts';
import type { Files } from '../a-bare.ts';
import { openRepositoryStage, type Repository, type RepositoryStage } from './a-repository.ts';

let stage: RepositoryStage;
let repository: Repository;
beforeAll(async () => {
  stage = await openRepositoryStage();
  repository = await stage.repository({ 'log.md': 'start\n', 'drop.md': 'old\n', 'a.bin': 'a\0b' });
});
afterAll(() => stage.close());

const RULES: UnionMergeRules = {
  isAppendOnly: (path) => path === 'log.md' || path === 'a.bin' || path === 'new.md',
  isRestored: (path) => path === 'drop.md',
};

/** One commit for each side; `null` removes. */
async function merged(ours: Change, theirs: Change) {
  const sides = { ours: await sideOf(ours), theirs: await sideOf(theirs) };
  return mergeWithUnion(repository.git, sides, RULES);
}

type Change = Readonly<Record<string, string | null>>;

async function sideOf(change: Change): Promise<string> {
  const files = Object.entries(change).map(
    ([path, text]) => [path, text === null ? undefined : Buffer.from(text)] as const,
  );
  const author = { name: 'A', email: 'a@example.com' };
  const { start, git } = repository;
  return git.commit({ parents: [start], author, text: 'x\n', files: new Map(files) });
}

const texts = (files: ReadonlyMap<string, Uint8Array>) =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]));

describe('mergeJoining', () => {
  it('leaves alone what GitHub merges as well', async () => {
    const joined = await merged({ 'log.md': 'start\nours\n' }, { 'x.txt': 'theirs\n' });
    expect(joined.kind).toBe('clean');
  });

  it.each([
    [
      'both sides added to',
      { 'log.md': 'start\nours\n' },
      { 'log.md': 'start\ntheirs\n' },
      { 'log.md': 'start\nours\ntheirs\n' },
    ],
    [
      'both sides made',
      { 'new.md': 'ours\n' },
      { 'new.md': 'theirs\n' },
      { 'new.md': 'ours\ntheirs\n' },
    ],
    [
      'ends without a line end',
      { 'log.md': 'start\nours' },
      { 'log.md': 'start\ntheirs' },
      { 'log.md': 'start\nours\ntheirs' },
    ],
  ])(
    'keeps the lines of both sides of a file that only grows, which %s',
    async (_, ours, theirs, wanted) => {
      const joined = await merged(ours, theirs);
      expect(joined.kind === 'union' && texts(joined.files)).toEqual(wanted);
    },
  );

  it('takes a file back that ours removed and theirs changed, where the rules say so', async () => {
    const joined = await merged({ 'drop.md': null }, { 'drop.md': 'new\n' });
    expect(joined.kind === 'union' && texts(joined.files)).toEqual({});
    const tree = joined.kind === 'union' ? joined.tree : '';
    expect(await repository.show(tree, 'drop.md')).toBe('new\n');
  });

  it.each<[string, Change, Change, string]>([
    ['one side removed', { 'log.md': null }, { 'log.md': 'start\nmore\n' }, 'log.md'],
    ['theirs removed and ours changed', { 'drop.md': 'new\n' }, { 'drop.md': null }, 'drop.md'],
    ['is binary', { 'a.bin': 'a\0ours' }, { 'a.bin': 'a\0theirs' }, 'a.bin'],
    ['does not only grow', { 'x.txt': 'ours\n' }, { 'x.txt': 'theirs\n' }, 'x.txt'],
  ])('is a conflict over a file that %s', async (_, ours, theirs, path) => {
    const joined = await merged(ours, theirs);
    expect(joined).toEqual({ kind: 'conflict', files: [path] });
  });

  it('is a conflict over links, which have no lines', async () => {
    const link = (to: string): Files => ({ 'new.md': { link: to } });
    const ours = await repository.push('ours', link('a'), { from: 'main' });
    const theirs = await repository.push('theirs', link('b'), { from: 'main' });
    await repository.git.run(['fetch', '-q', repository.git.remoteUrl, 'ours', 'theirs'], {
      remote: true,
    });
    expect(await mergeWithUnion(repository.git, { ours, theirs }, RULES)).toEqual({
      kind: 'conflict',
      files: ['new.md'],
    });
  });
});
