import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { sanitise } from '#src/markdown/sanitise.ts';
import { cpuTime } from '../cpu-time.ts';
import { longText } from '../long-text.ts';
import { ODD_BLANKS, wordsIn } from '../text/any-text.ts';

const MARK = '[hidden content removed]';
/** In milliseconds of the processor: ten times what is needed, and less than quadratic time takes. */
const SOON = 2_000;
const FENCE = '```';

function aDiagram(text: string): string {
  return `${FENCE}mermaid\ngraph TD\n${text}\n${FENCE}`;
}

/** Every vector says `payload` where the page shows nothing, and `seen` where it shows text. */
const hiding: readonly (readonly [string, string])[] = [
  ['a comment', 'seen <!-- payload -->'],
  ['a comment of several lines', 'seen\n\n<!--\n\npayload\n\n-->\n\nseen'],
  ['a comment that is split by another', '<!-<!-- a -->- payload_seen -->'.slice(0, 16)],
  ['a comment with a strange end', 'seen <!-- payload --!> seen'],
  ['a comment that seems empty', 'seen <!-->payload-->'],
  ['a comment without end', 'seen\n\n<!-- payload\n\npayload'],
  ['a comment without end inside a line', 'seen <!-- payload'],
  ['a comment around a fence', `seen\n\n<!--\n${FENCE}\npayload\n${FENCE}\n-->`],
  ['a definition whose label is a no-break space', 'seen\n\n[\u00a0]: payload "payload"'],
  ['the text of an image', 'seen ![payload](https://x.example/a.png)'],
  ['the nested text of an image', 'seen ![a [payload] b](u "payload")'],
  ['the text of an image by reference', 'seen ![payload][x]\n\n[x]: https://x.example'],
  ['an image whose label is its text', 'seen ![payload]\n\n[payload]: https://x.example'],
  ['a link title', '[seen](https://x.example "payload")'],
  ['a link title on a line of its own', "[seen](<https://x.example>\n'pay\\'payload')"],
  ['a title of a definition', '[seen][x]\n\n[x]: https://x.example (payload)'],
  ['the label of a reference', '[seen][payload]\n\n[payload]: https://x.example'],
  ['a definition that is a comment', 'seen\n\n[//]: # (payload)'],
  ['a definition in a list', 'seen\n\n- [payload]: <> "payload"'],
  ['a footnote that nothing refers to', 'seen\n\n[^9]: payload\npayload\n\n    payload'],
  ['the alt of an HTML image', 'seen <img src="a.png" alt="payload">'],
  ['attributes', '<b title="payload" data-x="payload" aria-label=\'payload\'>seen</b>'],
  ['an element that is not displayed', 'seen <span style="display: none">payload</span>'],
  ['a hidden element', 'seen <div hidden>payload <div>payload</div> payload</div> seen'],
  ['the text of a drawing', 'seen <svg><text>payload</text></svg>'],
  ['a processing instruction', 'seen <?payload?>'],
  ['a document type', 'seen <!DOCTYPE payload>'],
  ['a CDATA section', 'seen <![CDATA[payload]]>'],
  ['an unknown tag', 'seen <payload> <x payload="payload">seen</x>'],
  ['a script', 'seen <script>payload</script>'],
  ['a tag without end', 'seen\n\n<div title="payload\npayload'],
  ['a comment after a fence in a quote', `seen\n\n> ${FENCE}\n<!-- payload -->`],
  ['a comment after an indented fence', `seen\n\n   ${FENCE}\n${FENCE}\n<!-- payload -->`],
  ['a comment after a list', `seen\n- ${FENCE}\n  ${FENCE}\n  <!-- payload -->\n  ${FENCE}`],
  ['a comment after a quoted one', `> <!--\n${FENCE}\n--> seen\n${FENCE}\n<!-- payload -->`],
  ['a comment between two code spans', 'seen ` a\n` <!-- payload --> `'],
  ['a comment after an escaped backtick', 'seen \\` <!-- payload --> `'],
  ['a comment after a link with a backtick', '[seen](`) <!-- payload --> `'],
  ['a comment after an address with a backtick', 'seen http://x.example/` <!-- payload --> `'],
  ['a comment in a table', 'seen | b\n-|-\n`a | <!-- payload --> `'],
  ['a comment in an HTML block', `<div>\n${FENCE}\n<!-- payload -->\n${FENCE}\nseen`],
  ['a comment deep in quotes', `${'> '.repeat(60)}<div>seen \`<!-- payload -->\``],
  ['a footnote in a list', 'seen\n\n- [^9]: payload'],
  ['a phantom in a formula', 'seen $x \\phantom{payload}$'],
  ['white words in a formula', 'seen $\\color{white}\\text{payload}$ seen'],
  ['a formula with markup in it', 'seen $a \\phantom{ <b>payload</b> [payload](u) }$'],
  ['a definition in a formula of its own', 'seen\n\n$$\n\\def\\x{payload}\n$$\n\nseen'],
  ['a remark in a formula', 'seen $x % payload$'],
  ['a formula in a code span', 'seen $`\\phantom{payload}`$'],
  ['a formula in a block', `seen\n\n${FENCE}math\n\\phantom{payload}\n${FENCE}`],
  ['a map', `seen\n\n${FENCE}geojson\n{"payload": 1}\n${FENCE}`],
  ['a remark in a formula of its own', 'seen\n\n$$\nx % payload\n$$\n\nseen'],
  ['a remark in a formula with an escape', 'seen\n\n$$\n50\\% + x %payload\n y\n$$'],
  ['words that are moved over others', 'seen $x \\hspace{-9em} payload$'],
  ['words that are moved out of sight', 'seen $x \\hspace*{9999em} payload$'],
  ['words that are moved back', 'seen $x \\kern-9em payload$'],
  ['words that are moved back bit by bit', 'seen $x \\!\\!\\! \\!{}\\!\\! payload$'],
  ['a row above the last', 'seen\n\n$$\nx \\\\[-2em] payload\n$$'],
  ['words without width', 'seen $x \\rlap{payload}$ $x \\clap{payload}$'],
  ['words without height', 'seen $x \\smash{payload}$'],
  ['words in small print', 'seen $x \\scriptsize payload$'],
  [
    'words that are smaller and smaller',
    'seen <sup><sub><sup><sup>payload</sup></sup></sub></sup> seen',
  ],
  [
    'a formula in a block in a list',
    `- seen\n- ${FENCE}math\n  \\phantom{payload}\n  ${FENCE}\n- seen`,
  ],
  ['a map in a quote', `> ${FENCE}geojson\n> {"payload": 1}\n> ${FENCE}\n\nseen`],
  ['a map in a quote that ends before its block', `> ${FENCE}stl\n> payload\n\nseen`],
  ['a comment in a diagram', aDiagram('A[seen] --> B\n  %% payload\n')],
  ['the end of a line in a diagram', aDiagram('A[seen] --> B\nB --> C %% payload')],
  ['a directive of a diagram', aDiagram("A[seen]\n%%{init: {\n'payload': 1 }\n}%%")],
  [
    'the front matter of a diagram',
    `${FENCE}mermaid\n---\nconfig: payload\ntitle: seen\n---\ngraph TD\n${FENCE}`,
  ],
  [
    'what screen readers say of a diagram',
    aDiagram('A[seen]\naccTitle: payload\naccDescr {\npayload\npayload }'),
  ],
  ['the tooltip of a diagram', aDiagram('A[seen]\nclick A "https://payload.example" "payload"')],
  ['the style of a diagram', aDiagram('A[seen]\nB; style A payload\nclassDef payload stroke:#333')],
  ['the links of a diagram', aDiagram('A->>B: seen\nlinks A: {"payload": "payload"}')],
  ['the icon of a diagram', aDiagram('A[seen]\n::icon(fa payload)')],
  [
    'a diagram with white words',
    `seen\n\n${aDiagram('A[payload]\nstyle A fill:#FFFFFF,color:white')}`,
  ],
  [
    'a diagram with words that are not there',
    `seen\n\n${aDiagram('A[payload]\nclassDef a opacity:0')}`,
  ],
  [
    'a diagram whose theme hides words',
    `seen\n\n${aDiagram("A[payload]\n%%{init: {'themeCSS': '…'}}%%")}`,
  ],
  [
    'a comment of a diagram in a list',
    `- ${aDiagram('A[seen]\n%% payload').replaceAll('\n', '\n  ')}`,
  ],
  ['a diagram under an entity', `seen\n\n${FENCE}mer&#109;aid\n%% payload\n${FENCE}`],
  ['the language of a block', `${FENCE}payload\nseen()\n${FENCE}`],
  ['several words as a language', `${FENCE}payload-and-more\nseen()\n${FENCE}`],
  ['the language of a block in a list', `- ${FENCE}payload\n  seen()\n  ${FENCE}`],
  ['what follows the language of a block', `seen\n\n${FENCE}js payload\nseen()\n${FENCE}`],
  ['what follows tildes', 'seen\n\n~~~ js title="payload"\nseen()\n~~~'],
  ['cells without a column', '| seen | b |\n|---|---|\n| 1 | 2 | payload | payload |'],
  ['a cell without a column and without outer bars', 'seen | b\n-|-\n1 | 2 | payload'],
  ['a cell without a column in a quote', '> | seen |\n> |---|\n> | 1 | payload |'],
  ['a cell without a column beside code', '| seen |\n|---|\n| `1` | `payload` |'],
  ['what old browsers show', '<ruby>seen<rp>payload</rp></ruby>'],
  ['the target of a link without words', 'seen [](https://payload.example)'],
  ['the target of a link of marks', 'seen [** **<b></b>](https://payload.example)'],
  ['a target that is a script', '[seen](javascript:payload)'],
  ['a target whose scheme is disguised', '[seen](java&#115;cript:payload)'],
  ['a target that is data', '[seen][x]\n\n[x]: data:text/plain,payload'],
  ['a comment in preformatted text', 'seen\n<pre>\n\n`<!-- payload -->`\n</pre>'],
];

