import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeDecisions } from '#src/scribe/merge-decisions.ts';
import { findDecisionsLoss } from '#src/scribe/verify-merge.ts';
import { parseDecisions } from '#src/team/decisions.ts';
import { parseInboxEntry } from '#src/team/inbox.ts';
import { addedLines } from '../added-lines.ts';
import { aMember } from '../team/a-member.ts';
import { ODD_BLANKS } from '../text/any-text.ts';

const members = [aMember('Odd'), aMember('Odd Nes')];

/** The decisions of files by name, as the inbox holds them. */
const inboxOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).flatMap(([file, text]) => {
    const path = `.squad/decisions/inbox/${file}`;
    const entries = parseInboxEntry({ file: path.slice(path.lastIndexOf('/') + 1), text }, members);
    return entries.length === 0 ? [] : [{ path, entries }];
  });
const merge = (
  current: string | undefined,
  files: Readonly<Record<string, string>>,
  known?: readonly string[],
) => mergeDecisions(current, inboxOf(files), known);
const headings = (text: string) => parseDecisions(text).map(({ heading }) => heading);

const NEW =
  '# Squad Decisions\n\n## Active Decisions\n\nNo decisions recorded yet.\n\n## Governance\n\n- All agree\n';

describe('what each producer writes', () => {
  it.each([
    [
      'squad_decide upstream',
      'odd-use-utc.md',
      '### 2026-11-21T20-34-12: Use UTC\n**By:** Odd\n**What:** Use UTC\n**References:** #12, Mira\n**Why:** body',
      '### 2026-11-21: Use UTC\n\n**By:** Odd\n**What:** Use UTC\n**References:** #12, Mira\n**Why:** body',
    ],
    [
      'memory.write',
      'odd-nes-use-utc-1a2b3c4d.md',
      '---\nid: 1\nclass: DECISION\nloadGuidance: [ALWAYS]\ntitle: "Use: UTC"\nauthor: Odd Nes\ncreatedAt: 2026-11-21T20:34:12Z\nmetadata: {}\n---\n\nOne report.\n',
      '### 2026-11-21: Use: UTC\n\n**By:** Odd Nes\n\nOne report.',
    ],
    [
      'an agent in free Markdown',
      'odd-utc.md',
      '# Use UTC\n\n## Context\nTwo zones.\n\n```sh\n# a comment\n```\n\n### Options\nNone.\n',
      '### Use UTC\n\n**By:** Odd\n\n#### Context\nTwo zones.\n\n```sh\n# a comment\n```\n\n##### Options\nNone.',
    ],
    [
      'a directive',
      'copilot-directive-2026-11-21T10-00-00Z.md',
      '### 2026-11-21T10:00:00Z: User directive\r\n**By:** octocat (via Copilot)\r\n**What:** No tabs.\r\n',
      '### 2026-11-21: User directive\n\n**By:** octocat (via Copilot)\n**What:** No tabs.',
    ],
    [
      'a person, with several in one file',
      'odd-2026-01-03.md',
      '### 2026-01-01: A\na\n### B (2026-01-02)\nb\n### C\n**By:** Mira\nc',
      '### 2026-01-01: A\n\n**By:** Odd\n\na\n\n### 2026-01-02: B\n\n**By:** Odd\n\nb\n\n### 2026-01-03: C\n\n**By:** Mira\nc',
    ],
  ])('%s becomes a dated, signed entry', (_, file, text, entry) => {
    expect(merge('# Squad Decisions\n', { [file]: text }).text).toBe(
      `# Squad Decisions\n\n${entry}\n`,
    );
  });
});

describe('an entry goes', () => {
  const A = { 'a.md': '### A' };

  it.each([
    ['before ## Governance and ## Archive', '### Old\n\n+### A\n+\n## Governance\n\n## Archive\n'],
    ['to the end, as others did', '## Governance\n- x\n\n### Old\nold\n+\n+### A\n'],
    ['below a section of people', '## Governance\n\n## Notes\n+\n+### A\n'],
    [
      'into a section of its own, below decisions of old files',
      '# D\n\n## 2026-01-01: Old\n\n### Context\nold\n+\n+## Active Decisions\n+\n+### A\n',
    ],
    ['behind blank lines', '### Old\n\n\n+### A\n'],
    ['into a file with a byte order mark', '\uFEFF# D\n+\n+### A\n'],
    ['behind an unclosed comment', '### Old\n<!-- x\n+-->\n+\n+### A\n'],
    ['behind an unclosed fence', '### Old\n```js\nx\n+```\n\n### Later\n+\n+### A\n'],
  ])('%s', (_, marked) => {
    const { before, after } = addedLines(marked);
    expect(merge(before, A).text).toBe(after);
  });

  it.each([
    ['into a missing file', undefined, '# Squad Decisions\n\n## Active Decisions\n\n### A\n'],
    ['in place of the sentence', NEW, NEW.replace('No decisions recorded yet.', '### A')],
    [
      'behind a line without end',
      '# D\r\n\r\n### Old\r\nold',
      '# D\r\n\r\n### Old\r\nold\r\n\r\n### A\r\n',
    ],
    ['behind a fence without end', '### Old\n```js\nx', '### Old\n```js\nx\n```\n\n### A\n'],
  ])('%s', (_, current, text) => {
    expect(merge(current, A).text).toBe(text);
  });
});

