import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { appendLearnings, learningEntry } from '../../../src/tools/built-in/learning-markdown.ts';

const ENTRY = '- **[team]** New.';
const append = (text: string) => appendLearnings(text, [ENTRY]);

describe('where an entry goes', () => {
  it.each([
    {
      title: 'at the end of a section in the middle',
      text: '# H\n\n## Learnings\n\n- old\n\n## Next\n\nx\n',
      result: `# H\n\n## Learnings\n\n- old\n${ENTRY}\n\n## Next\n\nx\n`,
    },
    {
      title: 'at the end of the file',
      text: '# H\n\n## Learnings\n\nA paragraph.\n',
      result: `# H\n\n## Learnings\n\nA paragraph.\n\n${ENTRY}\n`,
    },
    {
      title: 'after the dated entries of other writers',
      text: '## Learnings\n\n### 2026-11-20\n\nOlder.\n\n# Appendix\n',
      result: `## Learnings\n\n### 2026-11-20\n\nOlder.\n\n${ENTRY}\n\n# Appendix\n`,
    },
    {
      title: 'in a new file',
      text: '',
      result: `# Project Context\n\n## Learnings\n\n${ENTRY}\n`,
    },
    {
      title: 'in a section made at the end',
      text: '# H\n\nx',
      result: `# H\n\nx\n\n## Learnings\n\n${ENTRY}\n`,
    },
    {
      title: 'not under a heading that only begins alike',
      text: '### Learnings\n\n## Learnings from Keaton\n\nx\n',
      result: `### Learnings\n\n## Learnings from Keaton\n\nx\n\n## Learnings\n\n${ENTRY}\n`,
    },
    {
      title: 'past headings inside a fence',
      text: '```\n## Learnings\n```\n## Learnings\n~~~md\n## Not a section\n```\n~~~\n\n## Next\n',
      result: `\`\`\`\n## Learnings\n\`\`\`\n## Learnings\n~~~md\n## Not a section\n\`\`\`\n~~~\n\n${ENTRY}\n\n## Next\n`,
    },
    {
      title: 'outside a fence that was never closed',
      text: '## Learnings\n\n```js\nopen\n',
      result: `## Learnings\n\n\`\`\`js\nopen\n\`\`\`\n\n${ENTRY}\n`,
    },
    {
      title: 'below an entry that an open fence above it would make code of',
      text: '## Learnings\n\n```sh\nnpm test\n\n- **[api]** Old.\n',
      result: `## Learnings\n\n\`\`\`sh\nnpm test\n\`\`\`\n\n- **[api]** Old.\n${ENTRY}\n`,
    },
    {
      title: 'keeping CRLF',
      text: '# H\r\n\r\n## Learnings\r\n\r\n- old\r\n\r\n## Next\r\n',
      result: `# H\r\n\r\n## Learnings\r\n\r\n- old\r\n${ENTRY}\r\n\r\n## Next\r\n`,
    },
  ])('$title', ({ text, result }) => {
    expect(append(text)).toBe(result);
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
    '\n',
    '\n\n',
    '\r',
    '\r\n',
    '\u2028',
    '\u0085',
    '## Charter',
    '# ',
    '```',
    '~~~',
    '===',
    '---',
    '- ',
    '> ',
    '<!-- ',
    '-->',
    '<div>',
    '    ',
    '\t',
    'word',
    '1. ',
    '[a]: b',
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
      { numRuns: 300 },
    );
  });
});
