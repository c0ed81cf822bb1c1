import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { askedWords, readCommand, readRequest } from '#src/trigger/command.ts';
import { longText } from '../long-text.ts';
import { anyText } from '../text/any-text.ts';

const read = (markdown: string) => readCommand(markdown, '@squad');
const work = (request: string) => ({ kind: 'work', request });

describe('the phrase', () => {
  it.each([
    ['@squad fix it', 'fix it'],
    ['@Squad, fix it', 'fix it'],
    ['(@squad) fix it', 'fix it'],
    ['- a point\n\n  @squad fix it', 'fix it'],
    ['| a | b |\n|---|---|\n| @squad fix it |', 'fix it |'],
    ['See http://example.com/a and @squad fix it', 'fix it'],
  ])('counts as a whole word in %j', (markdown, request) => {
    expect(read(markdown)).toEqual(work(request));
  });

  it.each([
    ...['@squadron go', 'x@squad.io', '@squad-bot go', '@squad/team go', '@@squad go'],
    ...['é@squad go', '@squadé go', '@squad@example.social go'],
    'https://example.com/?q=@squad go',
  ])('does not count as a part of a word or an address: %j', (markdown) => {
    expect(read(markdown)).toBeUndefined();
  });

  it.each([
    ['a fenced block', '```\n@squad go\n```'],
    ['an unclosed block', 'x\n\n```\n@squad go'],
    ['a block within a longer fence', '````\n```\n@squad go\n```\n````'],
    ['an indented block', 'x\n\n    @squad go'],
    ['inline code', 'say `@squad go` to start'],
    ['a quote', '> @squad go'],
    ['the lazy end of a quote', '> a\n@squad go'],
    ['a quote in a deep list', '- a\n  - b\n    - c\n      - d\n        - > @squad go'],
    ['an e-mail reply', 'On Monday, Mona wrote:\n\n> please\n> @squad go\n>> more'],
    ['an HTML comment', '<!-- @squad go -->'],
    ['an HTML comment over blank lines', '<!--\n\n@squad go\n\n-->'],
    ['an HTML block', '<div>\n@squad go\n</div>'],
    ['a folded section', '<details>\n<summary>Log</summary>\n\n@squad go\n\n</details>'],
    ['HTML code', 'say <code>@squad go</code>'],
    ["a link's text", '[@squad go](https://example.com)'],
    ["a link's address", '[go](https://example.com/@squad)'],
    ["an image's alternative text", '![@squad go](x.png)'],
    ['an address in angle brackets', '<mailto:@squad>'],
  ])('does not count in %s', (_, markdown) => {
    expect(read(markdown)).toBeUndefined();
  });

  it.each([
    '<details>\n\nlog\n\n</details>\n\n@squad go',
    '<!-- <details> -->\n\n@squad go',
    '> @squad no\n\n@squad go',
    '`@squad` is the phrase. @squad go',
    'an unclosed ` backtick. @squad go',
  ])('counts beside what is hidden: %j', (markdown) => {
    expect(read(markdown)).toEqual(work('go'));
  });

  it.each([
    ['zero-width space', '@s\u200Bquad go'],
    ['zero-width joint to a longer word', '@squad\u200Bron go'],
    ['tag character', '@s\u{E0071}quad go'],
    ['Cyrillic letter', '@squ\u0430d go'],
    ['long s', '@\u017Fquad go'],
  ])('does not take a look-alike for the phrase: %s', (_, markdown) => {
    expect(read(markdown)).toBeUndefined();
  });

  it.each(['&#64;squad go', '&commat;squad go', '&#x40;squad go', '\\@squad go'])(
    'does not take an escaped phrase: %s',
    (markdown) => {
      expect(read(markdown)).toBeUndefined();
    },
  );

  it.each(['(squad)+', '.*', '$&', '[a-z]!', '^@'])(
    'is plain text, whatever it means to a pattern: %s',
    (phrase) => {
      expect(readCommand(`say ${phrase} go`, phrase)).toEqual(work('go'));
      expect(readCommand('squad aaa b', phrase)).toBeUndefined();
    },
  );
});