const visible: readonly string[] = [
  'a < b && c > d || e <= f',
  'List<String> and Map<K, V> and Promise<number>',
  `${FENCE}html\n<!-- seen -->\n<img alt="seen">\n[//]: # (seen)\n${FENCE}\n\nafter`,
  '~~~\n<!-- seen -->\n~~~',
  `1. Run\n   ${FENCE}sh\n   <b title="seen">\n   ${FENCE}\n2. Done`,
  'Use `<!-- seen -->` and ``<img alt="`">``.',
  '&lt;b&gt; &amp;amp; &#64; &nbsp;',
  '[docs](https://x.example/a_(b)) and <https://x.example> and <a@x.example>',
  '- [ ] one\n- [x] two\n\n> quoted\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  'A footnote[^1] here.\n\n[^1]: It says so.',
  '<details><summary>More</summary>\n\ntext\n\n</details>',
  'Grüße, 你好, שלום, नमस्ते, café',
  '👩‍👩‍👧‍👦 ❤️ ❤️‍🔥 👍🏽 🏳️‍🌈 🇩🇪 1️⃣ ©️ ✔︎ 🧑🏿‍🚀 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'It costs $5, 20% off, or $6. `$\\color{x}$` and C:\\data\\tiny and $HOME',
  'A formula $\\frac{a}{b} + \\sqrt{50\\%}$ and\n\n$$\n\\sum_i x_i\n$$',
  `${FENCE}math\n\\frac{1}{2}\n${FENCE}\n\n${FENCE}mermaid\ngraph TD; a-->b\n${FENCE}`,
  'A small \\hspace{1em} space: $a\\!b \\hspace{1.5em} c \\mskip 3mu d$ and $$x$$ 20% of it $$y$$',
  aDiagram('link --> style\nstyle -->|50% of it| A{done?}\nclass B'),
  `${FENCE}md\n${aDiagram('%% seen').slice(3)}\n${FENCE}`.replace(/^```|```$/g, '````'),
  `- ${FENCE}ts\n  const seen = 1;\n  ${FENCE}\n\n~~~C++\nint seen;\n~~~`,
  'H<sub>2</sub>O<sup>a<sub>b</sub></sup> <small>small</small>',
  '| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | |\n| 1 \\| 2 | 3 |\n\n1 | 2 | 3 | 4',
  '<ruby>seen<rt>said</rt></ruby> [a](#b) [c](./d:e) [f](mailto:g@h.example) [i](../j)',
  'C:\\Users\\me and 5 * 3 and snake_case_name #12 @octocat',
];

