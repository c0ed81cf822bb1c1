import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { createDefuse } from '#src/publish/outbound/defuse.ts';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { createMask } from '#src/secrets.ts';
import { longText } from '../../long-text.ts';
import { wordsIn } from '../../text/any-text.ts';

const SECRET = 'kX9vQ2mZ7rT4pL8wN3';
const options = { phrase: '@squad', serverUrl: 'https://github.com' };
const door = createOutbound({ ...options, holdsSecret: createMask([SECRET]).holdsSecret });
const safe = createDefuse(options);
const FENCE = '```';

describe('defuse', () => {
  it.each([
    ['@everyone-in-org/team', '`@everyone-in-org/team`'],
    ['hi @eve, and (@eve)', 'hi `@eve`, and (`@eve`)'],
    ['**@eve** _@eve_', '**`@eve`** _`@eve`_'],
    ['\\@eve', '`@eve`'],
    ['&commat;eve &#64;eve', '&amp;commat;eve &amp;#64;eve'],
    ['<b>@</b>eve', '&lt;b>@&lt;/b>eve'],
    ['@<!-- x -->eve', '`@eve`'],
    ['@\u200beve \u200d@eve', '`@eve` `@eve`'],
    ['`a`@eve `b`', '`a` `@eve` `b`'],
    ['x@eve.example', '`x@eve.example`'],
    ['a/b,@eve', 'a/b, `@eve`'],
    ['@octocat-evil @octocat\\-evil', '`@octocat-evil` `@octocat`\\-evil'],
    ['@eve\\_acme', '`@eve_acme`'],
  ])('pings nobody with %j', (text, expected) => {
    expect(safe(text)).toBe(expected);
  });

  it('keeps a link whose address has blanks around it, without these', () => {
    expect(safe('[a](< https://github.com/o >)')).toBe('[a](https://github.com/o)');
  });

  it('leaves code as it is', () => {
    const text = `Use \`@eve\`.\n\n${FENCE}ts\n@Component({ x: '<b>' })\n${FENCE}\n`;
    expect(safe(text)).toBe(text);
  });

  it.each([
    ['Fixes #1', '`Fixes` #1'],
    ['closes: owner/repo#2', '`closes`: owner/repo#2'],
    ['RESOLVED GH-4', '`RESOLVED` GH-4'],
    ['resolve https://github.com/o/r/issues/3', '`resolve` https://github.com/o/r/issues/3'],
    ['**Fixes** **#1**', '**`Fixes`** **#1**'],
    [
      'Fixes [#1](https://github.com/o/r/issues/1)',
      '`Fixes` [#1](https://github.com/o/r/issues/1)',
    ],
    ['Fixes &nbsp;#1', '`Fixes` &nbsp;#1'],
    ['Fixes\n#1', '`Fixes`\n#1'],
    [`Fixes${' '.repeat(41)}#1`, `\`Fixes\`${' '.repeat(41)}#1`],
    [`Fixes${' :'.repeat(2000)} o/r#1`, `\`Fixes\`${' :'.repeat(2000)} o/r#1`],
    [`Fixes${'&nbsp;'.repeat(99)}#1`, `\`Fixes\`${'&nbsp;'.repeat(99)}#1`],
    [
      `Fixes${' '.repeat(400)}[**the bug**](https://github.com/o/r/issues/1)`,
      `\`Fixes\`${' '.repeat(400)}[**the bug**](https://github.com/o/r/issues/1)`,
    ],
    ['_Fixes #1_', '_`Fixes` #1_'],
    ['Fi<!-- -->xes #1', '`Fixes` #1'],
    ['Fixes the bug in #1', 'Fixes the bug in #1'],
    ['prefixes #1', 'prefixes #1'],
  ])('closes nothing with %j', (text, expected) => {
    expect(safe(text)).toBe(expected);
  });

  it.each([
    ['![x](https://evil.example/p.png?d=DATA)', '[image: x]'],
    ['![x][y]\n\n[y]: https://evil.example', '[image: x]\n\n\\[y]: `https://evil.example`'],
    ['<img src="https://evil.example/p">', '&lt;img src=" `https://evil.example/p`">'],
    ['[a](https://evil.example/p?d=DATA "t")', '[a] (`https://evil.example/p`)'],
    ['[a](https://github.com.evil.example)', '[a] (`https://github.com.evil.example`)'],
    ['[a](https://github.com@evil.example)', '[a] (`https://github.com@evil.example`)'],
    ['[a](//evil.example/p)', '[a] (`//evil.example/p`)'],
    ['[a](javascript:alert)', '[a] (`javascript:alert`)'],
    ['[a](data:text/html,x)', '[a] (`data:text/html,x`)'],
    ['[a][b]\n\n[b]: https://evil.example/p?x', '[a] (`https://evil.example/p`)'],
    ['see https://evil.example/p?d=DATA.', 'see `https://evil.example/p`.'],
    ['www.evil.example', '`www.evil.example`'],
    ['<https://evil.example/p>', '`https://evil.example/p`'],
    ['![](https://evil.example/p)', '[image: no text]'],
    ['[a]()', '[a]'],
    ['[a](?d=DATA)', '[a] (`no address`)'],
    [`[a](//evil.example/${'p'.repeat(400)})`, `[a] (\`//evil.example/${'p'.repeat(285)}\`)`],
    ['https://xn--gthub-n4a.com/x', '`https://xn--gthub-n4a.com/x`'],
  ])('neither loads nor links %j', (text, expected) => {
    expect(safe(text).trim()).toBe(expected);
  });

  it.each([
    '[#1](https://github.com/o/r/issues/1) and https://github.com/o/r/pull/2.',
    '[a](https://GitHub.com/o)',
  ])('keeps links to the own server: %j', (text) => {
    expect(safe(text)).toBe(text);
  });

  it.each([
    ['/merge', '`/merge`'],
    ['ok\n  /approve no', 'ok\n  `/approve` no'],
    ['- /lgtm', '- `/lgtm`'],
    ['\\/lgtm', '`/lgtm`'],
    ['@dependabot merge', '`@dependabot` merge'],
    ['bors r+', '`bors r+`'],
    ['@squad do it again', '`@squad` do it again'],
    [
      `${FENCE}\n/merge\n@dependabot merge\nbors r+\n/src/x.ts\n${FENCE}\n`,
      `${FENCE}\n /merge\n @dependabot merge\n bors r+\n/src/x.ts\n${FENCE}\n`,
    ],
    ['.deploy prod', '`.deploy` prod'],
    ['.squad/tools/lint: not text', '`.squad/tools/lint`: not text'],
    ['> .deploy', '> `.deploy`'],
    ['1. .deploy', '1. `.deploy`'],
    ['ok\n\t!build', 'ok\n\t`!build`'],
    ['- !cmd now', '- `!cmd` now'],
    ['recheck', '`recheck`'],
    ['Retest this\nplease!', 'Retest_this_please!'],
    ['`retest this` please', '`retest_this_please'.replace('`', '&#96;')],
    ['Is it ok to be tested?', 'Is it ok to be tested?'],
    ['ok to test', 'ok_to_test'],
    ['Release-As: 9.0.0', 'Release_As: 9.0.0'],
    ['We release as planned: today', 'We release as planned: today'],
    [
      '```\nBEGIN_COMMIT_OVERRIDE\nfeat!: all\nEND_COMMIT_OVERRIDE\n```',
      '```\nBEGIN COMMIT OVERRIDE\nfeat!: all\nEND_COMMIT_OVERRIDE\n```',
    ],
    [
      `${FENCE}\nadd to allowlist\n.deploy prod\n.env\n!keep\n${FENCE}\n`,
      `${FENCE}\nadd_to_allowlist\n .deploy prod\n.env\n!keep\n${FENCE}\n`,
    ],
    ['bors\u00a0r+', '`bors\u00a0r+`'],
    [
      'and so on\n...and !important, 1.5.x, *.ts, v.a',
      'and so on\n...and !important, 1.5.x, *.ts, v.a',
    ],
    ['*.ts and 3.x', '*.ts and 3.x'],
    ['3.x is supported', '3.x is supported'],
    ['either/or and src/x.ts', 'either/or and src/x.ts'],
  ])('commands no bot with %j', (text, expected) => {
    expect(safe(text)).toBe(expected);
  });

  it.each([...' \t\u00a0\u1680\u2000\u2003\u2009\u200a\u202f\u205f\u3000'])(
    'commands no bot after the white space %j',
    (space) => {
      for (const command of ['/merge', '.deploy', '!build']) {
        expect(safe(`ok\n${space}${command}`)).toBe(`ok\n${space}\`${command}\``);
        expect(safe(`${space}${command}`)).toBe(`${space}\`${command}\``);
      }
    },
  );

  it('defuses a phrase that is no mention', () => {
    expect(createDefuse({ ...options, phrase: 'hey bot!' })('Hey Bot! do it')).toBe(
      '`Hey Bot!` do it',
    );
  });

  it('takes a forged marker out, also in code', () => {
    const forged = '<!-- squad-action:board trigger=x -->';
    expect(safe(`${forged}\nhi`)).toBe('\nhi');
    expect(safe(`\`${forged}\``)).not.toContain('<!--');
  });

  it('closes a code block that was left open', () => {
    expect(safe(`a\n\n${FENCE}js\nx`)).toBe(`a\n\n${FENCE}js\nx\n${FENCE}\n`);
  });

  it.each([
    ['<details><summary>x</summary>', '&lt;details>&lt;summary>x&lt;/summary>'],
    ['<div hidden>x</div>', '&lt;div hidden>x&lt;/div>'],
    ['a <!-- hidden --> b', 'a  b'],
    ['[//]: # (hidden)', '\\[//]: # (hidden)'],
    ['List<String> & a < b', 'List&lt;String> & a &lt; b'],
    ['a\u{e0041}\u202eb', 'ab'],
    [
      'x[^1]\n\n[^1]: hidden, or below our own words',
      'x&#91;^1]\n\n&#91;^1]: hidden, or below our own words',
    ],
    ['| a |\n|---|\n| x | hidden |', '| a |\n|---|\n| x \\| hidden |'],
    ['> a\n> :-\n> x\\\\| hidden', '> a\n> :-\n> x\\\\\\| hidden'],
    [`| a |\n|---|\n\n${FENCE}\nx | y\n${FENCE}\n`, `| a |\n|---|\n\n${FENCE}\nx | y\n${FENCE}\n`],
    [
      '$\\phantom{hidden}$ $`\\phantom{hidden}`$',
      '`$`\\phantom{hidden} `$` `$` `\\phantom{hidden}` `$`',
    ],
    ['$$\nx % hidden\n$$', '`$$`\nx % hidden\n`$$`'],
    ['$x % hidden$', '`$`x % hidden `$`'],
    ['$hidden\\!\\!\\!seen$', '`$`hidden\\!\\!\\!seen `$`'],
    ['It costs $5, 20% off, or $6', 'It costs $5, 20% off, or $6'],
    [`${FENCE}hidden\nx\n${FENCE}\n`, `${FENCE}\nx\n${FENCE}\n`],
    [`${FENCE}js hidden\nx\n${FENCE}\n`, `${FENCE}js\nx\n${FENCE}\n`],
    [`${FENCE}mer&#109;aid\nx\n${FENCE}\n`, `${FENCE}\nx\n${FENCE}\n`],
    ['\\[^1] \\\\[^1]', '&#91;^1] &#91;^1]'],
    ['5 $ and $HOME', '5 $ and $HOME'],
  ])('hides nothing with %j', (text, expected) => {
    expect(safe(text)).toBe(expected);
  });

  it.each(['suggestion', 'mermaid', 'Math', 'geojson'])(
    'shows %s as plain code, which nobody draws or commits',
    (kind) => {
      expect(safe(`${FENCE}${kind} x\nx\n${FENCE}\n`)).toBe(`${FENCE}text\nx\n${FENCE}\n`);
    },
  );

  it('leaves ordinary Markdown as it is', () => {
    const text = [
      '## What I did\n',
      '- Added `validate(input)` to **src/login.ts**, see #12 and acme/app#3',
      '- [x] done, _really_; 5 * 3 < 20'.replace('<', '&lt;'),
      '\n| a | b |\n|---|---|\n| `x` | 1 |\n',
      `${FENCE}ts\nconst a = <T>(x: T) => x; // <b title="x">\n${FENCE}\n`,
      '> quoted\n\nThe end: 👩‍👩‍👧 ❤️\n',
    ].join('\n');
    expect(safe(text)).toBe(text);
  });

  it('cuts a text that is too long', () => {
    expect(createDefuse({ ...options, maxLength: 100 })('a'.repeat(500))).toBe('a'.repeat(100));
  });

  it.each([
    '@',
    '@a ',
    '`',
    '`@a',
    '[a](',
    '<!--',
    '\\',
    '\\@',
    'fix ',
    '/a ',
    '&#64;',
    'a@b.c ',
    '![`',
    '$\\a',
    '|-|\n',
    'retest this ',
    'test ***',
    '\n\u00a0.a',
    '$$% ',
    '\\! $',
  ])('defuses a long text of %j', (unit) => {
    const once = safe(longText(unit, 60_000));
    expect(createDefuse({ ...options, maxLength: Number.POSITIVE_INFINITY })(once)).toBe(once);
  });
});

