import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createDefuse } from '../../../src/publish/outbound/defuse.ts';
import { renderMemoryPullRequest } from '../../../src/publish/pull-request/memory-pull-request.ts';
import {
  type PullRequestWork,
  renderPullRequestBody,
  renderStackedNote,
} from '../../../src/publish/pull-request/pull-request.ts';
import type { RenderContext } from '../../../src/publish/render/render-context.ts';
import type { ReviewNote } from '../../../src/run-log/review-note.ts';
import {
  anAgent,
  aTranscript,
  context,
  coordinator,
  facts,
  fenster,
  mentionless,
  nastyText,
} from '../a-run.ts';
import { aReview } from '../reviews/a-review.ts';

const work: PullRequestWork = { answer: 'The form checks its **input** now.', branch: 'squad/7-x' };
const credit = `Written by the squad, [asked for](${facts.commentUrl}) by octocat · [run](${facts.runUrl})`;
const unchecked =
  '## Checks\n\nNothing was run on these changes, because the run ended before its checks.';
const decision = {
  agent: 'fenster',
  title: 'Validate with zod',
  category: 'architecture',
  path: '.squad/decisions/inbox/fenster-zod (1).md',
};
const decisionLine =
  '- Validate with zod (architecture, by Fenster): [`fenster-zod (1).md`](https://github.example/acme/harbour/blob/BRANCH/.squad/decisions/inbox/fenster-zod%20%281%29.md)';
const learning = {
  agent: 'fenster',
  learning: 'The form posts JSON.',
  category: 'gotcha',
  path: 'x',
};
const learningLine = '- **Fenster:** The form posts JSON.';
const onPullRequest: RenderContext = {
  ...context,
  facts: { ...facts, thread: { number: 7, kind: 'pull-request' } },
};

const tenSteps = Array.from({ length: 10 }, (_, at) => `step ${at}`);

/** The items under one heading. */
function itemsUnder(heading: string, body: string): readonly string[] {
  const [, below = ''] = body.split(`## ${heading}\n\n`);
  const [items = ''] = below.split('\n\n');
  return items.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
}

