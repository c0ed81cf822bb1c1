import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createMask } from '#src/secrets.ts';
import { withoutUnseen } from '#src/text/invisible-characters.ts';
import { cpuTime } from './cpu-time.ts';
import { longText } from './long-text.ts';

const SECRET = 'kX9$vQ2!mZ7.rT4(pL8*wN3';
const OLD_TOKEN = `ghs_${'a1B2'.repeat(9)}`;
const NEW_TOKEN = `ghs_123456_${'eyJhbGciOi'.repeat(20)}.${'x-Y_9'.repeat(40)}.${'Zz0'.repeat(30)}`;

/** Put together here, so that no scanner takes this file for a leak. */
const SHAPED: readonly (readonly [string, string])[] = [
  ['an installation token of the old form', OLD_TOKEN],
  ['an installation token of the new form', NEW_TOKEN],
  ['an OAuth token', `gho_${'a'.repeat(36)}`],
  ['a user token', `ghu_${'b'.repeat(36)}`],
  ['a fine-grained token', `github_pat_${'C3'.repeat(41)}`],
  ['an OpenAI key', `sk-${'aB3'.repeat(16)}`],
  ['an OpenAI project key', `sk-proj-${'aB_3-'.repeat(10)}`],
  ['an Anthropic key', `sk-ant-api03-${'aB3'.repeat(16)}`],
  ['a Copilot session token', 'tid=0123456789abcdef;exp=1790000000;sku=free:abcdef'],
  ['an AWS key id', `AKIA${'ABCD'.repeat(4)}`],
  ['a job token', `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(40)}.${'c'.repeat(43)}`],
  ['an authorization header', `Bearer ${'d4'.repeat(20)}`],
  [
    'a private key',
    `-----BEGIN RSA PRIVATE KEY-----\n${'MIIE'.repeat(30)}\n-----END RSA PRIVATE KEY-----`,
  ],
];

const escaped = (text: string): string =>
  [...text].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

const codes = (text: string, write: (code: number) => string): string =>
  [...text].map((c) => write(c.charCodeAt(0))).join('');
const pairs = (text: string): readonly string[] =>
  Buffer.from(text).toString('hex').match(/../g) ?? [];
const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Ways to write printable ASCII, each of which only one reading gives back. */
const WRITINGS: readonly (readonly [string, (text: string) => string])[] = [
  ['in hexadecimal with colons', (text) => pairs(text).join(':')],
  ['in upper-case hexadecimal with colons', (text) => pairs(text).join(':').toUpperCase()],
  ['in hexadecimal with blanks', (text) => pairs(text).join(' ')],
  ['in escaped hexadecimal', (text) => codes(text, (code) => `\\x${code.toString(16)}`)],
  ['in octal escapes', (text) => codes(text, (code) => `\\${code.toString(8).padStart(3, '0')}`)],
  [
    'in octal escapes of four digits',
    (text) => codes(text, (code) => `\\0${code.toString(8).padStart(3, '0')}`),
  ],
  ['in escapes that are escaped again', (text) => escaped(text).replaceAll('\\', '\\\\')],
  ['in braced escapes', (text) => codes(text, (code) => `\\u{${code.toString(16)}}`)],
  ['in base64 of base64', (text) => base64(base64(text))],
  ['in base64 of base64, with line ends', (text) => base64(`${base64(`${text}\n`)}\n`)],
  ['in base64 of a line, twice', (text) => base64(base64(`token=${text}&x=1`))],
  ['in full-width letters', (text) => codes(text, (code) => String.fromCharCode(code + 0xfee0))],
];

const FORMS: readonly (readonly [string, string])[] = [
  ['as it is', SECRET],
  ['in base64', Buffer.from(SECRET).toString('base64')],
  ['in base64url', Buffer.from(SECRET).toString('base64url')],
  ['in base64 inside longer data', Buffer.from(`user:${SECRET}@host`).toString('base64')],
  ['in hexadecimal', Buffer.from(SECRET).toString('hex')],
  ['in upper-case hexadecimal', Buffer.from(SECRET).toString('hex').toUpperCase()],
  ['URL-encoded', encodeURIComponent(SECRET)],
  ['reversed', [...SECRET].reverse().join('')],
  ['in upper case', SECRET.toUpperCase()],
  ['with JSON escapes', escaped(SECRET)],
  ...WRITINGS.map(([form, write]) => [form, write(SECRET)] as const),
];