describe('duplicates', () => {
  const text = '### 2026-01-01: Use UTC\n**By:** Odd\n## Why\nzones\n';

  it('fall away within the inbox, in the file and in the archive', () => {
    const once = merge(NEW, { 'a.md': text, 'b.md': text.replaceAll('\n', '\r\n') });
    expect([once.merged.length, once.duplicates]).toEqual([
      1,
      [{ path: '.squad/decisions/inbox/b.md', heading: '2026-01-01: Use UTC' }],
    ]);
    expect(merge(NEW, { 'a.md': text }, [once.text])).toMatchObject({ text: NEW, merged: [] });
  });

  it('are not decisions of the same heading with another body, which are numbered', () => {
    const files = {
      'a.md': '### U\na',
      'b.md': '### U\nb',
      'c.md': '### u\nc',
      'd.md': '### U\nb',
    };
    const { text: grown, duplicates } = merge(NEW, files);
    expect(headings(grown)).toEqual(['U', 'U (2)', 'u (3)']);
    expect(duplicates).toHaveLength(1);
    expect(merge(grown, files)).toMatchObject({ text: grown, merged: [] });
  });

  it('are not decisions of another day, or of another number that people gave', () => {
    const files = { 'a.md': '### 2026-01-01: U\na', 'b.md': '### 2026-01-02: U\na' };
    expect(merge(NEW, files).duplicates).toEqual([]);
    expect(merge('### Phase (1)\na', { 'a.md': '### Phase (2)\na' }).merged).toHaveLength(1);
  });
});

describe('a decision that supersedes another one', () => {
  const tabs = '# D\n\n### 2026-01-01: Use tabs\n';

  it.each([
    ['by its title', '**Supersedes:** Use tabs'],
    ['in other case, with a day', '- **supersedes**: 2026-01-01: use  Tabs'],
  ])('is told with it %s, and both stay as they were written', (_, label) => {
    const files = { 'a.md': `### 2026-02-01: Use spaces\n${label}` };
    const { text, replacements } = merge(tabs, files);
    expect(text).toBe(`${tabs}\n### 2026-02-01: Use spaces\n\n${label}\n`);
    expect(replacements).toEqual([
      {
        path: '.squad/decisions/inbox/a.md',
        heading: '2026-02-01: Use spaces',
        against: '2026-01-01: Use tabs',
      },
    ]);
    expect(merge(text, files)).toMatchObject({ text, replacements: [] });
  });

  it.each([
    'It supersedes Use tabs.',
    '**What:** Spaces. Supersedes: Use tabs',
    '**Supersedes:** none',
    '**Supersedes:**',
    '```\n**Supersedes:** Use tabs\n```',
  ])('is one by its labelled line alone, so not with %j', (body) => {
    const { text, replacements } = merge(tabs, { 'a.md': `### Never use tabs\n${body}` });
    expect(replacements).toEqual([]);
    expect(text).toBe(`${tabs}\n### Never use tabs\n\n${body}\n`);
  });

  it('stands behind it, in whatever order their files come', () => {
    const files = {
      'a.md': '### Use dots\n**Supersedes:** Use spaces',
      'b.md': '### Use spaces\n**Supersedes:** Use tabs',
      'c.md': '### Use tabs\n**Supersedes:** Use dots',
      'd.md': '### Use lines\n**Supersedes:** Use lines',
    };
    const { merged, replacements } = merge('# D\n', files);
    const order = ['Use tabs', 'Use spaces', 'Use dots', 'Use lines'];
    expect(merged.map(({ heading }) => heading)).toEqual(order);
    expect(replacements.map(({ against }) => against)).toEqual(['Use tabs', 'Use spaces']);
  });
});