describe('renderPullRequestBody', () => {
  it('tells a reviewer what changed, who did it, what was decided, how to test, what nobody verified', () => {
    const failed = anAgent({ state: 'failed', endedAt: 150_000, answer: 'no reply for 120 s' });
    const transcript = aTranscript({
      agents: [coordinator, fenster, failed],
      decisions: [decision],
      learnings: [learning],
      notes: ['`reviewers.hockney` names nobody'],
      left: ['package-lock.json: its manifest did not change'],
    });
    expect(renderPullRequestBody(context, transcript, work)).toBe(
      [
        unchecked,
        '',
        '## What changed',
        '',
        'The form checks its **input** now.',
        '',
        '<details><summary>1 file</summary>',
        '',
        '- `src/login.ts` by Fenster',
        '',
        '</details>',
        '',
        '## Who did what',
        '',
        '- **Fenster** (Backend), 1 file: Added a schema for the form.',
        '- **Hockney** (Tester): test the login form (failed)',
        '',
        '## Decisions taken',
        '',
        decisionLine.replace('BRANCH', 'squad/7-x'),
        '',
        '## What the team learnt',
        '',
        learningLine,
        '',
        '## How to test',
        '',
        '- run `npm test`, then open /login.',
        '',
        '## Not verified',
        '',
        '- Hockney failed: no reply for 120 s',
        '- Left out: package-lock.json: its manifest did not change',
        '',
        '**Worth knowing**',
        '',
        '- `reviewers.hockney` names nobody',
        '',
        credit,
        '',
        'Closes #7',
      ].join('\n'),
    );
  });

  it('says only what there is to say', () => {
    const alone = aTranscript({ agents: [coordinator], handoffs: [] });
    expect(renderPullRequestBody(onPullRequest, alone, work)).toBe(
      `${unchecked}\n\n## What changed\n\n${work.answer}\n\n${credit}`,
    );
  });

  it('closes the issue that was asked about, and never a pull request', () => {
    const closing = (one: RenderContext) =>
      renderPullRequestBody(one, aTranscript(), work).match(/closes #\d+/gi);
    expect(closing(context)).toEqual(['Closes #7']);
    expect(closing(onPullRequest)).toBeNull();
  });

  it('says first on whose pull request it stands', () => {
    const stacked = renderStackedNote({ number: 7, head: { ref: 'feature/x' } });
    expect(stacked).toBe(
      'For #7: merging this puts the changes on its branch `feature/x`, not on the default branch.',
    );
    const body = renderPullRequestBody(onPullRequest, aTranscript(), { ...work, stacked });
    expect(body.startsWith(`${stacked}\n\n## Checks`)).toBe(true);
  });

  it('says before anything else which of its files instruct agents', () => {
    const files = ['src/login.ts', 'AGENTS.md', '.github/copilot-instructions.md'];
    const transcript = aTranscript({ agents: [{ ...fenster, files }] });
    const stacked = 'For #7: …';
    const body = renderPullRequestBody(context, transcript, { ...work, stacked });
    const note =
      '**This changes what agents are told to do:** `AGENTS.md` and `.github/copilot-instructions.md`, as the request asked. Read it line by line.';
    expect(body.startsWith(`${note}\n\n${stacked}`)).toBe(true);
  });

  it('names the task of an agent whose answer is told above already', () => {
    const transcript = aTranscript({ agents: [{ ...fenster, answer: `${work.answer}\n` }] });
    const body = renderPullRequestBody(context, transcript, work);
    expect(itemsUnder('Who did what', body)).toEqual([
      '**Fenster** (Backend), 1 file: add validation',
    ]);
  });

  it.each([
    ['a line', 'Done.\nHow to test: run `npm test`', ['run `npm test`']],
    ['a bold line', '**How to test:** open /login', ['open /login']],
    ['other words', '- To test this: open /login', ['open /login']],
    [
      'a heading',
      '## How to test\n\n1. Start it\n2. Open /login\n\nBye.',
      ['Start it', 'Open /login'],
    ],
    ['a list below', 'How to test it:\n- Start it\n* Open /login', ['Start it', 'Open /login']],
    ['a code block', '### How to test\n\n```sh\nnpm test\n```\n\nBye.', ['npm test']],
    [
      'a long list, cut after eight',
      `How to test:\n- ${tenSteps.join('\n- ')}`,
      tenSteps.slice(0, 8),
    ],
    ['vain where nobody says it', 'I know how to test it.', []],
    ['vain in a report of tests', 'Tests: 12 passed', []],
    ['vain in an empty section', '## How to test', []],
  ])('finds how to test in %s', (_where, answer, expected) => {
    const transcript = aTranscript({ agents: [anAgent({ answer })] });
    const body = renderPullRequestBody(context, transcript, work);
    expect(itemsUnder('How to test', body)).toEqual(expected);
  });

  it('says one step once, whoever said it', () => {
    const transcript = aTranscript({ agents: [fenster, { ...fenster, session: 'fenster-2' }] });
    const body = renderPullRequestBody(context, transcript, work);
    expect(itemsUnder('How to test', body)).toEqual(['run `npm test`, then open /login.']);
  });

  it('names the tests that changed when nobody said how to test', () => {
    const files = [
      'src/login.ts',
      'src/login.test.ts',
      '__tests__/a.ts',
      'spec/b.rb',
      'contest.ts',
    ];
    const transcript = aTranscript({ agents: [anAgent({ files })] });
    const body = renderPullRequestBody(context, transcript, work);
    expect(itemsUnder('How to test', body)).toEqual([
      'Run the tests in `src/login.test.ts`',
      'Run the tests in `__tests__/a.ts`',
      'Run the tests in `spec/b.rb`',
    ]);
  });

  it('says which objections of a reviewing agent are open: it has the last word on files that it saw again', () => {
    const objection = aReview({ reviewer: 'fenster', files: ['src/a.ts'] });
    const body = (reviews: readonly ReviewNote[]) =>
      renderPullRequestBody(context, aTranscript({ agents: [fenster], reviews }), work);
    expect(itemsUnder('Not verified', body([objection]))).toEqual([
      'Fenster asked for changes in `src/a.ts`, and has not looked again since.',
    ]);
    const again: ReviewNote = { ...objection, verdict: 'approved' };
    expect(itemsUnder('Not verified', body([objection, again]))).toEqual([]);
    const other: ReviewNote = { ...again, reviewer: 'hockney' };
    expect(itemsUnder('Not verified', body([objection, other]))).toHaveLength(1);
  });

  it('says who was stopped, with and without a reason', () => {
    const agents = [
      anAgent({ state: 'stopped', answer: 'the time limit' }),
      anAgent({ name: 'Keyser', state: 'stopped' }),
    ];
    const body = renderPullRequestBody(context, aTranscript({ agents }), work);
    expect(itemsUnder('Not verified', body)).toEqual([
      'Hockney was stopped: the time limit',
      'Keyser was stopped',
    ]);
  });

  it.each(['@', '&#64;', 'x'.repeat(50)])(
    'stays below 40,000 characters and keeps its end when the sanitizer writes %j',
    (letter) => {
      const text = '@'.repeat(5000);
      const many = <T>(value: T) => Array.from({ length: 100 }, () => value);
      const agent = { ...fenster, name: text, role: text, answer: text, files: many(text) };
      const transcript = aTranscript({
        agents: many(agent).map((one, at) => ({ ...one, session: `s${at}` })),
        decisions: many({ ...decision, title: text }),
        learnings: many({ ...learning, learning: text }),
        notes: many(text),
        left: many(text),
      });
      const safe = (words: string) => words.replaceAll('@', letter);
      const huge = { ...work, answer: '@'.repeat(200_000) };
      const body = renderPullRequestBody({ facts, safe }, transcript, huge);
      expect(body.length).toBeLessThanOrEqual(40_000);
      expect(body.endsWith(`${credit}\n\nCloses #7`)).toBe(true);
    },
  );

  it('sends every text of a person or a model through the sanitizer', () => {
    const text = '@everyone';
    const agent = anAgent({ name: text, role: text, task: text, answer: `How to test: ${text}` });
    const transcript = aTranscript({
      agents: [agent, { ...agent, session: 'other', state: 'failed', answer: text }],
      decisions: [{ ...decision, agent: text, title: text, category: text }],
      learnings: [{ ...learning, agent: text, learning: text }],
      notes: [text],
      left: [text],
    });
    const body = renderPullRequestBody(mentionless, transcript, { ...work, answer: text });
    expect(body).not.toContain('@');
    expect(body.match(/\(at\)everyone/g)?.length).toBeGreaterThan(10);
  });

  it('gets no section, and loses none, by what agents are called and say', () => {
    fc.assert(
      fc.property(nastyText, nastyText, (text, other) => {
        const agent = anAgent({
          name: text,
          role: other,
          task: text,
          state: 'stopped',
          answer: other,
        });
        const transcript = aTranscript({
          agents: [agent, { ...fenster, name: other }],
          decisions: [{ ...decision, title: text, category: other }],
          learnings: [{ ...learning, learning: text }],
          left: [other],
        });
        const body = renderPullRequestBody(context, transcript, work);
        expect(outline(body)).toEqual(usualOutline);
      }),
      { numRuns: 100 },
    );
  });

  it('ends as it should whatever the answer leaves open', () => {
    fc.assert(
      fc.property(nastyText, (answer) => {
        const safe = createDefuse({ ...facts, allowedMentions: [] });
        const body = renderPullRequestBody({ facts, safe }, aTranscript(), { ...work, answer });
        expect(outline(body).slice(-3)).toEqual(['list', 'paragraph', 'Closes #7']);
      }),
      { numRuns: 100 },
    );
  });
});

describe('renderMemoryPullRequest', () => {
  const transcript = aTranscript({ decisions: [decision], learnings: [learning, learning] });

  it('tells what the latest run learnt, and closes nothing', () => {
    expect(renderMemoryPullRequest(context, transcript, 'squad/memory')).toEqual({
      title: 'What the squad learnt',
      body: [
        'Decisions and learnings from runs that changed no other file. They stay here until somebody merges them; later runs add theirs.',
        '',
        `[The latest run](${facts.runUrl}), for #7, added 2 learnings and 1 decision.`,
        '',
        '## What the team learnt',
        '',
        learningLine,
        learningLine,
        '',
        '## Decisions taken',
        '',
        decisionLine.replace('BRANCH', 'squad/memory'),
      ].join('\n'),
    });
  });

  it('stays below 40,000 characters', () => {
    const learnings = Array.from({ length: 5000 }, () => ({
      ...learning,
      learning: '🦊 '.repeat(500),
    }));
    const safe = (words: string) => words.replaceAll('🦊', 'x'.repeat(20));
    const { body } = renderMemoryPullRequest({ facts, safe }, { ...transcript, learnings }, 'b');
    expect(body.length).toBeLessThanOrEqual(40_000);
    expect(body).toContain('- and 5k more');
  });
});

/** The blocks of a body, the headings and the last paragraph by their words. */
function outline(body: string): readonly string[] {
  const blocks = fromMarkdown(body).children;
  return blocks.map((block, at) => {
    const named = block.type === 'heading' || at === blocks.length - 1;
    const [word] = 'children' in block ? block.children : [];
    return named && word?.type === 'text' ? word.value : block.type;
  });
}

const usualOutline = [
  'Checks',
  'paragraph',
  'What changed',
  'paragraph',
  'html',
  'list',
  'html',
  'Who did what',
  'list',
  'Decisions taken',
  'list',
  'What the team learnt',
  'list',
  'How to test',
  'list',
  'Not verified',
  'list',
  'paragraph',
  'Closes #7',
];
