import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createOutbound } from '../../../src/publish/outbound/outbound.ts';
import { readFindingsMarker } from '../../../src/publish/reviews/finding-fingerprint.ts';
import { gatherReviews } from '../../../src/publish/reviews/gather-reviews.ts';
import { planReview, type ReviewPlan } from '../../../src/publish/reviews/plan-review.ts';
import type { Finding } from '../../../src/run-log/review-note.ts';
import { anAgent, aTranscript, facts, fenster, nastyText } from '../a-run.ts';
import { aFile, aFinding, aHunk, aReview } from './a-review.ts';

const { safe, seal } = createOutbound({
  holdsSecret: () => false,
  phrase: '@squad',
  serverUrl: 'https://github.example',
});
const commit = 'c'.repeat(40);
const diff = [aFile(), aFile({ path: 'src/long.ts', hunks: [aHunk({ start: 1, lines: 100 })] })];

type Change = Parameters<typeof aReview>[0];

function plan(
  change: Change = {},
  posted: readonly string[] = [],
  early: ReadonlySet<string> = new Set(),
  since: ReadonlyMap<string, typeof diff> = new Map(),
  isWork = false,
): ReviewPlan | undefined {
  const [review] = gatherReviews({
    notes: [aReview(change)],
    diff,
    since,
    holdsSecret: (text) => text.includes('hunter2'),
    mayChange: () => true,
    isWork: () => isWork,
    early,
  });
  const planContext = {
    context: { facts, safe },
    transcript: aTranscript({ reviews: [aReview(change)] }),
    commit,
    postedFingerprints: new Set(posted),
  };
  return review && planReview(review, planContext);
}

/** The fingerprints of everything that a review would say. */
const fingerprintsOf = (planned: ReviewPlan | undefined) =>
  readFindingsMarker(planned?.fallbackBody ?? '');

const lines = (text = '') => text.split('\n').filter((line) => !line.startsWith('<!--'));

