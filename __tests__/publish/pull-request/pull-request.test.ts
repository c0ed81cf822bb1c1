import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { createDefuse } from '../../../src/publish/outbound/defuse.ts';
import { renderMemoryPullRequest } from '../../../src/publish/pull-request/memory-pull-request.ts';
import {
  renderPullRequestBody as renderBody,
  renderStackedNote,
} from '../../../src/publish/pull-request/pull-request.ts';
import type { PullRequestWork } from '../../../src/publish/pull-request/pull-request-content.ts';
import type { RenderContext } from '../../../src/publish/render/render-context.ts';
import type { PlacedFinding } from '../../../src/publish/reviews/place-finding.ts';
import type { AgentRow } from '../../../src/run-log/agent-row.ts';
import { withDecision } from '../../../src/run-log/memory-note.ts';
import type { ReviewNote } from '../../../src/run-log/review-note.ts';
import type { Transcript } from '../../../src/run-log/transcript.ts';
import { LOCKED_OUT } from '../../../src/workspace/policy/locked-out.ts';
import {
  aBody,
  anAgent,
  aTranscript,
  context,
  coordinator,
  facts,
  fenster,
  mentionless,
  nastyText,
} from '../a-run.ts';
import { aFinding, aReview } from '../reviews/a-review.ts';

const work = aBody();
/** The body of a branch that only this run worked on. */
const renderPullRequestBody = (one: RenderContext, run: Transcript, said: PullRequestWork) =>
  renderBody(one, run, { ...said, branch: { ...said.branch, agents: run.agents } });
const credit = `Written by the squad, [asked for](${facts.commentUrl}) by octocat · [run](${facts.runUrl})`;
const unchecked =
  '## Checks\n\nNothing was run on these changes, because the run ended before its checks.';
