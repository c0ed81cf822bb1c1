import { describe, expect, it } from '@jest/globals';
import { renderBoard } from '../../../src/publish/render/board.ts';
import { renderEscalations, renderReviews } from '../../../src/publish/reviews/review-summary.ts';
import type { LockNote } from '../../../src/run-log/events.ts';
import type { Finding, ReviewNote } from '../../../src/run-log/review-note.ts';
import { aHandoff, anAgent, aTranscript, context, fenster, mentionless, work } from '../a-run.ts';

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
      '**Ripley** reviewed `src/login.ts` for Fenster: asked for 2 changes, 1 was made, nobody looked again.',
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

  it('says who takes over whose work, and why', () => {
    const lastLine = (review: ReviewNote) => reviewsOf([review], [lock]).split('\n').at(-1);
    const why = "`src/login.ts`: Ripley requested changes to Fenster's version.";
    expect(lastLine(aReview())).toBe(`- Someone else takes over ${why}`);
    expect(lastLine(aReview({ reviser: 'Hockney' }))).toBe(`- Hockney takes over ${why}`);
  });

  it('has one line for all the files that one reviewer took from one agent', () => {
    const locks = Array.from({ length: 500 }, (_, at) => ({ ...lock, path: `src/${at}.ts` }));
    expect(reviewsOf([], [...locks, { ...lock, by: 'octocat' }]).split('\n')).toEqual([
      '**Reviews**',
      '',
      "- Someone else takes over `src/0.ts`, `src/1.ts`, `src/2.ts` and 497 more: Ripley requested changes to Fenster's version.",
      "- Someone else takes over `src/login.ts`: octocat requested changes to Fenster's version.",
    ]);
  });

  it('folds many, and shows a bounded number of them', () => {
    const text = reviewsOf(Array.from({ length: 200 }, () => aReview()));
    expect(text.startsWith('<details><summary>200 reviews</summary>')).toBe(true);
    expect(text).toContain('\n- and 100 more\n');
  });

  it('names who was chosen to revise the work, whoever the reviewer wanted', () => {
    const review = aReview({ files: ['a'], reassignTo: 'Fenster', reviser: 'Verbal' });
    const locks = [{ agent: 'fenster', path: 'a', by: 'ripley' }];
    const text = renderReviews(context, aTranscript({ reviews: [review], locks }), 9);
    expect(text).toContain('Verbal should revise it');
    expect(text).toContain('Verbal takes over `a`');
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

describe('renderEscalations', () => {
  const question = { kind: 'question', from: 'ripley', text: 'Which form?' } as const;
  const help = { kind: 'escalation', from: 'fenster', text: 'The rules\ncontradict.' } as const;

  it('shows what waits for people above everything else', () => {
    const transcript = aTranscript({
      agents,
      escalations: [question, help],
      handoffs: [aHandoff()],
    });
    const outcome = { kind: 'changed', work, answer: 'Done.' } as const;
    const [, title, items] = renderBoard(context, transcript, outcome).split('\n\n');
    expect(title).toBe('**For you**');
    expect(items).toBe(
      '- **Ripley asks:** Which form?\n- **Fenster needs help:** The rules contradict.',
    );
  });

  it('does not repeat the question that the run ends with', () => {
    const transcript = aTranscript({ agents, escalations: [question, help] });
    const said = { question: 'Ripley asks: Which form?', answer: '', work: undefined };
    const outcome = { kind: 'asked', ...said } as const;
    expect(renderEscalations(context, transcript, outcome)).toBe(
      '**For you**\n\n- **Fenster needs help:** The rules contradict.',
    );
  });

  it('shows a bounded number of them, and counts the rest', () => {
    const transcript = aTranscript({ escalations: Array.from({ length: 30 }, () => help) });
    expect(renderEscalations(context, transcript, undefined).split('\n').at(-1)).toBe(
      '- and 22 more',
    );
  });

  it('sends every text through the sanitizer', () => {
    const appeals = [{ kind: 'question', from: '@everyone', text: '@everyone' } as const];
    const transcript = aTranscript({ escalations: appeals });
    expect(renderEscalations(mentionless, transcript, undefined)).not.toContain('@');
  });
});