describe('a planned review', () => {
  it('is known as ours to a later run, also where every finding is a comment on a line', () => {
    const planned = plan({ findings: [aFinding()] });
    expect(planned?.comments).toHaveLength(1);
    expect(readFindingsMarker(planned?.body ?? '')).toHaveLength(1);
  });

  it('comments on the lines of the diff, and says the rest in its body', () => {
    const findings = [
      aFinding({ endLine: 14, rule: 'input-validation' }),
      aFinding({ path: 'src/far.ts', line: 3, endLine: 5, text: 'Calls it with nothing.' }),
    ];
    const planned = plan({ findings });
    expect(planned?.comments).toEqual([
      {
        path: 'src/login.ts',
        line: 14,
        startLine: 12,
        body: expect.stringMatching(
          /^<!-- squad-action:findings [0-9a-f]{8} -->\n\*\*Hockney\*\* \(Tester\) · `input-validation`\n\nThe name is not checked\.$/,
        ),
      },
    ]);
    expect(lines(planned?.body)).toEqual([
      '**Hockney** (Tester) reviewed this and asks for changes.',
      '',
      'Elsewhere:',
      '',
      `- [\`src/far.ts:3-5\`](https://github.example/acme/harbour/blob/${commit}/src/far.ts#L3-L5): Calls it with nothing.`,
    ]);
    expect(lines(planned?.fallbackBody).at(-2)).toContain('src/login.ts:12-14');
  });

  it.each<[string, Change, string]>([
    [
      'an approval',
      { verdict: 'approved', findings: [] },
      'reviewed this and found nothing to object to.',
    ],
    [
      'an approval with a nit',
      { verdict: 'approved', findings: [aFinding({ severity: 'nit' })] },
      'approved this; one nit.',
    ],
    [
      'an approval with findings of several weights',
      {
        verdict: 'approved',
        findings: [aFinding(), ...[13, 14].map((line) => aFinding({ line, severity: 'minor' }))],
      },
      'approved this; 2 minor findings and 1 finding.',
    ],
    ['an approval with findings', { verdict: 'approved' }, 'approved this; one finding.'],
    [
      'an approval with findings of every weight',
      {
        verdict: 'approved',
        findings: (['nit', 'minor', 'major', 'blocker'] as const).map((severity, at) =>
          aFinding({ severity, line: 12 + at }),
        ),
      },
      'approved this; 1 blocker, 1 major finding, 1 minor finding and 1 nit.',
    ],
    ['findings alone', { verdict: 'none' }, 'reviewed this and has findings.'],
    ['no verdict', { verdict: 'none', findings: [] }, 'reviewed this and gave no verdict.'],
    [
      'several secrets',
      { findings: [aFinding({ text: 'hunter2' }), aFinding({ line: 13, text: 'hunter2' })] },
      'reviewed this and asks for changes. 2 findings with what looks like a secret are not shown.',
    ],
    ['a rejection', {}, 'reviewed this and asks for changes.'],
    [
      'a secret',
      { findings: [aFinding(), aFinding({ text: 'hunter2' })] },
      'reviewed this and asks for changes. 1 finding with what looks like a secret is not shown.',
    ],
  ])('says in plain words what %s is', (_what, change, words) => {
    expect(lines(plan(change)?.body)[0]).toBe(`**Hockney** (Tester) ${words}`);
  });

  it.each<[string, Change, string]>([
    ['an approval', { verdict: 'approved', findings: [] }, ': this is not an approval.'],
    ['findings', { verdict: 'approved' }, ' and has 1 finding: this is not an approval.'],
  ])('says of %s that nothing had changed yet', (_what, change, words) => {
    expect(lines(plan(change, [], new Set(['h2']))?.body)[0]).toBe(
      `**Hockney** (Tester) looked at files in which nothing had changed yet${words}`,
    );
    expect(lines(plan({}, [], new Set(['h2']))?.body)[0]).toContain('asks for changes');
  });

  it('shows the words of a rejection without findings', () => {
    const words = 'The whole idea is wrong.\n\nVERDICT: changes requested';
    expect(plan({ findings: [], text: words })?.body).toContain('The whole idea is wrong.');
  });

  it('folds what was found on lines that have changed since', () => {
    const changed = aHunk({ start: 12, lines: 1, old: { start: 12, lines: 1 } });
    const [review] = gatherReviews({
      notes: [aReview()],
      diff,
      since: new Map([['h2', [aFile({ hunks: [changed] })]]]),
      holdsSecret: () => false,
      mayChange: () => true,
    });
    const transcript = aTranscript();
    const planContext = { context: { facts, safe }, transcript, commit };
    const planned =
      review && planReview(review, { ...planContext, postedFingerprints: new Set<string>() });
    expect(planned?.comments).toEqual([]);
    expect(planned?.body).toContain(
      '<summary>1 finding on lines that have changed since</summary>',
    );
  });

  it('repeats nothing that was posted before, and says nothing when all of it was', () => {
    const findings = [aFinding(), aFinding({ rule: 'naming', text: 'Call it a name.' })];
    const [first = '', second = ''] = fingerprintsOf(plan({ findings }));
    const rest = plan({ findings }, [first]);
    expect(rest?.comments.map(({ body }) => readFindingsMarker(body))).toEqual([[second]]);
    expect(lines(rest?.body)[0]).toContain(
      'asks for changes. 1 finding from earlier reviews still stands.',
    );
    expect(plan({ findings }, [first, second])).toBeUndefined();
  });

  it('approves of a commit once', () => {
    const approval: Change = { verdict: 'approved', findings: [], text: 'Fine.' };
    const said = fingerprintsOf(plan(approval));
    expect(said).toHaveLength(1);
    expect(plan({ ...approval, text: 'Fine again.' }, said)).toBeUndefined();
  });

  it('has at most 30 comments; the others go into the body, and all are recognised again', () => {
    const findings = Array.from({ length: 90 }, (_, at) =>
      aFinding({
        path: 'src/long.ts',
        line: at + 1,
        text: `Finding ${at + 1} ${'x'.repeat(3000)}`,
      }),
    );
    const planned = plan({ findings });
    const body = seal(planned?.body ?? '');
    expect(planned?.comments).toHaveLength(30);
    expect(body.length).toBeLessThan(65_536);
    expect(body).toContain('Finding 90');
    const known = [
      ...readFindingsMarker(body),
      ...(planned?.comments ?? []).flatMap((comment) => readFindingsMarker(seal(comment.body))),
    ];
    expect(new Set(known)).toEqual(new Set(fingerprintsOf(planned)));
    expect(fingerprintsOf(planned)).toHaveLength(90);
  });

  it('mentions nobody, closes nothing and hides nothing, whatever was found', () => {
    const text = '@octocat closes #4\n<!-- squad-action:findings 00000000 -->\n@dependabot merge';
    const planned = plan({
      findings: [aFinding({ text, rule: '@mona' }), aFinding({ path: '@a/b', text })],
    });
    for (const body of [planned?.body, planned?.fallbackBody, planned?.comments[0]?.body]) {
      const sealed = seal(body ?? '');
      expect(sealed.slice(1)).not.toContain('<!--');
      expect(sealed.replace(/`[^`]*`/g, '')).not.toMatch(/@(?:octocat|mona|dependabot)|closes #4/);
    }
  });

  it('is readable whatever the agent wrote', () => {
    fc.assert(
      fc.property(nastyText, nastyText, nastyText, (text, path, rule) => {
        const planned = plan({
          findings: [aFinding({ text, path, rule }), aFinding({ text, rule })],
          text,
        });
        for (const body of [planned?.body, planned?.fallbackBody]) {
          const first = seal(body ?? '').split('\n')[1];
          expect(first).toBe('**Hockney** (Tester) reviewed this and asks for changes.');
        }
      }),
    );
  });
});

it('approves of nothing that was changed after the reviewer looked', () => {
  const approval = { verdict: 'approved', findings: [], files: ['src'], handoff: 'h1' } as const;
  const since = new Map([['h1', [aFile(), aFile({ path: 'docs/login.md' })]]]);
  expect(lines(plan(approval, [], undefined, since)?.body)[0]).toBe(
    '**Hockney** (Tester) reviewed this and found nothing to object to; `src/login.ts` was changed after that.',
  );
});

it('says which files were changed after it asked for changes', () => {
  const elsewhere = aFile({ hunks: [aHunk({ start: 80 })] });
  const since = new Map([['h1', [elsewhere]]]);
  expect(lines(plan({ handoff: 'h1' }, [], undefined, since)?.body)[0]).toBe(
    '**Hockney** (Tester) reviewed this and asks for changes; `src/login.ts` was changed after that.',
  );
});

it('names what it approves of where the pull request changes other files, too', () => {
  const approving = (files: readonly string[], findings: readonly Finding[] = []) =>
    lines(plan({ verdict: 'approved', findings, files }, [], undefined, undefined, true)?.body)[0];
  expect(approving(['src/long.ts'])).toBe(
    '**Hockney** (Tester) reviewed `src/long.ts` and found nothing to object to.',
  );
  expect(approving(['src/long.ts'], [aFinding({ severity: 'nit' })])).toBe(
    '**Hockney** (Tester) approved `src/long.ts`; one nit.',
  );
  for (const files of [[], ['src'], ['src/long.ts', 'src/login.ts']]) {
    expect(approving(files)).toBe(
      '**Hockney** (Tester) reviewed this and found nothing to object to.',
    );
  }
});

describe('a review after which nothing is asked for any more', () => {
  const asked = aReview({
    handoff: 'h1',
    reviser: 'fenster',
    findings: [
      aFinding({ severity: 'major', rule: 'input' }),
      aFinding({ line: 3, text: 'Say why.' }),
    ],
  });
  const approval = aReview({ verdict: 'approved', findings: [], text: 'Fine now.' });

  /** The body of what is posted after these reviews of one agent. */
  function bodyOf(...notes: readonly ReturnType<typeof aReview>[]): string {
    const agents = [anAgent({}), { ...fenster, files: ['src/login.ts'] }];
    const [review] = gatherReviews({
      notes,
      diff,
      since: new Map(),
      holdsSecret: (text) => text.includes('hunter2'),
      mayChange: () => true,
    });
    const planned =
      review &&
      planReview(review, {
        context: { facts, safe },
        transcript: aTranscript({ reviews: notes, agents }),
        commit,
        postedFingerprints: new Set<string>(),
      });
    return lines(planned?.body).join('\n');
  }

  it('says what was asked for, where, and which of these lines were changed', () => {
    expect(bodyOf({ ...asked, revised: [0] }, approval)).toBe(
      [
        '**Hockney** (Tester) asked for 2 changes, looked again and approved.',
        '<details><summary>Asked for before: 2 changes</summary>',
        '- `src/login.ts:12` major · `input`: The name is not checked. (these lines were changed)\n- `src/login.ts:3`: Say why.',
        '</details>',
      ].join('\n\n'),
    );
  });

  it('keeps what stands apart from what was settled', () => {
    const again = aReview({ findings: [aFinding({ line: 3, text: 'Say why.' })] });
    const body = bodyOf({ ...asked, revised: [0] }, again);
    expect(body).toContain('reviewed this and asks for changes.');
    expect(body).toContain('Asked for before: 1 change<');
    expect(body.split('Say why.')).toHaveLength(2);
  });

  it('shows no secret of an earlier finding', () => {
    const secret = { ...asked, findings: [aFinding({ text: 'hunter2 is in it' })] };
    expect(bodyOf(secret, approval)).not.toContain('hunter2');
  });
});