const decision = {
  agent: 'fenster',
  title: 'Validate with zod',
  category: 'architecture',
  path: '.squad/decisions/inbox/fenster-zod (1).md',
  body: 'Every form is checked. Why: people err.',
  by: 'Fenster (on behalf of mona)',
};
const decisionLine =
  '- [**Validate with zod**](https://github.example/acme/harbour/blob/COMMIT/.squad/decisions/inbox/fenster-zod%20%281%29.md) (architecture, by Fenster (on behalf of mona)): Every form is checked.';
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
  it('tells a reviewer what was not run, what was left, what changed, what was decided, who did it', () => {
    const failed = anAgent({ state: 'failed', endedAt: 150_000, answer: 'no reply for 120 s' });
    const files = ['src/login.ts', decision.path, '.squad/tools/lint/lint.py'];
    const transcript = aTranscript({
      agents: [coordinator, { ...fenster, files }, failed],
      decisions: [decision],
      learnings: [learning],
      notes: ['`reviewers.hockney` names nobody'],
      left: ['package-lock.json: its manifest did not change'],
      refused: [{ session: 'fenster', path: 'api.example.org', reason: 'no network' }],
    });
    expect(renderPullRequestBody(context, transcript, work)).toBe(
      [
        unchecked,
        '',
        '## Not done',
        '',
        '- Hockney failed: no reply for 120 s',
        '- Left out: package-lock.json: its manifest did not change',
        '- Refused: `api.example.org`: no network (Fenster)',
        '',
        '## What changed',
        '',
        'The form checks its **input** now.',
        '',
        '**Files**',
        '',
        '- `src/login.ts` by Fenster',
        '- `.squad/tools/lint/lint.py` by Fenster',
        "- `.squad/`: 1 file of the team's memory, by Fenster",
        '',
        '## Decisions',
        '',
        decisionLine.replace('COMMIT', 'c0ffee'),
        '',
        '## What the team learnt',
        '',
        learningLine,
        '',
        '## Who did what',
        '',
        '- **Fenster** (Backend), 2 files, 1 decision: Added a schema for the form.',
        '- **Hockney** (Tester): did not finish "test the login form"',
        '',
        '## How to test',
        '',
        '- Fenster says: run `npm test`, then open /login.',
        '',
        '## Worth knowing',
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

  it('closes the issue that was asked about where it is whole and ready, and never a pull request', () => {
    const lastLine = (one: RenderContext, changes = {}) =>
      renderPullRequestBody(one, aTranscript(), { ...work, ...changes })
        .split('\n')
        .at(-1);
    expect(lastLine(context)).toBe('Closes #7');
    expect(lastLine(context, { share: { isWhole: false, isReady: true } })).toBe('Part of #7');
    expect(lastLine(context, { share: { isWhole: true, isReady: false } })).toBe(
      'Part of #7 until it is finished',
    );
    expect(lastLine(onPullRequest)).toBe(credit);
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
    const files = ['AGENTS.md', '.github/copilot-instructions.md', '.squad/skills/utc/SKILL.md'];
    const transcript = aTranscript({ agents: [{ ...fenster, files }] });
    const stacked = 'For #7: …';
    const body = renderPullRequestBody(context, transcript, { ...work, stacked });
    const note =
      '**This changes what agents are told to do:** `AGENTS.md`, `.github/copilot-instructions.md` and `.squad/skills/utc/SKILL.md`. Read it line by line.';
    expect(body.startsWith(`${note}\n\n${stacked}`)).toBe(true);
  });

  it('says which merged decision another one overturns', () => {
    const decisions = [{ ...decision, supersedes: 'Use *tabs*' }];
    const body = renderPullRequestBody(context, aTranscript({ decisions }), work);
    expect(body).toContain(', instead of “Use \\*tabs\\*”)');
  });

  it('says first which decisions people have to agree with, and says them once', () => {
    const decisions = [decision, { ...decision, title: 'Drop IE', blocking: true }];
    const body = renderPullRequestBody(context, aTranscript({ decisions }), work);
    expect(body).toMatch(/^\*\*Blocking decision:\*\* \[\*\*Drop IE\*\*\]\(/);
    expect(body.match(/Drop IE/g)).toHaveLength(1);
    expect(itemsUnder('Decisions', body)).toHaveLength(1);
    const waiting = aTranscript({ decisions: [{ ...decision, requiresApproval: true }] });
    expect(renderPullRequestBody(context, waiting, work)).toMatch(
      /^\*\*Needs your approval:\*\* \[\*\*Validate with zod/,
    );
  });

  it('asks for no approval of a decision that a later one of the run overturns', () => {
    const over = { ...decision, title: 'Use yup', supersedes: decision.title };
    const decisions = withDecision([{ ...decision, requiresApproval: true }], over);
    const body = renderPullRequestBody(context, aTranscript({ decisions }), work);
    expect(body).not.toContain('Needs your approval');
    expect(itemsUnder('Decisions', body)).toHaveLength(2);
    expect(body).toContain(', overturned by “Use yup”)');
  });

  it('says in the title alone what the first line of the report says', () => {
    const answer = 'Refuse an empty form\n\nThe server says why.';
    const body = renderPullRequestBody(
      context,
      aTranscript({ agents: [fenster] }),
      aBody({ answer }),
    );
    expect(body).toContain(
      '## What changed\n\nThe server says why.\n\n**Files**\n\n- `src/login.ts`',
    );
    expect(body).not.toContain('Refuse an empty form');
  });

  it('lists no write that a rejection refused, once another agent has revised the file', () => {
    const path = 'src/login.ts';
    const reason = `${path}: ${LOCKED_OUT}`;
    const refused = [{ session: 'fenster', access: 'write', path: 'b.ts', reason }] as const;
    const left = [reason, `the deletion of ${reason}`, `b.ts: ${LOCKED_OUT}`];
    const locks = [path, 'b.ts'].map((file) => ({ agent: 'fenster', path: file, by: 'ripley' }));
    const revised = anAgent({ state: 'done', files: [path] });
    const agents = [{ ...fenster, files: [path, 'b.ts'] }, revised];
    const transcript = aTranscript({ agents, locks, left, refused });
    expect(itemsUnder('Not done', renderPullRequestBody(context, transcript, work))).toEqual([
      `Left out: b.ts: ${LOCKED_OUT}`,
    ]);
  });

  it('has a row per agent where two or more worked, however often they did', () => {
    const again = {
      ...fenster,
      session: 'fenster-2',
      files: ['b.ts'],
      answer: 'Sort the names\n\n…',
    };
    const hockney = anAgent({ state: 'done', answer: 'Approved.' });
    const reviews = [aReview({ verdict: 'approved', findings: [] })];
    const rows = (agents: readonly AgentRow[]) =>
      itemsUnder(
        'Who did what',
        renderPullRequestBody(context, aTranscript({ agents, reviews }), work),
      );
    expect(rows([coordinator, fenster, again, hockney])).toEqual([
      '**Fenster ×2** (Backend), 2 files: Sort the names',
      '**Hockney** (Tester): reviewed `src/login.ts`',
    ]);
    const before = { ...again, session: 'fenster-0', answer: 'Refuse a date that does not…' };
    expect(rows([before, fenster, again, hockney])[0]).toContain(
      ': Refuse a date that does not…; Sort the names',
    );
    expect(rows([coordinator, fenster, again])).toEqual([]);
    const answered = { ...fenster, session: 'fenster-2', files: [], answer: 'Your copy is old.' };
    const worked = { ...again, session: 'fenster-3', answer: 'The names are sorted.' };
    expect(rows([answered, worked, hockney])[0]).toBe(
      '**Fenster ×2** (Backend), 1 file: The names are sorted.',
    );
    expect(rows([{ ...fenster, answer: `${work.answer}\n` }, hockney])[0]).toBe(
      '**Fenster** (Backend), 1 file',
    );
  });

  it.each([
    ['a line', 'Done.\nHow to test: open /login', 'open /login'],
    ['a bold line', '**How to test:** open /login', 'open /login'],
    ['other words', '- To test this: open /login', 'open /login'],
    ['a heading', '## How to test\n\n1. Start it\n2. Open /login\n\nBye.', 'Start it; Open /login'],
    ['a list below', 'How to test it:\n- Start it\n* Open /login', 'Start it; Open /login'],
    [
      'the commands among other words',
      'How to test:\n- I read all of it twice\n- Run `node a.js`\n- It felt right',
      'Run `node a.js`',
    ],
    ['a code block', '### How to test\n\n```sh\nnpm test\n```\n\nBye.', 'npm test'],
    [
      'a long list, cut after eight',
      `How to test:\n- ${tenSteps.join('\n- ')}`,
      tenSteps.slice(0, 8).join('; '),
    ],
  ])('quotes how to test from %s', (_where, answer, steps) => {
    const transcript = aTranscript({ agents: [anAgent({ answer })] });
    const body = renderPullRequestBody(context, transcript, work);
    expect(itemsUnder('How to test', body)).toEqual([`Hockney says: ${steps}`]);
  });

  it.each([
    ['nobody says it', 'I know how to test it.'],
    ['a report tells of tests', 'Tests: 12 passed'],
    ['the section is empty', '## How to test'],
    [
      'it names a tool of the squad',
      'How to test: run the tests in `.squad/tools/npm-test/npm-test.sh`',
    ],
    ['it names what the checks ran', 'How to test: run `npm test`.'],
    ['it is a claim', 'How to test: all tests pass'],
  ])('says nothing of how to test where %s', (_where, answer) => {
    const row = {
      name: 'npm test',
      command: 'npm test',
      result: 'passed',
      seconds: 2,
      lines: [],
    } as const;
    const checks = { rows: [row], off: undefined, base: 'main' };
    const transcript = aTranscript({
      checks,
      agents: [anAgent({ answer, files: ['src/a.test.ts'] })],
    });
    expect(renderPullRequestBody(context, transcript, work)).not.toContain('## How to test');
  });

  it('says one step once, whoever said it, and none that the answer shows', () => {
    const agents = [fenster, { ...fenster, session: 'fenster-2' }];
    const steps = (answer: string) =>
      itemsUnder(
        'How to test',
        renderPullRequestBody(context, aTranscript({ agents }), aBody({ answer })),
      );
    expect(steps('Done.')).toHaveLength(1);
    expect(steps(fenster.answer)).toEqual([]);
  });

  describe('findings', () => {
    const standing = (kind: 'inline' | 'changed' = 'inline') => ({
      commit: 'c0ffee',
      reviews: [
        {
          reviewer: 'hockney',
          verdict: 'changes-requested' as const,
          findings: [
            placed(kind),
            { ...placed('inline'), path: 'src/b.ts', severity: 'nit' as const, text: 'Say why.' },
          ],
          isEarly: false,
          secrets: 0,
          text: '',
        },
      ],
    });
    const bodyOf = (reviews: readonly ReviewNote[], changes = {}) =>
      renderPullRequestBody(context, aTranscript({ reviews }), aBody(changes));

    it('stand before what changed, marked once their lines are changed', () => {
      const open = bodyOf([aReview()], { standing: standing('changed') });
      expect(open).toContain(
        [
          '## Findings that stand',
          '',
          '- **Hockney** asked for changes and has not looked again. 1 of 2 findings is on lines that have changed since.',
          '  - [`src/b.ts:12`](https://github.example/acme/harbour/blob/c0ffee/src/b.ts#L12) nit: Say why.',
          '  - `src/a.ts:12`: Check it. (these lines were changed since)',
          '',
          '## What changed',
        ].join('\n'),
      );
    });

    it('are named as they were found, ten of them, and the rest counted', () => {
      const [review] = standing().reviews;
      const bodyWith = (findings: readonly PlacedFinding[], changes = {}) =>
        bodyOf([aReview({ findings: [], ...changes })], {
          standing: { commit: '', reviews: [{ ...review, findings }] },
        }).split('\n\n')[3];
      expect(bodyWith([])).toBe(
        '- **Hockney** asked for changes in `src/login.ts` and has not looked again',
      );
      expect(bodyWith([], { files: [] })).toBe(
        '- **Hockney** asked for changes and has not looked again',
      );
      const approval = { handoff: 'h3', verdict: 'approved', files: ['b.ts'] } as const;
      const reviews = [aReview({ findings: [] }), aReview({ ...approval, findings: [] })];
      const open = { commit: '', reviews: [{ ...review, findings: [] }] };
      expect(bodyOf(reviews, { standing: open })).toContain(
        '- **Hockney** asked for changes in `src/login.ts` and has not looked again',
      );
      expect(bodyWith([placed('changed')])).toMatch(
        / again\. Its finding is on lines that have changed since\.\n {2}- `src\/a\.ts:12`: Check it\. \(these lines were changed since\)$/,
      );
      expect(bodyWith([placed('changed'), placed('changed')])).toMatch(
        / again\. 2 of 2 findings are on lines that have changed since\.\n.*\n.*$/,
      );
      const [, ...since] =
        bodyOf([aReview({ findings: [] })], {
          standing: {
            commit: '',
            reviews: [{ ...review, findings: [placed('inline')], changedSince: ['src/a.ts'] }],
          },
        })
          .split('\n\n')[3]
          ?.split('\n') ?? [];
      expect(since).toEqual(['  - `src/a.ts:12`: Check it. (the file was changed since)']);
      const line = '  - `src/a.ts:12`: Check it.';
      const many = (count: number) => Array.from({ length: count }, () => placed('inline'));
      expect(bodyWith(many(10))?.split('\n').slice(1)).toEqual(many(10).map(() => line));
      expect(bodyWith(many(12))?.split('\n').slice(10)).toEqual([
        line,
        '  - and 2 more in the review',
      ]);
    });

    it('are told as what the reviewer says now, where it looked again', () => {
      const reviews = [aReview(), aReview({ handoff: 'h3' })];
      const again = bodyOf(reviews, { standing: standing('changed') });
      expect(again).toContain('- **Hockney** looked again and asks for changes. 1 of 2');
    });

    it('are no objection any more where the reviewer looked again', () => {
      const again = aReview({ verdict: 'approved', findings: [] });
      const none = { standing: { reviews: [], commit: '' } };
      expect(bodyOf([aReview(), again], none)).not.toContain('Findings that stand');
      expect(bodyOf([aReview(), again], { standing: standing() })).toContain(
        '- **Hockney** left 2 findings\n  - ',
      );
    });
  });

  it('names what was reviewed and is there, the file with a finding among the first', () => {
    const learnt = '.squad/agents/hockney/inbox/x.md';
    const hockney = anAgent({ state: 'done', answer: 'Approved.', files: [learnt] });
    const reviewed = ['a.ts', 'gone.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts'];
    const findings = [aFinding({ path: 'e.ts' })];
    const reviews = [aReview({ verdict: 'approved', findings, files: reviewed })];
    const branch = { ...work.branch, isThere: (path: string) => path !== 'gone.ts' };
    const transcript = aTranscript({ agents: [fenster, hockney], reviews });
    const body = renderPullRequestBody(context, transcript, { ...work, branch });
    expect(itemsUnder('Who did what', body)[1]).toBe(
      '**Hockney** (Tester), 1 learning: reviewed `e.ts`, `a.ts`, `b.ts` and 2 more',
    );
  });

  it('says of each agent what it left, and what it says it did', () => {
    const branch = { ...work.branch, roles: new Map([['verbal', 'Designer']]) };
    const rowOf = (...agents: readonly AgentRow[]) => {
      const transcript = aTranscript({ agents: [...agents, { ...fenster, files: [] }] });
      const body = renderPullRequestBody(context, transcript, { ...work, branch });
      return itemsUnder('Who did what', body)[0];
    };
    const files = [
      '.squad/config.json',
      '.squad/decisions/inbox/a.md',
      '.squad/decisions/inbox/b.md',
      '.squad/agents/verbal/history.md',
    ];
    const verbal = anAgent({ name: 'Verbal', role: '', state: 'done', answer: 'Drew it.' });
    expect(rowOf({ ...verbal, files })).toBe(
      '**Verbal** (Designer), 1 file, 2 decisions, 1 learning: Drew it.',
    );
    expect(rowOf({ ...verbal, role: 'Artist' })).toBe('**Verbal** (Artist): Drew it.');
    expect(rowOf(verbal, { ...verbal, role: 'Artist', session: 'v2' })).toBe(
      '**Verbal ×2** (Artist): Drew it.',
    );
    expect(rowOf({ ...verbal, answer: '' })).toBe('**Verbal** (Designer)');
    const stopped = { ...verbal, state: 'stopped' } as const;
    expect(rowOf(stopped)).toBe('**Verbal** (Designer): did not finish "test the login form"');
    expect(rowOf({ ...stopped, task: '' })).toBe('**Verbal** (Designer)');
    expect(rowOf(stopped, { ...verbal, session: 'v2', answer: 'Coloured it.' })).toBe(
      '**Verbal ×2** (Designer): Coloured it.',
    );
    const [one, two] = ['Draw a map\n\nx', 'Draw a globe\n\ny'].map((answer, at) => {
      return { ...verbal, answer, session: `v${at}` };
    });
    expect(rowOf(one ?? verbal, two ?? verbal, { ...verbal, session: 'v3' })).toBe(
      '**Verbal ×3** (Designer): Draw a map; Draw a globe',
    );
    expect(rowOf({ ...verbal, agent: '' }, coordinator)).toBeUndefined();
  });

  it('says of a reviewer whose request was met how it went', () => {
    const hockney = anAgent({ state: 'done', answer: 'Approved.' });
    const rowOf = (...reviews: readonly ReviewNote[]) => {
      const transcript = aTranscript({ agents: [fenster, hockney], reviews });
      return itemsUnder('Who did what', renderPullRequestBody(context, transcript, work))[1];
    };
    const approval = aReview({ handoff: 'h3', verdict: 'approved', findings: [] });
    const reviewed = '**Hockney** (Tester): reviewed `src/login.ts`';
    expect(rowOf(aReview(), approval)).toBe(`${reviewed}, asked for 1 change, then approved`);
    expect(rowOf(aReview(), { ...approval, changedByReviewer: ['src/login.ts'] })).toBe(
      `${reviewed}, asked for 1 change, then approved; the reviewer changed \`src/login.ts\``,
    );
    expect(rowOf(aReview({ findings: [] }), approval)).toBe(
      `${reviewed}, asked for changes, then approved`,
    );
    expect(rowOf(approval)).toBe(reviewed);
    expect(rowOf(approval, aReview())).toBe(reviewed);
    expect(rowOf(aReview(), { ...approval, reviewer: 'keyser' })).toBe(reviewed);
  });

  it('folds a list of more than five files, source first', () => {
    const files = ['b.md', 'test/a.test.ts', 'a.ts', 'c.ts', 'd.ts'];
    const below = (names: readonly string[]) => {
      const agents = [{ ...fenster, files: names }];
      const [, changed = ''] = renderPullRequestBody(context, aTranscript({ agents }), work).split(
        `${work.answer}\n\n`,
      );
      return changed.split('\n\n');
    };
    const lines = ['a.ts', 'c.ts', 'd.ts', 'b.md', 'test/a.test.ts'].map(
      (path) => `- \`${path}\` by Fenster`,
    );
    expect(below(files).slice(0, 2)).toEqual(['**Files**', lines.join('\n')]);
    expect(below([...files, 'e.md']).slice(0, 2)).toEqual([
      '<details><summary>6 files</summary>',
      [...lines, '- `e.md` by Fenster'].join('\n'),
    ]);
    const memory = '.squad/agents/fenster/history.md';
    expect(below([...files, memory]).slice(0, 2)).toEqual([
      '<details><summary>5 files</summary>',
      [...lines, "- `.squad/`: 1 file of the team's memory, by Fenster"].join('\n'),
    ]);
  });

  it('counts the team’s memory apart from the files', () => {
    const inbox = ['.squad/agents/fenster/inbox/x.md', '.squad/agents/fenster/inbox/y.md'];
    const agents = [{ ...fenster, files: ['src/login.ts', ...inbox] }, anAgent()];
    const body = renderPullRequestBody(context, aTranscript({ agents }), work);
    expect(itemsUnder('Who did what', body)[0]).toMatch(/, 1 file, 2 learnings: /);
  });

  it('keeps its list of files apart from a list that the report ends with', () => {
    const transcript = aTranscript({ agents: [fenster] });
    const body = renderPullRequestBody(context, transcript, { ...work, answer: 'Open:\n- a\n- b' });
    expect(fromMarkdown(body).children.filter(({ type }) => type === 'list')).toHaveLength(3);
  });

  it('holds headings of a report below its own', () => {
    const transcript = aTranscript({ agents: [fenster] });
    const answer = '# All\n\n## Decisions\n\nNone.';
    const body = renderPullRequestBody(context, transcript, { ...work, answer });
    expect(body).toContain('### All\n\n#### Decisions');
  });

  it('says who put together what two changed, and where work is that could not be joined', () => {
    const raul = anAgent({ name: 'Raul', state: 'done', files: ['a.ts'] });
    const conflict = { session: 'raul', files: ['a.ts'], others: ['fenster'], keptOn: undefined };
    const aside = { session: 'hockney', files: ['b.ts'], others: [], keptOn: 'squad/7-x-hockney' };
    const transcript = aTranscript({
      agents: [fenster, raul, anAgent({ state: 'failed' })],
      conflicts: [
        conflict,
        aside,
        { ...conflict, session: 'hockney' },
        { ...aside, files: ['c.ts'], isBundled: true },
      ],
    });
    const body = renderPullRequestBody(context, transcript, work);
    expect(itemsUnder('Changed by two agents', body)).toEqual([
      'Fenster and Raul changed the same lines of `a.ts`; Raul merged them.',
      "Not in this pull request: Hockney's change to `b.ts` could not be merged; it is on the branch `squad/7-x-hockney`.",
      "Not in this pull request: Hockney's change to `c.ts` could not be merged; it is in the run's bundle as `squad/7-x-hockney`.",
    ]);
  });

  it('says "a colleague" of one whom nobody can name', () => {
    const raul = anAgent({ name: 'Raul', state: 'done', files: ['a.ts'] });
    const conflict = { session: 'raul', files: ['a.ts'], others: [], keptOn: undefined };
    const transcript = aTranscript({ agents: [raul], conflicts: [conflict] });
    const body = renderPullRequestBody(context, transcript, work);
    expect(itemsUnder('Changed by two agents', body)).toEqual([
      'Raul and a colleague changed the same lines of `a.ts`; Raul merged them.',
    ]);
  });

  it('does not call unfinished what somebody finished', () => {
    const failed = anAgent({ state: 'failed', endedAt: 50_000, answer: 'timeout' });
    const again = anAgent({
      session: 'hockney-2',
      state: 'done',
      startedAt: 60_000,
      endedAt: 70_000,
      lastActiveAt: 70_000,
    });
    const body = (agents: readonly AgentRow[]) =>
      renderPullRequestBody(context, aTranscript({ agents }), work);
    expect(itemsUnder('Not done', body([failed]))).toEqual(['Hockney failed: timeout']);
    expect(body([failed, again])).not.toContain('timeout');
  });

  it('says who was stopped, and one reason once', () => {
    const agents = [
      anAgent({ state: 'stopped', answer: 'the time limit' }),
      anAgent({ name: 'Fenster', state: 'stopped', answer: 'the time limit' }),
      anAgent({ name: 'Keyser', state: 'stopped' }),
    ];
    const body = renderPullRequestBody(context, aTranscript({ agents }), work);
    expect(itemsUnder('Not done', body)).toEqual([
      'Hockney and Fenster were stopped: the time limit',
      'Keyser was stopped',
    ]);
  });

  it('counts who was stopped, whatever they are called, and lists three as people do', () => {
    const stopped = (name: string, answer: string) => anAgent({ name, state: 'stopped', answer });
    const agents = [
      stopped('Research and Docs', 'a limit'),
      ...['Ada', 'Bo', 'Cy'].map((name) => stopped(name, 'the time limit')),
    ];
    const body = renderPullRequestBody(context, aTranscript({ agents }), work);
    expect(itemsUnder('Not done', body)).toEqual([
      'Research and Docs was stopped: a limit',
      'Ada, Bo and Cy were stopped: the time limit',
    ]);
  });

  it.each(['@', '&#64;', 'x'.repeat(50)])(
    'stays below 40,000 characters and keeps its end when the sanitizer writes %j',
    (letter) => {
      const text = '@'.repeat(1000);
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
      decisions: [{ ...decision, by: text, body: text, title: text, category: text }],
      learnings: [{ ...learning, agent: text, learning: text }],
      notes: [text],
      left: [text],
    });
    const body = renderPullRequestBody(mentionless, transcript, { ...work, answer: text });
    expect(body).not.toContain('@');
    expect(body.match(/\(at\)everyone/g)?.length).toBeGreaterThan(9);
  });

  it('gets no section, and loses none, by what agents are called and say', () => {
    fc.assert(
      fc.property(nastyText, nastyText, (text, other) => {
        const agent = anAgent({
          agent: 'keyser',
          name: text,
          role: other,
          task: text,
          state: 'stopped',
          answer: other,
        });
        const transcript = aTranscript({
          agents: [agent, { ...fenster, name: other, answer: '' }],
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
    expect(renderMemoryPullRequest(context, transcript, 'c0ffee')).toEqual({
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
        decisionLine.replace('COMMIT', 'c0ffee'),
      ].join('\n'),
    });
  });

  it('tells the rule of a decision in the squad’s own form, without its label', () => {
    const body = '**What:** Every form is checked. Really.\n**Why:** People err.';
    const text = aTranscript({ decisions: [{ ...decision, body }] });
    expect(renderMemoryPullRequest(context, text, 'c0ffee').body).toContain(
      decisionLine.replace('COMMIT', 'c0ffee'),
    );
  });

  it('stays below 40,000 characters', () => {
    const learnings = Array.from({ length: 1500 }, () => ({
      ...learning,
      learning: '🦊 '.repeat(500),
    }));
    const safe = (words: string) => words.replaceAll('🦊', 'x'.repeat(20));
    const { body } = renderMemoryPullRequest({ facts, safe }, { ...transcript, learnings }, 'b');
    expect(body.length).toBeLessThanOrEqual(40_000);
    expect(body).toContain('- and 1.5k more');
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
  'Not done',
  'list',
  'What changed',
  'paragraph',
  'paragraph',
  'list',
  'Decisions',
  'list',
  'What the team learnt',
  'list',
  'Who did what',
  'list',
  'paragraph',
  'Closes #7',
];

function placed(kind: PlacedFinding['kind']): PlacedFinding {
  const place = { path: 'src/a.ts', line: 12, endLine: 12 };
  const said = { rule: undefined, severity: undefined, suggestion: undefined, text: 'Check it.' };
  return { kind, ...place, ...said, fingerprint: 'x', nearby: [] };
}
