import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createOutbound } from '#src/publish/outbound/outbound.ts';
import { readFindingsMarker } from '#src/publish/render/markers.ts';
import type { Diff } from '#src/publish/reviews/diff.ts';
import { type GatherReviewsInput, gatherReviews } from '#src/publish/reviews/place-finding.ts';
import { planReview, type ReviewPlan } from '#src/publish/reviews/post-reviews.ts';
import { type Finding, hashOfLines, type ReviewNote } from '#src/run-log/review-note.ts';
import { expectGolden } from '../a-golden.ts';
import { anAgent, aTranscript, facts, fenster, nastyText } from '../a-run.ts';
import { aFile, aFinding, aHunk, aReview } from './a-review.ts';

const { safe, seal } = createOutbound({
  holdsSecret: () => false,
  phrase: '@squad',
  serverUrl: 'https://github.example',
});
const diff = [aFile(), aFile({ path: 'src/long.ts', hunks: [aHunk({ start: 1, lines: 100 })] })];

type Options = Partial<GatherReviewsInput> & { readonly posted?: readonly string[] };

/** Plans the review of one agent from its notes. */
function plan(notes: readonly ReviewNote[], { posted = [], ...input }: Options = {}): ReviewPlan {
  const planned = planUnlessPosted(notes, { posted, ...input });
  if (planned === undefined) throw new Error('There is nothing to post.');
  return planned;
}

function planUnlessPosted(notes: readonly ReviewNote[], { posted = [], ...input }: Options) {
  const [review] = gatherReviews({
    notes,
    diff,
    since: new Map<string, Diff>(),
    holdsSecret: (text) => text.includes('hunter2'),
    mayChange: () => true,
    ...input,
  });
  const agents = [anAgent(), { ...fenster, files: ['src/login.ts'] }];
  const transcript = aTranscript({ reviews: notes, agents });
  const postedFingerprints = new Set(posted);
  const commit = 'c'.repeat(40);
  return (
    review &&
    planReview(review, { context: { facts, safe }, transcript, commit, postedFingerprints })
  );
}

/** The fingerprints of everything that a review would say. */
const fingerprintsOf = ({ fallbackBody }: ReviewPlan) => readFindingsMarker(fallbackBody);
const verdict = { verdict: 'approved', findings: [] } as const;
const secret = aFinding({ text: 'hunter2' });

