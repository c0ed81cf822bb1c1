import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import picomatch from 'picomatch';
import { ownersOf, parseCodeowners, readCodeowners } from '#src/team/codeowners.ts';
import { aTree } from './a-tree.ts';

const owners = (text: string, ...paths: readonly string[]) =>
  ownersOf(parseCodeowners(text), paths);

describe('patterns', () => {
  it.each([
    ['*.js', 'src/deep/a.js', true],
    ['/build/logs/', 'build/logs/x/y.log', true],
    ['/build/logs/', 'lib/build/logs/x.log', false],
    ['docs/*', 'docs/start.md', true],
    ['/docs', 'docs/deep/start.md', true],
    ['/docs', 'docsy/a', false],
    ['src/**', 'src', false],
    ['path\\ with/a.ts', 'path with/a.ts', true],
    ['Docs/', 'docs/a.md', false],
    ['{a,b}.ts', 'a.ts', false],
    ['caf\u00e9/', 'cafe\u0301/a.ts', true],
    ['cafe\u0301/', 'caf\u00e9/a.ts', true],
  ])('%j and %j: %s', (pattern, path, isOwned) => {
    expect(owners(`${pattern} @mona`, path)).toEqual(isOwned ? ['mona'] : []);
  });

  it('are read as globs are, for random ones of stars and letters', () => {
    const part = fc.stringMatching(/^[ab*]{1,4}$/).filter((text) => !text.includes('**'));
    const pattern = fc.array(fc.oneof(part, fc.constant('**')), { minLength: 2, maxLength: 4 });
    const path = fc.array(fc.stringMatching(/^[ab]{1,3}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(pattern, path, (parts, words) => {
        const glob = parts.join('/');
        const inside = glob.replace(/\/\*\*$/, '/**/*');
        const globs = parts.at(-1) === '*' ? [glob] : [inside, `${glob}/**/*`];
        const expected = picomatch(globs, { dot: true })(words.join('/'));
        expect(owners(`/${glob} @mona`, words.join('/'))).toEqual(expected ? ['mona'] : []);
      }),
      { numRuns: 200 },
    );
  });

  it('of 10,000 stars are compared with a long path', () => {
    const pattern = `${'*a'.repeat(5000)}b @mona`;
    expect(owners(pattern, 'a'.repeat(20_000))).toEqual([]);
  });
});

describe('lines', () => {
  it('decide by the last that matches', () => {
    const text = '* @everybody\n*.ts @acme/front @mona\n/src/legacy/ @old\n';
    expect(owners(text, 'src/a.ts')).toEqual(['acme/front', 'mona']);
    expect(owners(text, 'src/legacy/a.ts')).toEqual(['old']);
    expect(owners(text, 'README.md')).toEqual(['everybody']);
  });

  it('without owners take them away', () => {
    expect(owners('/apps/ @mona\n/apps/github\n', 'apps/github/a.ts')).toEqual([]);
    expect(owners('/apps/ @mona\n/apps/github\n', 'apps/other/a.ts')).toEqual(['mona']);
  });

  it.each([
    ['a comment', '# * @mona'],
    ['a negation', '!*.ts @mona'],
    ['a range', 'src/[a-c].ts @mona'],
    ['an escaped #', '\\#a.ts @mona'],
    ['an owner that is none', '* @mona somebody'],
  ])('that are %s say nothing', (_what, line) => {
    expect(owners(`* @before\n${line}`, 'src/a.ts')).toEqual(['before']);
  });

  it('may end in a comment, and with the line end of another system', () => {
    expect(owners('*.ts\t@mona #the owner @hidden\r\n', 'a.ts')).toEqual(['mona']);
  });

  it('leave out addresses of e-mail, which nobody can be asked by', () => {
    expect(owners('* docs@example.com @mona', 'a.ts')).toEqual(['mona']);
  });
});

it('names each owner once whatever the case, the owners of most paths first', () => {
  const text = 'a/ @Mona\nb/ @hubot @mona\nc/ @hubot\nd/ @hubot';
  expect(owners(text, 'a/1', 'b/1', 'c/1', 'd/1')).toEqual(['hubot', 'Mona']);
});

describe('the file', () => {
  it('is taken from .github, then the root, then docs', async () => {
    const places = { 'docs/CODEOWNERS': '* @docs', CODEOWNERS: '* @root' };
    const all = aTree({ ...places, '.github/CODEOWNERS': '* @github' });
    expect(ownersOf(await readCodeowners(all), ['a'])).toEqual(['github']);
    expect(ownersOf(await readCodeowners(aTree(places)), ['a'])).toEqual(['root']);
  });

  it('counts for nothing when it is a link, absent, or larger than 3 MB', async () => {
    const big = `* @mona\n${'#'.repeat(3 * 1024 * 1024)}`;
    expect(await readCodeowners(aTree({ CODEOWNERS: { mode: '120000', text: 'x' } }))).toEqual([]);
    expect(await readCodeowners(aTree({}))).toEqual([]);
    expect(await readCodeowners(aTree({ CODEOWNERS: big }))).toEqual([]);
  });
});
