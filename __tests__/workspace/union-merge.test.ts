import { beforeAll, describe, expect, it } from '@jest/globals';
import { MEMORY_MERGE_RULES } from '#src/scribe/land.ts';
import { mergeWithUnion, type UnionMergeRules, WORK_MERGE_RULES } from '#src/workspace/merge.ts';
import type { Files } from '../a-bare.ts';
import { type Repository, useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();
let repository: Repository;
beforeAll(async () => {
  repository = await stage.repository({ 'log.md': 'start\n', 'drop.md': 'old\n', 'a.bin': 'a\0b' });
});

const RULES: UnionMergeRules = {
  appendOnly: /^()(?:log\.md|a\.bin|new\.md)$/,
  restored: /^()drop\.md$/,
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

/** What the merged tree holds of some files. */
async function texts(tree: string, paths: readonly string[]) {
  const read = paths.map(async (path) => [path, await repository.show(tree, path)]);
  return Object.fromEntries(await Promise.all(read));
}

describe('mergeWithUnion', () => {
  it('keeps the lines of both sides of a file that only grows, or that both sides made', async () => {
    const joined = await merged(
      { 'log.md': 'start\nours', 'new.md': 'ours\n' },
      { 'log.md': 'start\ntheirs', 'new.md': 'theirs\n' },
    );
    expect(joined.kind).toBe('union');
    expect(await texts(joined.tree, ['log.md', 'new.md'])).toEqual({
      'log.md': 'start\nours\ntheirs',
      'new.md': 'ours\ntheirs\n',
    });
  });

  it('takes a file back that ours removed and theirs changed, where the rules say so', async () => {
    const joined = await merged({ 'drop.md': null }, { 'drop.md': 'new\n' });
    expect(joined.kind).toBe('union');
    expect(await texts(joined.tree, ['drop.md'])).toEqual({ 'drop.md': 'new\n' });
  });

  it.each<[string, Change, Change, string]>([
    ['one side removed', { 'log.md': null }, { 'log.md': 'start\nmore\n' }, 'log.md'],
    ['theirs removed and ours changed', { 'drop.md': 'new\n' }, { 'drop.md': null }, 'drop.md'],
    ['is binary', { 'a.bin': 'a\0ours' }, { 'a.bin': 'a\0theirs' }, 'a.bin'],
    ['does not only grow', { 'x.txt': 'ours\n' }, { 'x.txt': 'theirs\n' }, 'x.txt'],
  ])('is a conflict over a file that %s', async (_, ours, theirs, path) => {
    const joined = await merged(ours, theirs);
    expect(joined).toMatchObject({ kind: 'conflict', files: [path] });
  });

  it('joins what its rules join also beside a conflict, so that nobody has to settle that', async () => {
    const joined = await merged(
      { 'log.md': 'start\nours\n', 'x.txt': 'ours\n' },
      { 'log.md': 'start\ntheirs\n', 'x.txt': 'theirs\n' },
    );
    expect(joined).toMatchObject({ kind: 'conflict', files: ['x.txt'] });
    expect(await texts(joined.tree, ['log.md'])).toEqual({ 'log.md': 'start\nours\ntheirs\n' });
    expect(await repository.show(joined.tree, 'x.txt')).toMatch(/^<<<<<<< /);
  });

  it('is a conflict over links, which have no lines', async () => {
    const link = (to: string): Files => ({ 'new.md': { link: to } });
    const ours = await repository.push('ours', link('a'), { from: 'main' });
    const theirs = await repository.push('theirs', link('b'), { from: 'main' });
    await repository.git.run(['fetch', '-q', repository.git.remoteUrl, 'ours', 'theirs'], {
      remote: true,
    });
    expect(await mergeWithUnion(repository.git, { ours, theirs }, RULES)).toMatchObject({
      kind: 'conflict',
      files: ['new.md'],
    });
  });
});

const HISTORY = '.squad/agents/hockney/history.md';

describe('a history that both sides added to', () => {
  const START = '# Hockney\n\n## Learnings\n\n- **[team]** Old.\n';
  const added = (text: string) => ({ [HISTORY]: `${START}- **[general]** ${text}\n` });

  beforeAll(async () => {
    repository = await stage.repository({ [HISTORY]: START, 'a.txt': 'one\n' });
  });

  const work = async (ours: Change, theirs: Change) =>
    mergeWithUnion(
      repository.git,
      { ours: await sideOf(ours), theirs: await sideOf(theirs) },
      WORK_MERGE_RULES,
    );

  it('keeps every learning whole, also where their later lines are alike', async () => {
    const joined = await work(
      added('First:\n    a shared line\n    its end'),
      added('Second:\n    a shared line\n    another end'),
    );
    expect(joined.kind).toBe('union');
    expect(await repository.show(joined.tree, HISTORY)).toBe(
      `${START}- **[general]** First:\n    a shared line\n    its end\n- **[general]** Second:\n    a shared line\n    another end\n`,
    );
  });

  it.each([['packages/shop/.ai-team/log/2026-11-02.md'], ['our-squad/agents/hockney/history.md']])(
    'keeps the lines of both sides below a squad’s folder: %s',
    async (path) => {
      const team = { 'our-squad/team.md': '# Team\n' };
      const ours = await sideOf({ ...team, [path]: 'a\n' });
      const theirs = await sideOf({ ...team, [path]: 'b\n' });
      const joined = await mergeWithUnion(repository.git, { ours, theirs }, MEMORY_MERGE_RULES);
      expect(joined.kind).toBe('union');
      expect(await repository.show(joined.tree, path)).toBe('a\nb\n');
    },
  );

  it.each([
    ['docs/decisions.md'],
    ['src/agents/mail/history.md'],
    ['src/agents/mail/.squad.ts/log/index.ts'],
  ])('leaves a file of the product to people, whatever its name: %s', async (path) => {
    const sides = {
      ours: await sideOf({ [path]: 'a\n' }),
      theirs: await sideOf({ [path]: 'b\n' }),
    };
    for (const rules of [MEMORY_MERGE_RULES, WORK_MERGE_RULES]) {
      expect(await mergeWithUnion(repository.git, sides, rules)).toMatchObject({
        kind: 'conflict',
        files: [path],
      });
    }
  });
});