describe('mask', () => {
  it.each(FORMS)('hides a secret %s', (_form, text) => {
    const { mask, holdsSecret } = createMask([SECRET]);
    const masked = mask(`before ${text} after`);
    expect(masked).toContain('***');
    expect(holdsSecret(masked)).toBe(false);
  });

  const spread = (between: string, text = SECRET) => [...text].join(between);

  it.each([
    ['zero-width characters', spread('\u200b')],
    ['tag characters', spread('\u{e0041}')],
    ['blanks', spread(' ')],
    ['all of them', spread(' \u200b\n')],
    ['the colours of grep', `${SECRET.slice(0, 8)}\u001b[01;31m\u001b[K${SECRET.slice(8)}`],
    ['colours in JSON', spread('\\u001b[0m')],
    ['the title of a window', spread('\u001b]0;title\u0007')],
    ['private-use characters', spread('\ue000')],
    ['short escapes of JSON', spread('\\b\\n')],
    ['entities that nobody sees', spread('&shy;&#8203;')],
    ['soft hyphens, in base64', spread('\u00ad', Buffer.from(SECRET).toString('base64'))],
    ['percent signs', [...SECRET].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('\u200b')],
    ['entities', [...SECRET].map((c) => `&#${c.charCodeAt(0)};`).join('')],
  ])('hides a secret that is written with %s, and nothing beside it', (_name, text) => {
    const { mask, holdsSecret } = createMask([SECRET]);
    expect(mask(`before\u200b ${text} after, 50%25 and \\u0041`)).toBe(
      'before\u200b *** after, 50%25 and \\u0041',
    );
    expect(holdsSecret(text)).toBe(true);
  });

  it('hides what is shaped like a secret between invisible characters', () => {
    const { mask } = createMask([]);
    expect(mask(`a ${spread('\u200b', OLD_TOKEN)} z`)).toBe('a *** z');
  });

  it.each([
    ['colours', '\u001b[01;31m\u001b[K'],
    ['private-use characters', '\ue000'],
    ['line ends in JSON', '\\n'],
    ['colours in JSON', '\\u001b[0m'],
    ['entities that nobody sees', '&zwnj;'],
  ])('hides what is shaped like a secret and split by %s', (_name, seam) => {
    const { mask } = createMask([]);
    expect(mask(`a ${OLD_TOKEN.slice(0, 8)}${seam}${OLD_TOKEN.slice(8)} z`)).toBe('a *** z');
  });

  it('hides what is shaped like a secret after a line end in JSON', () => {
    const key = `sk-${'q7W'.repeat(12)}`;
    expect(createMask([]).mask(JSON.stringify(`key:\n${key}`))).toBe('"key:\\n***"');
  });

  it.each(['\u200b', '\u001b[0m', ' ', '\n', '\\u0001'])(
    'hides a secret with blanks of its own that is split by %j',
    (seam) => {
      const { mask } = createMask(['correct horse\nbattery']);
      expect(mask(`a correct${seam} horse\nbattery z`)).toBe('a *** z');
    },
  );

  it('leaves no secret in a text without what the page, a log or a terminal leave out', () => {
    const { mask } = createMask([SECRET, OLD_TOKEN]);
    const seam = fc.constantFrom(
      ...[
        ...['\u001b[0m', '\u001b[', '\u001b]', '\u001b', '\u0007', '\u009b', '\ue000', '\ufdd0'],
        '\\u001b[K',
      ],
    );
    const part = fc.constantFrom(SECRET.slice(0, 9), SECRET.slice(9), OLD_TOKEN, 'x', '\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(part, seam), { maxLength: 8 }), (pairs) => {
        const masked = mask(pairs.flat().join(''));
        for (const shown of [masked, JSON.parse(`"${masked.replace(/[^ -~]/g, '')}"`)]) {
          expect(withoutUnseen(shown).text).not.toContain(SECRET);
          expect(withoutUnseen(shown).text).not.toContain(OLD_TOKEN);
        }
      }),
    );
  });

  it('leaves nothing that the check before publishing would find', () => {
    const { mask, holdsSecret } = createMask([SECRET, OLD_TOKEN]);
    const parts = fc.constantFrom(
      ...[...SECRET].slice(0, 3),
      SECRET,
      OLD_TOKEN,
      ' ',
      '\u200b',
      '%6b',
      '\n',
      '\u001b[0m',
      '\u001b]',
      '\u009b',
      '\ue000',
      '\\u001b',
      '\\n',
      '*',
    );
    const mixed = fc.array(
      fc.oneof(
        parts,
        parts.map((part) => spread('\u200b ', part)),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(mixed, (all) => {
        expect(holdsSecret(mask(all.join('')))).toBe(false);
      }),
    );
  });

  it.each(SHAPED)('hides %s that nobody told us of', (_name, text) => {
    expect(createMask([]).mask(`a ${text} z`)).toBe('a *** z');
  });

  it('leaves nothing of secrets that overlap', () => {
    const { mask } = createMask(['alphabravocharlie', 'charliedeltaecho']);
    expect(mask('xalphabravocharliedeltaechox')).toBe('x***x');
  });

  it('skips a secret of fewer than 8 characters', () => {
    expect(createMask(['the', '']).mask('the end')).toBe('the end');
  });

  it.each(['a', 'ghs_', 'tid=aaaaaa;', 'eyJ', '-----BEGIN PRIVATE KEY-----', 'sk-'])(
    'soon masks a long text of %j, which is made to slow a search down',
    (unit) => {
      const { mask } = createMask([SECRET, 'aaaaaaaaaaaaaaaaaaaaaaab']);
      const text = longText(unit, 1_000_000) + SECRET;
      expect(cpuTime(() => expect(mask(text).endsWith('***')).toBe(true))).toBeLessThan(4_000);
    },
  );

  it('hides the lines of a key of several lines one by one', () => {
    const line = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC';
    const { mask } = createMask([`-----BEGIN X-----\n${line}\n-----END X-----`]);
    expect(mask(`> ${line}`)).toBe('> ***');
  });

  it.each([
    'task-force-of-the-whole-engineering-organisation',
    'sk-learn-and-other-libraries-with-long-names',
    'const ghs_prefix = "ghs_";',
    'if (text.includes("-----BEGIN PRIVATE KEY-----")) refuse();',
    'commit 02405ee0c8a1a5a7e0e4b2f6b9c3d1e7f8a9b0c1',
  ])('leaves ordinary text alone: %s', (text) => {
    const { mask, holdsSecret } = createMask([SECRET]);
    expect(mask(text)).toBe(text);
    expect(holdsSecret(text)).toBe(false);
  });

  it('leaves no known secret in any text', () => {
    const { mask } = createMask([SECRET, 'correct horse battery', OLD_TOKEN]);
    const piece = fc.constantFrom(SECRET, 'correct horse battery', OLD_TOKEN, 'x', ' ', 'k', 'c');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const masked = mask(pieces.join(''));
        expect(masked).not.toContain(SECRET);
        expect(masked).not.toContain('correct horse battery');
        expect(masked).not.toContain(OLD_TOKEN);
      }),
    );
  });
});