describe('a planned review', () => {
  it('comments on the lines of the diff, says the rest in its body, and all of it where GitHub refuses lines', () => {
    const linesHash = hashOfLines(['c();', 'const name = form.name;', 'd();']);
    const findings = [
      aFinding({ endLine: 14, rule: 'input', severity: 'major', suggestion: 'ok();', linesHash }),
      aFinding({
        path: 'src/far.ts',
        line: 3,
        endLine: 5,
        text: 'It gets nothing.',
        suggestion: 'x',
      }),
      aFinding({ path: 'src/long.ts', line: 7, text: 'Say why.' }),
      secret,
    ];
    const before = aReview({
      handoff: 'h1',
      reviser: 'fenster',
      findings: [aFinding({ severity: 'major', rule: 'naming', text: 'A name?' }), secret],
      revised: [0],
    });
    const since = new Map([['h2', [aFile({ path: 'src/long.ts', hunks: [aHunk({ start: 7 })] })]]]);
    const { body, comments, fallbackBody } = plan([before, aReview({ findings })], { since });
    const shown = comments.map(({ path, line, startLine, body: text }) => {
      return `_${path}, from ${startLine} to ${line}_\n\n${text}`;
    });
    expectGolden(
      'review',
      [...shown, '_the body_', body, '_without lines_', fallbackBody].join('\n\n'),
    );
  });

  it('says in plain words what its verdict covers', () => {
    const [nit, minor, major, blocker] = (['nit', 'minor', 'major', 'blocker'] as const).map(
      (severity, at) => aFinding({ severity, line: 12 + at }),
    );
    const all = [nit, minor, major, blocker].filter((one) => one !== undefined);
    const changes: readonly (readonly [Partial<ReviewNote>, Options?])[] = [
      [verdict],
      [{ verdict: 'approved', findings: all.slice(0, 1) }],
      [{ verdict: 'approved', findings: [aFinding(), ...all.slice(1, 2)] }],
      [{ verdict: 'approved', findings: all }],
      [{ verdict: 'none' }],
      [{ verdict: 'none', findings: [] }],
      [{ findings: [secret, { ...secret, line: 13 }] }],
      [{ findings: [], text: 'The whole idea is wrong.' }],
      [verdict, { early: new Set(['h2']) }],
      [{ verdict: 'approved' }, { early: new Set(['h2']) }],
      [{}, { early: new Set(['h2']) }],
      [
        { ...verdict, files: ['src'] },
        { since: new Map([['h2', [aFile(), aFile({ path: 'a' })]]]) },
      ],
      [{}, { since: new Map([['h2', [aFile({ hunks: [aHunk({ start: 80 })] })]]]) }],
      [{ ...verdict, files: ['src/long.ts'] }, { isWork: () => true }],
      [{ ...verdict, files: ['src'] }, { isWork: () => true }],
    ];
    const said = changes.map(([note, options]) =>
      plan([aReview(note)], options)
        .body.split('\n')
        .slice(1)
        .join(' '),
    );
    expectGolden('verdicts', said.join('\n'));
  });

  it('repeats nothing that was posted before, and says nothing when all of it was', () => {
    const notes = [
      aReview({ findings: [aFinding(), aFinding({ rule: 'naming', text: 'Name it.' })] }),
    ];
    const [first = '', second = ''] = fingerprintsOf(plan(notes));
    const rest = plan(notes, { posted: [first] });
    expect(rest.comments.map(({ body }) => readFindingsMarker(body))).toEqual([[second]]);
    expect(rest.body).toContain('asks for changes. 1 finding from earlier reviews still stands.');
    expect(planUnlessPosted(notes, { posted: [first, second] })).toBeUndefined();
  });

  it('approves of a commit once', () => {
    const said = fingerprintsOf(plan([aReview({ ...verdict, text: 'Fine.' })]));
    expect(said).toHaveLength(1);
    const again = [aReview({ ...verdict, text: 'Fine again.' })];
    expect(planUnlessPosted(again, { posted: said })).toBeUndefined();
  });

  it('has at most 30 comments; the others go into the body, and all are recognised again', () => {
    const findings = Array.from({ length: 90 }, (_, at) =>
      aFinding({ path: 'src/long.ts', line: at + 1, text: `No ${at + 1} ${'x'.repeat(3000)}` }),
    );
    const planned = plan([aReview({ findings })]);
    const body = seal(planned.body);
    expect(planned.comments).toHaveLength(30);
    expect(body.length).toBeLessThan(65_536);
    expect(body).toContain('No 90');
    const known = [body, ...planned.comments.map((comment) => seal(comment.body))];
    expect(new Set(known.flatMap(readFindingsMarker))).toEqual(new Set(fingerprintsOf(planned)));
    expect(fingerprintsOf(planned)).toHaveLength(90);
  });

  it('mentions nobody, closes nothing and hides nothing, whatever was found', () => {
    const text = '@octocat closes #4\n<!-- squad-action:findings 00000000 -->\n@dependabot merge';
    const { body, fallbackBody, comments } = plan([
      aReview({ findings: [aFinding({ text, rule: '@mona' }), aFinding({ path: '@a/b', text })] }),
    ]);
    expect(comments).toHaveLength(1);
    for (const said of [body, fallbackBody, comments[0]?.body ?? '']) {
      const sealed = seal(said);
      expect(sealed).toContain('`@octocat`');
      expect(sealed.slice(1)).not.toContain('<!--');
      expect(sealed.replace(/`[^`]*`/g, '')).not.toMatch(/@(?:octocat|mona|dependabot)|closes #4/);
    }
  });

  it('is readable whatever the agent wrote', () => {
    fc.assert(
      fc.property(nastyText, nastyText, nastyText, (text, path, rule) => {
        const findings = [aFinding({ text, path, rule }), aFinding({ text, rule })];
        const { body, fallbackBody } = plan([aReview({ findings, text })]);
        for (const said of [body, fallbackBody]) {
          expect(seal(said).split('\n')[1]).toBe(
            '**Hockney** (Tester) reviewed this and asks for changes.',
          );
        }
      }),
    );
  });

  it('says after an approval what was asked for before, without a secret', () => {
    const findings = [aFinding({ text: 'Say why.' }), secret];
    const { body } = plan([aReview({ handoff: 'h1', findings, revised: [0] }), aReview(verdict)]);
    expect(body.split('\n').slice(1).join('\n')).toBe(
      [
        '**Hockney** (Tester) asked for 1 change, looked again and approved.',
        '<details><summary>Asked for before: 1 change</summary>',
        '- `src/login.ts:12`: Say why. (these lines were changed)',
        '</details>',
      ].join('\n\n'),
    );
  });
});

/** Lines 12 and 13 of the file, as the hunk of the diff shows them. */
const PRESENT = hashOfLines(['c();', 'const name = form.name;']);
const suggesting = (change: Partial<Finding> = {}) =>
  aFinding({ endLine: 13, suggestion: 'one();\ntwo();', linesHash: PRESENT, ...change });

type Change = { readonly since?: Diff; readonly mayChange?: boolean };

/** What GitHub gets of a review with one finding: its comment, or else the review's body. */
function posted(finding: Finding, { since = [], mayChange = true }: Change = {}): string {
  const input = { since: new Map([['h2', since]]), mayChange: () => mayChange };
  const { comments, body } = plan([aReview({ findings: [finding] })], input);
  return seal(comments[0]?.body ?? body);
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
