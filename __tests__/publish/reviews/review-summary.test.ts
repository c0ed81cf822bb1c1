import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '../../../src/outcome.ts';
import { renderBoard } from '../../../src/publish/render/board.ts';
import { renderReviews } from '../../../src/publish/reviews/review-summary.ts';
import type { Finding, LockNote, ReviewNote } from '../../../src/run-log/review-note.ts';
import type { Transcript } from '../../../src/run-log/transcript.ts';
import { anAgent, aTranscript, context, fenster, mentionless, work } from '../a-run.ts';

const finding: Finding = {
  path: 'src/login.ts',
  line: 12,
  endLine: undefined,
  rule: undefined,
  text: 'An empty address passes.',
};

function aReview(changes: Partial<ReviewNote> = {}): ReviewNote {
  return {
    handoff: 'h1',
    reviewer: 'ripley',
    requestedBy: 'fenster',
    files: ['src/login.ts'],
    verdict: 'changes-requested',
    findings: [finding, finding],
    reassignTo: undefined,
    text: 'No.',
    ...changes,
  };
}

const lock: LockNote = { agent: 'fenster', path: 'src/login.ts', by: 'ripley' };
const agents = [anAgent({ name: 'Ripley' }), fenster];

function reviewsOf(reviews: readonly ReviewNote[], locks: readonly LockNote[] = []) {
  return renderReviews(context, aTranscript({ agents, reviews, locks }), 100);
}

