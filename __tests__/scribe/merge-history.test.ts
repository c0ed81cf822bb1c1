import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { condenseHistory } from '#src/scribe/archive-history.ts';
import { mergeHistory } from '#src/scribe/merge-learnings.ts';
import { findHistoryLoss } from '#src/scribe/verify-merge.ts';
import {
  dropRepeatedLearnings,
  entryKey,
  learningEntry,
  listLearnings,
} from '#src/tools/built-in/learnings.ts';
import { ODD_BLANKS } from '../text/any-text.ts';

const fragments = (...texts: readonly string[]) =>
  texts.map((text, at) => ({ path: `.squad/agents/odd/inbox/${at}.md`, text }));
const HISTORY = '# Odd\n\n## Learnings\n\n- **[team]** Old.\n\n## Next\n\nx\n';
const today = '2026-11-22';
const merge = (
  current: string | undefined,
  dropped: ReturnType<typeof fragments>,
  known: readonly string[] = [],
) => mergeHistory(current, dropped, known, today);
const merged = (...texts: readonly string[]) =>
  merge(HISTORY, fragments(...texts)).merged.map(({ entry }) => entry);

describe('a fragment', () => {
  it.each([
    [
      'of our tool',
      '- **[technical]** One.\n\n    - a\n    # b\n',
      ['- **[technical]** One.\n\n    - a\n    # b'],
    ],
    [
      'with several entries',
      '- **[a]** x\r\n* **[b]** y\r\n  more\r\n',
      ['- **[a]** x', '- **[b]** y\n    more'],
    ],
    ['under a day', '\n### 2026-11-20\n\nSlow.', ['- **[general]** Slow.']],
    ['without a word', '- **[a]** \u0001\n', []],
    [
      'with more front matter',
      '---\nauthor: Odd\ncontext: Only on arm64\nseen:\n  - by: Mira\n---\nSlow.',
      [
        '- **[general]** Slow.\n\n    **Context:** Only on arm64\n\n    ```yaml\n    seen:\n      - by: Mira\n    ```',
      ],
    ],
    [
      'with prose below an entry',
      '- **[a]** x\n## Charter\n',
      ['- **[general]** **[a]** x\n    ## Charter'],
    ],
  ])('%s becomes list entries', (_, text, entries) => {
    expect(merged(text)).toEqual(entries);
  });

  it.each([
    ['in the middle', HISTORY, HISTORY.replace('Old.\n', 'Old.\n- **[a]** x\n- **[b]** y\n')],
    ['in a new file', undefined, '# Project Context\n\n## Learnings\n\n- **[a]** x\n- **[b]** y\n'],
    [
      'in a new section',
      '# H\r\n',
      '# H\r\n\r\n## Learnings\r\n\r\n- **[a]** x\r\n- **[b]** y\r\n',
    ],
  ])('goes under ## Learnings, with others at once: %s', (_, current, text) => {
    expect(merge(current, fragments('- **[a]** x', '- **[b]** y')).text).toBe(text);
  });

  it('falls away when it is known: in the file, in its archive, among the fragments', () => {
    const {
      text,
      merged: added,
      duplicates,
    } = merge(
      HISTORY,
      fragments('- **[team]** Old.', '- **[a]** x\n', '- **[a]** x', '- **[a]** archived'),
      ['# Archive\r\n\r\n- **[a]** archived\r\n'],
    );
    expect(added.map(({ entry }) => entry)).toEqual(['- **[a]** x']);
    expect(duplicates).toHaveLength(3);
    expect(merge(text, fragments('- **[a]** x')).text).toBe(text);
  });
});

