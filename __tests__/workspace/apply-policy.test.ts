// Which of an agent's files go into its commit.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  applyPolicy,
  type CommitCandidate,
  MAX_FILES,
  reasonAgainstAdded,
} from '#src/workspace/changes.ts';
import { createPolicy } from '#src/workspace/policy.ts';

const policy = createPolicy({
  holdsSecret: (text) => text.includes('ghs_canary'),
  protectedGlobs: ['infra/**'],
  squadDirectory: 'team/squad',
  requestText: '',
});

function aFile(path: string, change: Partial<CommitCandidate> = {}): CommitCandidate {
  return { path, bytes: 10, byTool: false, obstacle: undefined, ...change };
}

describe('judge', () => {
  it('says of a deletion that is left out what it is', () => {
    const gone = aFile('.github/workflows/x.yml', { isRemoved: true });
    expect(applyPolicy([gone, aFile('src/a.ts', { isRemoved: true })], policy)).toEqual({
      accepted: [aFile('src/a.ts', { isRemoved: true })],
      left: ['the deletion of .github/workflows/x.yml: protected, so only a person may change it'],
    });
  });

  it.each([
    ['package-lock.json', 'package.json'],
    ['a/yarn.lock', 'a/package.json'],
    ['pnpm-lock.yaml', 'packages/b/package.json'],
    ['Cargo.lock', 'crates/x/Cargo.toml'],
    ['go.sum', 'go.mod'],
    ['deno.lock', 'deno.jsonc'],
    ['Gemfile.lock', 'Gemfile'],
    ['composer.lock', 'composer.json'],
    ['uv.lock', 'pyproject.toml'],
    ['mix.lock', 'mix.exs'],
  ])('takes %s together with %s, and not alone', (lock, manifest) => {
    expect(applyPolicy([aFile(lock), aFile(manifest)], policy).left).toEqual([]);
    expect(applyPolicy([aFile(lock)], policy).accepted).toEqual([]);
  });

  it.each([
    ['a/package-lock.json', 'package.json'],
    ['a/package-lock.json', 'ab/package.json'],
    ['Package-Lock.json', 'src/a.ts'],
  ])('does not take %s together with %s', (lock, other) => {
    expect(applyPolicy([aFile(lock), aFile(other)], policy).accepted).toEqual([aFile(other)]);
  });

  it('does not count a manifest that is left out itself', () => {
    const manifest = aFile('package.json', { bytes: 6 * 1024 * 1024 });
    expect(applyPolicy([aFile('package-lock.json'), manifest], policy).left).toEqual([
      'package.json: larger than 5 MB',
      'package-lock.json: a lock file changes only together with its manifest',
    ]);
  });

  it('takes 300 files and names the rest', () => {
    const files = Array.from({ length: MAX_FILES + 2 }, (_, index) => aFile(`f${index}`));
    const { accepted, left } = applyPolicy(files, policy);
    expect(accepted).toHaveLength(300);
    expect(left).toEqual([
      'f300: more than 300 files in one commit',
      'f301: more than 300 files in one commit',
    ]);
  });

  it("takes a squad tool's file below .squad, and no agent's", () => {
    const files = [aFile('.squad/a.md', { byTool: true }), aFile('.squad/b.md')];
    expect(applyPolicy(files, policy).accepted).toEqual([files[0]]);
    const gone = files.map((file) => ({ ...file, isRemoved: true }));
    expect(applyPolicy(gone, policy).accepted).toEqual([gone[0]]);
  });

  it('loses no candidate: each is accepted or has its line', () => {
    const path = fc.constantFrom('a.ts', 'package.json', 'package-lock.json', '.git', 'infra/x');
    const candidate = fc.record({
      path,
      bytes: fc.integer({ min: 0, max: 6 * 1024 * 1024 }),
      byTool: fc.boolean(),
      obstacle: fc.option(fc.constant('not a regular file'), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(candidate), (candidates) => {
        const { accepted, left } = applyPolicy(candidates, policy);
        expect(accepted.length + left.length).toBe(candidates.length);
      }),
    );
  });
});

describe('a line with hidden characters', () => {
  const refusing = { holdsSecret: () => false, refusesHidden: true };

  it.each([
    ['after a byte order mark', '\uFEFFa\u200B\nb\n'],
    ['with the line ends of old Macs', 'a\u200B\rb\r'],
  ])('is not refused where it stood before, %s', async (_, before) => {
    const after = before.replace('b', 'c');
    expect(await reasonAgainstAdded(after, async () => before, refusing)).toBeUndefined();
    expect(await reasonAgainstAdded(after, async () => 'b\n', refusing)).toContain('U+200B');
  });
});