const alphabet = [
  ...wordsIn('@eve @octocat @ eve @squad @o/team &#64; &commat; \\ _ * ** Fixes closes #1 GH-4 :'),
  ...wordsIn('https://evil.example/p?q https://github.com/o/r/issues/3 www.evil.example //evil "'),
  ...wordsIn('![ [ ] ( ) ]( ][x] < > <!-- --> <b> </b> <div ` `` ``` ~~~ | /merge a@b.example'),
  ...wordsIn('\u200b \u{e0041} \ud800 \0 ❤\ufe0f text . &amp; &lt; [^1] $ \\phantom{'),
  ...[' ', '\n', '\n\n', '    ', '   ', '\t', ' #1', ' o/r#2', '\n[x]: ', '- ', '> ', '1. '],
  ...['\n-|-\n', 'bors r+', '[^1]: ', '.deploy', '!build', 'retest', 'this', 'please', '$$', '%'],
];
const hostile = fc
  .array(fc.constantFrom(...alphabet), { maxLength: 30 })
  .map((parts) => parts.join(''));

type Rendered = { readonly texts: readonly string[]; readonly nodes: readonly Nodes[] };

/** The text people read outside of code and links, and every node. */
function rendered(markdown: string): Rendered {
  const nodes: Nodes[] = [];
  const texts: string[] = [];
  const visit = (node: Nodes, linked: boolean): void => {
    nodes.push(node);
    if (node.type === 'text' && !linked) texts.push(node.value);
    if ('children' in node) {
      for (const child of node.children) visit(child, linked || node.type === 'link');
    }
  };
  const extensions = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
  visit(fromMarkdown(markdown, extensions), false);
  return { texts, nodes };
}