describe('a learning behind `###` blocks', () => {
  const at = (path: string, text: string) => ({ path: `.squad/agents/odd/inbox/${path}`, text });
  const BLOCKS = '## Learnings\n\n### 2026-11-20: Builds\n\n- slow\n';

  it.each([
    ['date: 2026-11-21', '2026-11-21'],
    ['createdAt: 2026-11-21T08:00:00Z\ndate: someday', '2026-11-21'],
    ['date: 2026-02-30', '2026-11-19'],
  ])('comes under the day of its front matter: %s', (fields, day) => {
    const { text } = merge(BLOCKS, [at('2026-11-19-odd.md', `---\n${fields}\n---\nThe cause.`)]);
    expect(text).toContain(`\n### ${day}\n\n- **[general]** The cause.\n`);
  });

  it('comes under a heading with the day in its file name, else with today, in the order of the days', () => {
    const dropped = [
      at('a.md', '- **[a]** today'),
      at('2026-11-21-odd-1a2b3c4d.md', '- **[a]** later'),
      at('2026-11-20-odd-1a2b3c4d.md', '- **[a]** same day'),
      at('2026-02-30-odd-1a2b3c4d.md', '- **[a]** no day'),
      at('2026-11-20-odd-5a6b7c8d.md', '### 2026-11-21\n\n- **[a]** as its heading says'),
    ];
    const { text, merged: added } = merge(`${BLOCKS}\n## Next\n`, dropped);
    expect(text).toBe(
      `${BLOCKS}- **[a]** same day\n\n### 2026-11-21\n\n- **[a]** as its heading says\n- **[a]** later\n\n### ${today}\n\n- **[a]** no day\n- **[a]** today\n\n## Next\n`,
    );
    expect(added.map(({ entry }) => entry.slice(10))).toEqual([
      ...['same day', 'as its heading says', 'later', 'no day', 'today'],
    ]);
    expect(merge(text, dropped).text).toBe(text);
  });

  const days = Array.from({ length: 40 }, (_, back) =>
    new Date(Date.UTC(2026, 10, 20 - back)).toISOString().slice(0, 10),
  );
  const filler = 'word '.repeat(80);

  it.each([['blocks', days.map((day) => `### ${day}\n\n${filler}\n\n`).join('')]])(
    'stays in the history when older %s, newest first, are archived',
    (_, older) => {
      const history = merge(`## Learnings\n\n${older}`, [at('a.md', '- **[t]** BRANDNEW')]).text;
      const found = condenseHistory(history, undefined, today);
      expect(found?.text).toContain('BRANDNEW');
      expect(found?.archive).toContain('2026-10-12');
      expect(found?.archive).not.toContain('2026-11-20');
    },
  );
});