describe('renderReviews', () => {
  it.each<[Partial<ReviewNote>, string]>([
    [{}, '**Ripley** reviewed `src/login.ts` for Fenster: asked for 2 changes.'],
    [
      { revised: [1] },
      '**Ripley** reviewed `src/login.ts` for Fenster: asked for 2 changes (the lines of 1 have changed since), nobody looked again.',
    ],
    [
      { changedSince: ['src/login.ts'], reviser: 'Hockney' },
      '**Ripley** reviewed `src/login.ts` for Fenster: asked for 2 changes (`src/login.ts` was changed since), nobody looked again.',
    ],
    [
      { verdict: 'changes-requested', findings: [] },
      '**Ripley** reviewed `src/login.ts` for Fenster: asked for changes.',
    ],
    [
      { verdict: 'approved', findings: [], files: ['a', 'b'] },
      '**Ripley** reviewed `a` and `b` for Fenster: approved, no findings.',
    ],
    [
      { verdict: 'approved', findings: [], files: ['a', 'b'], changedSince: ['a', 'b'] },
      '**Ripley** reviewed `a` and `b` for Fenster: approved, no findings; `a` and `b` were changed after that.',
    ],
    [
      { verdict: 'none', findings: [finding], files: [], requestedBy: 'coordinator' },
      '**Ripley** reviewed the work for Coordinator: gave no verdict, 1 finding.',
    ],
    [
      { files: ['a', 'b', 'c', 'd', 'e'], reviser: 'Hockney' },
      '**Ripley** reviewed `a`, `b`, `c` and 2 more for Fenster: asked for 2 changes; Hockney should revise it.',
    ],
  ])('says who reviewed what with which verdict: %j', (changes, line) => {
    expect(reviewsOf([aReview(changes)])).toBe(`**Reviews**\n\n- ${line}`);
  });

  it('counts nothing as made or not once the reviewer looked again and approved', () => {
    const approval = aReview({ handoff: 'h2', verdict: 'approved', findings: [] });
    const first = (revised: readonly number[]) =>
      reviewsOf([aReview({ revised }), approval]).split('\n')[2];
    for (const revised of [[0, 1], [1], []]) {
      expect(first(revised)).toMatch(/: asked for 2 changes\.$/);
    }
  });

  it('counts what was made also where another review stands', () => {
    const other = aReview({ handoff: 'h2', reviewer: 'hockney', files: ['b.ts'], findings: [] });
    expect(reviewsOf([aReview({ revised: [1] }), other])).toContain(
      ': asked for 2 changes (the lines of 1 have changed since), nobody looked again.',
    );
  });

  it('says who revised whose work or should, and why', () => {
    const lastLine = (reviser?: string) =>
      reviewsOf([aReview()], [{ ...lock, reviser }])
        .split('\n')
        .at(-1);
    const why = "`src/login.ts`: Ripley requested changes to Fenster's version.";
    expect(lastLine()).toBe(`- Someone other than Fenster should revise ${why}`);
    expect(lastLine('Hockney')).toBe(`- Hockney should revise ${why}`);
  });

  it('says who revised it, once that agent has', () => {
    const agents = [anAgent({ files: ['src/login.ts'] })];
    const locks = [
      { ...lock, reviser: 'hockney' },
      { ...lock, path: 'src/b.ts', reviser: 'hockney' },
    ];
    const text = renderReviews(context, aTranscript({ agents, reviews: [], locks }), 9);
    expect(text).toContain('- Hockney revised `src/login.ts`: ripley requested changes to');
    expect(text).toContain('- Hockney should revise `src/b.ts`: ripley');
  });

  it('says who revised what a person rejected, though no reviser was chosen', () => {
    const agents = [fenster, anAgent({ files: ['src/login.ts'] })];
    const linesBy = (by: string) =>
      renderReviews(context, aTranscript({ agents, locks: [{ ...lock, by }] }), 9);
    expect(linesBy('olga')).toContain('- Hockney revised `src/login.ts`: olga requested changes');
    expect(linesBy('fenster')).toContain('- Someone other than Fenster should revise');
  });

  it('says nothing of who should revise once the reviewer let the file pass', () => {
    const both = aReview({ files: ['src/login.ts', 'src/form.ts'], findings: [] });
    const locks = [lock, { ...lock, path: 'src/form.ts' }];
    const linesWith = (later: Partial<ReviewNote>) =>
      reviewsOf([both, aReview({ handoff: 'h2', findings: [], ...later })], locks);
    expect(linesWith({ verdict: 'approved', files: both.files })).not.toContain('should revise');
    expect(linesWith({ verdict: 'approved', files: [] })).not.toContain('should revise');
    expect(linesWith({ verdict: 'approved' })).toContain('should revise `src/form.ts`: Ripley');
    expect(linesWith({ verdict: 'none' })).toContain(
      'should revise `src/login.ts` and `src/form.ts`',
    );
    const nit = { ...finding, severity: 'nit' } as const;
    const again = linesWith({
      files: both.files,
      findings: [nit, { ...finding, path: 'src/form.ts' }],
    });
    expect(again).toContain('should revise `src/form.ts`: Ripley');
  });

  it('has one line for all the files that one reviewer took from one agent', () => {
    const locks = Array.from({ length: 500 }, (_, at) => ({ ...lock, path: `src/${at}.ts` }));
    expect(reviewsOf([], [...locks, { ...lock, by: 'octocat' }]).split('\n')).toEqual([
      '**Reviews**',
      '',
      "- Someone other than Fenster should revise `src/0.ts`, `src/1.ts`, `src/2.ts` and 497 more: Ripley requested changes to Fenster's version.",
      "- Someone other than Fenster should revise `src/login.ts`: octocat requested changes to Fenster's version.",
    ]);
  });

  it('counts the file that it leaves out, if it is a single one', () => {
    const locks = ['a', 'b', 'c', 'd'].map((path) => ({ ...lock, path }));
    expect(reviewsOf([], locks)).toContain('should revise `a`, `b`, `c` and 1 more: ');
  });

  it('shows a bounded number of many', () => {
    const text = reviewsOf(Array.from({ length: 200 }, () => aReview()));
    expect(text.endsWith('\n- and 100 more')).toBe(true);
  });

  it('names who was chosen to revise the work, whoever the reviewer wanted', () => {
    const review = aReview({
      files: ['a'],
      findings: [],
      reassignTo: 'Fenster',
      reviser: 'Verbal',
    });
    const locks = [{ agent: 'fenster', path: 'a', by: 'ripley', reviser: 'Verbal' }];
    const text = renderReviews(context, aTranscript({ reviews: [review], locks }), 9);
    expect(text).toContain('Verbal should revise it');
    expect(text).toContain('Verbal should revise `a`');
  });

  it('says nothing when nobody reviewed', () => {
    expect(reviewsOf([])).toBe('');
  });

  it('sends every name through the sanitizer', () => {
    const name = '@everyone';
    const review = aReview({ reviewer: name, requestedBy: name, reassignTo: name });
    const locks = [{ ...lock, agent: name, by: name }];
    const transcript = aTranscript({ reviews: [review], locks });
    expect(renderReviews(mentionless, transcript, 10)).not.toContain('@');
  });
});