describe('holdsSecret', () => {
  it.each(FORMS)('finds a secret %s', (_form, text) => {
    expect(createMask([SECRET]).holdsSecret(`before ${text} after`)).toBe(true);
  });

  it.each([
    ['zero-width characters', '\u200b'],
    ['tag characters', '\u{e0041}'],
    ['spaces', ' '],
    ['line ends', '\n'],
  ])('finds a secret with %s between its characters', (_name, filler) => {
    expect(createMask([SECRET]).holdsSecret([...SECRET].join(filler))).toBe(true);
  });

  it('finds a secret whose first 7 characters were removed', () => {
    expect(createMask([OLD_TOKEN]).holdsSecret(OLD_TOKEN.slice(7))).toBe(true);
  });

  it('finds a token with zero-width characters that nobody told us of', () => {
    expect(createMask([]).holdsSecret([...OLD_TOKEN].join('\u200d'))).toBe(true);
  });

  it('finds any secret, however it is written', () => {
    const unit = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
    const secret = fc.string({ unit, minLength: 16, maxLength: 80 });
    const writing = fc.constantFrom(...WRITINGS);
    fc.assert(
      fc.property(secret, writing, fc.string(), (text, [form, write], beside) => {
        const { mask, holdsSecret } = createMask([text]);
        const written = write(text);
        expect([form, mask(`${beside} ${written} `).includes(written)]).toEqual([form, false]);
        expect(holdsSecret(`${beside} ${written} `)).toBe(true);
      }),
    );
  });

  it('finds a secret with a letter in escapes before plain hexadecimal digits', () => {
    const text = 'kabcdef0123456789';
    expect(createMask([text]).mask(`a \\u006b${text.slice(1)} z`)).toBe('a *** z');
  });

  it('finds a secret that is written partly in escapes', () => {
    const text = `${SECRET.slice(0, 5)}&#x${SECRET.charCodeAt(5).toString(16)};${SECRET.slice(6)}`;
    expect(createMask([SECRET]).holdsSecret(text)).toBe(true);
  });

  it.each(SHAPED)('finds %s', (_name, text) => {
    expect(createMask([]).holdsSecret(text)).toBe(true);
  });

  it('finds a secret that is learnt after the text was looked at', () => {
    const { mask, holdsSecret, learn } = createMask([]);
    const text = `The word is ${SECRET}.`;
    expect([mask(text), holdsSecret(text)]).toEqual([text, false]);
    learn([SECRET]);
    expect([mask(text), holdsSecret(text)]).toEqual(['The word is ***.', true]);
  });
});