describe('whatever fragments say', () => {
  const piece = fc.constantFrom(
    ...['\n', '\n\n', '\r\n', '## Charter', '# ', '```', '~~~', '===', '---', '- ', '> '],
    '- **[a]** ',
    ...['<!-- ', '-->', '    ', '  ', '\t', 'word', '1. ', ...ODD_BLANKS],
  );
  const text = fc
    .array(piece, { minLength: 1, maxLength: 12 })
    .map((pieces) => `x${pieces.join('')}`);
  const fragment = fc
    .tuple(fc.constantFrom('', '- ', '### 2026-11-20\n\n', '### 2026-11-20\n- '), text)
    .map((parts) => parts.join(''));
  const current = fc.constantFrom(
    HISTORY,
    '## Learnings\n\n```js\nopen\n\n## Next\n\ny',
    '# H\r\n\r\n## Learnings\r\n<!-- open\r\n',
    '### Learnings\n\n## Learnings from Mira\n\n- z\n',
    '## Learnings\n\n### 2026-11-20\n\n~~~\n### 2026-11-21\n',
  );
  const headings = (markdown: string) =>
    fromMarkdown(markdown).children.flatMap((node) =>
      node.type === 'heading'
        ? [markdown.slice(node.position?.start.offset, node.position?.end.offset)]
        : [],
    );

  it('the headings stay but for new days, every learning is there once, merging again changes nothing', () => {
    fc.assert(
      fc.property(current, fc.array(fragment, { minLength: 1, maxLength: 4 }), (before, texts) => {
        // Two merges: the first may have to close a block or to make the section.
        const ready = merge(before, fragments('- **[a]** first')).text;
        const { text: after, merged: added } = merge(ready, fragments(...texts));
        const isKept = (heading: string) => !/^### \d{4}-\d\d-\d\d$/.test(heading);
        expect(headings(after).filter(isKept)).toEqual(headings(ready).filter(isKept));
        expect(findHistoryLoss(ready, after, added)).toBeUndefined();
        expect(merge(after, fragments(...texts)).text).toBe(after);
      }),
      { numRuns: 150 },
    );
  });

  it('entries of our tool keep their bytes', () => {
    fc.assert(
      fc.property(text, (learning) => {
        const entry = learningEntry('team', learning);
        expect(merged(`${entry}\n`)).toEqual([entry]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a block that is left open above learnings', () => {
  it.each([
    ['a fence', '- **[a]** How to run:\n\n```sh\nnpm test\n\n- **[b]** old\n'],
    ['a comment', '<!-- the newest stand last\n\n- **[a]** one\n- **[b]** old\n'],
  ])('hides none of them once it is closed: %s', (_, learnings) => {
    const before = `# Odd\n\n## Learnings\n\n${learnings}`;
    const { text, merged: added } = merge(before, fragments('- **[c]** new'));
    expect(findHistoryLoss(before, text, added)).toBeUndefined();
    expect(listLearnings(text)).toHaveLength(listLearnings(before).length + 1);
  });
});

describe('verifyHistory', () => {
  const added = [{ path: 'a.md', entry: '- **[a]** x' }];

  it.each([
    ['- **[a]** x\n- **[a]** y', undefined],
    ['- **[a]** y', '1 old and 1 new entries should make 2, not 1'],
    ['- **[a]** x\n- **[a]** x', '"- **[a]** x" appears 2 times'],
    ['- **[a]** x\n- **[a]** z', '"- **[a]** y" is no longer there'],
  ])('judges %j', (after, reason) => {
    expect(findHistoryLoss('- **[a]** y', after, added)).toBe(reason);
  });
});

describe('a history that git merged from two branches', () => {
  const learnings = fc.array(fc.constantFrom('One.', 'Two.\n\nIts end.', 'Three.'), {
    maxLength: 8,
  });
  const listed = (all: readonly string[], between: string) =>
    all.map((one) => learningEntry('team', one)).join(between);

  it('keeps each learning once, at its first place, and every other line', () => {
    fc.assert(
      fc.property(learnings, learnings, fc.constantFrom('\n', '\n\n'), (some, more, between) => {
        const days = [
          `### 2026-11-20\n\n${listed(some, between)}`,
          `### x\n\n${listed(more, between)}`,
        ];
        const text = `# Odd\n\n## Learnings\n\n${days.join('\n\n')}\n\n## Next\n\nx\n`;
        const { text: kept, repeated } = dropRepeatedLearnings(text);
        const before = listLearnings(text).map(entryKey);
        expect(listLearnings(kept).map(entryKey)).toEqual([...new Set(before)]);
        expect(repeated).toHaveLength(before.length - new Set(before).size);
        expect(kept.match(/^#.*$/gm)).toEqual(text.match(/^#.*$/gm));
        expect(dropRepeatedLearnings(kept)).toEqual({ text: kept, repeated: [] });
      }),
    );
  });

  it.each([
    ['the same words in another category', '- **[a]** x\n- **[b]** x\n'],
    ['what stands in a fence', '```\n- **[a]** x\n- **[a]** x\n```\n'],
    [
      'items that begin alike, each with code of its own',
      '- **[a]** x\n```\n1\n```\n- **[a]** x\n\n```\n2\n```\n',
    ],
    ['an item whose words go on below it', '- **[a]** x\n- **[a]** x\nand more\n'],
  ])('keeps %s as it is', (_, items) => {
    const text = `## Learnings\n\n${items}`;
    expect(dropRepeatedLearnings(text)).toEqual({ text, repeated: [] });
  });

  it('keeps what two days of another section have in common, and what a learning shares with them', () => {
    const day = (name: string) => `### ${name}\n\n- **[outcome]** All tests pass.\n\n`;
    const sessions = `## Sessions\n\n${day('2026-08-01')}${day('2026-08-02')}`;
    const learnings = '## Learnings\n\n- **[outcome]** All tests pass.\n';
    const text = `# Odd\n\n${sessions}${learnings}\n${sessions}`;
    expect(dropRepeatedLearnings(text)).toEqual({ text, repeated: [] });
    expect(dropRepeatedLearnings(sessions)).toEqual({ text: sessions, repeated: [] });
    const twice = `${learnings}- **[outcome]** All tests pass.\n`;
    expect(dropRepeatedLearnings(`${sessions}${twice}`).text).toBe(`${sessions}${learnings}`);
  });
});
