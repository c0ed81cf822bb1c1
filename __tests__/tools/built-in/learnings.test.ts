import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import {
  appendLearnings,
  joinHistories,
  learningEntry,
  listLearnings,
} from '#src/tools/built-in/learnings.ts';
import { addedLines } from '../../added-lines.ts';

const ENTRY = '- **[team]** New.';
const append = (text: string) => appendLearnings(text, [ENTRY]);

describe('an entry goes', () => {
  it.each([
    ['to the end of a section in the middle', `## Learnings\n\n- old\n+${ENTRY}\n\n## Next\n\nx\n`],
    ['behind a paragraph', `# H\n\n## Learnings\n\nA paragraph.\n+\n+${ENTRY}\n`],
    [
      'behind the dated entries of other writers',
      `## Learnings\n\n### 2026-11-20\n\nOlder.\n+\n+${ENTRY}\n\n# Appendix\n`,
    ],
    ['into a new file', `+# Project Context\n+\n+## Learnings\n+\n+${ENTRY}\n`],
    ['into a section made at the end', `# H\n\nx\n+\n+## Learnings\n+\n+${ENTRY}\n`],
    [
      'under no heading that only begins alike',
      `### Learnings\n\n## Learnings from Keaton\n\nx\n+\n+## Learnings\n+\n+${ENTRY}\n`,
    ],
    [
      'past headings inside a fence',
      `\`\`\`\n## Learnings\n\`\`\`\n## Learnings\n~~~md\n## No section\n\`\`\`\n~~~\n+\n+${ENTRY}\n\n## Next\n`,
    ],
    [
      'below one that an open fence above it would make code of',
      `## Learnings\n\n\`\`\`sh\nnpm test\n+\`\`\`\n\n- **[api]** Old.\n+${ENTRY}\n`,
    ],
    ['in the line ends of the file', `## Learnings\r\n\r\n- old\r\n+${ENTRY}\r\n\r\n## Next\r\n`],
  ])('%s', (_, marked) => {
    const { before, after } = addedLines(marked);
    expect(append(before)).toBe(after);
  });

  it('to a line of its own where the last one has no end', () => {
    expect(append('## Learnings\r\n\r\n- old')).toBe(`## Learnings\r\n\r\n- old\r\n${ENTRY}\r\n`);
  });
});

it('keeps a learning of many lines in one list entry', () => {
  expect(learningEntry('team', 'One.\r\n\r\n- a\u2028# b\n```\ncode')).toBe(
    '- **[team]** One.\n\n    - a\n    # b\n    ```\n    code',
  );
});

describe('headings', () => {
  const topHeadings = (text: string) =>
    fromMarkdown(text).children.flatMap((node) =>
      node.type === 'heading'
        ? [text.slice(node.position?.start.offset, node.position?.end.offset)]
        : [],
    );
  const lineHeadings = (text: string) =>
    text.split(/[\r\n\u2028\u2029]/).filter((line) => /^ {0,3}#{1,6}(?:\s|$)/.test(line));
  const piece = fc.constantFrom(
    ...['\n', '\n\n', '\r', '\r\n', '\u2028', '\u0085', '## Charter', '# ', '```', '~~~', '==='],
    ...['---', '- ', '> ', '<!-- ', '-->', '<div>', '    ', '\t', 'word', '1. ', '[a]: b'],
  );
  const learning = fc
    .array(piece, { minLength: 1, maxLength: 20 })
    .map((pieces) => pieces.join(''));
  const file = fc.constantFrom(
    '# Project Context\n\n## Learnings\n\n- old\n\n## Next\n\nx\n',
    '# H\n\n## Learnings\n<!-- Append below -->\n',
    '## Learnings\n\n### 2026-11-20\nOlder.\n## Context\n\ny',
    '# H\r\n\r\n## Learnings\r\n\r\n- old\r\n  more\r\n\r\n## Next\r\n',
  );

  it('are the same after any learnings', () => {
    fc.assert(
      fc.property(file, fc.array(learning, { minLength: 1, maxLength: 3 }), (text, learnings) => {
        const grown = learnings.reduce(
          (so, next) => appendLearnings(so, [learningEntry('general', `x${next}`)]),
          text,
        );
        expect(lineHeadings(grown)).toEqual(lineHeadings(text));
        expect(topHeadings(grown)).toEqual(topHeadings(text));
        expect(grown.split('- **[general]** x')).toHaveLength(learnings.length + 1);
      }),
      { numRuns: 150 },
    );
  });
});

const entry = (text: string) => learningEntry('general', text);
const withEntries = (text: string, learnings: readonly string[]) =>
  learnings.reduce((history, learning) => appendLearnings(history, [entry(learning)]), text);

const BASES = [
  '',
  '# Hockney\n\n## Learnings\n\n- **[team]** Old.\n',
  '# Hockney\n\n## Learnings\n\n### 2026-01-01\n\nProse.\n\n## Patterns\n\n- **[x]** Elsewhere\n',
  '# Hockney\r\n\r\n## Context\r\n\r\nWords.\r\n',
  '# Hockney\n\n```\nnever closed\n',
];
const anyLearnings = fc.uniqueArray(
  fc
    .array(fc.constantFrom('a', 'b', '- c', '# d', 'a shared line'), { minLength: 1 })
    .map((lines) => lines.join('\n')),
  { maxLength: 4 },
);

describe('joinHistories', () => {
  it('keeps each learning of both sides once, and changes nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BASES), anyLearnings, anyLearnings, (base, mine, yours) => {
        const ours = withEntries(base, mine);
        const theirs = withEntries(base, yours);
        fc.pre(mine.length > 0 && yours.length > 0);
        const extra = yours.filter((learning) => !mine.includes(learning));
        expect(joinHistories({ base, ours, theirs })).toBe(withEntries(ours, extra));
      }),
    );
  });

  it('adds what was learnt to a history that was condensed meanwhile', () => {
    const base = withEntries('', ['One.', 'Two.']);
    const condensed = withEntries('', ['Two.']);
    const grown = withEntries(base, ['Three.']);
    const wanted = ['Two.', 'Three.'].map(entry);
    for (const sides of [
      { ours: condensed, theirs: grown },
      { ours: grown, theirs: condensed },
    ]) {
      expect(listLearnings(joinHistories({ base, ...sides }) ?? '')).toEqual(wanted);
    }
  });

  it('leaves versions alone that both changed in other ways', () => {
    const base = '# Hockney\n\nOld words.\n';
    const sides = { ours: '# Hockney\n\nMine.\n', theirs: '# Hockney\n\nYours.\n' };
    expect(joinHistories({ base, ...sides })).toBeUndefined();
  });
});
