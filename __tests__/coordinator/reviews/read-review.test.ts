import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readReview, reviewFormat } from '../../../src/coordinator/reviews/read-review.ts';

const first = (answer: string) => readReview(answer).findings[0];

const aFinding = (change: object) => ({
  path: 'src/login.ts',
  line: 12,
  endLine: undefined,
  rule: undefined,
  text: 'The name is not checked.',
  ...change,
});

describe('findings', () => {
  it.each([
    ['the plain form', 'src/login.ts:12: The name is not checked.', {}],
    [
      'a range and a rule',
      'src/login.ts:12-14 [input-validation]: The name is not checked.',
      { endLine: 14, rule: 'input-validation' },
    ],
    ['a number in bold', '3. **src/login.ts:12** — The name is not checked.', {}],
    ['a link', '- [src/login.ts:12](src/login.ts#L12): The name is not checked.', {}],
    ['a range that ends before it begins', 'src/login.ts:12-3: The name is not checked.', {}],
    ['how bad it is', '- **[High]** `src/login.ts:12`: The name is not checked.', {}],
  ])('are read with %s', (_form, answer, change) => {
    expect(first(answer)).toEqual(aFinding(change));
  });

  it.each([
    'The port is localhost:8080 by default',
    'https://github.com/acme/shop/blob/main/src/login.ts#L12',
    '../secrets.txt:1: is above the repository',
    'src/login.ts:99999999: there is no such line',
    '> src/login.ts:12: is a quotation',
    '- src/login.ts:12',
  ])('are not read out of %j', (answer) => {
    expect(readReview(answer).findings).toStrictEqual([]);
  });
});

describe('the verdict', () => {
  it.each([
    ['VERDICT: approved', 'approved'],
    ['**Verdict:** changes_requested.', 'changes-requested'],
    ['Final verdict: LGTM', 'approved'],
    ['VERDICT: not approved', 'changes-requested'],
    ['VERDICT: approved or changes requested', 'none'],
    ['> VERDICT: approved', 'none'],
    ['```\nVERDICT: approved\n```', 'none'],
    ['It is approved.', 'none'],
    ['VERDICT: approved\nNo, wait.\nVERDICT: changes requested', 'changes-requested'],
  ])('%j is read as %s', (answer, verdict) => {
    expect(readReview(answer).verdict).toBe(verdict);
  });
});

it.each([
  ['**REASSIGN:** `fenster`', 'fenster'],
  ['REASSIGN: Verbal Kint, who knows the parser', 'Verbal Kint'],
  ['REASSIGN: none', undefined],
])('%j says who revises: %s', (answer, name) => {
  expect(readReview(answer).reassignTo).toBe(name);
});

describe('any answer', () => {
  it('in the form that reviewers are told is read back', () => {
    const path = fc.stringMatching(
      /^(?:[a-z][a-z0-9_-]{0,9}\/){0,3}[a-z][a-z0-9_-]{0,9}\.[a-z]{1,4}$/,
    );
    const finding = fc.record({
      path,
      line: fc.integer({ min: 1, max: 5000 }),
      more: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
      rule: fc.option(fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/), { nil: undefined }),
      text: fc.stringMatching(/^[A-Z][a-z ]{0,60}[.]$/),
    });
    fc.assert(
      fc.property(fc.array(finding, { maxLength: 20 }), fc.boolean(), (parts, isFine) => {
        const lines = parts.map(({ path: file, line, more, rule, text }) => {
          const end = more === undefined ? '' : `-${line + more}`;
          return `${file}:${line}${end}${rule === undefined ? '' : ` [${rule}]`}: ${text}`;
        });
        const verdict = isFine ? 'approved' : 'changes requested';
        expect(readReview([...lines, `VERDICT: ${verdict}`].join('\n'))).toEqual({
          verdict: isFine ? 'approved' : 'changes-requested',
          findings: parts.map(({ more, ...rest }) => ({
            ...rest,
            endLine: more === undefined ? undefined : rest.line + more,
          })),
          reassignTo: undefined,
        });
      }),
    );
  });

  it('is read within the limits, whatever it holds', () => {
    const piece = fc.constantFrom(
      ':',
      '12',
      'a/b.ts',
      '`',
      '```',
      '~~~',
      '\n',
      ' ',
      '**',
      '[',
      ']',
      '-',
      '#L',
      'VERDICT',
      'line ',
      '\\',
      'approved',
      '\u0000',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 200 }), (pieces) => {
        const { findings } = readReview(pieces.join(''));
        for (const { path, line, endLine = line + 1, text } of findings) {
          expect(path).not.toMatch(/^\/|\.\.(?:\/|$)|[\p{Cc}\\]/u);
          expect(endLine).toBeGreaterThan(line);
          expect(text.length).toBeLessThanOrEqual(4000);
        }
      }),
    );
  });

  it.each([':', '`', '[', '- ', '```\n', 'a:1 ', 'a/', '1,'])(
    'of 100 KB of %j is read',
    (piece) => {
      const { findings } = readReview(`${piece.repeat(100_000 / piece.length)}\nsrc/a.ts:3: last`);
      expect(findings.length).toBeLessThanOrEqual(100);
    },
  );

  it('tells reviewers a form whose example lines are the verdicts it knows', () => {
    expect(readReview(reviewFormat(false))).toMatchObject({
      verdict: 'changes-requested',
      findings: [],
    });
  });
});