describe('sanitise', () => {
  it.each(hiding)('%s is taken out', (_name, text) => {
    const result = sanitise(text);
    expect(result.text).not.toContain('payload');
    expect(result.text.includes('seen')).toBe(text.includes('seen'));
  });

  it('leaves a mark where a comment was', () => {
    expect(sanitise('a <!-- b --> c')).toEqual({ text: `a ${MARK} c`, hidden: 1 });
  });

  it('does not put a comment together from the parts around another', () => {
    expect(sanitise('<!-<!-- a -->- seen -->').text).toBe(`<!-${MARK}- seen -->`);
  });

  it.each(visible)('leaves what people see unchanged: %j', (text) => {
    expect(sanitise(text)).toEqual({ text, hidden: 0 });
  });

  it.each([
    ['tag characters', 0xe0000, 0xe007f],
    ['variation selectors', 0xfe00, 0xfe0f],
    ['more variation selectors', 0xe0100, 0xe01ef],
    ['marks and zero-width characters', 0x200b, 0x200f],
    ['directions', 0x202a, 0x202e],
    ['invisible operators and isolates', 0x2060, 0x206f],
    ['the soft hyphen', 0xad, 0xad],
    ['the grapheme joiner', 0x34f, 0x34f],
    ['the Arabic letter mark', 0x61c, 0x61c],
    ['Hangul fillers', 0x115f, 0x1160],
    ['the Hangul filler', 0x3164, 0x3164],
    ['the half-width Hangul filler', 0xffa0, 0xffa0],
    ['Mongolian selectors', 0x180b, 0x180f],
    ['annotation marks', 0xfff9, 0xfffb],
    ['the byte order mark', 0xfeff, 0xfeff],
    ['control characters', 0x0, 0x8],
    ['more control characters', 0x7f, 0x84],
    ['private characters', 0xe000, 0xe0ff],
  ])('takes out %s', (_name, first, last) => {
    for (let code = first; code <= last; code += 1) {
      expect(sanitise(`a${String.fromCodePoint(code)}b`)).toEqual({ text: 'ab', hidden: 1 });
    }
  });

  it('takes out invisible characters that are written as entities', () => {
    expect(sanitise('a&#8203;b&#x200B;c&zwj;d&#xE0041;e').text).toBe('abcde');
  });

  it('takes terminal colours out of logs whole', () => {
    expect(sanitise('\u001b[31mred\u001b[0m').text).toBe('red');
  });

  it.each([
    '&#60;!-- x --&#62;',
    '&lt;img alt="x"&gt;',
    '&amp;lt;!-- x --&amp;gt;',
    '&#38;#60;!-- x',
  ])('does not turn visible entities into markup: %s', (text) => {
    expect(sanitise(text).text).toBe(text);
  });

  it('sees a comment that an invisible entity holds apart', () => {
    expect(sanitise('<!-&#8203;- payload -->').text).toBe(MARK);
  });

  it('unifies line ends without counting them', () => {
    expect(sanitise('a\r\nb\rc\u2028d')).toEqual({ text: 'a\nb\nc\nd', hidden: 0 });
  });

  it('leaves the markup of source text, which people see as it is', () => {
    const diff = '+<img alt="seen"> <!-- seen -->\u200b';
    expect(sanitise(diff, 'source')).toEqual({ text: diff.slice(0, -1), hidden: 1 });
  });

  it('puts the address of a reference where the reference is', () => {
    expect(sanitise('See [docs][d].\n\n[d]: https://d.example').text).toBe(
      'See [docs](https://d.example).\n\n',
    );
  });
});