describe('the board where a review is open', () => {
  const outcome = { kind: 'changed', work, answer: 'Done.' } as const;
  const boardOf = (...reviews: readonly ReviewNote[]) =>
    renderBoard(context, aTranscript({ agents, reviews }), outcome);
  const open = aReview({ findings: [{ ...finding, text: 'An empty form\npasses.' }] });

  it('begins with it, and shows what was found', () => {
    const board = boardOf(open);
    expect(board.split('\n')[1]).toMatch(
      /^⚠️ \*\*\[#8\]\(\S+\) is ready, and one review is open\*\*: Ripley asked for 1 change, nobody looked again · /,
    );
    expect(board).toContain(
      '**What the review found**\n\n- `src/login.ts:12`: An empty form passes.',
    );
  });

  it('counts what was changed since, and shows what was not', () => {
    const other = { ...finding, line: 3, text: 'A name is misspelt.', severity: 'nit' } as const;
    const followed = { ...open, findings: [finding, other], revised: [0] };
    const board = boardOf(followed);
    expect(board).toContain(
      'Ripley asked for 2 changes (the lines of 1 have changed since), nobody looked again · ',
    );
    expect(board).toContain('found**\n\n- nit, `src/login.ts:3`: A name is misspelt.\n\n');
    expect(board).not.toContain('An empty address passes.');
  });

  it('names the file that was changed since, where none of the lines was', () => {
    const changed = { ...open, changedSince: ['src/login.ts'] };
    expect(boardOf(changed)).toContain(
      'Ripley asked for 1 change (`src/login.ts` was changed since), nobody looked again · ',
    );
    expect(boardOf({ ...open, handoff: 'h0' }, changed)).toContain(
      'Ripley looked again and asks for 1 change (`src/login.ts` was changed since) · ',
    );
  });

  it('says that the reviewer looked again', () => {
    const board = boardOf({ ...open, handoff: 'h0' }, open);
    expect(board).toContain('Ripley looked again and asks for 1 change · ');
  });

  it('says nothing of it after the reviewer looked again and approved', () => {
    const board = boardOf(open, { ...open, verdict: 'approved', findings: [] });
    expect(board.split('\n')[1]).toMatch(/^✅ /);
    expect(board).not.toContain('What the review found');
  });
});

describe('what is wanted of people', () => {
  const question = { kind: 'question', from: 'ripley', text: 'Which form?' } as const;
  const help = { kind: 'escalation', from: 'fenster', text: 'The rules contradict.' } as const;
  const done = { kind: 'changed', work, answer: 'Done.' } as const;
  const shown = (transcript: Transcript, outcome: Outcome = done) =>
    renderBoard(context, transcript, outcome).split('\n\n');

  it('stands above everything else, with how to answer', () => {
    const [top = '', ...parts] = shown(aTranscript({ agents, escalations: [help] }));
    expect(top).toMatch(/\n🙋 \*\*Stuck: Fenster needs a decision\*\*: \[#8\]/);
    expect(parts.slice(0, 2)).toEqual([
      '> The rules contradict.',
      'Reply in a comment that begins with `@squad`.',
    ]);
  });

  it('is folded where a comment of its own says it', () => {
    const notice = 'https://github.example/acme/harbour/issues/7#issuecomment-99';
    const [top = '', fold = ''] = shown(aTranscript({ agents, escalations: [help], notice }));
    expect(top).toContain(`[answer it here](${notice})`);
    expect(fold).toBe('<details><summary>The call for help</summary>');
  });

  it('is not said twice where the run ends with the question', () => {
    const transcript = aTranscript({ agents, escalations: [question, help] });
    const said = { question: 'Ripley asks: Which form?', answer: '', work: undefined };
    const [top = '', ...parts] = shown(transcript, { kind: 'asked', ...said });
    expect(top).toMatch(/\n🙋 \*\*Ripley has a question\*\*/);
    expect(parts.filter((part) => part.includes('Which form?'))).toEqual([
      '> Ripley asks: Which form?',
    ]);
    expect(parts).toContain('**Fenster needs help:**');
  });

  it('is bounded while the run goes on, and the rest is counted', () => {
    const transcript = aTranscript({ escalations: Array.from({ length: 30 }, () => help) });
    expect(renderBoard(context, transcript, undefined)).toContain('And 27 more.');
  });

  it('goes through the sanitizer', () => {
    const escalations = [{ kind: 'question', from: '@everyone', text: '@everyone' } as const];
    const transcript = aTranscript({ escalations });
    expect(renderBoard(mentionless, transcript, undefined)).not.toContain('@');
  });
});
