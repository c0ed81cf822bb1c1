import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (path: string): string => readFileSync(path, 'utf8');
const { version } = JSON.parse(read('package.json'));
const notesOf = (tag: string): string =>
  execFileSync(process.execPath, ['scripts/release-notes.mjs', tag], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

describe('the version', () => {
  it('is the same in package.json, its lock file and the changelog, whose words a release takes', () => {
    expect(notesOf(`v${version}`)).toMatch(/^### (?:Added|Changed|Fixed)\n\n- /);
    expect(notesOf(`v${version}`)).not.toContain('\n## ');
  });

  it.each(['v9.9.9', 'v0.1.0', '0.2.0', 'v0.2', ''])('is no other one: %j', (tag) => {
    expect(() => notesOf(tag)).toThrow(/the tag is/);
  });

  it('is the one that README and every example pin', () => {
    const examples = readdirSync('examples/workflows').map((name) => `examples/workflows/${name}`);
    const pins = ['README.md', ...examples].map((file) => [
      file,
      /uses: OWNER\/squad-action[\w./-]*@0{40} # (\S+)/.exec(read(file))?.[1],
    ]);
    expect(pins.filter(([, pinned]) => pinned !== `v${version}`)).toEqual([]);
  });
});

describe('CHANGELOG.md', () => {
  it('has a section for each version, newest first, with headings that everybody knows', () => {
    const headings = read('CHANGELOG.md').match(/^#{2,} .*$/gm) ?? [];
    const versions = headings.filter((heading) => heading.startsWith('## '));
    expect(versions[0]).toBe('## [Unreleased]');
    expect(versions[1]).toMatch(/^## \[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/);
    const kinds = headings.filter((heading) => heading.startsWith('### '));
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect(kinds.filter((kind) => !known.includes(kind.slice(4)))).toEqual([]);
  });
});
