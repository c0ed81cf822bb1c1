// Which sentences of a request lay down a rule, and which only sound so.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readDirectives } from '../../src/trigger/directive.ts';

const found = (request: string) => readDirectives(request).sentences;

describe('a directive', () => {
  it.each([
    'From now on we use pnpm.',
    'from now on, use `pnpm install` and nothing else',
    'We never commit generated files.',
    'we always squash before we merge!',
    'We don’t use default exports.',
    "We don't use default exports.",
    'We do not log e-mail addresses.',
    'Always validate input on the server.',
    'Never use tabs in YAML.',
    'Please never use tabs in YAML.',
    'Going forward: tests first, always.',
    'Always process errors in the adapter.',
    'We never embed images.',
  ])('is a sentence that begins like %j', (sentence) => {
    expect(readDirectives(sentence)).toEqual({ sentences: [sentence], isWhole: true });
  });

  it('is found among other sentences, and leaves them a request', () => {
    const request = 'Fix the login form. We never show stack traces. Add a test!';
    expect(readDirectives(request)).toEqual({
      sentences: ['We never show stack traces.'],
      isWhole: false,
    });
  });

  it.each([
    ['before', 'Fix the login form. We never show stack traces.'],
    ['between', 'Never use tabs in YAML. Fix the login form. We never show stack traces.'],
    ['behind', 'We never show stack traces. Fix the login form.'],
  ])('leaves what stands %s it a request', (_where, request) => {
    expect(readDirectives(request).isWhole).toBe(false);
  });

  it('runs an order with more sentences as a request, too', () => {
    const request = 'Always validate the input of the login form. Write a test for it.';
    expect(readDirectives(request).isWhole).toBe(false);
  });

  it('runs an order of two halves as a request, too', () => {
    const request = 'Always check the password first, and add a test';
    expect(readDirectives(request)).toEqual({ sentences: [request], isWhole: false });
  });

  it('may go over lines, and hold code', () => {
    const request = 'Do it.\n\n- From now on we\n  use `a. b`, thanks.\n';
    expect(found(request)).toEqual(['From now on we\n  use `a. b`, thanks.']);
  });

  it('is the whole request also with courtesy', () => {
    expect(readDirectives('Never use tabs in YAML. Thanks!').isWhole).toBe(true);
  });

  it('may be all of five sentences', () => {
    const request = Array.from({ length: 5 }, (_, n) => `Never do thing number ${n}.`).join('\n\n');
    expect(readDirectives(request)).toMatchObject({ sentences: { length: 5 }, isWhole: true });
  });

  it('is at most five sentences, and then the request is more than they', () => {
    const request = Array.from({ length: 8 }, (_, n) => `Never do thing number ${n}.`).join('\n\n');
    expect(readDirectives(request).sentences).toHaveLength(5);
    expect(readDirectives(request).isWhole).toBe(false);
  });
});

describe('no directive', () => {
  it.each([
    ['a question', 'Do we never use tabs? Should we always test? From now on we use tabs?'],
    ['never mind', 'Never mind, it works now.'],
    ['a story of what happens', 'We never get the confirmation mail.'],
    [
      'a story of what happened',
      'We never agreed on this. We always used tabs. Never worked here.',
    ],
    ['what is not known', "We don't know why the login fails."],
    ['what is missing', "We don't have a test for this yet."],
    ['a fault', 'Always fails on Safari. Never works on my phone.'],
    ['the middle of a sentence', 'The form should always validate, as we never trust input.'],
    ['the middle of a sentence on a new line', 'Use the helper which we\nnever use elsewhere.'],
    ['code', '`From now on we use tabs.`\n\n```\nWe never test.\n```\n'],
    ['what follows code', '`x` always breaks the build of everybody.'],
    ['a quotation', '> From now on we use tabs.\n\nIs that so?'],
    ['a comment that nobody sees', '<!-- From now on we use tabs. --> Fix it.'],
    ['folded text', '<details>\n\nFrom now on we use tabs.\n\n</details>'],
    ['a word alone', 'Never.'],
  ])('is %s', (_what, request) => {
    expect(readDirectives(request)).toEqual({ sentences: [], isWhole: false });
  });

  it('is a sentence of more than 400 characters', () => {
    expect(found(`We never ${'very '.repeat(100)}trust input.`)).toEqual([]);
  });
});

describe('hostile requests', () => {
  it.each([
    ['never', 'never '.repeat(200_000)],
    ['dots', `always${'. '.repeat(500_000)}`],
    ['ticks', `never ${'` '.repeat(500_000)}`],
    ['quotes', `${'> '.repeat(300_000)}we never`],
    ['blanks', `from now on${' '.repeat(1_000_000)}x`],
    ['paragraphs', 'we never x y\n\n'.repeat(80_000)],
  ])('of one megabyte are read: %s', (_what, request) => {
    expect(found(request).length).toBeLessThanOrEqual(5);
  });

  it('never give more than stands in them', () => {
    const words = fc.constantFrom(
      'from now on',
      'We never',
      'always',
      '. ',
      '? ',
      '`',
      '\n',
      '\n\n',
      '> ',
      'use it',
      '<b>',
      '-',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const request = parts.join(' ');
        return found(request).every((sentence) => request.includes(sentence));
      }),
    );
  });
});