const alphabet = [
  ...wordsIn(
    '<!-- --> --!> <!- -> < > & &#8203; &#60; &lt; ; # 8 ` `` ``` ~~~ | ![ [ ] ( ) ]( ][ [x]',
  ),
  ...wordsIn(
    '" \' \\ [^1] u <b <div </div> <script> </script> <pre> <? ?> a text https://x.example',
  ),
  ...wordsIn(
    '\u200b \u200d \ufe0f ❤ 👍 \u{1f3f4} \u{e0067} \ud800 \udc00 \0 @ * _ \u001b[ <![CDATA[',
  ),
  ...wordsIn(']]> $ \\color % javascript: [](').concat(ODD_BLANKS),
  ...[
    '\n',
    '\n\n',
    ' ',
    '   ',
    '\t',
    '- ',
    '> ',
    '1. ',
    '\n-|-\n',
    ']: ',
    '\n[x]: ',
    '[^1]: ',
    '\r',
  ],
  ...[' hidden', ' title=', '<a href=', '```math\n', '```mermaid\n', '%%', '%%{', '}%%', '<sup>'],
  ...['$$', '\\!', '```\n', 'style A opacity:0\n', '---\n'],
];
const hostile = fc
  .array(fc.constantFrom(...alphabet), { maxLength: 30 })
  .map((parts) => parts.join(''));