describe('markup that a file leaves open', () => {
  const bodyOf = (body: string) =>
    merge('# D\n', { 'a.md': `### A\n${body}` }).text.replace(/^# D\n\n### A\n\n|\n$/g, '');

  it.each([
    ['<details>\n<summary>More</summary>\n\nx', '\n</details>'],
    ['<pre>\nx', '\n</pre>'],
    ['<details>\n<script>\nx', '\n</script>\n</details>'],
  ])('is closed, so that it holds no other entry: %j', (body, closers) => {
    expect(bodyOf(body)).toBe(`${body}${closers}`);
    const files = { 'a.md': `### A\n${body}` };
    expect(merge(merge('# D\n', files).text, files).merged).toEqual([]);
  });

  it.each(['<details>\nx\n</details>', '```\n<pre>\n```', 'a < b, <preview>'])(
    'is not what this is: %j',
    (body) => {
      expect(bodyOf(body)).toBe(body);
    },
  );
});

describe('a second decision under one heading is numbered as it is read, and found again', () => {
  it.each([
    ['a mark that ends a heading', ['# A  \f#', '# A'], ['A', 'A \\#']],
    ['hashes behind hashes', ['# A # #', '# A #'], ['A', 'A \\#']],
    ['nothing but hashes', ['# # #', '# #'], ['\\#', 'b']],
    [
      'its day twice at its end',
      ['### A (2026-01-01) (2026-01-01)\na', '### A (2026-01-01)\nb'],
      ['2026-01-01: A (2)', '2026-01-01: A (2026-01-01)'],
    ],
    [
      'a day that shows without its control characters',
      ['### A (2026-01\u0000-01)\na', '### A (2026-01-01)\nb'],
      ['2026-01-01: A (2)', 'A (2026-01-01)'],
    ],
  ])('%s', (_, [one = '', other = ''], expected) => {
    const files = { 'a.md': one, 'b.md': other };
    const { text } = merge('# D\n', files);
    expect(headings(text).toSorted()).toEqual(expected);
    expect(merge(text, files)).toMatchObject({ text, merged: [] });
  });
});

it('a byte order mark before a fence does not hide it from who reads the file', () => {
  const files = { 'a.md': '\n\uFEFF```\n', 'b.md': '```\n' };
  const { text } = merge('# D\n', files);
  expect(text).toBe('# D\n\n### a\n\n```\n```\n\n### b\n\n```\n```\n');
  expect(merge(text, files).merged).toEqual([]);
});

describe('front matter', () => {
  const matter = (fields: string) => `---\n${fields}\nauthor: [Mira, Otto]\n---\nFewer parts.`;
  const redis = '# D\n\n### 2026-01-01: Use Redis\n';

  it('supersedes a decision that it names', () => {
    const files = {
      '2026-02-01-use-postgres.md': matter('title: Keep one\nsupersedes: Use Redis'),
    };
    const { text, replacements } = merge(redis, files);
    expect(text).toBe(
      `${redis}\n### 2026-02-01: Keep one\n\n**By:** Mira, Otto\n**Supersedes:** Use Redis\n\nFewer parts.\n`,
    );
    expect(replacements).toMatchObject([{ against: '2026-01-01: Use Redis' }]);
    expect(merge(text, files).text).toBe(text);
  });
});

describe('whatever inbox files say', () => {
  const piece = fc.constantFrom(
    ...['\n', '\n\n', '\r\n', '### X', '## Governance', '# A', '##B', '  ### C', '```', '~~~ js'],
    ...['<!-- ', '-->', '2026-01-01: ', '**By:** Odd', '---', '- ', '    ', '#', ' (2)', 'Use UTC'],
    ...['**Supersedes:** X', '<pre>', '</pre>', '<details>', '\t', ' ', ' #', '\r', 'title: '],
    ...[' (2026-01-02)', 'No decisions recorded yet.', ...ODD_BLANKS],
    ...['\n## Decision: A\n', '\n### Context\n', '\n## 2026-01-01\n', '\n**Date:** 2026-01-02\n'],
    ...['\n# B\n', '\nBy: Odd\n', '\n## Context\n', '\n### Notes', '\n#### Why\n', 'words'],
  );
  const text = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(''));
  const files = fc.dictionary(fc.constantFrom('a.md', 'odd-b.md', '2026-01-01-c.md', 'd.md'), text);
  const current = fc.oneof(fc.constant(NEW), fc.constant(undefined), text);

  const linesOf = (content: string) => content.replace(/^\uFEFF/, '').split(/\r\n?|\n/);

  it('no entry is lost, none is doubled, what stood there stands, merging again changes nothing', () => {
    fc.assert(
      fc.property(current, files, (before, dropped) => {
        const found = inboxOf(dropped);
        const { text: after, merged, duplicates } = mergeDecisions(before, found);
        expect(merged.length + duplicates.length).toBe(found.flatMap((d) => d.entries).length);
        expect(findDecisionsLoss(before, after, merged)).toBeUndefined();
        expect(mergeDecisions(after, found)).toMatchObject({ text: after, merged: [] });
        expect(mergeDecisions(before, found.toReversed()).text).toBe(after);
        const lines = linesOf(after);
        const said = linesOf(before ?? '').filter((line) => /\S/.test(line));
        let at = -1;
        for (const line of said.filter((one) => !/^No decisions recorded yet\.\s*$/.test(one))) {
          at = lines.indexOf(line, at + 1);
          expect([line, at]).not.toEqual([line, -1]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

it('merges thousands of files, two hundred under each heading', () => {
  const flood = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      path: `${i}.md`,
      entries: parseDecisions(`### 2026-01-01: Use thing ${i % 10}\n\n**By:** Odd\n\nBody ${i}.`),
    }));
  const { text, merged } = mergeDecisions(NEW, flood(2_000));
  expect(merged).toHaveLength(2_000);
  expect(headings(text).at(-1)).toBe('2026-01-01: Use thing 9 (200)');
});
