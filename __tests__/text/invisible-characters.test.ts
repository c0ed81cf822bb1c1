// Characters in source that nobody sees are found line by line, and those that belong to a text are not.
import { describe, expect, it } from '@jest/globals';
import { hiddenLines } from '#src/text/invisible-characters.ts';

/** `2: U+202E U+2066` for each line with hidden characters. */
const found = (text: string) =>
  [...hiddenLines(text)].map(({ line, characters }) => `${line}: ${characters.join(' ')}`);

const tags = (text: string) =>
  [...text].map((it) => String.fromCodePoint(0xe0000 + (it.codePointAt(0) ?? 0))).join('');

describe('hidden characters', () => {
  it.each([
    ['tag characters', `const a = 1; // ${tags('hi')}`, '1: U+E0068 U+E0069'],
    ['tags after an emoji that makes no flag', `\u{1F600}${tags('x')}`, '1: U+E0078'],
    [
      'a flag of tags that is none',
      `\u{1F3F4}${tags('usevil')}\u{E007F}`,
      '1: U+E0075 U+E0073 U+E0065 U+E0076 U+E0069 U+E006C U+E007F',
    ],
    ['a variation selector after a letter', 'a\uFE0Fb', '1: U+FE0F'],
    ['one after the digit that ends a name', 'user1\uFE0F = user0\uFE00', '1: U+FE0F U+FE00'],
    ['a second one after an emoji', '\u2764\uFE0F\uFE0E', '1: U+FE0E'],
    ['bytes in supplementary selectors', '\u{1F600}\u{E0158}\u{E0165}', '1: U+E0158 U+E0165'],
    ['bytes in selectors after a Han letter', '\u845B\u{E0100}\u{E0101}', '1: U+E0101'],
    [
      'an override',
      '/*\u202E } \u2066if (isAdmin)\u2069 \u2066 begin */',
      '1: U+202E U+2066 U+2069',
    ],
    ['an override in Hebrew text', 'x = "\u05E9\u202E\u05DC";', '1: U+202E'],
    ['a mark without text of the other direction', 'if (a\u200F == b)', '1: U+200F'],
    ['a Hangul filler as a name', 'const { timeout, \u3164 } = req.query;', '1: U+3164'],
    ['a half-width filler', 'let \uFFA0 = 1', '1: U+FFA0'],
    ['jamo fillers', 'let \u115F = \u1160', '1: U+115F U+1160'],
    ['a zero-width space in a name', 'user\u200BName', '1: U+200B'],
    ['a joiner between Latin letters', 'ad\u200Dmin \u200Cx', '1: U+200D U+200C'],
    ['two joiners in Persian', '\u0645\u06CC\u200C\u200C\u200C\u062E', '1: U+200C'],
    ['a joiner that ends an emoji', '\u{1F469}\u200D = 1', '1: U+200D'],
    ['a soft hyphen', 'pass\u00ADword', '1: U+00AD'],
    ['a word joiner, invisible plus', 'a\u2060b\u2064', '1: U+2060 U+2064'],
    ['a byte order mark inside', 'a\n\uFEFFb', '2: U+FEFF'],
    ['a line separator, which ends a comment', '// x\u2028evil()', '1: U+2028'],
    ['a lone carriage return', '// x\revil()\r\nb', '1: U+000D'],
    ['a backspace', 'x\b', '1: U+0008'],
    ['a cursor movement', 'x\u001B[2Ay', '1: U+001B'],
    ['a deprecated format character', 'a\u206Ab', '1: U+206A'],
  ])('include %s', (_, text, names) => {
    expect(found(text)).toEqual([names]);
  });

  it.each([
    ['ASCII, tabs, form feeds and line ends of Windows', 'a\tb\r\n\fc\r\n'],
    ['line ends of old Macs', 'a\rb\rc'],
    ['a byte order mark at the beginning', '\uFEFFusing System;\n'],
    [
      'pictures with a selector',
      '\u2764\uFE0F \u00A9\uFE0F \u2122\uFE0E \u2139\uFE0F \u26A0\uFE0F',
    ],
    ['keycaps and flags', '1\uFE0F\u20E3 #\uFE0F\u20E3 \u{1F1E9}\u{1F1EA}'],
    ['the flag of Scotland', `\u{1F3F4}${tags('gbsct')}\u{E007F}`],
    [
      'joined pictures',
      '\u{1F469}\u200D\u{1F4BB} \u{1F468}\u{1F3FD}\u200D\u{1F91D}\u200D\u{1F468}\u{1F3FB}',
    ],
    [
      'a rainbow flag, a broken chain',
      '\u{1F3F3}\uFE0F\u200D\u{1F308} \u26D3\uFE0F\u200D\u{1F4A5}',
    ],
    ['a nodding face', '\u{1F642}\u200D\u2195\uFE0F'],
    ['Persian', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
    ['a Latin word with a Persian ending', 'HTML\u200C\u0647\u0627'],
    ['an Arabic letter in its initial form', '\u0647\u200D'],
    ['Hebrew with marks', 'title: "(\u05E9\u05DC\u05D5\u05DD)\u200F" \u200E'],
    ['Hindi', '\u0915\u094D\u200D\u0937 \u0915\u094D\u200C\u0937'],
    ['Malayalam and Sinhala', '\u0D28\u0D4D\u200D \u0DC1\u0DCA\u200D\u0DBB\u0DD3'],
    [
      'Thai and Khmer with word breaks',
      '\u0E2A\u0E27\u0E31\u0E2A\u200B\u0E14\u0E35 \u1781\u17D2\u1798\u17C2\u179A\u200B\u1781',
    ],
    ['Mongolian', '\u182D\u180B \u1820\u180E\u1821'],
    ['a Japanese name with its variant', '\u845B\u{E0100}\u98FE'],
    ['mathematics', '\u2229\uFE00'],
    ['old Korean', '\u115F\u1161 \u1112\u1160\u11AB'],
    ['a combining grapheme joiner between marks', '\u05B0\u034F\u05B2'],
    ['icons of a font', 'content: "\uF015"; \u{F0001}'],
    ['colours in a snapshot', '\u001B[31mred\u001B[39m'],
    ['a letter with an accent, a bad byte', 'e\u0301 \uFFFD'],
    ['a binary file', '\0\u202E'],
  ])('leave out %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  it('are told by line', () => {
    expect(found('a\r\nb\u200B\r\n\u{1F600}\nc\u202Ed\u200B')).toEqual([
      '2: U+200B',
      '4: U+202E U+200B',
    ]);
  });

  it.each([
    ['one line of joiners', '\u200D'],
    ['one line of letters and joiners', '\u0645\u200C'],
    ['one picture', '\u{1F469}\u200D'],
    ['lines of overrides', '\u202E\n'],
    ['spaces and marks', ' \u200F'],
    ['tags', '\u{E0041}'],
    ['selectors after one letter', '\uFE0F'],
    ['escapes', '\u001B[1'],
  ])('are found in 5 MB of %s', (_, part) => {
    const text = part.repeat(Math.floor((5 * 1024 * 1024) / Buffer.byteLength(part)));
    let lines = 0;
    for (const { characters } of hiddenLines(text)) lines += characters.length;
    expect(lines).toBeGreaterThanOrEqual(part === '\u0645\u200C' ? 0 : 1);
  });
});