describe('the request', () => {
  it.each([
    ['@squad  ,: fix it \n', 'fix it'],
    ['@squad fix `a` like\n```ts\nb\n```\nplease', 'fix `a` like\n```ts\nb\n```\nplease'],
    ['Please fix it, @squad', 'Please fix it,'],
    ['Please fix it.\n\n@squad!', 'Please fix it.'],
    ['@squad teamwork', 'teamwork'],
  ])('is what stands after the phrase, or else before it: %j', (markdown, request) => {
    expect(read(markdown)).toEqual(work(request));
  });

  it.each(['@squad', ' @squad \n', '(@squad)', '`x`\n\n@squad'])(
    'is a call for help when the author says nothing else: %j',
    (markdown) => {
      expect(read(markdown)).toEqual({ kind: 'help' });
    },
  );

  it.each([
    ['tools remove lint', 'lint'],
    ['Tools remove `Lint_2`.', 'Lint_2'],
  ])('is the removal of a tool: %j', (words, tool) => {
    expect(read(`@squad ${words}`)).toEqual({ kind: 'remove-tool', tool });
  });

  it.each([
    ['remember: tests come with every change', 'tests come with every change'],
    ['Remember : use `pnpm`.', 'use `pnpm`.'],
    ['remember:\n\n- one\n- two', '- one\n- two'],
    ['remember\nuse pnpm', 'use pnpm'],
    ['remember: help', 'help'],
    ['remember', ''],
    ['remember: ...', ''],
  ])('is a rule to record: %j', (words, rule) => {
    expect(read(`@squad ${words}`)).toEqual({ kind: 'remember', rule });
    expect(readRequest(words)).toEqual({ kind: 'remember', rule });
  });

  it.each([
    'remember to update the docs',
    'please fix it, and remember: no tabs',
    'From now on the tests run on Node 22 only, so please fix the workflow.',
  ])('is work, and records no rule: %j', (words) => {
    expect(read(`@squad ${words}`)).toEqual(work(words));
  });

  it.each([
    'tools remove ../x',
    'tools remove the unused ones',
    `tools remove ${'x'.repeat(65)}`,
    'tools test the login form',
    'tools testlint',
  ])('is work, and no command about a tool: %j', (words) => {
    expect(read(`@squad ${words}`)).toEqual(work(words));
  });

  it.each(['help', 'team', 'status', 'tools', 'doctor'])(
    'is the command "%s" as a single word',
    (word) => {
      const said = [
        `@squad ${word}`,
        `@squad ${word.toUpperCase()}.`,
        `Hi @squad, ${word}?!`,
        `@squad\n${word}:`,
      ];
      expect(said.map(read)).toEqual([word, word, word, word].map((kind) => ({ kind })));
    },
  );

  it.each([
    ['doctor, please!', 'doctor'],
    ['help me', 'help'],
    ['help us please, thank you \u{1F64F}', 'help'],
    ['tools PLZ', 'tools'],
  ])('is the command without its courtesies in %j', (said, kind) => {
    expect(read(`@squad ${said}`)).toEqual({ kind });
  });

  it.each(['stop', 'Stop!', 'STOP, please.', 'cancel', 'abort now'])(
    'asks how to stop a run, alone: %j',
    (said) => expect(read(`@squad ${said}`)).toEqual({ kind: 'stop' }),
  );

  it.each([
    'help me write tests',
    'stop logging passwords',
    'help, tests are red, what now?',
    'please help',
    "team's page, please",
    'help @mona',
    'help \u05E2\u05DB\u05E9\u05D9\u05D5',
    '\u017Ftatus',
  ])('is work where more is said than a command: %j', (said) => {
    expect(read(`@squad ${said}`)).toEqual(work(said));
  });

  it.each([
    ['approve tool lint', 'lint', '', undefined],
    ['Approve tool `git_log-2`.', 'git_log-2', '', undefined],
    ['approve tool lint: fix the warnings', 'lint', 'fix the warnings', undefined],
    ['approve tool lint\n\nand fix\nthe warnings', 'lint', 'and fix\nthe warnings', undefined],
    ['approve tool lint@0123ABCD: fix it', 'lint', 'fix it', '0123abcd'],
    ['approve tool `lint@0123abcd`\nfix it', 'lint', 'fix it', '0123abcd'],
  ])('approves a tool for one run: %j', (said, tool, request, digest) => {
    const then = request === '' ? undefined : work(request);
    const approval = { kind: 'approve', tools: [{ name: tool, digest }], then };
    expect(read(`@squad ${said}`)).toEqual(approval);
    expect(read(`@squad, ${said}`)).toEqual(approval);
  });

  it.each([
    'approve tool',
    'approve tool usage in the docs',
    'approve tool ../x',
    'approve tool lint@main',
    `approve tool lint@${'0'.repeat(65)}`,
    `approve tool ${'x'.repeat(65)}`,
    'please approve tool lint',
  ])('approves nothing in other words: %j', (said) => {
    expect(read(`@squad ${said}`)).toEqual(work(said));
  });

  it('belongs to the first of two mentions', () => {
    const request = 'do a\n@squad kobayashi: do b';
    expect(read(`@squad hockney: ${request}`)).toMatchObject({
      kind: 'agent',
      agent: 'hockney',
      request,
    });
  });

  it.each([
    ['next line', 'Hello\u0085@squad fix it'],
    ['NUL', 'Hello \0 @squad fix it'],
    ['a lone surrogate', 'Hello \uD800 @squad fix it'],
    ['a byte order mark', '\uFEFF@squad fix it'],
  ])('survives %s', (_, markdown) => {
    expect(read(markdown)).toEqual(work('fix it'));
  });
});