function flat(node: Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(flat)] : [node];
}

function isHidden(node: Nodes): boolean {
  if ('title' in node && (node.title ?? '') !== '') return true;
  if (node.type === 'html')
    return /<!--|<\?|<![A-Za-z[]|<[A-Za-z][^<>]*(?:title|hidden)/.test(node.value);
  return /^(?:image|imageReference|definition)$/.test(node.type);
}

describe('sanitise on hostile text', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = sanitise(text).text;
        expect(sanitise(once)).toEqual({ text: once, hidden: 0 });
      }),
      { numRuns: 300 },
    );
  });

  it('knows that a bare address takes a backslash with it, so that it escapes nothing', () => {
    expect(sanitise('https://x.example\\<?unseen?>').text).not.toContain('unseen');
  });

  it.each([
    ['a<div\n><?unseen', 'a<div\n>[hidden content removed]'],
    ['a<b \n \t><?unseen', 'a<b \n \t>[hidden content removed]'],
  ])('takes a line that begins with > for a quote, also behind an open tag: %j', (text, shown) => {
    expect(sanitise(text)).toEqual({ text: shown, hidden: 1 });
  });

  it('leaves nothing that a Markdown parser would hide', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
        const hidden = flat(fromMarkdown(sanitise(text).text, options)).filter(isHidden);
        expect(hidden).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  const units = [
    ...wordsIn(
      '![ [a]( ``a ]( < \\ ![` a<B> <!- <!-- ` [ <script> <? \u200b 👍\u200d *a_ $a% &#82&#8203;',
    ),
    ...[
      '`a` ',
      '[^a]: x\n',
      '[x]: u "\n',
      '<a ',
      '<a "',
      '~~~\n',
      ' ```\n',
      '> ',
      '1) ',
      '|a|\n|-|\n',
    ],
    ...['%%{', '```mermaid\n%%{\n', '```mermaid\n;accDescr{', '\n- ```mermaid\n', '<sup>', '$\\!'],
    ...['```mermaid\nstyle A fill:a ', '```&', '$$%', '\n>```math\n', '\\hspace{'],
    ...['<p hidden>', '<b style=', '$\\color ', '| a ', '[](b) ', '```js x\n', 'plain text and\n'],
  ];

  it.each(units)('soon reads a long text of %j', (unit) => {
    const long = longText(unit, 100_000);
    expect(cpuTime(() => expectStable(long))).toBeLessThan(SOON);
  });

  it('soon reads a long name of a tag whose attributes fail', () => {
    const long = `<${longText('a', 100_000)}\n">`;
    expect(cpuTime(() => expectStable(long))).toBeLessThan(SOON);
  });

  it('soon reads many comments of a file', () => {
    const long = longText('a<!---->', 2_400_000);
    expect(cpuTime(() => sanitise(long, 'file'))).toBeLessThan(SOON);
  });

  function expectStable(long: string): void {
    const { text } = sanitise(long);
    expect(sanitise(text)).toEqual({ text, hidden: 0 });
  }
});
