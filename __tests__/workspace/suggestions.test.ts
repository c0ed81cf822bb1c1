// A reviewer's suggestions, applied to the lines that the reviewer saw: a commit of their own on the run's branch.
import { describe, expect, it } from '@jest/globals';
import { type Finding, hashOfLines } from '#src/run-log/review-note.ts';
import { createPolicy } from '#src/workspace/policy.ts';
import { applySuggestions } from '#src/workspace/run-branch.ts';
import { aBranch, identityOf, useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();

const FILES: Readonly<Record<string, string | Buffer>> = {
  'a.txt': 'one\ntwo\nthree\nfour\n',
  'dos.txt': 'one\r\ntwo\r\n',
  'infra/a.txt': 'one\n',
  '.github/workflows/ci.yml': 'one\n',
  'open.txt': 'one\ntwo',
  'latin1.txt': Buffer.from('one\ncaf\xe9\n', 'latin1'),
  'web/package-lock.json': 'one\n',
};

/** Suggests a text for lines that say `seen`. */
function suggests(path: string, line: number, seen: string, suggestion?: string): Finding {
  const endLine = line + seen.split('\n').length - 1;
  const linesHash = hashOfLines(seen.split('\n'));
  return { path, line, endLine, text: 'So.', suggestion, linesHash };
}

async function apply(findings: readonly Finding[]) {
  const repository = await stage.repository(FILES);
  const branch = aBranch(repository);
  const policy = createPolicy({
    holdsSecret: (text) => text.includes('hunter2'),
    protectedGlobs: ['infra/**'],
    refusesHidden: true,
    squadDirectory: '.squad',
    requestText: '',
  });
  const applied = await applySuggestions(findings, {
    git: repository.git,
    policy,
    branch,
    identify: () => identityOf('Hockney'),
  });
  const read = (path: string) => repository.git.run(['show', `${branch.tip()}:${path}`]);
  const author = await repository.git.run(['log', '-1', '--format=%an', branch.tip()]);
  return { applied, read, author: author.trim(), isMoved: branch.tip() !== repository.start };
}

describe('a suggestion', () => {
  it('replaces exactly its lines, in a commit in the name of its reviewer', async () => {
    const { applied, read, author } = await apply([
      suggests('a.txt', 1, 'one', 'first\nand more'),
      suggests('a.txt', 3, 'three\nfour', ''),
    ]);
    expect(applied).toMatchObject({ places: [0, 1], files: ['a.txt'] });
    expect(applied?.patch).toContain('+and more');
    expect(await read('a.txt')).toBe('first\nand more\ntwo\n');
    expect(author).toBe('Hockney (Squad)');
  });

  it('keeps the line ends of its file', async () => {
    const { read } = await apply([suggests('dos.txt', 2, 'two', 'second\nand more')]);
    expect(await read('dos.txt')).toBe('one\r\nsecond\r\nand more\r\n');
  });

  it('adds no line end to a file that ends without one', async () => {
    const { read } = await apply([suggests('open.txt', 1, 'one', 'first')]);
    expect(await read('open.txt')).toBe('first\ntwo');
  });

  it('of all lines leaves an empty file', async () => {
    const { read } = await apply([suggests('infra/../a.txt', 1, 'x', 'x')]);
    expect(await read('a.txt')).toBe(FILES['a.txt']);
    const whole = await apply([suggests('a.txt', 1, 'one\ntwo\nthree\nfour', '')]);
    expect(await whole.read('a.txt')).toBe('');
  });

  it.each([
    ['lines that say something else now', suggests('a.txt', 1, 'two', 'x')],
    ['lines beyond the end', suggests('a.txt', 9, 'nine', 'x')],
    ['a blank line beyond the end', suggests('a.txt', 9, '', 'x')],
    ['a file that is not there', suggests('b.txt', 1, 'one', 'x')],
    ['a protected file', suggests('infra/a.txt', 1, 'one', 'x')],
    ['a workflow', suggests('.github/workflows/ci.yml', 1, 'one', 'x')],
    [
      'a file in another encoding, whose other lines would change',
      suggests('latin1.txt', 1, 'one', 'x'),
    ],
    ['a lock file', suggests('web/package-lock.json', 1, 'one', 'x')],
    ['a text with a secret', suggests('a.txt', 1, 'one', 'hunter2')],
    ['a text with a hidden character', suggests('a.txt', 1, 'one', 'o\u200Bne')],
    ['a finding without one', suggests('a.txt', 1, 'one')],
  ])('is not applied to %s', async (_, finding) => {
    const { applied, isMoved } = await apply([finding]);
    expect(applied).toBeUndefined();
    expect(isMoved).toBe(false);
  });

  it('for lines that another one replaces is left to whoever revises the file', async () => {
    const { applied, read } = await apply([
      suggests('a.txt', 2, 'two\nthree', 'both'),
      suggests('a.txt', 3, 'three', 'third'),
    ]);
    expect(applied?.places).toEqual([0]);
    expect(await read('a.txt')).toBe('one\nboth\nfour\n');
  });
});