const LIVE_MENTION = /(?<![A-Za-z0-9])@[A-Za-z0-9]/i;
const LIVE_CLOSING =
  /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:[\w.-]+\/[\w.-]+)?(?:#|GH-)\d/i;
const HIDING = new Set(['html', 'image', 'imageReference', 'definition', 'footnoteDefinition']);

/** Whether it is a table with a row of more cells than it has columns: the rest is not shown. */
function hidesCells(node: Nodes): boolean {
  if (node.type !== 'table') return false;
  const columns = node.children[0]?.children.length ?? 0;
  return node.children.some((row) => row.children.length > columns);
}

describe('defuse on hostile text', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = safe(text);
        expect(safe(once)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['```\n\n\t```', '~~~\n\n    ~~~'])(
    'closes %j, whose last line is further in',
    (text) => {
      expect(rendered(`${safe(text)}\n\nwhat follows`).texts.at(-1)).toBe('what follows');
    },
  );

  it('opens nothing that would swallow what follows', () => {
    const opening = fc.constantFrom(
      ...wordsIn('``` ~~~ ```` ` a \\ <pre> <!-- --> <details> <div> <script> <? <![CDATA[ $$'),
      ...['\n', '\n\n', '- ', '1. ', '> ', '  ', '    ', '\t', '[^1]: '],
    );
    fc.assert(
      fc.property(fc.array(opening, { maxLength: 20 }), (parts) => {
        const text = `${safe(parts.join(''))}\n\nwhat follows`;
        expect(rendered(text).texts.at(-1)).toBe('what follows');
      }),
      { numRuns: 300 },
    );
  });

  it('leaves no live mention and no closing keyword in what people read', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const live = rendered(safe(text)).texts.filter(
          (shown) => LIVE_MENTION.test(shown) || LIVE_CLOSING.test(shown),
        );
        expect(live).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves no image, no HTML, nothing hidden and no link to a stranger', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = safe(text);
        expect(once).not.toContain('<!--');
        const bad = rendered(once).nodes.filter(
          (node) =>
            HIDING.has(node.type) ||
            hidesCells(node) ||
            (node.type === 'link' && !node.url.startsWith('https://github.com/')),
        );
        expect(bad).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('seal', () => {
  it('refuses a text that holds a secret and says what to do', () => {
    const zeroWidth = [...SECRET].join('\u200b');
    for (const text of [SECRET, Buffer.from(SECRET).toString('base64'), zeroWidth]) {
      expect(() => door.seal(`a ${text}`)).toThrow(expect.objectContaining({ code: 'E_SECRET' }));
      expect(() => door.sealTitle(text)).toThrow(expect.objectContaining({ code: 'E_SECRET' }));
      expect(() => door.sealCommit(text)).toThrow(expect.objectContaining({ code: 'E_SECRET' }));
    }
  });

  it('keeps our marker on the first line and no other comment', () => {
    const marker = '<!-- squad-action:board trigger=comment-1 run=2 state=done -->';
    expect(door.seal(`${marker}\nhi ${marker}`)).toBe(
      `${marker}\nhi <! -- squad-action:board trigger=comment-1 run=2 state=done -->`,
    );
  });

  it('closes a code block whose fence is all there is', () => {
    expect(door.seal(FENCE)).toBe(`${FENCE}\n${FENCE}\n`);
  });

  it('cuts a body to what GitHub takes, and closes what the cut left open', () => {
    const marker = '<!-- squad-action:board trigger=comment-1 run=2 state=done -->';
    const body = door.seal(
      `${marker}\n<details><summary>x</summary>\n\n${FENCE}\n${'line 👍\n'.repeat(20_000)}`,
    );
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body.startsWith(`${marker}\n`)).toBe(true);
    expect(body).toMatch(/👍\n```\n\n+<\/details>\n\n\n\*Cut here/);
  });

  it.each([
    ['\n', '(no text)'],
    ['', '(no text)'],
    ['a\0b\ud800', 'ab\ufffd'],
  ])('never sends %j as it is', (text, expected) => {
    expect(door.seal(text).trim()).toBe(expected);
  });

  it('takes 10,000 rows and 500 nested quotes', () => {
    expect(door.seal('| a | b |\n'.repeat(10_000)).length).toBeLessThanOrEqual(65_536);
    expect(door.seal(`${'> '.repeat(500)}x`)).toContain('x');
  });

  it('leaves our own Markdown as it is', () => {
    const own = '**Done** · [run](https://github.com/o/r/actions/runs/1)\n\nCloses #7';
    expect(door.seal(own)).toBe(own);
  });
});

describe('sealTitle', () => {
  it.each([
    ['Add a\nsecond line', 'Add a second line'],
    ['[skip ci] Add it', 'Add it'],
    ['[skip [ci skip]ci] Add it', 'Add it'],
    ['WIP: Draft: Add it', 'Add it'],
    ['feat(x)!: drop it', 'feat(x): drop it'],
    ['Fixes #12 and closes o/r#3', 'Fixes issue 12 and closes issue 3 of o/r'],
    ['Ask @eve', 'Ask eve'],
    ['/merge', 'merge'],
    ['!build', 'build'],
    ['   ', 'Changes by the squad'],
    ['Wipe the cache', 'Wipe the cache'],
  ])('makes %j harmless', (text, expected) => {
    expect(door.sealTitle(text)).toBe(expected);
  });

  it('is at most 256 characters long and cuts no character in two', () => {
    const title = door.sealTitle('👍'.repeat(300));
    expect(title).toBe('👍'.repeat(128));
  });
});

describe('sealCommit', () => {
  it.each([
    ['Add it\n\nCo-authored-by: Eve <e@x.example>\nSigned-off-by: Eve', 'Add it'],
    ['Add it\n\nBREAKING CHANGE: all\nBREAKING-CHANGE: all', 'Add it'],
    ['Add it\n\nSquad-Run: 1\nreviewed-by: me\nSkip-Checks: true', 'Add it'],
    ['Add it [ci skip]', 'Add it'],
    [
      'Fix: closes #1, fixes https://github.com/o/r/issues/3',
      'Fix: closes issue 1, fixes issue 3 of o/r',
    ],
    [`Fixes${' '.repeat(99)}#1`, `Fixes${' '.repeat(99)}issue 1`],
    ['Ask @eve about e@x.example', 'Ask eve about e@x.example'],
    ['\u001b[31mred\u001b[0m\0', 'red'],
    ['', 'Squad work'],
  ])('makes %j harmless', (text, expected) => {
    expect(door.sealCommit(text)).toBe(expected);
  });

  it('is at most 5,000 characters long', () => {
    expect(door.sealCommit('a '.repeat(9000)).length).toBeLessThanOrEqual(5000);
  });

  it('leaves no closing reference, mention or skip mark in any text', () => {
    const parts = ['Fixes', 'close', ' #1', '#1', ':', ' ', '\n', '@', 'eve', '[skip', '[', ' ci]'];
    const text = fc.array(fc.constantFrom(...parts, ' o/r#2', ' GH-4', 'no', 'Signed-off-by: x'));
    fc.assert(
      fc.property(text, (pieces) => {
        const message = door.sealCommit(pieces.join(''));
        expect(message).not.toMatch(LIVE_CLOSING);
        expect(message).not.toMatch(/(?<![a-z0-9])@eve|\[(?:skip|no) ci\]|^Signed-off-by:/im);
      }),
      { numRuns: 300 },
    );
  });
});