describe('the addressee', () => {
  it.each([
    ['hockney: do x', 'hockney'],
    ['Fact Checker: do x', 'Fact Checker'],
    ["O'Neil: do x", "O'Neil"],
    ['\u{1F527} Parker: do x', '\u{1F527} Parker'],
    [', hockney: do x', 'hockney'],
    ['Prof. Plum: do x', 'Prof. Plum'],
    ['@hockney: do x', '@hockney'],
  ])('stands before a colon: %j', (said, agent) => {
    expect(read(`@squad ${said}`)).toMatchObject({ kind: 'agent', agent, request: 'do x' });
  });

  it.each([
    'https://example.com is down',
    '../../x: do x',
    `${'a'.repeat(300)}: do x`,
    '`hockney`: do x',
    '\u202Ehockney: do x',
  ])('is not what no agent can be called: %j', (said) => {
    expect(read(`@squad ${said}`)).toEqual(work(said));
  });

  it.each(['__proto__', 'constructor', '\u05D0\u05D1', '\u{1F600}', 'a'.repeat(64)])(
    'is data, whatever the name: %j',
    (agent) => {
      expect(read(`@squad ${agent}: do x`)).toMatchObject({
        kind: 'agent',
        agent,
        request: 'do x',
      });
    },
  );

  it('is kept with the whole text, in case that it names nobody', () => {
    expect(read('@squad TODO:\n- a\n- b')).toEqual({
      kind: 'agent',
      agent: 'TODO',
      request: '- a\n- b',
      whole: 'TODO:\n- a\n- b',
    });
  });

  it('is no request on its own', () => {
    expect([read('@squad hockney:'), read('Fix it. @squad hockney:')]).toEqual([
      { kind: 'help' },
      work('Fix it.'),
    ]);
  });

  it('is read from a request without the phrase too', () => {
    expect([readRequest(' hockney: do x'), readRequest('team'), readRequest(' ')]).toMatchObject([
      { kind: 'agent', agent: 'hockney', request: 'do x' },
      { kind: 'team' },
      { kind: 'help' },
    ]);
  });
});

describe('the words of a request', () => {
  it.each([
    ['check the login', 'check the login'],
    ['fenster: try it and mend it', 'try it and mend it'],
    ['approve tool lint: fenster: try it and mend it', 'try it and mend it'],
    ['approve tool lint. approve tool sort@0123. hockney: go', 'go'],
    ['approve tool lint', ''],
    ['approve tool lint. status', 'status'],
    ['status', 'status'],
  ])('of "%s" are "%s"', (text, words) => {
    expect(askedWords(readRequest(text))).toBe(words);
  });
});

describe('hostile input', () => {
  const units = [
    ...['@', '(', '`', '>', '> ', '[', ']', '![', '[]', '[a](', '[a]', '*a_', '**_', '<', '<a "'],
    ...['<!--', '<details>', '- ', '- a\n', '1. ', '> - ', '> a\n', '~', '|', 'a|\n-|-\n', '\\'],
    ...['&', '&#64;', '\n', ' \n', '\t', '# a\n', 'www.', 'a@b.', '[^a]: b\n', '[a]: b "', '```\n'],
    ...['a\n-\n', 'a\\\n', '\0', '\r', '\uD800', '<?', '<![CDATA[', '\u200B', '@squad@', '/@squad'],
  ];

  it.each(units)('is read below a long text of %j', (unit) => {
    expect(read(`@squad go\n\n${longText(unit, 65_536)}`)?.kind).toBe('work');
  });

  it.each(units)('is not read behind 64 KiB of %j, where the end is cut off', (unit) => {
    const filled = unit.repeat(Math.ceil(65_536 / unit.length)).slice(0, 65_536);
    expect(read(`${filled} @squad, go`)?.kind).toBeUndefined();
  });
});

describe('any text', () => {
  const bits = fc.constantFrom(
    ...['@squad', '@', 'squad', ' ', '\n', '`', '```', '>', '- ', '<!--', '-->', '[', '](', ')'],
    ...['\\', '<details>', '</details>', '&#64;', '*', '_', ':', 'hockney', '\r', '\u200B'],
    ...['\uD800', '\0', '    '],
  );
  const markdown = fc.array(fc.oneof(bits, anyText())).map((parts) => parts.join(''));

  it('never throws, and asks for no more than the comment says', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const command = read(text);
        expect(
          command === undefined || !('request' in command) || text.includes(command.request),
        ).toBe(true);
      }),
    );
  });

  it('is no trigger unless it holds the phrase literally', () => {
    const without = markdown.filter((text) => !text.toLowerCase().includes('@squad'));
    fc.assert(fc.property(without, (text) => expect(read(text)).toBeUndefined()));
  });

  it('is read the same by the parser, which a plain line spares', () => {
    const plain = fc
      .array(
        fc.constantFrom('@squad', ' ', 'please', '.', ':', '#', '- ', '1. ', '\t', '\u2028', '='),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(plain, markdown), (text) => {
        // The parser alone reads more than one line. It drops a mark of the byte order at the very beginning.
        fc.pre(!text.startsWith('\uFEFF'));
        expect(read(text)).toEqual(read(`\n${text}`));
      }),
    );
  });

  it('is no trigger inside a quote', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const quoted = text.split(/\r\n?|\n/).map((line) => `> ${line}`);
        expect(read(quoted.join('\n'))).toBeUndefined();
      }),
    );
  });
});
