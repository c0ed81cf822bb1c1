import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import type { Diff } from '#src/publish/reviews/diff.ts';
import { gatherReviews } from '#src/publish/reviews/place-finding.ts';
import { planReview } from '#src/publish/reviews/post-reviews.ts';
import { type Finding, hashOfLines } from '#src/run-log/review-note.ts';
import { aTranscript, facts, nastyText } from '../a-run.ts';
import { aFile, aFinding, aHunk, aReview } from './a-review.ts';

const { safe, seal } = createOutbound({
  holdsSecret: (text) => text.includes('hunter2'),
  phrase: '@squad',
  serverUrl: 'https://github.example',
});
/** Lines 12 and 13 of the file, as the hunk of the diff shows them. */
const PRESENT = hashOfLines(['c();', 'const name = form.name;']);
const suggesting = (change: Partial<Finding> = {}) =>
  aFinding({ endLine: 13, suggestion: 'one();\ntwo();', linesHash: PRESENT, ...change });

type Change = { readonly since?: Diff; readonly mayChange?: boolean };

/** What GitHub gets of a review with one finding: its comment, or else the review's body. */
function posted(finding: Finding, { since = [], mayChange = true }: Change = {}): string {
  const [review] = gatherReviews({
    notes: [aReview({ findings: [finding] })],
    diff: [aFile()],
    since: new Map([['h2', since]]),
    holdsSecret: (text) => text.includes('hunter2'),
    mayChange: () => mayChange,
  });
  const planContext = {
    context: { facts, safe },
    transcript: aTranscript(),
    commit: 'c'.repeat(40),
    postedFingerprints: new Set<string>(),
  };
  const planned = review && planReview(review, planContext);
  return seal(planned?.comments[0]?.body ?? planned?.body ?? '(nothing)');
}

const BLOCK = /^(`{3,})suggestion\n([\s\S]*?)^\1$/m;
const applied = (text: string) => BLOCK.exec(text)?.[2];

describe('a suggestion', () => {
  it('can be applied where the diff shows the lines as the reviewer saw them', () => {
    const body = posted(suggesting({ severity: 'major', rule: 'naming' }));
    expect(body).toContain('**Hockney** (Tester) · major · `naming`\n');
    expect(body).toMatch(/\n\n```suggestion\none\(\);\ntwo\(\);\n```$/);
  });

  it('that is empty removes the lines', () => {
    expect(posted(suggesting({ suggestion: '' }))).toMatch(/```suggestion\n```$/);
  });

  it('keeps its blank lines', () => {
    expect(applied(posted(suggesting({ suggestion: '\na();\n\n' })))).toBe('\na();\n\n\n');
  });

  it('follows its lines', () => {
    const above = aHunk({ start: 1, lines: 2, old: { start: 1, lines: 0 } });
    const moved = suggesting({ line: 10, endLine: 11 });
    expect(applied(posted(moved, { since: [aFile({ hunks: [above] })] }))).toBe('one();\ntwo();\n');
  });

  it.each<[string, Finding, Change]>([
    ['on lines that the reviewer saw otherwise', suggesting({ linesHash: hashOfLines(['x']) }), {}],
    ['that nobody checked', suggesting({ linesHash: undefined }), {}],
    ['of which the diff shows a part', suggesting({ line: 8 }), {}],
    ['on a protected path', suggesting(), { mayChange: false }],
    ['outside of the diff', suggesting({ path: 'far.ts' }), {}],
    [
      'on lines that have changed since',
      suggesting(),
      { since: [aFile({ hunks: [aHunk({ start: 12, lines: 1, old: { start: 12, lines: 1 } })] })] },
    ],
    ['with a line that another bot obeys', suggesting({ suggestion: '/approve\nbors r+' }), {}],
    ['with an HTML comment', suggesting({ suggestion: 'a <!-- b --> c' }), {}],
  ])('%s is shown as plain code', (_what, finding, change) => {
    const body = posted(finding, change);
    expect(body).not.toMatch(/`{3,}suggestion/);
    expect(body).toContain('Suggested in place of these lines:');
    expect(body).toContain('```text\n');
  });

  it('with a secret is shown nowhere, and neither is its finding', () => {
    const body = posted(suggesting({ suggestion: "key = 'hunter2'" }));
    expect(body).toContain('1 finding with what looks like a secret is not shown.');
    expect(body).not.toContain('hunter2');
  });

  it.each(['```\n# Out\n```', '````\n@octocat\n````\n```suggestion', '~~~\n```'])(
    'does not get out of its block by %j',
    (suggestion) => {
      expect(applied(posted(suggesting({ suggestion })))).toBe(`${suggestion}\n`);
    },
  );

  it('in a finding’s own words can not be applied', () => {
    const text = 'Like this:\n\n```suggestion\nrm -rf\n```';
    expect(posted(aFinding({ text }))).not.toMatch(/`{3,}suggestion/);
  });

  it('is applied as it was written, or only shown, whatever it holds', () => {
    const any = fc.oneof(nastyText, fc.string(), fc.constantFrom('```', '<!-- x', '@squad go'));
    fc.assert(
      fc.property(fc.array(any, { minLength: 1 }), (parts) => {
        const suggestion = parts.join('\n').replace(/\r\n?/g, '\n');
        const block = applied(posted(suggesting({ suggestion })));
        const whole = suggestion === '' ? '' : `${suggestion}\n`;
        expect([undefined, whole]).toContain(block);
      }),
    );
  });
});
