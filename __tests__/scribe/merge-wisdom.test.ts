import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeWisdom } from '#src/scribe/merge-learnings.ts';
import { findWisdomLoss } from '#src/scribe/verify-merge.ts';
import { learningEntry } from '#src/tools/built-in/learnings.ts';
import { addedLines } from '../added-lines.ts';
import { anyText } from '../text/any-text.ts';

const aLearning = (words: string) => ({
  entry: learningEntry('team', words),
  by: 'Hockney',
  day: '2026-11-20',
});
const ENTRY = '- **Pattern:** Ask early. **Context:** learnt by Hockney, 2026-11-20.';

describe('mergeWisdom', () => {
  it.each([
    ['a new file', `+# Team Wisdom\n+\n+## Patterns\n+\n+${ENTRY}\n`],
    [
      'Squad’s own template',
      `---\nlast_updated: x\n---\n\n# W\n\n## Patterns\n\n<!-- Append below. -->\n+\n+${ENTRY}\n`,
    ],
    [
      'a list, with a section after it',
      `# W\r\n\r\n## Patterns\r\n\r\n- a\r\n+${ENTRY}\r\n\r\n## Anti-Patterns\r\n\r\n- b\r\n`,
    ],
    ['a file without the section', `# W\n\nWords.\n+\n+## Patterns\n+\n+${ENTRY}\n`],
  ])('appends to %s', (_, marked) => {
    const { before, after } = addedLines(marked);
    const current = before === '' ? undefined : before;
    expect(mergeWisdom(current, [aLearning('Ask early.')])).toEqual({
      text: after,
      added: [ENTRY],
    });
  });

  it.each(['**Pattern:** ask early', '- Ask early!', ENTRY.replace('Hockney', 'Mira')])(
    'does not say again what stands there as %j',
    (known) => {
      const before = `## Patterns\n\n${known}\n`;
      const learnings = [aLearning('Ask early.')];
      expect(mergeWisdom(before, learnings)).toEqual({ text: before, added: [] });
    },
  );

  it('adds below a heading of the section, and sees each entry once', () => {
    const before =
      '## Patterns\n\n### Testing\n\n- **Pattern:** Always run tests. **Context:** x.\n';
    const { text, added } = mergeWisdom(before, [aLearning('Ask early.')]);
    expect(added).toEqual([ENTRY]);
    expect(findWisdomLoss(before, text, added)).toBeUndefined();
  });

  it('says what two agents learnt once', () => {
    const twice = [aLearning('Ask early.'), { ...aLearning('Ask early'), by: 'Mira' }];
    expect(mergeWisdom(undefined, twice).added).toEqual([ENTRY]);
  });

  it('loses nothing, and merging again changes nothing', () => {
    fc.assert(
      fc.property(
        anyText(),
        fc.stringMatching(/^[a-z]{3,9}( [a-z]{3,9}){1,4}$/),
        (before, words) => {
          const { text, added } = mergeWisdom(before, [aLearning(words)]);
          expect(findWisdomLoss(before, text, added)).toBeUndefined();
          expect(mergeWisdom(text, [aLearning(words)]).added).toEqual([]);
        },
      ),
    );
  });
});

describe('findWisdomLoss', () => {
  it.each([
    ['a lost line', '- a\n- b\n', '- b\n- c\n', ['- c']],
    ['lines in another order', '- a\n- b\n', '- b\n- a\n- c\n', ['- c']],
    ['an entry that is missing', '- a\n', '- a\n', ['- c']],
    ['an entry that is there twice', '', '- c\n- a\n- c\n', ['- c']],
  ])('sees %s', (_, before, after, added) => {
    expect(findWisdomLoss(before, after, added)).toBeDefined();
  });
});
