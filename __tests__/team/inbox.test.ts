import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { isInboxEntry, loadDecisions, parseInboxEntry, SQUAD_FIELDS } from '#src/team/inbox.ts';
import { anyText } from '../text/any-text.ts';
import { aMember } from './a-member.ts';
import { aTree } from './a-tree.ts';

const members = [aMember('Odd'), aMember('Odd Nes'), aMember('copilot')];
const parse = (file: string, text: string) => parseInboxEntry({ file, text }, members);

describe('parseInboxEntry', () => {
  it.each([
    [
      'a title',
      '---\ntitle: Drop Node 18 after 2025-04-30\ncreatedAt: 2026-08-31\n---\nIt is old.',
    ],
    ['a heading', '---\ndate: 2026-08-31\n---\n# Drop Node 18 after 2025-04-30\n\nIt is old.'],
  ])('takes the day that its author gives before one that %s tells of', (_, text) => {
    const expected = { title: 'Drop Node 18 after 2025-04-30', date: '2026-08-31' };
    expect(parse('odd-x.md', text)).toMatchObject([expected]);
    const undated = text.replace(/^(?:createdAt|date): .*\n/m, '');
    expect(parse('odd-2026-08-31-x.md', undated)).toMatchObject([expected]);
    expect(parse('odd-x.md', undated)).toMatchObject([{ ...expected, date: '2025-04-30' }]);
  });

  it.each(['# 2026-08-30: Use UTC', '# Use UTC (2026-08-30)', '### 2026-08-30: Use UTC'])(
    'takes the day that the heading is dated with before any other: %s',
    (heading) => {
      const text = `---\ndate: 2026-08-31\n---\n${heading}\n\nOne report.`;
      expect(parse('odd-x.md', text)).toMatchObject([{ title: 'Use UTC', date: '2026-08-30' }]);
    },
  );

  it.each([
    [
      'a label below the title',
      '# Use UTC\n\n**Date:** 2026-08-30\n**Agent:** Mira\n\n## Context\nx',
    ],
    ['labels in a list', '## Use UTC\n- Date: 2026-08-30\n- Decided by: Mira'],
    ['front matter of another name', '---\ndecided: 2026-08-30\nowner: Mira\n---\n# Use UTC\nx'],
    ['a label before what the file’s name says', '# Use UTC\n**Date:** 2026-08-30\n**By:** Mira'],
  ])('takes day and author from %s', (_, text) => {
    const expected = [{ title: 'Use UTC', date: '2026-08-30', author: 'Mira' }];
    expect(parse('odd-2026-08-31-x.md', text)).toMatchObject(expected);
  });

  it('splits decisions of a higher level, and no decision into its parts', () => {
    const two = '# Notes\n**By:** Mira\n## A\n### Context\nc\n## B\n### Decision\nd';
    expect(parse('x.md', two)).toMatchObject([
      { title: 'A', author: 'Mira', body: '# Notes\n**By:** Mira\n\n### Context\nc' },
      { title: 'B', author: 'Mira', body: '### Decision\nd' },
    ]);
    const one = '# A\n## Context\nc\n### 2026-01-01: Told\nt\n## Decision\nd';
    expect(parse('x.md', one.replace('### 2026-01-01: Told', '### Told'))).toHaveLength(1);
  });

  it('splits several entries and loses no text before them', () => {
    const text = '# Decisions\nBoth agreed.\n### 2026-01-01: A\na\n### 2026-01-02: B\nb';
    expect(parse('mixed.md', text)).toMatchObject([
      { title: 'A', body: 'Both agreed.\n\na' },
      { title: 'B', body: 'b' },
    ]);
    expect(parse('mixed.md', text.replace('Decisions', 'No Friday'))).toMatchObject([
      { title: 'A', body: '# No Friday\nBoth agreed.\n\na' },
      { title: 'B' },
    ]);
  });

  it('keeps what front matter says besides as labels, below the author', () => {
    const matter =
      'author: [Mira, Otto]\nstatus: rejected\nsupersededBy: Use UTC\ntags: [api, 2]\nmetadata: {a: 1}\nid: 1\n';
    const labels = '**Status:** rejected\n**Superseded by:** Use UTC\n**Tags:** api, 2';
    expect(parse('a.md', `---\n${matter}---\nOne.\n\nTwo.`)).toMatchObject([
      { author: 'Mira, Otto', body: `${labels}\n\nOne.\n\nTwo.` },
    ]);
    expect(parse('a.md', `---\n${matter}---\n### A\n**By:** Odd\n**Why:** x`)).toMatchObject([
      { author: 'Odd', body: `**By:** Odd\n${labels}\n**Why:** x` },
    ]);
  });

  const BODY = '**Status:** accepted\nOne.';

  it.each([
    ['an empty value', 'status: ""'],
    ['what the text says itself', 'status: accepted'],
    ['empty fields', 'tags: []\nmore: {}\nnotes:'],
    ['a day', 'date: 2026-11-20 09:30:00Z'],
  ])('makes no label of %s', (_, field) => {
    expect(parse('a.md', `---\n${field}\n---\n${BODY}`)).toMatchObject([{ body: BODY }]);
  });

  it.each([
    ['a list of more than plain values', 'tags: [[a]]'],
    ['a long text', `why: >-\n  ${'word '.repeat(80)}\n\n  - more`],
    ['nested fields', 'alternatives:\n  - name: Local time\n    rejected: It jumps'],
    ['a name that no label can be', '"**By:** Mira": x'],
    ['a title that is a list', 'title: [Use, UTC]'],
    ['a second author', 'author: Odd\nby: Mira', 'by: Mira'],
    ['a value with a comment', 'title: One. #12'],
    ['a comment', '# Nobody asked Vik.\nstatus: accepted', '# Nobody asked Vik.'],
    ['an alias', 'why: &a [[a]]\nagain: *a'],
    ['words in what only Squad reads', 'metadata: {note: Mira said so}'],
  ])('makes no label of %s, and keeps it below the body', (_, fields, kept = fields) => {
    const body = `${BODY}\n\n\`\`\`yaml\n${kept}\n\`\`\``;
    expect(parse('a.md', `---\n${fields}\n---\n${BODY}`)).toMatchObject([{ body }]);
  });

  it('reads a heading between two rulers, which is a comment to YAML, as the title', () => {
    expect(parse('a.md', '---\n\n# No Friday\n\n---\n\nNobody mends it.\n')).toMatchObject([
      { title: 'No Friday', body: '---\n\nNobody mends it.' },
    ]);
    expect(parse('odd-x.md', '---\n---\nOne.')).toMatchObject([{ title: 'x', body: 'One.' }]);
  });

  it('loses no word of front matter', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/);
    const value = fc.oneof(
      ...[word, fc.array(word), fc.dictionary(word, word), fc.array(fc.array(word))],
      fc.array(word, { maxLength: 80 }).map((words) => words.join(' ')),
    );
    // An `id` of one word says nothing to people.
    const ownName = word.filter((found) => !SQUAD_FIELDS.has(found));
    const name = fc.oneof(ownName, fc.constantFrom('title', 'author', 'by', 'date', 'createdAt'));
    fc.assert(
      fc.property(
        fc.dictionary(name, value),
        fc.constantFrom('x', '### A\na', '### B\n**Why:** b\n### C\nc'),
        (fields, text) => {
          const read = parse('a.md', `---\n${stringify(fields)}---\n${text}`);
          const said = read.map((entry) => Object.values(entry).join('\n')).join('\n');
          const words = JSON.stringify(Object.values(fields)).match(/[a-z]+/g) ?? [];
          expect(words.filter((found) => !said.includes(found))).toEqual([]);
        },
      ),
    );
  });

  it('never throws, and never loses a file that says something', () => {
    fc.assert(
      fc.property(fc.string(), anyText(), (file, text) => {
        expect(parse(`${file}.md`, `x\n${text}`).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('isDropBox', () => {
  it.each([
    ['a.md', true],
    ['.gitkeep', false],
    ['README.md', false],
    ['a.txt', false],
    ['a/b.md', false],
  ])('%j: %j', (file, expected) => {
    expect(isInboxEntry(file)).toBe(expected);
  });
});

describe('loadDecisions', () => {
  const place = { directory: '.squad', members };

  it('reads merged decisions, then the inbox files by name, and no links', async () => {
    const tree = aTree({
      '.squad/decisions.md': '### 2026-01-01: Merged',
      '.squad/decisions/inbox/b.md': '### B',
      '.squad/decisions/inbox/a.md': '### A',
      '.squad/decisions/inbox/.gitkeep': '',
      '.squad/decisions/inbox/link.md': { mode: '120000', text: '/etc/passwd' },
      '.squad/decisions/archive/2026-Q1.md': '### Old',
    });
    const { entries, warnings } = await loadDecisions(tree, place);
    expect(entries.map((entry) => entry.title)).toEqual(['Merged', 'A', 'B']);
    expect(warnings).toEqual([]);
  });

  it('reads a second file as the older one: of a decision in both, the main file’s words count', async () => {
    const tree = aTree({
      '.squad/decisions.md': '### 2026-01-02: Use UTC\nEverywhere.\n### 2026-01-03: Use tabs',
      '.squad/decisions/decisions.md':
        '### 2026-01-01: Use UTC\nIn reports.\n### 2026-01-02: use UTC\nIn logs.',
    });
    const { entries } = await loadDecisions(tree, place);
    expect(entries.map(({ heading, body }) => [heading, body])).toEqual([
      ['2026-01-01: Use UTC', 'In reports.'],
      ['2026-01-02: Use UTC', 'Everywhere.'],
      ['2026-01-03: Use tabs', ''],
    ]);
  });

  it('bounds the number of inbox files and says so', async () => {
    const files = Array.from({ length: 600 }, (_, i) => [
      `.squad/decisions/inbox/${i}.md`,
      '### X',
    ]);
    const { entries, warnings } = await loadDecisions(aTree(Object.fromEntries(files)), place);
    expect(entries).toHaveLength(500);
    expect(warnings).toEqual([
      '.squad/decisions/inbox/ holds 600 files; 500 are read. Let Scribe merge them.',
    ]);
  });
});
